//! What is kept between two visits: the running game of each preset, results, settings.
//!
//! (The lead writes this module: database, keeping, opening, link. Everything else of the page goes
//! through `store::begin`, `store::deal`, `store::take_up`.)

mod database;
mod keeping;
mod link;
mod local;
mod opening;

pub(crate) use keeping::{begin, running, take_up};
pub(crate) use local::{first_session, settings};
pub(crate) use opening::{deal, opened, random_deal};
