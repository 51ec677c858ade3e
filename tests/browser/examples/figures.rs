//! Figures of the page for `docs/performance.md`: `cargo run -p browser-tests --example figures` with the
//! binary to start in `PATIENCE`. They are printed and decide nothing.

use browser_tests::visitor::Motion;
use browser_tests::{Visit, Visitor};
use play::{Settings, Tempo};

/// Begins to note the times between frames, and deals another game.
const DEAL: &str = "
    window.frameTimes = [];
    let last = performance.now();
    const note = (now) => {
        window.frameTimes.push(now - last);
        last = now;
        window.frameTimer = requestAnimationFrame(note);
    };
    requestAnimationFrame((now) => { last = now; window.frameTimer = requestAnimationFrame(note); });
    location.hash = arguments[0];
";

const NOTED: &str = "cancelAnimationFrame(window.frameTimer); return window.frameTimes;";

fn middle(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or(0.0)
}

fn main() {
    let usual = Visitor::usual();
    let settings = Settings { tempo: Tempo::Normal, ..usual.settings };
    let mut visit = Visit::start(Visitor { motion: Motion::Full, settings, ..usual });
    visit.open("");
    let mut starts: Vec<f64> = (0..9)
        .map(|_| {
            visit.reload();
            visit.wait_until_playable();
            visit.run("return performance.getEntriesByName('patience:playable')[0].startTime", vec![])
        })
        .collect();
    let slowest = starts.iter().copied().fold(0.0, f64::max);
    println!(
        "from navigation to a playable table: {:.0} ms in the middle, {slowest:.0} ms at most, 9 loads",
        middle(&mut starts)
    );
    let mut all: Vec<f64> = Vec::new();
    for number in 1..=9 {
        visit.run::<serde_json::Value>(DEAL, vec![format!("#klondike.{number}").into()]);
        visit.wait::<bool>("the cards to fly", "window.frameTimes.length > 10", vec![]);
        visit.wait::<bool>("the cards to lie", "settled()", vec![]);
        all.extend(visit.run::<Vec<f64>>(NOTED, vec![]));
    }
    let slow = all.iter().filter(|time| **time > 25.0).count();
    let longest = all.iter().copied().fold(0.0, f64::max);
    println!(
        "frames while all cards are dealt: {:.1} ms in the middle, {longest:.1} ms at most, {slow} of {} over 25 ms",
        middle(&mut all),
        all.len()
    );
}
