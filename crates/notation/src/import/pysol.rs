//! PySolFC: `pysol:N`.

use super::mersenne::MersenneTwister;
use super::shape::{Outline, Shape, layout_to_order};
use super::{ms, suit_by_suit};
use cards::{Card, Pack, Suit};

/// The highest number that PySolFC takes.
pub(super) const HIGHEST: u128 = 100_000_000_000_000_000_000;

/// Below this number PySolFC deals as Microsoft's FreeCell does.
const FIRST_OF_ITS_OWN: u128 = 32_000;

/// The deck before it is shuffled: pack after pack, suit by suit.
fn deck(packs: u8) -> Vec<Card> {
    let suits = [Suit::Clubs, Suit::Spades, Suit::Hearts, Suit::Diamonds];
    (0..packs).flat_map(|_| suit_by_suit(suits)).collect()
}

/// The cards in the order in which PySolFC deals them out, for packs of 52 cards.
fn dealt(number: u128, pack: Pack) -> Vec<Card> {
    match u64::try_from(number) {
        // One pack it first puts into Microsoft's order; more packs it has no other order for.
        Ok(low) if number < FIRST_OF_ITS_OWN && pack == Pack::ONE => ms::deal(low, Card::all().collect()),
        Ok(low) if number < FIRST_OF_ITS_OWN => ms::deal(low, deck(pack.packs())),
        Ok(_) | Err(_) => {
            let mut deck = deck(pack.packs());
            let mut random = MersenneTwister::from_python_seed(number);
            for last in (1..deck.len()).rev() {
                let other = (random.next_f64() * (last + 1) as f64) as usize;
                deck.swap(last, other);
            }
            deck.reverse();
            deck
        }
    }
}

/// The dealing order of a number on a table, for packs of 52 cards; none if it is not known how
/// PySolFC deals such a table.
pub(super) fn deal(number: u128, shape: &Shape) -> Option<Vec<Card>> {
    let dealt = dealt(number, shape.pack());
    match shape.outline() {
        Outline::Rectangle => Some(dealt),
        // With a stock (Spider) its games give the last short row before the one on top.
        Outline::ShortLastRow if shape.stock() == 0 => Some(dealt),
        Outline::Triangle if shape.cells() == 0 && shape.reserve() == 0 => Some(triangle(&dealt, shape)),
        Outline::Triangle | Outline::ShortLastRow | Outline::Staircase | Outline::Ragged => None,
    }
}

/// The dealing order of a triangle of n columns. PySolFC deals rows of n - 1, n - 2 .. 1 cards
/// onto the last columns and then a row onto all: from right to left with one pack, as its
/// Klondike does, and from left to right with more, as its Double Klondike does.
fn triangle(dealt: &[Card], shape: &Shape) -> Vec<Card> {
    let mut columns = vec![Vec::new(); shape.columns().len()];
    let (tableau, stock) = dealt.split_at(shape.tableau());
    let mut tableau = tableau.iter().copied();
    for first in (1..columns.len()).chain([0]) {
        let row = &mut columns[first..];
        if shape.pack() == Pack::ONE {
            row.iter_mut().rev().zip(&mut tableau).for_each(|(column, card)| column.push(card));
        } else {
            row.iter_mut().zip(&mut tableau).for_each(|(column, card)| column.push(card));
        }
    }
    layout_to_order(&columns, stock)
}

#[cfg(test)]
mod tests {
    use super::super::Foreign;
    use super::super::samples::{double_klondike, freecell, is_complete, klondike, table};
    use super::*;
    use proptest::prelude::*;

    fn dealt(number: u128, shape: &Shape) -> (String, String) {
        table(&Foreign::Pysol(number).order(shape).expect("PySolFC deals this"), shape)
    }

    #[test]
    fn freecell_100000_is_pysolfcs() {
        let (columns, stock) = dealt(100_000, &freecell());
        assert_eq!(
            columns,
            "5C 5S JD 7H QC 3S 3H | 2D 2H 8H 8S AH 9D 3C | 9H 6S 5H 7C 9C 7D 3D | 6D 4D QS JH 7S KS AC | \
             TH JS 2C 6H KH AS | 4S 9S 5D 2S JC 6C | TD QD 4C AD TC QH | 4H TS 8C KC 8D KD"
        );
        assert_eq!(stock, "");
    }

