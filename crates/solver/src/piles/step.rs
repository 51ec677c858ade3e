//! What the search does in one step.

use super::stock::Top;

/// A step. Columns are numbered as in the position that it is made from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// The last card of a column goes up.
    Up { column: u8 },
    /// A card of the stock goes up.
    PlayUp { top: Top },
    /// The last cards of a column go to another.
    Carry { from: u8, to: u8, count: u8 },
    /// A card of the stock goes to a column.
    Play { top: Top, to: u8 },
    /// The top card of a foundation goes to a column.
    Back { foundation: u8, to: u8 },
    /// The stock is drawn to its end and shuffled anew.
    Reshuffle,
    /// The next cards are turned, or the waste is turned over.
    Turn,
}
