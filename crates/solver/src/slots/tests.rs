//! This family's verdicts on small decks are those of exhaustive search.

use super::deal::Deal;
use super::search_deal;
use super::uses::{Use, Uses};
use crate::budget::{Budget, Limits, Unwatched};
use crate::solve::Found;
use engine::Game;
use testkit::bridge::Bridged;
use testkit::exhaustive::{self, CaseKind, Deck, SmallRelation, SmallRules};
use testkit::random::Random;
use testkit::referee::{RefEmpty, RefLift, RefPasses, RefRedeal, RefWaste};

/// Positions that the exhaustive search may meet.
const LIMIT: usize = 20_000;

/// What this family finds: nothing where it does not fit the rules.
fn found(bridged: &Bridged, uses: Uses) -> Option<bool> {
    let mut unwatched = Unwatched;
    let mut budget = Budget::new(Limits::default(), &mut unwatched);
    let mut deal = Deal::new(&bridged.rules, &bridged.table)?;
    deal.uses = uses;
    match search_deal(&deal, &bridged.rules, &bridged.table, &mut budget) {
        Ok(Found::Line(line)) => {
            let mut game = Game::start_with(&bridged.rules, bridged.table.clone(), 0);
            for mv in line {
                let legal = game.check(mv).expect("a line is legal");
                game.play(legal);
            }
            assert!(game.is_won(), "a line wins");
            Some(true)
        }
        Ok(Found::Nothing) => Some(false),
        Err(reason) => panic!("nothing limits this search: {reason:?}"),
    }
}

/// Rules that this family fits, of any other kind.
fn rules(random: &mut Random) -> SmallRules {
    let deck = random.choose([Deck::new(4, 1, 3), Deck::new(4, 1, 3), Deck::new(4, 1, 4), Deck::new(4, 1, 5)]);
    let build = random.choose([SmallRelation::Alternate, SmallRelation::Alternate, SmallRelation::SameColour]);
    SmallRules {
        build,
        lift: RefLift::Part,
        lift_relation: build,
        empty_column: random.choose([RefEmpty::King, RefEmpty::King, RefEmpty::Nothing]),
        redeal: RefRedeal::Keep,
        passes: random.choose([RefPasses::Unlimited, RefPasses::Unlimited, RefPasses::Number(1), RefPasses::Number(3)]),
        waste: RefWaste::Top,
        ..exhaustive::rules(random, deck)
    }
}

#[test]
fn small_decks_are_won_or_lost_as_exhaustive_search_has_it() {
    let cases = std::env::var("SMALL_DECKS").ok().and_then(|text| text.parse().ok()).unwrap_or(4_000);
    let (mut won, mut lost) = (0_u64, 0_u64);
    for seed in 0..cases {
        let mut random = Random::new(seed);
        let rules = rules(&mut random);
        let kind = random.choose(CaseKind::ALL);
        let case = exhaustive::case_with(&mut random, &rules, kind);
        let bridged = Bridged::of(&case).expect("a case has both forms");
        let found = found(&bridged, Uses::ALL).expect("rules of this family");
        let Some(truth) = bridged.winnable(LIMIT).expect("a small deck") else { continue };
        assert_eq!(found, truth, "seed {seed}: {case}");
        *(if truth { &mut won } else { &mut lost }) += 1;
    }
    println!("{won} won, {lost} lost");
    assert!(won > cases / 5 && lost > cases / 5, "{won} won, {lost} lost");
}

#[test]
fn no_argument_for_leaving_something_out_changes_a_verdict() {
    let off = [
        Uses { safe: Use::Off, ..Uses::ALL },
        Uses { wanted: Use::Off, ..Uses::ALL },
        Uses { at_once: Use::Off, ..Uses::ALL },
        Uses { contained: Use::Off, ..Uses::ALL },
        Uses { wastes: Use::Off, ..Uses::ALL },
        Uses { deadlock: Use::Off, ..Uses::ALL },
        Uses { oracle: Use::Off, ..Uses::ALL },
    ];
    let mut counts = [0_u64; 2];
    for seed in 0..600 {
        let mut random = Random::new(1_000_000 + seed);
        let rules = rules(&mut random);
        let kind = random.choose([CaseKind::Dealt, CaseKind::Uneven, CaseKind::Walked, CaseKind::Arranged]);
        let case = exhaustive::case_with(&mut random, &rules, kind);
        let bridged = Bridged::of(&case).expect("a case has both forms");
        let with_all = found(&bridged, Uses::ALL).expect("rules of this family");
        counts[usize::from(with_all)] += 1;
        for uses in off {
            assert_eq!(found(&bridged, uses), Some(with_all), "seed {seed}, {uses:?}: {case}");
        }
    }
    assert!(counts.iter().all(|count| *count > 100), "{counts:?}");
}
