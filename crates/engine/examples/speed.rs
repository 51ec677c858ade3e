//! How many moves the engine generates, plays and undoes a second: `cargo run --release -p engine --example speed`.
//!
//! A figure for documents, never for a test: what is counted are the same random games each time.

use cards::Shuffle;
use engine::{Deal, Game, StuckSearch};
use rules::Catalogue;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Random games of one preset: moves listed, moves played and undone, positions of the stuck test.
#[derive(Default)]
struct Counts {
    listed: u64,
    played: u64,
    positions: u64,
    playing: Duration,
    searching: Duration,
}

fn main() {
    println!("{:<16} {:>14} {:>14} {:>14} {:>16}", "preset", "listed/s", "played/s", "stuck tests/s", "positions each");
    for preset in Catalogue::builtin().presets() {
        let rules = Arc::new(Catalogue::builtin().rules(preset.id(), &[]).expect("a built-in preset"));
        let mut counts = Counts::default();
        let mut tests = 0_u64;
        for number in 0..400 {
            let mut random = Shuffle::new(number);
            let mut game = Game::start(&rules, &Deal::numbered(&rules, number));
            let start = Instant::now();
            for _ in 0..200 {
                let moves: Vec<_> = game.legal_moves().collect();
                counts.listed += moves.len() as u64;
                if moves.is_empty() {
                    break;
                }
                game.play(moves[random.below(moves.len() as u64) as usize]);
                counts.played += 1;
            }
            counts.playing += start.elapsed();
            let start = Instant::now();
            for _ in 0..10 {
                let mut search = StuckSearch::new(&rules, game.table());
                while search.run(1_000).is_none() {}
                counts.positions += search.positions() as u64;
                tests += 1;
            }
            counts.searching += start.elapsed();
            while game.undo().is_some() {}
            assert_eq!(game.table(), game.opening());
        }
        let a_second = |count: u64, time: Duration| count as f64 / time.as_secs_f64();
        println!(
            "{:<16} {:>14.0} {:>14.0} {:>14.0} {:>16.1}",
            preset.id(),
            a_second(counts.listed, counts.playing),
            a_second(counts.played, counts.playing),
            a_second(tests, counts.searching),
            counts.positions as f64 / tests as f64,
        );
    }
}
