//! Outlooks with the solver as who answers.

use super::*;
use engine::Deal;
use rules::Catalogue;
use solver::{Limits, Unwatched, Verdict, solve};

/// Enough for most positions.
const NODES: u64 = 20_000;

fn start(preset: &str, deal: u64) -> Game {
    let rules = Arc::new(Catalogue::builtin().rules(preset, &[]).expect("it is built in"));
    Game::start(&rules, &Deal::numbered(&rules, deal))
}

fn search(game: &Game) -> Answer {
    let limits = Limits { nodes: Some(NODES), bytes: None };
    match solve(game.rules(), game.table(), limits, &mut Unwatched) {
        Verdict::Won(solution) => Answer::Won(solution.moves().to_vec()),
        Verdict::Lost(_) => Answer::Lost,
        Verdict::Open(_) => Answer::Open(WhyOpen::Limit),
    }
}

/// Answers a question, from its moves alone as somebody elsewhere does.
fn answer(outlook: &mut Outlook, opening: &Game, question: &Question) {
    let mut game = bare(opening);
    play(&mut game, question.moves());
    assert!(outlook.answer(question.number(), &search(&game)), "the question waits");
}

fn play(game: &mut Game, moves: &[Move]) {
    for mv in moves {
        let legal = game.check(*mv).unwrap_or_else(|reason| panic!("{mv}: {reason:?}"));
        game.play(legal);
    }
}

/// Plays the move that a simple player makes, with some whims; none when there is none.
fn simple_move(game: &Game, whim: u64) -> Option<Move> {
    let moves: Vec<Move> = game.legal_moves().map(engine::Legal::get).collect();
    if whim.is_multiple_of(3) {
        return moves.get(usize::try_from(whim / 3).ok()? % moves.len().max(1)).copied();
    }
    crate::best_of_all(game)
}

/// Numbers without a pattern that matters.
fn whims(seed: u64) -> impl Iterator<Item = u64> {
    let step = |x: &u64| Some(x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407));
    std::iter::successors(Some(seed.wrapping_add(1)), step).map(|x| x >> 40)
}

/// What was known and asked along one game.
#[derive(Default)]
struct Seen {
    asked: usize,
    won: usize,
    lost: usize,
    open: usize,
}

/// Plays a game of a simple player and holds what the outlook says against a search of its own.
fn watch(preset: &str, deal: u64, most: usize) -> Seen {
    let opening = start(preset, deal);
    let (mut game, mut outlook, mut seen) = (opening.clone(), Outlook::new(), Seen::default());
    for whim in whims(deal).take(most) {
        if let Some(question) = outlook.question(&game) {
            seen.asked += 1;
            assert_eq!(outlook.prospect(&game), Prospect::NotKnown(Unknown::Unsearched));
            answer(&mut outlook, &opening, &question);
            assert!(outlook.question(&game).is_none(), "a search has answered");
            if outlook.prospect(&game) == Prospect::CanBeWon {
                follow_to_the_end(&outlook, &game);
            }
        }
        match outlook.prospect(&game) {
            Prospect::CanBeWon => {
                seen.won += 1;
                assert_eq!(seen.lost, 0, "a lost game stays lost");
                let next = outlook.next(&game).expect("a won position has a won successor");
                assert_eq!(outlook.prospect_after(&game, next), Prospect::CanBeWon);
            }
            Prospect::CannotBeWon => {
                seen.lost += 1;
                assert!(!matches!(search(&game), Answer::Won(_)));
                assert!(outlook.next(&game).is_none());
            }
            Prospect::NotKnown(unknown) => {
                seen.open += 1;
                assert_eq!(unknown, Unknown::Open(WhyOpen::Limit));
            }
        }
        let Some(mv) = simple_move(&game, whim) else { break };
        play(&mut game, &[mv]);
        if game.is_won() {
            break;
        }
    }
    // Taking everything back asks nothing.
    while game.undo().is_some() {
        assert!(outlook.question(&game).is_none());
        assert_ne!(outlook.prospect(&game), Prospect::NotKnown(Unknown::Unsearched));
    }
    seen
}

