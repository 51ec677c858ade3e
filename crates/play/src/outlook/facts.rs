//! What is certain about single positions.

use super::WhyOpen;
use engine::{Game, ShuffleSeed};
use std::collections::HashMap;

/// A position, whatever led to it. Two are the same when the same can be played from them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Position {
    bytes: Box<[u8]>,
    /// What later reshuffles follow, which is not seen on the table.
    shuffle: Option<ShuffleSeed>,
}

impl Position {
    pub(super) fn of(game: &Game) -> Position {
        let table = game.table();
        Position { bytes: table.position(game.rules()).into_boxed_slice(), shuffle: table.shuffle() }
    }
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fact {
    /// A known line wins with so many more moves.
    Won { left: u32 },
    /// Nothing wins.
    Lost,
    /// A search ended without knowing.
    Open(WhyOpen),
}

/// How many positions are remembered. Then all are forgotten: what matters of them is found again
/// sooner than memory for more of them is worth.
const MOST: usize = 200_000;

/// All that is known.
///
/// Of every position from which `left` moves win, some legal move leads to one from which fewer
/// win: lines are noted from their end, and `left` only ever becomes smaller.
#[derive(Clone, Debug, Default)]
pub(super) struct Facts {
    facts: HashMap<Position, Fact>,
}

impl Facts {
    pub(super) fn get(&self, position: &Position) -> Option<Fact> {
        self.facts.get(position).copied()
    }

    /// Notes that so many moves win, and gives how few are known to.
    pub(super) fn won(&mut self, position: Position, left: u32) -> u32 {
        let left = match self.get(&position) {
            Some(Fact::Won { left: known }) => known.min(left),
            Some(Fact::Lost | Fact::Open(_)) | None => left,
        };
        self.put(position, Fact::Won { left });
        left
    }

    /// Notes that nothing wins. A line that wins proves more than who says so.
    pub(super) fn lost(&mut self, position: Position) {
        match self.get(&position) {
            Some(Fact::Won { .. }) => {}
            Some(Fact::Lost | Fact::Open(_)) | None => self.put(position, Fact::Lost),
        }
    }

    /// Notes that a search gave up, where nothing better is known.
    pub(super) fn open(&mut self, position: Position, why: WhyOpen) {
        if self.get(&position).is_none() {
            self.put(position, Fact::Open(why));
        }
    }

    fn put(&mut self, position: Position, fact: Fact) {
        self.facts.insert(position, fact);
    }

    /// Forgets everything when it is too much, between two answers.
    pub(super) fn keep_small(&mut self) {
        if self.facts.len() > MOST {
            self.facts.clear();
        }
    }
}
