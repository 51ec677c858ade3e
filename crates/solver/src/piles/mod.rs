//! The family that follows every pile card by card: for any rules.
//!
//! A position is written in a few words (`key`), exactly, and kept in a table (`nodes`) with the one that
//! it came from. Positions are looked at in rounds over layers (`rounds`) until one is won or none is
//! left. What leads nowhere else is left out by dominances, each in a file of its own with its claim and
//! its argument: cards that go up without harm (`safe`), turns of the stock (`stock`) and places in it
//! (`places`), the order of columns (`key`), how runs lie (`counted`), cards of a free stock before they
//! are of use (`lazy`), and positions that are lost in games that are easier to search (`looser`,
//! `freed`).
//!
//! All of them rest on one thing. A position may be left out for another that was met, or will be, if
//! that can be won in no more moves whenever the first can. For take, among all positions met that can
//! be won, one with the fewest moves to go: what its best move leads to needs fewer, and was met too or
//! left out for one that needs no more than that. So there always is one with fewer, until one is won.
//! The order in which positions are looked at does not matter for this, nor how they were reached.

mod bits;
mod counted;
mod deal;
mod dominances;
mod expand;
mod freed;
mod key;
mod lazy;
mod looser;
mod nodes;
mod places;
mod position;
mod raise;
mod rounds;
mod safe;
mod step;
mod stock;
#[cfg(test)]
mod tests;

use crate::budget::Budget;
use crate::solve::Found;
use crate::verdict::Reason;
use deal::Deal;
use dominances::{Dominances, Use};
use engine::Table;
use expand::Expander;
use freed::Freed;
use looser::Looser;
use position::Position;
use rules::Rules;
use stock::Kind;

/// Whether a table can be won.
pub(crate) fn search(rules: &Rules, table: &Table, budget: &mut Budget) -> Result<Found, Reason> {
    search_with(rules, table, budget, Dominances::ALL)
}

fn search_with(rules: &Rules, table: &Table, budget: &mut Budget, dominances: Dominances) -> Result<Found, Reason> {
    let deal = Deal::new(rules, table);
    let mut looser = Looser::new(&deal, &dominances, rules, table);
    let mut loosened = Deal::new(rules, table);
    loosened.course = deal.course.freed();
    if deal.course.cut_short {
        let start = start(&loosened, table);
        let mut expander = Expander::new(&loosened, dominances);
        if rounds::search(&mut expander, &start, dominances, &mut looser, &mut None, budget)?.is_none() {
            return Ok(Found::Nothing);
        }
    }
    let mut freed = match (deal.course.kind, dominances.freed) {
        (Kind::Free, _) | (_, Use::Off) => None,
        (Kind::Endless | Kind::Counted | Kind::Shuffled, Use::On) => {
            let start = start(&loosened, table);
            Some(Freed::new(&loosened, start, dominances, budget))
        }
    };
    let mut expander = Expander::new(&deal, dominances);
    let start = start(&deal, table);
    match rounds::search(&mut expander, &start, dominances, &mut looser, &mut freed, budget)? {
        Some(line) => Ok(Found::Line(raise::raise(&mut expander, dominances, rules, table, &start, &line))),
        None if deal.course.cut_short => Err(Reason::Relaxed),
        None => Ok(Found::Nothing),
    }
}

/// The position at the start. Foundations of one suit stand in falling order.
fn start(deal: &Deal, table: &Table) -> Position {
    let mut position = Position::empty(deal);
    for (column, cards) in deal.origin.iter().enumerate() {
        position.restore(deal, column, cards.len());
    }
    for (height, foundation) in position.heights.iter_mut().zip(table.foundations()) {
        *height = foundation.len() as u8;
    }
    for (first, count) in deal.foundations {
        position.heights[first..first + count].sort_unstable_by(|one, other| other.cmp(one));
    }
    position.stock.copy_from(deal.course.start());
    position
}
