//! Small games in both forms: the plain one of [`crate::exhaustive`], and the engine's rules and table.
//!
//! A solver takes the engine's form; the exhaustive search answers for it. What is written here only says the same thing
//! in other words: no legality is decided.
//!
//! ```
//! use testkit::{bridge::Bridged, exhaustive, random::Random};
//! let case = exhaustive::case(&mut Random::new(1));
//! let bridged = Bridged::of(&case).unwrap();
//! assert_eq!(bridged.table.columns().len(), case.layout.columns.len());
//! // Here a solver would be asked about `bridged.rules` and `bridged.table`; this is the answer to expect.
//! assert!(bridged.winnable(1_000_000).unwrap().is_some());
//! ```

mod cards;
mod position;
mod rules;

pub use cards::{card, ref_card};
pub use position::{layout, setup};
pub use rules::{rules, rules_text, small_rules};

use crate::exhaustive::{Case, Exhaustive, Explored};
use crate::random::Random;
use crate::referee::{RefCard, RefError};
use ::rules::Rules;
use engine::{ShuffleSeed, Table};
use std::sync::Arc;

/// A small game at some point, as the engine has it.
#[derive(Debug, Clone)]
pub struct Bridged {
    /// The rules.
    pub rules: Arc<Rules>,
    /// The table, with the number that its reshuffles follow.
    pub table: Table,
}

impl Bridged {
    /// The engine's form of a case. Its reshuffles are the engine's own ([`Bridged::order`]), not those of
    /// [`Case::order`]; they follow from the case's number all the same.
    ///
    /// # Errors
    /// A deck that no pack of the project is, or a position that the engine does not take.
    pub fn of(case: &Case) -> Result<Bridged, RefError> {
        let rules = Arc::new(rules(&case.rules, case.layout.columns.len())?);
        let mut order = rules.pack().cards();
        Random::new(case.reshuffles).shuffle(&mut order);
        let setup = setup(&case.rules, &case.layout, ShuffleSeed::of(&order))?;
        let table = setup.place(&rules).map_err(|errors| RefError::new(errors.to_string()))?;
        Ok(Bridged { rules, table })
    }

    /// The order of the whole pack at the k-th reshuffle, the card that is drawn first coming first.
    pub fn order(&self) -> impl Fn(u32) -> Vec<RefCard> + use<'_> {
        order(&self.rules, &self.table)
    }

    /// Whether the position can be won, by exhaustive search; nothing when more than `limit` positions are met.
    ///
    /// # Errors
    /// A position that is too large to be searched.
    pub fn winnable(&self, limit: usize) -> Result<Option<bool>, RefError> {
        winnable(&self.rules, &self.table, limit)
    }

    /// Every position that can be reached, each with whether it can be won, as [`Exhaustive::explore`] has it. The
    /// engine's form of one of them is made by [`Bridged::at`].
    ///
    /// # Errors
    /// A position that is too large to be searched.
    pub fn explore(&self, limit: usize) -> Result<Option<Explored>, RefError> {
        let order = self.order();
        let search = Exhaustive::new(&small_rules(&self.rules), &layout(&self.rules, &self.table), &order)?;
        Ok(search.explore(limit))
    }

    /// The same game at another position.
    ///
    /// # Errors
    /// A position that the engine does not take.
    pub fn at(&self, layout: &crate::exhaustive::Layout) -> Result<Bridged, RefError> {
        let mut setup = setup(&small_rules(&self.rules), layout, ShuffleSeed::of(&[]))?;
        setup.shuffle = self.table.shuffle();
        let table = setup.place(&self.rules).map_err(|errors| RefError::new(errors.to_string()))?;
        Ok(Bridged { rules: Arc::clone(&self.rules), table })
    }
}

/// Whether a position of the engine can be won, by exhaustive search; nothing when more than `limit` positions are met.
///
/// # Errors
/// A position that is too large to be searched.
pub fn winnable(rules: &Rules, table: &Table, limit: usize) -> Result<Option<bool>, RefError> {
    let order = order(rules, table);
    Ok(Exhaustive::new(&small_rules(rules), &layout(rules, table), &order)?.winnable(limit))
}

/// The engine's reshuffles for the search: the order of the whole pack at the k-th one, the card that is drawn first
/// coming first; no cards where the table does not know them.
pub fn order<'t>(rules: &'t Rules, table: &'t Table) -> impl Fn(u32) -> Vec<RefCard> + use<'t> {
    move |k| table.shuffle().map(|seed| seed.order(rules, k).into_iter().map(ref_card).collect()).unwrap_or_default()
}
