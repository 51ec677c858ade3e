//! What a player has set. Every setting has a default, so that saved settings of an older version
//! are read, and words that a later version wrote fall back to it.

use serde::{Deserialize, Serialize};

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$item:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$item])* $variant),+ }

        impl $name {
            /// Every choice, in the order in which they are offered.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
        }
    };
}

choice!(
    /// The language of the page.
    Language {
        /// The browser's.
        #[default]
        System,
        /// Dutch.
        Nl,
        /// English.
        En,
    }
);

choice!(
    /// Light or dark.
    Theme {
        /// Light felt.
        Light,
        /// Dark felt.
        Dark,
        /// As the system says.
        #[default]
        System,
    }
);

choice!(
    /// The letters on court cards.
    CardLetters {
        /// Those of the page's language.
        #[default]
        System,
        /// A B V H.
        Dutch,
        /// A J Q K.
        English,
    }
);

choice!(
    /// The colours of the suits.
    SuitColours {
        /// Red and black.
        #[default]
        Two,
        /// A colour for each suit, warm reds and cold blacks.
        Four,
    }
);

choice!(
    /// The backs of the cards.
    Back {
        /// Delft tiles, blue.
        #[default]
        Blue,
        /// A woven mat, red.
        Red,
    }
);

choice!(
    /// On which side the stock lies.
    StockSide {
        /// Where each form of window has it: right on phones, left on wide screens.
        #[default]
        Usual,
        /// Left.
        Left,
        /// Right.
        Right,
    }
);

choice!(
    /// How fast cards move.
    Tempo {
        /// They stand at once where they belong.
        Off,
        /// 0.6 of the usual times.
        Fast,
        /// The usual times.
        #[default]
        Normal,
        /// 1.5 of the usual times.
        Calm,
    }
);

choice!(
    /// What a tap on a card does.
    Tap {
        /// It plays the card's best move.
        #[default]
        PlaysBest,
        /// It picks the card up; a tap on a target puts it there.
        PicksUp,
    }
);

choice!(
    /// Which cards go to the foundations by themselves.
    AutoMove {
        /// None.
        #[default]
        Off,
        /// Those whose going cannot hurt.
        Safe,
        /// All that can.
        All,
    }
);

choice!(
    /// A switch.
    Switch {
        /// On.
        On,
        /// Off.
        #[default]
        Off,
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
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
            clock: Switch::On,
            quiet: Switch::Off,
            letter_keys: Switch::On,
            introduced: Switch::Off,
        }
    }
}

impl Settings {
    /// Reads saved settings. Each one that is missing or unknown keeps its default; nothing that
    /// can stand there is an error, because a player must never be locked out by an old file.
    #[must_use]
    pub fn from_json(text: &str) -> Settings {
        let Ok(serde_json::Value::Object(saved)) = serde_json::from_str(text) else { return Settings::default() };
        let Ok(serde_json::Value::Object(mut all)) = serde_json::to_value(Settings::default()) else {
            return Settings::default();
        };
        for (key, value) in saved {
            let Some(usual) = all.get(&key).cloned() else { continue };
            all.insert(key.clone(), value);
            if serde_json::from_value::<Settings>(serde_json::Value::Object(all.clone())).is_err() {
                all.insert(key, usual);
            }
        }
        serde_json::from_value(serde_json::Value::Object(all)).unwrap_or_default()
    }

    /// Writes the settings.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("plain words")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_round_trip_and_survive_what_they_do_not_know() {
        let settings = Settings { theme: Theme::Dark, tempo: Tempo::Calm, quiet: Switch::On, ..Settings::default() };
        assert_eq!(Settings::from_json(&settings.to_json()), settings);
        let odd = r#"{"theme":"dark","tempo":"warp","unheard":[1],"tap":7,"back":"red"}"#;
        let read = Settings::from_json(odd);
        assert_eq!(read, Settings { theme: Theme::Dark, back: Back::Red, ..Settings::default() });
        for text in ["", "[]", "null", "{\"theme\":", "7"] {
            assert_eq!(Settings::from_json(text), Settings::default());
        }
    }
}
