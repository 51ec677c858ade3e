//! A position in a few words: exactly, so that equal words are equal positions.
//!
//! A column is what is left of it from the start, by a number, and the cards that were put on it.
//! Each of those follows the one beneath, so that its number among the few that can is enough to name it; only
//! the first in a space is named in full. The last word says where in the stock one stands, the
//! others all the rest.
//!
//! Symmetry. Claim: columns of which nothing is left from the start may change places. Argument: no
//! rule tells columns apart but by their cards, and these have all of them face up; so the same
//! moves are possible with the columns exchanged, ever after. The same holds for the foundations of
//! one suit, and for cards with one face.

use super::bits::{Reader, Writer, bits_for};
use super::counted;
use super::deal::{Deal, FACES};
use super::dominances::{Dominances, Use};
use super::position::{COLUMNS, Position};
use super::stock::Kind;
use std::cmp::Ordering;

/// How positions of one deal are written.
pub(super) struct Coding {
    words: usize,
    base: u32,
    added: u32,
    choice: u32,
    height: u32,
    place: u32,
    pass: u32,
    symmetry: Use,
    /// Whether only heads are written.
    counted: Use,
}

impl Coding {
    pub(super) fn new(deal: &Deal, dominances: &Dominances) -> Coding {
        let longest = deal.origin.iter().map(Vec::len).max().unwrap_or(0);
        let most = deal.joins.iter().map(|faces| faces.count_ones() as usize).max().unwrap_or(0);
        let mut coding = Coding {
            words: 0,
            base: bits_for(longest),
            added: bits_for(usize::from(deal.ranks)),
            choice: bits_for(most.saturating_sub(1)),
            height: bits_for(usize::from(deal.ranks)),
            place: deal.course.cards() as u32,
            pass: match deal.course.kind {
                Kind::Free | Kind::Endless | Kind::Counted => 0,
                Kind::Shuffled => bits_for(deal.course.passes()),
            },
            symmetry: dominances.symmetry,
            counted: if deal.runs_are_free() { dominances.counted } else { Use::Off },
        };
        let columns = match coding.counted {
            Use::On => deal.origin.len() * (deal.foot_bits() + bits_for(FACES)) as usize + bits_for(COLUMNS) as usize,
            Use::Off => {
                deal.origin.len() * (coding.base + coding.added + bits_for(FACES)) as usize
                    + deal.cards * coding.choice as usize
            }
        };
        let bits = columns + deal.piles_up * coding.height as usize + (coding.place + coding.pass) as usize;
        coding.words = bits.div_ceil(64) + 1;
        coding
    }

    /// How many words a position takes.
    pub(super) fn words(&self) -> usize {
        self.words
    }

    /// Writes a position. It is settled first.
    pub(super) fn write(&self, deal: &Deal, position: &mut Position, key: &mut [u64]) {
        let (last, words) = key.split_last_mut().expect("the last word is the stock's");
        let mut writer = Writer::new(words);
        match self.counted {
            Use::On => counted::write(deal, position, &mut writer),
            Use::Off => self.write_columns(deal, position, &mut writer),
        }
        for height in &position.heights[..deal.piles_up] {
            writer.put(u64::from(*height), self.height);
        }
        let stock = &position.stock;
        writer.put(stock.pass as u64 * u64::from(self.pass > 0), self.pass);
        let mut rest = stock.rest.iter().copied().peekable();
        for place in 0..self.place {
            let there = rest.next_if(|next| u32::from(*next) == place).is_some();
            writer.put(u64::from(there), 1);
        }
        *last = deal.course.place(stock);
    }

    fn write_columns(&self, deal: &Deal, position: &mut Position, writer: &mut Writer) {
        position.settle(deal);
        let order = self.order(position);
        for column in &order[..position.columns()] {
            let column = usize::from(*column);
            let (cards, base) = (position.column(column), position.base(column));
            writer.put(base as u64, self.base);
            writer.put((cards.len() - base) as u64, self.added);
            for at in base..cards.len() {
                match at.checked_sub(1) {
                    None => writer.put(u64::from(cards[at]), bits_for(FACES)),
                    Some(below) => {
                        let others = deal.joins[usize::from(cards[below])] & ((1 << cards[at]) - 1);
                        writer.put(u64::from(others.count_ones()), self.choice);
                    }
                }
            }
        }
    }

    /// In which order the columns are written: those of which nothing is left from the start take
    /// each other's places, so that equal ones are written alike.
    fn order(&self, position: &Position) -> [u8; COLUMNS] {
        let mut order = [0; COLUMNS];
        for (place, column) in (0_u8..).zip(&mut order) {
            *column = place;
        }
        match self.symmetry {
            Use::Off => return order,
            Use::On => {}
        }
        let mut places = [0; COLUMNS];
        let mut count = 0;
        for column in (0..position.columns()).filter(|column| position.base(*column) == 0) {
            places[count] = column;
            count += 1;
        }
        for end in 1..count {
            for at in (1..=end).rev() {
                let (one, other) = (order[places[at - 1]], order[places[at]]);
                match position.column(usize::from(other)).cmp(position.column(usize::from(one))) {
                    Ordering::Greater => order.swap(places[at - 1], places[at]),
                    Ordering::Less | Ordering::Equal => break,
                }
            }
        }
        order
    }

    /// Reads a position.
    pub(super) fn read(&self, deal: &Deal, key: &[u64], position: &mut Position) {
        let (last, words) = key.split_last().expect("the last word is the stock's");
        let mut reader = Reader::new(words);
        match self.counted {
            Use::On => counted::read_heads(deal, &mut reader, position),
            Use::Off => self.read_columns(deal, &mut reader, position),
        }
        for height in &mut position.heights[..deal.piles_up] {
            *height = reader.take(self.height) as u8;
        }
        let stock = &mut position.stock;
        stock.pass = reader.take(self.pass) as usize;
        stock.rest.clear();
        for place in 0..self.place {
            if reader.take(1) == 1 {
                stock.rest.push(place as u8);
            }
        }
        deal.course.stand_at(stock, *last);
        match self.counted {
            Use::On => counted::lay(deal, position),
            Use::Off => {}
        }
    }

    fn read_columns(&self, deal: &Deal, reader: &mut Reader, position: &mut Position) {
        for column in 0..position.columns() {
            let base = reader.take(self.base) as usize;
            let added = reader.take(self.added);
            position.restore(deal, column, base);
            for _ in 0..added {
                let face = match position.last(column) {
                    None => reader.take(bits_for(FACES)) as u8,
                    Some(below) => {
                        let mut faces = deal.joins[usize::from(below)];
                        for _ in 0..reader.take(self.choice) {
                            faces &= faces - 1;
                        }
                        faces.trailing_zeros() as u8
                    }
                };
                position.push(column, face);
            }
        }
    }

    /// Whether only heads are written, so that it makes no difference how runs lie.
    pub(super) fn counted(&self) -> Use {
        self.counted
    }
}