    #[test]
    fn klondike_is_dealt_from_right_to_left() {
        let (columns, stock) = dealt(100_000, &klondike());
        assert_eq!(
            columns,
            "JH | 4S 7C | TH 6S 8S | 6D 2H QD 7H | 9H 5S 9S 8H 8C | 2D 4H JS JD QS 4C | 5C TD 4D TS 5H 2C 5D"
        );
        assert_eq!(stock, "6H 2S AD KC QC AH 9C 7S KH JC TC 8D 3S 9D 7D KS AS 6C QH KD 3H 3C 3D AC");
    }

    #[test]
    fn klondike_1_has_microsofts_cards() {
        let (columns, stock) = dealt(1, &klondike());
        assert_eq!(
            columns,
            "QH | 7H TS | 5D 9S 5C | JC KC KH 4C | 9H KD QC KS 3C | 2D 5H AD 2S QD AH | JD 7C 5S 3H 9D JS AS"
        );
        assert_eq!(stock, "4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H");
    }

    #[test]
    fn numbers_below_32000_are_microsofts() {
        let freecell = freecell();
        let order = |deal: Foreign| deal.order(&freecell).expect("a FreeCell deal");
        assert_eq!(order(Foreign::Pysol(31_999)), order(Foreign::Ms(31_999)));
        assert_ne!(order(Foreign::Pysol(32_000)), order(Foreign::Ms(32_000)));
    }

    #[test]
    fn two_packs_are_dealt_from_left_to_right() {
        let (columns, stock) = dealt(100_000, &double_klondike());
        assert_eq!(
            columns,
            "7C | TC 4S | 4H QH 4D | 6S 9C AD 8C | 2D 3D 6H 8D 3S | 9S JC 7H KD 7S 5H | 9H 2C KS 8S JD 4C QS \
             | 4D QD QH 5S 6C 5D 7D 7S | QC KC 5C 7D TD 8S 6H TS TS"
        );
        assert_eq!(
            stock,
            "JD AC 2S KH JH AH 4C 9H 3H 6D 5D 2H KH 3C AD 2D AC 6D 2H 4S 3S QC JH 5H TH JC KS 8H KD 8H 9D KC \
             2C 3C 3H QD AS JS 5C 9D 8C 9S JS AH 7H 3D 4H 7C TC TD 2S QS TH 9C 5S AS 6S 8D 6C"
        );
        let (columns, stock) = dealt(1, &double_klondike());
        assert_eq!(
            columns,
            "6H | 3D TH | 5H 8D 8C | JC JD 8D 2S | KH AS 4C 2H 3S | 5S 8C JS TD 2H 9C | 5H 6C QC 8S AD 7D 7D \
             | KC 6H 4H AC 9H 9S JH 4S | KC TC KD 7C 8S 8H 4D 2D 8H"
        );
        assert_eq!(
            stock,
            "TH AH JC 4H 7H QS QC 7C 3S QH 9S 2S QH 3C AS 4S KS 6D TD 9C 9D JS 4D 5C 6C AD JH 6S 3C JD TC AH \
             QS 2C 9H 3H 7S 5C 9D KS 5D TS QD 7S 6D TS KD QD 7H 3D 2C KH 5D 3H 2D 4C 5S 6S AC"
        );
    }

    #[test]
    fn tables_whose_order_is_not_known_are_refused() {
        let two = Pack::new(2, 4, 13).expect("two packs");
        let spider = Shape::new(two, [6, 6, 6, 6, 5, 5, 5, 5, 5, 5]).expect("it has the cards");
        let reserve = klondike().with_reserve(7).expect("it has the cards");
        for shape in [spider, reserve] {
            assert!(Foreign::Pysol(1).order(&shape).is_err(), "{shape:?}");
        }
    }

    proptest! {
        #[test]
        fn every_number_deals_the_whole_pack(number in 1..=HIGHEST) {
            for shape in [klondike(), freecell(), double_klondike()] {
                let order = Foreign::Pysol(number).order(&shape).expect("PySolFC deals this");
                prop_assert!(is_complete(&order, shape.pack()));
            }
        }
    }
}
