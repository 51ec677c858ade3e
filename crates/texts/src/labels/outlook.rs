//! Whether the game can still be won.

use super::labels;

labels! {
    /// What is said of the game on the table, beside a sign. Nothing is said of what is not certain.
    Outlook {
        CanBeWon => "Kan nog uitkomen", "Can still be won";
        CannotBeWon => "Kan niet meer uitkomen", "Cannot be won any more";
        NeverCould => "Kan niet uitkomen", "Cannot be won";
        NotKnown => "Nog niet bekend", "Not known yet";
        Group => "Vooruitzicht", "Outlook";
    }
}
