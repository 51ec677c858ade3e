//! How long the page takes to say whether a game can still be won, for `docs/performance.md`:
//! `cargo run -p browser-tests --example outlook -- 200` with the binary to start in `PATIENCE`. So many
//! deals are played by a simple player, with a mouse; the times are from the release of the button until
//! the move is on the table, and until it is said what it has done to the game. They are printed and
//! decide nothing.

use browser_tests::hands::key;
use browser_tests::{By, Play, Visit, Visitor};
use engine::{Deal, Game};
use play::{Settings, Switch, best_of_all};
use rules::Catalogue;
use std::collections::HashSet;
use std::sync::Arc;

/// Notes for every release of a button how long it takes until the page knows, if it does within ten
/// seconds, and what it says then.
const NOTE: &str = "
    if (window.answers) return true;
    window.answers = [];
    window.waiting = 0;
    const channel = new MessageChannel();
    const turns = [];
    channel.port1.onmessage = () => turns.shift()();
    const turn = () => new Promise((resolve) => { turns.push(resolve); channel.port2.postMessage(0); });
    addEventListener('pointerup', async () => {
        const begin = performance.now();
        window.waiting++;
        await turn();
        await turn();
        const made = performance.now() - begin;
        let kind;
        while ((kind = document.querySelector('.outlook')?.dataset.outlook) === 'open') {
            if (performance.now() - begin > 10000) break;
            await turn();
        }
        window.answers.push([made, performance.now() - begin, kind ?? 'none']);
        window.waiting--;
    }, true);
    return true;
";

/// A move: milliseconds until it is made, until it is judged, and the judgement.
type Noted = (f64, f64, String);

fn print_times(what: &str, times: impl Iterator<Item = f64>) {
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    let part = |hundredths: usize| times.get((times.len() * hundredths / 100).min(times.len() - 1));
    let [middle, most, longest] = [50, 95, 100].map(|part_of| part(part_of).copied().unwrap_or(0.0));
    println!("{what}: {middle:.1} ms in the middle, {most:.1} ms for 95 of 100, {longest:.0} ms at most");
}

fn main() {
    let deals: u64 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(20);
    let usual = Visitor::usual();
    // Quiet, so that no panel covers a game that is stuck.
    let settings = Settings { outlook: Switch::On, quiet: Switch::On, ..usual.settings };
    let mut visit = Visit::start(Visitor { settings, ..usual });
    for preset in ["klondike", "klondike-draw-1"] {
        let rules = Arc::new(Catalogue::builtin().rules(preset, &[]).expect("it is built in"));
        let mut all: Vec<Noted> = Vec::new();
        for number in 1..=deals / 2 {
            visit.open(&format!("{preset}.{number}"));
            visit.run::<bool>(NOTE, vec![]);
            let mut play = Play::of(&visit, Game::start(&rules, &Deal::numbered(&rules, number)));
            let mut seen = HashSet::new();
            while !play.game.is_won() && seen.insert(play.game.table().position(&rules)) {
                let Some(mv) = best_of_all(&play.game) else { break };
                play.make(mv, By::Drag);
                visit.wait::<bool>("an answer", "window.waiting === 0", vec![]);
            }
            if play.game.is_won() {
                visit.wait_for_panel("won");
                visit.keys(&[key::ESCAPE]);
                visit.wait_for_panel("none");
            }
            all.extend(visit.run::<Vec<Noted>>("return window.answers.splice(0)", vec![]));
        }
        let count = |kind: &str| all.iter().filter(|(.., other)| other == kind).count();
        println!("{preset}: {} moves; won {}, lost {}, open {}", all.len(), count("won"), count("lost"), count("open"));
        print_times("until the move is made", all.iter().map(|(made, ..)| *made));
        print_times("until it is judged", all.iter().map(|(_, judged, _)| *judged));
    }
}
