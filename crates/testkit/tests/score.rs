//! Points.

mod common;

use common::{play, table};
use testkit::decks::{MS_1, ms};
use testkit::referee::{RefMove, RefRules, RefScore, RefTable, no_order, time_bonus, timed_points};

#[test]
fn sc_01_standard_is_the_default_and_none_counts_nothing() {
    let mut rules = RefRules::klondike();
    assert_eq!(rules.score, RefScore::Standard);
    let at = table(&rules, &["3c 9H", "TS", "AD"], "", "8S", "");
    assert_eq!(play(&rules, &at, "c1c2 wc2 c3f4").score, 20);
    rules.score = RefScore::None;
    assert_eq!(play(&rules, &at, "c1c2 wc2 c3f4").score, 0);
}

#[test]
fn sc_02_sc_03_sc_04_cards_earn_by_where_they_come_from() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["9H", "AS"], "", "AD 8S", "");
    assert_eq!(play(&rules, &at, "wc1").score, 5);
    assert_eq!(play(&rules, &at, "wc1 wf4").score, 15);
    assert_eq!(play(&rules, &at, "c2f1").score, 10);
    // Between columns a card earns nothing.
    let between = table(&rules, &["9H", "8S", "TC"], "", "", "");
    assert_eq!(play(&rules, &between, "c2c1 c1c3x2").score, 0);
}

#[test]
fn sc_05_turning_up_a_column_card_earns_5() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["3c 9H", "TS", "4d AS"], "", "", "");
    assert_eq!(play(&rules, &at, "c1c2").score, 5);
    assert_eq!(play(&rules, &at, "c3f1").score, 15);
}

#[test]
fn sc_06_taking_back_costs_15_and_stops_at_0() {
    let rules = RefRules::klondike();
    let mut at = table(&rules, &["9S"], "", "", "8H");
    at.score = 40;
    assert_eq!(play(&rules, &at, "f2c1").score, 25);
    at.score = 7;
    assert_eq!(play(&rules, &at, "f2c1").score, 0);
}

#[test]
fn sc_07_turning_over_the_waste_costs_100_with_draw_1_and_stops_at_0() {
    let rules = RefRules::klondike_draw_1();
    let mut at = table(&rules, &["9S"], "", "8C 4C", "");
    at.score = 130;
    assert_eq!(play(&rules, &at, "r").score, 30);
    assert_eq!(play(&rules, &at, "r d d r").score, 0);
    at.score = 60;
    assert_eq!(play(&rules, &at, "r").score, 0);
    // Each penalty stops at 0: what comes after is not set off against what was cut.
    let then = table(&rules, &["9H", "5D"], "", "8C", "");
    assert_eq!(play(&rules, &then, "r d wc1").score, 5);
}

#[test]
fn sc_07_with_draw_3_the_first_three_redeals_are_free_and_then_cost_20() {
    let mut rules = RefRules::klondike();
    let mut at = table(&rules, &["9S"], "", "8C 4C", "");
    at.score = 50;
    let third = play(&rules, &at, "r d r d r d");
    assert_eq!(third.score, 50);
    let fourth = play(&rules, &third, "r d");
    assert_eq!(fourth.score, 30);
    assert_eq!(play(&rules, &fourth, "r d").score, 10);
    assert_eq!(play(&rules, &fourth, "r d r d").score, 0);
    // Any draw above 1 counts like 3.
    rules.draw = 2;
    assert_eq!(play(&rules, &third, "r").score, 30);
    rules.redeal_penalty = false;
    assert_eq!(play(&rules, &third, "r d r d r").score, 50);
    // With draw 1 the option changes nothing.
    rules.draw = 1;
    at.score = 150;
    assert_eq!(play(&rules, &at, "r").score, 50);
}

#[test]
fn sc_07_a_shuffled_redeal_costs_the_same() {
    let rules = RefRules::double_patience();
    let mut at = table(&rules, &["9S"], "", "8C 4C", "");
    at.score = 130;
    let order = |_: u32| common::cards("4C 8C");
    assert_eq!(at.apply(&rules, RefMove::Reshuffle, &order).expect("legal").score, 30);
}

