//! Microsoft Solitaire Collection: `msc:N`, a number below 52! for each order of the cards.

use super::suit_by_suit;
use cards::{Card, Suit};
use core::fmt;

const LIMBS: usize = 8;

/// The number of a deal of the Microsoft Solitaire Collection: 0 up to but without
/// 52! (about 8 * 10^67), one for each order of a full pack.
///
/// ```
/// use notation::import::MscNumber;
/// let number = MscNumber::from_digits("0012345678901234567890123").unwrap();
/// assert_eq!(number.to_string(), "12345678901234567890123");
/// ```
// The limbs are 32 bits each, the highest first, so that the derived order is the numbers' order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MscNumber([u32; LIMBS]);

impl MscNumber {
    /// The lowest number: zero.
    pub const MIN: MscNumber = MscNumber([0; LIMBS]);
    /// The highest number: 52! - 1.
    pub const MAX: MscNumber = MscNumber::highest();

    const fn highest() -> MscNumber {
        // 52! - 1 is 51 + 52 * (50 + 51 * (49 + .. 3 * (1 + 2 * 0))).
        let mut number = MscNumber::MIN;
        let mut cards = 2;
        while cards <= 52 {
            number = match number.times_plus(cards, cards - 1) {
                Some(larger) => larger,
                None => panic!("52! has 226 bits"),
            };
            cards += 1;
        }
        number
    }

    /// The number that these decimal digits write; zeros in front change nothing.
    ///
    /// None if a letter is no digit, if there is no digit, or if the number is not below 52!.
    #[must_use]
    pub fn from_digits(digits: &str) -> Option<MscNumber> {
        if digits.is_empty() {
            return None;
        }
        digits
            .chars()
            .try_fold(MscNumber::MIN, |number, digit| number.times_plus(10, digit.to_digit(10)?))
            .filter(|number| *number <= MscNumber::MAX)
    }

    /// This number times a factor, plus a summand; none if it needs more than 256 bits.
    const fn times_plus(self, factor: u32, summand: u32) -> Option<MscNumber> {
        let MscNumber(mut limbs) = self;
        let mut carry = summand as u64;
        let mut place = LIMBS;
        while place > 0 {
            place -= 1;
            carry += limbs[place] as u64 * factor as u64;
            limbs[place] = carry as u32;
            carry >>= 32;
        }
        if carry == 0 { Some(MscNumber(limbs)) } else { None }
    }

    /// The quotient and the remainder. The divisor is not zero.
    fn divided(self, divisor: u32) -> (MscNumber, u32) {
        let MscNumber(mut limbs) = self;
        let mut remainder = 0_u64;
        for limb in &mut limbs {
            remainder = (remainder << 32) | u64::from(*limb);
            *limb = (remainder / u64::from(divisor)) as u32;
            remainder %= u64::from(divisor);
        }
        (MscNumber(limbs), remainder as u32)
    }
}

impl fmt::Display for MscNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Nine digits at a time, the lowest first.
        let (mut rest, lowest) = self.divided(1_000_000_000);
        let mut groups = vec![lowest];
        while rest != MscNumber::MIN {
            let (quotient, group) = rest.divided(1_000_000_000);
            groups.push(group);
            rest = quotient;
        }
        let highest = groups.pop().unwrap_or(0);
        let lower: String = groups.iter().rev().map(|group| format!("{group:09}")).collect();
        f.pad_integral(true, "", &format!("{highest}{lower}"))
    }
}

/// The dealing order of a number.
pub(super) fn deal(number: MscNumber) -> Vec<Card> {
    let mut deck: Vec<Card> = suit_by_suit([Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds]).collect();
    let mut number = number;
    for last in (1..deck.len()).rev() {
        let (rest, other) = number.divided(last as u32 + 1);
        deck.swap(last, other as usize);
        number = rest;
    }
    deck.reverse();
    deck
}

