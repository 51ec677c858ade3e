//! A whole deal as digits: three for each of the 52 cards.
//!
//! The first two digits are the rank, 01 for the ace to 13 for the king, the third is the suit:
//! 1 clubs, 2 diamonds, 3 hearts, 4 spades. The cards stand in dealing order: the columns row by
//! row, then the stock, first card drawn first.

use super::quoted;
use cards::{Card, Pack, Rank, Suit};
use core::fmt;

const DIGITS: usize = 3;

/// One reason why a text is no deck string.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DeckStringError {
    /// A letter that is neither a digit nor white space; only the first one is named.
    #[error("deck string, character {place}: {letter} is no digit: write three digits for each card and nothing else")]
    NoDigit {
        /// The place in the text, the first letter being 1.
        place: usize,
        /// The letter, quoted.
        letter: String,
    },
    /// Too few or too many digits.
    #[error("deck string: {digits} digits, but 52 cards of three digits are 156: write every card of the pack once")]
    Length {
        /// The number of digits.
        digits: usize,
    },
    /// Three digits that are no card.
    #[error(
        "deck string, card {number}: `{digits}` is no card: write the rank 01 to 13 and the suit \
         1 to 4 (clubs, diamonds, hearts, spades), like `103` for the ten of hearts"
    )]
    NoCard {
        /// The place in the deck, 1 to 52.
        number: usize,
        /// The three digits.
        digits: String,
    },
    /// A card that stands in the deck twice.
    #[error("deck string, card {number}: {card} is card {first} already: write each card once")]
    Doubled {
        /// The second place in the deck, 1 to 52.
        number: usize,
        /// The first place in the deck, 1 to 52.
        first: usize,
        /// The card.
        card: Card,
    },
}

/// Every reason why a text is no deck string, each a line of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckStringErrors(Vec<DeckStringError>);

impl DeckStringErrors {
    /// The reasons in the order of the text; there is at least one.
    pub fn iter(&self) -> impl Iterator<Item = &DeckStringError> {
        self.0.iter()
    }
}

impl fmt::Display for DeckStringErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, error) in self.0.iter().enumerate() {
            let line_end = if place == 0 { "" } else { "\n" };
            write!(f, "{line_end}{error}")?;
        }
        Ok(())
    }
}

impl core::error::Error for DeckStringErrors {}

/// The cards of a deck string in dealing order: every card of one pack once. White space between
/// the digits does not matter.
///
/// # Errors
/// Everything that is wrong with the text, all at once.
///
/// ```
/// use notation::import::{read_deck_string, write_deck_string};
/// let pack: Vec<cards::Card> = cards::Card::all().collect();
/// let text = write_deck_string(&pack);
/// assert!(text.starts_with("011012013014021"));
/// assert_eq!(read_deck_string(&text), Ok(pack));
/// ```
pub fn read_deck_string(text: &str) -> Result<Vec<Card>, DeckStringErrors> {
    let mut errors = Vec::new();
    let strange = text.chars().enumerate().find(|(_, letter)| !letter.is_ascii_digit() && !letter.is_whitespace());
    if let Some((before, letter)) = strange {
        errors.push(DeckStringError::NoDigit { place: before + 1, letter: quoted(&letter.to_string()) });
    }
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    if digits.len() != Pack::ONE.len() * DIGITS {
        errors.push(DeckStringError::Length { digits: digits.len() });
    }
    let mut order = Vec::new();
    let mut seen = [None; 52];
    for (index, digits) in digits.as_bytes().chunks_exact(DIGITS).take(Pack::ONE.len()).enumerate() {
        let number = index + 1;
        match card([digits[0], digits[1], digits[2]]) {
            None => {
                let digits = digits.iter().map(|digit| char::from(*digit)).collect();
                errors.push(DeckStringError::NoCard { number, digits });
            }
            Some(card) => match seen[card.index()] {
                Some(first) => errors.push(DeckStringError::Doubled { number, first, card }),
                None => {
                    seen[card.index()] = Some(number);
                    order.push(card);
                }
            },
        }
    }
    if errors.is_empty() { Ok(order) } else { Err(DeckStringErrors(errors)) }
}

