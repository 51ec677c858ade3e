//! Moves as plain data, and their short text form.

use super::error::RefError;
use std::fmt;
use std::str::FromStr;

/// A move, legal or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RefMove {
    /// The last `count` cards of a pile go onto another pile, in the order in which they lie.
    Carry {
        /// The pile they are taken from.
        from: RefPlace,
        /// The pile they are put on.
        to: RefPlace,
        /// How many cards.
        count: usize,
    },
    /// Cards go from the stock to the waste (KL-30).
    Turn,
    /// The waste is turned over to be the stock again (KL-35).
    Redeal,
    /// The waste is shuffled to be the stock again (DP-09).
    Reshuffle,
}

/// A pile that cards are carried from or to. Columns and foundations count from 0 here and from 1 in text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RefPlace {
    /// A column, from the left.
    Column(usize),
    /// A foundation: spades, hearts, clubs, diamonds; of two packs S S H H C C D D.
    Foundation(usize),
    /// The waste.
    Waste,
}

impl fmt::Display for RefPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RefPlace::Column(column) => write!(f, "c{}", column + 1),
            RefPlace::Foundation(foundation) => write!(f, "f{}", foundation + 1),
            RefPlace::Waste => f.write_str("w"),
        }
    }
}

impl fmt::Display for RefMove {
    /// `d` turn, `r` redeal, `s` reshuffle; a carry is from and to, and `x` with the count when that is not 1:
    /// `wf1`, `f2c3`, `c7c3x2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RefMove::Turn => f.write_str("d"),
            RefMove::Redeal => f.write_str("r"),
            RefMove::Reshuffle => f.write_str("s"),
            RefMove::Carry { from, to, count: 1 } => write!(f, "{from}{to}"),
            RefMove::Carry { from, to, count } => write!(f, "{from}{to}x{count}"),
        }
    }
}

impl FromStr for RefMove {
    type Err = RefError;

    /// Reads what `Display` writes, and nothing else.
    fn from_str(text: &str) -> Result<RefMove, RefError> {
        let wrong = || RefError::new(format!("\"{text}\" is no move"));
        match text {
            "d" => return Ok(RefMove::Turn),
            "r" => return Ok(RefMove::Redeal),
            "s" => return Ok(RefMove::Reshuffle),
            _ => {}
        }
        let (from, rest) = read_place(text).ok_or_else(wrong)?;
        let (to, rest) = read_place(rest).ok_or_else(wrong)?;
        let count = match rest.strip_prefix('x') {
            Some(digits) => digits.parse().map_err(|_| wrong())?,
            None => 1,
        };
        let read = RefMove::Carry { from, to, count };
        if read.to_string() == text { Ok(read) } else { Err(wrong()) }
    }
}

/// Reads a place at the beginning of a text and returns it with the rest of the text.
fn read_place(text: &str) -> Option<(RefPlace, &str)> {
    if let Some(rest) = text.strip_prefix('w') {
        return Some((RefPlace::Waste, rest));
    }
    let rest = text.strip_prefix(['c', 'f'])?;
    let digits = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
    let index = rest[..digits].parse::<usize>().ok()?.checked_sub(1)?;
    let place = if text.starts_with('c') { RefPlace::Column(index) } else { RefPlace::Foundation(index) };
    Some((place, &rest[digits..]))
}
