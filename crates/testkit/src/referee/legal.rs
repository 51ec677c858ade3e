//! Which moves are legal.

use super::card::RefCard;
use super::moves::{RefMove, RefPlace};
use super::rules::{RefAces, RefBuild, RefEmpty, RefLift, RefLiftRelation, RefRedeal, RefRules, RefWaste};
use super::table::{RefColumnCard, RefSide, RefTable};

impl RefTable {
    /// Every legal move, found by trying every pile, every other pile and every number of cards.
    ///
    /// Whatever is legal may be done in any order (KL-17).
    pub fn legal_moves(&self, rules: &RefRules) -> Vec<RefMove> {
        let mut places: Vec<RefPlace> = (0..rules.columns).map(RefPlace::Column).collect();
        places.extend((0..rules.foundations()).map(RefPlace::Foundation));
        places.push(RefPlace::Waste);
        let mut tried = Vec::new();
        for from in &places {
            for to in &places {
                for count in 1..=self.cards_at(*from) {
                    tried.push(RefMove::Carry { from: *from, to: *to, count });
                }
            }
        }
        tried.extend([RefMove::Turn, RefMove::Redeal, RefMove::Reshuffle]);
        tried.into_iter().filter(|tried| self.allowed(rules, *tried)).collect()
    }

    /// Whether the move is legal.
    pub fn allowed(&self, rules: &RefRules, tried: RefMove) -> bool {
        // A game that is won is over: nothing may be taken back for its points.
        if self.won(rules) {
            return false;
        }
        // KL-18: while an ace lies free, only aces go up, and drawing waits too.
        if rules.aces == RefAces::Must && self.ace_lies_free(rules) && !self.is_ace_going_up(tried) {
            return false;
        }
        match tried {
            RefMove::Carry { from, to, count } => self.carry_allowed(rules, from, to, count),
            // KL-17: turning the stock is always allowed while it is possible.
            RefMove::Turn => !self.stock.is_empty(),
            RefMove::Redeal => rules.redeal == RefRedeal::Keep && self.stock_can_come_back(rules),
            RefMove::Reshuffle => rules.redeal == RefRedeal::Shuffle && self.stock_can_come_back(rules),
        }
    }

    /// The waste card that may be played, if there is one (KL-31, KL-33, DP-08).
    pub fn playable_waste_card(&self, rules: &RefRules) -> Option<RefCard> {
        match rules.waste {
            RefWaste::Top => self.waste.last().copied(),
            RefWaste::Group if self.group > 0 => self.waste.last().copied(),
            RefWaste::Group => None,
        }
    }

    /// Whether a card, or a run that begins with it, may be put on this column (KL-10, KL-11, KL-14, KL-16).
    pub fn fits_column(&self, rules: &RefRules, card: RefCard, column: usize) -> bool {
        match self.tableau[column].last() {
            None => match rules.empty_column {
                RefEmpty::King => card.rank == 13,
                RefEmpty::Any => true,
                RefEmpty::Nothing => false,
            },
            Some(last) => last.side == RefSide::Up && builds(rules, last.card, card),
        }
    }

    /// Whether a card may be put on this foundation (KL-20).
    pub fn fits_foundation(&self, rules: &RefRules, card: RefCard, foundation: usize) -> bool {
        RefTable::suit_of_foundation(rules, foundation) == Some(card.suit)
            && usize::from(card.rank) == self.foundations[foundation].len() + 1
    }

    /// KL-35: the stock is empty, the waste is not, and a pass remains.
    fn stock_can_come_back(&self, rules: &RefRules) -> bool {
        self.stock.is_empty() && !self.waste.is_empty() && rules.redeal_left(self.pass)
    }

    fn cards_at(&self, place: RefPlace) -> usize {
        match place {
            RefPlace::Column(column) => self.tableau[column].len(),
            RefPlace::Foundation(foundation) => self.foundations[foundation].len(),
            RefPlace::Waste => self.waste.len(),
        }
    }

