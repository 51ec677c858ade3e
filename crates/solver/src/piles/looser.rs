//! Positions that are lost even with looser rules.
//!
//! Claim: they need not be looked at. Argument: every line of play is one of the looser game too. That
//! game is one of the family that counts slots, which proves loss much faster; the claim about the rules
//! stands there ([`crate::slots::Relaxed`]).

use super::deal::{Deal, rank};
use super::dominances::{Dominances, Use};
use super::expand::Expander;
use crate::budget::Budget;
use crate::slots::{Left, Relaxed};
use crate::verdict::Reason;
use cards::Card;
use engine::Table;
use rules::{EmptyColumn, Rules};

/// The looser game.
pub(super) struct Looser {
    relaxed: Relaxed,
    asks: Asks,
}

/// How far the questions have come.
enum Asks {
    /// None before this number of positions.
    From(u64),
    /// The start can be won with looser rules; each position is asked for.
    Each,
    /// The start is lost, and so is all.
    AllLost,
}

impl Looser {
    pub(super) fn new(deal: &Deal, dominances: &Dominances, rules: &Rules, table: &Table) -> Option<Looser> {
        match dominances.looser {
            Use::On if deal.runs_are_built() => {}
            Use::On | Use::Off => return None,
        }
        Some(Looser { relaxed: Relaxed::new(rules, table)?, asks: Asks::From(dominances.dive) })
    }

    /// Whether a position is lost with looser rules, as far as is known or quickly found.
    pub(super) fn is_lost(
        &mut self,
        expander: &mut Expander,
        key: &[u64],
        budget: &mut Budget,
    ) -> Result<bool, Reason> {
        match self.asks {
            Asks::AllLost => return Ok(true),
            Asks::From(nodes) if budget.nodes() < nodes => return Ok(false),
            Asks::From(_) => {
                let lost = self.relaxed.start_is_lost(budget)?;
                self.asks = if lost { Asks::AllLost } else { Asks::Each };
                if lost {
                    return Ok(true);
                }
            }
            Asks::Each => {}
        }
        let deal = expander.deal;
        let position = expander.read(key);
        let card = |face: u8| Card::from_index(usize::from(face)).expect("a face");
        let columns = (0..position.columns()).map(|column| match (position.base(column), position.column(column)) {
            (0, []) => Left::Nothing,
            (0, [foot, ..]) => match deal.empty {
                EmptyColumn::King | EmptyColumn::Any if rank(*foot) + 1 == deal.ranks => Left::Nothing,
                EmptyColumn::King | EmptyColumn::Any | EmptyColumn::Nothing => Left::Foot(card(*foot)),
            },
            (base, _) => Left::Cards(base),
        });
        let heights = deal.foundations.map(|(first, count)| (count > 0).then(|| position.heights[first]));
        let stock = &position.stock;
        let rest = (0..stock.rest.len()).map(|at| card(deal.course.face(stock, at)));
        self.relaxed.is_lost(columns, heights, rest, budget)
    }
}
