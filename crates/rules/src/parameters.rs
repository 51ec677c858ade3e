//! All settings of a game before they are checked against each other.

use crate::error::NoSense;
use crate::option::{OptionName, Value};
use crate::score::{RedealPenalty, Score, ScoreMode};
use crate::types::{
    Aces, Draw, EmptyColumn, Faces, Foundations, Lift, Passes, Redeal, Relation, Sizes, Span, Stock, TakeBack, TurnsTo,
    WasteAccess,
};
use crate::words::Words;
use cards::Pack;

/// The settings of a rules file, each possible by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Parameters {
    pub(crate) packs: u8,
    pub(crate) suits: u8,
    pub(crate) ranks: u8,
    pub(crate) columns: u8,
    pub(crate) sizes: Sizes,
    pub(crate) faces: Faces,
    pub(crate) build: Relation,
    pub(crate) lift: Lift,
    pub(crate) empty_column: EmptyColumn,
    pub(crate) take_back: TakeBack,
    pub(crate) aces: Aces,
    pub(crate) draw: Draw,
    pub(crate) passes: Passes,
    pub(crate) redeal: Redeal,
    pub(crate) access: WasteAccess,
    pub(crate) score: ScoreMode,
    pub(crate) redeal_penalty: RedealPenalty,
}

/// The variant that an option's word stands for; the option's own parser made the value.
fn word<T: Words>(value: Value) -> Option<T> {
    match value {
        Value::Word(word) => T::from_word(word),
        Value::Number(_) | Value::Flag(_) => None,
    }
}

impl Parameters {
    /// The current value of an option.
    pub(crate) fn get(&self, name: OptionName) -> Value {
        match name {
            OptionName::Draw => Value::Number(u16::from(self.draw.0)),
            OptionName::Passes => match self.passes {
                Passes::Unlimited => Value::UNLIMITED,
                Passes::Limited(n) => Value::Number(n),
            },
            OptionName::Redeal => Value::Word(self.redeal.word()),
            OptionName::Waste => Value::Word(self.access.word()),
            OptionName::Lift => Value::Word(self.lift.span.word()),
            OptionName::TakeBack => Value::Flag(self.take_back == TakeBack::Allowed),
            OptionName::Aces => Value::Word(self.aces.word()),
            OptionName::EmptyColumn => Value::Word(self.empty_column.word()),
            OptionName::Columns => Value::Number(u16::from(self.columns)),
            OptionName::Packs => Value::Number(u16::from(self.packs)),
            OptionName::Score => Value::Word(self.score.word()),
            OptionName::RedealPenalty => Value::Flag(self.redeal_penalty == RedealPenalty::On),
        }
    }

    /// Sets an option to a value that its parser made; none when the value is of another kind.
    pub(crate) fn set(&mut self, name: OptionName, value: Value) -> Option<()> {
        let small = || match value {
            Value::Number(n) => u8::try_from(n).ok(),
            Value::Flag(_) | Value::Word(_) => None,
        };
        let flag = || match value {
            Value::Flag(flag) => Some(flag),
            Value::Number(_) | Value::Word(_) => None,
        };
        match name {
            OptionName::Draw => self.draw = Draw(small()?),
            OptionName::Passes => {
                self.passes = match value {
                    Value::Number(n) => Passes::Limited(n),
                    Value::UNLIMITED => Passes::Unlimited,
                    Value::Flag(_) | Value::Word(_) => return None,
                }
            }
            OptionName::Redeal => self.redeal = word(value)?,
            OptionName::Waste => self.access = word(value)?,
            OptionName::Lift => self.lift.span = word::<Span>(value)?,
            OptionName::TakeBack => {
                self.take_back = if flag()? { TakeBack::Allowed } else { TakeBack::Forbidden };
            }
            OptionName::Aces => self.aces = word(value)?,
            OptionName::EmptyColumn => self.empty_column = word(value)?,
            OptionName::Columns => self.columns = small()?,
            OptionName::Packs => self.packs = small()?,
            OptionName::Score => self.score = word(value)?,
            OptionName::RedealPenalty => {
                self.redeal_penalty = if flag()? { RedealPenalty::On } else { RedealPenalty::Off };
            }
        }
        Some(())
    }

    /// The number of cards of each column, left to right.
    pub(crate) fn column_sizes(&self) -> Vec<u8> {
        match self.sizes {
            Sizes::Triangle => (1..=self.columns).collect(),
        }
    }

    /// The pack; the file's reader keeps its numbers in range.
    pub(crate) fn pack(&self) -> Pack {
        Pack::new(self.packs, self.suits, self.ranks).expect("the reader keeps the numbers in range")
    }

    pub(crate) fn foundations(&self) -> Foundations {
        Foundations { take_back: self.take_back, aces: self.aces }
    }

    pub(crate) fn stock(&self) -> Stock {
        Stock {
            turns_to: TurnsTo::Waste { draw: self.draw, passes: self.passes, redeal: self.redeal, access: self.access },
        }
    }

    pub(crate) fn score(&self) -> Score {
        Score { mode: self.score, redeal_penalty: self.redeal_penalty }
    }

    /// Every reason why these settings make no sense together; `set` are the options that the
    /// player named.
    pub(crate) fn no_sense(&self, set: &[OptionName]) -> Vec<NoSense> {
        let mut reasons = Vec::new();
        let needed: usize = self.column_sizes().iter().map(|n| usize::from(*n)).sum();
        let held = self.pack().len();
        if needed > held {
            reasons.push(NoSense::TooFewCards { needed, held });
        }
        if self.redeal == Redeal::Shuffle && !self.passes.allows_after(1) {
            reasons.push(NoSense::ShuffleWithoutRedeal);
        }
        let penalty_counts = match self.score {
            ScoreMode::Standard | ScoreMode::Timed => self.draw.0 > 1,
            ScoreMode::None | ScoreMode::Vegas | ScoreMode::VegasCumulative => false,
        };
        if set.contains(&OptionName::RedealPenalty) && !penalty_counts {
            reasons.push(NoSense::PenaltyWithoutUse);
        }
        reasons
    }
}
