//! The referee's own cards, and their two-letter names.

use super::error::RefError;
use std::fmt;
use std::str::FromStr;

/// A card's face: rank and suit. Equal cards of two packs cannot be told apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RefCard {
    /// 1 is the ace, 11 the jack, 12 the queen, 13 the king (KL-01).
    pub rank: u8,
    /// The suit.
    pub suit: RefSuit,
}

/// The four suits, in the order in which the foundations lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RefSuit {
    /// Black.
    Spades,
    /// Red.
    Hearts,
    /// Black.
    Clubs,
    /// Red.
    Diamonds,
}

/// The two colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefColour {
    /// Hearts and diamonds.
    Red,
    /// Spades and clubs.
    Black,
}

const RANKS: &str = "A23456789TJQK";

impl RefSuit {
    /// All suits in the order of the foundations.
    pub const ALL: [RefSuit; 4] = [RefSuit::Spades, RefSuit::Hearts, RefSuit::Clubs, RefSuit::Diamonds];

    /// The colour of the suit.
    pub fn colour(self) -> RefColour {
        match self {
            RefSuit::Spades | RefSuit::Clubs => RefColour::Black,
            RefSuit::Hearts | RefSuit::Diamonds => RefColour::Red,
        }
    }

    /// `S`, `H`, `C` or `D`.
    pub fn letter(self) -> char {
        match self {
            RefSuit::Spades => 'S',
            RefSuit::Hearts => 'H',
            RefSuit::Clubs => 'C',
            RefSuit::Diamonds => 'D',
        }
    }
}

impl RefCard {
    /// The whole of `packs` packs, suit by suit in the order of the foundations, each from ace to king (KL-01, DP-01).
    pub fn packs(packs: usize) -> Vec<RefCard> {
        let mut cards = Vec::new();
        for _ in 0..packs {
            for suit in RefSuit::ALL {
                for rank in 1..=13 {
                    cards.push(RefCard { rank, suit });
                }
            }
        }
        cards
    }
}

impl fmt::Display for RefCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rank = RANKS.chars().nth(usize::from(self.rank).wrapping_sub(1)).unwrap_or('?');
        write!(f, "{rank}{}", self.suit.letter())
    }
}

impl FromStr for RefCard {
    type Err = RefError;

    /// Reads a rank `A23456789TJQK` and a suit `CDHS`, in upper case.
    fn from_str(text: &str) -> Result<RefCard, RefError> {
        let wrong = || RefError::new(format!("\"{text}\" is no card: a rank A23456789TJQK and a suit CDHS"));
        let letters: Vec<char> = text.chars().collect();
        let [rank, suit] = letters[..] else { return Err(wrong()) };
        let place = RANKS.chars().position(|letter| letter == rank).ok_or_else(wrong)?;
        let suit = RefSuit::ALL.into_iter().find(|known| known.letter() == suit).ok_or_else(wrong)?;
        Ok(RefCard { rank: place as u8 + 1, suit })
    }
}

/// Reads cards with spaces between them.
///
/// # Errors
/// The first word that is no card.
pub fn read_cards(text: &str) -> Result<Vec<RefCard>, RefError> {
    text.split_whitespace().map(RefCard::from_str).collect()
}

/// Writes cards with spaces between them.
pub fn write_cards(cards: &[RefCard]) -> String {
    cards.iter().map(RefCard::to_string).collect::<Vec<_>>().join(" ")
}
