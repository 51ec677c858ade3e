//! Labels of buttons, menus, panels and settings: enums whose variants are documented by their
//! English words, each with `text(lang)` and a list `ALL`.

mod bar;
mod endings;
mod keys;
mod new_game;
mod notices;
mod outlook;
mod settings;
mod share;
mod statistics;

pub use bar::{Bar, Menu, moves_and_time};
pub use endings::{Ending, Record};
pub use keys::{KeyHelp, focus_help};
pub use new_game::{About, Chooser, NewGame, bad_number, continue_game, deal_title, progress};
pub use notices::{ErrorLine, Notice};
pub use outlook::Outlook;
pub use settings::{SettingHelp, SettingLabel, SettingValue};
pub use share::{Example, Share};
pub use statistics::{Statistic, help_sentence, percent_won, week_name};

/// Makes an enum of labels; a variant cannot be written without its Dutch and its English words.
macro_rules! labels {
    ($(#[$doc:meta])* $name:ident { $($variant:ident => $nl:literal, $en:literal;)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $(#[doc = $en] $variant,)+ }

        impl $name {
            /// Every label of this kind.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The words.
            #[must_use]
            pub const fn text(self, lang: $crate::Lang) -> &'static str {
                match (self, lang) {
                    $(($name::$variant, $crate::Lang::Nl) => $nl, ($name::$variant, $crate::Lang::En) => $en,)+
                }
            }
        }
    };
}

pub(crate) use labels;
