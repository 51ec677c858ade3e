//! The table of the search: fixed arrays, and the key by which positions are told apart.

use super::layout::{Layout, SmallColumn};
use super::rules::SmallRules;
use crate::referee::{RefCard, RefSuit};

/// The most cards that may lie outside the foundations; a search in which more are taken back has no answer.
pub const MOST_CARDS: usize = 24;

/// The largest number of columns that can be searched.
pub const MOST_COLUMNS: usize = 8;

const STOCK: usize = MOST_COLUMNS;
const WASTE: usize = MOST_COLUMNS + 1;
const PILES: usize = MOST_COLUMNS + 2;

/// The bit of a card that lies face down.
const DOWN: u8 = 0x80;

/// A card of a table: rank in the low four bits, then the suit, then the side.
pub(super) type Code = u8;

pub(super) fn rank(card: Code) -> u8 {
    card & 15
}

/// The suit's place among spades, hearts, clubs, diamonds: odd ones are red.
pub(super) fn suit(card: Code) -> u8 {
    card >> 4 & 3
}

pub(super) fn is_down(card: Code) -> bool {
    card & DOWN != 0
}

pub(super) fn code(card: RefCard) -> Code {
    card.rank | (card.suit as u8) << 4
}

fn card(code: Code) -> RefCard {
    RefCard { rank: rank(code), suit: RefSuit::ALL[usize::from(suit(code))] }
}

/// A pile of a table by its number: the columns, then stock and waste.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Place(usize);

impl Place {
    pub(super) const STOCK: Place = Place(STOCK);
    pub(super) const WASTE: Place = Place(WASTE);

    pub(super) fn column(number: usize) -> Place {
        Place(number)
    }
}

/// What tells positions apart: the lengths of all piles, their cards one after the other, the heights of the
/// foundations, the pass where it matters, and how many waste cards are playable.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Key([u64; 6]);

#[derive(Clone)]
pub(super) struct Table {
    cards: [[Code; MOST_CARDS]; PILES],
    lengths: [u8; PILES],
    /// Suit by suit, within a suit from the lowest to the highest.
    pub(super) heights: [u8; 8],
    pub(super) pass: u16,
    pub(super) group: u8,
}

impl Table {
    /// The table of a layout that has been checked.
    pub(super) fn new(rules: &SmallRules, layout: &Layout) -> Table {
        let mut table = Table {
            cards: [[0; MOST_CARDS]; PILES],
            lengths: [0; PILES],
            heights: [0; 8],
            pass: if rules.pass_matters() { layout.pass as u16 } else { 1 },
            group: layout.group as u8,
        };
        for (number, column) in layout.columns.iter().enumerate() {
            for (i, card) in column.cards.iter().enumerate() {
                table.push(Place(number), code(*card) | if i < column.down { DOWN } else { 0 });
            }
        }
        layout.stock.iter().for_each(|card| table.push(Place::STOCK, code(*card)));
        layout.waste.iter().for_each(|card| table.push(Place::WASTE, code(*card)));
        table.heights[..layout.foundations.len()].copy_from_slice(&layout.foundations);
        table.sort_heights(rules);
        table
    }

    /// The same for people; `columns` is the number of columns.
    pub(super) fn layout(&self, rules: &SmallRules, columns: usize) -> Layout {
        let faces = |place: Place| self.pile(place).iter().map(|code| card(*code)).collect::<Vec<_>>();
        let column = |number: usize| SmallColumn {
            down: self.pile(Place(number)).iter().filter(|code| is_down(**code)).count(),
            cards: faces(Place(number)),
        };
        Layout {
            columns: (0..columns).map(column).collect(),
            stock: faces(Place::STOCK),
            waste: faces(Place::WASTE),
            foundations: self.heights[..rules.foundations()].to_vec(),
            pass: u32::from(self.pass),
            group: usize::from(self.group),
        }
    }

    /// The number of cards outside the foundations.
    pub(super) fn out(&self) -> usize {
        self.lengths.iter().map(|length| usize::from(*length)).sum()
    }

    pub(super) fn pile(&self, place: Place) -> &[Code] {
        &self.cards[place.0][..usize::from(self.lengths[place.0])]
    }

    pub(super) fn last(&self, place: Place) -> Option<Code> {
        self.pile(place).last().copied()
    }

    pub(super) fn push(&mut self, place: Place, card: Code) {
        self.cards[place.0][usize::from(self.lengths[place.0])] = card;
        self.lengths[place.0] += 1;
    }

    pub(super) fn pop(&mut self, place: Place) -> Option<Code> {
        let card = self.last(place)?;
        self.lengths[place.0] -= 1;
        Some(card)
    }

    /// Moves the last `count` cards of a pile to another in their order.
    pub(super) fn carry(&mut self, from: Place, to: Place, count: usize) {
        let left = usize::from(self.lengths[from.0]) - count;
        for i in left..left + count {
            self.push(to, self.cards[from.0][i]);
        }
        self.lengths[from.0] = left as u8;
    }

    /// KL-15: when no face-up card is left the last card is turned up.
    pub(super) fn turn_up_last(&mut self, place: Place) {
        if let Some(last) = usize::from(self.lengths[place.0]).checked_sub(1) {
            self.cards[place.0][last] &= !DOWN;
        }
    }

    /// Which of a suit's foundations is the higher one makes no difference.
    pub(super) fn sort_heights(&mut self, rules: &SmallRules) {
        for twins in self.heights[..rules.foundations()].chunks_mut(rules.copies) {
            twins.sort_unstable();
        }
    }

    /// KL-23: everything lies on the foundations.
    pub(super) fn is_won(&self) -> bool {
        self.lengths == [0; PILES]
    }

    pub(super) fn key(&self) -> Key {
        let mut bytes = [0_u8; 48];
        bytes[..PILES].copy_from_slice(&self.lengths);
        let mut at = PILES;
        for pile in 0..PILES {
            let cards = self.pile(Place(pile));
            bytes[at..at + cards.len()].copy_from_slice(cards);
            at += cards.len();
        }
        // Heights are at most 13, so two of them fit into a byte.
        for (i, pair) in self.heights.chunks(2).enumerate() {
            bytes[40 + i] = pair[0] | pair[1] << 4;
        }
        bytes[44..46].copy_from_slice(&self.pass.to_le_bytes());
        bytes[46] = self.group;
        let mut words = [0; 6];
        for (word, eight) in words.iter_mut().zip(bytes.chunks_exact(8)) {
            *word = u64::from_le_bytes(eight.try_into().expect("chunks of eight"));
        }
        Key(words)
    }

    /// The table whose key this is.
    pub(super) fn of(key: &Key) -> Table {
        let mut bytes = [0_u8; 48];
        for (eight, word) in bytes.chunks_exact_mut(8).zip(key.0) {
            eight.copy_from_slice(&word.to_le_bytes());
        }
        let mut table = Table {
            cards: [[0; MOST_CARDS]; PILES],
            lengths: [0; PILES],
            heights: [0; 8],
            pass: u16::from_le_bytes([bytes[44], bytes[45]]),
            group: bytes[46],
        };
        let mut at = PILES;
        for pile in 0..PILES {
            let length = usize::from(bytes[pile]);
            table.cards[pile][..length].copy_from_slice(&bytes[at..at + length]);
            table.lengths[pile] = length as u8;
            at += length;
        }
        for (i, height) in table.heights.iter_mut().enumerate() {
            *height = bytes[40 + i / 2] >> (4 * (i % 2)) & 15;
        }
        table
    }
}