/// The known line wins, one move nearer with every step, and is known all along.
fn follow_to_the_end(outlook: &Outlook, game: &Game) {
    let mut game = bare(game);
    let mut left = outlook.left(&game).expect("it can be won");
    while !game.is_won() {
        let next = outlook.next(&game).expect("a won position has a won successor");
        play(&mut game, &[next]);
        let after = outlook.left(&game).expect("it still can be won");
        assert!(after < left, "{after} moves after {left}");
        left = after;
    }
}

#[test]
fn what_is_said_along_games_of_a_simple_player_is_so() {
    let mut all = Seen::default();
    let games = (1..=10).flat_map(|deal| [("klondike", deal), ("klondike-draw-1", deal)]).chain([("whitehead", 5)]);
    for (preset, deal) in games {
        let seen = watch(preset, deal, 60);
        all.asked += seen.asked;
        all.won += seen.won;
        all.lost += seen.lost;
        all.open += seen.open;
    }
    assert!(all.won > 100 && all.lost > 100 && all.asked < all.won + all.lost + all.open);
}

#[test]
fn twin_foundations_may_lie_the_other_way_round() {
    let twins = Catalogue::builtin().presets().map(|preset| preset.id().to_owned());
    let mut checked = 0;
    for preset in twins {
        let opening = start(&preset, 3);
        if opening.rules().foundation_suits().len() > 4 {
            watch(&preset, 3, 4);
            checked += 1;
        }
    }
    assert!(checked > 1);
}

#[test]
fn who_follows_the_line_asks_once() {
    let (opening, mut outlook) = (start("klondike-draw-1", 2), Outlook::new());
    let mut game = opening.clone();
    let question = outlook.question(&game).expect("nothing is known");
    answer(&mut outlook, &opening, &question);
    while let Some(next) = outlook.next(&game) {
        play(&mut game, &[next]);
        assert!(outlook.question(&game).is_none());
    }
    assert!(game.is_won());
    assert_eq!((outlook.prospect(&game), outlook.left(&game)), (Prospect::CanBeWon, Some(0)));
    assert!(u32::try_from(game.steps().len()).ok() <= outlook.left(&opening), "there may be short cuts");
}

#[test]
fn a_late_answer_is_remembered_for_its_own_position() {
    let (opening, mut outlook) = (start("klondike-draw-1", 2), Outlook::new());
    let first = outlook.question(&opening).expect("nothing is known");
    assert_eq!(outlook.question(&opening).map(|again| again.number()), Some(first.number()));
    let mut game = opening.clone();
    play(&mut game, &["d".parse().expect("a move")]);
    let second = outlook.question(&game).expect("nothing is known");
    assert!(second.number() > first.number());

    assert!(outlook.answer(first.number(), &Answer::Open(WhyOpen::Limit)));
    assert_eq!(outlook.prospect(&opening), Prospect::NotKnown(Unknown::Open(WhyOpen::Limit)));
    assert_eq!(outlook.prospect(&game), Prospect::NotKnown(Unknown::Unsearched));
    assert!(!outlook.answer(first.number(), &Answer::Lost), "nobody waits for it any more");

    answer(&mut outlook, &opening, &second);
    assert_eq!(outlook.prospect(&game), Prospect::CanBeWon);
    assert!(outlook.question(&game).is_none());
    assert_eq!(outlook.prospect(&opening), Prospect::CanBeWon, "a move leads to what can be won");
}

#[test]
fn a_line_that_does_not_win_is_not_taken() {
    let (game, mut outlook) = (start("klondike-draw-1", 2), Outlook::new());
    for line in ["d", "c1f1", ""] {
        let moves = line.split_whitespace().map(|word| word.parse().expect("a move")).collect();
        let question = outlook.question(&game).expect("nothing is known");
        assert!(!outlook.answer(question.number(), &Answer::Won(moves)), "{line}");
        assert_eq!(outlook.prospect(&game), Prospect::NotKnown(Unknown::Unsearched));
    }
    assert!(!outlook.answer(1_000, &Answer::Lost));
}

