//! The page in a real browser.

mod access;
mod games;
mod keeping;
mod offline;
mod refusals;
mod windows;
