//! What can happen between two departures of heads, with every card of the stock within reach.
//!
//! For each head and each way of leaving there is a search of its own, over the moves wanted for it
//! ([`super::wanted`]) and with one more restriction.
//!
//! *Claim.* Right after a card has come to a column to carry something, it is enough to go on with
//! moves that were not possible before it came.
//!
//! *Argument.* The card was wanted as a provider of a slot, so some later move of the line depends on
//! it, the departure at the latest. If the next move does not, both can change places: either order
//! ends with the same counts, and the next move was legal before the card came. So the card can be moved
//! on in the line until its first dependent comes right after it; the last provider first, then the
//! one before. No move depends on two providers, because each needs one slot. A provider need not come
//! while its pair has a slot, as nothing depends on it. A card goes up only to let the next of its suit
//! go, or to free a slot or space that there is not.
//!
//! A foundation card that comes back only so that the one below it can is no provider in this sense: the
//! one below needs both its departure and a slot, which may come in either order. After such a card
//! every wanted move may be next.
//!
//! *Needs.* The same as [`super::wanted`]. The restriction depends on how a position was reached, so
//! the card that came last is part of what is noted as visited.

use super::cards::{Cards, UP, take};
use super::deal::Deal;
use super::normal;
use super::state::{Possible, State};
use super::step::Step;
use super::uses::Use;
use super::visited::Visited;
use super::wanted::{Target, Wanted, Way};
use crate::budget::Budget;
use crate::verdict::Reason;

/// Why a level's search ended before everything was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Halt {
    /// What it found was enough.
    Enough,
    /// A limit was met.
    Limit(Reason),
}

/// What is told of each position right after a departure, with the moves that led there.
pub(super) trait Arrivals {
    /// A head has left and the next one lies open. To halt ends the search.
    fn arrive(&mut self, state: State, line: &[Step]) -> Result<(), Halt>;
}

/// The space that level searches need, kept from one to the next.
#[derive(Default)]
pub(super) struct Levels {
    visited: Visited,
    line: Vec<Step>,
}

/// One search: for one head and one way of leaving.
struct Level<'a, 'o, A> {
    deal: &'a Deal,
    head: Cards,
    target: Target,
    wanted: Wanted,
    /// Whether it may go to an empty column.
    takes_space: bool,
    levels: &'a mut Levels,
    arrivals: &'a mut A,
    budget: &'a mut Budget<'o>,
}

impl Levels {
    /// Tells of everything that one departure can lead to.
    pub(super) fn explore<A: Arrivals>(
        &mut self,
        deal: &Deal,
        state: &State,
        target: Target,
        arrivals: &mut A,
        budget: &mut Budget,
    ) -> Result<(), Halt> {
        let head = deal.head(state, usize::from(target.column));
        if head == 0 {
            return Ok(());
        }
        let Some(wanted) = Wanted::new(deal, state, head, target) else { return Ok(()) };
        let takes_space = deal.may_take_space(state, usize::from(target.column), head);
        self.visited.clear();
        self.line.clear();
        Level { deal, head, target, wanted, takes_space, levels: self, arrivals, budget }.free(state)
    }
}

impl<A: Arrivals> Level<'_, '_, A> {
    /// Whether the head can leave.
    #[inline]
    fn leaves(&self, state: &State, possible: &Possible) -> bool {
        match self.target.way {
            Way::Foundation => possible.up & self.head != 0,
            Way::Column if self.head & self.deal.kings != 0 => possible.space && self.takes_space,
            Way::Column => {
                debug_assert!(state.visible & self.head != 0);
                possible.place & self.head != 0
            }
        }
    }

    /// The head leaves.
    fn depart(&mut self, state: &State) -> Result<(), Halt> {
        let mut after = *state;
        let step = match self.target.way {
            Way::Foundation => {
                normal::raise(self.deal, &mut after, self.head);
                Step::Up(self.head)
            }
            Way::Column => {
                self.deal.uncover(&mut after, usize::from(self.target.column));
                Step::Place(self.head)
            }
        };
        self.levels.line.push(step);
        let told = self.arrivals.arrive(after, &self.levels.line);
        self.levels.line.pop();
        told
    }

