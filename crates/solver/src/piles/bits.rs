//! Small numbers packed one after another into words.

/// Writes numbers into words that begin as zeros.
pub(super) struct Writer<'k> {
    words: &'k mut [u64],
    at: usize,
}

impl<'k> Writer<'k> {
    pub(super) fn new(words: &'k mut [u64]) -> Writer<'k> {
        words.fill(0);
        Writer { words, at: 0 }
    }

    /// Adds the lowest bits of a value that has no others.
    #[inline]
    pub(super) fn put(&mut self, value: u64, bits: u32) {
        let (word, shift) = (self.at / 64, self.at as u32 % 64);
        self.at += bits as usize;
        if bits == 0 {
            return;
        }
        self.words[word] |= value << shift;
        if shift + bits > 64 {
            self.words[word + 1] |= value >> (64 - shift);
        }
    }
}

/// Reads what was written.
pub(super) struct Reader<'k> {
    words: &'k [u64],
    at: usize,
}

impl<'k> Reader<'k> {
    pub(super) fn new(words: &'k [u64]) -> Reader<'k> {
        Reader { words, at: 0 }
    }

    /// The next number; it has fewer than 64 bits.
    #[inline]
    pub(super) fn take(&mut self, bits: u32) -> u64 {
        if bits == 0 {
            return 0;
        }
        let (word, shift) = (self.at / 64, self.at as u32 % 64);
        self.at += bits as usize;
        let mut value = self.words[word] >> shift;
        if shift + bits > 64 {
            value |= self.words[word + 1] << (64 - shift);
        }
        value & ((1 << bits) - 1)
    }
}

/// How many bits numbers from 0 to this one need.
pub(super) fn bits_for(most: usize) -> u32 {
    usize::BITS - most.leading_zeros()
}
