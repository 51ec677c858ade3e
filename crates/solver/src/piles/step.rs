//! What can be done in a position.

use super::stock::Top;

/// A step. Columns are numbered as in the position that it is made from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// The last card of a column goes up.
    Up { column: u8 },
    /// A card that comes to the top of the waste goes up.
    PlayUp { top: Top },
    /// A card of a stock of which every card can be had goes up.
    TakeUp { face: u8 },
    /// The last cards of a column go to another.
    Carry { from: u8, to: u8, count: u8 },
    /// The same, only to free the card beneath, where it makes no difference how runs lie.
    Aside { from: u8, to: u8, count: u8 },
    /// A card that comes to the top of the waste goes to a column.
    Play { top: Top, to: u8 },
    /// A card of a stock of which every card can be had goes to a column.
    Take { face: u8, to: u8 },
    /// The top card of a foundation goes to a column.
    Back { foundation: u8, to: u8 },
    /// The stock is drawn to its end and shuffled anew.
    Reshuffle,
    /// The next cards are turned, or the waste is turned over.
    Turn,
}

/// Moves, each a few steps that are made together; their memory is used again and again.
#[derive(Default)]
pub(super) struct Moves {
    steps: Vec<Step>,
    /// Where each move ends.
    ends: Vec<usize>,
}

impl Moves {
    pub(super) fn clear(&mut self) {
        self.steps.clear();
        self.ends.clear();
    }

    /// Adds a move of one step.
    pub(super) fn add(&mut self, step: Step) {
        self.steps.push(step);
        self.ends.push(self.steps.len());
    }

    /// Adds a move of one step that others prepare.
    pub(super) fn add_after(&mut self, first: &[Step], step: Step) {
        self.steps.extend_from_slice(first);
        self.add(step);
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// The steps of a move.
    pub(super) fn get(&self, index: usize) -> &[Step] {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.steps[start..self.ends[index]]
    }
}
