//! What is kept comes back as it was.

use crate::session;
use play::{AutoMove, Opened, Outcome, Saved, Session};

fn again(session: &Session, now: u64) -> Session {
    let text = Saved::of(session, now).to_text();
    assert!(!text.contains('\n'));
    let opener = |code: &str| Opened::read(code);
    Saved::from_text(&text).and_then(|saved| saved.open(&opener)).expect("what was kept can be read")
}

/// Everything that can be seen and counted.
fn seen(session: &Session) -> String {
    let sitting = session.sitting();
    format!(
        "{:?} {:?} {:?} {} {:?} {} {}",
        sitting.game().table(),
        sitting.game().steps(),
        sitting.game().undone(),
        sitting.identity(),
        sitting.helped(),
        session.can_undo(),
        session.can_redo(),
    )
}

#[test]
fn a_session_comes_back_after_any_move_with_its_undo_and_redo() {
    for preset in rules::Catalogue::builtin().presets() {
        let (code, moves) = crate::solution(preset.id());
        let mut session = session(&code);
        for (i, mv) in moves.iter().take(60).enumerate() {
            session.attempt(*mv, i as u64 * 1_000);
            if i % 7 == 3 {
                session.undo(0);
                assert_eq!(seen(&again(&session, 0)), seen(&session));
                session.redo(0);
            }
            if i % 10 == 0 {
                assert_eq!(seen(&again(&session, 0)), seen(&session));
            }
        }
    }
}

#[test]
fn the_attempts_behind_and_ahead_come_back_too() {
    let mut session = session("klondike.1");
    session.turn(0);
    session.restart(0);
    session.turn(0);
    session.turn(0);
    session.new_game(&Opened::read("vegas.5").expect("a code"), "game-2".to_owned(), 0, 0);
    session.turn(0);
    let mut back = again(&session, 0);
    for _ in 0..5 {
        assert_eq!(back.undo(0), session.undo(0));
        assert_eq!(seen(&back), seen(&session));
    }
    let mut back = again(&back, 0);
    while session.can_redo() {
        assert_eq!(back.redo(0), session.redo(0));
        assert_eq!(seen(&back), seen(&session));
    }
    // The given-up game was recorded; it is not recorded again after coming back.
    assert_eq!(session.take_results().len(), 1);
    back.turn(0);
    assert!(back.take_results().is_empty());
}

#[test]
fn time_played_is_kept_and_the_clock_stands_until_the_page_is_back() {
    let mut session = session("klondike.1");
    session.turn(10_000);
    let back = again(&session, 73_000);
    assert_eq!(back.sitting().clock().seconds(999_000), 63);
    assert!(!back.sitting().clock().is_running());
}

#[test]
fn a_card_taken_back_is_still_held_after_coming_back() {
    let mut session = crate::arranged("klondike", &["AS", "2S", "3H", "9D"], "");
    session.turn(0);
    while session.step_by_itself(AutoMove::All, 0).is_some() {}
    let undone = session.undo(0);
    assert!(matches!(undone, Outcome::Undone(_)));
    let mut back = again(&session, 0);
    back.turn(0);
    assert!(back.step_by_itself(AutoMove::All, 0).is_none());
}

#[test]
fn what_cannot_be_read_is_none_and_never_a_panic() {
    let session = session("klondike.1");
    let good = Saved::of(&session, 0).to_text();
    let opener = |code: &str| Opened::read(code);
    for bad in [
        "",
        "{}",
        "[1]",
        &good[..good.len() - 3],
        &good.replace("klondike.1", "nothing.1"),
        &good.replace("version=1;", "version=99;"),
        &good.replace("current=0;", "current=9;"),
        &good.replace("moves=%3B", "moves=c1c2%3B"),
        &good.replace("program=%3B", "program=7%3B"),
    ] {
        assert!(Saved::from_text(bad).and_then(|saved| saved.open(&opener)).is_none(), "{bad}");
    }
}
