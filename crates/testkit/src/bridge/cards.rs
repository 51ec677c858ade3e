//! One card, in the engine's words and in the referee's.

use crate::referee::{RefCard, RefError, RefSuit};
use cards::{Card, Rank, Suit};

/// The engine's card.
///
/// # Errors
/// A rank that is none of 1 to 13.
pub fn card(card: RefCard) -> Result<Card, RefError> {
    let suit = match card.suit {
        RefSuit::Spades => Suit::Spades,
        RefSuit::Hearts => Suit::Hearts,
        RefSuit::Clubs => Suit::Clubs,
        RefSuit::Diamonds => Suit::Diamonds,
    };
    let rank = Rank::new(card.rank).ok_or_else(|| RefError::new(format!("there is no rank {}", card.rank)))?;
    Ok(Card::new(rank, suit))
}

/// The referee's card.
pub fn ref_card(card: Card) -> RefCard {
    let suit = match card.suit() {
        Suit::Spades => RefSuit::Spades,
        Suit::Hearts => RefSuit::Hearts,
        Suit::Clubs => RefSuit::Clubs,
        Suit::Diamonds => RefSuit::Diamonds,
    };
    RefCard { rank: card.rank().number(), suit }
}
