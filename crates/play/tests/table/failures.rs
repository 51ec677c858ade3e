//! How other programs failed, played through: each kind is closed here.

use crate::{arranged, find, made, session};
use engine::{Move, Pile};
use play::{AutoMove, Outcome, Selection, Tap};

#[test]
fn every_best_move_is_legal_by_every_input() {
    for number in 0..60 {
        let mut session = session(&format!("klondike-draw-1.{number}"));
        for _ in 0..80 {
            let Some(best) = play::best_of_all(session.sitting().game()) else { break };
            let legal: Vec<Move> = session.sitting().game().legal_moves().map(engine::Legal::get).collect();
            assert!(legal.contains(&best));
            if let Move::Carry { from, to, count } = best {
                let selection = Selection { pile: from, count };
                assert!(session.sitting().targets(selection).contains(&to), "a drag may do it");
                assert!(matches!(session.carry(selection, to, 0), Outcome::Played(_)));
            } else {
                assert!(matches!(session.turn(0), Outcome::Played(_)));
            }
        }
    }
}

#[test]
fn a_card_held_while_the_stock_is_drawn_loses_nothing() {
    let mut session = arranged("klondike", &["6S", "6C", "5H"], "");
    let cards = session.sitting().game().table().cards();
    let (pile, index) = find(session.sitting().game(), "5H");
    session.activate(pile, Some(index), 0);
    session.turn(0);
    assert_eq!(session.sitting().selection(), None);
    assert_eq!(session.sitting().game().table().cards(), cards);
}

#[test]
fn to_the_foundation_on_a_covered_card_does_not_move_the_one_above_it() {
    let mut session = arranged("klondike", &["AS", "2S", "3H", "9D"], "");
    for face in ["AS", "2S"] {
        let (pile, _) = find(session.sitting().game(), face);
        session.to_foundation(pile, 0);
    }
    let mut session = arranged("klondike", &["2H", "AS"], "");
    // The ace onto the two, then a tap on the covered two.
    let outcome = session.carry(Selection { pile: Pile::Column(1), count: 1 }, Pile::Column(0), 0);
    assert_eq!(made(&outcome), "c2c1");
    let (pile, index) = find(session.sitting().game(), "2H");
    let outcome = session.tap(pile, Some(index), Tap::PlaysBest, 9_000);
    assert!(!matches!(outcome, Outcome::Played(_)), "{outcome:?}");
}

#[test]
fn nothing_is_moved_or_counted_by_turning_an_empty_stock_and_waste() {
    let (code, moves) = crate::solution("vegas");
    let mut session = session(&code);
    for mv in moves {
        session.attempt(mv, 0);
    }
    let moves = session.sitting().moves();
    assert!(matches!(session.turn(0), Outcome::Refused(_)));
    assert_eq!(session.sitting().moves(), moves);
}

#[test]
fn a_won_game_takes_no_further_points() {
    let (code, moves) = crate::solution("klondike");
    let mut session = session(&code);
    for mv in moves {
        session.attempt(mv, 0);
    }
    let score = session.sitting().game().score(100);
    for pile in (0..4).map(Pile::Foundation) {
        let outcome = session.carry(Selection { pile, count: 1 }, Pile::Column(0), 0);
        assert!(matches!(outcome, Outcome::Refused(_)));
    }
    assert_eq!(session.sitting().game().score(100), score);
    assert!(session.step_by_itself(AutoMove::All, 0).is_none());
}

#[test]
fn kl_30_another_draw_takes_effect_with_the_next_deal_and_not_in_the_running_game() {
    let mut session = session("klondike.9");
    session.turn(0);
    assert_eq!(session.sitting().game().table().waste().len(), 3);
    let same_cards = play::Opened::read("klondike.draw=1.9").expect("a code");
    session.new_game(&same_cards, "game-2".to_owned(), 0, 0);
    session.turn(0);
    assert_eq!(session.sitting().game().table().waste().len(), 1);
    session.undo(0);
    session.undo(0);
    assert_eq!(session.sitting().game().table().waste().len(), 3);
}
