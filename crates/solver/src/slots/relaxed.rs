//! A game of other rules with a free stock and runs that may be divided: who loses that loses.
//!
//! *Claim.* A table that cannot be won where every card of the stock is within reach at any time, any
//! part of a run may move, foundation cards may come back and no ace must go up cannot be won with
//! stricter rules either.
//!
//! *Argument.* Every line of play of the stricter game is one of the looser, with the turns left out.
//!
//! *Needs.* One pack, spaces that take no more than kings, and runs that move in the same relation in
//! which columns are built or in a stricter one.

use super::cards::{SUITS, suit_number};
use super::deal::Deal;
use super::oracle::{Free, Oracle};
use super::prover::prove;
use crate::budget::Budget;
use crate::verdict::Reason;
use cards::{Card, Suit};
use engine::Table;
use rules::Rules;

/// The looser game, with what is known of it.
pub(crate) struct Relaxed {
    deal: Deal,
    oracle: Oracle,
    /// For each column and number of cards left of it: the segments left.
    segments: Vec<Vec<u8>>,
    /// The first card of each column.
    feet: Vec<Option<Card>>,
}

/// What is left of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Left {
    /// So many of its first cards lie as at the start.
    Cards(usize),
    /// It begins with this card, and nothing lies beneath that.
    Foot(Card),
    /// Nothing.
    Nothing,
}

impl Relaxed {
    /// Compiles the looser game; none where there is none of this family.
    pub(crate) fn new(rules: &Rules, table: &Table) -> Option<Relaxed> {
        let deal = Deal::relaxed(rules, table)?;
        let build = rules.tableau().build();
        let segments = table.columns().iter().map(|column| {
            let starts = (0..column.len()).map(|i| {
                let laid = i > 0 && column[i].is_up() && column[i - 1].is_up();
                u8::from(!(laid && build.fits(column[i].card(), column[i - 1].card())))
            });
            let count = starts.scan(0, |count, start| {
                *count += start;
                Some(*count)
            });
            [0].into_iter().chain(count).collect()
        });
        let segments = segments.collect();
        let feet = table.columns().iter().map(|column| column.first().map(|placed| placed.card())).collect();
        let oracle = Oracle::new(&deal);
        Some(Relaxed { deal, oracle, segments, feet })
    }

    /// Whether the table at the start cannot be won in the looser game.
    ///
    /// # Errors
    /// The limit that was met.
    pub(crate) fn start_is_lost(&self, budget: &mut Budget) -> Result<bool, Reason> {
        Ok(prove(&self.deal, self.deal.start, budget)?.is_none())
    }

    /// Whether it is known or quickly found that a position cannot be won in the looser game. The
    /// columns come in their order.
    ///
    /// # Errors
    /// The limit that was met.
    pub(crate) fn is_lost(
        &mut self,
        columns: impl Iterator<Item = Left>,
        heights: [Option<u8>; 4],
        stock: impl Iterator<Item = Card>,
        budget: &mut Budget,
    ) -> Result<bool, Reason> {
        let mut left = [0; super::deal::COLUMNS];
        for (column, what) in columns.enumerate() {
            match what {
                Left::Cards(count) => left[column] = self.count(column, count),
                Left::Foot(card) => {
                    if let Some(own) = self.feet.iter().position(|foot| *foot == Some(card)) {
                        left[own] = self.count(own, 1);
                    }
                }
                Left::Nothing => {}
            }
        }
        let mut by_number: [u8; SUITS] = self.deal.start.heights;
        for (suit, height) in Suit::ALL.into_iter().zip(heights) {
            // A suit that the pack does not have counts as complete, and stays so.
            if let Some(height) = height {
                by_number[suit_number(suit)] = height;
            }
        }
        let stock = stock.fold(0, |all, card| all | self.deal.coding.bit(card));
        let state = self.deal.state(left, by_number, stock);
        Ok(self.oracle.ask(&self.deal, &state, budget)? == Free::Lost)
    }

    /// The segments left where so many cards are. A king at the foot lies as it would in a space.
    fn count(&self, column: usize, cards: usize) -> u8 {
        let segments = self.segments[column][cards];
        let king = self.feet[column].is_some_and(|foot| self.deal.kings & self.deal.coding.bit(foot) != 0);
        if segments == 1 && king && self.deal.kings_move { 0 } else { segments }
    }
}
