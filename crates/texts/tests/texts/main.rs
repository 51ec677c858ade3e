//! Texts of every kind but the rules pages.

mod announcements;
mod common;
mod every_text;
mod refusals;
