//! Random cases of every option are won and lost, both often enough to find a fault in a solver.

use std::collections::BTreeMap;
use testkit::exhaustive::{Exhaustive, case};
use testkit::random::Random;

#[test]
fn every_option_of_the_random_cases_has_won_and_lost_ones() {
    let mut random = Random::new(40);
    let mut classes: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    let mut open = 0;
    for _ in 0..3_000 {
        let case = case(&mut random);
        let order = case.order();
        let search = Exhaustive::new(&case.rules, &case.layout, &order).expect("a small game");
        let Some(won) = search.winnable(20_000) else {
            open += 1;
            continue;
        };
        let rules = &case.rules;
        let classes_of = [
            format!("deck {}x{}x{}", rules.suits, rules.copies, rules.ranks),
            format!("kind {:?}", case.kind),
            format!("columns {}", case.layout.columns.len()),
            format!("faces {:?}", rules.faces),
            format!("build {:?}", rules.build),
            format!("lift {:?}", rules.lift),
            format!("lift relation {:?}", rules.lift_relation),
            format!("empty column {:?}", rules.empty_column),
            format!("take back {}", rules.take_back),
            format!("aces {:?}", rules.aces),
            format!("draw {}", rules.draw),
            format!("passes {:?}", rules.passes),
            format!("redeal {:?}", rules.redeal),
            format!("waste {:?}", rules.waste),
        ];
        for class in classes_of {
            classes.entry(class).or_default()[usize::from(won)] += 1;
        }
    }
    println!("{open} open, {classes:#?}");
    assert!(open < 400, "{open} open");
    assert_eq!(classes.len(), 52);
    for (class, [lost, won]) in &classes {
        let cases = lost + won;
        assert!(cases >= 60 && lost * 10 >= cases && won * 10 >= cases, "{class}: {lost} lost, {won} won");
    }
}
