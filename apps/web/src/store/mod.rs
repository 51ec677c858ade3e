//! What is kept between two visits: the running game of each preset, results, settings.

mod database;
mod keeping;
mod link;
mod local;
mod opening;

pub(crate) use keeping::{balance, begin, can_go_back, go_back, keep, running, take_up};
pub(crate) use local::{first_session, settings};
pub(crate) use opening::{deal, number, random_number};
