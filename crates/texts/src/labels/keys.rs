//! The keys and what they do; shown by `?`.

use crate::Lang;

/// A line of the list of keys.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KeyHelp {
    /// Arrow keys.
    Move,
    /// Tab.
    Group,
    /// Digits.
    Column,
    /// A longer or shorter run.
    Run,
    /// Picking up and putting down.
    PickUp,
    /// To the foundation.
    Foundation,
    /// The best move.
    Best,
    /// The stock.
    Draw,
    /// A hint.
    Hint,
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// Playing out the rest.
    Finish,
    /// New game.
    New,
    /// Pause.
    Pause,
    /// This list.
    Keys,
    /// Dropping a selection or closing.
    Cancel,
}

impl KeyHelp {
    /// Every line, in the order of the list.
    pub const ALL: [KeyHelp; 16] = [
        KeyHelp::Move,
        KeyHelp::Group,
        KeyHelp::Column,
        KeyHelp::Run,
        KeyHelp::PickUp,
        KeyHelp::Foundation,
        KeyHelp::Best,
        KeyHelp::Draw,
        KeyHelp::Hint,
        KeyHelp::Undo,
        KeyHelp::Redo,
        KeyHelp::Finish,
        KeyHelp::New,
        KeyHelp::Pause,
        KeyHelp::Keys,
        KeyHelp::Cancel,
    ];

    /// The keys, alternatives apart; each is shown in a frame of its own.
    #[must_use]
    pub const fn keys(self, lang: Lang) -> &'static [&'static str] {
        match (self, lang) {
            (KeyHelp::Move, Lang::Nl) => &["Pijltjes"],
            (KeyHelp::Move, Lang::En) => &["Arrows"],
            (KeyHelp::Group, Lang::Nl | Lang::En) => &["Tab", "Shift+Tab"],
            (KeyHelp::Column, Lang::Nl | Lang::En) => &["1 - 9", "0"],
            (KeyHelp::Run, Lang::Nl | Lang::En) => &["Shift+↑ ↓", "+", "-"],
            (KeyHelp::PickUp, Lang::Nl) => &["Enter", "Spatie"],
            (KeyHelp::PickUp, Lang::En) => &["Enter", "Space"],
            (KeyHelp::Foundation, Lang::Nl | Lang::En) => &["F"],
            (KeyHelp::Best, Lang::Nl | Lang::En) => &["Shift+Enter"],
            (KeyHelp::Draw, Lang::Nl | Lang::En) => &["D"],
            (KeyHelp::Hint, Lang::Nl | Lang::En) => &["H"],
            (KeyHelp::Undo, Lang::Nl | Lang::En) => &["U", "Ctrl+Z"],
            (KeyHelp::Redo, Lang::Nl | Lang::En) => &["R", "Ctrl+Y", "Ctrl+Shift+Z"],
            (KeyHelp::Finish, Lang::Nl | Lang::En) => &["A"],
            (KeyHelp::New, Lang::Nl | Lang::En) => &["N"],
            (KeyHelp::Pause, Lang::Nl | Lang::En) => &["P"],
            (KeyHelp::Keys, Lang::Nl | Lang::En) => &["?"],
            (KeyHelp::Cancel, Lang::Nl | Lang::En) => &["Esc"],
        }
    }

    /// What they do.
    #[must_use]
    pub const fn text(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (KeyHelp::Move, Lang::Nl) => "van kaart naar kaart",
            (KeyHelp::Move, Lang::En) => "from card to card",
            (KeyHelp::Group, Lang::Nl) => "naar stok, open stapel, eindstapels, kolommen",
            (KeyHelp::Group, Lang::En) => "to stock, waste, foundations, columns",
            (KeyHelp::Column, Lang::Nl) => "naar kolom 1 tot 9, en 10",
            (KeyHelp::Column, Lang::En) => "to column 1 to 9, and 10",
            (KeyHelp::Run, Lang::Nl) => "reeks langer of korter",
            (KeyHelp::Run, Lang::En) => "longer or shorter run",
            (KeyHelp::PickUp, Lang::Nl) => "oppakken en neerleggen; op de stok: draaien",
            (KeyHelp::PickUp, Lang::En) => "pick up and put down; on the stock: turn",
            (KeyHelp::Foundation, Lang::Nl) => "naar de eindstapel",
            (KeyHelp::Foundation, Lang::En) => "to the foundation",
            (KeyHelp::Best, Lang::Nl) => "de beste zet met deze kaart",
            (KeyHelp::Best, Lang::En) => "the best move with this card",
            (KeyHelp::Draw, Lang::Nl) => "draaien, of opnieuw door de stok",
            (KeyHelp::Draw, Lang::En) => "turn the stock, or go through it again",
            (KeyHelp::Hint, Lang::Nl) => "hint; nog eens zegt meer",
            (KeyHelp::Hint, Lang::En) => "hint; once more tells more",
            (KeyHelp::Undo, Lang::Nl) => "ongedaan maken",
            (KeyHelp::Undo, Lang::En) => "undo",
            (KeyHelp::Redo, Lang::Nl) => "opnieuw doen",
            (KeyHelp::Redo, Lang::En) => "redo",
            (KeyHelp::Finish, Lang::Nl) => "de rest vanzelf uitspelen, als dat kan",
            (KeyHelp::Finish, Lang::En) => "play out the rest, where that is possible",
            (KeyHelp::New, Lang::Nl) => "nieuw spel",
            (KeyHelp::New, Lang::En) => "new game",
            (KeyHelp::Pause, Lang::Nl) => "pauze",
            (KeyHelp::Pause, Lang::En) => "pause",
            (KeyHelp::Keys, Lang::Nl) => "deze lijst",
            (KeyHelp::Keys, Lang::En) => "this list",
            (KeyHelp::Cancel, Lang::Nl) => "keuze loslaten, of sluiten",
            (KeyHelp::Cancel, Lang::En) => "drop the selection, or close",
        }
    }
}

/// What the most needed keys do, for who comes to the table by keyboard.
#[must_use]
pub const fn focus_help(lang: Lang) -> &'static str {
    match lang {
        Lang::Nl => "Enter pakt op, Shift+pijl verandert de reeks, ? toont alle toetsen.",
        Lang::En => "Enter picks up, Shift+arrow changes the run, ? shows all keys.",
    }
}
