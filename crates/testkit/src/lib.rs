//! For tests alone: the slow plain referee, the readers of the corpus, and random streams that never change.
//!
//! The crate depends on no other crate of the project, on purpose. The referee is written a second time from the
//! rules themselves, so that a fault in the fast engine and the same fault here would have to be made twice.

pub mod corpus;
pub mod decks;
pub mod exhaustive;
pub mod random;
pub mod referee;
