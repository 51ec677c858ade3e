//! Options by the names that the command line, positions and records use.

use super::error::RefError;
use super::rules::{RefAces, RefEmpty, RefLift, RefPasses, RefRedeal, RefRules, RefScore, RefWaste};
use std::str::FromStr;

impl RefRules {
    /// Sets one option, by its name and its value as they are written after `--set`.
    ///
    /// # Errors
    /// A name that the family does not have, or a value that the option does not have.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), RefError> {
        let wrong = || RefError::new(format!("option {name} cannot be \"{value}\""));
        match name {
            "packs" => self.packs = number(value, 1, 2).ok_or_else(wrong)?,
            "columns" => self.columns = number(value, 1, 13).ok_or_else(wrong)?,
            "draw" => self.draw = number(value, 1, 24).ok_or_else(wrong)?,
            "passes" => {
                self.passes = match value {
                    "unlimited" => RefPasses::Unlimited,
                    _ => RefPasses::Number(number(value, 1, u32::MAX).ok_or_else(wrong)?),
                }
            }
            "lift" => self.lift = choice(value, &LIFT).ok_or_else(wrong)?,
            "empty_column" => self.empty_column = choice(value, &EMPTY).ok_or_else(wrong)?,
            "aces" => self.aces = choice(value, &ACES).ok_or_else(wrong)?,
            "redeal" => self.redeal = choice(value, &REDEAL).ok_or_else(wrong)?,
            "waste" => self.waste = choice(value, &WASTE).ok_or_else(wrong)?,
            "score" => self.score = choice(value, &SCORE).ok_or_else(wrong)?,
            "take_back" => self.take_back = value.parse().map_err(|_| wrong())?,
            "redeal_penalty" => self.redeal_penalty = value.parse().map_err(|_| wrong())?,
            _ => return Err(RefError::new(format!("the family has no option {name}"))),
        }
        Ok(())
    }

    /// Every option with its value, in a fixed order.
    pub fn options(&self) -> Vec<(&'static str, String)> {
        let passes = match self.passes {
            RefPasses::Unlimited => String::from("unlimited"),
            RefPasses::Number(passes) => passes.to_string(),
        };
        vec![
            ("draw", self.draw.to_string()),
            ("passes", passes),
            ("lift", name_of(self.lift, &LIFT)),
            ("take_back", self.take_back.to_string()),
            ("aces", name_of(self.aces, &ACES)),
            ("empty_column", name_of(self.empty_column, &EMPTY)),
            ("columns", self.columns.to_string()),
            ("packs", self.packs.to_string()),
            ("redeal", name_of(self.redeal, &REDEAL)),
            ("waste", name_of(self.waste, &WASTE)),
            ("score", name_of(self.score, &SCORE)),
            ("redeal_penalty", self.redeal_penalty.to_string()),
        ]
    }

    /// The options whose values are not those of the preset that the rules began as.
    pub fn changed_options(&self) -> Vec<(&'static str, String)> {
        let preset = self.game.rules().options();
        self.options().into_iter().filter(|option| !preset.contains(option)).collect()
    }
}

const LIFT: [(&str, RefLift); 2] = [("part", RefLift::Part), ("whole", RefLift::Whole)];
const EMPTY: [(&str, RefEmpty); 3] = [("king", RefEmpty::King), ("any", RefEmpty::Any), ("none", RefEmpty::Nothing)];
const ACES: [(&str, RefAces); 2] = [("free", RefAces::Free), ("must", RefAces::Must)];
const REDEAL: [(&str, RefRedeal); 2] = [("keep", RefRedeal::Keep), ("shuffle", RefRedeal::Shuffle)];
const WASTE: [(&str, RefWaste); 2] = [("top", RefWaste::Top), ("group", RefWaste::Group)];
const SCORE: [(&str, RefScore); 5] = [
    ("none", RefScore::None),
    ("standard", RefScore::Standard),
    ("timed", RefScore::Timed),
    ("vegas", RefScore::Vegas),
    ("vegas-cumulative", RefScore::VegasCumulative),
];

fn choice<T: Copy>(value: &str, names: &[(&str, T)]) -> Option<T> {
    names.iter().find(|(name, _)| *name == value).map(|(_, choice)| *choice)
}

fn name_of<T: Copy + PartialEq>(value: T, names: &[(&str, T)]) -> String {
    let (name, _) = names.iter().find(|(_, choice)| *choice == value).expect("every value stands in its list");
    (*name).to_owned()
}

fn number<T: FromStr + PartialOrd>(value: &str, least: T, most: T) -> Option<T> {
    value.parse().ok().filter(|number| *number >= least && *number <= most)
}
