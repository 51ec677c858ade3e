//! Whether the game can still be won.

use super::labels;

labels! {
    /// What is said of the game on the table, beside a sign. Nothing is said of what is not certain.
    Outlook {
        CanBeWon => "Kan nog uitkomen", "Can still be won";
        CannotBeWon => "Kan niet meer uitkomen", "Cannot be won any more";
        NeverCould => "Kan niet uitkomen", "Cannot be won";
        NotKnown => "Nog niet bekend", "Not known yet";
        LostGoBack => "Kan niet meer uitkomen. Nog een keer Hint gaat terug naar de laatste stand die nog uit kon komen.", "Cannot be won any more. Hint once more goes back to the last position that could be won.";
        GoBack => "Terug naar de laatste stand die nog uit kon komen", "Back to the last position that could be won";
        NeverCouldLong => "Dit spel kon nooit uitkomen: alles wat kan, is nagegaan.", "This deal could never be won: all that is possible has been tried.";
        NotKnownLong => "Of het nog uit kan komen, is niet bekend.", "Whether it can still be won is not known.";
    }
}
