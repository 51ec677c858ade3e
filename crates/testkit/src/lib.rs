//! For tests alone: the slow plain referee, exhaustive search of small decks, the readers of the corpus, and random
//! streams that never change.
//!
//! The referee and the exhaustive search use no other crate of the project, on purpose. They are written a second time
//! from the rules themselves, so that a fault in the fast engine and the same fault here would have to be made twice.
//! Only [`bridge`], which says the same games and positions in the engine's words, and [`verdicts`], which reads
//! positions, know other crates.

pub mod bridge;
pub mod corpus;
pub mod decks;
pub mod exhaustive;
pub mod random;
pub mod referee;
pub mod verdicts;
