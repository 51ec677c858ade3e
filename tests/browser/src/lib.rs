//! A harness for tests that play the page in a real Chromium, as a visitor does.
//!
//! [`Visit`] starts the game's server, chromedriver and a browser with a fresh profile, and ends
//! all three when it is dropped, also by a test that fails. Input is real; what the page shows is
//! read from its document and compared with the engine, which plays the same moves beside it.
//!
//! `cargo verify` runs the tests. By hand: `cargo dist`, `cargo build -p patience`, then
//! `cargo test -p browser-tests`. The variable `PATIENCE` names another binary, `PATIENCE_PAGE` a
//! folder with another page.

mod access;
pub mod hands;
pub mod play;
pub mod programs;
pub mod solution;
pub mod visit;
pub mod visitor;

pub use play::{By, Play};
pub use solution::Solution;
pub use visit::Visit;
pub use visitor::Visitor;
