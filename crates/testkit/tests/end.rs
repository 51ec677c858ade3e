//! Stuck, and finishing by itself.

mod common;

use common::table;
use testkit::referee::{RefLift, RefPasses, RefRedeal, RefRules, RefTable, can_finish, stuck};

const LIMIT: usize = 100_000;

fn is_stuck(rules: &RefRules, table: &RefTable) -> bool {
    stuck(rules, table, LIMIT).expect("a small game")
}

fn finishes(rules: &RefRules, table: &RefTable) -> bool {
    can_finish(rules, table, LIMIT).expect("a small game")
}

#[test]
fn kl_40_moves_to_and_fro_do_not_keep_a_game_alive() {
    let rules = RefRules::klondike();
    let king = table(&rules, &["KS QH", "", "JD"], "", "", "");
    assert!(!king.legal_moves(&rules).is_empty());
    assert!(is_stuck(&rules, &king));
    let between = table(&rules, &["3d TS 9H", "TC", "JS", "5S", "5C", "6S", "6C"], "", "", "");
    assert!(is_stuck(&rules, &between));
    // A card taken back and put up again is no progress either.
    let back = table(&rules, &["9S"], "", "", "8H");
    assert!(is_stuck(&rules, &back));
}

#[test]
fn kl_40_a_stock_that_brings_nothing_new_does_not_keep_it_alive() {
    let rules = RefRules::klondike();
    // Of three cards the middle one fits, and never comes free.
    let at = table(&rules, &["KS", "2C"], "4S QH 4C", "", "");
    assert!(is_stuck(&rules, &at));
    assert!(!is_stuck(&RefRules::klondike_draw_1(), &at));
}

#[test]
fn kl_40_passes_that_are_left_count() {
    let mut rules = RefRules::klondike_draw_1();
    rules.passes = RefPasses::Number(2);
    let mut at = table(&rules, &["KS"], "", "QH 4S", "");
    assert!(!is_stuck(&rules, &at));
    at.pass = 2;
    assert!(is_stuck(&rules, &at));
    rules.passes = RefPasses::Unlimited;
    assert!(!is_stuck(&rules, &at));
}

#[test]
fn kl_40_splitting_a_run_can_help() {
    let mut rules = RefRules::klondike();
    let at = table(&rules, &["9S 8H", "9C", "5D", "5H", "7D", "3D", "3H"], "", "", "8S");
    assert!(!is_stuck(&rules, &at));
    rules.lift = RefLift::Whole;
    assert!(is_stuck(&rules, &at));
}

#[test]
fn kl_40_taking_back_can_help() {
    let mut rules = RefRules::klondike();
    let at = table(&rules, &["9H", "kd 7H", "2D"], "", "", "8S");
    assert!(!is_stuck(&rules, &at));
    rules.take_back = false;
    assert!(is_stuck(&rules, &at));
}

#[test]
fn kl_40_one_more_card_turned_up_is_progress() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["3d 9H", "TC", "6S"], "", "", "");
    assert!(!is_stuck(&rules, &at));
}

#[test]
fn kl_40_a_game_that_is_won_is_not_stuck() {
    let rules = RefRules::klondike();
    assert!(!is_stuck(&rules, &table(&rules, &[], "", "", "KS KH KC KD")));
}

#[test]
fn kl_40_beyond_the_limit_nothing_is_said() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["KS", "2C"], "4S QH 4C", "", "");
    assert_eq!(stuck(&rules, &at, 2), None);
}

#[test]
fn dp_10_where_redeals_shuffle_every_card_counts_as_reachable_while_one_is_left() {
    let mut rules = RefRules::klondike();
    rules.redeal = RefRedeal::Shuffle;
    let mut at = table(&rules, &["KS", "2C"], "4S QH 4C", "", "");
    assert!(!is_stuck(&rules, &at));
    rules.passes = RefPasses::Number(2);
    assert!(!is_stuck(&rules, &at));
    at.pass = 2;
    assert!(is_stuck(&rules, &at));
    // No card of the stock fits anywhere, whatever their order.
    let dead = table(&RefRules::double_patience(), &["KS", "2C"], "4S 6H 4C", "", "");
    assert!(is_stuck(&RefRules::double_patience(), &dead));
}

#[test]
fn va_06_in_whitehead_bringing_cards_into_sequence_is_progress() {
    let rules = RefRules::whitehead();
    let at = table(&rules, &["5S 4H", "5D", "7C"], "", "", "");
    assert_eq!(at.out_of_sequence(&rules), 1);
    assert!(!is_stuck(&rules, &at));
    let after = table(&rules, &["5S", "5D 4H", "7C"], "", "", "");
    assert_eq!(after.out_of_sequence(&rules), 0);
    assert!(is_stuck(&rules, &after));
}

#[test]
fn kl_41_all_face_up_can_be_played_out() {
    let rules = RefRules::klondike();
    assert!(finishes(&rules, &table(&rules, &["KS QH", "QS", "KH"], "", "", "JS JH KC KD")));
    assert!(finishes(&rules, &table(&rules, &["KS"], "KH QS", "QH", "JS JH KC KD")));
    // A face-down card is left.
    assert!(!finishes(&rules, &table(&rules, &["ks QS"], "", "", "JS KH KC KD")));
    // Nothing is left.
    assert!(!finishes(&rules, &table(&rules, &[], "", "", "KS KH KC KD")));
}

#[test]
fn kl_41_it_is_never_offered_where_it_cannot_finish() {
    let mut rules = RefRules::klondike();
    // A smaller card lies under a larger one.
    assert!(!finishes(&rules, &table(&rules, &["QS KS"], "", "", "JS KH KC KD")));
    // The queen is drawn together with the king that covers it.
    let covered = table(&rules, &[], "KS QS", "", "JS KH KC KD");
    assert!(!finishes(&rules, &covered));
    assert!(finishes(&RefRules::klondike_draw_1(), &covered));
    // It needs a redeal, and none is left.
    rules.draw = 1;
    let again = table(&rules, &[], "", "QS KS", "JS KH KC KD");
    assert!(finishes(&rules, &again));
    rules.passes = RefPasses::Number(1);
    assert!(!finishes(&rules, &again));
}

#[test]
fn kl_41_with_shuffled_redeals_stock_and_waste_must_be_empty() {
    let mut rules = RefRules::klondike_draw_1();
    rules.redeal = RefRedeal::Shuffle;
    assert!(!finishes(&rules, &table(&rules, &["KH"], "KS", "", "QS QH KC KD")));
    assert!(finishes(&rules, &table(&rules, &["KH", "KS"], "", "", "QS QH KC KD")));
}
