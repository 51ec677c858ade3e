//! What must hold of the referee in every game, whatever the options.

mod common;

use testkit::decks;
use testkit::random::{self, Random};
use testkit::referee::{
    RefAces, RefCard, RefEmpty, RefLift, RefMove, RefPasses, RefPlace, RefRules, RefScore, RefTable, RefWaste,
};

/// The same order for every reshuffle but turned about by its number.
fn order(k: u32) -> Vec<RefCard> {
    decks::lcg(u64::from(k), 2)
}

/// Random positions of random games, a few from each.
fn positions(seed: u64, games: usize) -> Vec<(RefRules, RefTable)> {
    let mut random = Random::new(seed);
    let mut positions = Vec::new();
    for _ in 0..games {
        let rules = random::rules(&mut random);
        let deck = decks::random(&mut random, rules.packs);
        let mut table = RefTable::deal(&rules, &deck).expect("a deal");
        for _ in 0..6 {
            positions.push((rules, table.clone()));
            let length = 1 + random.below(25);
            (_, table) = random::walk(&mut random, &rules, &table, &order, length);
        }
    }
    positions
}

#[test]
fn no_move_loses_or_makes_a_card() {
    for (rules, table) in positions(1, 60) {
        for played in table.legal_moves(&rules) {
            let next = table.apply(&rules, played, &order).expect("a legal move");
            assert_eq!(next.all_cards(), table.all_cards(), "{played} in {}", table.to_json(&rules));
        }
    }
}

#[test]
fn what_is_not_listed_is_not_allowed() {
    for (rules, table) in positions(2, 12) {
        let listed = table.legal_moves(&rules);
        let mut places: Vec<RefPlace> = (0..rules.columns + 1).map(RefPlace::Column).collect();
        places.extend((0..rules.foundations() + 1).map(RefPlace::Foundation));
        places.push(RefPlace::Waste);
        let mut tried = vec![RefMove::Turn, RefMove::Redeal, RefMove::Reshuffle];
        for from in &places {
            for to in &places {
                tried.extend((0..24).map(|count| RefMove::Carry { from: *from, to: *to, count }));
            }
        }
        for tried in tried {
            let allowed = table.allowed(&rules, tried);
            assert_eq!(allowed, listed.contains(&tried), "{tried} in {}", table.to_json(&rules));
            assert_eq!(allowed, table.apply(&rules, tried, &order).is_ok());
        }
    }
}

#[test]
fn looser_rules_contain_the_moves_of_stricter_rules() {
    for (rules, table) in positions(3, 60) {
        let any_draw = RefRules { empty_column: RefEmpty::Any, ..rules };
        let looser = [
            RefRules { take_back: true, ..rules },
            RefRules { aces: RefAces::Free, ..rules },
            RefRules { lift: RefLift::Part, ..rules },
            RefRules { passes: RefPasses::Unlimited, ..rules },
            RefRules { waste: RefWaste::Top, aces: RefAces::Free, ..rules },
            any_draw,
            match rules.empty_column {
                RefEmpty::Nothing => RefRules { empty_column: RefEmpty::King, ..rules },
                RefEmpty::King | RefEmpty::Any => any_draw,
            },
        ];
        for played in table.legal_moves(&rules) {
            for loose in &looser {
                assert!(table.allowed(loose, played), "{played} under {loose:?} in {}", table.to_json(&rules));
            }
        }
    }
}

#[test]
fn no_loop_pays() {
    // 745 is the most that a game of one pack in seven columns can earn; only a loop could bring more.
    let mut random = Random::new(4);
    for seed in 0..12 {
        let rules = RefRules { empty_column: RefEmpty::Any, draw: 1 + seed as usize % 3, ..RefRules::klondike() };
        let mut table = RefTable::deal(&rules, &decks::lcg(seed, 1)).expect("a deal");
        let mut best = 0;
        for _ in 0..300 {
            let Some(played) = random::legal_move(&mut random, &rules, &table, &order) else { break };
            table = table.apply(&rules, played, &order).expect("a legal move");
            best = best.max(table.score);
            assert!(table.score >= 0);
        }
        assert!(best <= 745, "deck {seed} earned {best}");
    }
}

#[test]
fn vegas_points_always_tell_the_cards_that_are_up() {
    let mut random = Random::new(6);
    for seed in 0..12 {
        let rules = RefRules { score: RefScore::Vegas, ..RefRules::klondike() };
        let table = RefTable::deal(&rules, &decks::lcg(seed, 1)).expect("a deal");
        let (_, table) = random::walk(&mut random, &rules, &table, &order, 150);
        assert_eq!(table.score, -52 + 5 * table.on_foundations() as i64);
    }
}

#[test]
fn random_rules_take_every_value_of_every_option() {
    let mut random = Random::new(8);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..500 {
        for (name, value) in random::rules(&mut random).options() {
            seen.insert(format!("{name}={value}"));
        }
    }
    let wanted = "aces=free aces=must columns=7 columns=8 columns=9 draw=1 draw=2 draw=24 draw=3 draw=4 draw=5 \
        empty_column=any empty_column=king empty_column=none lift=part lift=whole packs=1 packs=2 passes=1 passes=2 \
        passes=3 passes=unlimited redeal=keep redeal=shuffle redeal_penalty=false redeal_penalty=true score=none \
        score=standard score=timed score=vegas score=vegas-cumulative take_back=false take_back=true waste=group \
        waste=top";
    assert_eq!(seen.into_iter().collect::<Vec<_>>().join(" "), wanted.split_whitespace().collect::<Vec<_>>().join(" "));
}
