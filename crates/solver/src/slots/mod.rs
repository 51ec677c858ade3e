//! The family that counts slots: one pack, any part of a run moves, kings or nothing into spaces.
//!
//! Call a card *laid* when it lies on one that it fits on. The cards of a rank that fit on the same
//! cards are a pair. A laid card can be moved, with all on it, to the other card of the pair beneath
//! if that carries nothing. So which of the two it lies on makes no difference to what is possible:
//! what counts is for each pair how many of its cards lie open and how many cards are laid on them.
//! That follows from three things: the *segments* left in each column (face-down cards, and runs that
//! cannot move before what lies on them has gone), the heights of the foundations and the cards left
//! in the stock. Everything else of a table follows from these up to moves that can be undone.

mod antichain;
mod cards;
mod deadlock;
mod deal;
mod level;
mod moves;
mod normal;
mod oracle;
mod prover;
mod raise;
mod relaxed;
mod search;
mod seen;
mod state;
mod step;
mod stock;
#[cfg(test)]
mod tests;
mod uses;
mod visited;
mod wanted;

use crate::budget::Budget;
use crate::solve::Found;
use crate::verdict::Reason;
use deal::Deal;
use engine::Table;
use raise::Raised;
pub(crate) use relaxed::{Left, Relaxed};
use rules::Rules;

/// Whether a table can be won; none where this family does not fit the rules.
pub(crate) fn search(rules: &Rules, table: &Table, budget: &mut Budget) -> Option<Result<Found, Reason>> {
    Deal::new(rules, table).map(|deal| search_deal(&deal, rules, table, budget))
}

fn search_deal(deal: &Deal, rules: &Rules, table: &Table, budget: &mut Budget) -> Result<Found, Reason> {
    let line = if deal.draw == 1 && deal.redeals.is_none() {
        prover::prove(deal, deal.start, budget)
    } else {
        search::search(deal, budget)
    };
    line.map(|line| match line {
        None => Found::Nothing,
        Some(line) => {
            let mut raised = Raised::new(deal, rules, table);
            for step in line {
                raised.step(step);
            }
            raised.finish();
            Found::Line(raised.moves())
        }
    })
}
