//! The options that a player may set, by the names that others rely on.

use crate::types::{Aces, EmptyColumn, Redeal, Span, WasteAccess};
use crate::words::{Words, words, words_of};
use crate::{ScoreMode, reader};
use std::fmt;
use std::str::FromStr;

/// An option's name, in the order in which options are listed and written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OptionName {
    /// Cards turned at once, 1 to 24 (KL-30).
    Draw,
    /// Times through the stock (KL-34).
    Passes,
    /// What happens between passes (KL-35, DP-09).
    Redeal,
    /// Which waste cards may be played (DP-08).
    Waste,
    /// Parts of runs, or whole ones (KL-13).
    Lift,
    /// Whether foundation cards may come back (KL-22).
    TakeBack,
    /// Whether aces must go up (KL-18).
    Aces,
    /// What an empty column takes (KL-16).
    EmptyColumn,
    /// The number of columns.
    Columns,
    /// The number of packs.
    Packs,
    /// The score (SC-01).
    Score,
    /// Whether redeals beyond the third cost points.
    RedealPenalty,
}

words!(OptionName {
    "draw" => Draw, "passes" => Passes, "redeal" => Redeal, "waste" => Waste, "lift" => Lift,
    "take_back" => TakeBack, "aces" => Aces, "empty_column" => EmptyColumn, "columns" => Columns,
    "packs" => Packs, "score" => Score, "redeal_penalty" => RedealPenalty,
});

/// What kind of value an option has.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Number { min: u16, max: u16 },
    NumberOrUnlimited,
    Flag,
    Words(fn() -> Vec<&'static str>),
}

impl OptionName {
    /// Every option, in order.
    pub fn all() -> impl Iterator<Item = OptionName> {
        OptionName::WORDS.iter().map(|(_, name)| *name)
    }

    /// The name in files, codes and on the command line.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.word()
    }

    fn kind(self) -> Kind {
        match self {
            OptionName::Draw => Kind::Number { min: 1, max: 24 },
            OptionName::Passes => Kind::NumberOrUnlimited,
            OptionName::Redeal => Kind::Words(words_of::<Redeal>),
            OptionName::Waste => Kind::Words(words_of::<WasteAccess>),
            OptionName::Lift => Kind::Words(words_of::<Span>),
            OptionName::TakeBack | OptionName::RedealPenalty => Kind::Flag,
            OptionName::Aces => Kind::Words(words_of::<Aces>),
            OptionName::EmptyColumn => Kind::Words(words_of::<EmptyColumn>),
            OptionName::Columns => Kind::Number { min: 1, max: 12 },
            OptionName::Packs => Kind::Number { min: 1, max: 4 },
            OptionName::Score => Kind::Words(words_of::<ScoreMode>),
        }
    }

    /// What the option takes anywhere, in words for an error.
    #[must_use]
    pub fn expected(self) -> String {
        match self.kind() {
            Kind::Number { min, max } => format!("a number from {min} to {max}"),
            Kind::NumberOrUnlimited => "a number from 1 or unlimited".to_owned(),
            Kind::Flag => "true or false".to_owned(),
            Kind::Words(words) => words().join(" or "),
        }
    }

    /// Reads a value of this option, as it stands in a code or on the command line.
    ///
    /// # Errors
    /// What the option takes, when this is none of it.
    pub fn parse_value(self, text: &str) -> Result<Value, String> {
        let value = match self.kind() {
            Kind::Number { min, max } => {
                reader::plain_number(text).filter(|n| (min..=max).contains(n)).map(Value::Number)
            }
            Kind::NumberOrUnlimited => match text {
                "unlimited" => Some(Value::UNLIMITED),
                _ => reader::plain_number(text).filter(|n| *n > 0).map(Value::Number),
            },
            Kind::Flag => match text {
                "true" => Some(Value::Flag(true)),
                "false" => Some(Value::Flag(false)),
                _ => None,
            },
            Kind::Words(words) => words().into_iter().find(|word| *word == text).map(Value::Word),
        };
        value.ok_or_else(|| self.expected())
    }
}

impl fmt::Display for OptionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A text that names no option.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no option {0}: there are {known}", known = words_of::<OptionName>().join(", "))]
pub struct UnknownOption(pub String);

impl FromStr for OptionName {
    type Err = UnknownOption;

    fn from_str(text: &str) -> Result<OptionName, UnknownOption> {
        OptionName::from_word(text).ok_or_else(|| UnknownOption(text.to_owned()))
    }
}

/// An option's value, as it is written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    /// A number.
    Number(u16),
    /// True or false.
    Flag(bool),
    /// A word.
    Word(&'static str),
}

impl Value {
    /// No limit to the number of passes.
    pub const UNLIMITED: Value = Value::Word("unlimited");
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(n) => n.fmt(f),
            Value::Flag(flag) => flag.fmt(f),
            Value::Word(word) => f.write_str(word),
        }
    }
}

/// What one game allows for an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The option.
    pub name: OptionName,
    /// The values that a dialog offers, the game's own default first.
    pub offer: Vec<Value>,
    /// Numbers in this range are taken as well, ends included.
    pub range: Option<(u16, u16)>,
}

impl OptionSpec {
    /// Whether the game takes the value.
    #[must_use]
    pub fn accepts(&self, value: Value) -> bool {
        let in_range = match (value, self.range) {
            (Value::Number(n), Some((min, max))) => (min..=max).contains(&n),
            (Value::Number(_) | Value::Flag(_) | Value::Word(_), _) => false,
        };
        in_range || self.offer.contains(&value)
    }

    /// What the game takes, in words for an error.
    #[must_use]
    pub fn expected(&self) -> String {
        let offer: Vec<String> = self.offer.iter().map(ToString::to_string).collect();
        match self.range {
            Some((min, max)) => format!("{}, or any number from {min} to {max}", offer.join(", ")),
            None => offer.join(" or "),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_reads_what_it_writes() {
        for name in OptionName::all() {
            assert_eq!(name.as_str().parse(), Ok(name));
        }
        assert_eq!(OptionName::Passes.parse_value("unlimited"), Ok(Value::UNLIMITED));
        assert_eq!(OptionName::Passes.parse_value("3"), Ok(Value::Number(3)));
        assert_eq!(OptionName::TakeBack.parse_value("false"), Ok(Value::Flag(false)));
        assert_eq!(OptionName::EmptyColumn.parse_value("none"), Ok(Value::Word("none")));
    }

    #[test]
    fn what_an_option_does_not_take_is_refused_with_what_it_takes() {
        assert_eq!(OptionName::Draw.parse_value("25"), Err("a number from 1 to 24".to_owned()));
        for (name, text) in [
            (OptionName::Draw, "0"),
            (OptionName::Draw, "+3"),
            (OptionName::Draw, "03"),
            (OptionName::Passes, "0"),
            (OptionName::Passes, "99999999"),
            (OptionName::Lift, "Part"),
            (OptionName::TakeBack, "yes"),
            (OptionName::Score, ""),
        ] {
            assert!(name.parse_value(text).is_err(), "{name}={text}");
        }
        assert!("Draw".parse::<OptionName>().is_err());
    }
}
