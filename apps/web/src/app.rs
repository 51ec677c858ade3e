//! What the whole page shares: the session, the settings, which panel is open, what is said.
//!
//! The model changes first and at once; everything shown follows from it. No rule stands here.

use crate::browser;
use crate::input::auto::Auto;
use crate::outlook::Help;
use crate::speech::Speech;
use crate::table::Table;
use leptos::prelude::*;
use play::geometry::{Layout, Shape, Window};
use play::{CardLetters, GameResult, Language, Outcome, Session, Settings};
use texts::Lang;
use texts::lesson::Lesson;

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

/// What a message is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MessageKind {
    /// Something that was tried is not allowed.
    Refusal,
    /// Something worth knowing.
    Note,
}

/// A bar that says something for a few seconds: what is wrong in bold, then what would fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// What it is about.
    pub kind: MessageKind,
    /// The bold part.
    pub strong: String,
    /// The rest.
    pub rest: String,
}

/// What the browser promises for what is kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Storage {
    /// It was not asked yet.
    #[default]
    Unasked,
    /// It keeps everything until the player removes it.
    Lasting,
    /// It refused: it may clear everything when it needs room.
    Fleeting,
    /// It keeps nothing beyond this visit, as in a private window.
    Missing,
}

/// Handles to the page's state; copies are handles to the same.
#[derive(Clone, Copy)]
pub struct App {
    /// All settings; saved whenever they change.
    pub settings: RwSignal<Settings>,
    /// The language shown.
    pub lang: Memo<Lang>,
    /// Light or dark, as it is shown.
    pub theme: Memo<art::Theme>,
    /// Whose letters the court cards carry, as they are shown.
    pub letters: Memo<art::Letters>,
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
    /// What the last input did.
    pub outcome: RwSignal<Option<Outcome>>,
    /// What the browser promises for what is kept.
    pub storage: RwSignal<Storage>,
    /// The window.
    pub window: RwSignal<Window>,
    /// Where everything lies in it.
    pub layout: Memo<Layout>,
    /// What a screen reader is to say.
    pub speech: Speech,
    /// Whether the system asks for little motion.
    pub still: RwSignal<bool>,
    /// Whether the rest of the game plays itself, if it is asked to (KL-41).
    pub can_finish: Memo<bool>,
    /// What a newcomer is told now.
    pub lesson: RwSignal<Option<Lesson>>,
    /// The lessons that were told; none at all for who does not want them.
    pub(crate) learned: StoredValue<Vec<Lesson>, LocalStorage>,
    /// The table's cards in the document.
    pub(crate) table: Table,
    /// What the program does by itself.
    pub(crate) auto: Auto,
    /// What is known and asked of the game's outlook.
    pub(crate) help: Help,
}

impl App {
    /// The state of a page that begins with this session and these settings.
    #[must_use]
    pub fn new(session: Session, settings: Settings) -> App {
        let settings = RwSignal::new(settings);
        let session = StoredValue::new_local(session);
        let revision = RwSignal::new(0);
        let window = RwSignal::new(browser::measure());
        let dark = RwSignal::new(browser::matches(DARK));
        browser::on_media_change(DARK, move || dark.set(browser::matches(DARK)));
        let still = RwSignal::new(browser::matches(STILL));
        browser::on_media_change(STILL, move || still.set(browser::matches(STILL)));
        let lang = Memo::new(move |_| match settings.read().language {
            Language::Nl => Lang::Nl,
            Language::En => Lang::En,
            Language::System => Lang::from_tag(&browser::window().navigator().language().unwrap_or_default()),
        });
        let theme = Memo::new(move |_| match (settings.read().theme, dark.get()) {
            (play::Theme::Light, _) | (play::Theme::System, false) => art::Theme::Light,
            (play::Theme::Dark, _) | (play::Theme::System, true) => art::Theme::Dark,
        });
        let letters = Memo::new(move |_| match (settings.read().letters, lang.get()) {
            (CardLetters::Dutch, _) | (CardLetters::System, Lang::Nl) => art::Letters::Dutch,
            (CardLetters::English, _) | (CardLetters::System, Lang::En) => art::Letters::English,
        });
        let shape = Memo::new(move |_| {
            revision.track();
            session.with_value(shape)
        });
        let side = Memo::new(move |_| settings.read().stock_side);
        let layout = Memo::new(move |_| Layout::new(&window.read(), &shape.read(), side.get()));
        App {
            settings,
            lang,
            theme,
            letters,
            panel: RwSignal::new(Panel::None),
            session,
            revision,
            results: RwSignal::new(Vec::new()),
            message: RwSignal::new(None),
            outcome: RwSignal::new(None),
            storage: RwSignal::new(Storage::Unasked),
            window,
            layout,
            speech: Speech::new(),
            still,
            can_finish: Memo::new(move |_| {
                revision.track();
                session.with_value(|session| session.sitting().can_finish())
            }),
            lesson: RwSignal::new(None),
            learned: StoredValue::new_local(Vec::new()),
            table: Table::new(),
            auto: Auto::new(),
            help: Help::new(),
        }
    }

    /// Asks the session something; whoever asks within an effect or a view is asked again when the
    /// session has changed.
    pub fn read<R>(self, ask: impl FnOnce(&Session) -> R) -> R {
        self.revision.track();
        self.session.with_value(ask)
    }

    /// Whether undo has something to take back: a step, a restart, a new game, or the way here from
    /// another preset.
    pub fn can_undo(self) -> bool {
        self.read(Session::can_undo) || crate::store::can_go_back()
    }

    /// The word by which styles know the form of the window.
    pub fn form_word(self) -> &'static str {
        crate::table::form_word(self.layout.read().form)
    }

    /// Covers the cards and stops the clock.
    pub fn pause(self) {
        self.panel.set(Panel::Paused);
    }

    /// Goes on after a pause.
    pub fn resume(self) {
        self.panel.set(Panel::None);
    }

    /// Says that the session has changed.
    pub(crate) fn changed(self) {
        self.revision.update(|revision| *revision += 1);
    }
}

const DARK: &str = "(prefers-color-scheme: dark)";
const STILL: &str = "(prefers-reduced-motion: reduce)";

/// What the game being played needs room for.
fn shape(session: &Session) -> Shape {
    let rules = session.sitting().game().rules();
    let rules::TurnsTo::Waste { draw, .. } = rules.stock().turns_to;
    Shape::new(rules.tableau().columns(), rules.foundation_suits().len(), usize::from(draw.count()))
}
