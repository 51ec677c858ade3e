//! The parts of a game's rules: closed enums that carry their settings.

use crate::words::words;
use cards::{Card, Rank};

/// How two neighbouring cards of a column belong together; always down by one rank (KL-10, KL-11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Relation {
    /// Red on black and black on red (KL-10).
    Alternate,
    /// Red on red and black on black (VA-06).
    SameColour,
    /// The same suit.
    Suit,
    /// Any suit.
    Any,
}

words!(Relation { "alternate" => Alternate, "same-colour" => SameColour, "suit" => Suit, "any" => Any });

impl Relation {
    /// Whether the suits of two cards suit each other, whatever their ranks.
    #[must_use]
    pub fn suits_fit(self, card: Card, onto: Card) -> bool {
        match self {
            Relation::Alternate => card.colour() != onto.colour(),
            Relation::SameColour => card.colour() == onto.colour(),
            Relation::Suit => card.suit() == onto.suit(),
            Relation::Any => true,
        }
    }

    /// Whether `card` may lie on `onto`: exactly one rank lower, and the suits fit.
    #[must_use]
    pub fn fits(self, card: Card, onto: Card) -> bool {
        card.rank().above() == Some(onto.rank()) && self.suits_fit(card, onto)
    }
}

/// How many cards the columns get.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sizes {
    /// 1, 2, .. n cards from left to right (KL-02).
    Triangle,
}

words!(Sizes { "triangle" => Triangle });

/// Which cards of the columns are dealt face up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Faces {
    /// The last card of each column (KL-02).
    Last,
    /// All of them (VA-06).
    All,
}

words!(Faces { "last" => Last, "all" => All });

/// How many cards of a column may be taken at once (KL-12, KL-13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Span {
    /// Any part of a run.
    Part,
    /// Only all face-up cards of the column together; its last card alone may still go to a
    /// foundation.
    Whole,
}

words!(Span { "part" => Part, "whole" => Whole });

/// What may be taken from a column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lift {
    /// How much of a run.
    pub span: Span,
    /// How the cards of a run that moves must belong together; often stricter than the relation
    /// by which columns are built.
    pub relation: Relation,
}

/// What an empty column takes (KL-16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EmptyColumn {
    /// A king, alone or with the run on it.
    King,
    /// Any card or run.
    Any,
    /// Nothing.
    Nothing,
}

words!(EmptyColumn { "king" => King, "any" => Any, "none" => Nothing });

impl EmptyColumn {
    /// Whether a run whose highest card has this rank may go there; `highest` is the highest rank
    /// of the pack, the king of a full one.
    #[must_use]
    pub fn takes(self, rank: Rank, highest: u8) -> bool {
        match self {
            EmptyColumn::King => rank.number() == highest,
            EmptyColumn::Any => true,
            EmptyColumn::Nothing => false,
        }
    }
}

/// Whether the top card of a foundation may go back to a column (KL-22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TakeBack {
    /// It may, where it fits.
    Allowed,
    /// It may not.
    Forbidden,
}

/// What happens with an ace that comes free (KL-18).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aces {
    /// The player decides.
    Free,
    /// It must go to a foundation before any other move.
    Must,
}

words!(Aces { "free" => Free, "must" => Must });

/// The foundations: one for each suit of each pack, ace to king in suit (KL-20, DP-04).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Foundations {
    /// Whether cards may come back.
    pub take_back: TakeBack,
    /// Whether aces must go up.
    pub aces: Aces,
}

/// The number of cards turned from the stock at once, 1 to 24 (KL-30).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draw(pub(crate) u8);

impl Draw {
    /// The number of cards.
    #[must_use]
    pub fn count(self) -> u8 {
        self.0
    }
}

/// How often one may go through the stock (KL-34).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Passes {
    /// As often as one likes.
    Unlimited,
    /// This many times; one less is the number of redeals.
    Limited(u16),
}

impl Passes {
    /// Whether another pass may begin after this one, counted from 1.
    #[must_use]
    pub fn allows_after(self, pass: u32) -> bool {
        match self {
            Passes::Unlimited => true,
            Passes::Limited(passes) => pass < u32::from(passes),
        }
    }
}

/// What happens to the waste when the stock is empty and a pass remains.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Redeal {
    /// It is turned over and keeps its order (KL-35).
    Keep,
    /// It is shuffled, in an order that follows from the deal (DP-09).
    Shuffle,
}

words!(Redeal { "keep" => Keep, "shuffle" => Shuffle });

/// Which cards of the waste may be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WasteAccess {
    /// The top card, always (KL-33).
    Top,
    /// The top card of the group just turned; what was turned earlier lies face down aside (DP-08).
    Group,
}

words!(WasteAccess { "top" => Top, "group" => Group });

/// Where cards of the stock go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnsTo {
    /// To the waste.
    Waste {
        /// How many at once.
        draw: Draw,
        /// How many times through.
        passes: Passes,
        /// What happens between two passes.
        redeal: Redeal,
        /// What may be played of the waste.
        access: WasteAccess,
    },
}

/// The stock: the cards that are not dealt to the table (KL-04).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stock {
    /// What turning it does.
    pub turns_to: TurnsTo,
}
