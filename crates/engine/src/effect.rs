//! What changes on the table, in pieces that can each be taken back.

use crate::pile::Pile;
use crate::table::{CardId, Placed, Table};

/// Whether cards show their other side after they were moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turned {
    /// They do.
    Over,
    /// They lie as they lay.
    Not,
}

/// One change of the table. Animation, network, undo and score read the same list of these.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// The last cards of a pile go to another, in their order.
    Shift {
        /// From here.
        from: Pile,
        /// To here.
        to: Pile,
        /// So many.
        count: u8,
    },
    /// The last cards of a pile go to another one by one, so that their order is reversed.
    Turnover {
        /// From here.
        from: Pile,
        /// To here.
        to: Pile,
        /// So many.
        count: u8,
        /// Whether each is turned over on the way.
        turned: Turned,
    },
    /// The cards of a pile from this place on are turned over where they lie.
    Flip {
        /// The pile.
        pile: Pile,
        /// The place of the first, from 0.
        from: u8,
    },
    /// The number of the pass through the stock changes.
    Pass {
        /// Before.
        from: u32,
        /// After.
        to: u32,
    },
    /// The cards of a pile take another order.
    Reshuffle {
        /// The pile.
        pile: Pile,
        /// For each place the place where its card lay before.
        order: Box<[u8]>,
    },
    /// The points change.
    Score {
        /// Before.
        from: i64,
        /// After.
        to: i64,
    },
    /// What taking a card back has cost changes.
    Debt {
        /// The card.
        card: CardId,
        /// Before.
        from: Option<i64>,
        /// After.
        to: Option<i64>,
    },
}

impl Table {
    /// Makes a change. The engine makes effects only for the table on which they are applied.
    pub(crate) fn apply(&mut self, effect: &Effect) {
        match effect {
            Effect::Shift { from, to, count } => self.shift(*from, *to, *count),
            Effect::Turnover { from, to, count, turned } => self.turnover(*from, *to, *count, *turned),
            Effect::Flip { pile, from } => self.flip(*pile, *from),
            Effect::Pass { to, .. } => self.pass = *to,
            Effect::Reshuffle { pile, order } => {
                let pile = self.pile_mut(*pile);
                let before = pile.clone();
                for (place, source) in order.iter().enumerate() {
                    pile[place] = before[usize::from(*source)];
                }
            }
            Effect::Score { to, .. } => self.points = *to,
            Effect::Debt { card, to, .. } => self.set_debt(*card, *to),
        }
    }

    /// Takes a change back that was the last one made.
    pub(crate) fn revert(&mut self, effect: &Effect) {
        match effect {
            Effect::Shift { from, to, count } => self.shift(*to, *from, *count),
            Effect::Turnover { from, to, count, turned } => self.turnover(*to, *from, *count, *turned),
            Effect::Flip { pile, from } => self.flip(*pile, *from),
            Effect::Pass { from, .. } => self.pass = *from,
            Effect::Reshuffle { pile, order } => {
                let pile = self.pile_mut(*pile);
                let after = pile.clone();
                for (place, source) in order.iter().enumerate() {
                    pile[usize::from(*source)] = after[place];
                }
            }
            Effect::Score { from, .. } => self.points = *from,
            Effect::Debt { card, from, .. } => self.set_debt(*card, *from),
        }
    }

    fn pile_mut(&mut self, pile: Pile) -> &mut Vec<Placed> {
        match pile {
            Pile::Stock => &mut self.stock,
            Pile::Waste => &mut self.waste,
            Pile::Foundation(i) => &mut self.foundations[usize::from(i)],
            Pile::Column(i) => &mut self.columns[usize::from(i)],
        }
    }

    fn take(&mut self, pile: Pile, count: u8) -> Vec<Placed> {
        let pile = self.pile_mut(pile);
        pile.split_off(pile.len() - usize::from(count))
    }

    fn shift(&mut self, from: Pile, to: Pile, count: u8) {
        let cards = self.take(from, count);
        self.pile_mut(to).extend(cards);
    }

    fn turnover(&mut self, from: Pile, to: Pile, count: u8, turned: Turned) {
        let cards = self.take(from, count);
        self.pile_mut(to).extend(cards.into_iter().rev().map(|placed| match turned {
            Turned::Over => Placed { up: !placed.up, ..placed },
            Turned::Not => placed,
        }));
    }

    fn flip(&mut self, pile: Pile, from: u8) {
        for placed in self.pile_mut(pile).iter_mut().skip(usize::from(from)) {
            placed.up = !placed.up;
        }
    }

    /// What taking this card back has cost, if it has not gone up again since.
    pub(crate) fn debt(&self, card: CardId) -> Option<i64> {
        self.debts.iter().find(|(id, _)| *id == card).map(|(_, cost)| *cost)
    }

    /// Debts are kept in the order of the cards, so that equal tables are equal.
    fn set_debt(&mut self, card: CardId, cost: Option<i64>) {
        let place = self.debts.partition_point(|(id, _)| *id < card);
        let there = self.debts.get(place).is_some_and(|(id, _)| *id == card);
        match (there, cost) {
            (true, Some(cost)) => self.debts[place].1 = cost,
            (true, None) => {
                self.debts.remove(place);
            }
            (false, Some(cost)) => self.debts.insert(place, (card, cost)),
            (false, None) => {}
        }
    }
}
