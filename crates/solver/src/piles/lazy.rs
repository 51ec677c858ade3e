//! Cards of a free stock are played only where they are put to use at once.
//!
//! Claim: where every card of the stock can be had at any time, there is a shortest line that wins in
//! which each card that goes from the stock to a column gets a card put on it by the very next step,
//! and each that goes from the stock up gets its follower put on it by the very next step, but
//! that in the end all that is left goes up.
//!
//! Argument. Take a shortest line, and in it the last card c that goes from the stock to a column
//! and does not get a card put on it by the next step. Play it later: just before the first step that
//! puts a card on it. The steps between stay possible. None of them needs c where it lies: none puts
//! a card on it; one that moves c with cards beneath it moves these alone; one that moves c alone is
//! left out, and c is put where it would have gone; one that puts c up is made from the stock, and
//! the line was not a shortest one. Nothing needs c out of the stock either, for there every
//! other card can be had with it in. What c covered is free meanwhile, which takes nothing away: a
//! space that stays one, a card that can carry. If no card is ever put on c, it goes up from the stock.
//! In the same way a card that goes from the stock up waits until its follower goes up.
//!
//! So such steps come in chains: cards of the stock on each other, and at the end a run from a column or
//! a card from a foundation; or cards of one suit up, and at the end one from a column. A chain is
//! one move of the search. What is forced (`safe`) only shortens lines and may come between.

use super::counted::{self, Riser};
use super::deal::{Deal, rank, suit};
use super::dominances::Use;
use super::position::Position;
use super::step::{Moves, Step};

/// Builds chains; its memory is used again and again.
#[derive(Default)]
pub(super) struct Chains {
    /// How many cards of each face the stock holds.
    stock: Vec<u8>,
    chain: Vec<Step>,
    /// What can be put on a chain: the head, and the step that does it, but for where to.
    ends: Vec<(u8, Step)>,
    risers: Vec<Riser>,
    up: Vec<Step>,
}

impl Chains {
    fn count(&mut self, deal: &Deal, here: &Position) {
        self.stock.clear();
        self.stock.resize(super::deal::FACES, 0);
        for at in 0..here.stock.rest.len() {
            self.stock[usize::from(deal.course.face(&here.stock, at))] += 1;
        }
    }

    /// Chains on columns and in a space.
    pub(super) fn carries(&mut self, deal: &Deal, here: &Position, counted: Use, moves: &mut Moves) {
        self.count(deal, here);
        match counted {
            Use::On => return self.carries_counted(deal, here, moves),
            Use::Off => {}
        }
        self.ends.clear();
        for (foundation, face) in here.cards_to_take_back(deal) {
            self.ends.push((face, Step::Back { foundation, to: 0 }));
        }
        for from in 0..here.columns() {
            let column = here.column(from);
            for count in here.liftable(deal, from) {
                let head = column[column.len() - count];
                self.ends.push((head, Step::Carry { from: from as u8, to: 0, count: count as u8 }));
            }
        }
        let Some(lowest) = self.ends.iter().map(|(head, _)| rank(*head)).min() else { return };
        let space = here.space();
        for to in (0..here.columns()).filter(|to| here.last(*to).is_some() || Some(*to) == space) {
            self.grow(deal, here.last(to), to as u8, lowest, moves);
        }
    }

    fn grow(&mut self, deal: &Deal, end: Option<u8>, to: u8, lowest: u8, moves: &mut Moves) {
        for face in 0..deal.ranks * 4 {
            let fits = match end {
                Some(end) => deal.fits(face, end),
                None => deal.space_takes(face),
            };
            if !fits || self.stock[usize::from(face)] == 0 || rank(face) <= lowest {
                continue;
            }
            self.stock[usize::from(face)] -= 1;
            self.chain.push(Step::Take { face, to });
            for (head, step) in &self.ends {
                if !deal.fits(*head, face) {
                    continue;
                }
                match *step {
                    Step::Carry { from, count, .. } if from != to => {
                        moves.add_after(&self.chain, Step::Carry { from, to, count });
                    }
                    Step::Back { foundation, .. } => moves.add_after(&self.chain, Step::Back { foundation, to }),
                    _ => {}
                }
            }
            self.grow(deal, Some(face), to, lowest, moves);
            self.chain.pop();
            self.stock[usize::from(face)] += 1;
        }
    }

    /// Cards of columns that go up, after cards of the stock where it needs those.
    pub(super) fn up(&mut self, deal: &Deal, here: &Position, moves: &mut Moves) {
        self.count(deal, here);
        for column in 0..here.columns() {
            let Some(face) = here.last(column) else { continue };
            let (first, count) = deal.foundations[suit(face)];
            for foundation in (first..first + count).rev() {
                let height = here.heights[foundation];
                let again = foundation > first && here.heights[foundation - 1] == height;
                if again || height > rank(face) {
                    continue;
                }
                self.chain.clear();
                let between = (height..rank(face)).map(|rank| rank * 4 + suit(face) as u8);
                if between.clone().all(|face| self.stock[usize::from(face)] > 0) {
                    self.chain.extend(between.map(|face| Step::TakeUp { face }));
                    moves.add_after(&self.chain, Step::Up { column: column as u8 });
                }
            }
        }
        self.chain.clear();
    }

