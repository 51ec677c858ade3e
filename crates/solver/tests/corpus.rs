//! Verdicts of other solvers, and deals that other programs got wrong.

mod common;

use common::{cost, verdict};
use engine::Deal;
use notation::import::read_deck_string;
use rules::Catalogue;
use testkit::verdicts::{Expected, all_verdicts};

/// Games with one pack whose rows are decided in a moment each.
const QUICK: [&str; 2] = ["klondike", "eight-columns"];

#[test]
fn others_verdicts_are_ours() {
    let rows = all_verdicts().expect("the file of verdicts is in order");
    let rows: Vec<_> = rows.iter().filter(|row| QUICK.contains(&row.position.rules.preset())).collect();
    for row in &rows {
        let won = verdict(&row.position.rules, &row.position.table);
        assert_eq!(won, row.expected == Expected::Won, "{}", row.id);
    }
    println!("{} rows", rows.len());
}

#[test]
fn a_deal_that_was_called_impossible_is_won() {
    let deck = "011061012013133132131021051014053042134023043033032062031034022052024041054064063044121122123124\
                111112113114101102103104091092093094081082083084071072073074";
    let order = read_deck_string(deck).expect("a deck");
    for draw in ["klondike", "klondike-draw-1"] {
        let rules = Catalogue::builtin().rules(draw, &[]).expect("a preset");
        let table = Deal::ordered(&rules, order.clone()).expect("a pack").table(&rules);
        assert!(verdict(&rules, &table), "{draw}");
    }
}

/// The positions that a fixed set of deals takes: a change that makes the search look at more shows
/// here, and one that makes it look at fewer is written down here.
#[test]
fn a_fixed_set_of_deals_costs_what_it_did() {
    let cost_of = |preset, deals: std::ops::RangeInclusive<u64>| -> u64 {
        let rules = Catalogue::builtin().rules(preset, &[]).expect("a preset");
        deals.map(|number| cost(&rules, &Deal::numbered(&rules, number).table(&rules))).sum()
    };
    assert_eq!(cost_of("klondike", 1..=60), 1_976_550);
    assert_eq!(cost_of("klondike-draw-1", 1..=100), 968_941);
    assert_eq!(cost_of("vegas-draw-3", 1..=40), 1_220_110);
    assert_eq!(cost_of("eight-columns", 1..=100), 437_357);
}
