//! Cards that go up by themselves.

use crate::{arranged, find, id, made};
use play::{AutoMove, Outcome, Selection};

fn all_steps(session: &mut play::Session, setting: AutoMove) -> Vec<String> {
    std::iter::from_fn(|| session.step_by_itself(setting, 0)).map(|step| step.get().to_string()).collect()
}

fn aces() -> play::Session {
    arranged("klondike", &["AS", "AH", "2S", "3S", "9D", "TC"], "")
}

#[test]
fn nothing_goes_up_before_the_player_moves_and_nothing_with_the_setting_off() {
    let mut session = aces();
    assert_eq!(all_steps(&mut session, AutoMove::All), [""; 0]);
    session.turn(0);
    assert_eq!(all_steps(&mut session, AutoMove::Off), [""; 0]);
}

#[test]
fn safe_cards_go_up_one_step_each_and_each_is_one_undo() {
    let mut session = aces();
    session.turn(0);
    let safe = all_steps(&mut session, AutoMove::Safe);
    assert_eq!(safe, ["c1f1", "c2f2", "c3f1"]);
    assert_eq!(session.sitting().moves(), 4);
    session.undo(0);
    assert_eq!(session.sitting().moves(), 3);
    // What undo brought back does not fly up again at once, nor after the next move.
    assert_eq!(all_steps(&mut session, AutoMove::Safe), [""; 0]);
    session.turn(0);
    assert_eq!(all_steps(&mut session, AutoMove::Safe), [""; 0]);
}

#[test]
fn all_takes_also_what_is_not_safe() {
    let mut session = aces();
    session.turn(0);
    assert_eq!(all_steps(&mut session, AutoMove::All), ["c1f1", "c2f2", "c3f1", "c4f1"]);
}

#[test]
fn a_card_that_the_player_took_back_stays_until_the_player_moves_it() {
    let mut session = arranged("klondike", &["AS", "2S", "3H", "9D"], "");
    session.turn(0);
    all_steps(&mut session, AutoMove::All);
    let two = id(session.sitting().game(), "2S");
    let (pile, _) = find(session.sitting().game(), "2S");
    let (target, _) = find(session.sitting().game(), "3H");
    let back = session.carry(Selection { pile, count: 1 }, target, 0);
    assert!(matches!(back, Outcome::Played(_)));
    assert_eq!(all_steps(&mut session, AutoMove::All), [""; 0]);
    session.turn(0);
    assert_eq!(all_steps(&mut session, AutoMove::All), [""; 0]);
    assert_eq!(id(session.sitting().game(), "2S"), two);
    // The player puts it up; taken along by nobody else it is free to be moved again.
    assert_eq!(made(&session.to_foundation(target, 0)), "c3f1");
}

#[test]
fn an_input_in_between_ends_automatic_moves_and_finishing() {
    let mut session = aces();
    session.turn(0);
    assert!(session.step_by_itself(AutoMove::Safe, 0).is_some());
    session.undo(0);
    assert!(session.step_by_itself(AutoMove::Safe, 0).is_none());
}

#[test]
fn kl_41_finishing_plays_the_rest_step_by_step_and_stops_at_an_input() {
    let (code, moves) = crate::solution("klondike-draw-1");
    let mut session = crate::session(&code);
    let mut moves = moves.into_iter();
    while !session.sitting().can_finish() {
        let mv = moves.next().expect("it can be finished before its end");
        assert!(matches!(session.attempt(mv, 0), Outcome::Played(_)));
    }
    session.finish();
    assert!(session.step_by_itself(AutoMove::Off, 0).is_some());
    session.deselect();
    assert!(session.step_by_itself(AutoMove::Off, 0).is_none());
    assert!(!session.sitting().game().is_won());
    session.finish();
    while session.step_by_itself(AutoMove::Off, 0).is_some() {}
    assert!(session.sitting().game().is_won());
}
