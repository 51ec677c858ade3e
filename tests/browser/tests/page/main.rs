//! The page in a real browser.

mod games;
mod keeping;
mod offline;
mod refusals;
