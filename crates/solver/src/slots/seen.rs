//! The positions that a search has looked at, by segments, foundations, stock and waste.
//!
//! *Claim.* Of positions that differ only in how many of the stock's cards lie in the waste, those that
//! can be reached from one that was looked at need no look.
//!
//! *Argument.* By turning the stock, a position reaches every later one whose waste differs by a
//! multiple of the draw, and the one with everything in the waste. By turning it over it reaches, with
//! one redeal more, the one without waste, and that reaches all whose waste is a multiple of the draw.
//! A position with fewer redeals used can do all that the same one with more can. None of these is
//! ever one that the search is still busy with: to play a card changes what is left.
//!
//! *Needs.* An order that is kept, and no ace that must go up as it comes by. Otherwise only equal
//! wastes count, reached with no more redeals.

use super::deal::Deal;
use super::moves::Position;
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
    /// The same, and the number of redeals counts.
    Counted(u32),
    /// They must be equal, and the number of redeals that were used counts.
    Equal,
}

/// The positions looked at.
pub(super) struct Seen {
    wastes: Wastes,
    entries: Vec<Entry>,
    used: usize,
    /// Bits of a key for the places of the stock's cards, and for the number of cards in the waste or of
    /// redeals used.
    place_bits: u32,
    count_bits: u32,
    /// For each number of cards in the waste: those from which it is reached by turning.
    reaching: [u64; 64],
}

#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    /// A bit for each number of waste cards, or one more than the redeals used. Zero: no entry.
    word: u64,
}

/// A position as the table knows it.
#[derive(Clone, Copy)]
struct Place {
    key: u64,
    /// It needs no look if the word there has one of these bits.
    reaching: u64,
    /// The bits for which the same holds of words with fewer redeals.
    reaching_again: u64,
    /// What is noted.
    word: u64,
}

impl Seen {
    /// An empty table; none when a position of the deal has no room in a key.
    pub(super) fn new(deal: &Deal, wastes: Wastes) -> Option<Seen> {
        let place_bits = deal.stock.len() as u32;
        let bits_for = |most: u32| u32::BITS - most.leading_zeros();
        let count_bits = match wastes {
            Wastes::Reached(_) => 0,
            Wastes::Counted(_) => bits_for(deal.redeals.unwrap_or(0)),
            Wastes::Equal => bits_for(place_bits),
        };
        if bits_for(deal.layers - 1) + 16 + place_bits + count_bits > u64::BITS {
            return None;
        }
        let reaching = std::array::from_fn(|waste| match wastes {
            Wastes::Reached(draw) | Wastes::Counted(draw) => {
                (0..=waste).rev().step_by(draw as usize).fold(0, |bits, waste| bits | 1_u64 << waste)
            }
            Wastes::Equal => 0,
        });
        Some(Seen { wastes, entries: vec![Entry::default(); 1 << 10], used: 0, place_bits, count_bits, reaching })
    }

    #[inline]
    fn place(&self, position: &Position) -> Place {
        let key = position.state.key() << self.place_bits | position.left;
        let count = position.waste.count_ones();
        let all_turned = position.waste == position.left;
        let by_turning = if all_turned { u64::MAX } else { self.reaching[count as usize] };
        match self.wastes {
            Wastes::Reached(draw) if all_turned || count.is_multiple_of(draw) => {
                Place { key, reaching: u64::MAX, reaching_again: 0, word: 1 }
            }
            Wastes::Reached(_) => Place { key, reaching: by_turning, reaching_again: 0, word: 1 << count },
            Wastes::Counted(draw) => Place {
                key: key << self.count_bits | u64::from(position.redeals),
                reaching: by_turning,
                reaching_again: if count.is_multiple_of(draw) { u64::MAX } else { by_turning },
                word: 1 << count,
            },
            Wastes::Equal => Place {
                key: key << self.count_bits | u64::from(count),
                reaching: 0,
                reaching_again: 0,
                word: u64::from(position.redeals) + 1,
            },
        }
    }

    /// What is known of a position, the word at its own key being this one.
    #[inline]
    fn judge(&self, place: &Place, word: u64, redeals: u32) -> Visit {
        let mut known = word;
        let seen = match self.wastes {
            Wastes::Reached(_) => word & place.reaching != 0,
            Wastes::Counted(_) => {
                let fewer = (1..=u64::from(redeals)).any(|less| {
                    let word = self.entries[self.find(place.key - less)].word;
                    known |= word;
                    word & place.reaching_again != 0
                });
                fewer || word & place.reaching != 0
            }
            Wastes::Equal => word != 0 && word <= place.word,
        };
        match (seen, known) {
            (true, _) => Visit::Seen,
            (false, 0) => Visit::New,
            (false, _) => Visit::OtherWaste,
        }
    }

    /// What is known of a position.
    #[inline]
    pub(super) fn look(&self, position: &Position) -> Visit {
        let place = self.place(position);
        self.judge(&place, self.entries[self.find(place.key)].word, position.redeals)
    }

    /// Notes that a position is looked at, and says what was known of it.
    #[inline]
    pub(super) fn visit(&mut self, position: &Position, budget: &mut Budget) -> Result<Visit, Reason> {
        if self.used * 3 > self.entries.len() * 2 {
            self.grow(budget)?;
        }
        let place = self.place(position);
        let at = self.find(place.key);
        let word = self.entries[at].word;
        let visit = self.judge(&place, word, position.redeals);
        if visit != Visit::Seen {
            let note = match self.wastes {
                Wastes::Reached(_) | Wastes::Counted(_) => word | place.word,
                Wastes::Equal => place.word,
            };
            self.entries[at] = Entry { key: place.key, word: note };
            self.used += usize::from(word == 0);
        }
        Ok(visit)
    }

    /// Notes that a position that was just visited cannot be won, whatever lies in the waste.
    pub(super) fn give_up(&mut self, position: &Position) {
        let place = self.place(position);
        let (key, word) = match self.wastes {
            Wastes::Reached(_) | Wastes::Counted(_) => (place.key, u64::MAX),
            Wastes::Equal => (place.key, 1),
        };
        let at = self.find(key);
        self.entries[at] = Entry { key, word };
    }

    /// The memory that it holds, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.entries.len() * size_of::<Entry>()
    }

    #[inline]
    fn find(&self, key: u64) -> usize {
        let mask = self.entries.len() - 1;
        let mut at = mix(key, 0) as usize & mask;
        loop {
            let entry = &self.entries[at];
            if entry.word == 0 || entry.key == key {
                return at;
            }
            at = (at + 1) & mask;
        }
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
            let at = self.find(entry.key);
            self.entries[at] = entry;
        }
        budget.shrank(more);
        Ok(())
    }
}
