//! Every mistake of the rules' list is refused in words of its own, whatever hand makes it, and
//! changes nothing.

use browser_tests::{Play, Solution, Visit, Visitor};
use engine::{Game, IllegalMove, Move, Pile};
use texts::Lang;
use texts::refusal::refusal;

/// What a mistake is made with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hand {
    Drag,
    Keys,
    Tap,
    Reader,
}

/// Opens a position of a recorded game.
fn at(visit: &mut Visit, solution: &Solution, moves: usize) -> Game {
    visit.open(&solution.link(moves));
    solution.after(moves)
}

/// Makes the mistake and reads what the page says.
fn refused(visit: &Visit, game: &Game, mv: Move, hand: Hand) {
    let Move::Carry { from, to, count } = mv else { panic!("{mv} carries nothing") };
    let play = Play::of(visit, game.clone());
    match hand {
        Hand::Drag => play.try_drag(from, to, count),
        Hand::Keys => play.try_keys(from, to, count),
        Hand::Tap => {
            let aims = play.aims(&[play.head(from, count)]);
            visit.tap(aims[0].at);
        }
        Hand::Reader => {
            let (pile, index) = play.head(from, count);
            // A click that no pointer made.
            let script = "piece(...arguments).querySelector('button').click()";
            visit.run::<serde_json::Value>(script, vec![pile.to_string().into(), index.into()]);
        }
    }
    let reason = game.check(mv).expect_err("it is a mistake");
    let words = refusal(visit.visitor().lang, game.rules(), reason);
    visit.wait_for_words(".message p", &words.spoken());
    visit.wait_for_words("p.spoken[role=status]", &words.spoken());
    play.check();
}

fn in_both_languages(test: impl Fn(&mut Visit)) {
    for lang in Lang::ALL {
        let mut visit = Visit::start(Visitor { lang, ..Visitor::usual() });
        test(&mut visit);
    }
}

fn column_to_column(mv: &Move) -> bool {
    matches!(mv, Move::Carry { from: Pile::Column(_), to: Pile::Column(_), .. })
}

#[test]
fn er_01_red_on_red() {
    let solution = Solution::of("klondike");
    let (moves, mv) = solution.refused(|mv, why| column_to_column(mv) && matches!(why, IllegalMove::Suits { .. }));
    in_both_languages(|visit| {
        let game = at(visit, &solution, moves);
        refused(visit, &game, mv, Hand::Drag);
        refused(visit, &game, mv, Hand::Keys);
    });
}

#[test]
fn er_02_a_foundation_is_of_one_suit() {
    let solution = Solution::of("klondike");
    let (moves, other) = solution.refused(|_, why| matches!(why, IllegalMove::FoundationSuit { .. }));
    let (later, own) = solution.refused(|_, why| matches!(why, IllegalMove::FoundationRank { .. }));
    in_both_languages(|visit| {
        let game = at(visit, &solution, moves);
        refused(visit, &game, other, Hand::Drag);
        // By keys a card only goes to the foundation of its own suit.
        let game = at(visit, &solution, later);
        refused(visit, &game, own, Hand::Drag);
        refused(visit, &game, own, Hand::Keys);
    });
}

#[test]
fn er_03_an_empty_column_takes_a_king() {
    let solution = Solution::of("klondike");
    let (moves, mv) = solution.refused(|_, why| matches!(why, IllegalMove::EmptyTakesKing { .. }));
    in_both_languages(|visit| {
        let game = at(visit, &solution, moves);
        refused(visit, &game, mv, Hand::Drag);
        refused(visit, &game, mv, Hand::Keys);
    });
}

#[test]
fn er_04_the_waste_is_turned_over_and_never_shuffled() {
    let solution = Solution::of("klondike");
    let mut visit = Visit::to(&solution.code);
    let mut play = Play::of(&visit, solution.start.clone());
    let turns = play.game.view().pile(Pile::Stock).len().div_ceil(3);
    let whole_pass: Vec<Move> = std::iter::repeat_n(Move::Turn, turns).chain([Move::Redeal]).collect();
    // The engine keeps the order; the page must show what the engine has, card by card.
    play.play(&whole_pass, &[browser_tests::By::Keys, browser_tests::By::Drag]);
    play.play(&whole_pass, &[browser_tests::By::Keys]);
    play.check();
    assert_eq!(play.game.table().pass(), 3);
    let shuffled = Solution::of("double-patience");
    assert!(shuffled.moves.contains(&Move::Reshuffle), "the rule that shuffles is played in its whole game");
    drop(play);
    // Without a pass left the stock says so in words.
    let one = Solution::of("vegas");
    let mut game = one.start.clone();
    while let Ok(turn) = game.check(Move::Turn) {
        game.play(turn);
    }
    let moves = std::iter::repeat_n("/d", game.steps().len()).collect::<String>();
    visit.open(&format!("{}{moves}", one.code));
    Play::of(&visit, game.clone()).check();
    visit.wait_for_panel("none");
    visit.keys(&['d']);
    let reason = game.check(Move::Redeal).expect_err("one pass is all");
    assert!(matches!(reason, IllegalMove::NoPassLeft { .. }));
    visit.wait_for_words(".message p", &refusal(Lang::En, game.rules(), reason).spoken());
}

#[test]
fn er_05_the_middle_card_of_three() {
    let solution = Solution::of("klondike");
    let (moves, mv) = solution.refused(|_, why| matches!(why, IllegalMove::WasteTopOnly { .. }));
    in_both_languages(|visit| {
        let game = at(visit, &solution, moves);
        refused(visit, &game, mv, Hand::Drag);
        refused(visit, &game, mv, Hand::Tap);
        refused(visit, &game, mv, Hand::Reader);
    });
}

#[test]
fn er_06_a_face_down_card() {
    let solution = Solution::of("klondike");
    let (moves, mv) = solution.refused(|_, why| matches!(why, IllegalMove::FaceDown));
    in_both_languages(|visit| {
        let game = at(visit, &solution, moves);
        refused(visit, &game, mv, Hand::Drag);
        refused(visit, &game, mv, Hand::Tap);
    });
}

#[test]
fn er_07_a_run_that_is_none() {
    let solution = Solution::of("whitehead");
    let (moves, mv) = solution.refused(|mv, why| column_to_column(mv) && matches!(why, IllegalMove::NotARun { .. }));
    in_both_languages(|visit| {
        let game = at(visit, &solution, moves);
        refused(visit, &game, mv, Hand::Drag);
        refused(visit, &game, mv, Hand::Tap);
    });
}

#[test]
fn er_08_a_rank_that_does_not_follow() {
    let solution = Solution::of("klondike");
    let (moves, mv) = solution.refused(|mv, why| column_to_column(mv) && matches!(why, IllegalMove::Rank { .. }));
    in_both_languages(|visit| {
        let game = at(visit, &solution, moves);
        refused(visit, &game, mv, Hand::Drag);
        refused(visit, &game, mv, Hand::Keys);
    });
}
