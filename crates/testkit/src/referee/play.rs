//! What a move does.

use super::card::RefCard;
use super::error::RefError;
use super::moves::{RefMove, RefPlace};
use super::rules::{RefRules, RefWaste};
use super::score::Event;
use super::table::{RefColumnCard, RefSide, RefTable};

/// The orders of the reshuffles (DP-09): for the k-th, from 1, the whole pack of 52 or 104 cards, the card that is to
/// be drawn first coming first. The cards that are left take the order in which they first occur in it.
pub type RefOrder<'a> = &'a dyn Fn(u32) -> Vec<RefCard>;

/// For games that do not reshuffle, or do not get so far: a reshuffle is then an error.
pub fn no_order(_reshuffle: u32) -> Vec<RefCard> {
    Vec::new()
}

impl RefTable {
    /// The table after the move.
    ///
    /// # Errors
    /// A move that is not legal, or a reshuffle for which `order` does not hold every card that is left.
    pub fn apply(&self, rules: &RefRules, played: RefMove, order: RefOrder<'_>) -> Result<RefTable, RefError> {
        if !self.allowed(rules, played) {
            return Err(RefError::new(format!("the move {played} is not legal here")));
        }
        let mut next = self.clone();
        match played {
            RefMove::Carry { from, to, count } => next.carry(rules, from, to, count),
            RefMove::Turn => next.turn(rules),
            RefMove::Redeal => next.redeal(rules),
            RefMove::Reshuffle => next.reshuffle(rules, &order(self.pass))?,
        }
        Ok(next)
    }

    /// Plays several moves one after the other.
    ///
    /// # Errors
    /// The first move that cannot be played, with its place.
    pub fn apply_all(&self, rules: &RefRules, moves: &[RefMove], order: RefOrder<'_>) -> Result<RefTable, RefError> {
        let mut table = self.clone();
        for (index, played) in moves.iter().enumerate() {
            table = table
                .apply(rules, *played, order)
                .map_err(|error| RefError::new(format!("move {}: {error}", index + 1)))?;
        }
        Ok(table)
    }

    fn carry(&mut self, rules: &RefRules, from: RefPlace, to: RefPlace, count: usize) {
        let cards = self.take(rules, from, count);
        match to {
            RefPlace::Column(column) => {
                let cost = match from {
                    RefPlace::Column(_) => None,
                    RefPlace::Waste => {
                        self.count_points(rules, Event::WasteToColumn);
                        None
                    }
                    RefPlace::Foundation(_) => Some(-self.count_points(rules, Event::TakeBack)),
                };
                for card in cards {
                    self.tableau[column].push(RefColumnCard { cost: cost.or(card.cost), ..card });
                }
            }
            RefPlace::Foundation(foundation) => {
                for card in cards {
                    self.count_points(rules, Event::ToFoundation { cost: card.cost });
                    self.foundations[foundation].push(card.card);
                }
            }
            RefPlace::Waste => unreachable!("no legal move puts cards on the waste"),
        }
        if let RefPlace::Column(column) = from {
            self.turn_up_last(rules, column);
        }
    }

    /// Takes the last cards off a pile.
    fn take(&mut self, rules: &RefRules, from: RefPlace, count: usize) -> Vec<RefColumnCard> {
        let face_up = |card| RefColumnCard { card, side: RefSide::Up, cost: None };
        match from {
            RefPlace::Column(column) => {
                let pile = &mut self.tableau[column];
                pile.split_off(pile.len() - count)
            }
            RefPlace::Foundation(foundation) => {
                let pile = &mut self.foundations[foundation];
                pile.split_off(pile.len() - count).into_iter().map(face_up).collect()
            }
            RefPlace::Waste => {
                match rules.waste {
                    RefWaste::Top => {}
                    RefWaste::Group => self.group -= count,
                }
                let left = self.waste.len() - count;
                self.waste.split_off(left).into_iter().map(face_up).collect()
            }
        }
    }

    /// KL-15: when no face-up card is left on a column its last card is turned face up, as part of the same move.
    fn turn_up_last(&mut self, rules: &RefRules, column: usize) {
        let Some(last) = self.tableau[column].last_mut() else { return };
        if last.side == RefSide::Down {
            last.side = RefSide::Up;
            self.count_points(rules, Event::Flip);
        }
    }

    /// KL-30, KL-32: so many cards, or what is left, go one by one from the stock to the waste.
    fn turn(&mut self, rules: &RefRules) {
        let mut turned = 0;
        while turned < rules.draw {
            let Some(card) = self.stock.pop() else { break };
            self.waste.push(card);
            turned += 1;
        }
        match rules.waste {
            RefWaste::Top => {}
            // DP-08: what was turned earlier lies aside.
            RefWaste::Group => self.group = turned,
        }
    }

    /// KL-35: the whole waste is turned over; what was drawn first is drawn first again.
    fn redeal(&mut self, rules: &RefRules) {
        while let Some(card) = self.waste.pop() {
            self.stock.push(card);
        }
        self.begin_pass(rules);
    }

    /// DP-09: the cards that are left take the order of the whole pack.
    fn reshuffle(&mut self, rules: &RefRules, order: &[RefCard]) -> Result<(), RefError> {
        let mut left = std::mem::take(&mut self.waste);
        for card in order {
            if let Some(place) = left.iter().position(|other| other == card) {
                left.remove(place);
                self.stock.push(*card);
            }
        }
        if !left.is_empty() {
            return Err(RefError::new("the order of the reshuffle lacks cards that are left"));
        }
        self.stock.reverse();
        self.begin_pass(rules);
        Ok(())
    }

    fn begin_pass(&mut self, rules: &RefRules) {
        let number = self.pass;
        self.count_points(rules, Event::Redeal { number });
        self.pass += 1;
        self.group = 0;
    }
}
