//! Moves between columns, and what turns up.

mod common;

use common::{allows, column, legal, play, table};
use testkit::referee::{RefEmpty, RefLift, RefRules};

#[test]
fn kl_10_a_card_goes_on_one_rank_higher_of_the_other_colour() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["9H", "TS", "TC", "TD", "9C", "JS", "8S"], "", "", "");
    assert!(allows(&rules, &at, "c1c2"));
    assert!(allows(&rules, &at, "c1c3"));
    // ER-01: red on red. ER-08: the same rank, two ranks higher, and one lower.
    assert!(!allows(&rules, &at, "c1c4"));
    assert!(!allows(&rules, &at, "c1c5"));
    assert!(!allows(&rules, &at, "c1c6"));
    assert!(!allows(&rules, &at, "c1c7"));
    assert_eq!(legal(&rules, &at), ["c1c2", "c1c3", "c4c6", "c5c4", "c7c1"]);
}

#[test]
fn kl_11_nothing_goes_on_an_ace_and_no_king_on_anything() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["AH", "KS", "2S", "QH", "KC", "KD", "QS"], "", "", "");
    assert!(!allows(&rules, &at, "c2c1"));
    assert!(!allows(&rules, &at, "c3c1"));
    assert_eq!(legal(&rules, &at), ["c1c3", "c1f2", "c4c2", "c4c5", "c7c6"]);
}

#[test]
fn kl_12_a_run_moves_together_and_its_highest_card_decides() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["TD 9S 8H", "JC", "TH", "JH", "9C", "5S", "6D"], "", "", "");
    assert!(allows(&rules, &at, "c1c2x3"));
    assert!(allows(&rules, &at, "c1c3x2"));
    assert!(allows(&rules, &at, "c1c5"));
    assert!(!allows(&rules, &at, "c1c4x3"));
    assert!(!allows(&rules, &at, "c1c2x2"));
    assert!(!allows(&rules, &at, "c1c2"));
    let after = play(&rules, &at, "c1c2x3");
    assert_eq!(column(&after, 0), "");
    assert_eq!(column(&after, 1), "JC TD 9S 8H");
}

#[test]
fn er_07_a_run_that_is_not_in_sequence_stays() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["TD 8S 7H", "JC", "9D", "JS", "TD 9H", "8S", "QC"], "", "", "");
    assert!(!allows(&rules, &at, "c1c2x3"));
    assert!(allows(&rules, &at, "c1c3x2"));
    assert!(!allows(&rules, &at, "c5c4x2"));
}

#[test]
fn kl_13_any_part_of_a_run_or_the_whole_run_only() {
    let mut rules = RefRules::klondike();
    let at = table(&rules, &["kh TD 9S 8H", "JC", "TH", "9C", "5S", "6S", "3S"], "", "", "7H");
    assert_eq!(legal(&rules, &at), ["c1c2x3", "c1c3x2", "c1c4", "c1f2", "c3c2", "c4c3"]);
    rules.lift = RefLift::Whole;
    // The last card alone may still go up; all else takes all face-up cards.
    assert_eq!(legal(&rules, &at), ["c1c2x3", "c1f2", "c3c2", "c4c3"]);
    // All face-up cards must be one run.
    let broken = table(&rules, &["TD 8S 7H", "JC", "9D", "8C"], "", "", "");
    assert!(!allows(&rules, &broken, "c1c2x3"));
    assert!(!allows(&rules, &broken, "c1c3x2"));
    assert!(!allows(&rules, &broken, "c1c4"));
}

#[test]
fn kl_14_a_face_down_card_is_neither_moved_nor_played_upon() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["td 9S", "JC", "9h", "8S", "td 9C 8D", "as", "2H"], "", "", "");
    assert!(!allows(&rules, &at, "c1c2x2"));
    assert!(!allows(&rules, &at, "c4c3"));
    assert!(!allows(&rules, &at, "c5c2x3"));
    assert!(!allows(&rules, &at, "c6f1"));
    assert_eq!(legal(&rules, &at), ["c5c1"]);
}

