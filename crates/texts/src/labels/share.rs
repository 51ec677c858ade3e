//! Sharing a deal or a game, and the buttons of the first deal.

use super::labels;

labels! {
    /// The panel for links, and buttons of the first deal.
    Share {
        Title => "Koppeling delen", "Share a link";
        Deal => "Deze kaarten, vanaf het begin", "These cards, from the start";
        Game => "Dit spel, met alle zetten", "This game, with all its moves";
        Link => "Koppeling", "Link";
        Code => "Code", "Code";
        Copy => "Kopiëren", "Copy";
        Skip => "Uitleg overslaan", "Skip the lessons";
        GoOn => "Verder", "Go on";
    }
}

labels! {
    /// What a drawn example on the rules page shows.
    Example {
        Right => "Mag wel", "Allowed";
        Wrong => "Mag niet", "Not allowed";
        Shown => "Voorbeeld", "Example";
    }
}
