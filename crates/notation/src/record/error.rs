//! Why a text is no record, and why a record is no game.

use crate::code::CodeError;
use engine::{Game, IllegalMove, Move};

/// The reason why a text is no record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The line does not begin as records do; its first word, quoted.
    #[error("{0} begins no game record: write patience/1, a share code and the moves, with spaces between them")]
    NoVersion(String),
    /// A record of another version; its first word, quoted.
    #[error("{0} is a record of another version: this program reads patience/1, so use a newer program for it")]
    OtherVersion(String),
    /// The line ends before the share code.
    #[error("the share code is missing: write it after patience/1, like klondike.617")]
    NoCode,
    /// A share code that is none.
    #[error(transparent)]
    Code(#[from] CodeError),
    /// A balance where the score does not carry one.
    #[error("balance counts only with score=vegas-cumulative: leave it out")]
    NoBalance,
    /// A balance that is none; what stands there, quoted.
    #[error("balance={0} is not possible: give a whole number within 10^15 of 0")]
    Balance(String),
    /// A time that is none; what stands there, quoted.
    #[error("seconds={0} is not possible: give a whole number from 0")]
    Seconds(String),
    /// A text that is no move.
    #[error(
        "move {step}: {word} is no move: write d (turn), r (redeal), s (reshuffle) or two piles like wc3, c7f1, c7c3x4"
    )]
    Move {
        /// Which move, from 1.
        step: usize,
        /// What stands there, quoted.
        word: String,
    },
}

/// A record that holds a move which is not legal.
#[derive(Clone, Debug, thiserror::Error)]
#[error("move {step}, {mv}, is not legal")]
pub struct ReplayError {
    /// Which move, from 1.
    pub step: usize,
    /// The move.
    pub mv: Move,
    /// The rule that forbids it.
    pub reason: IllegalMove,
    /// The game up to that move.
    pub game: Box<Game>,
}
