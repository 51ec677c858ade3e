//! The page in a real browser.

mod access;
mod dealing;
mod flight;
mod games;
mod keeping;
mod offline;
mod outlook;
mod refusals;
mod sharing;
mod tabs;
mod windows;
