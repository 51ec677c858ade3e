//! What happens in a game of patience: the table, legal moves and why others are refused, what a
//! move does, history, score, views.
//!
//! The engine is pure and deterministic: no input or output, no clock, no threads, no randomness
//! but the seed that a deal gives it. The same rules, deal and moves give the same table everywhere.
//!
//! ```
//! use engine::{Deal, Game, Move};
//! use std::sync::Arc;
//! let rules = Arc::new(rules::Catalogue::builtin().rules("klondike", &[]).unwrap());
//! let mut game = Game::start(&rules, &Deal::numbered(&rules, 1));
//! let turn = game.check(Move::Turn).unwrap();
//! game.play(turn);
//! assert_eq!(game.table().waste().len(), 3);
//! game.undo();
//! assert!(game.table().waste().is_empty());
//! ```

mod deal;
mod effect;
mod finish;
mod game;
mod illegal;
mod legality;
mod moves;
mod outcome;
mod pile;
mod safe;
mod setup;
mod stuck;
mod table;
mod view;

pub use deal::{Deal, ShuffleSeed};
pub use effect::{Effect, Turned};
pub use finish::finish;
pub use game::{Game, Legal, Step};
pub use illegal::IllegalMove;
pub use legality::{check, legal_moves};
pub use moves::{Move, ParseMoveError};
pub use outcome::effects;
pub use pile::{ParsePileError, Pile};
pub use safe::is_safe;
pub use setup::{Facing, Setup, SetupError, SetupErrors};
pub use stuck::{Stuck, StuckSearch};
pub use table::{CardId, Placed, Table};
pub use view::{Seen, View};
