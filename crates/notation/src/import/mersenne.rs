//! The Mersenne Twister MT19937 by Matsumoto and Nishimura, as they published it in 1998 and 2002.

const WORDS: usize = 624;
const MIDDLE: usize = 397;

/// A stream of 32-bit numbers.
#[derive(Clone)]
pub(super) struct MersenneTwister {
    state: [u32; WORDS],
    used: usize,
}

impl MersenneTwister {
    /// The stream of one number (the authors' `init_genrand`).
    pub(super) fn from_number(seed: u32) -> MersenneTwister {
        let mut state = [seed; WORDS];
        for i in 1..WORDS {
            let last = state[i - 1];
            state[i] = 1_812_433_253_u32.wrapping_mul(last ^ (last >> 30)).wrapping_add(i as u32);
        }
        MersenneTwister { state, used: WORDS }
    }

    /// The stream of several numbers (the authors' `init_by_array`). An empty key counts as zero.
    pub(super) fn from_key(key: &[u32]) -> MersenneTwister {
        let key = if key.is_empty() { &[0] } else { key };
        let MersenneTwister { mut state, used } = MersenneTwister::from_number(19_650_218);
        // The place to change walks round the state, past the first word, whose place the last
        // word takes at each turn.
        let mut i = 1;
        let advance = |state: &mut [u32; WORDS], i: usize| {
            if i + 1 < WORDS {
                i + 1
            } else {
                state[0] = state[WORDS - 1];
                1
            }
        };
        for step in 0..WORDS.max(key.len()) {
            let j = step % key.len();
            let last = state[i - 1];
            let mixed = state[i] ^ (last ^ (last >> 30)).wrapping_mul(1_664_525);
            state[i] = mixed.wrapping_add(key[j]).wrapping_add(j as u32);
            i = advance(&mut state, i);
        }
        for _ in 1..WORDS {
            let last = state[i - 1];
            let mixed = state[i] ^ (last ^ (last >> 30)).wrapping_mul(1_566_083_941);
            state[i] = mixed.wrapping_sub(i as u32);
            i = advance(&mut state, i);
        }
        state[0] = 0x8000_0000;
        MersenneTwister { state, used }
    }

    /// The stream that Python's `random.seed` gives for a whole number: the key is its 32-bit
    /// words, the lowest first.
    pub(super) fn from_python_seed(seed: u128) -> MersenneTwister {
        let words = (128 - seed.leading_zeros()).div_ceil(32).max(1);
        let key: Vec<u32> = (0..words).map(|word| (seed >> (32 * word)) as u32).collect();
        MersenneTwister::from_key(&key)
    }

    /// The next 32 random bits.
    pub(super) fn next_u32(&mut self) -> u32 {
        if self.used == WORDS {
            self.twist();
        }
        let mut bits = self.state[self.used];
        self.used += 1;
        bits ^= bits >> 11;
        bits ^= (bits << 7) & 0x9d2c_5680;
        bits ^= (bits << 15) & 0xefc6_0000;
        bits ^ (bits >> 18)
    }

    /// The next number from 0 up to but without 1, of 53 random bits (Python's `random.random`).
    pub(super) fn next_f64(&mut self) -> f64 {
        let high = f64::from(self.next_u32() >> 5);
        let low = f64::from(self.next_u32() >> 6);
        (high * 67_108_864.0 + low) / 9_007_199_254_740_992.0
    }

    fn twist(&mut self) {
        for i in 0..WORDS {
            let joined = (self.state[i] & 0x8000_0000) | (self.state[(i + 1) % WORDS] & 0x7fff_ffff);
            let odd = if joined % 2 == 1 { 0x9908_b0df } else { 0 };
            self.state[i] = self.state[(i + MIDDLE) % WORDS] ^ (joined >> 1) ^ odd;
        }
        self.used = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_number_gives_the_published_stream() {
        let mut random = MersenneTwister::from_number(5489);
        let numbers: Vec<u32> = (0..10_000).map(|_| random.next_u32()).collect();
        assert_eq!(numbers[..3], [3_499_211_612, 581_869_302, 3_890_346_734]);
        assert_eq!(numbers[9_999], 4_123_659_995);
    }

    #[test]
    fn a_key_gives_the_published_stream() {
        let mut random = MersenneTwister::from_key(&[0x123, 0x234, 0x345, 0x456]);
        let numbers: Vec<u32> = (0..1_000).map(|_| random.next_u32()).collect();
        assert_eq!(numbers[..5], [1_067_595_299, 955_945_823, 477_289_528, 4_107_218_783, 4_228_976_476]);
        assert_eq!(numbers[999], 3_460_025_646);
    }

    #[test]
    fn a_long_key_and_an_empty_one_have_streams_too() {
        let long: Vec<u32> = (0..700).collect();
        assert_ne!(MersenneTwister::from_key(&long).next_u32(), MersenneTwister::from_key(&long[..699]).next_u32());
        assert_eq!(MersenneTwister::from_key(&[]).next_u32(), MersenneTwister::from_python_seed(0).next_u32());
    }

    #[test]
    fn python_seeds_give_pythons_numbers() {
        let first = |seed| {
            let mut random = MersenneTwister::from_python_seed(seed);
            [random.next_f64(), random.next_f64(), random.next_f64()]
        };
        assert_eq!(first(0), [0.8444218515250481, 0.7579544029403025, 0.420571580830845]);
        assert_eq!(first(1), [0.13436424411240122, 0.8474337369372327, 0.763774618976614]);
        assert_eq!(first(100_000), [0.09340878192995006, 0.7875546963324999, 0.6912020474815175]);
        assert_eq!(first(4_294_967_295), [0.6353574441341173, 0.20319993954407756, 0.6073666030347188]);
        assert_eq!(first(4_294_967_296), [0.11299430095636409, 0.41782886486292836, 0.0166763664992291]);
        assert_eq!(first(12_345_678_901_234_567_890), [0.5120180983871961, 0.9318805526703359, 0.6423121128048344]);
        assert_eq!(first(100_000_000_000_000_000_000), [0.018195028987988637, 0.5417454887047259, 0.5878861802573304]);
    }
}