#[test]
fn kl_15_the_last_card_turns_up_by_itself_and_may_be_played() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["2s 9h TS 9D", "JH", "JC", "TC", "QC", "KH", "KD"], "", "", "");
    // As long as a face-up card is left, nothing turns.
    let one = play(&rules, &at, "c1c4");
    assert_eq!(column(&one, 0), "2s 9h TS");
    let two = play(&rules, &at, "c1c2x2");
    assert_eq!(column(&two, 0), "2s 9H");
    assert!(allows(&rules, &two, "c1c4"));
    assert_eq!(column(&play(&rules, &two, "c1c4"), 0), "2S");
}

#[test]
fn kl_16_an_empty_column_takes_a_king_alone_or_with_its_run() {
    let mut rules = RefRules::klondike();
    let at = table(&rules, &["", "2s KH QS", "5c KD", "JH", "QC", "4S", ""], "", "KS", "");
    assert!(allows(&rules, &at, "c2c1x2"));
    assert!(allows(&rules, &at, "c3c7"));
    assert!(allows(&rules, &at, "wc1"));
    // ER-03: anything but a king.
    assert!(!allows(&rules, &at, "c2c1"));
    assert!(!allows(&rules, &at, "c4c1"));
    rules.empty_column = RefEmpty::Any;
    assert!(allows(&rules, &at, "c2c1"));
    assert!(allows(&rules, &at, "c4c1"));
    assert!(allows(&rules, &at, "c2c1x2"));
    rules.empty_column = RefEmpty::Nothing;
    assert!(!allows(&rules, &at, "c2c1x2"));
    assert!(!allows(&rules, &at, "wc1"));
}

#[test]
fn kl_16_a_whole_column_may_go_to_another_empty_column_though_it_changes_little() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["KH QS", "", "", "3S", "3C", "3H", "3D"], "", "", "");
    assert_eq!(legal(&rules, &at), ["c1c2x2", "c1c3x2"]);
    // A pile onto itself is no move.
    assert!(!allows(&rules, &at, "c1c1x2"));
}

#[test]
fn kl_17_any_order_of_moves_and_turning_while_others_exist() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["9H", "TS", "AH", "3S"], "5S 6S 7S", "QS", "");
    assert_eq!(legal(&rules, &at), ["c1c2", "c3f2", "d"]);
    assert!(allows(&rules, &play(&rules, &at, "d"), "c1c2"));
    assert!(allows(&rules, &play(&rules, &at, "c1c2"), "d"));
}

#[test]
fn va_06_whitehead_builds_in_one_colour_and_lifts_one_suit() {
    let rules = RefRules::whitehead();
    let at = table(&rules, &["TS 9S 8S", "JC", "TH", "9D", "JD TH 9D", "TC 9S", "5D"], "", "", "");
    // Black on black, red on red; not red on black.
    assert!(allows(&rules, &at, "c1c2x3"));
    assert!(allows(&rules, &at, "c4c3"));
    assert!(!allows(&rules, &at, "c3c2"));
    // Built on the same colour, but of two suits: the last card alone moves.
    assert!(allows(&rules, &at, "c5c3"));
    assert!(!allows(&rules, &at, "c6c2x2"));
    let empty = table(&rules, &["TS 9S 8S", "TC 9S", "", "4H"], "", "", "");
    assert!(allows(&rules, &empty, "c1c3x2"));
    assert!(allows(&rules, &empty, "c4c3"));
    assert!(!allows(&rules, &empty, "c2c3x2"));
    let mut kings = rules;
    kings.empty_column = RefEmpty::King;
    assert!(!allows(&kings, &empty, "c4c3"));
}

#[test]
fn dp_05_dp_06_dp_07_double_patience_builds_moves_and_fills_like_klondike() {
    let rules = RefRules::double_patience();
    let at = table(&rules, &["KS", "4d KS QH JS", "AH", "QH", "5c 9D", "TC", "TD 9S", "KH", ""], "", "", "");
    assert_eq!(
        legal(&rules, &at),
        ["c1c9", "c2c1x2", "c2c4", "c2c9x3", "c3f3", "c3f4", "c4c1", "c5c6", "c7c2x2", "c8c9"]
    );
    // DP-05: no king on an ace.
    assert!(!allows(&rules, &at, "c1c3"));
    assert_eq!(column(&play(&rules, &at, "c2c9x3"), 1), "4D");
    assert_eq!(column(&play(&rules, &at, "c5c6"), 4), "5C");
}