#[test]
fn sc_08_time_costs_2_every_10_seconds_and_a_win_earns_a_bonus() {
    assert_eq!(timed_points(100, 9), 100);
    assert_eq!(timed_points(100, 10), 98);
    assert_eq!(timed_points(100, 119), 78);
    assert_eq!(timed_points(100, 5000), 0);
    assert_eq!(time_bonus(29), 0);
    assert_eq!(time_bonus(30), 23_333);
    assert_eq!(time_bonus(150), 4_666);
    // Moves count as in the standard score.
    let mut rules = RefRules::klondike();
    rules.score = RefScore::Timed;
    let at = table(&rules, &["3c 9H", "TS", "AD"], "", "8S", "");
    assert_eq!(play(&rules, &at, "c1c2 wc2 c3f4").score, 20);
    let back = table(&rules, &["9S"], "", "", "8H");
    assert_eq!(play(&rules, &back, "f2c1").score, 0);
}

#[test]
fn sc_09_by_way_of_a_column_a_stock_card_earns_15_instead_of_10() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["9H"], "", "8S", "7S");
    assert_eq!(play(&rules, &at, "wf1").score, 10);
    assert_eq!(play(&rules, &at, "wc1 c1f1").score, 15);
}

#[test]
fn sc_10_the_table_before_a_move_keeps_its_points() {
    let rules = RefRules::klondike_draw_1();
    let mut at = table(&rules, &["9S"], "", "8C", "");
    at.score = 60;
    let before = at.clone();
    assert_eq!(at.apply(&rules, RefMove::Redeal, &no_order).expect("legal").score, 0);
    assert_eq!(at, before);
}

#[test]
fn sc_11_va_01_vegas_begins_with_a_stake_and_pays_5_a_card() {
    for score in [RefScore::Vegas, RefScore::VegasCumulative] {
        let mut rules = RefRules::vegas();
        rules.score = score;
        assert_eq!(RefTable::deal(&rules, &ms(MS_1)).expect("a deal").score, -52);
        let mut at = table(&rules, &["3c 9H", "TS", "AD", "2S"], "", "8S", "");
        at.score = -52;
        // Nothing for columns and cards turned up; no floor.
        assert_eq!(play(&rules, &at, "c1c2 wc2").score, -52);
        assert_eq!(play(&rules, &at, "c3f4").score, -47);
        assert_eq!(play(&rules, &at, "c3f4 f4c4").score, -52);
        assert_eq!(play(&rules, &at, "c3f4 f4c4 c4f4").score, -47);
    }
    // Redeals cost nothing, and the best is +208.
    let rules = RefRules { score: RefScore::Vegas, ..RefRules::klondike_draw_1() };
    let at = table(&rules, &["9S"], "", "8C 4C", "");
    assert_eq!(play(&rules, &at, "r d d r").score, 0);
    assert_eq!(-52 + 52 * 5, 208);
}

#[test]
fn sc_06_a_card_that_goes_up_again_earns_no_more_than_its_take_back_had_cost() {
    let rules = RefRules::klondike();
    let mut at = table(&rules, &["9S"], "", "", "8H");
    at.score = 100;
    assert_eq!(play(&rules, &at, "f2c1 c1f2").score, 95);
    at.score = 4;
    assert_eq!(play(&rules, &at, "f2c1 c1f2").score, 4);
    at.score = 12;
    assert_eq!(play(&rules, &at, "f2c1 c1f2").score, 10);
    at.score = 0;
    assert_eq!(play(&rules, &at, "f2c1 c1f2 f2c1 c1f2").score, 0);
    // What it had cost goes with the card from column to column.
    let carried = table(&rules, &["9S", "9C"], "", "", "8H");
    assert_eq!(play(&rules, &carried, "f2c1 c1c2 c2f2").score, 0);
    // Another card is not held to it.
    let other = table(&rules, &["9S", "8C", "AD"], "", "", "8H 7C");
    assert_eq!(play(&rules, &other, "f2c1 c2f3 c3f4 c1f2").score, 20);
}

#[test]
fn sc_05_the_most_that_an_untimed_game_can_earn_is_745() {
    // 24 stock cards by way of a column, 28 column cards, 21 of them turned up.
    assert_eq!(24 * (5 + 10) + 28 * 10 + 21 * 5, 745);
    let rules = RefRules::klondike();
    let at = table(&rules, &["3c 9H"], "", "TS 8S", "");
    assert_eq!(play(&rules, &at, "wc1").score, 5);
}
