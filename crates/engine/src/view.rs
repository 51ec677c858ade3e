//! What a player may see.

use crate::pile::Pile;
use crate::table::{CardId, Placed, Table};
use cards::Card;

/// A card as a player sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seen {
    /// It lies face up.
    Face {
        /// Which physical card it is.
        id: CardId,
        /// Its face.
        card: Card,
    },
    /// It lies face down: there is no face to leak.
    Back {
        /// Which physical card it is; a number of the deal's order, not of the face.
        id: CardId,
    },
}

impl Seen {
    fn of(placed: &Placed) -> Seen {
        match placed.up {
            true => Seen::Face { id: placed.id, card: placed.card },
            false => Seen::Back { id: placed.id },
        }
    }

    /// Which physical card it is.
    #[must_use]
    pub fn id(self) -> CardId {
        match self {
            Seen::Face { id, .. } | Seen::Back { id } => id,
        }
    }

    /// The face, where it can be seen.
    #[must_use]
    pub fn card(self) -> Option<Card> {
        match self {
            Seen::Face { card, .. } => Some(card),
            Seen::Back { .. } => None,
        }
    }
}

/// A table with only what its player may see.
#[derive(Clone, Copy, Debug)]
pub struct View<'t> {
    table: &'t Table,
}

impl<'t> View<'t> {
    pub(crate) fn new(table: &'t Table) -> View<'t> {
        View { table }
    }

    /// The cards of a pile, the last one exposed; none if there is no such pile.
    pub fn pile(self, pile: Pile) -> impl DoubleEndedIterator<Item = Seen> + ExactSizeIterator + 't {
        self.table.pile(pile).unwrap_or_default().iter().map(Seen::of)
    }

    /// Every pile, in the order of [`Table::piles`].
    pub fn piles(self) -> impl Iterator<Item = Pile> + use<> {
        self.table.piles()
    }

    /// The number of the current pass.
    #[must_use]
    pub fn pass(self) -> u32 {
        self.table.pass
    }

    /// The points of the moves so far.
    #[must_use]
    pub fn points(self) -> i64 {
        self.table.points
    }

    /// Whether the game is won.
    #[must_use]
    pub fn is_won(self) -> bool {
        self.table.is_won()
    }
}
