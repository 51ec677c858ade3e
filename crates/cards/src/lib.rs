//! Playing cards: ranks, suits, packs, sets, and shuffles that give the same cards for ever.
//!
//! Nothing here knows a game. The crate has no dependency and needs no operating system.

#![no_std]

extern crate alloc;

mod card;
mod pack;
mod set;
mod shuffle;

pub use card::{Card, Colour, ParseCardError, Rank, Suit};
pub use pack::{Pack, PackError};
pub use set::CardSet;
pub use shuffle::Shuffle;
