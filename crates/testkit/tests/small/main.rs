//! The exhaustive search of small decks: it plays the engine's rules, its answers hang together, and the random cases
//! are worth asking about.

mod agreement;
mod answers;
mod shares;
