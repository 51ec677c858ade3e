//! The ledger's statements on points, one test each.

mod common;

use common::{Position, play, rules};
use engine::{Deal, Game};
use rules::ScoreMode;

fn position(options: &str, waste: &str, up: [u8; 4]) -> Game {
    Position { columns: &["9S", "4D", "2h 3C", "5C"], waste, up, ..Position::default() }
        .game(&rules("klondike", options))
}

#[test]
fn sc_01_the_score_is_an_option_and_standard_by_default() {
    assert_eq!(rules("klondike", "").score().mode, ScoreMode::Standard);
    for (word, mode) in [
        ("none", ScoreMode::None),
        ("standard", ScoreMode::Standard),
        ("timed", ScoreMode::Timed),
        ("vegas", ScoreMode::Vegas),
        ("vegas-cumulative", ScoreMode::VegasCumulative),
    ] {
        assert_eq!(rules("klondike", &format!("score={word}")).score().mode, mode);
    }
    let mut none = position("score=none", "8H", [0; 4]);
    play(&mut none, "wc1");
    assert_eq!(none.score(1000), 0);
}

#[test]
fn sc_02_sc_03_sc_04_sc_05_each_event_has_its_points() {
    let mut game = position("", "8H", [0; 4]);
    play(&mut game, "wc1");
    assert_eq!(game.score(0), 5);
    let mut game = position("", "AH", [0; 4]);
    play(&mut game, "wf2");
    assert_eq!(game.score(0), 10);
    // A column card to a foundation, turning up the one below it.
    let mut game = position("", "", [0, 1, 2, 0]);
    play(&mut game, "c3f3");
    assert_eq!(game.score(0), 15);
    play(&mut game, "c3f2");
    assert_eq!(game.score(0), 25);
    // A column card to a column, turning one up.
    let mut game = position("", "", [0; 4]);
    play(&mut game, "c3c2");
    assert_eq!(game.score(0), 5);
}

#[test]
fn sc_06_taking_back_costs_15_and_stops_at_zero() {
    let mut game = position("", "AH", [0, 0, 2, 3]);
    play(&mut game, "wf2");
    play(&mut game, "c2f4");
    play(&mut game, "c3f3");
    assert_eq!(game.score(0), 10 + 10 + 15);
    play(&mut game, "f4c4");
    assert_eq!(game.score(0), 20);
    let mut poor = position("", "", [0, 0, 0, 3]);
    play(&mut poor, "c2f4");
    play(&mut poor, "f4c4");
    assert_eq!(poor.score(0), 0);
}

#[test]
fn a_card_that_goes_up_again_earns_no_more_than_taking_it_back_has_cost() {
    let mut game = position("", "", [0, 0, 0, 3]);
    play(&mut game, "c2f4");
    let mut best = game.score(0);
    for _ in 0..10 {
        play(&mut game, "f4c4");
        play(&mut game, "c4f4");
        assert!(game.score(0) <= best, "the loop pays");
        best = game.score(0);
    }
    // With enough points the penalty is whole, and going up again gives the usual ten.
    let mut rich = position("", "AH", [0, 0, 2, 3]);
    for mv in ["wf2", "c2f4", "c3f3", "f4c4", "c4f4"] {
        play(&mut rich, mv);
    }
    assert_eq!(rich.score(0), 30);
}

#[test]
fn sc_07_a_redeal_costs_100_with_draw_one_20_after_the_third_with_three_and_never_below_zero() {
    let points = |options: &str, redeals: usize, waste: &str, first: &[&str]| -> Vec<i64> {
        let mut game = position(options, waste, [0; 4]);
        for mv in first {
            play(&mut game, mv);
        }
        (0..redeals)
            .map(|_| {
                while game.check(engine::Move::Turn).is_ok() {
                    play(&mut game, "d");
                }
                play(&mut game, "r");
                game.score(0)
            })
            .collect()
    };
    let gain: &[&str] = &["wf2", "wc1", "c3c2"];
    assert_eq!(points("draw=1", 2, "8H AH", gain), [0, 0]);
    assert_eq!(points("", 5, "8H AH", gain), [20, 20, 20, 0, 0]);
    assert_eq!(points("redeal_penalty=false", 5, "8H AH", gain), [20; 5]);
    assert_eq!(points("score=vegas", 2, "8H AH", gain), [-47, -47]);
}

#[test]
fn sc_09_a_stock_card_by_way_of_a_column_earns_15() {
    let rules = rules("klondike", "");
    let place = || Position { columns: &["4D"], waste: "3S", up: [2, 0, 0, 0], ..Position::default() }.game(&rules);
    let (mut direct, mut around) = (place(), place());
    play(&mut direct, "wf1");
    play(&mut around, "wc1");
    play(&mut around, "c1f1");
    assert_eq!((direct.score(0), around.score(0)), (10, 15));
}

#[test]
fn sc_10_undo_gives_back_the_points_exactly_also_after_a_cut_penalty() {
    let mut game = position("", "8H", [0, 0, 0, 3]);
    let mut scores = vec![game.score(0)];
    for mv in ["wc1", "c2f4", "f4c4", "c4f4", "f4c4"] {
        play(&mut game, mv);
        scores.push(game.score(0));
    }
    assert_eq!(scores, [0, 5, 15, 0, 10, 0]);
    for score in scores.iter().rev().skip(1) {
        game.undo();
        assert_eq!(game.score(0), *score);
    }
    while game.redo().is_some() {}
    assert_eq!(game.score(0), 0);
}

#[test]
fn sc_11_va_01_vegas_takes_a_stake_pays_five_a_card_and_has_no_floor() {
    let mut game = position("score=vegas", "8H", [0, 0, 0, 3]);
    assert_eq!(game.score(0), -52);
    for (mv, score) in [("c2f4", -47), ("f4c4", -52), ("c4f4", -47), ("wc1", -47)] {
        play(&mut game, mv);
        assert_eq!(game.score(0), score, "{mv}");
    }
    let rules = rules("klondike", "score=vegas-cumulative");
    let table = Deal::numbered(&rules, 1).table(&rules);
    assert_eq!(Game::start_with(&rules, table.clone(), 30).score(0), -22);
    let plain = common::rules("klondike", "score=vegas");
    assert_eq!(Game::start_with(&plain, table, 30).score(0), -52);
    // All 52 cards: 52 times 5 less the stake.
    assert_eq!(52 * plain.score().table().to_foundation + plain.score().table().stake, 208);
}

#[test]
fn the_most_an_untimed_standard_game_gives_is_745() {
    // 24 stock cards by way of columns, 28 column cards, 21 cards turned up.
    let table = rules("klondike", "").score().table();
    assert_eq!(24 * (table.waste_to_column + table.to_foundation) + 28 * table.to_foundation + 21 * table.turn_up, 745);
}
