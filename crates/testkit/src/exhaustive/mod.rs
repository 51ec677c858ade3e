//! Exhaustive search of small decks of the Klondike family: whether a position can be won, found by visiting every
//! position that can be reached.
//!
//! Solvers are tested against it, so it takes nothing for granted: there is no dominance, no order that matters, no
//! symmetry. Two positions are the same only when every card lies in the same place; the one exception is which of two
//! foundations of a suit is the higher one. It is for decks of up to [`MOST_CARDS`] cards, and for
//! the endings of games with larger ones. It shares no code with the engine or a solver.
//!
//! ```
//! use testkit::exhaustive::{Exhaustive, Layout, SmallRules};
//! use testkit::referee::{no_order, read_cards};
//! let mut rules = SmallRules::klondike(4, 1, 2);
//! rules.draw = 3;
//! let mut layout = Layout::empty(&rules, 2);
//! layout.columns[0].cards = read_cards("2S AS").unwrap();
//! layout.columns[1].cards = read_cards("2H AH").unwrap();
//! layout.stock = read_cards("2C 2D AC AD").unwrap();
//! let search = Exhaustive::new(&rules, &layout, &no_order).unwrap();
//! assert_eq!(search.winnable(10_000), Some(true));
//! ```

mod cases;
mod explore;
mod layout;
mod rules;
mod search;
mod successors;
mod table;
mod text;

pub use cases::{Case, CaseKind, Deck, case, case_with, rules};
pub use explore::Explored;
pub use layout::{Layout, SmallColumn};
pub use rules::{SmallRelation, SmallRules};
pub use search::Exhaustive;
pub use table::{MOST_CARDS, MOST_COLUMNS};
