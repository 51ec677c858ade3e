//! Which cards a game is played with.

use crate::{Card, Suit};
use alloc::vec::Vec;
use core::fmt;

/// One or more whole packs, perhaps with fewer ranks or suits than the usual 13 and 4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pack {
    packs: u8,
    suits: u8,
    ranks: u8,
}

/// Why a pack cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PackError {
    /// The number of packs is not 1 to 4.
    Packs(u8),
    /// The number of different suits is not 1, 2 or 4.
    Suits(u8),
    /// The number of ranks is not 1 to 13.
    Ranks(u8),
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PackError::Packs(n) => write!(f, "{n} packs: a game has 1 to 4"),
            PackError::Suits(n) => write!(f, "{n} suits: a pack has 1, 2 or 4"),
            PackError::Ranks(n) => write!(f, "{n} ranks: a pack has 1 to 13"),
        }
    }
}

impl core::error::Error for PackError {}

impl Pack {
    /// One pack of 52 cards.
    pub const ONE: Pack = Pack { packs: 1, suits: 4, ranks: 13 };

    /// `packs` packs of four suits' worth of cards each. With `suits` below four the same number
    /// of cards has fewer different suits: 1 is spades only, 2 is spades and hearts.
    ///
    /// # Errors
    /// A number out of its range.
    pub const fn new(packs: u8, suits: u8, ranks: u8) -> Result<Pack, PackError> {
        if packs < 1 || packs > 4 {
            return Err(PackError::Packs(packs));
        }
        if suits != 1 && suits != 2 && suits != 4 {
            return Err(PackError::Suits(suits));
        }
        if ranks < 1 || ranks > 13 {
            return Err(PackError::Ranks(ranks));
        }
        Ok(Pack { packs, suits, ranks })
    }

    /// The number of packs.
    #[must_use]
    pub const fn packs(self) -> u8 {
        self.packs
    }

    /// The number of different suits.
    #[must_use]
    pub const fn suits(self) -> u8 {
        self.suits
    }

    /// The number of ranks, counted from the ace.
    #[must_use]
    pub const fn ranks(self) -> u8 {
        self.ranks
    }

    /// The number of cards in all.
    #[must_use]
    pub const fn len(self) -> usize {
        self.packs as usize * 4 * self.ranks as usize
    }

    /// Never: a pack has cards.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        false
    }

    /// How many cards with this face the pack holds.
    #[must_use]
    pub fn copies(self, card: Card) -> usize {
        if card.rank().number() > self.ranks {
            return 0;
        }
        let share = match (self.suits, card.suit()) {
            (4, _) => 1,
            (2, Suit::Spades | Suit::Hearts) => 2,
            (1, Suit::Spades) => 4,
            _ => 0,
        };
        share * self.packs as usize
    }

    /// Every card, in the order of [`Card::index`], equal faces together.
    #[must_use]
    pub fn cards(self) -> Vec<Card> {
        Card::all().flat_map(|card| core::iter::repeat_n(card, self.copies(card))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kl_01_one_pack_is_52_different_cards() {
        let cards = Pack::ONE.cards();
        assert_eq!(cards.len(), 52);
        assert_eq!(cards.iter().copied().collect::<crate::CardSet>().len(), 52);
    }

    #[test]
    fn every_pack_has_as_many_cards_as_it_says() {
        for packs in 1..=4 {
            for suits in [1, 2, 4] {
                for ranks in 1..=13 {
                    let pack = Pack::new(packs, suits, ranks).expect("in range");
                    assert_eq!(pack.cards().len(), pack.len());
                }
            }
        }
        assert_eq!(Pack::new(0, 4, 13), Err(PackError::Packs(0)));
        assert_eq!(Pack::new(1, 3, 13), Err(PackError::Suits(3)));
        assert_eq!(Pack::new(1, 4, 14), Err(PackError::Ranks(14)));
    }
}
