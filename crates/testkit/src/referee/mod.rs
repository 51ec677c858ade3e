//! The slow plain referee of the Klondike family: it says which moves are legal, what they do and what they score.
//!
//! It is the judge that the fast engine is compared with, so everything here is the most obvious code: a move is
//! legal when trying it finds no rule against it, a move makes a new table out of a copy of the old one, and every
//! question about the future is answered by visiting all positions. The names of the rules (`KL-10` and so on) are
//! those of the ledger in `docs/rules.md`.

mod card;
mod error;
mod json;
mod legal;
mod moves;
mod options;
mod perft;
mod play;
mod position;
mod rules;
mod score;
mod search;
mod table;

pub use card::{RefCard, RefColour, RefSuit, read_cards, write_cards};
pub use error::RefError;
pub use moves::{RefMove, RefPlace};
pub use perft::{RefCount, paths, perft, reach};
pub use play::{RefOrder, no_order};
pub use position::RefPosition;
pub use rules::{
    RefAces, RefBuild, RefEmpty, RefFaces, RefLift, RefLiftRelation, RefPasses, RefPreset, RefRedeal, RefRules,
    RefScore, RefWaste,
};
pub use score::{time_bonus, timed_points};
pub use search::{can_finish, stuck};
pub use table::{RefColumnCard, RefSide, RefTable};
