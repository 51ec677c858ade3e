//! How hard a deal is, and which deals have which level (KL-45).
//!
//! Difficulty is measured and never made: a deal is solved, simple players play it, and one of them
//! is told by the solver each time that a move would lose. What came of it is one number, and the
//! reasons for it.
//!
//! ```
//! use coach::{Assessment, Rater};
//! use engine::Deal;
//! use solver::{Limits, Unwatched};
//! use std::sync::Arc;
//! let catalogue = rules::Catalogue::builtin();
//! let rules = Arc::new(catalogue.rules("klondike-draw-1", &[]).unwrap());
//! let table = Deal::numbered(&rules, 2).table(&rules);
//! match Rater::new(catalogue, &rules).rate(&table, Limits::default(), &mut Unwatched) {
//!     Assessment::Rated(rating) => assert!(rating.difficulty() <= 100),
//!     Assessment::Lost | Assessment::Open(_) => panic!("this deal can be won"),
//! }
//! ```

mod guide;
mod level;
mod levels;
mod order;
mod packed;
mod playouts;
mod questions;
mod rating;

pub use guide::Guided;
pub use level::Level;
pub use levels::{Levels, LevelsError, Screened};
pub use playouts::Playouts;
pub use questions::FirstMoves;
pub use rating::{Assessment, Rater, Rating, TakingBack, VERSION};
