//! A set of positions that is emptied often.

/// An open-addressing set of pairs of numbers. Emptying it costs nothing: each entry carries the
/// number of the round in which it was made.
pub(super) struct Visited {
    entries: Vec<Entry>,
    round: u64,
    used: usize,
}

#[derive(Clone, Copy, Default)]
struct Entry {
    stock: u64,
    /// The rest of the key, and above it the round.
    rest: u64,
}

/// Bits of the second number that may be used.
const REST_BITS: u32 = 23;

impl Default for Visited {
    fn default() -> Visited {
        Visited { entries: vec![Entry::default(); 256], round: 1, used: 0 }
    }
}

impl Visited {
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.round += 1;
        self.used = 0;
    }

    /// Adds an element, whose second number has at most 23 bits; says whether it is new.
    #[inline]
    pub(super) fn insert(&mut self, stock: u64, rest: u64) -> bool {
        debug_assert!(rest < 1 << REST_BITS);
        let rest = rest | self.round << REST_BITS;
        let mask = self.entries.len() - 1;
        let mut at = mix(stock, rest) as usize & mask;
        loop {
            let entry = self.entries[at];
            if entry.rest >> REST_BITS != self.round {
                break;
            }
            if entry.stock == stock && entry.rest == rest {
                return false;
            }
            at = (at + 1) & mask;
        }
        self.entries[at] = Entry { stock, rest };
        self.used += 1;
        if self.used * 2 > self.entries.len() {
            self.grow();
        }
        true
    }

    #[cold]
    fn grow(&mut self) {
        let size = self.entries.len() * 2;
        let old = std::mem::replace(&mut self.entries, vec![Entry::default(); size]);
        for entry in old.into_iter().filter(|entry| entry.rest >> REST_BITS == self.round) {
            let mut at = mix(entry.stock, entry.rest) as usize & (size - 1);
            while self.entries[at].rest >> REST_BITS == self.round {
                at = (at + 1) & (size - 1);
            }
            self.entries[at] = entry;
        }
    }

    /// The memory that it holds, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.entries.len() * size_of::<Entry>()
    }
}

/// Spreads two numbers over all bits of one.
#[inline]
pub(super) fn mix(a: u64, b: u64) -> u64 {
    let product = (a ^ b.rotate_left(32)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let product = (product ^ b).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    product ^ product >> 32
}
