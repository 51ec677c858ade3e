//! Why a text is no position.

use crate::code::CodeError;
use crate::wrong_cards::WrongCards;
use engine::{Pile, SetupError};
use rules::RulesError;
use std::fmt;

/// What is wrong at one place of a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionFault {
    /// The text is not JSON.
    #[error("not JSON: {0}; write one object like {{\"game\": \"klondike\", \"tableau\": []}}")]
    Json(String),
    /// A value of another kind than belongs there.
    #[error("{given} stands here: give {expected}")]
    Kind {
        /// What stands there, in words.
        given: &'static str,
        /// What belongs there, in words.
        expected: &'static str,
    },
    /// A key that no position has.
    #[error("no position has this key: take it out, or write one of {}", .known.join(", "))]
    UnknownKey {
        /// Those that positions have.
        known: Vec<&'static str>,
    },
    /// A key that stands more than once.
    #[error("this key stands twice: keep one")]
    Twice,
    /// Nothing says which game it is.
    #[error("the game is missing: add it, like \"game\": \"klondike\"")]
    NoGame,
    /// The game is another one, or has other options, than was asked for.
    #[error("this is a position of {given}, not of {asked}: change it, or ask for {given}")]
    OtherGame {
        /// The game and options that the position names.
        given: String,
        /// Those that were asked for.
        asked: String,
    },
    /// An unknown game or option.
    #[error(transparent)]
    Name(CodeError),
    /// An option that the game does not have or take, or a combination that makes no sense.
    #[error("{}", .0.reason)]
    Rules(RulesError),
    /// A text that is no card, quoted.
    #[error("{0} is no card: write rank A23456789TJQK and suit CDHS, like TH, or th where it lies face down")]
    Card(String),
    /// A card in lower case in a pile whose cards are all written in upper case.
    #[error("only cards of the tableau are written face down: write {0}")]
    Closed(String),
    /// A pile or count that this game does not have.
    #[error("this game has none: leave it out")]
    NotInThisGame,
    /// The deal that reshuffles follow cannot be read.
    #[error(transparent)]
    Shuffle(CodeError),
    /// The game cannot have this arrangement.
    #[error("{0}")]
    Setup(SetupError),
}

/// One thing that is wrong with a position, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    /// The key, with the places in its list counted from 1, like `tableau[3][2]`; empty where it is
    /// the position as a whole.
    pub place: String,
    /// What is wrong.
    pub fault: PositionFault,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place.as_str() {
            "" => self.fault.fmt(f),
            place => write!(f, "{place}: {}", self.fault),
        }
    }
}

impl std::error::Error for PositionError {}

impl PositionError {
    /// The card that is missing, doubled or foreign, where that is what is wrong.
    fn wrong_card(&self) -> Option<&SetupError> {
        match &self.fault {
            PositionFault::Setup(
                error @ (SetupError::Missing(_) | SetupError::Doubled(_) | SetupError::Foreign(_)),
            ) => Some(error),
            PositionFault::Json(_)
            | PositionFault::Kind { .. }
            | PositionFault::UnknownKey { .. }
            | PositionFault::Twice
            | PositionFault::NoGame
            | PositionFault::OtherGame { .. }
            | PositionFault::Name(_)
            | PositionFault::Rules(_)
            | PositionFault::Card(_)
            | PositionFault::Closed(_)
            | PositionFault::NotInThisGame
            | PositionFault::Shuffle(_)
            | PositionFault::Setup(_) => None,
        }
    }
}

/// The place of what a game cannot have; none for the cards as a whole.
pub(super) fn place_of(error: &SetupError) -> String {
    match error {
        SetupError::Missing(_) | SetupError::Doubled(_) | SetupError::Foreign(_) => String::new(),
        SetupError::TooManyColumns { .. } => "tableau".to_owned(),
        SetupError::FaceDownLast(pile) | SetupError::FaceDownOnFaceUp(pile) => match pile {
            Pile::Column(i) => format!("tableau[{}]", u16::from(*i) + 1),
            Pile::Stock | Pile::Waste | Pile::Foundation(_) => String::new(),
        },
        SetupError::NotAFoundation(_) | SetupError::TooManyFoundations(_) => "foundations".to_owned(),
        SetupError::NoSuchPass(_) => "pass".to_owned(),
        SetupError::WrongGroup(_) => "group".to_owned(),
        SetupError::NoShuffle => "shuffle".to_owned(),
    }
}

/// Everything that is wrong with a position: what its keys are, then what its game cannot have.
///
/// As text it is one line, the wrong cards together at its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionErrors(pub Vec<PositionError>);

impl fmt::Display for PositionErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut cards = Vec::new();
        let mut between = "";
        for error in &self.0 {
            match error.wrong_card() {
                Some(wrong) => cards.push(wrong),
                None => {
                    write!(f, "{between}{error}")?;
                    between = "; ";
                }
            }
        }
        if cards.is_empty() { Ok(()) } else { write!(f, "{between}{}", WrongCards(cards)) }
    }
}

impl std::error::Error for PositionErrors {}
