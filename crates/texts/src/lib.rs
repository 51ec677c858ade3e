//! Every word that is shown, in Dutch and English.
//!
//! Page, terminal and command line take all their texts from here. A text is a function of the
//! language and of what it speaks about; every function matches exhaustively, so a missing text is
//! a compile error. No game is named here: names are data of the rules files ([`name`]).
//!
//! - [`card`]: cards, suits, ranks; [`number`]: numbers, time, plurals, points
//! - [`place`]: piles, and what a screen reader says of the cards on them
//! - [`refusal`]: why a move is not allowed, and what would fit
//! - [`announce`]: one sentence for each action
//! - [`deal`]: why what somebody typed names no deal
//! - [`difficulty`]: how hard a deal is, and why
//! - [`hint`]: hints, a rung of the ladder at a time
//! - [`option`]: options, their values, and why rules are refused
//! - [`prose`]: the rules of a game in prose, made from its [`rules::Rules`]
//! - [`labels`]: buttons, menus, panels, settings, statistics, keys, notices
//! - [`lesson`]: the first deal for newcomers
//!
//! ```
//! use texts::{Lang, card, number};
//! let lang = Lang::from_tag("nl-NL");
//! let seven = "7H".parse().unwrap();
//! assert_eq!(card::title(lang, seven), "Harten 7");
//! assert_eq!(number::count(lang, 1, number::Noun::Move), "1 zet");
//! ```

pub mod announce;
pub mod card;
pub mod deal;
pub mod difficulty;
pub mod hint;
pub mod labels;
mod lang;
pub mod lesson;
pub mod number;
pub mod option;
pub mod place;
pub mod prose;
pub mod refusal;

pub use lang::{Lang, name};
