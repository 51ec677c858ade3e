//! What taps and keys do.

use crate::{arranged, find, made};
use engine::Pile;
use play::{Outcome, Selection, Tap};

/// 5H fits on 6S and 6C; AS may go up.
fn two_targets() -> play::Session {
    arranged("klondike", &["6S", "6C", "5H", "AS", "9D"], "")
}

fn tap(session: &mut play::Session, face: &str, setting: Tap, now: u64) -> Outcome {
    let (pile, index) = find(session.sitting().game(), face);
    session.tap(pile, Some(index), setting, now)
}

#[test]
fn a_tap_plays_the_best_move_and_a_safe_card_goes_to_its_foundation() {
    let mut session = two_targets();
    assert_eq!(made(&tap(&mut session, "AS", Tap::PlaysBest, 0)), "c4f1");
}

#[test]
fn a_tap_on_the_card_just_moved_sends_it_to_its_next_target_as_one_step() {
    let mut session = two_targets();
    assert_eq!(made(&tap(&mut session, "5H", Tap::PlaysBest, 1_000)), "c3c1");
    assert_eq!(made(&tap(&mut session, "5H", Tap::PlaysBest, 2_000)), "c3c2");
    assert_eq!(made(&tap(&mut session, "5H", Tap::PlaysBest, 3_000)), "c3c1");
    assert_eq!(session.sitting().moves(), 1);
    assert_eq!(session.sitting().helped().undos, 0);
    // Another input in between ends that.
    session.turn(4_000);
    let outcome = tap(&mut session, "5H", Tap::PlaysBest, 5_000);
    assert_eq!(made(&outcome), "c1c2");
    assert_eq!(session.sitting().moves(), 3);
}

#[test]
fn tp_03_kl_16_an_empty_column_comes_last() {
    // The king may go to the empty column only after the queen's column is tried.
    let mut session = arranged("klondike", &["AS", "QS KD", "2H"], "");
    tap(&mut session, "AS", Tap::PlaysBest, 0);
    assert_eq!(made(&tap(&mut session, "KD", Tap::PlaysBest, 1_000)), "c2c1");
    // A king that lies alone in a column stays there.
    assert!(matches!(tap(&mut session, "KD", Tap::PlaysBest, 9_000), Outcome::NoTarget(_)));
}

#[test]
fn tp_01_a_move_that_turns_a_card_up_comes_before_one_that_does_not() {
    let session = arranged("klondike", &["6S", "6C", "5H"], "");
    let best = play::best_of_all(session.sitting().game()).expect("a move");
    assert_eq!(best.to_string(), "c3c1");
}

#[test]
fn a_double_tap_means_the_foundation_in_place_of_what_the_first_did() {
    // The three of spades may go up, but nothing says that it is safe: one tap plays it to a column.
    let mut session = arranged("klondike", &["AS", "2S", "4D"], "9C KH 3S");
    tap(&mut session, "AS", Tap::PlaysBest, 0);
    tap(&mut session, "2S", Tap::PlaysBest, 1_000);
    session.turn(1_500);
    assert_eq!(made(&tap(&mut session, "3S", Tap::PlaysBest, 2_000)), "wc3");
    assert_eq!(made(&tap(&mut session, "3S", Tap::PlaysBest, 2_250)), "wf1");
    assert_eq!(session.sitting().moves(), 4);
    session.undo(3_000);
    assert_eq!(made(&tap(&mut session, "3S", Tap::PlaysBest, 4_000)), "wc3");
    // Too late for a double tap: the next target, which is the foundation here too.
    assert_eq!(made(&tap(&mut session, "3S", Tap::PlaysBest, 4_301)), "wf1");
    assert_eq!(made(&tap(&mut session, "3S", Tap::PlaysBest, 4_700)), "wc3");
}

#[test]
fn a_double_tap_works_when_taps_pick_up() {
    let mut session = arranged("klondike", &["AS"], "");
    assert!(matches!(tap(&mut session, "AS", Tap::PicksUp, 0), Outcome::Selected(_)));
    assert_eq!(made(&tap(&mut session, "AS", Tap::PicksUp, 299)), "c1f1");
}

#[test]
fn picking_up_rings_targets_puts_down_and_plays_best_at_the_second_tap() {
    let mut session = two_targets();
    let Outcome::Selected(selection) = tap(&mut session, "5H", Tap::PicksUp, 0) else { panic!("not picked up") };
    assert_eq!(session.sitting().targets(selection), [Pile::Column(0), Pile::Column(1)]);
    assert_eq!(made(&tap(&mut session, "6C", Tap::PicksUp, 5_000)), "c3c2");
    session.undo(6_000);
    tap(&mut session, "5H", Tap::PicksUp, 10_000);
    assert_eq!(made(&tap(&mut session, "5H", Tap::PicksUp, 20_000)), "c3c1");
    session.undo(21_000);
    tap(&mut session, "5H", Tap::PicksUp, 30_000);
    assert_eq!(session.deselect(), Outcome::Deselected);
    assert_eq!(session.deselect(), Outcome::Nothing);
}

#[test]
fn a_wrong_target_is_refused_with_its_reason_and_drops_what_was_picked_up() {
    let mut session = two_targets();
    tap(&mut session, "5H", Tap::PicksUp, 0);
    let Outcome::Refused(reason) = tap(&mut session, "9D", Tap::PicksUp, 1_000) else { panic!("not refused") };
    assert_eq!(reason.rule(), "ER-08");
    assert_eq!(session.sitting().selection(), None);
}

#[test]
fn keys_always_pick_up_whatever_taps_do() {
    let mut session = two_targets();
    let (pile, index) = find(session.sitting().game(), "5H");
    assert!(matches!(session.activate(pile, Some(index), 0), Outcome::Selected(_)));
    assert_eq!(made(&session.activate(Pile::Column(1), None, 0)), "c3c2");
}

#[test]
fn a_card_dropped_where_it_came_from_is_no_move() {
    let mut session = two_targets();
    let selection = Selection { pile: Pile::Column(2), count: 1 };
    assert_eq!(session.carry(selection, Pile::Column(2), 0), Outcome::Nothing);
    assert_eq!(session.sitting().moves(), 0);
    assert!(!session.can_undo());
}

#[test]
fn any_foundation_stands_for_the_one_of_the_card() {
    let mut session = two_targets();
    let selection = Selection { pile: Pile::Column(3), count: 1 };
    assert_eq!(made(&session.carry(selection, Pile::Foundation(3), 0)), "c4f1");
}

#[test]
fn er_05_a_covered_waste_card_is_refused_for_what_it_is() {
    let mut session = arranged("klondike", &["6S", "6C"], "5H 9C KH");
    session.turn(0);
    let Outcome::Refused(reason) = tap(&mut session, "5H", Tap::PlaysBest, 1) else { panic!("not refused") };
    assert_eq!(reason.rule(), "ER-05");
    let (pile, index) = (Pile::Column(6), 2);
    let Outcome::Refused(reason) = session.tap(pile, Some(index), Tap::PlaysBest, 900) else { panic!("not refused") };
    assert_eq!(reason.rule(), "ER-06");
}

#[test]
fn of_two_foundations_of_a_suit_the_chosen_one_takes_the_card_and_others_stand_for_the_first() {
    let carry = |to| {
        let mut session = arranged("double-patience", &["AS", "AH"], "");
        let outcome = session.carry(Selection { pile: Pile::Column(0), count: 1 }, Pile::Foundation(to), 0);
        made(&outcome)
    };
    assert_eq!([carry(0), carry(1), carry(2)], ["c1f1", "c1f2", "c1f1"]);
}
