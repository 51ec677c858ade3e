//! Whether a position can be won: exactly, with a line that wins or a search that left nothing out.
//!
//! All cards are known to the solver, also those that lie face down. The rules are compiled into one
//! of several packed families, chosen from what the rules say and never by a game's name; callers see
//! only [`solve()`].
//!
//! ```
//! use engine::Deal;
//! use solver::{Limits, Unwatched, Verdict, solve};
//! let rules = rules::Catalogue::builtin().rules("klondike-draw-1", &[]).unwrap();
//! let table = Deal::numbered(&rules, 2).table(&rules);
//! match solve(&rules, &table, Limits::default(), &mut Unwatched) {
//!     Verdict::Won(solution) => assert!(!solution.moves().is_empty()),
//!     Verdict::Lost(_) => panic!("this deal can be won"),
//!     Verdict::Open(_) => panic!("nothing limits this search"),
//! }
//! ```

mod budget;
mod piles;
mod slots;
mod solve;
mod verdict;

pub use budget::{Limits, Observer, Progress, Unwatched};
pub use solve::solve;
pub use verdict::{Effort, Exhausted, Reason, Solution, Stopped, Verdict};
