//! The positions that a search has looked at, by segments, foundations, stock and waste.
//!
//! *Claim.* Of positions that differ only in how many of the stock's cards lie in the waste, those that
//! can be reached from one that was looked at need no look.
//!
//! *Argument.* By turning the stock, a position reaches every later one whose waste differs by a
//! multiple of the draw. When the whole stock has been turned and may be turned over it reaches the
//! one without waste, and that reaches all whose waste is a multiple of the draw, and the one with
//! everything in the waste. Such a position is never one that the search is still busy with: to play
//! a card changes what is left.
//!
//! *Needs.* Redeals without limit that keep the order, and no ace that must go up as it comes by.
//! Otherwise only equal wastes count, reached with no more redeals.

use super::stock::Places;
use super::visited::mix;
use crate::budget::Budget;
use crate::verdict::Reason;

/// What was known of a position before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Visit {
    /// It needs no look.
    Seen,
    /// It does, but the same cards with another waste were looked at.
    OtherWaste,
    /// Nothing.
    New,
}

/// How wastes are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wastes {
    /// Turning on and on leads from one to the other; so many cards are turned at once.
    Reached(u32),
    /// They must be equal, and the number of redeals that were used counts.
    Equal,
}

/// The positions looked at.
pub(super) struct Seen {
    wastes: Wastes,
    entries: Vec<Entry>,
    used: usize,
    /// For each number of cards in the waste: those from which it is reached by turning.
    reaching: [u64; 64],
}

#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    left: u64,
    /// A bit for each number of waste cards, or one more than the redeals used. Zero: no entry.
    word: u64,
}

/// Bits of a word of places that hold none when the waste is noted there.
const WASTE_SHIFT: u32 = 58;

impl Seen {
    pub(super) fn new(wastes: Wastes) -> Seen {
        let reaching = std::array::from_fn(|waste| match wastes {
            Wastes::Reached(draw) => {
                (0..=waste).rev().step_by(draw as usize).fold(0, |bits, waste| bits | 1_u64 << waste)
            }
            Wastes::Equal => 0,
        });
        Seen { wastes, entries: vec![Entry::default(); 1 << 10], used: 0, reaching }
    }

    /// Notes that a position is looked at, and says what was known of it.
    #[inline]
    pub(super) fn visit(
        &mut self,
        key: u64,
        left: Places,
        waste: Places,
        redeals: u32,
        budget: &mut Budget,
    ) -> Result<Visit, Reason> {
        if self.used * 3 > self.entries.len() * 2 {
            self.grow(budget)?;
        }
        let mut count = waste.count_ones();
        let left = match self.wastes {
            Wastes::Reached(draw) => {
                if waste == left || count.is_multiple_of(draw) {
                    count = 0;
                }
                left
            }
            Wastes::Equal => left | u64::from(count) << WASTE_SHIFT,
        };
        let entry = self.find(key, left);
        let known = entry.word;
        match self.wastes {
            Wastes::Reached(_) => {
                let reaching = if count == 0 { u64::MAX } else { self.reaching[count as usize] };
                if known & reaching != 0 {
                    return Ok(Visit::Seen);
                }
                *self.find(key, left) = Entry { key, left, word: known | 1 << count };
            }
            Wastes::Equal => {
                let word = u64::from(redeals) + 1;
                if known != 0 && known <= word {
                    return Ok(Visit::Seen);
                }
                *self.find(key, left) = Entry { key, left, word };
            }
        }
        self.used += usize::from(known == 0);
        Ok(if known == 0 { Visit::New } else { Visit::OtherWaste })
    }

    /// Notes that a position cannot be won, whatever lies in the waste.
    pub(super) fn give_up(&mut self, key: u64, left: Places, waste: Places) {
        let (left, word) = match self.wastes {
            Wastes::Reached(_) => (left, u64::MAX),
            Wastes::Equal => (left | u64::from(waste.count_ones()) << WASTE_SHIFT, 1),
        };
        *self.find(key, left) = Entry { key, left, word };
    }

    /// The memory that it holds, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.entries.len() * size_of::<Entry>()
    }

    #[inline]
    fn find(&mut self, key: u64, left: u64) -> &mut Entry {
        let mask = self.entries.len() - 1;
        let mut at = mix(key, left) as usize & mask;
        loop {
            let entry = &self.entries[at];
            if entry.word == 0 || (entry.key == key && entry.left == left) {
                break;
            }
            at = (at + 1) & mask;
        }
        &mut self.entries[at]
    }

    #[cold]
    fn grow(&mut self, budget: &mut Budget) -> Result<(), Reason> {
        let more = self.bytes();
        // Old and new are there at once for a moment.
        if !budget.has_room_for(2 * more) {
            return Err(Reason::Bytes);
        }
        budget.grew(2 * more);
        let size = self.entries.len() * 2;
        let old = std::mem::replace(&mut self.entries, vec![Entry::default(); size]);
        for entry in old.into_iter().filter(|entry| entry.word != 0) {
            *self.find(entry.key, entry.left) = entry;
        }
        budget.shrank(more);
        Ok(())
    }
}
