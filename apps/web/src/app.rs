//! What the whole page shares: the session, the settings, which panel is open, what is said.
//!
//! The model changes first and at once; everything shown follows from it. No rule stands here.

use leptos::prelude::*;
use play::{GameResult, Outcome, Session, Settings};
use texts::Lang;

/// The panel that lies over the table, if any.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Panel {
    /// The table alone.
    #[default]
    None,
    /// The menu.
    Menu,
    /// New game: presets, options, deal number.
    NewGame,
    /// The games by family.
    Chooser,
    /// Settings.
    Settings,
    /// Statistics.
    Statistics,
    /// The rules of the game being played.
    Rules,
    /// The list of keys.
    Keys,
    /// A link to this deal or game.
    Share,
    /// The game is won.
    Won,
    /// The game is stuck.
    Stuck,
    /// The clock stands still and the cards are covered.
    Paused,
}

/// A bar that says something for a few seconds: what is wrong in bold, then what would fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The bold part.
    pub strong: String,
    /// The rest.
    pub rest: String,
}

/// Handles to the page's state; copies are handles to the same.
#[derive(Clone, Copy)]
pub struct App {
    /// All settings; saved whenever they change.
    pub settings: RwSignal<Settings>,
    /// The language shown.
    pub lang: Memo<Lang>,
    /// The panel over the table.
    pub panel: RwSignal<Panel>,
    /// The game being played, with what was played before it.
    pub session: StoredValue<Session, LocalStorage>,
    /// Moves on with every change of the session; whatever shows the session depends on it.
    pub revision: RwSignal<u64>,
    /// Every result that is kept, of all games.
    pub results: RwSignal<Vec<GameResult>>,
    /// What the message bar says.
    pub message: RwSignal<Option<Message>>,
    /// What the last input did, for speech and motion.
    pub outcome: RwSignal<Option<Outcome>>,
}
