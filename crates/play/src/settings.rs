//! What a player has set. Every setting has a default, so that saved settings of an older version
//! are read, and words that a later version wrote fall back to it.

use crate::fields::{Fields, Writer};

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$item:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub enum $name { $($(#[$item])* $variant),+ }

        impl $name {
            /// Every choice, in the order in which they are offered.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The word by which the choice is kept.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            /// The choice that is kept by this word; none when it is no such word.
            #[must_use]
            pub fn from_word(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|choice| choice.word() == word)
            }
        }
    };
}

choice!(
    /// The language of the page.
    Language {
        /// The browser's.
        #[default]
        System = "system",
        /// Dutch.
        Nl = "nl",
        /// English.
        En = "en",
    }
);

choice!(
    /// Light or dark.
    Theme {
        /// Light felt.
        Light = "light",
        /// Dark felt.
        Dark = "dark",
        /// As the system says.
        #[default]
        System = "system",
    }
);

choice!(
    /// The letters on court cards.
    CardLetters {
        /// Those of the page's language.
        #[default]
        System = "system",
        /// A B V H.
        Dutch = "dutch",
        /// A J Q K.
        English = "english",
    }
);

choice!(
    /// The colours of the suits.
    SuitColours {
        /// Red and black.
        #[default]
        Two = "two",
        /// A colour for each suit, warm reds and cold blacks.
        Four = "four",
    }
);

choice!(
    /// The backs of the cards.
    Back {
        /// Delft tiles, blue.
        #[default]
        Blue = "blue",
        /// A woven mat, red.
        Red = "red",
    }
);

choice!(
    /// On which side the stock lies.
    StockSide {
        /// Where each form of window has it: right on phones, left on wide screens.
        #[default]
        Usual = "usual",
        /// Left.
        Left = "left",
        /// Right.
        Right = "right",
    }
);

choice!(
    /// How fast cards move.
    Tempo {
        /// They stand at once where they belong.
        Off = "off",
        /// 0.6 of the usual times.
        Fast = "fast",
        /// The usual times.
        #[default]
        Normal = "normal",
        /// 1.5 of the usual times.
        Calm = "calm",
    }
);

choice!(
    /// What a tap on a card does.
    Tap {
        /// It plays the card's best move.
        #[default]
        PlaysBest = "plays-best",
        /// It picks the card up; a tap on a target puts it there.
        PicksUp = "picks-up",
    }
);

choice!(
    /// Which cards go to the foundations by themselves.
    AutoMove {
        /// None.
        #[default]
        Off = "off",
        /// Those whose going cannot hurt.
        Safe = "safe",
        /// All that can.
        All = "all",
    }
);

choice!(
    /// A switch.
    Switch {
        /// On.
        On = "on",
        /// Off.
        #[default]
        Off = "off",
    }
);

impl Switch {
    /// Whether it is on.
    #[must_use]
    pub fn is_on(self) -> bool {
        self == Switch::On
    }

    /// The other way round.
    #[must_use]
    pub fn flipped(self) -> Switch {
        match self {
            Switch::On => Switch::Off,
            Switch::Off => Switch::On,
        }
    }
}

/// All settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// Letters on court cards.
    pub letters: CardLetters,
    /// Two or four colours.
    pub colours: SuitColours,
    /// Backs.
    pub back: Back,
    /// The stock's side.
    pub stock_side: StockSide,
    /// Speed of motion.
    pub tempo: Tempo,
    /// What a tap does.
    pub tap: Tap,
    /// What goes up by itself.
    pub auto_move: AutoMove,
    /// Whether a game that lies open finishes itself without being asked (KL-41).
    pub auto_finish: Switch,
    /// Whether it is said if the game can still be won. Who says so knows all cards.
    pub outlook: Switch,
    /// Whether moves and time are shown.
    pub clock: Switch,
    /// No score, no clock, no losing message.
    pub quiet: Switch,
    /// Whether single letters are keys.
    pub letter_keys: Switch,
    /// Whether the first deal for newcomers is over or was skipped.
    pub introduced: Switch,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: Language::default(),
            theme: Theme::default(),
            letters: CardLetters::default(),
            colours: SuitColours::default(),
            back: Back::default(),
            stock_side: StockSide::default(),
            tempo: Tempo::default(),
            tap: Tap::default(),
            auto_move: AutoMove::default(),
            auto_finish: Switch::Off,
            outlook: Switch::Off,
            clock: Switch::On,
            quiet: Switch::Off,
            letter_keys: Switch::On,
            introduced: Switch::Off,
        }
    }
}

