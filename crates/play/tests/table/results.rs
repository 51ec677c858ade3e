//! Results: one for each game, at the right moment.

use crate::{session, solution};
use engine::Stuck;
use play::{Ending, GameResult, Opened, Outcome, Session};

fn play_out(session: &mut Session, preset: &str) {
    for mv in solution(preset).1 {
        assert!(matches!(session.attempt(mv, 5_000), Outcome::Played(_)));
    }
    assert!(session.sitting().game().is_won());
}

fn endings(results: &[GameResult]) -> Vec<(&str, Ending)> {
    results.iter().map(|result| (result.identity.as_str(), result.ending)).collect()
}

fn other() -> Opened {
    Opened::read("klondike.7").expect("a code")
}

#[test]
fn every_preset_can_be_won_from_its_recorded_solution() {
    for preset in rules::Catalogue::builtin().presets() {
        let (code, _) = solution(preset.id());
        assert!(code.starts_with(preset.id()), "{code}");
        let mut session = session(&code);
        play_out(&mut session, preset.id());
        assert_eq!(endings(&session.take_results()), [("game-1", Ending::Won)]);
    }
}

#[test]
fn a_win_counts_once_however_often_it_is_undone_won_again_or_restarted() {
    let mut session = session(&solution("whitehead").0);
    play_out(&mut session, "whitehead");
    assert_eq!(session.take_results().len(), 1);
    session.undo(0);
    session.redo(0);
    assert!(session.take_results().is_empty());
    let last = session.sitting().game().steps().last().expect("a step").get();
    session.undo(0);
    session.attempt(last, 0);
    assert!(session.take_results().is_empty());
    session.restart(0);
    play_out(&mut session, "whitehead");
    assert!(session.take_results().is_empty());
}

#[test]
fn a_game_that_is_left_is_given_up_at_the_first_move_of_the_next_one() {
    let mut session = session("klondike.1");
    session.turn(0);
    session.new_game(&other(), "game-2".to_owned(), 0, 0);
    assert!(session.take_results().is_empty());
    // Undo before the first move: nothing has happened.
    assert_eq!(session.undo(0), Outcome::Returned);
    assert_eq!(session.sitting().moves(), 1);
    assert_eq!(session.redo(0), Outcome::Advanced);
    session.turn(0);
    assert_eq!(endings(&session.take_results()), [("game-1", Ending::GivenUp)]);
    session.turn(0);
    assert!(session.take_results().is_empty());
}

#[test]
fn a_game_without_a_move_counts_as_nothing() {
    let mut session = session("klondike.1");
    session.new_game(&other(), "game-2".to_owned(), 0, 0);
    session.turn(0);
    assert!(session.take_results().is_empty());
}

#[test]
fn kl_40_a_stuck_game_that_is_left_is_lost() {
    let mut session = session("klondike.1");
    session.turn(0);
    session.note_stuck(Stuck::Yes);
    session.new_game(&other(), "game-2".to_owned(), 0, 0);
    session.turn(0);
    assert_eq!(endings(&session.take_results()), [("game-1", Ending::Lost)]);
}

#[test]
fn a_restart_hides_no_loss() {
    let mut session = session("klondike.1");
    session.turn(0);
    session.restart(0);
    assert_eq!(session.sitting().moves(), 0);
    session.new_game(&other(), "game-2".to_owned(), 0, 0);
    session.turn(0);
    assert_eq!(endings(&session.take_results()), [("game-1", Ending::GivenUp)]);
}

#[test]
fn undo_goes_across_restart_and_new_game_and_redo_comes_back() {
    let mut session = session("klondike.1");
    session.turn(0);
    session.turn(0);
    session.restart(0);
    session.turn(0);
    session.new_game(&other(), "game-2".to_owned(), 0, 0);
    let outcomes: Vec<Outcome> = (0..3).map(|_| session.undo(0)).collect();
    assert!(matches!(outcomes[..], [Outcome::Returned, Outcome::Undone(_), Outcome::Returned]));
    assert_eq!(session.sitting().moves(), 2);
    session.undo(0);
    session.undo(0);
    assert!(!session.can_undo());
    assert_eq!(session.undo(0), Outcome::Nothing);
    while session.can_redo() {
        session.redo(0);
    }
    assert_eq!(session.sitting().identity(), "game-2");
}

#[test]
fn vegas_balances_go_on_from_game_to_game() {
    let code = |n: u64| Opened::read(&format!("klondike.score=vegas-cumulative.{n}")).expect("a code");
    let mut session = Session::new(play::Sitting::new(&code(1), "a".to_owned(), 0));
    assert_eq!(session.sitting().game().score(0), -52);
    let balance = session.sitting().game().score(0);
    session.new_game(&code(2), "b".to_owned(), balance, 0);
    assert_eq!(session.sitting().game().score(0), -104);
    // The same game again begins with the same balance.
    session.turn(0);
    session.restart(0);
    assert_eq!(session.sitting().game().score(0), -104);
}

#[test]
fn the_clock_starts_at_the_first_move_and_stops_when_won_or_paused() {
    let (code, moves) = solution("whitehead");
    let mut session = session(&code);
    session.resume(0);
    assert_eq!(session.sitting().clock().seconds(60_000), 0);
    for (i, mv) in moves.into_iter().enumerate() {
        session.attempt(mv, 100_000 + i as u64 * 1_000);
        if i == 9 {
            session.pause(109_000);
            session.resume(109_000);
        }
    }
    let seconds = session.sitting().clock().seconds(9_999_999_999);
    assert_eq!(seconds, session.sitting().moves() as u64 - 1);
    session.resume(9_999_999_999);
    assert!(!session.sitting().clock().is_running());
}
