//! All positions that were met, each with where it came from: a table without removal.
//!
//! Two positions are the same only if all their words are: there is no chance in it.

use super::dominances::Use;
use super::stock::Course;
use crate::budget::Budget;
use crate::verdict::Reason;
use std::num::NonZeroU32;

/// Positions in one piece of memory.
const PIECE: usize = 1 << 14;

/// The number of a position.
pub(super) type Id = u32;

/// The positions.
pub(super) struct Nodes<'d> {
    course: &'d Course,
    places: Use,
    words: usize,
    keys: Vec<Vec<u64>>,
    origins: Vec<Vec<Option<Id>>>,
    count: usize,
    bytes: usize,
    /// For each place of the hash the position that lies there, its number plus one.
    index: Vec<Option<NonZeroU32>>,
}

impl Nodes<'_> {
    pub(super) fn new<'d>(course: &'d Course, places: Use, words: usize, budget: &mut Budget) -> Nodes<'d> {
        let index = vec![None; 1 << 10];
        budget.grew(1 << 12);
        Nodes { course, places, words, keys: Vec::new(), origins: Vec::new(), count: 0, bytes: 1 << 12, index }
    }

    /// How much memory they take.
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }

    /// The words of a position.
    pub(super) fn key(&self, id: Id) -> &[u64] {
        let (piece, at) = (id as usize / PIECE, id as usize % PIECE);
        &self.keys[piece][at * self.words..(at + 1) * self.words]
    }

    /// The position that it came from.
    pub(super) fn origin(&self, id: Id) -> Option<Id> {
        self.origins[id as usize / PIECE][id as usize % PIECE]
    }

    /// A position with just these words.
    pub(super) fn find(&self, key: &[u64]) -> Option<Id> {
        let mask = self.index.len() - 1;
        let mut at = hash(&key[..self.words - 1]) as usize & mask;
        while let Some(id) = self.index[at] {
            if self.key(id.get() - 1) == key {
                return Some(id.get() - 1);
            }
            at = (at + 1) & mask;
        }
        None
    }

    /// Notes a position, if it is new and none that covers it was met.
    ///
    /// # Errors
    /// There is no room.
    pub(super) fn meet(&mut self, key: &[u64], origin: Option<Id>, budget: &mut Budget) -> Result<Option<Id>, Reason> {
        let (last, words) = key.split_last().expect("the last word is the stock's");
        let mask = self.index.len() - 1;
        let mut at = hash(words) as usize & mask;
        while let Some(id) = self.index[at] {
            let (there, same) = self.key(id.get() - 1).split_last().expect("the last word is the stock's");
            if same == words && self.covers(*there, *last) {
                return Ok(None);
            }
            at = (at + 1) & mask;
        }
        self.grow(budget)?;
        let id = self.count as Id;
        let piece = self.count / PIECE;
        self.keys[piece].extend_from_slice(key);
        self.origins[piece].push(origin);
        self.count += 1;
        self.index[at] = NonZeroU32::new(id + 1);
        if self.count * 4 > self.index.len() * 3 {
            self.widen(budget)?;
        }
        Ok(Some(id))
    }

    fn covers(&self, one: u64, other: u64) -> bool {
        match self.places {
            Use::On => self.course.covers(one, other),
            Use::Off => one == other,
        }
    }

    fn grow(&mut self, budget: &mut Budget) -> Result<(), Reason> {
        if self.count.is_multiple_of(PIECE) {
            let bytes = PIECE * (self.words * 8 + size_of::<Option<Id>>());
            if !budget.has_room_for(bytes) {
                return Err(Reason::Bytes);
            }
            budget.grew(bytes);
            self.bytes += bytes;
            self.keys.push(Vec::with_capacity(PIECE * self.words));
            self.origins.push(Vec::with_capacity(PIECE));
        }
        Ok(())
    }

    fn widen(&mut self, budget: &mut Budget) -> Result<(), Reason> {
        let len = self.index.len() * 2;
        if !budget.has_room_for(len * 4) {
            return Err(Reason::Bytes);
        }
        budget.grew(len * 4);
        let mut index: Vec<Option<NonZeroU32>> = vec![None; len];
        for id in self.index.iter().flatten() {
            let words = self.key(id.get() - 1);
            let mut at = hash(&words[..self.words - 1]) as usize & (len - 1);
            while index[at].is_some() {
                at = (at + 1) & (len - 1);
            }
            index[at] = Some(*id);
        }
        budget.shrank(self.index.len() * 4);
        self.bytes += (len - self.index.len()) * 4;
        self.index = index;
        Ok(())
    }
}

fn hash(words: &[u64]) -> u64 {
    let mut hash = 0x9e37_79b9_7f4a_7c15_u64;
    for word in words {
        hash = (hash ^ word).wrapping_mul(0xff51_afd7_ed55_8ccd);
        hash ^= hash >> 32;
    }
    hash
}