#[cfg(test)]
mod tests {
    use super::super::samples::{is_complete, shuffled, text};
    use super::*;
    use cards::Pack;
    use proptest::prelude::*;

    const FACTORIAL_52: &str = "80658175170943878571660636856403766975289505440883277824000000000000";
    const FACTORIAL_52_LESS_1: &str = "80658175170943878571660636856403766975289505440883277823999999999999";

    /// The number that deals this order: the shuffle, undone step by step.
    fn number_of(order: &[Card]) -> MscNumber {
        let mut places: Vec<Card> = order.iter().rev().copied().collect();
        let mut deck: Vec<Card> = suit_by_suit([Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds]).collect();
        let mut digits = Vec::new();
        for last in (1..52).rev() {
            let other = deck.iter().position(|card| *card == places[last]).expect("each card once");
            deck.swap(last, other);
            places.truncate(last);
            digits.push((last as u32 + 1, other as u32));
        }
        digits
            .iter()
            .rev()
            .fold(MscNumber::MIN, |number, (base, digit)| number.times_plus(*base, *digit).expect("below 52!"))
    }

    #[test]
    fn deals_are_frozen() {
        // Worked out by a second program from the description of the deal.
        let dealt = |digits| text(&deal(MscNumber::from_digits(digits).expect("below 52!")));
        assert_eq!(
            dealt("0"),
            "AS KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C AC KH QH JH TH 9H \
             8H 7H 6H 5H 4H 3H 2H AH KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
        );
        assert_eq!(
            dealt("1"),
            "2S AS QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C AC KH QH JH TH 9H \
             8H 7H 6H 5H 4H 3H 2H AH KS QS JS TS 9S 8S 7S 6S 5S 4S 3S KD"
        );
        assert_eq!(
            dealt("12345678901234567890123456789012345678901234567890"),
            "2H 8S 7S AS 4D KC 8C KH KD JH JC 9S AD 3C 7D KS 8D 2C AC 4C 5H 2S 9C 6S QS 3S 3D TH QH TD 6H QD \
             9D 7H 9H 6C 4H 3H 5D AH 6D 7C JS TS 2D 8H JD TC 5S 4S QC 5C"
        );
        assert_eq!(
            dealt(FACTORIAL_52_LESS_1),
            "KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C AC KH QH JH TH 9H 8H \
             7H 6H 5H 4H 3H 2H AH KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"
        );
    }

    #[test]
    fn numbers_are_read_and_written_in_decimal() {
        for digits in ["0", "7", "4294967296", "1000000000", "1000000000000000000", FACTORIAL_52_LESS_1] {
            assert_eq!(MscNumber::from_digits(digits).expect("below 52!").to_string(), digits);
        }
        assert_eq!(MscNumber::MAX.to_string(), FACTORIAL_52_LESS_1);
        assert_eq!(MscNumber::from_digits("007"), MscNumber::from_digits("7"));
        let too_long = "9".repeat(500);
        for digits in ["", "-1", "+1", "1x", "١", FACTORIAL_52, &too_long] {
            assert_eq!(MscNumber::from_digits(digits), None, "{digits}");
        }
    }

    proptest! {
        #[test]
        fn every_order_has_one_number(seed: u64) {
            let order = shuffled(Pack::ONE, seed);
            let number = number_of(&order);
            prop_assert_eq!(deal(number), order);
            prop_assert_eq!(MscNumber::from_digits(&number.to_string()), Some(number));
        }

        #[test]
        fn every_number_deals_the_whole_pack(limbs: [u32; LIMBS]) {
            // 52! has a highest limb of 2: nearly all of these are below it.
            let mut number = MscNumber(limbs);
            number.0[0] %= 3;
            prop_assume!(number <= MscNumber::MAX);
            prop_assert!(is_complete(&deal(number), Pack::ONE));
            prop_assert_eq!(number_of(&deal(number)), number);
        }
    }
}
