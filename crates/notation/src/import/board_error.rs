//! What can be wrong with a board text, each with its place and how to mend it.

use cards::{Card, Suit};
use core::fmt;

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The line, the first one being 1.
    pub line: usize,
    /// The letter in the line, the first one being 1.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// What is wrong at one place of a board text, or with the board as a whole.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardFault {
    /// A word that is no card, quoted.
    #[error("{0} is no card: write a rank (A 2 to 9 T or 10, J Q K) and a suit (C D H S), like TH")]
    NoCard(String),
    /// A word that is no foundation, quoted.
    #[error("{0} is no foundation: write a suit, a dash and the highest rank on it or 0, like H-5 or S-0")]
    NoFoundation(String),
    /// A word before a colon that names no line of a board, quoted.
    #[error("{0} names no line of a board: write Foundations, Freecells or Talon before the colon, or nothing")]
    UnknownLabel(String),
    /// A second line of the same name.
    #[error("the line {label} stands in line {first} already: write it once")]
    DoubledLabel {
        /// The name of the line.
        label: &'static str,
        /// The line in which it stood first.
        first: usize,
    },
    /// More foundations of a suit than the game has.
    #[error("{} has {allowed} in this game: write each once", foundations(*suit))]
    TooManyFoundations {
        /// The suit.
        suit: Suit,
        /// The number of its foundations.
        allowed: usize,
    },
    /// A card that the game is not played with.
    #[error("{0} is not in the pack of this game: take it out")]
    NotInPack(Card),
    /// A card that lies on the board more often than the pack has it.
    #[error("{card} lies at {first} already: write each card once for each pack")]
    Doubled {
        /// The card.
        card: Card,
        /// Where it first was.
        first: Place,
    },
    /// Cards that lie nowhere, equal ones as often as they are lacking.
    #[error("{}", lacking(.0))]
    Missing(Vec<Card>),
}

fn foundations(suit: Suit) -> String {
    format!("the number of foundations for suit {}", suit.letter())
}

fn lacking(cards: &[Card]) -> String {
    const NAMED: usize = 12;
    let mut names: Vec<String> = cards.iter().take(NAMED).map(ToString::to_string).collect();
    if cards.len() > NAMED {
        names.push(format!("and {} more", cards.len() - NAMED));
    }
    format!(
        "the board lacks {}: write them where they lie, those on the foundations in a line like \
         `Foundations: H-5 C-A D-0 S-K`",
        names.join(" ")
    )
}

/// One thing that is wrong with a board text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardError {
    /// Where; none if it concerns the board as a whole.
    pub place: Option<Place>,
    /// What.
    pub fault: BoardFault,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Some(place) => write!(f, "{place}: {}", self.fault),
            None => write!(f, "{}", self.fault),
        }
    }
}

impl core::error::Error for BoardError {}

/// Everything that is wrong with a board text, each a line of its own.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardErrors {
    errors: Vec<BoardError>,
    more: usize,
}

impl BoardErrors {
    /// So many are kept: a text with more is no board at all.
    const KEPT: usize = 100;

    /// The first hundred in the order of the text, faults of the whole board last.
    pub fn iter(&self) -> impl Iterator<Item = &BoardError> {
        self.errors.iter()
    }

    /// How many came after those.
    #[must_use]
    pub const fn more(&self) -> usize {
        self.more
    }

    pub(super) fn is_empty(&self) -> bool {
        self.errors.is_empty()
    }

    pub(super) fn push(&mut self, place: Option<Place>, fault: BoardFault) {
        if self.errors.len() < BoardErrors::KEPT {
            self.errors.push(BoardError { place, fault });
        } else {
            self.more += 1;
        }
    }

    /// Puts the errors in the order of the text.
    pub(super) fn sort(&mut self) {
        self.errors.sort_by_key(|error| (error.place.is_none(), error.place));
    }
}

impl fmt::Display for BoardErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, error) in self.errors.iter().enumerate() {
            let line_end = if place == 0 { "" } else { "\n" };
            write!(f, "{line_end}{error}")?;
        }
        if self.more > 0 {
            write!(f, "\n{} more errors: is this the text of a board?", self.more)?;
        }
        Ok(())
    }
}

impl core::error::Error for BoardErrors {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_of_errors_is_cut_off() {
        let mut errors = BoardErrors::default();
        for line in (1..=103).rev() {
            errors.push(Some(Place { line, column: 1 }), BoardFault::NoCard("`x`".to_owned()));
        }
        errors.sort();
        assert_eq!((errors.iter().count(), errors.more()), (100, 3));
        let text = errors.to_string();
        assert!(text.starts_with("line 4, column 1: `x` is no card: "));
        assert!(text.ends_with("\n3 more errors: is this the text of a board?"));
    }

    #[test]
    fn the_whole_board_comes_last() {
        let mut errors = BoardErrors::default();
        errors.push(None, BoardFault::Missing(Card::all().collect()));
        errors.push(Some(Place { line: 2, column: 4 }), BoardFault::UnknownLabel("`Waste`".to_owned()));
        errors.sort();
        assert_eq!(
            errors.to_string(),
            "line 2, column 4: `Waste` names no line of a board: write Foundations, Freecells or Talon before the \
             colon, or nothing\n\
             the board lacks AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S and 40 more: write them where they lie, those on \
             the foundations in a line like `Foundations: H-5 C-A D-0 S-K`"
        );
    }
}
