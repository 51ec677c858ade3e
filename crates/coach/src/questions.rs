//! What the solver is asked about moves.

use crate::guide::turns_back;
use engine::{Game, Move, Table};
use rules::Rules;
use solver::{Limits, Observer, Reason, Verdict, solve};
use std::collections::HashMap;
use std::sync::Arc;

/// Positions that a question about one move may look at. Hardly any needs more, and what is not known
/// by then is counted as neither; so a rating hangs little on how the solver searches.
const ABOUT_A_MOVE: u64 = 300_000;

/// Positions that a question about the whole deal may look at.
pub(crate) const ABOUT_THE_DEAL: u64 = 1_000_000;

/// How the solver is asked.
pub(crate) struct Questions<'q> {
    pub(crate) rules: &'q Arc<Rules>,
    /// Memory of one search, in bytes.
    pub(crate) bytes: Option<usize>,
    pub(crate) observer: &'q mut dyn Observer,
    /// What was told of the positions after the first moves, which are asked about twice and cost most.
    pub(crate) first: HashMap<Vec<u8>, Told>,
}

/// What the solver says of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Told {
    /// It can be won, by these moves.
    Wins(Vec<Move>),
    /// It cannot.
    Loses,
    /// It is not known.
    NotKnown,
}

/// The moves that a deal can begin with.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct FirstMoves {
    /// Legal moves.
    pub all: u32,
    /// Those after which the deal can still be won.
    pub winning: u32,
    /// Those of which this is not known.
    pub unknown: u32,
}

impl Questions<'_> {
    /// Whether a table can be won.
    ///
    /// # Errors
    /// The observer stopped it.
    pub(crate) fn ask(&mut self, table: &Table) -> Result<Told, Reason> {
        let position = table.position(self.rules);
        if let Some(told) = self.first.get(&position) {
            return Ok(told.clone());
        }
        let rules = Arc::clone(self.rules);
        self.ask_by(&rules, table, ABOUT_A_MOVE)
    }

    /// Whether a table can be won by other rules, looking at so many positions.
    ///
    /// # Errors
    /// The observer stopped it.
    pub(crate) fn ask_by(&mut self, rules: &Rules, table: &Table, nodes: u64) -> Result<Told, Reason> {
        let limits = Limits { nodes: Some(nodes), bytes: self.bytes };
        match solve(rules, table, limits, self.observer) {
            Verdict::Won(solution) => Ok(Told::Wins(solution.moves().to_vec())),
            Verdict::Lost(_) => Ok(Told::Loses),
            Verdict::Open(stopped) => match stopped.reason() {
                Reason::Cancelled => Err(Reason::Cancelled),
                Reason::Nodes | Reason::Bytes | Reason::Relaxed => Ok(Told::NotKnown),
            },
        }
    }

    /// Tries every move of a table that can be won by a line that is given.
    ///
    /// # Errors
    /// The observer stopped it.
    pub(crate) fn first_moves(&mut self, table: &Table, line: &[Move]) -> Result<FirstMoves, Reason> {
        let mut game = Game::start_with(self.rules, table.clone(), 0);
        let mut found = FirstMoves::default();
        for mv in game.legal_moves().map(engine::Legal::get).collect::<Vec<_>>() {
            let back = match mv {
                Move::Turn | Move::Redeal | Move::Reshuffle => turns_back(&game),
                Move::Carry { .. } => None,
            };
            let legal = game.check(mv).expect("the engine listed it");
            game.play(legal);
            found.all += 1;
            let told = if line.first() == Some(&mv) {
                Told::Wins(line[1..].to_vec())
            } else if let Some(back) = back {
                Told::Wins(back.into_iter().chain(line.iter().copied()).collect())
            } else {
                self.ask(game.table())?
            };
            match &told {
                Told::Wins(_) => found.winning += 1,
                Told::Loses => {}
                Told::NotKnown => found.unknown += 1,
            }
            self.first.insert(game.table().position(self.rules), told);
            game.undo();
        }
        Ok(found)
    }
}
