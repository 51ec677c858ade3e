//! The bars, the menu and the line of state.

use super::labels;
use crate::Lang;
use crate::number::{self, Noun};

labels! {
    /// The bars: short words for phones, longer ones for wide screens and for screen readers.
    Bar {
        Menu => "Menu", "Menu";
        New => "Nieuw", "New";
        NewGame => "Nieuw spel", "New game";
        Hint => "Hint", "Hint";
        HintLong => "Open hint", "Open hint";
        Redo => "Vooruit", "Redo";
        RedoLong => "Opnieuw doen", "Redo the move";
        Undo => "Ongedaan", "Undo";
        UndoLong => "Ongedaan maken", "Undo the move";
        Finish => "Uitspelen", "Finish";
        FinishLong => "De rest vanzelf uitspelen", "Play out the rest";
        Pause => "Pauze", "Pause";
        Resume => "Verder spelen", "Go on playing";
        Back => "Terug", "Back";
        Close => "Sluiten", "Close";
        Cancel => "Annuleren", "Cancel";
        Buttons => "Knoppen", "Buttons";
        State => "Stand", "State of the game";
        Table => "Tafel", "Table";
        Messages => "Meldingen", "Messages";
        Lessons => "Uitleg", "Lessons";
        Moves => "Zetten", "Moves";
        Time => "Tijd", "Time";
        Score => "Punten", "Score";
        PointsShort => "ptn", "pts";
        Balance => "Saldo", "Balance";
        StockCards => "Kaarten in de stok", "Cards in the stock";
        WasteCards => "Kaarten op de open stapel", "Cards on the waste";
        Program => "Patience", "Patience";
        SkipToTable => "Naar de tafel", "Skip to the table";
    }
}

labels! {
    /// The menu that opens on its own button.
    Menu {
        Title => "Menu", "Menu";
        Games => "Spellen", "Games";
        Restart => "Opnieuw beginnen", "Restart";
        Pause => "Pauze", "Pause";
        Statistics => "Statistiek", "Statistics";
        Rules => "Spelregels", "Rules";
        Settings => "Instellingen", "Settings";
        Keys => "Toetsen", "Keys";
        Share => "Koppeling delen", "Share a link";
        FirstDeal => "Uitleg bij het spelen", "Learn while playing";
        Install => "Als app installeren", "Install as an app";
    }
}

/// Moves and time as the bar shows them: `37 zetten · 4:12`.
#[must_use]
pub fn moves_and_time(lang: Lang, moves: usize, seconds: u64) -> String {
    format!("{} · {}", number::count(lang, moves as u64, Noun::Move), number::clock(seconds))
}
