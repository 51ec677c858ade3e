//! The deals that come with the program.

use coach::{Assessment, Level, Levels, Rater, Screened};
use engine::Deal;
use rules::{Catalogue, OptionName, Rules, Value};
use solver::{Limits, Unwatched, Verdict, solve};
use std::sync::Arc;

const GAMES: [&str; 2] = ["klondike", "klondike-draw-1"];

fn rules(preset: &str, set: &[(OptionName, Value)]) -> Rules {
    Catalogue::builtin().rules(preset, set).expect("rules that make sense")
}

fn levels(preset: &str) -> &'static Levels {
    Levels::of(&rules(preset, &[])).expect("it was screened")
}

#[test]
fn kl_45_each_level_has_ten_thousand_deals() {
    for game in GAMES {
        let levels = levels(game);
        assert_eq!((levels.game(), levels.numbers().start), (game, 1));
        for level in Level::ALL {
            assert!(levels.count(level) >= 10_000, "{game}, {level}: {}", levels.count(level));
        }
        let all: usize = Level::ALL.iter().map(|level| levels.count(*level)).sum();
        assert_eq!(all + levels.lost(), levels.numbers().count());
    }
}

#[test]
fn levels_are_for_the_very_rules() {
    let word = Value::Word("none");
    assert_eq!(Levels::of(&rules("klondike", &[(OptionName::Score, word)])), Some(levels("klondike")));
    let draw_one = [(OptionName::Draw, Value::Number(1))];
    assert_eq!(Levels::of(&rules("klondike", &draw_one)), Some(levels("klondike-draw-1")));
    for (preset, set) in [
        ("vegas", vec![]),
        ("eight-columns", vec![]),
        ("whitehead", vec![]),
        ("klondike", vec![(OptionName::TakeBack, Value::Flag(false))]),
        ("klondike", vec![(OptionName::Draw, Value::Number(2))]),
    ] {
        assert_eq!(Levels::of(&rules(preset, &set)), None, "{preset} {set:?}");
    }
}

/// Every so many deals one that is looked at again.
fn sample(levels: &Levels, deals: usize) -> impl Iterator<Item = u64> {
    let step = levels.numbers().count() / deals;
    levels.numbers().skip(step / 2).step_by(step)
}

#[test]
fn deals_have_their_levels_still() {
    for game in GAMES {
        let (rules, levels) = (Arc::new(rules(game, &[])), levels(game));
        let rater = Rater::new(Catalogue::builtin(), &rules);
        for number in sample(levels, 25) {
            let table = Deal::numbered(&rules, number).table(&rules);
            let found = match rater.rate(&table, Limits::default(), &mut Unwatched) {
                Assessment::Rated(rating) => Screened::Level(levels.level(&rating)),
                Assessment::Lost => Screened::Lost,
                Assessment::Open(reason) => panic!("{game} {number}: {reason:?}"),
            };
            assert_eq!(levels.screened(number), Some(found), "{game} {number}");
        }
    }
}

#[test]
fn deals_without_a_level_are_lost_and_all_others_won() {
    for game in GAMES {
        let (rules, levels) = (rules(game, &[]), levels(game));
        for number in sample(levels, 150) {
            let table = Deal::numbered(&rules, number).table(&rules);
            let found = match solve(&rules, &table, Limits::default(), &mut Unwatched) {
                Verdict::Won(_) => true,
                Verdict::Lost(_) => false,
                Verdict::Open(stopped) => panic!("{game} {number}: {:?}", stopped.reason()),
            };
            assert_eq!(levels.screened(number) != Some(Screened::Lost), found, "{game} {number}");
        }
    }
}

#[test]
fn a_seed_gives_a_deal_of_the_level() {
    for game in GAMES {
        let levels = levels(game);
        for level in Level::ALL {
            for seed in 0..20 {
                let number = levels.random(level, seed).expect("there are thousands");
                assert_eq!(levels.screened(number), Some(Screened::Level(level)));
                assert_eq!(levels.random(level, seed), Some(number));
            }
        }
        for seed in 0..20 {
            let number = levels.random_won(seed).expect("there are thousands");
            assert_ne!(levels.screened(number), Some(Screened::Lost));
        }
    }
}
