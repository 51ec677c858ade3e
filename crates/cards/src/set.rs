//! A set of faces in one machine word.

use crate::Card;

/// A set of different cards, without order; cards of two packs with the same face are one member.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct CardSet(u64);

impl CardSet {
    /// The set without cards.
    pub const EMPTY: CardSet = CardSet(0);

    /// Adds a card and says whether it was new.
    pub fn insert(&mut self, card: Card) -> bool {
        let before = self.0;
        self.0 |= 1 << card.index();
        before != self.0
    }

    /// Takes a card out and says whether it was there.
    pub fn remove(&mut self, card: Card) -> bool {
        let before = self.0;
        self.0 &= !(1 << card.index());
        before != self.0
    }

    /// Whether the card is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// The number of cards.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in the order of [`Card::index`].
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::all().filter(move |card| self.contains(*card))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        set.extend(cards);
        set
    }
}

impl Extend<Card> for CardSet {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        for card in cards {
            self.insert(card);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_each_face_once() {
        let mut set: CardSet = Card::all().step_by(3).collect();
        assert_eq!(set.len(), 18);
        let ace = Card::from_index(0).expect("the first card");
        assert!(set.contains(ace) && !set.insert(ace));
        assert!(set.remove(ace) && !set.remove(ace) && !set.contains(ace));
        assert_eq!(set.iter().count(), 17);
        assert!(CardSet::EMPTY.is_empty());
    }
}