impl Settings {
    /// Reads kept settings. Each one that is missing or unknown keeps its default; nothing that
    /// can stand there is an error, because a player must never be locked out by an old file.
    #[must_use]
    pub fn from_text(text: &str) -> Settings {
        let fields = Fields::of_what_is_sound(text);
        let usual = Settings::default();
        Settings {
            language: fields.word("language", Language::from_word).unwrap_or(usual.language),
            theme: fields.word("theme", Theme::from_word).unwrap_or(usual.theme),
            letters: fields.word("letters", CardLetters::from_word).unwrap_or(usual.letters),
            colours: fields.word("colours", SuitColours::from_word).unwrap_or(usual.colours),
            back: fields.word("back", Back::from_word).unwrap_or(usual.back),
            stock_side: fields.word("stock-side", StockSide::from_word).unwrap_or(usual.stock_side),
            tempo: fields.word("tempo", Tempo::from_word).unwrap_or(usual.tempo),
            tap: fields.word("tap", Tap::from_word).unwrap_or(usual.tap),
            auto_move: fields.word("auto-move", AutoMove::from_word).unwrap_or(usual.auto_move),
            auto_finish: fields.word("auto-finish", Switch::from_word).unwrap_or(usual.auto_finish),
            outlook: fields.word("outlook", Switch::from_word).unwrap_or(usual.outlook),
            clock: fields.word("clock", Switch::from_word).unwrap_or(usual.clock),
            quiet: fields.word("quiet", Switch::from_word).unwrap_or(usual.quiet),
            letter_keys: fields.word("letter-keys", Switch::from_word).unwrap_or(usual.letter_keys),
            introduced: fields.word("introduced", Switch::from_word).unwrap_or(usual.introduced),
        }
    }

    /// Writes the settings in one line.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut writer = Writer::default();
        for (key, word) in [
            ("language", self.language.word()),
            ("theme", self.theme.word()),
            ("letters", self.letters.word()),
            ("colours", self.colours.word()),
            ("back", self.back.word()),
            ("stock-side", self.stock_side.word()),
            ("tempo", self.tempo.word()),
            ("tap", self.tap.word()),
            ("auto-move", self.auto_move.word()),
            ("auto-finish", self.auto_finish.word()),
            ("outlook", self.outlook.word()),
            ("clock", self.clock.word()),
            ("quiet", self.quiet.word()),
            ("letter-keys", self.letter_keys.word()),
            ("introduced", self.introduced.word()),
        ] {
            writer.put(key, word);
        }
        writer.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use proptest::sample::select;

    #[test]
    fn settings_survive_what_they_do_not_know() {
        let odd = "theme=dark;tempo=warp;unheard=1;tap=;back=red;quiet=%;clock;introduced=on";
        let read = Settings::from_text(odd);
        let known = Settings { theme: Theme::Dark, back: Back::Red, introduced: Switch::On, ..Settings::default() };
        assert_eq!(read, known);
        for text in ["", ";", "{}", "{\"theme\":\"dark\"}", "theme", "=", "7"] {
            assert_eq!(Settings::from_text(text), Settings::default());
        }
    }

    prop_compose! {
        fn any_settings()(
            language in select(Language::ALL),
            theme in select(Theme::ALL),
            letters in select(CardLetters::ALL),
            colours in select(SuitColours::ALL),
            back in select(Back::ALL),
            stock_side in select(StockSide::ALL),
            tempo in select(Tempo::ALL),
            tap in select(Tap::ALL),
            auto_move in select(AutoMove::ALL),
            switches in prop::array::uniform6(select(Switch::ALL)),
        ) -> Settings {
            let [auto_finish, outlook, clock, quiet, letter_keys, introduced] = switches;
            Settings {
                language, theme, letters, colours, back, stock_side, tempo, tap, auto_move, auto_finish, outlook, clock,
                quiet, letter_keys, introduced,
            }
        }
    }

    proptest! {
        #[test]
        fn settings_are_read_as_they_are_written(settings in any_settings()) {
            prop_assert_eq!(Settings::from_text(&settings.to_text()), settings);
        }
    }
}
