//! One position of a search, and what can be done in it.

use super::cards::{ACES, Cards, SUITS, UP, other_suits, with_slot};
use super::deal::Deal;

/// A position, up to the arrangement of the cards that lie on others that they fit on: see
/// [`super`] for why that makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct State {
    /// The cards of the columns that could be played if nothing lay on them.
    pub(super) visible: Cards,
    /// Those of them that are the first of their segment: to leave, they must find a new place.
    pub(super) locked: Cards,
    /// Stock and waste.
    pub(super) stock: Cards,
    /// Segments left in each column, five bits a column.
    pub(super) hidden: u64,
    /// The same as one small number: see [`Deal::layers`].
    pub(super) layers: u32,
    pub(super) heights: [u8; SUITS],
    /// Columns without segments: empty, or begun by a king that went there.
    pub(super) free_columns: u8,
}

/// The moves that are possible in a state, each as the set of cards that can make it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Possible {
    /// The pairs with a slot.
    pub(super) slots: Cards,
    /// Whether there is an empty column for a king.
    pub(super) space: bool,
    /// The cards, wherever they are, for which there is a place in the columns. An ace is none: wherever
    /// it could be placed it can go up, and in a column it would carry nothing.
    pub(super) place: Cards,
    /// The cards of the columns that can be made the last of theirs and go up.
    pub(super) up: Cards,
    /// The cards of the stock that go up.
    pub(super) stock_up: Cards,
    /// The foundation cards that could come back, if there is a place.
    pub(super) tops: Cards,
}

impl State {
    /// The cards that lie on others that they fit on, and kings in spaces.
    #[inline]
    pub(super) fn laid(&self) -> Cards {
        self.visible & !self.locked
    }

    /// The next card of each foundation.
    #[inline]
    pub(super) fn next(&self, deal: &Deal) -> Cards {
        deal.coding.next(0, self.heights[0])
            | deal.coding.next(1, self.heights[1])
            | deal.coding.next(2, self.heights[2])
            | deal.coding.next(3, self.heights[3])
    }

    /// What can be done.
    #[inline]
    pub(super) fn possible(&self, deal: &Deal) -> Possible {
        let slots = with_slot(self.visible, self.laid());
        let space = deal.kings_move && u32::from(self.free_columns) > (self.laid() & deal.kings).count_ones();
        let next = self.next(deal);
        Possible {
            slots,
            space,
            place: (slots >> UP | if space { deal.kings } else { 0 }) & !ACES,
            up: next & self.visible & slots,
            stock_up: next & self.stock,
            tops: deal.tops(self),
        }
    }

    /// The heights in one number, four bits each.
    #[inline]
    pub(super) fn heights_key(&self) -> u64 {
        let [a, b, c, d] = self.heights;
        u64::from(a) | u64::from(b) << 4 | u64::from(c) << 8 | u64::from(d) << 12
    }

    /// Segments left and heights in one number.
    #[inline]
    pub(super) fn key(&self) -> u64 {
        u64::from(self.layers) << 16 | self.heights_key()
    }

    /// A card of the columns goes up.
    #[inline]
    pub(super) fn raise(&mut self, deal: &Deal, card: Cards) {
        self.visible &= !card;
        self.heights[deal.coding.suit(card)] += 1;
    }

    /// A card of the stock goes up.
    #[inline]
    pub(super) fn raise_from_stock(&mut self, deal: &Deal, card: Cards) {
        self.stock &= !card;
        self.heights[deal.coding.suit(card)] += 1;
    }

    /// A card of the stock goes to a column.
    #[inline]
    pub(super) fn place(&mut self, card: Cards) {
        self.stock &= !card;
        self.visible |= card;
    }

    /// A foundation card goes to a column.
    #[inline]
    pub(super) fn take_back(&mut self, deal: &Deal, card: Cards) {
        self.visible |= card;
        self.heights[deal.coding.suit(card)] -= 1;
    }

    /// The number of segments beneath the last ones: what still has to be uncovered.
    #[inline]
    pub(super) fn covered(&self) -> u32 {
        let mut hidden = self.hidden;
        let mut covered = 0;
        while hidden != 0 {
            covered += (hidden as u32 & 31).saturating_sub(1);
            hidden >>= 5;
        }
        covered
    }

    /// The number of segments in all.
    #[inline]
    pub(super) fn segments(&self) -> u32 {
        let mut hidden = self.hidden;
        let mut sum = 0;
        while hidden != 0 {
            sum += hidden as u32 & 31;
            hidden >>= 5;
        }
        sum
    }

    /// Whether a card that is next on its foundation is of no use elsewhere.
    ///
    /// It could only carry cards one rank lower of the other colour. When both of those are up or
    /// next, and so is the card below it of its colour's other suit, then whatever would be put on it
    /// can go up instead, and so can what lies on that. For building in one colour the same holds with
    /// the other suit of the colour in the place of the other colour's two. It holds with and without
    /// taking back. It needs that the card is free at no cost: in a column, or in a stock of which
    /// every card is always within reach.
    #[inline]
    pub(super) fn is_safe(&self, deal: &Deal, card: Cards) -> bool {
        let suit = deal.coding.suit(card);
        let height = self.heights[suit];
        let (sister, [one, other]) = other_suits(suit);
        if deal.builds_in_colour() {
            height <= self.heights[sister] + 1
        } else {
            height <= self.heights[one].min(self.heights[other]) + 1 && height <= self.heights[sister] + 2
        }
    }
}
