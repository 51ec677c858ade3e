//! Decks for tests, each in dealing order.

use crate::random::Random;
use crate::referee::{RefCard, read_cards};

/// Microsoft's deal 1: the order of the cards.
pub const MS_1: &str = "JD 2D 9H JC 5D 7H 7C 5H KD KC 9S 5S AD QC KH 3H 2S KS 9D QD JS AS AH 3C 4C 5C \
    TS QH 4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H";

/// Microsoft's deal 617: the order of the cards.
pub const MS_617: &str = "7D AD 5C 3S 5S 8C 2D AH TD 7S QD AC 6D 8H AS KH TH QC 3H 9D 6S 8D 3D TC KD 5H \
    9S 3C 8S 7H 4D JS 4C QS 9C 9H 7C 6H 2C 2S 4S TS 2H 5D JC 6C JH QH JD KS KC 4H";

/// Microsoft's deal 1 or 617, from its text.
pub fn ms(text: &str) -> Vec<RefCard> {
    read_cards(text).expect("the two constants hold cards alone")
}

/// Deck number `seed` of so many packs, by a linear congruential generator of our own that is written out here so that
/// it can be repeated anywhere.
///
/// The state is `seed`. Each step is s = s * 6364136223846793005 + 1442695040888963407 modulo 2^64, and its value
/// is s / 2^33 without the remainder. The cards begin in the order of [`RefCard::packs`]. For i from the last place
/// down to 1: j = the next value modulo i + 1, and the cards at i and j change places. The first card is dealt first.
pub fn lcg(seed: u64, packs: usize) -> Vec<RefCard> {
    let mut cards = RefCard::packs(packs);
    let mut state = seed;
    for i in (1..cards.len()).rev() {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let j = (state >> 33) as usize % (i + 1);
        cards.swap(i, j);
    }
    cards
}

/// A deck of so many packs from a random stream.
pub fn random(random: &mut Random, packs: usize) -> Vec<RefCard> {
    let mut cards = RefCard::packs(packs);
    random.shuffle(&mut cards);
    cards
}
