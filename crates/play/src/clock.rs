//! The clock of a game: data that is told the time, never a timer.

/// Time played, in milliseconds. It starts with the first move and stands still while the page is
/// hidden, the game paused or over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    played: u64,
    since: Option<u64>,
}

impl Clock {
    /// A clock that stands at a time already played, in milliseconds.
    #[must_use]
    pub fn at(played: u64) -> Clock {
        Clock { played, since: None }
    }

    /// Runs from now on; a running clock goes on as it is.
    pub fn start(&mut self, now: u64) {
        self.since.get_or_insert(now);
    }

    /// Stands still from now on; however often it is stopped, one start runs it again.
    pub fn stop(&mut self, now: u64) {
        self.played = self.milliseconds(now);
        self.since = None;
    }

    /// Whether it runs.
    #[must_use]
    pub fn is_running(self) -> bool {
        self.since.is_some()
    }

    /// The time played until now; a device clock that is set back takes nothing away.
    #[must_use]
    pub fn milliseconds(self, now: u64) -> u64 {
        self.played + self.since.map_or(0, |since| now.saturating_sub(since))
    }

    /// The same in whole seconds.
    #[must_use]
    pub fn seconds(self, now: u64) -> u64 {
        self.milliseconds(now) / 1000
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_pauses_and_one_resume_count_once() {
        let mut clock = Clock::default();
        assert_eq!(clock.seconds(99_000), 0);
        clock.start(1_000);
        clock.start(2_000);
        assert_eq!(clock.seconds(5_500), 4);
        clock.stop(6_000);
        clock.stop(9_000);
        assert_eq!(clock.seconds(60_000), 5);
        clock.start(60_000);
        assert_eq!(clock.seconds(61_000), 6);
        assert!(clock.is_running());
    }

    #[test]
    fn a_device_clock_set_back_takes_nothing_away() {
        let mut clock = Clock::at(3_000);
        clock.start(10_000);
        assert_eq!(clock.milliseconds(4_000), 3_000);
    }
}
