//! Green Felt: `greenfelt:N`.

use super::suit_by_suit;
use cards::{Card, Suit};

/// The modulus of the generator, by Lehmer with the factor of Park and Miller.
const MODULUS: u64 = (1 << 31) - 1;

/// The highest number: beyond the modulus, numbers repeat the deals of lower ones, and on zero and
/// the modulus itself the generator stands still.
pub(super) const HIGHEST: u32 = (MODULUS - 1) as u32;

/// How often the whole deck is gone through.
const SHUFFLES: usize = 7;

/// The dealing order of a number.
pub(super) fn deal(number: u32) -> Vec<Card> {
    let mut deck: Vec<Card> = suit_by_suit([Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades]).collect();
    let cards = deck.len();
    let mut state = u64::from(number);
    for _ in 0..SHUFFLES {
        for place in 0..cards {
            state = state * 16_807 % MODULUS;
            deck.swap(place, (state % cards as u64) as usize);
        }
    }
    deck.reverse();
    deck
}

#[cfg(test)]
mod tests {
    use super::super::Foreign;
    use super::super::samples::{is_complete, klondike, table, text};
    use super::*;
    use cards::Pack;
    use proptest::prelude::*;

    #[test]
    fn deal_1_is_green_felts() {
        let order = Foreign::Greenfelt(1).order(&klondike()).expect("a Klondike deal");
        let (columns, stock) = table(&order, &klondike());
        assert_eq!(
            columns,
            "6S | 9H 5C | 6D JD 4C | 2D 8C 5D AS | 7S TH 3S KD KC | 7H KS 2H JC 2S 8D | 5S QH 6H 4D QS TC 3D"
        );
        assert_eq!(stock, "QD AC KH 3H 8S 2C TD 5H JS 3C JH AH 9S 4H 7C 6C 8H 9C TS AD 4S QC 9D 7D");
    }

    #[test]
    fn deals_are_frozen() {
        // Worked out by a second program from the description of the deal.
        assert_eq!(
            text(&deal(617)),
            "8C 5D 8H 4C 9S JC 4D 3H JH JD 4H 6D 9H 2S KS AD 5S KC JS QS QD 2C 5C 6S QC 9C TC 6C AH 3D KH 6H \
             TH 2D TD 9D KD 7S 4S 3S QH 5H TS 7C 7H AS AC 7D 2H 8D 3C 8S"
        );
        assert_eq!(
            text(&deal(HIGHEST)),
            "5S 6D AC KS 8H 4D 7D QH 3S 2D KH 4H 7S AS 4C TH 6S KC JD 9S 2H QD 8D 7H 9D 2S 3C 9C 5H AH 4S AD \
             7C 9H 8S JH KD 3D 6H TD TS QC 8C JC QS 3H 5C 2C TC JS 5D 6C"
        );
    }

    proptest! {
        #[test]
        fn every_number_deals_the_whole_pack(number in 1..=HIGHEST) {
            prop_assert!(is_complete(&deal(number), Pack::ONE));
        }
    }
}
