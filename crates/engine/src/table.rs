//! The cards as they lie.

use crate::deal::ShuffleSeed;
use crate::pile::Pile;
use cards::{Card, CardSet, Suit};
use rules::{Redeal, Rules, TurnsTo};

/// Which of the physical cards one is: its place in the order of the deal, from 0. It says nothing
/// about the face, so a front end may know it of a card that lies face down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(pub u8);

/// A card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    pub(crate) card: Card,
    pub(crate) id: CardId,
    pub(crate) up: bool,
}

impl Placed {
    /// The face, whether it can be seen or not.
    #[must_use]
    pub fn card(self) -> Card {
        self.card
    }

    /// Which physical card it is.
    #[must_use]
    pub fn id(self) -> CardId {
        self.id
    }

    /// Whether it lies face up.
    #[must_use]
    pub fn is_up(self) -> bool {
        self.up
    }
}

/// A table: every card in its place. It follows from a deal or a position and the moves made.
///
/// It knows the faces of cards that lie face down; what a player may see is a [`crate::View`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub(crate) columns: Vec<Vec<Placed>>,
    pub(crate) foundations: Vec<Vec<Placed>>,
    pub(crate) stock: Vec<Placed>,
    pub(crate) waste: Vec<Placed>,
    pub(crate) pass: u32,
    pub(crate) points: i64,
    /// What taking a card back has cost, until it goes up again.
    pub(crate) debts: Vec<(CardId, i64)>,
    pub(crate) shuffle: Option<ShuffleSeed>,
}

impl Table {
    /// The columns from left to right, each from its first card to the exposed one.
    #[must_use]
    pub fn columns(&self) -> &[Vec<Placed>] {
        &self.columns
    }

    /// The foundations in the order of [`Rules::foundation_suits`], each from ace upwards.
    #[must_use]
    pub fn foundations(&self) -> &[Vec<Placed>] {
        &self.foundations
    }

    /// The stock; its last card is turned next.
    #[must_use]
    pub fn stock(&self) -> &[Placed] {
        &self.stock
    }

    /// The waste; its last card is the top one.
    #[must_use]
    pub fn waste(&self) -> &[Placed] {
        &self.waste
    }

    /// The number of the current pass through the stock, from 1.
    #[must_use]
    pub fn pass(&self) -> u32 {
        self.pass
    }

    /// The points of the moves so far (time apart).
    #[must_use]
    pub fn points(&self) -> i64 {
        self.points
    }

    /// The deal that reshuffles follow, where they are known.
    #[must_use]
    pub fn shuffle(&self) -> Option<ShuffleSeed> {
        self.shuffle
    }

    /// The cards of a pile, the last one being the exposed one; none if there is no such pile.
    #[must_use]
    pub fn pile(&self, pile: Pile) -> Option<&[Placed]> {
        match pile {
            Pile::Stock => Some(&self.stock),
            Pile::Waste => Some(&self.waste),
            Pile::Foundation(i) => self.foundations.get(usize::from(i)).map(Vec::as_slice),
            Pile::Column(i) => self.columns.get(usize::from(i)).map(Vec::as_slice),
        }
    }

    /// Every pile in a fixed order: stock, waste, foundations, columns.
    pub fn piles(&self) -> impl Iterator<Item = Pile> + use<> {
        let count = |piles: &Vec<Vec<Placed>>| u8::try_from(piles.len()).unwrap_or(u8::MAX);
        [Pile::Stock, Pile::Waste]
            .into_iter()
            .chain((0..count(&self.foundations)).map(Pile::Foundation))
            .chain((0..count(&self.columns)).map(Pile::Column))
    }

    /// The number of cards on the foundations.
    #[must_use]
    pub fn on_foundations(&self) -> usize {
        self.foundations.iter().map(Vec::len).sum()
    }

    /// The number of cards that lie face down in the columns.
    #[must_use]
    pub fn face_down(&self) -> usize {
        self.columns.iter().flatten().filter(|placed| !placed.up).count()
    }

    /// Whether all cards are on the foundations (KL-23).
    #[must_use]
    pub fn is_won(&self) -> bool {
        self.stock.is_empty() && self.waste.is_empty() && self.columns.iter().all(Vec::is_empty)
    }

    /// The number of waste cards at the top that lie face up: with a waste that is played by
    /// groups, those that are still playable (DP-08).
    #[must_use]
    pub fn waste_group(&self) -> usize {
        self.waste.iter().rev().take_while(|placed| placed.up).count()
    }

    /// A text of bytes that two tables share exactly when the same moves are possible from both,
    /// now and ever after: faces, not physical cards; a suit's two foundations in any order; the
    /// pass only where its number matters. Points are no part of it.
    #[must_use]
    pub fn position(&self, rules: &Rules) -> Vec<u8> {
        const END: u8 = 0xff;
        let code = |placed: &Placed| placed.card.index() as u8 + if placed.up { 64 } else { 0 };
        let mut bytes = Vec::with_capacity(self.columns.len() + rules.pack().len() + 16);
        for column in &self.columns {
            bytes.extend(column.iter().map(code));
            bytes.push(END);
        }
        bytes.extend(self.stock.iter().map(code));
        bytes.push(END);
        bytes.extend(self.waste.iter().map(code));
        bytes.push(END);
        let mut heights: Vec<u8> = self.foundations.iter().map(|f| f.len() as u8).collect();
        sort_twins(&rules.foundation_suits(), &mut heights);
        bytes.extend(heights);
        let TurnsTo::Waste { passes, redeal, .. } = rules.stock().turns_to;
        let pass_matters = match (passes, redeal) {
            (rules::Passes::Unlimited, Redeal::Keep) => false,
            (rules::Passes::Unlimited, Redeal::Shuffle) | (rules::Passes::Limited(_), _) => true,
        };
        if pass_matters {
            bytes.extend(self.pass.to_le_bytes());
        }
        bytes
    }

    /// Every face that lies on the table, for checks that none is lost or made.
    #[must_use]
    pub fn cards(&self) -> Vec<Card> {
        let mut cards: Vec<Card> =
            self.piles().filter_map(|pile| self.pile(pile)).flatten().map(|placed| placed.card).collect();
        cards.sort_unstable();
        cards
    }

    /// The faces of the cards in stock and waste.
    #[must_use]
    pub fn undealt(&self) -> CardSet {
        self.stock.iter().chain(&self.waste).map(|placed| placed.card).collect()
    }
}

/// Sorts the heights of foundations within each suit: which of them is which makes no difference.
/// `suits` are those of the foundations, in table order.
pub(crate) fn sort_twins(suits: &[Suit], heights: &mut [u8]) {
    let mut rest = heights;
    for twins in suits.chunk_by(|one, next| one == next) {
        let (these, others) = rest.split_at_mut(twins.len());
        sort_few(these);
        rest = others;
    }
}

/// Sorts a few items where they lie. For so few nothing is faster, and the page is spared a sorting
/// routine for each kind of them.
pub(crate) fn sort_few<T: Ord>(items: &mut [T]) {
    for sorted in 1..items.len() {
        let mut at = sorted;
        while at > 0 && items[at - 1] > items[at] {
            items.swap(at - 1, at);
            at -= 1;
        }
    }
}
