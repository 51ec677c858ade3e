//! What a player can do, as plain data.

use crate::pile::Pile;
use std::fmt;
use std::str::FromStr;

/// A move; whether it is legal is another question.
///
/// Its text is `d` (turn), `r` (redeal), `s` (reshuffle), or the two piles and, for more than one
/// card, their number: `wc3`, `c7f1`, `c7c3x4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// The last `count` cards of a pile go together to another pile.
    Carry {
        /// Where they lie.
        from: Pile,
        /// Where they go.
        to: Pile,
        /// How many.
        count: u8,
    },
    /// The next cards of the stock are turned face up (KL-30).
    Turn,
    /// The waste is turned over to be the stock again, its order kept (KL-35).
    Redeal,
    /// The waste is shuffled and becomes the stock again (DP-09).
    Reshuffle,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Carry { from, to, count: 1 } => write!(f, "{from}{to}"),
            Move::Carry { from, to, count } => write!(f, "{from}{to}x{count}"),
            Move::Turn => f.write_str("d"),
            Move::Redeal => f.write_str("r"),
            Move::Reshuffle => f.write_str("s"),
        }
    }
}

/// A text that is no move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{0:?} is no move: write d (turn), r (redeal), s (reshuffle) or two piles like wc3, c7f1, c7c3x4 \
     (w waste, f1 foundation, c1 column, x4 four cards)"
)]
pub struct ParseMoveError(pub String);

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let carry = || -> Option<Move> {
            let (piles, count) = match text.split_once('x') {
                Some((piles, digits)) => {
                    let plain = digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
                    let count: u8 = digits.parse().ok()?;
                    if !plain || count < 2 {
                        return None;
                    }
                    (piles, count)
                }
                None => (text, 1),
            };
            let second = piles.char_indices().skip(1).find(|(_, c)| c.is_ascii_alphabetic())?.0;
            let (from, to) = piles.split_at(second);
            Some(Move::Carry { from: from.parse().ok()?, to: to.parse().ok()?, count })
        };
        match text {
            "d" => Ok(Move::Turn),
            "r" => Ok(Move::Redeal),
            "s" => Ok(Move::Reshuffle),
            _ => carry().ok_or_else(|| ParseMoveError(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_what_they_write() {
        let carry = |from, to, count| Move::Carry { from, to, count };
        for (mv, text) in [
            (Move::Turn, "d"),
            (Move::Redeal, "r"),
            (Move::Reshuffle, "s"),
            (carry(Pile::Waste, Pile::Column(2), 1), "wc3"),
            (carry(Pile::Column(6), Pile::Foundation(0), 1), "c7f1"),
            (carry(Pile::Column(10), Pile::Column(2), 13), "c11c3x13"),
        ] {
            assert_eq!(mv.to_string(), text);
            assert_eq!(text.parse(), Ok(mv));
        }
    }

    #[test]
    fn what_is_no_move_is_refused() {
        for text in ["", "x", "c", "c1", "c1c2x", "c1c2x1", "c1c2x0", "c1c2x02", "c1c2x256", "c1c2c3", "D", "wé", "é"]
        {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
