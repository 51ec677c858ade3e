//! What makes two tables the same position.

use super::card::RefCard;
use super::rules::{RefPasses, RefRedeal, RefRules};
use super::table::{RefSide, RefTable};

/// A table without what does not matter for the moves to come: the points, which of two foundations of a suit is the
/// higher one, and the number of the pass where it changes nothing.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RefPosition {
    tableau: Vec<Vec<(RefCard, RefSide)>>,
    stock: Vec<RefCard>,
    waste: Vec<RefCard>,
    group: usize,
    pass: Option<u32>,
    /// For each suit the heights of its foundations, the lower one first.
    heights: Vec<Vec<usize>>,
}

impl RefTable {
    /// The position on the table. The pass belongs to it where passes are limited, and where redeals shuffle because
    /// the next order of the cards depends on it.
    pub fn position(&self, rules: &RefRules) -> RefPosition {
        let pass = match (rules.passes, rules.redeal) {
            (RefPasses::Unlimited, RefRedeal::Keep) => None,
            (RefPasses::Unlimited, RefRedeal::Shuffle) | (RefPasses::Number(_), _) => Some(self.pass),
        };
        let mut heights: Vec<Vec<usize>> =
            self.foundations.chunks(rules.packs).map(|suit| suit.iter().map(Vec::len).collect()).collect();
        for suit in &mut heights {
            suit.sort_unstable();
        }
        RefPosition {
            tableau: self.tableau.iter().map(|pile| pile.iter().map(|card| (card.card, card.side)).collect()).collect(),
            stock: self.stock.clone(),
            waste: self.waste.clone(),
            group: self.group,
            pass,
            heights,
        }
    }
}
