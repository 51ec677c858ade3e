//! Whether a game is stuck: exactly, by searching everything that can still be reached.
//!
//! A position is stuck when no sequence of legal moves leads to one with fewer face-down cards,
//! fewer cards in stock and waste, more cards on the foundations, or fewer neighbours in columns
//! out of sequence than it has now (KL-40). Two facts keep the search small without making it less
//! exact:
//!
//! - Playing any card of the waste is progress by itself. So as long as there is none, stock and
//!   waste only turn, and which of their cards can come to the top does not depend on the columns.
//! - Turning up a card is progress too, so only face-up cards move, and the face-down ones are a
//!   fixed number under each column.
//!
//! What is left to search is the face-up cards going to and fro between columns and foundations.
//! Where any part of a run may be taken it is enough to count them (`counted`); elsewhere they are
//! followed card by card (`piles`). Where aces must go up, an ace that can come to the top of the
//! waste can be played and is progress, so that it never matters that drawing waits for it.

mod counted;
mod piles;
#[cfg(test)]
mod tests;

use crate::moves::Move;
use crate::outcome;
use crate::table::Table;
use cards::CardSet;
use counted::Counted;
use piles::Piles;
use rules::{Redeal, Rules, TurnsTo};

/// Whether a position is stuck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stuck {
    /// No line of play makes progress.
    Yes,
    /// One does, or, in a game dealt face up of which 100,000 positions were looked at, none of
    /// those did: then nothing is said.
    No,
}

/// What one look at a position has brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    /// One of the moves from it is progress.
    Progress,
    /// None is; there are other positions to look at.
    Nothing,
    /// There was no position left to look at.
    AllSeen,
    /// There are too many positions.
    GivenUp,
}

/// A search for progress that can be made in slices, so that a page stays alive meanwhile.
pub struct StuckSearch {
    search: Search,
    answer: Option<Stuck>,
}

enum Search {
    Counted(Counted),
    Piles(Piles),
}

impl StuckSearch {
    /// A search that has not begun. A won game is not stuck.
    #[must_use]
    pub fn new(rules: &Rules, table: &Table) -> StuckSearch {
        let reachable = reachable(rules, table);
        let search = match Counted::new(rules, table, reachable) {
            Some(counted) => Search::Counted(counted),
            None => Search::Piles(Piles::new(rules, table, reachable)),
        };
        StuckSearch { search, answer: table.is_won().then_some(Stuck::No) }
    }

    /// Looks at up to so many positions and gives the answer when it is known.
    pub fn run(&mut self, positions: usize) -> Option<Stuck> {
        for _ in 0..positions {
            if self.answer.is_some() {
                break;
            }
            let look = match &mut self.search {
                Search::Counted(search) => search.look(),
                Search::Piles(search) => search.look(),
            };
            match look {
                Look::Progress | Look::GivenUp => self.answer = Some(Stuck::No),
                Look::Nothing => {}
                Look::AllSeen => self.answer = Some(Stuck::Yes),
            }
        }
        self.answer
    }

    /// The answer, however long it takes: a moment nearly always.
    #[must_use]
    pub fn finish(mut self) -> Stuck {
        loop {
            if let Some(answer) = self.run(4096) {
                return answer;
            }
        }
    }

    /// The number of different positions met so far.
    #[must_use]
    pub fn positions(&self) -> usize {
        match &self.search {
            Search::Counted(search) => search.positions(),
            Search::Piles(search) => search.positions(),
        }
    }
}

/// The cards of stock and waste that can come to the top by turning and redeals alone.
fn reachable(rules: &Rules, table: &Table) -> CardSet {
    let TurnsTo::Waste { passes, redeal, .. } = rules.stock().turns_to;
    match redeal {
        // In which order they come is nothing that a player can know, so all of them count.
        Redeal::Shuffle if passes.allows_after(table.pass) => return table.undealt(),
        Redeal::Shuffle | Redeal::Keep => {}
    }
    let mut cards = CardSet::EMPTY;
    let mut table = Table { columns: Vec::new(), ..table.clone() };
    let top = |table: &Table| table.waste.last().filter(|placed| placed.up).map(|placed| placed.card);
    cards.extend(top(&table));
    // The rest of this pass, and one whole pass after it: later ones bring the same cards.
    for redeals in 0..2 {
        while !table.stock.is_empty() {
            for effect in outcome::effects(rules, &table, Move::Turn) {
                table.apply(&effect);
            }
            cards.extend(top(&table));
        }
        if redeals == 1 || !passes.allows_after(table.pass) || table.waste.is_empty() {
            break;
        }
        for effect in outcome::effects(rules, &table, Move::Redeal) {
            table.apply(&effect);
        }
    }
    cards
}
