//! Positions as JSON: any table of a game, also one that no deal leads to.
//!
//! ```
//! use notation::{Known, read_position, write_position};
//! let games = rules::Catalogue::builtin();
//! let code = notation::ShareCode::parse("klondike.617", games).unwrap();
//! let text = write_position(code.rules(), &code.deal().table(code.rules()), None);
//! assert!(text.starts_with(r#"{"game": "klondike", "options": {}, "tableau": [["#));
//! let position = read_position(&text, games, Known::Nothing).unwrap();
//! assert_eq!(position.table.columns().len(), 7);
//! ```

mod error;
mod read;
#[cfg(test)]
mod tests;
mod write;

pub use error::{PositionError, PositionErrors, PositionFault};
pub use read::{Position, read_position};
pub use write::write_position;