    /// Chains where it makes no difference how runs lie: they end with a head, with a card from a
    /// foundation, or with what lies on a card that then goes up. None of these may have a place already,
    /// for then the chain would not be needed, and of columns that carry the same one is enough.
    fn carries_counted(&mut self, deal: &Deal, here: &Position, moves: &mut Moves) {
        self.ends.clear();
        for (foundation, face) in here.cards_to_take_back(deal) {
            self.ends.push((face, Step::Back { foundation, to: 0 }));
        }
        for from in 0..here.columns() {
            let (column, head) = (here.column(from), here.head(deal, from));
            if let Some(face) = column.get(head) {
                self.ends.push((*face, Step::Carry { from: from as u8, to: 0, count: (column.len() - head) as u8 }));
            }
        }
        self.ends.retain(|(face, _)| here.parent(deal, *face).is_none());
        let stock = &self.stock;
        let can_be_ready = |face: u8| {
            let mut can = false;
            counted::ready(deal, here, Some(stock), face, |_| can = true);
            can
        };
        counted::risers(deal, here, can_be_ready, &mut self.risers);
        self.risers
            .retain(|riser| counted::aside(here, *riser).is_some_and(|child| here.parent(deal, child).is_none()));
        let heads = self.ends.iter().map(|(head, _)| *head);
        let children = self.risers.iter().filter_map(|riser| counted::aside(here, *riser));
        let Some(lowest) = heads.chain(children).map(rank).min() else { return };
        let space = here.space();
        let mut seen = [0_u64; super::position::COLUMNS];
        for to in 0..here.columns() {
            match here.last(to) {
                Some(last) => {
                    let carries = deal.carries[usize::from(last)];
                    if seen[..to].contains(&carries) {
                        continue;
                    }
                    seen[to] = carries;
                }
                None if Some(to) == space => {}
                None => continue,
            }
            self.grow_counted(deal, here, here.last(to), to as u8, lowest, moves);
        }
    }

    fn grow_counted(&mut self, deal: &Deal, here: &Position, end: Option<u8>, to: u8, lowest: u8, moves: &mut Moves) {
        for face in 0..deal.ranks * 4 {
            let fits = match end {
                Some(end) => deal.fits(face, end),
                None => deal.space_takes(face),
            };
            let needless = !self.chain.is_empty() && here.parent(deal, face).is_some();
            if !fits || needless || self.stock[usize::from(face)] == 0 || rank(face) <= lowest {
                continue;
            }
            self.stock[usize::from(face)] -= 1;
            self.chain.push(Step::Take { face, to });
            for (head, step) in &self.ends {
                if !deal.fits(*head, face) {
                    continue;
                }
                match *step {
                    Step::Carry { from, count, .. } if from != to => {
                        moves.add_after(&self.chain, Step::Carry { from, to, count });
                    }
                    Step::Back { foundation, .. } => moves.add_after(&self.chain, Step::Back { foundation, to }),
                    _ => {}
                }
            }
            for riser in &self.risers {
                let child = counted::aside(here, *riser).expect("only such risers are kept");
                if !deal.fits(child, face) || riser.column == to {
                    continue;
                }
                counted::ready(deal, here, Some(&self.stock), riser.face, |ready| {
                    self.up.clear();
                    self.up.extend_from_slice(&self.chain);
                    self.up.extend_from_slice(ready);
                    if counted::free(deal, here, *riser, Some(to), &mut self.up).is_some() {
                        moves.add_after(&self.up, Step::Up { column: riser.column });
                    }
                });
            }
            self.grow_counted(deal, here, Some(face), to, lowest, moves);
            self.chain.pop();
            self.stock[usize::from(face)] += 1;
        }
    }

    /// Cards of columns that go up where it makes no difference how runs lie.
    pub(super) fn rise(&mut self, deal: &Deal, here: &Position, lazy: Use, moves: &mut Moves) {
        self.count(deal, here);
        let stock = match lazy {
            Use::On => Some(self.stock.as_slice()),
            Use::Off => None,
        };
        let can_be_ready = |face: u8| {
            let mut can = false;
            counted::ready(deal, here, stock, face, |_| can = true);
            can
        };
        counted::risers(deal, here, can_be_ready, &mut self.risers);
        for riser in &self.risers {
            counted::ready(deal, here, stock, riser.face, |ready| {
                self.up.clear();
                self.up.extend_from_slice(ready);
                if counted::free(deal, here, *riser, None, &mut self.up).is_some() {
                    moves.add_after(&self.up, Step::Up { column: riser.column });
                }
            });
        }
    }
}
