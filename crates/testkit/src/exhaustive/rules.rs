//! The rules of a small deck, plainly.

use crate::referee::{RefAces, RefCard, RefEmpty, RefFaces, RefLift, RefPasses, RefRedeal, RefSuit, RefWaste};

/// How the suits of two neighbours must belong together, the lower-lying one being one rank higher (KL-10, VA-06).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SmallRelation {
    /// Red on black and black on red.
    Alternate,
    /// Red on red and black on black.
    SameColour,
    /// The same suit.
    Suit,
    /// Any suits.
    Any,
}

impl SmallRelation {
    /// Every relation.
    pub const ALL: [SmallRelation; 4] =
        [SmallRelation::Alternate, SmallRelation::SameColour, SmallRelation::Suit, SmallRelation::Any];

    /// Its word in rules files.
    pub fn word(self) -> &'static str {
        match self {
            SmallRelation::Alternate => "alternate",
            SmallRelation::SameColour => "same-colour",
            SmallRelation::Suit => "suit",
            SmallRelation::Any => "any",
        }
    }
}

/// The rules of a game of the Klondike family with a pack of any size.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SmallRules {
    /// The number of different suits, 1 to 4: the first ones of spades, hearts, clubs, diamonds.
    pub suits: usize,
    /// How many equal cards of each face there are, and so how many foundations each suit has.
    pub copies: usize,
    /// The number of ranks from the ace up; the highest one is the king of this deck.
    pub ranks: u8,
    /// How the columns are dealt. The search does not ask: a layout says itself which cards are closed.
    pub faces: RefFaces,
    /// How columns are built.
    pub build: SmallRelation,
    /// Parts of runs, or all open cards of a column alone (KL-13).
    pub lift: RefLift,
    /// How the cards of a run that moves must belong together.
    pub lift_relation: SmallRelation,
    /// What an empty column takes (KL-16).
    pub empty_column: RefEmpty,
    /// Whether foundation cards may come back (KL-22).
    pub take_back: bool,
    /// Whether aces must go up before anything else (KL-18).
    pub aces: RefAces,
    /// How many cards are turned at once (KL-30).
    pub draw: usize,
    /// How often one may go through the stock (KL-34).
    pub passes: RefPasses,
    /// What happens with the waste at a redeal (KL-35, DP-09).
    pub redeal: RefRedeal,
    /// What may be played of the waste (KL-33, DP-08).
    pub waste: RefWaste,
}

impl SmallRules {
    /// Klondike with draw 1 and this deck.
    pub fn klondike(suits: usize, copies: usize, ranks: u8) -> SmallRules {
        SmallRules {
            suits,
            copies,
            ranks,
            faces: RefFaces::LastUp,
            build: SmallRelation::Alternate,
            lift: RefLift::Part,
            lift_relation: SmallRelation::Alternate,
            empty_column: RefEmpty::King,
            take_back: true,
            aces: RefAces::Free,
            draw: 1,
            passes: RefPasses::Unlimited,
            redeal: RefRedeal::Keep,
            waste: RefWaste::Top,
        }
    }

    /// The whole deck, suit by suit in the order of the foundations, equal cards together.
    pub fn deck(&self) -> Vec<RefCard> {
        let mut cards = Vec::new();
        for suit in RefSuit::ALL.into_iter().take(self.suits) {
            for rank in 1..=self.ranks {
                cards.extend(std::iter::repeat_n(RefCard { rank, suit }, self.copies));
            }
        }
        cards
    }

    /// The number of foundations.
    pub fn foundations(&self) -> usize {
        self.suits * self.copies
    }

    /// Whether another pass may begin after this one, counted from 1.
    pub fn redeal_left(&self, pass: u32) -> bool {
        match self.passes {
            RefPasses::Unlimited => true,
            RefPasses::Number(passes) => pass < passes,
        }
    }

    /// Whether the number of the pass changes what may happen.
    pub fn pass_matters(&self) -> bool {
        match (self.passes, self.redeal) {
            (RefPasses::Unlimited, RefRedeal::Keep) => false,
            (RefPasses::Unlimited, RefRedeal::Shuffle) | (RefPasses::Number(_), _) => true,
        }
    }
}