    fn is_new(&mut self, state: &State, provider: Cards) -> Result<bool, Halt> {
        self.budget.node().map_err(Halt::Limit)?;
        let provider = u64::from(provider.trailing_zeros());
        Ok(self.levels.visited.insert(state.stock, state.heights_key() | provider << 16))
    }

    /// Goes on from a state in which any wanted move may be next.
    fn free(&mut self, state: &State) -> Result<(), Halt> {
        if !self.is_new(state, 0)? {
            return Ok(());
        }
        let possible = state.possible(self.deal);
        if self.leaves(state, &possible) {
            self.depart(state)?;
        }
        self.moves(state, &possible, &possible)
    }

    /// Goes on right after a card came to a column: with what was not possible before.
    fn bound(&mut self, state: &State, provider: Cards, before: &State, could: &Possible) -> Result<(), Halt> {
        if self.deal.uses.at_once == Use::Off {
            return self.free(state);
        }
        if !self.is_new(state, provider)? {
            return Ok(());
        }
        let possible = state.possible(self.deal);
        if self.leaves(state, &possible) && !self.leaves(before, could) {
            self.depart(state)?;
        }
        let new = Possible {
            slots: possible.slots,
            space: possible.space,
            place: possible.place & !could.place,
            up: possible.up & !could.up & !provider,
            stock_up: possible.stock_up & !could.stock_up,
            tops: possible.tops,
        };
        // A foundation card that was no top before may come, wherever there is a place for it.
        let uncovered = possible.tops & !could.tops & possible.place;
        let new = Possible { place: new.place | uncovered, ..new };
        self.moves(state, &new, &possible)
    }

    /// Makes each of some moves that is wanted.
    fn moves(&mut self, state: &State, moves: &Possible, possible: &Possible) -> Result<(), Halt> {
        let deal = self.deal;
        let mut up = moves.up & self.wanted.up & state.laid();
        while let Some(card) = take(&mut up) {
            let frees = if card & deal.kings != 0 { !possible.space } else { card << UP & possible.slots == 0 };
            if frees || self.wanted.wants_after(deal, state, card, self.goal()) {
                let mut after = *state;
                after.raise(deal, card);
                self.step(Step::Up(card), |level| level.free(&after))?;
            }
        }
        let mut stock_up = moves.stock_up & self.wanted.stock_up;
        while let Some(card) = take(&mut stock_up) {
            let mut after = *state;
            after.raise_from_stock(deal, card);
            self.step(Step::Up(card), |level| level.free(&after))?;
        }
        let mut place = moves.place & state.stock & self.wanted.place & !possible.slots;
        while let Some(card) = take(&mut place) {
            let mut after = *state;
            after.place(card);
            self.step(Step::Place(card), |level| level.bound(&after, card, state, possible))?;
        }
        let mut back = moves.place & moves.tops & self.wanted.back;
        while let Some(card) = take(&mut back) {
            let suit = deal.coding.suit(card);
            let below = deal.coding.next(suit, state.heights[suit] - 2);
            let mut after = *state;
            after.take_back(deal, card);
            if below & self.wanted.back != 0 {
                // What the one below needs may have to come after this card has made way for it.
                self.step(Step::Place(card), |level| level.free(&after))?;
            } else if card & possible.slots == 0 {
                self.step(Step::Place(card), |level| level.bound(&after, card, state, possible))?;
            }
        }
        Ok(())
    }

    /// The head, if it is to go up.
    #[inline]
    fn goal(&self) -> Cards {
        match self.target.way {
            Way::Foundation => self.head,
            Way::Column => 0,
        }
    }

    #[inline]
    fn step(&mut self, step: Step, go_on: impl FnOnce(&mut Self) -> Result<(), Halt>) -> Result<(), Halt> {
        self.levels.line.push(step);
        let result = go_on(self);
        self.levels.line.pop();
        result
    }
}

impl Levels {
    /// The memory that they hold, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.visited.bytes()
    }
}
