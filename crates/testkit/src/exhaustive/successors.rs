//! Every position that one legal move leads to.

use super::rules::{SmallRelation, SmallRules};
use super::table::{Code, MOST_CARDS, Place, Table, code, is_down, rank, suit};
use crate::referee::{RefAces, RefEmpty, RefLift, RefOrder, RefRedeal, RefWaste};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;

/// The rules with all that a move may need.
pub(super) struct Play<'o> {
    pub(super) rules: SmallRules,
    pub(super) columns: usize,
    order: RefOrder<'o>,
    /// The orders of the reshuffles that were asked for already.
    orders: RefCell<HashMap<u16, Vec<Code>>>,
    left_out: Cell<LeftOut>,
}

/// Whether the search has seen everything.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LeftOut {
    /// It has.
    Nothing,
    /// Some card was not taken back, because so many do not fit on a table of the search.
    TakeBacks,
}

impl<'o> Play<'o> {
    pub(super) fn new(rules: &SmallRules, columns: usize, order: RefOrder<'o>) -> Play<'o> {
        Play {
            rules: rules.clone(),
            columns,
            order,
            orders: RefCell::new(HashMap::new()),
            left_out: Cell::new(LeftOut::Nothing),
        }
    }

    /// Begins a search anew.
    pub(super) fn begin(&self) {
        self.left_out.set(LeftOut::Nothing);
    }

    /// Whether every successor was found since [`Play::begin`].
    pub(super) fn is_complete(&self) -> bool {
        self.left_out.get() == LeftOut::Nothing
    }

    /// Calls `found` with every table that a legal move leads to, some perhaps twice. Moves to the foundations come
    /// last, so that a search that takes the newest first finds wins early.
    pub(super) fn successors(&self, here: &Table, mut found: impl FnMut(&Table)) {
        if here.is_won() {
            return;
        }
        // KL-18: while an ace lies free, only aces go up, and drawing waits too.
        let aces_alone = match self.rules.aces {
            RefAces::Free => false,
            RefAces::Must => self.sources().any(|from| self.free_card(here, from).is_some_and(|card| rank(card) == 1)),
        };
        if !aces_alone {
            self.stock(here, &mut found);
            if self.rules.take_back {
                self.back(here, &mut found);
            }
            self.between_columns(here, &mut found);
            self.waste_to_columns(here, &mut found);
        }
        for from in self.sources() {
            let Some(card) = self.free_card(here, from) else { continue };
            if aces_alone && rank(card) != 1 {
                continue;
            }
            for foundation in self.foundations_of(suit(card)) {
                if here.heights[foundation] + 1 == rank(card) {
                    let mut next = here.clone();
                    self.take(&mut next, from, 1, None);
                    next.heights[foundation] += 1;
                    next.sort_heights(&self.rules);
                    found(&next);
                }
            }
        }
    }

    fn sources(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.columns).map(Place::column).chain([Place::WASTE])
    }

    fn foundations_of(&self, suit: u8) -> std::ops::Range<usize> {
        let first = usize::from(suit) * self.rules.copies;
        first..first + self.rules.copies
    }

    /// The card of a column or the waste that may be played by itself (KL-21, KL-33, DP-08).
    fn free_card(&self, here: &Table, from: Place) -> Option<Code> {
        let closed = from == Place::WASTE
            && match self.rules.waste {
                RefWaste::Top => false,
                RefWaste::Group => here.group == 0,
            };
        if closed { None } else { here.last(from).filter(|card| !is_down(*card)) }
    }

    /// Whether a card, or a run that begins with it, may be put on this column (KL-10, KL-11, KL-16).
    fn fits(&self, here: &Table, card: Code, column: usize) -> bool {
        match here.last(Place::column(column)) {
            None => match self.rules.empty_column {
                RefEmpty::King => rank(card) == self.rules.ranks,
                RefEmpty::Any => true,
                RefEmpty::Nothing => false,
            },
            Some(last) => belongs(self.rules.build, last, card),
        }
    }

    /// Takes the last cards off a column or the waste, to another column or nowhere.
    fn take(&self, next: &mut Table, from: Place, count: usize, to: Option<Place>) {
        match to {
            Some(to) => next.carry(from, to, count),
            None => drop(next.pop(from)),
        }
        if from == Place::WASTE {
            match self.rules.waste {
                RefWaste::Top => {}
                RefWaste::Group => next.group -= 1,
            }
        } else {
            next.turn_up_last(from);
        }
    }

