//! Shuffles that give the same order on every machine and in every later version.
//!
//! The generator is xoshiro256** by Blackman and Vigna, its state filled by splitmix64, both
//! published and free of rights. A number below n is taken by rejection, so that each of the n is
//! equally likely. Changing anything here changes every deal that anybody ever noted: the vectors
//! in the tests pin it.

/// A stream of random numbers that follows from its seed alone.
#[derive(Clone, Debug)]
pub struct Shuffle {
    state: [u64; 4],
}

impl Shuffle {
    /// The stream of one seed.
    #[must_use]
    pub fn new(seed: u64) -> Shuffle {
        Shuffle::keyed(seed, 0)
    }

    /// The stream of a seed and a second number, for instance the k-th reshuffle of a deal.
    /// With a second number of 0 it is [`Shuffle::new`].
    #[must_use]
    pub fn keyed(seed: u64, key: u64) -> Shuffle {
        // Each key moves the start far along splitmix64's sequence, so that streams of
        // neighbouring seeds and keys do not overlap.
        let mut seed = seed ^ key.wrapping_mul(0xd134_2543_de82_ef95);
        let mut next = || {
            seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut mixed = seed;
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            mixed ^ (mixed >> 31)
        };
        Shuffle { state: [next(), next(), next(), next()] }
    }

    /// The next 64 random bits.
    pub fn next_u64(&mut self) -> u64 {
        let s = &mut self.state;
        let result = s[1].wrapping_mul(5).rotate_left(7).wrapping_mul(9);
        let moved = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= moved;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// A number from 0 up to but without `bound`, each equally likely; 0 for a bound of 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        if bound < 2 {
            return 0;
        }
        // The last, incomplete stretch of the 64-bit range is thrown away.
        let limit = u64::MAX - (u64::MAX % bound + 1) % bound;
        loop {
            let value = self.next_u64();
            if value <= limit {
                return value % bound;
            }
        }
    }

    /// Puts the items in random order: from the last place down to the second, each is swapped
    /// with one at or before it (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u64 + 1) as usize;
            items.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pack;
    use alloc::string::{String, ToString};
    use alloc::vec::Vec;

    #[test]
    fn the_generator_is_the_published_one() {
        // The reference implementation's first numbers for the state 1, 2, 3, 4.
        let mut published = Shuffle { state: [1, 2, 3, 4] };
        let first: Vec<u64> = (0..4).map(|_| published.next_u64()).collect();
        assert_eq!(first, [11520, 0, 1_509_978_240, 1_215_971_899_390_074_240]);
    }

    #[test]
    fn deals_are_frozen() {
        let order = |seed| {
            let mut cards = Pack::ONE.cards();
            Shuffle::new(seed).shuffle(&mut cards);
            cards.iter().take(13).map(ToString::to_string).collect::<Vec<String>>().join(" ")
        };
        assert_eq!(order(1), "7D 2H 3H 8S 2C KD JC 2D 8H 3S AS 9D 4H");
        assert_eq!(order(u64::MAX), "8S 6C 9C 6H 3S 5S 9H 3D TS KS 2C QD 6D");
    }

    #[test]
    fn gn_03_every_card_is_equally_likely_in_every_place() {
        // 52 x 52 counts of 20,000 shuffles: the chi-square of 2,601 degrees of freedom has mean
        // 2,601 and standard deviation 72; seven deviations off would be a broken shuffle.
        let shuffles = 20_000_u32;
        let mut counts = [[0_u32; 52]; 52];
        for seed in 0..u64::from(shuffles) {
            let mut cards = Pack::ONE.cards();
            Shuffle::new(seed).shuffle(&mut cards);
            for (place, card) in cards.iter().enumerate() {
                counts[place][card.index()] += 1;
            }
        }
        let expected = f64::from(shuffles) / 52.0;
        let chi: f64 =
            counts.iter().flatten().map(|n| (f64::from(*n) - expected) * (f64::from(*n) - expected) / expected).sum();
        assert!((2100.0..3100.0).contains(&chi), "{chi}");
    }

    #[test]
    fn keys_give_streams_of_their_own() {
        let first = |seed, key| Shuffle::keyed(seed, key).next_u64();
        assert_eq!(first(5, 0), Shuffle::new(5).next_u64());
        assert_ne!(first(5, 1), first(5, 2));
        assert_ne!(first(5, 1), first(6, 1));
    }

    #[test]
    fn below_stays_below_and_reaches_all() {
        let mut random = Shuffle::new(9);
        let mut seen = [false; 7];
        for _ in 0..200 {
            seen[random.below(7) as usize] = true;
        }
        assert!(seen.iter().all(|s| *s));
        assert_eq!((random.below(0), random.below(1)), (0, 0));
    }
}
