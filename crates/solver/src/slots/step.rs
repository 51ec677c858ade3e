//! A line of play in the terms of this family.

use super::cards::Cards;

/// One move, up to where exactly a card goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// A card, from wherever it is, goes to a column, with all that lies on it.
    Place(Cards),
    /// A card goes to its foundation.
    Up(Cards),
}
