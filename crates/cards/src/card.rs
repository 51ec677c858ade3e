//! One card's face.

use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;

/// Red or black.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Clubs and spades.
    Black,
    /// Diamonds and hearts.
    Red,
}

/// One of the four suits, in the order that most deal formats count them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Suit {
    /// Clubs, black.
    Clubs = 0,
    /// Diamonds, red.
    Diamonds = 1,
    /// Hearts, red.
    Hearts = 2,
    /// Spades, black.
    Spades = 3,
}

impl Suit {
    /// All suits: clubs, diamonds, hearts, spades.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The suit's colour.
    #[must_use]
    pub const fn colour(self) -> Colour {
        match self {
            Suit::Clubs | Suit::Spades => Colour::Black,
            Suit::Diamonds | Suit::Hearts => Colour::Red,
        }
    }

    /// The suit's place in [`Suit::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The capital letter of the suit's English name: `C`, `D`, `H` or `S`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'C',
            Suit::Diamonds => 'D',
            Suit::Hearts => 'H',
            Suit::Spades => 'S',
        }
    }
}

/// A rank from ace (1) to king (13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rank(NonZeroU8);

impl Rank {
    /// The ace, the lowest rank.
    pub const ACE: Rank = Rank::at(1);
    /// The jack.
    pub const JACK: Rank = Rank::at(11);
    /// The queen.
    pub const QUEEN: Rank = Rank::at(12);
    /// The king, the highest rank.
    pub const KING: Rank = Rank::at(13);

    const fn at(number: u8) -> Rank {
        match NonZeroU8::new(number) {
            Some(number) => Rank(number),
            None => panic!("ranks start at one"),
        }
    }

    /// The rank with this number: 1 is the ace, 13 the king; anything else is none.
    #[must_use]
    pub const fn new(number: u8) -> Option<Rank> {
        match NonZeroU8::new(number) {
            Some(rank) if number <= 13 => Some(Rank(rank)),
            _ => None,
        }
    }

    /// 1 for the ace to 13 for the king.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// All ranks from ace to king.
    pub fn all() -> impl DoubleEndedIterator<Item = Rank> + Clone {
        (1..=13).map(Rank::at)
    }

    /// The next rank up; the king has none.
    #[must_use]
    pub const fn above(self) -> Option<Rank> {
        Rank::new(self.number() + 1)
    }

    /// The next rank down; the ace has none.
    #[must_use]
    pub const fn below(self) -> Option<Rank> {
        Rank::new(self.number() - 1)
    }

    /// `A`, `2` .. `9`, `T`, `J`, `Q` or `K`.
    #[must_use]
    pub const fn letter(self) -> char {
        b"A23456789TJQK"[(self.number() - 1) as usize] as char
    }
}

/// The face of one card. Equal cards of two packs have equal faces. `Option<Card>` is one byte.
///
/// Its text is rank and suit, `TH` for the ten of hearts.
///
/// ```
/// use cards::{Card, Rank, Suit};
/// let card: Card = "TH".parse().unwrap();
/// assert_eq!(card, Card::new(Rank::new(10).unwrap(), Suit::Hearts));
/// assert_eq!(std::format!("{card}"), "TH");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

impl Card {
    /// The card of this rank and suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        match NonZeroU8::new((rank.number() - 1) * 4 + suit as u8 + 1) {
            Some(code) => Card(code),
            None => panic!("one is added"),
        }
    }

    /// The card at this place in the order AC AD AH AS 2C .. KS, 0 to 51; none beyond.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Card> {
        if index >= 52 {
            return None;
        }
        match NonZeroU8::new(index as u8 + 1) {
            Some(code) => Some(Card(code)),
            None => None,
        }
    }

    /// The card's place in the order AC AD AH AS 2C .. KS, 0 to 51.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::at((self.0.get() - 1) / 4 + 1)
    }

    /// The suit.
    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::ALL[((self.0.get() - 1) % 4) as usize]
    }

    /// The suit's colour.
    #[must_use]
    pub const fn colour(self) -> Colour {
        self.suit().colour()
    }

    /// Every card of one full pack, in the order of [`Card::index`].
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..52).filter_map(Card::from_index)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().letter(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseCardError;

impl fmt::Display for ParseCardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a card is a rank (A 2 to 9 T or 10, J Q K) and a suit (C D H S), like TH")
    }
}

impl core::error::Error for ParseCardError {}

impl FromStr for Card {
    type Err = ParseCardError;

    /// Reads `TH`, `10H` or `th`: capitals do not matter here.
    fn from_str(text: &str) -> Result<Card, ParseCardError> {
        let suit_at = text.char_indices().next_back().ok_or(ParseCardError)?.0;
        let (rank, suit) = text.split_at(suit_at);
        let suit = match suit {
            "C" | "c" => Suit::Clubs,
            "D" | "d" => Suit::Diamonds,
            "H" | "h" => Suit::Hearts,
            "S" | "s" => Suit::Spades,
            _ => return Err(ParseCardError),
        };
        let number = match rank {
            "A" | "a" => 1,
            "T" | "t" | "10" => 10,
            "J" | "j" => 11,
            "Q" | "q" => 12,
            "K" | "k" => 13,
            one if one.len() == 1 => match one.as_bytes()[0] {
                digit @ b'2'..=b'9' => digit - b'0',
                _ => return Err(ParseCardError),
            },
            _ => return Err(ParseCardError),
        };
        Ok(Card::new(Rank::at(number), suit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn a_card_is_its_rank_and_suit() {
        for card in Card::all() {
            assert_eq!(Card::new(card.rank(), card.suit()), card);
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::from_index(card.index()), Some(card));
        }
        assert_eq!(core::mem::size_of::<Option<Card>>(), 1);
    }

    #[test]
    fn kl_01_ranks_go_from_the_low_ace_to_the_high_king_in_four_suits() {
        assert_eq!(Card::all().count(), 52);
        assert_eq!(Rank::ACE.below(), None);
        assert_eq!(Rank::KING.above(), None);
        let letters: alloc::string::String = Rank::all().map(Rank::letter).collect();
        assert_eq!(letters, "A23456789TJQK");
        assert!(Rank::all().zip(Rank::all().skip(1)).all(|(low, high)| low < high && low.above() == Some(high)));
    }

    #[test]
    fn what_is_no_card_is_refused() {
        for text in ["", "H", "1H", "11H", "0H", "TX", "AHH", "A H", "é", "Té", "10"] {
            assert_eq!(text.parse::<Card>(), Err(ParseCardError), "{text}");
        }
        assert_eq!("10h".parse::<Card>(), "TH".parse::<Card>());
    }
}
