//! Asks of positions of other games whether they could be won if every card of the stock were free.
//!
//! *Claim.* A position that cannot be won when every card of the stock is within reach at any time
//! cannot be won when only some are.
//!
//! *Argument.* Every line of play of the second game is one of the first.
//!
//! *Needs.* Nothing but the moves of this family. The answers are kept: a position that is contained
//! in a lost one is lost, and one that contains a won one is won ([`super::antichain`]).

use super::antichain::Antichains;
use super::deal::Deal;
use super::level::{Arrivals, Halt, Levels};
use super::normal::{Reach, normalise};
use super::prover::targets;
use super::state::State;
use super::step::Step;
use crate::budget::Budget;
use crate::verdict::Reason;

/// What is known of a position with every card of the stock free.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Free {
    Won,
    Lost,
    /// The question cost more than it may.
    Unknown,
}

/// Answers given before, and the space to find new ones.
pub(super) struct Oracle {
    won: Antichains,
    lost: Antichains,
    levels: Levels,
    /// Lists of positions that wait, one for each departure on the way, kept for their space.
    lists: Vec<Vec<State>>,
    bytes: usize,
}

/// The positions after one departure.
struct List<'a> {
    deal: &'a Deal,
    states: &'a mut Vec<State>,
}

impl Arrivals for List<'_> {
    fn arrive(&mut self, mut state: State, _: &[Step]) -> Result<(), Halt> {
        normalise(self.deal, &mut state, Reach::All, |_| {});
        self.states.push(state);
        if state.covered() == 0 { Err(Halt::Enough) } else { Ok(()) }
    }
}

/// Positions within levels that one question may look at. Few are not enough: answers are used again.
const EFFORT: u64 = 200_000;

impl Oracle {
    pub(super) fn new(deal: &Deal) -> Oracle {
        Oracle {
            won: Antichains::new(deal.uses.contained),
            lost: Antichains::new(deal.uses.contained),
            levels: Levels::default(),
            lists: Vec::new(),
            bytes: 0,
        }
    }

    /// Whether a state could be won.
    pub(super) fn ask(&mut self, deal: &Deal, state: &State, budget: &mut Budget) -> Result<Free, Reason> {
        let mut state = *state;
        normalise(deal, &mut state, Reach::All, |_| {});
        let until = budget.nodes() + EFFORT;
        let answer = self.search(deal, &state, 0, until, budget);
        let bytes = self.won.bytes() + self.lost.bytes() + self.levels.bytes();
        budget.grew(bytes.saturating_sub(self.bytes));
        self.bytes = self.bytes.max(bytes);
        answer
    }

    fn known(&self, state: &State) -> Free {
        if state.covered() == 0 || self.won.is_contained(state.key(), state.stock) {
            Free::Won
        } else if self.lost.contains(state.key(), state.stock) {
            Free::Lost
        } else {
            Free::Unknown
        }
    }

    fn search(
        &mut self,
        deal: &Deal,
        state: &State,
        depth: usize,
        until: u64,
        budget: &mut Budget,
    ) -> Result<Free, Reason> {
        match self.known(state) {
            Free::Won => return Ok(Free::Won),
            Free::Lost => return Ok(Free::Lost),
            Free::Unknown if budget.nodes() > until => return Ok(Free::Unknown),
            Free::Unknown => {}
        }
        if self.lists.len() == depth {
            self.lists.push(Vec::new());
        }
        let mut result = Free::Lost;
        for target in targets(deal, state) {
            let mut states = std::mem::take(&mut self.lists[depth]);
            states.clear();
            let explored = self.levels.explore(deal, state, target, &mut List { deal, states: &mut states }, budget);
            let mut found = Ok(match explored {
                Ok(()) => Free::Lost,
                Err(Halt::Enough) => Free::Won,
                Err(Halt::Limit(reason)) => return Err(reason),
            });
            if found == Ok(Free::Lost) {
                // What has played least of the stock first: it contains others.
                states.sort_unstable_by_key(|after| std::cmp::Reverse(after.stock.count_ones()));
                for after in &states {
                    match self.search(deal, after, depth + 1, until, budget) {
                        Ok(Free::Lost) => {}
                        Ok(Free::Unknown) => {
                            found = Ok(Free::Unknown);
                            break;
                        }
                        other => {
                            found = other;
                            break;
                        }
                    }
                }
            }
            self.lists[depth] = states;
            match found? {
                Free::Won => {
                    self.won.add_least(state.key(), state.stock);
                    return Ok(Free::Won);
                }
                Free::Lost => {}
                Free::Unknown => {
                    result = Free::Unknown;
                    break;
                }
            }
        }
        if result == Free::Lost {
            self.lost.add(state.key(), state.stock);
        }
        Ok(result)
    }
}
