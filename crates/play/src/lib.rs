//! One person's sitting, without a screen: what is picked up, where it may go, what a tap plays,
//! what goes up by itself, the clock, results, what is kept, and where everything lies in a window.
//!
//! Nothing here knows a browser or a terminal; both draw what this crate tells them.

mod best;
mod clock;
mod deal_field;
pub mod examples;
mod fields;
pub mod geometry;
mod helped;
mod link;
mod new_game;
mod order;
pub mod outlook;
mod result;
mod save;
mod session;
mod settings;
mod sitting;
mod statistics;
mod tap;

pub use best::{best_of_all, ranked_moves};
pub use clock::Clock;
pub use deal_field::{Typed, random_number, same_cards};
pub use helped::Helped;
pub use new_game::{Choice, NewGame, Offer};
pub use order::{earliest_first, latest_first};
pub use result::{Ending, GameResult, Summary};
pub use save::{Opener, Saved};
pub use session::{Left, Session};
pub use settings::{
    AutoMove, Back, CardLetters, Language, Settings, StockSide, SuitColours, Switch, Tap, Tempo, Theme,
};
pub use sitting::{Cause, Opened, Outcome, Selection, Sitting};
pub use statistics::{Best, Kind, WEEKS, Week, bests, kinds, plays_alike, weeks};
