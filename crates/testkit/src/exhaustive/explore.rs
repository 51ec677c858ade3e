//! All positions that can be reached from one, each with its verdict.

use super::layout::Layout;
use super::rules::SmallRules;
use super::table::{Key, Table};

/// Every position that can be reached from a first one, and which of them can be won.
pub struct Explored {
    rules: SmallRules,
    columns: usize,
    keys: Vec<Key>,
    won: Vec<bool>,
}

impl std::fmt::Debug for Explored {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Explored").field("positions", &self.len()).field("won", &self.won()).finish()
    }
}

impl Explored {
    /// Goes back from the won positions along all moves, each being the numbers of a position and of the next.
    pub(super) fn new(rules: SmallRules, columns: usize, keys: Vec<Key>, moves: &[(u32, u32)]) -> Explored {
        // The moves that lead to a position stand together in `before`; `starts` says where.
        let mut starts = vec![0_u32; keys.len() + 1];
        for (_, to) in moves {
            starts[*to as usize + 1] += 1;
        }
        for i in 1..starts.len() {
            starts[i] += starts[i - 1];
        }
        let mut fill = starts.clone();
        let mut before = vec![0_u32; moves.len()];
        for (from, to) in moves {
            before[fill[*to as usize] as usize] = *from;
            fill[*to as usize] += 1;
        }
        let mut won: Vec<bool> = keys.iter().map(|key| Table::of(key).is_won()).collect();
        let mut waiting: Vec<usize> = (0..keys.len()).filter(|number| won[*number]).collect();
        while let Some(number) = waiting.pop() {
            for from in &before[starts[number] as usize..starts[number + 1] as usize] {
                let from = *from as usize;
                if !won[from] {
                    won[from] = true;
                    waiting.push(from);
                }
            }
        }
        Explored { rules, columns, keys, won }
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Never: the first position is always there.
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// How many of them can be won.
    pub fn won(&self) -> usize {
        self.won.iter().filter(|won| **won).count()
    }

    /// Position number `number` and whether it can be won; number 0 is the one that the search began with, and they
    /// stand in the order of the number of moves that lead there.
    pub fn get(&self, number: usize) -> Option<(Layout, bool)> {
        let table = Table::of(self.keys.get(number)?);
        Some((table.layout(&self.rules, self.columns), self.won[number]))
    }

    /// All of them, in their order.
    pub fn iter(&self) -> impl Iterator<Item = (Layout, bool)> {
        (0..self.len()).filter_map(|number| self.get(number))
    }
}
