//! Verdicts on small decks, against exhaustive search that leaves nothing out.

use solver::{Limits, Unwatched, Verdict, solve};
use testkit::bridge::Bridged;
use testkit::exhaustive;
use testkit::random::Random;

/// Positions that the exhaustive search may meet.
const LIMIT: usize = 30_000;

#[test]
fn verdicts_on_small_decks_are_those_of_exhaustive_search() {
    let seeds = std::env::var("SMALL_DECKS").ok().and_then(|text| text.parse().ok()).unwrap_or(1_200);
    let mut counts = [0_u32; 3];
    // A few of the widest games take too long for every run; nothing may be said of them.
    let limits = Limits { nodes: Some(100_000), bytes: None };
    for seed in 0..seeds {
        let mut random = Random::new(seed);
        let case = exhaustive::case(&mut random);
        let bridged = Bridged::of(&case).expect("a case has both forms");
        let verdict = solve(&bridged.rules, &bridged.table, limits, &mut Unwatched);
        let found = match verdict {
            Verdict::Won(_) => true,
            Verdict::Lost(_) => false,
            Verdict::Open(_) => {
                counts[2] += 1;
                continue;
            }
        };
        let Some(truth) = bridged.winnable(LIMIT).expect("a small deck") else { continue };
        assert_eq!(found, truth, "seed {seed}: {case}");
        counts[usize::from(!truth)] += 1;
    }
    println!("{counts:?}");
    let [won, lost, open] = counts;
    assert!(won > 300 && lost > 300 && open < 30, "{won} won, {lost} lost, {open} open");
}
