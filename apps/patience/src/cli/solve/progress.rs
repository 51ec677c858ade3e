//! How far a long answer has come, for a person who waits at a terminal.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How much there is to do.
pub(crate) enum Extent {
    /// So many deals.
    Deals(u64),
    /// A file of so many bytes, of which some are read by now.
    Bytes {
        /// Its length.
        all: u64,
        /// How far it is read.
        read: Arc<AtomicU64>,
    },
    /// Nobody knows.
    Open,
}

/// From this time on it is worth a line, which then changes so often.
const INTERVAL: Duration = Duration::from_millis(500);

/// A line on standard error that says how far it is. Where that is no terminal it never appears.
pub(crate) struct Progress {
    extent: Extent,
    place: Place,
    begin: Instant,
    shown: Instant,
    done: u64,
    line: Line,
}

/// Where answer and progress go.
#[derive(Clone, Copy)]
enum Place {
    /// Nobody sees the progress.
    Nowhere,
    /// Only the progress goes to a terminal.
    Alone,
    /// Both go to one terminal.
    Together,
}

/// Whether the line stands there.
#[derive(Clone, Copy)]
enum Line {
    Shown,
    Away,
}

impl Progress {
    /// Nothing is done yet.
    pub(crate) fn new(extent: Extent) -> Progress {
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let place = match (io::stderr().is_terminal() && !dumb, io::stdout().is_terminal()) {
            (false, _) => Place::Nowhere,
            (true, false) => Place::Alone,
            (true, true) => Place::Together,
        };
        let now = Instant::now();
        Progress { extent, place, begin: now, shown: now, done: 0, line: Line::Away }
    }

    /// One more is done, and its answer comes now: the line makes way.
    pub(crate) fn step(&mut self) {
        self.done += 1;
        match self.place {
            Place::Together => self.clear(),
            Place::Nowhere | Place::Alone => {}
        }
    }

    /// Shows the line anew if it has grown old.
    pub(crate) fn show(&mut self) {
        match self.place {
            Place::Alone | Place::Together if self.shown.elapsed() >= INTERVAL => {
                self.shown = Instant::now();
                self.line = Line::Shown;
                let text = text(self.done, self.begin.elapsed(), self.share());
                let _ = write!(io::stderr(), "\r{text}\u{1b}[K");
            }
            Place::Nowhere | Place::Alone | Place::Together => {}
        }
    }

    /// Takes the line away.
    fn clear(&mut self) {
        match self.line {
            Line::Shown => {
                let _ = write!(io::stderr(), "\r\u{1b}[K");
                self.line = Line::Away;
            }
            Line::Away => {}
        }
    }

    /// Which part of the work is done, from 0 to 1, as far as anybody knows.
    fn share(&self) -> Option<f64> {
        let share = match &self.extent {
            Extent::Deals(all) => self.done as f64 / *all as f64,
            Extent::Bytes { all, read } => read.load(Ordering::Relaxed) as f64 / *all as f64,
            Extent::Open => return None,
        };
        (share > 0.0).then(|| share.min(1.0))
    }
}

/// What is said after it begins on a clean line.
impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}

/// The line: what is done, how fast it goes, and how long it will take if it goes on like this.
fn text(done: u64, time: Duration, share: Option<f64>) -> String {
    let seconds = time.as_secs_f64();
    if done == 0 {
        return format!("no deal done in {}", span(seconds));
    }
    let rate = done as f64 / seconds.max(f64::MIN_POSITIVE);
    let rate = if rate < 10.0 { format!("{rate:.1}") } else { format!("{rate:.0}") };
    let deals = if done == 1 { "deal" } else { "deals" };
    let left = share.map(|share| format!(", {} left", span(seconds * (1.0 - share) / share)));
    format!("{done} {deals}, {rate} a second{}", left.unwrap_or_default())
}

fn span(seconds: f64) -> String {
    let seconds = seconds.ceil() as u64;
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_says_how_fast_it_goes_and_how_long_it_takes() {
        let line = |done, seconds, share| text(done, Duration::from_secs(seconds), share);
        assert_eq!(line(1, 2, None), "1 deal, 0.5 a second");
        assert_eq!(line(500, 10, Some(0.5)), "500 deals, 50 a second, 10 s left");
        assert_eq!(line(500, 100, Some(0.25)), "500 deals, 5.0 a second, 5 min 0 s left");
        assert_eq!(line(500, 100, Some(0.01)), "500 deals, 5.0 a second, 2 h 45 min left");
        assert_eq!(line(9, 1, Some(1.0)), "9 deals, 9.0 a second, 0 s left");
        assert_eq!(line(0, 61, Some(0.1)), "no deal done in 1 min 1 s");
    }

    #[test]
    fn the_share_is_that_of_the_deals_or_of_the_file() {
        let read = Arc::new(AtomicU64::new(25));
        let mut progress = Progress::new(Extent::Bytes { all: 100, read: Arc::clone(&read) });
        assert_eq!(progress.share(), Some(0.25));
        read.store(120, Ordering::Relaxed);
        assert_eq!(progress.share(), Some(1.0));
        progress.extent = Extent::Deals(4);
        assert_eq!(progress.share(), None);
        progress.step();
        assert_eq!(progress.share(), Some(0.25));
        progress.extent = Extent::Open;
        assert_eq!(progress.share(), None);
    }
}
