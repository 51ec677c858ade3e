//! Text in and out.

pub mod import;
