//! Foundations, aces that must go up, and the win.

mod common;

use common::{allows, column, legal, play, table};
use testkit::referee::{RefAces, RefEmpty, RefRules};

#[test]
fn kl_18_an_ace_may_wait_or_must_go_up_before_all_else() {
    let mut rules = RefRules::klondike();
    let at = table(&rules, &["9H", "TS", "AH", "2S", "3c AC"], "5S 6S 7S", "AD", "");
    assert_eq!(legal(&rules, &at), ["c1c2", "c3c4", "c3f2", "c5f3", "d", "wc4", "wf4"]);
    rules.aces = RefAces::Must;
    assert_eq!(legal(&rules, &at), ["c3f2", "c5f3", "wf4"]);
    // Turning waits for an ace that lies on the waste alone, and so does the redeal.
    let waste = table(&rules, &["9H", "TS"], "5S", "AD", "");
    assert_eq!(legal(&rules, &waste), ["wf4"]);
    let redeal = table(&rules, &["9H", "TS"], "", "5S AD", "");
    assert_eq!(legal(&rules, &redeal), ["wf4"]);
    // A covered ace is not free, and other cards may always stay.
    let covered = table(&rules, &["9H", "TS", "2S AH QS", "2D"], "5S", "AC 3S", "AD");
    assert_eq!(legal(&rules, &covered), ["c1c2", "c4f4", "d"]);
}

#[test]
fn kl_18_an_ace_that_was_taken_back_goes_up_again_at_once() {
    let mut rules = RefRules::klondike();
    rules.aces = RefAces::Must;
    let at = table(&rules, &["2S", "9C"], "5S", "", "AH");
    let taken = play(&rules, &at, "f2c1");
    assert_eq!(legal(&rules, &taken), ["c1f2"]);
}

#[test]
fn kl_20_a_foundation_goes_up_from_the_ace_in_one_suit() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["AH", "2S", "3S", "2C", "3D", "4S", "2H"], "", "", "AS 2D");
    assert!(allows(&rules, &at, "c1f2"));
    assert!(allows(&rules, &at, "c2f1"));
    assert!(allows(&rules, &at, "c5f4"));
    // Not before the two, not before the ace, not on another suit (ER-02), not on another suit's empty place.
    assert!(!allows(&rules, &at, "c3f1"));
    assert!(!allows(&rules, &at, "c7f2"));
    assert!(!allows(&rules, &at, "c4f3"));
    assert!(!allows(&rules, &at, "c4f1"));
    assert!(!allows(&rules, &at, "c1f3"));
}

#[test]
fn kl_21_only_free_cards_go_up_one_at_a_time() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["2S 3H", "4D 3S", "2H", "as 9C"], "", "AH 5D", "2S");
    assert!(allows(&rules, &at, "c2f1"));
    // Covered by other cards, or face down.
    assert!(!allows(&rules, &at, "c1f1"));
    assert!(!allows(&rules, &at, "wf2"));
    assert!(!allows(&rules, &at, "c4f1"));
    // Two at once.
    let two = table(&rules, &["3S 2S"], "", "", "AS");
    assert!(!allows(&rules, &two, "c1f1x2"));
    assert!(allows(&rules, &play(&rules, &two, "c1f1"), "c1f1"));
}

#[test]
fn kl_22_the_top_of_a_foundation_may_go_back_where_it_fits_or_may_not() {
    let mut rules = RefRules::klondike();
    let at = table(&rules, &["9S", "9D", "7C", "5S", "5C", "3S", "3C"], "", "", "8H 8C KD");
    assert_eq!(legal(&rules, &at), ["f2c1", "f3c2"]);
    let taken = play(&rules, &at, "f2c1");
    assert_eq!(column(&taken, 0), "9S 8H");
    assert_eq!(taken.foundations[1].len(), 7);
    // Also right up again.
    assert!(allows(&rules, &taken, "c1f2"));
    // An empty column counts for a king, or for whatever it takes.
    let empty = table(&rules, &["9S", ""], "", "", "8H KD");
    assert!(allows(&rules, &empty, "f4c2"));
    assert!(!allows(&rules, &empty, "f2c2"));
    let mut any = rules;
    any.empty_column = RefEmpty::Any;
    assert!(allows(&any, &empty, "f2c2"));
    // One card at a time, and never to another foundation.
    assert!(!allows(&rules, &at, "f2c1x2"));
    assert!(!allows(&rules, &at, "f2f1"));
    rules.take_back = false;
    assert_eq!(legal(&rules, &at), Vec::<String>::new());
}

#[test]
fn kl_22_a_card_may_come_straight_back_to_the_column_it_left() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["9S 8H", "2C"], "", "", "7H");
    let back = play(&rules, &at, "c1f2 f2c1");
    assert_eq!(back.position(&rules), at.position(&rules));
}

#[test]
fn kl_23_won_with_all_52_cards_up_and_then_it_is_over() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["KD"], "", "", "KS KH KC QD");
    assert!(!at.won(&rules));
    let won = play(&rules, &at, "c1f4");
    assert!(won.won(&rules));
    // No king comes down again for its points.
    assert_eq!(legal(&rules, &won), Vec::<String>::new());
    assert!(!allows(&rules, &won, "f4c1"));
}

#[test]
fn dp_04_a_card_may_go_to_either_foundation_of_its_suit_where_it_fits() {
    let rules = RefRules::double_klondike();
    let at = table(&rules, &["AH", "3S", "5C", "9D"], "", "", "2S 2S 4C");
    assert!(allows(&rules, &at, "c1f3"));
    assert!(allows(&rules, &at, "c1f4"));
    assert!(allows(&rules, &at, "c2f1"));
    assert!(allows(&rules, &at, "c2f2"));
    assert!(allows(&rules, &at, "c3f5"));
    assert!(!allows(&rules, &at, "c3f6"));
    assert!(!allows(&rules, &at, "c1f1"));
    // Which of the two it went to is the same position.
    assert_eq!(play(&rules, &at, "c2f1").position(&rules), play(&rules, &at, "c2f2").position(&rules));
    assert_ne!(play(&rules, &at, "c2f1").position(&rules), at.position(&rules));
}

#[test]
fn dp_10_won_when_all_eight_foundations_are_complete() {
    let rules = RefRules::double_patience();
    let at = table(&rules, &["KD"], "", "", "KS KS KH KH KC KC KD QD");
    assert!(!at.won(&rules));
    assert!(play(&rules, &at, "c1f8").won(&rules));
}