    fn stock(&self, here: &Table, found: &mut impl FnMut(&Table)) {
        if here.last(Place::STOCK).is_some() {
            // KL-30, KL-32: so many cards, or what is left, go one by one to the waste.
            let mut next = here.clone();
            let mut turned = 0;
            while turned < self.rules.draw {
                let Some(card) = next.pop(Place::STOCK) else { break };
                next.push(Place::WASTE, card);
                turned += 1;
            }
            match self.rules.waste {
                RefWaste::Top => {}
                RefWaste::Group => next.group = turned as u8,
            }
            found(&next);
        } else if here.last(Place::WASTE).is_some() && self.rules.redeal_left(u32::from(here.pass)) {
            let mut next = here.clone();
            match self.rules.redeal {
                // KL-35: what was drawn first is drawn first again.
                RefRedeal::Keep => {
                    while let Some(card) = next.pop(Place::WASTE) {
                        next.push(Place::STOCK, card);
                    }
                }
                RefRedeal::Shuffle => self.reshuffle(&mut next),
            }
            next.group = 0;
            if self.rules.pass_matters() {
                next.pass = next.pass.saturating_add(1);
            }
            found(&next);
        }
    }

    /// DP-09: the cards that are left take the order of the whole deck. Cards that the order lacks are drawn last.
    fn reshuffle(&self, next: &mut Table) {
        let mut orders = self.orders.borrow_mut();
        let order = orders
            .entry(next.pass)
            .or_insert_with(|| (self.order)(u32::from(next.pass)).into_iter().map(code).collect());
        let mut left = next.pile(Place::WASTE).to_vec();
        let mut drawn = Vec::with_capacity(left.len());
        for card in order.iter() {
            if let Some(place) = left.iter().position(|other| other == card) {
                drawn.push(left.remove(place));
            }
        }
        drawn.append(&mut left);
        while next.pop(Place::WASTE).is_some() {}
        drawn.iter().rev().for_each(|card| next.push(Place::STOCK, *card));
    }

    /// KL-22: the top card of a foundation goes back to a column.
    fn back(&self, here: &Table, found: &mut impl FnMut(&Table)) {
        for foundation in 0..self.rules.foundations() {
            let height = here.heights[foundation];
            if height == 0 {
                continue;
            }
            let card = height | ((foundation / self.rules.copies) as u8) << 4;
            for column in 0..self.columns {
                if self.fits(here, card, column) {
                    if here.out() >= MOST_CARDS {
                        self.left_out.set(LeftOut::TakeBacks);
                        return;
                    }
                    let mut next = here.clone();
                    next.heights[foundation] -= 1;
                    next.sort_heights(&self.rules);
                    next.push(Place::column(column), card);
                    found(&next);
                }
            }
        }
    }

    /// KL-12, KL-13, KL-14: open cards that lie in sequence move together, any part of them or all open cards.
    fn between_columns(&self, here: &Table, found: &mut impl FnMut(&Table)) {
        for from in 0..self.columns {
            let pile = here.pile(Place::column(from));
            let open = pile.iter().filter(|card| !is_down(**card)).count();
            for count in 1..=open {
                let run = &pile[pile.len() - count..];
                if !run.windows(2).all(|two| belongs(self.rules.lift_relation, two[0], two[1])) {
                    break;
                }
                match self.rules.lift {
                    RefLift::Part => {}
                    RefLift::Whole if count == open => {}
                    RefLift::Whole => continue,
                }
                for to in (0..self.columns).filter(|to| *to != from) {
                    if self.fits(here, run[0], to) {
                        let mut next = here.clone();
                        self.take(&mut next, Place::column(from), count, Some(Place::column(to)));
                        found(&next);
                    }
                }
            }
        }
    }

    fn waste_to_columns(&self, here: &Table, found: &mut impl FnMut(&Table)) {
        let Some(card) = self.free_card(here, Place::WASTE) else { return };
        for to in 0..self.columns {
            if self.fits(here, card, to) {
                let mut next = here.clone();
                self.take(&mut next, Place::WASTE, 1, Some(Place::column(to)));
                found(&next);
            }
        }
    }
}

/// Whether `upper` may lie on `lower`: one rank lower, and the suits belong together. A closed card takes nothing.
fn belongs(relation: SmallRelation, lower: Code, upper: Code) -> bool {
    let suits = match relation {
        SmallRelation::Alternate => (suit(lower) ^ suit(upper)) & 1 == 1,
        SmallRelation::SameColour => (suit(lower) ^ suit(upper)) & 1 == 0,
        SmallRelation::Suit => suit(lower) == suit(upper),
        SmallRelation::Any => true,
    };
    suits && rank(upper) + 1 == rank(lower) && !is_down(lower) && !is_down(upper)
}
