//! The search: visit every position until one is won.

use super::explore::Explored;
use super::layout::Layout;
use super::rules::SmallRules;
use super::successors::Play;
use super::table::{Key, Table};
use crate::random::Random;
use crate::referee::{RefError, RefOrder};
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// A position of a small deck that can be searched.
pub struct Exhaustive<'o> {
    play: Play<'o>,
    start: Table,
}

impl std::fmt::Debug for Exhaustive<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Exhaustive").field("rules", &self.play.rules).field("layout", &self.layout()).finish()
    }
}

impl<'o> Exhaustive<'o> {
    /// Checks the layout. `order` says how the k-th reshuffle orders the whole deck, the card to be drawn first coming
    /// first; it is asked only where redeals shuffle. With unlimited shuffled passes the positions never end: limit
    /// the passes, or expect no answer for what is lost.
    ///
    /// # Errors
    /// What [`Layout::check`] finds.
    pub fn new(rules: &SmallRules, layout: &Layout, order: RefOrder<'o>) -> Result<Exhaustive<'o>, RefError> {
        layout.check(rules)?;
        let play = Play::new(rules, layout.columns.len(), order);
        Ok(Exhaustive { play, start: Table::new(rules, layout) })
    }

    /// The position that the search begins with, its foundations sorted and its pass 1 where the pass changes nothing.
    pub fn layout(&self) -> Layout {
        self.start.layout(&self.play.rules, self.play.columns)
    }

    /// Whether all cards can be brought to the foundations; nothing when more than `limit` positions are met, or when
    /// it is not won with [`super::MOST_CARDS`] outside the foundations and might be with more.
    pub fn winnable(&self, limit: usize) -> Option<bool> {
        if self.start.is_won() {
            return Some(true);
        }
        self.play.begin();
        let first = self.start.key();
        let mut seen: HashSet<Key, BuildHasherDefault<Mix>> = HashSet::from_iter([first]);
        let mut waiting = vec![first];
        while let Some(key) = waiting.pop() {
            let mut won = false;
            self.play.successors(&Table::of(&key), |next| {
                won |= next.is_won();
                let key = next.key();
                if seen.insert(key) {
                    waiting.push(key);
                }
            });
            if won {
                return Some(true);
            }
            if seen.len() > limit {
                return None;
            }
        }
        if self.play.is_complete() { Some(false) } else { None }
    }

    /// Every position that can be reached, each with whether it can be won; nothing when there are more than `limit`,
    /// or positions with more than [`super::MOST_CARDS`] outside the foundations.
    pub fn explore(&self, limit: usize) -> Option<Explored> {
        self.play.begin();
        let first = self.start.key();
        let mut numbers: HashMap<Key, u32, BuildHasherDefault<Mix>> = HashMap::from_iter([(first, 0)]);
        let mut keys = vec![first];
        let mut moves: Vec<(u32, u32)> = Vec::new();
        let mut at = 0;
        while let Some(key) = keys.get(at).copied() {
            self.play.successors(&Table::of(&key), |next| {
                let key = next.key();
                let fresh = keys.len() as u32;
                let number = *numbers.entry(key).or_insert(fresh);
                if number == fresh {
                    keys.push(key);
                }
                moves.push((at as u32, number));
            });
            if keys.len() > limit || !self.play.is_complete() {
                return None;
            }
            at += 1;
        }
        Some(Explored::new(self.play.rules.clone(), self.play.columns, keys, &moves))
    }

    /// Every position that one move leads to, sorted, each once.
    pub fn successors(&self) -> Vec<Layout> {
        let mut layouts = Vec::new();
        self.play.successors(&self.start, |next| layouts.push(next.layout(&self.play.rules, self.play.columns)));
        layouts.sort();
        layouts.dedup();
        layouts
    }

    /// The position after up to so many random moves.
    pub fn walk(&self, random: &mut Random, moves: usize) -> Layout {
        let mut here = self.start.clone();
        for _ in 0..moves {
            let mut next = Vec::new();
            self.play.successors(&here, |table| next.push(table.clone()));
            let Some(chosen) = random.pick(&next) else { break };
            here = chosen.clone();
        }
        here.layout(&self.play.rules, self.play.columns)
    }
}

/// A quick hash of the words of a key; equal keys are found by comparing them in full.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut eight = [0; 8];
            eight[..chunk.len()].copy_from_slice(chunk);
            let mixed = (self.0 ^ u64::from_le_bytes(eight)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            self.0 = mixed ^ mixed >> 29;
        }
    }
}
