//! How long exhaustive search takes on random small games, and how many are won: `cargo run --release -p testkit
//! --example small -- 1000`. A figure for documents, never for a test.

use std::collections::BTreeMap;
use std::time::Instant;
use testkit::exhaustive::{CaseKind, Deck, Exhaustive, case_with, rules};
use testkit::random::Random;

fn main() {
    let count = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(1000);
    let limit = std::env::args().nth(2).and_then(|word| word.parse().ok()).unwrap_or(1_000_000);
    let mut random = Random::new(1);
    let mut lines: BTreeMap<String, (u32, u32, u32, f64, f64)> = BTreeMap::new();
    for deck in Deck::ALL.into_iter().chain(Deck::FULL) {
        for kind in CaseKind::ALL.into_iter().filter(|kind| (*kind == CaseKind::Ending) == Deck::FULL.contains(&deck)) {
            for _ in 0..count {
                let rules = rules(&mut random, deck);
                let case = case_with(&mut random, &rules, kind);
                let order = case.order();
                let search = Exhaustive::new(&case.rules, &case.layout, &order).expect("a small game");
                let start = Instant::now();
                let won = search.winnable(limit);
                let seconds = start.elapsed().as_secs_f64();
                let name = format!("{}x{}x{} {kind:?}", deck.suits, deck.copies, deck.ranks);
                let line = lines.entry(name).or_default();
                match won {
                    Some(true) => line.0 += 1,
                    Some(false) => line.1 += 1,
                    None => line.2 += 1,
                }
                line.3 += seconds;
                line.4 = line.4.max(seconds);
            }
        }
    }
    println!("deck kind: won, lost, open, games a second, slowest in seconds");
    for (name, (won, lost, open, seconds, slowest)) in lines {
        let rate = f64::from(won + lost + open) / seconds;
        println!("{name}: {won}, {lost}, {open}, {rate:.0}, {slowest:.3}");
    }
}
