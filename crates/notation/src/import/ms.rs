//! Microsoft FreeCell and FreeCell Pro: `ms:N`.
//!
//! The generator is that of Microsoft's C library. FreeCell Pro widened it: from 2^31 on a number
//! uses one bit more of the state, and from 2^32 on it starts over in a third series.

use cards::Card;

/// The highest number of a deal.
pub(super) const HIGHEST: u64 = (1 << 33) - 1;
/// The first number that uses 16 bits, with the highest set.
const SECOND_SERIES: u64 = 1 << 31;
/// The first number that counts again from zero and uses 16 bits, plus one.
const THIRD_SERIES: u64 = 1 << 32;

/// The stream of random values of one deal number.
struct Values {
    number: u64,
    state: u64,
}

impl Values {
    fn new(number: u64) -> Values {
        Values { number, state: if number < THIRD_SERIES { number } else { number - THIRD_SERIES } }
    }

    fn next(&mut self) -> u64 {
        self.state = (self.state * 214_013 + 2_531_011) % (1 << 33);
        let low = (self.state >> 16) & 0x7fff;
        if self.number < SECOND_SERIES {
            low
        } else if self.number < THIRD_SERIES {
            low | 0x8000
        } else {
            ((self.state >> 16) & 0xffff) + 1
        }
    }
}

/// The order in which the deck is dealt: a random card of those left, whose place the last of
/// them takes.
///
/// Microsoft's own deck is [`Card::all`]; PySolFC deals other decks by the same numbers.
pub(super) fn deal(number: u64, mut deck: Vec<Card>) -> Vec<Card> {
    let mut values = Values::new(number);
    (1..=deck.len()).rev().map(|left| deck.swap_remove((values.next() % left as u64) as usize)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::samples::{freecell, is_complete, text};
    use super::super::{Foreign, order_to_layout};
    use super::*;
    use cards::Pack;
    use proptest::prelude::*;

    fn order(number: u64) -> Vec<Card> {
        Foreign::Ms(number).order(&freecell()).expect("a FreeCell deal")
    }

    #[test]
    fn deals_1_and_617_are_microsofts() {
        assert_eq!(
            text(&order(1)),
            "JD 2D 9H JC 5D 7H 7C 5H KD KC 9S 5S AD QC KH 3H 2S KS 9D QD JS AS AH 3C 4C 5C TS QH 4H AC 4D 7S \
             3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H"
        );
        assert_eq!(
            text(&order(617)),
            "7D AD 5C 3S 5S 8C 2D AH TD 7S QD AC 6D 8H AS KH TH QC 3H 9D 6S 8D 3D TC KD 5H 9S 3C 8S 7H 4D JS \
             4C QS 9C 9H 7C 6H 2C 2S 4S TS 2H 5D JC 6C JH QH JD KS KC 4H"
        );
    }

    #[test]
    fn freecell_pro_has_three_series() {
        let first_row = |number| text(&order(number)[..8]);
        assert_eq!(first_row(2_147_483_648), "QH QC 2H 6S 2S 3D KS 8C");
        assert_eq!(first_row(4_294_967_296), "TS 5S 2S TD 3C AD JC 6D");
        assert_eq!(first_row(8_589_934_591), "TC 2S JS 5S 4D 6H 3H 7C");
    }

    #[test]
    fn card_k_goes_to_column_k_mod_8() {
        let order = order(617);
        let (columns, rest) = order_to_layout(&order, freecell().columns()).expect("52 cards");
        for (k, card) in order.iter().enumerate() {
            assert_eq!(columns[k % 8][k / 8], *card);
        }
        assert!(rest.is_empty());
    }

    proptest! {
        #[test]
        fn every_number_deals_the_whole_pack(number in 1..=HIGHEST) {
            prop_assert!(is_complete(&order(number), Pack::ONE));
        }
    }
}