    fn carry_allowed(&self, rules: &RefRules, from: RefPlace, to: RefPlace, count: usize) -> bool {
        match (from, to) {
            (RefPlace::Column(from), RefPlace::Column(to)) => {
                from < rules.columns
                    && to < rules.columns
                    && from != to
                    && self.lift(rules, from, count).is_some_and(|first| self.fits_column(rules, first, to))
            }
            // KL-21: only the last card of a column, one at a time. It may always leave a run, also where runs move
            // as a whole (KL-13).
            (RefPlace::Column(from), RefPlace::Foundation(to)) => {
                from < rules.columns
                    && to < rules.foundations()
                    && count == 1
                    && self.tableau[from]
                        .last()
                        .is_some_and(|last| last.side == RefSide::Up && self.fits_foundation(rules, last.card, to))
            }
            (RefPlace::Waste, RefPlace::Column(to)) => {
                to < rules.columns
                    && count == 1
                    && self.playable_waste_card(rules).is_some_and(|card| self.fits_column(rules, card, to))
            }
            (RefPlace::Waste, RefPlace::Foundation(to)) => {
                to < rules.foundations()
                    && count == 1
                    && self.playable_waste_card(rules).is_some_and(|card| self.fits_foundation(rules, card, to))
            }
            // KL-22: the top card of a foundation may go back to a column where it fits.
            (RefPlace::Foundation(from), RefPlace::Column(to)) => {
                rules.take_back
                    && from < rules.foundations()
                    && to < rules.columns
                    && count == 1
                    && self.foundations[from].last().is_some_and(|card| self.fits_column(rules, *card, to))
            }
            (RefPlace::Foundation(_), RefPlace::Foundation(_)) => false,
            (RefPlace::Column(_) | RefPlace::Foundation(_) | RefPlace::Waste, RefPlace::Waste) => false,
        }
    }

    /// The highest card of the last `count` cards of a column, when these may be lifted together (KL-12, KL-13,
    /// KL-14): all face up, in sequence, and all face-up cards of the column where runs move as a whole.
    fn lift(&self, rules: &RefRules, column: usize, count: usize) -> Option<RefCard> {
        let pile = &self.tableau[column];
        if count == 0 || count > pile.len() {
            return None;
        }
        let (stay, lifted) = pile.split_at(pile.len() - count);
        if lifted.iter().any(|card| card.side == RefSide::Down) {
            return None;
        }
        if rules.lift == RefLift::Whole && stay.iter().any(|card| card.side == RefSide::Up) {
            return None;
        }
        for two in lifted.windows(2) {
            if !holds_together(rules, two[0].card, two[1].card) {
                return None;
            }
        }
        Some(lifted[0].card)
    }

    fn ace_lies_free(&self, rules: &RefRules) -> bool {
        self.tableau.iter().any(|pile| pile.last().is_some_and(is_free_ace))
            || self.playable_waste_card(rules).is_some_and(|card| card.rank == 1)
    }

    /// Whether the move puts an ace on a foundation, legal or not.
    fn is_ace_going_up(&self, tried: RefMove) -> bool {
        let RefMove::Carry { from, to: RefPlace::Foundation(_), count: 1 } = tried else { return false };
        let card = match from {
            RefPlace::Column(column) => self.tableau.get(column).and_then(|pile| pile.last()).map(|last| last.card),
            RefPlace::Waste => self.waste.last().copied(),
            RefPlace::Foundation(_) => None,
        };
        card.is_some_and(|card| card.rank == 1)
    }
}

/// Whether `upper` may be built on `lower` (KL-10, VA-06). The ranks alone forbid a king on an ace and anything on an
/// ace (KL-11).
pub(super) fn builds(rules: &RefRules, lower: RefCard, upper: RefCard) -> bool {
    let colours = match rules.build {
        RefBuild::AlternateColours => lower.suit.colour() != upper.suit.colour(),
        RefBuild::SameColour => lower.suit.colour() == upper.suit.colour(),
    };
    colours && upper.rank + 1 == lower.rank
}

/// Whether two cards, the one lying on the other, move together (KL-12, VA-06).
fn holds_together(rules: &RefRules, lower: RefCard, upper: RefCard) -> bool {
    match rules.lift_relation {
        RefLiftRelation::Build => builds(rules, lower, upper),
        RefLiftRelation::SameSuit => lower.suit == upper.suit && upper.rank + 1 == lower.rank,
    }
}

fn is_free_ace(card: &RefColumnCard) -> bool {
    card.side == RefSide::Up && card.card.rank == 1
}
