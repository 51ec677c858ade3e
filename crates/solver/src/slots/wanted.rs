//! Which moves can help a certain card to leave its column.
//!
//! *Claim.* Let every card of the stock be within reach. If a position can be won, then by a line in
//! which every move between two departures of heads is *wanted* for the second of them, where a move
//! is wanted if it provides what the departure needs, or what another wanted move needs.
//!
//! *Argument.* Take a line that wins, and the moves between one departure and the next. If a move can
//! be left out and the rest stays legal, it can be made after the departure instead: what it needs is
//! then there, because counts decide what is legal and the counts after both orders are the same.
//! Moves that cannot be left out have a chain of needs to the departure: a slot is provided by a card of
//! the pair that comes to a column or by a card on the pair that goes up; a card goes up after the
//! lower ones of its suit and when nothing lies on it; a space is provided by a king that goes up.
//! [`Wanted::new`] closes the departure's needs under these providers, so that it holds all of them.
//!
//! *Needs.* Draw 1, no limit of passes, no shuffling, any part of a run moves.

use super::cards::{ACES, Cards, SUITS, UP, pairs};
use super::deal::Deal;
use super::state::State;
use super::uses::Use;
use rules::TakeBack;

/// How the head of a column is to leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// To its foundation.
    Foundation,
    /// To another column.
    Column,
}

/// A departure: which head, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Target {
    pub(super) column: u8,
    pub(super) way: Way,
}

/// The moves that can help a departure, as the cards that make them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Wanted {
    /// From the stock to a column.
    pub(super) place: Cards,
    /// From a foundation to a column.
    pub(super) back: Cards,
    /// From a column to a foundation.
    pub(super) up: Cards,
    /// From the stock to a foundation.
    pub(super) stock_up: Cards,
    /// Pairs on which a slot is wanted.
    slots: Cards,
    /// Whether an empty column is.
    space: bool,
}

impl Wanted {
    /// The moves that can help a head to leave; none when no such moves can make it possible.
    pub(super) fn new(deal: &Deal, state: &State, head: Cards, target: Target) -> Option<Wanted> {
        if deal.uses.wanted == Use::Off {
            return Some(Wanted::everything(deal, state));
        }
        let mut wanted = Wanted::default();
        let mut goal = 0;
        match target.way {
            Way::Column if head & deal.kings == 0 => wanted.slots = pairs(head) << UP,
            Way::Column if deal.may_take_space(state, usize::from(target.column), head) => wanted.space = true,
            Way::Column => return None,
            Way::Foundation => {
                wanted.slots = pairs(head);
                goal = head;
            }
        }
        loop {
            let before = wanted;
            wanted.widen(deal, state, goal)?;
            if wanted == before {
                return Some(wanted);
            }
        }
    }

    /// All moves, whether they help or not.
    fn everything(deal: &Deal, state: &State) -> Wanted {
        let back = match deal.take_back {
            TakeBack::Allowed => !(state.stock | ACES),
            TakeBack::Forbidden => 0,
        };
        Wanted { place: state.stock, back, up: !0, stock_up: state.stock, slots: !0, space: true }
    }

    /// Adds what provides the wanted slots, spaces and cards.
    fn widen(&mut self, deal: &Deal, state: &State, goal: Cards) -> Option<()> {
        let kings = if deal.kings_move { deal.kings } else { 0 };
        let placeable = !deal.kings | kings;
        self.place |= state.stock & self.slots & placeable;
        if deal.take_back == TakeBack::Allowed {
            for (suit, height) in state.heights.iter().enumerate() {
                let up = deal.coding.below(suit, *height) & !ACES;
                let direct = up & self.slots & placeable;
                // All above it must come back first.
                let lowest = direct & direct.wrapping_neg();
                if lowest != 0 {
                    self.back |= up & !(lowest - 1);
                }
            }
        }
        let comes = self.place | self.back;
        self.slots |= pairs(comes & !deal.kings) << UP;
        self.space |= comes & deal.kings != 0;
        let loose = state.laid() | comes;
        let mut leaves = loose & (self.slots >> UP);
        if self.space {
            leaves |= loose & deal.kings;
        }
        for suit in 0..SUITS {
            let cards = deal.coding.of_suit(suit);
            // What came back must perhaps go up again.
            let came = self.back & cards;
            let on_foundation = match came & came.wrapping_neg() {
                0 => deal.coding.below(suit, state.heights[suit]),
                lowest => cards & (lowest - 1),
            };
            let above = cards & !on_foundation;
            let blocked = above & !(loose | state.stock);
            let first_blocked = blocked & blocked.wrapping_neg();
            let within = first_blocked.wrapping_sub(1);
            let mut asked = leaves & above & within;
            if goal & cards != 0 {
                if first_blocked != goal {
                    return None;
                }
                asked |= above & within;
            }
            if asked != 0 {
                let highest = 1 << (63 - asked.leading_zeros());
                let chain = above & (highest | (highest - 1));
                self.up |= chain & loose;
                self.stock_up |= chain & state.stock;
                self.slots |= pairs(chain & loose);
            }
        }
        Some(())
    }

    /// Whether a card goes up on the way to another wanted one, or to `head` itself.
    #[inline]
    pub(super) fn wants_after(&self, deal: &Deal, state: &State, card: Cards, head: Cards) -> bool {
        let suit = deal.coding.suit(card);
        let after = deal.coding.next(suit, state.heights[suit] + 1);
        after & (self.up | self.stock_up | head) != 0
    }
}
