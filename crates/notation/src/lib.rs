//! Text in and out: deals, positions and games as people, files and links carry them.
//!
//! | text | read and written by | looks like |
//! |---|---|---|
//! | share code | [`ShareCode`] | `klondike.passes=3.617` |
//! | game record | [`Record`] | `patience/1 klondike.617 seconds=85 d d wc3` |
//! | link to a game | [`Record::link`] | `klondike.617/d/d/wc3` |
//! | position | [`read_position`], [`write_position`] (feature `positions`) | one object of JSON |
//! | foreign deals | [`import`] | `ms:617`, deck strings, boards |
//!
//! Every error is one line that says what is wrong, where, and how to mend it. Names in these
//! texts are never translated.

mod code;
pub mod import;
#[cfg(feature = "positions")]
mod json;
#[cfg(feature = "positions")]
mod position;
mod record;
#[cfg(test)]
mod samples;
mod wrong_cards;

pub use code::{CodeError, DealName, DealNameError, Known, ShareCode, parse_setting};
#[cfg(feature = "positions")]
pub use position::{Position, PositionError, PositionErrors, PositionFault, read_position, write_position};
pub use record::{Record, RecordError, ReplayError, read_records};
