//! Choosing how to search, and checking what was found.

use crate::budget::{Budget, Limits, Observer};
use crate::verdict::{Exhausted, Reason, Solution, Stopped, Verdict};
use crate::{piles, slots};
use engine::{Game, Move, Table};
use rules::Rules;
use std::sync::Arc;

/// What a family's search has found.
pub(crate) enum Found {
    /// Moves of the engine that win from the table.
    Line(Vec<Move>),
    /// Nothing, and nothing was left out.
    Nothing,
}

/// Whether a table of a game can be won, when every card is known.
///
/// Same rules, table and limits give the same answer everywhere, to the move.
pub fn solve(rules: &Rules, table: &Table, limits: Limits, observer: &mut dyn Observer) -> Verdict {
    let mut budget = Budget::new(limits, observer);
    let found = search(rules, table, &mut budget);
    let effort = budget.effort();
    match found {
        Ok(Found::Line(moves)) => {
            replay(rules, table, &moves);
            Verdict::Won(Solution { moves, effort })
        }
        Ok(Found::Nothing) => Verdict::Lost(Exhausted { effort }),
        Err(reason) => Verdict::Open(Stopped { reason, effort }),
    }
}

fn search(rules: &Rules, table: &Table, budget: &mut Budget) -> Result<Found, Reason> {
    if table.is_won() {
        return Ok(Found::Line(Vec::new()));
    }
    match slots::search(rules, table, budget) {
        Some(found) => found,
        None => piles::search(rules, table, budget),
    }
}

/// Plays a line with the engine.
///
/// # Panics
/// When it does not win: a fault of the search, and no answer is better than a wrong one.
pub(crate) fn replay(rules: &Rules, table: &Table, moves: &[Move]) {
    let mut game = Game::start_with(&Arc::new(rules.clone()), table.clone(), 0);
    for (number, mv) in moves.iter().enumerate() {
        match game.check(*mv) {
            Ok(legal) => {
                game.play(legal);
            }
            Err(reason) => panic!("move {number} of a solution, {mv}, is illegal: {reason:?}"),
        }
    }
    assert!(game.is_won(), "a solution ends in a won game");
}
