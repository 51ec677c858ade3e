//! Positions right after a departure, of which those are kept that no other one contains.
//!
//! *Claim.* Let two positions have the same segments left and the same foundations, and let the stock
//! of the first contain that of the second. If the first cannot be won, the second cannot either.
//!
//! *Argument.* Play the cards that only the first has in its stock to the columns, from the highest
//! down: the second position is a possible arrangement, so there is a place for each. So the second
//! can be reached from the first.
//!
//! *Needs.* Every card of the stock is within reach at any time. It must only be used between positions
//! right after departures: within a level, the position after a stock card has come to a column is
//! contained in the one before it, and leaving it out would lose the line.

use super::uses::Use;
use super::visited::mix;

/// A position: a key for segments and foundations, and the stock.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    stock: u64,
    /// The next entry with this key, counted from one; zero is none.
    next: u32,
    alive: bool,
}

/// Sets of positions with the same key, none containing another.
pub(super) struct Antichains {
    used: Use,
    entries: Vec<Entry>,
    /// The first entry of each key, counted from one, by hash.
    heads: Vec<u32>,
    keys: usize,
}

impl Antichains {
    /// No positions.
    pub(super) fn new(used: Use) -> Antichains {
        Antichains { used, entries: Vec::new(), heads: Vec::new(), keys: 0 }
    }

    /// Whether the first of two sets is taken to be contained in the second.
    #[inline]
    fn within(&self, stock: u64, other: u64) -> bool {
        match self.used {
            Use::On => stock & !other == 0,
            Use::Off => stock == other,
        }
    }

    /// Adds a position unless one that is there contains it, and forgets those that it contains. Gives
    /// its number, counted in the order of addition.
    pub(super) fn add(&mut self, key: u64, stock: u64) -> Option<u32> {
        if self.keys * 2 >= self.heads.len() {
            self.grow();
        }
        let at = self.find(key);
        let first = self.heads[at];
        let mut link = first;
        let mut before: Option<usize> = None;
        while link != 0 {
            let here = link as usize - 1;
            let entry = self.entries[here];
            if self.within(stock, entry.stock) {
                return None;
            }
            link = entry.next;
            if self.within(entry.stock, stock) {
                self.entries[here].alive = false;
                match before {
                    Some(before) => self.entries[before].next = link,
                    None => self.heads[at] = link,
                }
            } else {
                before = Some(here);
            }
        }
        self.keys += usize::from(first == 0);
        let number = u32::try_from(self.entries.len()).expect("memory ends long before");
        // A key whose entries were all contained keeps its place: this one takes it at once.
        self.entries.push(Entry { key, stock, next: self.heads[at], alive: true });
        self.heads[at] = number + 1;
        Some(number)
    }

    /// Adds a position to a set that is asked for positions contained in others: see [`Antichains::is_contained`].
    pub(super) fn add_least(&mut self, key: u64, stock: u64) {
        // The complement turns containing round.
        self.add(key, !stock);
    }

    /// Whether one of the positions contains this one.
    pub(super) fn contains(&self, key: u64, stock: u64) -> bool {
        self.of(key).any(|listed| self.within(stock, listed))
    }

    /// Whether this one contains one of the positions that were added with [`Antichains::add_least`].
    pub(super) fn is_contained(&self, key: u64, stock: u64) -> bool {
        self.contains(key, !stock)
    }

    fn of(&self, key: u64) -> impl Iterator<Item = u64> + '_ {
        let mut link = if self.heads.is_empty() { 0 } else { self.heads[self.find(key)] };
        std::iter::from_fn(move || {
            let entry = self.entries.get((link as usize).checked_sub(1)?)?;
            link = entry.next;
            Some(entry.stock)
        })
    }

    /// The key and stock of a position by its number; none when another one contains it.
    pub(super) fn get(&self, number: u32) -> Option<(u64, u64)> {
        let entry = self.entries[number as usize];
        entry.alive.then_some((entry.key, entry.stock))
    }

    /// The key and stock of a position by its number, also when another one contains it.
    pub(super) fn any(&self, number: u32) -> (u64, u64) {
        let entry = self.entries[number as usize];
        (entry.key, entry.stock)
    }

    /// The memory that they hold, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.entries.capacity() * size_of::<Entry>() + self.heads.len() * size_of::<u32>()
    }

    fn find(&self, key: u64) -> usize {
        let mask = self.heads.len() - 1;
        let mut at = mix(key, key >> 7) as usize & mask;
        while self.heads[at] != 0 && self.entries[self.heads[at] as usize - 1].key != key {
            at = (at + 1) & mask;
        }
        at
    }

    #[cold]
    fn grow(&mut self) {
        let size = (self.heads.len() * 2).max(64);
        let old = std::mem::replace(&mut self.heads, vec![0; size]);
        for head in old.into_iter().filter(|head| *head != 0) {
            let at = self.find(self.entries[head as usize - 1].key);
            self.heads[at] = head;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_positions_that_no_other_contains_are_kept() {
        let mut chains = Antichains::new(Use::On);
        let first = chains.add(7, 0b0110).expect("the first");
        assert_eq!(chains.add(7, 0b0100), None, "contained in it");
        assert!(chains.add(8, 0b0100).is_some(), "another key");
        let second = chains.add(7, 0b1001).expect("neither contains the other");
        assert!(chains.contains(7, 0b0010) && !chains.contains(7, 0b0011));
        assert!(chains.add(7, 0b0111).is_some());
        assert_eq!(chains.get(first), None, "contained in the new one");
        assert_eq!(chains.get(second), Some((7, 0b1001)));
        for key in 100..1_000 {
            assert!(chains.add(key, key).is_some() && chains.add(key, key).is_none());
        }
        assert_eq!(chains.get(second), Some((7, 0b1001)));
    }
}
