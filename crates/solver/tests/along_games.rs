//! What verdicts must satisfy among each other.

mod common;

use cards::Shuffle;
use common::verdict;
use engine::{Deal, Game, Legal, Move};
use rules::{Catalogue, OptionName, Rules};
use solver::{Limits, Unwatched, Verdict, solve};
use std::sync::Arc;

/// A preset with options set.
type Choice = (&'static str, &'static [(&'static str, &'static str)]);

fn rules(preset: &str, options: &[(&str, &str)]) -> Arc<Rules> {
    let chosen: Vec<_> = options
        .iter()
        .map(|(name, value)| {
            let name: OptionName = name.parse().expect("an option");
            (name, name.parse_value(value).expect("a value of it"))
        })
        .collect();
    Arc::new(Catalogue::builtin().rules(preset, &chosen).expect("rules that make sense"))
}

fn play(game: &mut Game, mv: Move) {
    let legal = game.check(mv).expect("a legal move");
    game.play(legal);
}

/// A number of games that tests in one go can afford; all of them where more is asked for.
fn games(usual: u64) -> u64 {
    std::env::var("GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

#[test]
fn a_won_position_has_a_won_successor_and_a_lost_one_has_none() {
    let sets = [
        rules("klondike", &[]),
        rules("klondike-draw-1", &[]),
        rules("vegas-draw-3", &[]),
        rules("vegas", &[]),
        rules("klondike", &[("take_back", "false")]),
        rules("klondike", &[("aces", "must")]),
        rules("eight-columns", &[]),
    ];
    let (mut won, mut lost) = (0, 0);
    for number in 0..games(14) {
        let mut random = Shuffle::new(number);
        let rules = &sets[(number % sets.len() as u64) as usize];
        let mut game = Game::start(rules, &Deal::numbered(rules, number));
        let mut could_win = verdict(rules, game.table());
        for _ in 0..60 {
            let moves: Vec<Move> = game.legal_moves().map(Legal::get).collect();
            if moves.is_empty() {
                break;
            }
            let mut after = Vec::new();
            for mv in &moves {
                play(&mut game, *mv);
                after.push(verdict(rules, game.table()));
                game.undo();
            }
            assert_eq!(could_win, after.contains(&true), "deal {number} after {} moves", game.steps().len());
            *(if could_win { &mut won } else { &mut lost }) += 1;
            let choice = random.below(moves.len() as u64) as usize;
            play(&mut game, moves[choice]);
            could_win = after[choice];
            if !could_win && lost > won {
                break;
            }
        }
    }
    assert!(won > 20 && lost > 20, "{won} won, {lost} lost");
}

#[test]
fn looser_rules_never_lose_what_stricter_ones_win() {
    let chains: [&[Choice]; 5] = [
        &[
            ("klondike-draw-1", &[]),
            ("klondike", &[]),
            ("klondike", &[("passes", "3")]),
            ("klondike", &[("passes", "1")]),
        ],
        &[("klondike-draw-1", &[]), ("klondike-draw-1", &[("passes", "3")]), ("klondike-draw-1", &[("passes", "2")])],
        &[("klondike", &[]), ("klondike", &[("take_back", "false")])],
        &[("klondike", &[]), ("klondike", &[("aces", "must")])],
        &[("klondike", &[]), ("klondike", &[("empty_column", "none")])],
    ];
    for chain in chains {
        let sets: Vec<Arc<Rules>> = chain.iter().map(|(preset, options)| rules(preset, options)).collect();
        let mut shares = vec![0_u64; sets.len()];
        for number in 0..games(40) {
            let won: Vec<bool> =
                sets.iter().map(|rules| verdict(rules, &Deal::numbered(rules, number).table(rules))).collect();
            for (i, pair) in won.windows(2).enumerate() {
                assert!(pair[0] || !pair[1], "deal {number}: {:?} loses what {:?} wins", chain[i], chain[i + 1]);
            }
            for (share, won) in shares.iter_mut().zip(won) {
                *share += u64::from(won);
            }
        }
        println!("{chain:?} {shares:?}");
        assert!(shares[0] > shares[shares.len() - 1] || shares.len() == 2, "{chain:?} {shares:?}");
    }
}

#[test]
fn following_a_solution_every_position_stays_won() {
    let rules = rules("klondike", &[]);
    for number in 0..games(20) {
        let mut game = Game::start(&rules, &Deal::numbered(&rules, number));
        let Verdict::Won(solution) = solve(&rules, game.table(), Limits::default(), &mut Unwatched) else { continue };
        for mv in solution.moves() {
            play(&mut game, *mv);
            assert!(verdict(&rules, game.table()), "deal {number} after {} moves", game.steps().len());
        }
        assert!(game.is_won());
    }
}
