//! What a deal is called within its game.

use crate::import::{Foreign, ParseForeignError, quoted};
use cards::Card;
use std::fmt;
use std::str::FromStr;

/// The letters of the cards, each at its card's [`Card::index`].
const LETTERS: &[u8; 52] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// The name of a deal of one game: the last part of a share code.
///
/// Its text is the number in decimal, a foreign number like `ms:617`, or `@` and one letter for
/// each card in dealing order: `A` to `Z`, then `a` to `z`, for AC AD AH AS 2C .. KS.
///
/// ```
/// use notation::DealName;
/// assert_eq!("617".parse(), Ok(DealName::Number(617)));
/// assert_eq!("@AEz".parse(), Ok(DealName::Cards(["AC", "2C", "KS"].map(|c| c.parse().unwrap()).to_vec())));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum DealName {
    /// Our own number: the pack shuffled by it.
    Number(u64),
    /// The number of another program.
    Foreign(Foreign),
    /// The cards themselves, in dealing order.
    Cards(Vec<Card>),
}

impl fmt::Display for DealName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealName::Number(number) => number.fmt(f),
            DealName::Foreign(foreign) => foreign.fmt(f),
            DealName::Cards(cards) => {
                f.write_str("@")?;
                cards.iter().try_for_each(|card| write!(f, "{}", char::from(LETTERS[card.index()])))
            }
        }
    }
}

/// A text that names no deal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DealNameError {
    /// Neither a number, nor a foreign one, nor cards; the text, quoted.
    #[error(
        "{0} names no deal: write a number from 0 to {max} without leading zeros, a foreign number like ms:617, \
         or @ and the letters of the cards",
        max = u64::MAX
    )]
    NoDeal(String),
    /// A letter that stands for no card.
    #[error("card {at} of the deal is {letter}: a card is a letter A to Z or a to z")]
    Letter {
        /// Which card, from 1.
        at: usize,
        /// What stands there, quoted.
        letter: String,
    },
    /// A foreign number that is none.
    #[error(transparent)]
    Foreign(#[from] ParseForeignError),
    /// A foreign number that can be read but is written otherwise.
    #[error("{given} is written {plain}: each deal has one name")]
    NotPlain {
        /// What was given, quoted.
        given: String,
        /// How it is written.
        plain: String,
    },
}

impl FromStr for DealName {
    type Err = DealNameError;

    /// Reads only what [`fmt::Display`] writes: each name has one text.
    fn from_str(text: &str) -> Result<DealName, DealNameError> {
        if let Some(letters) = text.strip_prefix('@') {
            return letters.chars().enumerate().map(read_letter).collect::<Result<_, _>>().map(DealName::Cards);
        }
        if text.contains(':') {
            let foreign: Foreign = text.parse()?;
            let plain = foreign.to_string();
            return if plain == text {
                Ok(DealName::Foreign(foreign))
            } else {
                Err(DealNameError::NotPlain { given: quoted(text), plain })
            };
        }
        plain_number(text).map(DealName::Number).ok_or_else(|| DealNameError::NoDeal(quoted(text)))
    }
}

fn read_letter((place, letter): (usize, char)) -> Result<Card, DealNameError> {
    LETTERS
        .iter()
        .position(|known| char::from(*known) == letter)
        .and_then(Card::from_index)
        .ok_or_else(|| DealNameError::Letter { at: place + 1, letter: quoted(letter.encode_utf8(&mut [0; 4])) })
}

/// A number as it is written: digits without sign or leading zeros.
pub(crate) fn plain_number(text: &str) -> Option<u64> {
    text.parse().ok().filter(|number: &u64| number.to_string() == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_letter_of_its_own() {
        let all = DealName::Cards(Card::all().collect());
        assert_eq!(all.to_string(), "@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
        assert_eq!(all.to_string().parse(), Ok(all));
    }

    #[test]
    fn what_names_no_deal_is_refused_in_one_line() {
        for (text, expected) in [
            ("", "`` names no deal: write a number from 0 to 18446744073709551615 without leading zeros"),
            ("007", "`007` names no deal"),
            ("+7", "`+7` names no deal"),
            ("18446744073709551616", "`18446744073709551616` names no deal"),
            ("a\nb", "`a\\nb` names no deal"),
            ("@AB!C", "card 3 of the deal is `!`: a card is a letter A to Z or a to z"),
            ("@é", "card 1 of the deal is `é`"),
            ("MS:617", "`MS:617` is written ms:617: each deal has one name"),
            ("ms:0617", "`ms:0617` is written ms:617"),
            ("ms:0", "ms: Microsoft FreeCell has no deal 0"),
        ] {
            let error = text.parse::<DealName>().expect_err("no deal").to_string();
            assert!(error.starts_with(expected) && !error.contains('\n'), "{text}: {error}");
        }
    }
}
