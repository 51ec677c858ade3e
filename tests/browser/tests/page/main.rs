//! The page in a real browser.

mod games;
