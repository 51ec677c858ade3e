//! The settings.

use super::labels;

labels! {
    /// Headings and names of settings.
    SettingLabel {
        Title => "Instellingen", "Settings";
        Cards => "Kaarten", "Cards";
        Letters => "Letters", "Letters";
        FourColours => "Vier kleuren", "Four colours";
        Back => "Rug", "Back";
        Table => "Tafel", "Table";
        Theme => "Thema", "Theme";
        StockSide => "Stok aan", "Side of the stock";
        Clock => "Klok en zetten", "Clock and moves";
        Quiet => "Rustig spelen", "Quiet mode";
        MotionAndSound => "Beweging en geluid", "Motion and sound";
        Motion => "Beweging", "Motion";
        Tempo => "Tempo", "Speed";
        Sound => "Geluid", "Sound";
        Input => "Bediening", "Input";
        Tap => "Een tik", "A tap";
        Help => "Hulp", "Help";
        AutoMove => "Naar eindstapels", "To foundations";
        AutoFinish => "Vanzelf uitspelen", "Finish by itself";
        Outlook => "Zeggen of het spel nog kan uitkomen", "Say whether the game can still be won";
        General => "Algemeen", "General";
        Language => "Taal", "Language";
        LetterKeys => "Lettertoetsen", "Letter keys";
        FirstDeal => "Uitleg bij het spelen", "Learn while playing";
        Storage => "Bewaren", "Keeping";
        Version => "Versie", "Version";
    }
}

labels! {
    /// A line of help below a setting.
    SettingHelp {
        FourColours => "ruiten oranje, klaveren groen", "diamonds orange, clubs green";
        Quiet => "geen punten, geen klok, geen melding als je vastloopt", "no score, no clock, no message when you are stuck";
        Tap => "dubbel tikken gaat naar de eindstapel", "a double tap goes to the foundation";
        AutoMove => "veilig: alleen wat geen kwaad kan", "safe: only what cannot hurt";
        AutoFinish => "zodra alles open ligt en de rest vanzelf kan", "once everything lies open and the rest can play itself";
        Outlook => "kent ook de gesloten kaarten, en telt als hulp", "knows the closed cards too, and counts as help";
        LetterKeys => "U ongedaan, R vooruit, D draaien", "U undo, R redo, D turn";
        StockSide => "gewoon: op een telefoon rechts, op een breed scherm links", "usual: right on a phone, left on a wide screen";
        Motion => "volgt het systeem als dat om minder beweging vraagt", "follows the system where it asks for less motion";
        FirstDeal => "legt elke soort zet uit als die voor het eerst voorkomt", "explains each kind of move when it first occurs";
    }
}

labels! {
    /// Values of settings.
    SettingValue {
        LettersDutch => "A B V H", "A B V H";
        LettersEnglish => "A J Q K", "A J Q K";
        ByLanguage => "Volgens taal", "By language";
        BackBlue => "Blauw, Delfts", "Blue, Delft";
        BackRed => "Rood, geweven", "Red, woven";
        ThemeLight => "Licht", "Light";
        ThemeDark => "Donker", "Dark";
        System => "Systeem", "System";
        SystemShort => "Auto", "Auto";
        Usual => "Gewoon", "Usual";
        Left => "Links", "Left";
        Right => "Rechts", "Right";
        MotionOff => "Uit", "Off";
        MotionFast => "Snel", "Fast";
        MotionNormal => "Gewoon", "Normal";
        MotionCalm => "Rustig", "Calm";
        TapPlays => "Speelt de beste zet", "Plays the best move";
        TapPicksUp => "Pakt op", "Picks up";
        AutoOff => "Uit", "Off";
        AutoSafe => "Veilig", "Safe";
        AutoAll => "Alles", "All";
        Dutch => "Nederlands", "Nederlands";
        English => "English", "English";
        On => "Aan", "On";
        Off => "Uit", "Off";
    }
}
