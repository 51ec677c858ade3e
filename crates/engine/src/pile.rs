//! The places on the table.

use std::fmt;
use std::str::FromStr;

/// A pile. Numbers count from 0 here and from 1 in text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pile {
    /// The cards that are not dealt yet, face down; text `s`.
    Stock,
    /// The cards turned from the stock; text `w`.
    Waste,
    /// A foundation; text `f1` and on.
    Foundation(u8),
    /// A column of the tableau; text `c1` and on.
    Column(u8),
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pile::Stock => f.write_str("s"),
            Pile::Waste => f.write_str("w"),
            Pile::Foundation(i) => write!(f, "f{}", u16::from(*i) + 1),
            Pile::Column(i) => write!(f, "c{}", u16::from(*i) + 1),
        }
    }
}

/// A text that names no pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a pile is s (stock), w (waste), f1 and on (foundations) or c1 and on (columns)")]
pub struct ParsePileError;

impl FromStr for Pile {
    type Err = ParsePileError;

    fn from_str(text: &str) -> Result<Pile, ParsePileError> {
        let number = |digits: &str| -> Result<u8, ParsePileError> {
            let plain = digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
            let n: u8 = if plain { digits.parse().map_err(|_| ParsePileError)? } else { return Err(ParsePileError) };
            n.checked_sub(1).ok_or(ParsePileError)
        };
        match (text.get(..1), text.get(1..)) {
            (Some("s"), Some("")) => Ok(Pile::Stock),
            (Some("w"), Some("")) => Ok(Pile::Waste),
            (Some("f"), Some(digits)) => number(digits).map(Pile::Foundation),
            (Some("c"), Some(digits)) => number(digits).map(Pile::Column),
            _ => Err(ParsePileError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_read_what_they_write() {
        for pile in
            [Pile::Stock, Pile::Waste, Pile::Foundation(0), Pile::Foundation(7), Pile::Column(0), Pile::Column(11)]
        {
            assert_eq!(pile.to_string().parse(), Ok(pile));
        }
        for text in ["", "c", "c0", "c01", "c999", "f+1", "x", "ss", "é1", "w1"] {
            assert_eq!(text.parse::<Pile>(), Err(ParsePileError), "{text}");
        }
    }
}
