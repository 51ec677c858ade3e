//! Small games in one line, for the message of a test that fails.

use super::cases::Case;
use super::layout::Layout;
use super::rules::SmallRules;
use crate::referee::{RefAces, RefEmpty, RefFaces, RefLift, RefPasses, RefRedeal, RefWaste, write_cards};
use std::fmt;

impl fmt::Display for SmallRules {
    /// Suits, equal cards and ranks, and the options by their names in rules files.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faces = match self.faces {
            RefFaces::LastUp => "last",
            RefFaces::AllUp => "all",
        };
        let lift = match self.lift {
            RefLift::Part => "part",
            RefLift::Whole => "whole",
        };
        let empty = match self.empty_column {
            RefEmpty::King => "king",
            RefEmpty::Any => "any",
            RefEmpty::Nothing => "none",
        };
        let aces = match self.aces {
            RefAces::Free => "free",
            RefAces::Must => "must",
        };
        let redeal = match self.redeal {
            RefRedeal::Keep => "keep",
            RefRedeal::Shuffle => "shuffle",
        };
        let waste = match self.waste {
            RefWaste::Top => "top",
            RefWaste::Group => "group",
        };
        write!(f, "deck {}x{}x{} draw={} passes=", self.suits, self.copies, self.ranks, self.draw)?;
        match self.passes {
            RefPasses::Unlimited => write!(f, "unlimited")?,
            RefPasses::Number(passes) => write!(f, "{passes}")?,
        }
        write!(f, " redeal={redeal} waste={waste} lift={lift} take_back={} aces={aces}", self.take_back)?;
        let (build, relation) = (self.build.word(), self.lift_relation.word());
        write!(f, " empty_column={empty} faces={faces} build={build} lift_relation={relation}")
    }
}

impl fmt::Display for Layout {
    /// Every pile from the bottom to the exposed card, closed cards in lower case, then the heights of the foundations,
    /// the pass and the group.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "columns")?;
        for column in &self.columns {
            let (down, up) = column.cards.split_at(column.down.min(column.cards.len()));
            let (down, up) = (write_cards(down).to_lowercase(), write_cards(up));
            let gap = if down.is_empty() || up.is_empty() { "" } else { " " };
            write!(f, " [{down}{gap}{up}]")?;
        }
        write!(f, " stock [{}] waste [{}]", write_cards(&self.stock), write_cards(&self.waste))?;
        write!(f, " foundations {:?} pass {} group {}", self.foundations, self.pass, self.group)
    }
}

impl fmt::Display for Case {
    /// Its rules, position, kind and the number of its reshuffles.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ({:?}, reshuffles {})", self.rules, self.layout, self.kind, self.reshuffles)
    }
}
