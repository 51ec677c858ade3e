//! Notices and error lines of the program itself.

use super::labels;

labels! {
    /// A notice that asks for nothing.
    Notice {
        StorageRefused => "Je browser bewaart niet blijvend: hij kan je spellen wissen als de ruimte op is. Voeg de pagina toe aan je startscherm om dat te voorkomen.", "Your browser does not keep data for good: it may delete your games when space runs out. Add the page to your home screen to prevent that.";
        StorageMissing => "Deze browser bewaart hier niets: je spel is weg als je de pagina sluit.", "This browser keeps nothing here: your game is gone when you close the page.";
        StorageLasting => "Je spellen worden blijvend bewaard op dit toestel.", "Your games are kept for good on this device.";
        NewVersion => "Er is een nieuwe versie. Die komt na dit spel.", "There is a new version. It comes after this game.";
        NewVersionNow => "Nieuwe versie gebruiken", "Use the new version";
        Offline => "Geen verbinding: je speelt gewoon door.", "No connection: just go on playing.";
        OfflineReady => "Klaar om ook zonder internet te spelen.", "Ready to be played without internet too.";
        LinkCopied => "Koppeling gekopieerd", "Link copied";
        LinkNotCopied => "Kopiëren lukte niet. Selecteer de koppeling en kopieer die zelf.", "Copying failed. Select the link and copy it yourself.";
        LinkOpened => "Spel geopend uit een koppeling. Ongedaan brengt je vorige spel terug.", "Game opened from a link. Undo brings your game before back.";
        OtherTab => "Dit spel is in een ander tabblad verder gespeeld. Hier ligt nu de laatste stand.", "This game was played on in another tab. Here is its latest state.";
        Paused => "Pauze: de klok staat stil", "Paused: the clock has stopped";
        Resumed => "Verder waar je was", "Back where you were";
        Loading => "De kaarten worden geschud", "Shuffling the cards";
        Exported => "Statistiek opgeslagen in een bestand", "Statistics saved to a file";
        Imported => "Statistiek ingelezen", "Statistics read";
        WasReset => "Statistiek gewist. De reservekopie staat in je downloads.", "Statistics reset. The backup is in your downloads.";
    }
}

labels! {
    /// Something went wrong, with what to do.
    ErrorLine {
        NotSaved => "Bewaren lukt niet. Je kunt doorspelen, maar sluit de pagina niet.", "Saving failed. You can go on playing, but do not close the page.";
        BadLink => "Deze koppeling hoort niet bij een spel. Vraag om een nieuwe, of kies zelf een spel.", "This link belongs to no game. Ask for a new one, or choose a game yourself.";
        NewerLink => "Deze koppeling is van een nieuwere versie. Ververs de pagina en probeer het opnieuw.", "This link is of a newer version. Reload the page and try again.";
        BadFile => "Dit bestand is geen statistiek van dit programma. Er is niets veranderd.", "This file is no statistics of this program. Nothing was changed.";
        SavedGameUnreadable => "Een bewaard spel was niet te lezen en is opzij gelegd.", "A kept game could not be read and was laid aside.";
        NoScript => "Dit spel heeft JavaScript en WebAssembly nodig. Zet ze aan en laad de pagina opnieuw.", "This game needs JavaScript and WebAssembly. Switch them on and reload the page.";
        StartFailed => "De pagina kon niet starten. Laad haar opnieuw; je spel is bewaard.", "The page could not start. Reload it; your game is kept.";
    }
}