#[test]
fn another_game_is_not_judged_by_the_rules_of_the_last() {
    let (one, three) = (start("klondike-draw-1", 2), start("klondike", 2));
    let mut outlook = Outlook::new();
    let question = outlook.question(&one).expect("nothing is known");
    answer(&mut outlook, &one, &question);
    assert_eq!(outlook.prospect(&one), Prospect::CanBeWon);
    assert_eq!(outlook.prospect(&three), Prospect::NotKnown(Unknown::Unsearched));
    assert!(outlook.question(&three).is_some());
}

#[test]
fn moves_that_lose_a_won_game_are_known_before_they_are_made() {
    let (mut kept, mut lost) = (0, 0);
    for deal in [3, 4, 6] {
        let opening = start("klondike", deal);
        let (mut game, mut outlook) = (opening.clone(), Outlook::new());
        for whim in whims(deal).take(60) {
            let moves: Vec<Move> = game.legal_moves().map(engine::Legal::get).collect();
            for mv in &moves {
                if let Some(question) = outlook.question_after(&game, *mv) {
                    answer(&mut outlook, &opening, &question);
                }
            }
            let prospects = moves.iter().map(|mv| outlook.prospect_after(&game, *mv));
            kept += prospects.clone().filter(|prospect| *prospect == Prospect::CanBeWon).count();
            lost += prospects.filter(|prospect| *prospect == Prospect::CannotBeWon).count();
            let Some(mv) = simple_move(&game, whim) else { break };
            let expected = outlook.prospect_after(&game, mv);
            play(&mut game, &[mv]);
            assert!(outlook.question(&game).is_none(), "every legal move was asked about");
            assert_eq!(outlook.prospect(&game), expected);
        }
    }
    assert!(kept > 10 && lost > 10, "{kept} kept and {lost} lost");
}

/// The last position that can be won, found by asking about every one.
fn by_asking_all(game: &Game) -> Option<usize> {
    let mut back = game.clone();
    loop {
        if matches!(search(&back), Answer::Won(_)) {
            return Some(back.steps().len());
        }
        back.undo()?;
    }
}

#[test]
fn the_way_back_leads_to_the_last_position_that_could_be_won() {
    let (mut found, mut never) = (0, 0);
    for deal in 1..=40 {
        let opening = start("klondike-draw-1", deal);
        let (mut game, mut outlook) = (opening.clone(), Outlook::new());
        assert!(matches!(outlook.way_back(&game), WayBack::NotLost));
        for whim in whims(deal * 7).take(100) {
            match simple_move(&game, whim) {
                Some(mv) if !game.is_won() => play(&mut game, &[mv]),
                Some(_) | None => break,
            }
        }
        if let Some(question) = outlook.question(&game) {
            answer(&mut outlook, &opening, &question);
        }
        let mut asked = 0;
        let back = loop {
            match outlook.way_back(&game) {
                WayBack::Ask(question) => answer(&mut outlook, &opening, &question),
                other => break other,
            }
            asked += 1;
        };
        match back {
            WayBack::NotLost => assert_ne!(outlook.prospect(&game), Prospect::CannotBeWon),
            WayBack::NeverCould => {
                never += 1;
                assert_eq!(by_asking_all(&game), None);
            }
            WayBack::Found { steps, lost_by } => {
                found += 1;
                assert!(asked <= 8, "each answer halves at most 101 positions");
                assert_eq!(by_asking_all(&game), Some(steps));
                assert_eq!(game.steps()[steps].get(), lost_by);
            }
            WayBack::NotKnown(steps) => assert!(steps.is_none_or(|steps| steps < game.steps().len())),
            WayBack::Ask(question) => panic!("{} was answered", question.number()),
        }
    }
    assert!(found > 3 && never > 0, "{found} found and {never} never");
}
