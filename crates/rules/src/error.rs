//! Why rules are refused: every reason at once, each with its place.

use crate::option::{OptionName, Value};
use std::fmt;

/// Where in the input something is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// A line and column of the rules file, counted from 1, and the key's path.
    File {
        /// The line, from 1.
        line: usize,
        /// The column in characters, from 1.
        column: usize,
        /// The key with its sections, like `stock.draw`; empty where there is none.
        key: String,
    },
    /// An option that was set.
    Option(OptionName),
    /// The combination of options as a whole.
    Combination,
    /// The name by which a game was asked for.
    Game,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File { line, column, key } if key.is_empty() => write!(f, "line {line}, column {column}"),
            Place::File { line, column, key } => write!(f, "line {line}, column {column}, {key}"),
            Place::Option(name) => write!(f, "option {name}"),
            Place::Combination => f.write_str("options"),
            Place::Game => f.write_str("game"),
        }
    }
}

/// A combination of settings that makes no sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoSense {
    /// The columns need more cards than there are.
    TooFewCards {
        /// What the columns need.
        needed: usize,
        /// What the packs hold.
        held: usize,
    },
    /// The waste is to be shuffled at a redeal, but there is only one pass.
    ShuffleWithoutRedeal,
    /// A penalty for redeals is chosen where redeals never cost anything by it: it belongs to the
    /// standard and timed scores with two or more cards drawn at once.
    PenaltyWithoutUse,
}

impl fmt::Display for NoSense {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoSense::TooFewCards { needed, held } => {
                write!(f, "the columns need {needed} cards and the packs hold {held}: take fewer columns or more packs")
            }
            NoSense::ShuffleWithoutRedeal => f.write_str(
                "redeal=shuffle needs a second pass: set passes to 2 or more, to unlimited, or redeal to keep",
            ),
            NoSense::PenaltyWithoutUse => f.write_str(
                "redeal_penalty counts only with draw 2 or more and score standard or timed: leave it out here",
            ),
        }
    }
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The text is not TOML.
    Syntax(String),
    /// A key that no rules file has.
    UnknownKey {
        /// The key.
        key: String,
        /// Those that may stand there.
        known: Vec<String>,
    },
    /// A key that must be there is not.
    Missing {
        /// Its path.
        key: String,
    },
    /// A value of another kind than the key takes.
    Kind {
        /// What the key takes, in words.
        expected: String,
    },
    /// A word or number that the key or option does not take.
    Value {
        /// What was given.
        given: String,
        /// What it takes, in words.
        expected: String,
    },
    /// Two presets or games have one id.
    Twice {
        /// The id.
        id: String,
    },
    /// There is no such option in this game.
    NotAnOption {
        /// Those that it has.
        known: Vec<OptionName>,
    },
    /// An option was set twice, to different values.
    SetTwice {
        /// The two values.
        values: [Value; 2],
    },
    /// There is no such game.
    UnknownGame {
        /// What was asked for.
        id: String,
        /// What there is.
        known: Vec<String>,
    },
    /// The settings make no sense together.
    NoSense(NoSense),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Syntax(message) => write!(f, "not TOML: {message}"),
            Reason::UnknownKey { key, known } => write!(f, "unknown key {key}: known are {}", known.join(", ")),
            Reason::Missing { key } => write!(f, "{key} is missing: add it"),
            Reason::Kind { expected } => write!(f, "wrong kind of value: give {expected}"),
            Reason::Value { given, expected } => write!(f, "{given} is not possible: give {expected}"),
            Reason::Twice { id } => write!(f, "the id {id} stands twice: rename one"),
            Reason::NotAnOption { known } => {
                let known: Vec<String> = known.iter().map(ToString::to_string).collect();
                write!(f, "this game has no such option: it has {}", known.join(", "))
            }
            Reason::SetTwice { values: [first, second] } => {
                write!(f, "set twice, to {first} and to {second}: keep one")
            }
            Reason::UnknownGame { id, known } => write!(f, "there is no game {id}: there are {}", known.join(", ")),
            Reason::NoSense(reason) => reason.fmt(f),
        }
    }
}

/// One thing that is wrong with rules, with its place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {reason}")]
pub struct RulesError {
    /// Where.
    pub place: Place,
    /// What.
    pub reason: Reason,
}

/// Everything that is wrong with rules, in the order of the file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct RulesErrors(pub Vec<RulesError>);

impl RulesErrors {
    /// One error alone.
    #[must_use]
    pub fn one(place: Place, reason: Reason) -> RulesErrors {
        RulesErrors(vec![RulesError { place, reason }])
    }
}
