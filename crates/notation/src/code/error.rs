//! Why a text is no share code.

use crate::code::deal_name::DealNameError;
use crate::import::ImportError;
use crate::wrong_cards::WrongCards;
use engine::SetupErrors;
use rules::RulesErrors;

/// The reason why a text is no share code, in one line: where, what, and how to mend it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CodeError {
    /// There is only one part; the text, quoted.
    #[error("{0} is no share code: write a game and a deal with a dot between them, like klondike.617")]
    OnePart(String),
    /// The first part names no game.
    #[error("there is no game {game}: there are {}", .known.join(", "))]
    UnknownGame {
        /// What stands there, quoted.
        game: String,
        /// The games that there are.
        known: Vec<String>,
    },
    /// A part in the middle, or a setting, is no option with its value.
    #[error("{part} is no option: write name and value like draw=3, the name being one of {}", .known.join(", "))]
    NoOption {
        /// What stands there, quoted.
        part: String,
        /// The names of the options.
        known: Vec<&'static str>,
    },
    /// An option has a value that it never takes.
    #[error("{option}={value} is not possible: give {expected}")]
    Value {
        /// The option.
        option: &'static str,
        /// What was given, quoted.
        value: String,
        /// What the option takes, in words.
        expected: String,
    },
    /// The game does not have or take the options.
    #[error(transparent)]
    Rules(#[from] RulesErrors),
    /// The options can be read but are written otherwise.
    #[error("{given} is written {plain}: options stand in their order, and only those that differ from the game's own")]
    NotPlain {
        /// What was given, quoted.
        given: String,
        /// How the game and its options are written.
        plain: String,
    },
    /// The last part names no deal.
    #[error(transparent)]
    Deal(#[from] DealNameError),
    /// The other program has no such deal of this game.
    #[error(transparent)]
    Import(#[from] ImportError),
    /// The cards are not the game's pack.
    #[error("the deal is not the pack of the game: {}", WrongCards(.0.0.iter().collect()))]
    Cards(SetupErrors),
    /// The code is of another game, or of the game with other options.
    #[error("this is a deal of {code}, not of {asked}: give the deal's number alone, or ask for {code}")]
    OtherGame {
        /// The game and options that the code names.
        code: String,
        /// Those that were asked for.
        asked: String,
    },
}
