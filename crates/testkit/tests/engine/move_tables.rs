//! The move-count tables of the corpus, which the referee wrote: paths and newly reached positions.

use crate::bridge::Pair;
use engine::Game;
use std::collections::HashSet;
use testkit::corpus;

/// The number of move sequences of exactly this length.
fn paths(game: &mut Game, depth: usize) -> u64 {
    let moves: Vec<_> = game.legal_moves().map(engine::Legal::get).collect();
    if depth == 1 {
        return moves.len() as u64;
    }
    let mut total = 0;
    for mv in moves {
        let legal = game.check(mv).expect("just listed");
        game.play(legal);
        total += paths(game, depth - 1);
        game.undo();
    }
    total
}

/// The number of positions first reached at each depth.
fn reach(game: &Game, depth: usize) -> Vec<u64> {
    let rules = game.rules();
    let mut seen: HashSet<Vec<u8>> = HashSet::from([game.table().position(rules)]);
    let mut layer = vec![game.clone()];
    let mut counts = Vec::new();
    for _ in 0..depth {
        let mut next = Vec::new();
        for game in &layer {
            for legal in game.legal_moves() {
                let mut after = game.clone();
                after.play(legal);
                if seen.insert(after.table().position(rules)) {
                    next.push(after);
                }
            }
        }
        counts.push(next.len() as u64);
        layer = next;
    }
    counts
}

#[test]
fn the_engine_counts_moves_as_the_referee_does_for_every_preset_and_option() {
    let tables = corpus::all_move_tables().expect("the corpus reads");
    assert!(tables.len() > 60, "{}", tables.len());
    for table in tables {
        let pair = Pair::new(&table.game, &table.options)
            .unwrap_or_else(|| panic!("{} {:?} makes no sense", table.game, table.options));
        let (deal, _) = pair.deal(&table.deck);
        let mut game = Game::start(&pair.rules, &deal);
        for mv in &table.moves {
            let legal = game.check(mv.to_string().parse().expect("a move")).expect("legal for the referee");
            game.play(legal);
        }
        let reached = reach(&game, table.counts.len());
        for (i, count) in table.counts.iter().enumerate() {
            assert_eq!(paths(&mut game, i + 1), count.paths, "{} {} depth {}", table.game, table.name, i + 1);
            assert_eq!(reached[i], count.reach, "{} {} depth {}", table.game, table.name, i + 1);
        }
    }
}
