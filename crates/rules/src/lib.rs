//! What a game is: the rules of a game of patience as checked data.
//!
//! A game is a file (see `games/`). It is read into a [`GameFile`], options are set, and the result
//! is checked into [`Rules`], which nothing else can make. The engine plays `Rules`, the texts
//! explain them, the solver proves with them; no rule is written anywhere else.
//!
//! The games that are built in are always there; the feature `files` adds reading more of them from
//! TOML texts.
//!
//! ```
//! let catalogue = rules::Catalogue::builtin();
//! let preset = catalogue.presets().next().unwrap();
//! let rules = catalogue.rules(preset.id(), &[]).unwrap();
//! assert_eq!(rules.tableau().sizes(), [1, 2, 3, 4, 5, 6, 7]);
//! ```

mod catalogue;
mod check;
mod error;
mod file;
mod flat;
mod option;
mod parameters;
mod reader;
mod score;
#[cfg(feature = "files")]
mod toml_tree;
mod tree;
mod types;
mod words;

pub use catalogue::Catalogue;
pub use check::{Rules, Tableau};
pub use error::{NoSense, Place, Reason, RulesError, RulesErrors};
pub use file::{About, Family, GameFile, Name, Preset};
pub use option::{OptionName, OptionSpec, Value};
pub use score::{Finish, RedealPenalty, Score, ScoreMode, ScoreTable};
pub use types::{
    Aces, Draw, EmptyColumn, Faces, Foundations, Lift, Passes, Redeal, Relation, Sizes, Span, Stock, TakeBack, TurnsTo,
    WasteAccess,
};