/// The deck string of cards in dealing order, three digits a card without space.
#[must_use]
pub fn write_deck_string(order: &[Card]) -> String {
    order.iter().map(|card| format!("{:02}{}", card.rank().number(), card.suit().index() + 1)).collect()
}

/// The card of three ASCII digits.
fn card([tens, ones, suit]: [u8; DIGITS]) -> Option<Card> {
    let rank = Rank::new((tens - b'0') * 10 + (ones - b'0'))?;
    let suit = usize::from(suit - b'0').checked_sub(1)?;
    Some(Card::new(rank, *Suit::ALL.get(suit)?))
}

#[cfg(test)]
mod tests {
    use super::super::samples::{klondike, shuffled, table};
    use super::*;
    use proptest::prelude::*;

    fn refusal(text: &str) -> String {
        read_deck_string(text).expect_err("no deck string").to_string()
    }

    #[test]
    fn kl_03_a_deck_string_fills_the_table_row_by_row() {
        let text = "
            011 012 013 014 021 022 023   024 031 032 033 034 041   042 043 044 051 052
            053 054 061 062   063 064 071   072 073   074
            081 082 083 084 091 092 093 094 101 102 103 104 111 112 113 114 121 122 123 124 131 132 133 134";
        let order = read_deck_string(text).expect("every card once");
        let (columns, stock) = table(&order, &klondike());
        assert_eq!(
            columns,
            "AC | AD 2S | AH 3C 4D | AS 3D 4H 5H | 2C 3H 4S 5S 6H | 2D 3S 5C 6C 6S 7D | 2H 4C 5D 6D 7C 7H 7S"
        );
        assert!(stock.starts_with("8C 8D 8H 8S 9C") && stock.ends_with("KC KD KH KS"));
    }

    #[test]
    fn all_that_is_wrong_is_said_at_once() {
        let mut text = write_deck_string(&Pack::ONE.cards());
        text.replace_range(0..6, "141130");
        text.replace_range(15..18, "023");
        assert_eq!(
            refusal(&text),
            "deck string, card 1: `141` is no card: write the rank 01 to 13 and the suit 1 to 4 \
             (clubs, diamonds, hearts, spades), like `103` for the ten of hearts\n\
             deck string, card 2: `130` is no card: write the rank 01 to 13 and the suit 1 to 4 \
             (clubs, diamonds, hearts, spades), like `103` for the ten of hearts\n\
             deck string, card 7: 2H is card 6 already: write each card once"
        );
    }

    #[test]
    fn length_and_letters_are_checked() {
        assert_eq!(
            refusal(""),
            "deck string: 0 digits, but 52 cards of three digits are 156: write every card of the pack once"
        );
        let text = write_deck_string(&Pack::ONE.cards());
        assert!(refusal(&text[1..]).contains("155 digits"));
        assert!(refusal(&format!("{text}011")).contains("159 digits"));
        let strange = format!("x{text}");
        assert_eq!(
            refusal(&strange),
            "deck string, character 1: `x` is no digit: write three digits for each card and nothing else"
        );
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(seed: u64) {
            let order = shuffled(Pack::ONE, seed);
            prop_assert_eq!(read_deck_string(&write_deck_string(&order)), Ok(order));
        }

        #[test]
        fn no_text_is_too_strange(text in "\\PC*|[0-9 ]{0,200}|(0[1-9][1-4]){52}") {
            if let Err(errors) = read_deck_string(&text) {
                prop_assert!(errors.iter().count() > 0);
                prop_assert_eq!(errors.to_string().lines().count(), errors.iter().count());
            }
        }
    }
}
