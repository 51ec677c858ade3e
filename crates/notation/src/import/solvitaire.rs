//! Solvitaire: `solvitaire:N`.

use super::mersenne::MersenneTwister;
use super::shape::{Outline, Shape, layout_to_order};
use cards::{Card, Pack, Rank, Suit};

/// The deck before it is shuffled: pack after pack, each rank in four suits.
fn deck(pack: Pack) -> Vec<Card> {
    let suits = [Suit::Clubs, Suit::Hearts, Suit::Spades, Suit::Diamonds];
    let ranks = || Rank::all().take(usize::from(pack.ranks()));
    (0..pack.packs()).flat_map(|_| ranks().flat_map(|rank| suits.map(|suit| Card::new(rank, suit)))).collect()
}

/// A number from 0 to `highest`, each equally likely: the range of the generator is cut into
/// equal buckets, and what lies beyond the last is thrown away.
fn up_to(highest: u32, random: &mut MersenneTwister) -> u32 {
    let choices = highest + 1;
    let bucket = u32::MAX / choices + u32::from(u32::MAX % choices == highest);
    loop {
        let value = random.next_u32() / bucket;
        if value <= highest {
            return value;
        }
    }
}

/// The cards in the order in which Solvitaire deals them out.
fn popped(number: u32, pack: Pack) -> Vec<Card> {
    let mut deck = deck(pack);
    let mut random = MersenneTwister::from_number(number);
    for last in (1..deck.len()).rev() {
        let other = up_to(last as u32, &mut random);
        deck.swap(last, other as usize);
    }
    deck.reverse();
    deck
}

/// The dealing order of a number on a table, for packs of four suits; none if Solvitaire deals no
/// columns of such sizes.
///
/// Solvitaire fills the cells, the stock from the bottom, the reserve, and then the columns row
/// by row: a triangle from right to left, anything else from left to right.
pub(super) fn deal(number: u32, shape: &Shape) -> Option<Vec<Card>> {
    let from_the_left = match shape.outline() {
        Outline::Rectangle | Outline::ShortLastRow => true,
        Outline::Triangle | Outline::Staircase => false,
        Outline::Ragged => return None,
    };
    let popped = popped(number, shape.pack());
    let (cells, popped) = popped.split_at(shape.cells());
    let (stock, popped) = popped.split_at(shape.stock());
    let (reserve, popped) = popped.split_at(shape.reserve());
    let mut popped = popped.iter().copied();
    let mut columns = vec![Vec::new(); shape.columns().len()];
    for row in 0..shape.columns().iter().copied().max().unwrap_or(0) {
        let mut places: Vec<usize> = (0..columns.len()).filter(|column| shape.columns()[*column] > row).collect();
        if !from_the_left {
            places.reverse();
        }
        for (column, card) in places.into_iter().zip(&mut popped) {
            columns[column].push(card);
        }
    }
    // What was popped first lies at the bottom of the stock and is drawn last.
    let rest: Vec<Card> = cells.iter().chain(reserve).chain(stock.iter().rev()).copied().collect();
    Some(layout_to_order(&columns, &rest))
}

#[cfg(test)]
mod tests {
    use super::super::Foreign;
    use super::super::samples::{double_klondike, is_complete, klondike, table};
    use super::*;
    use proptest::prelude::*;

    fn dealt(number: u32, shape: &Shape) -> (String, String) {
        table(&Foreign::Solvitaire(number).order(shape).expect("Solvitaire deals this"), shape)
    }

    #[test]
    fn klondike_1_is_solvitaires() {
        let (columns, stock) = dealt(1, &klondike());
        assert_eq!(
            columns,
            "9D | 4C AS | QD TD JC | 9S JS 8S 6D | 6S 8H 5H 8D JH | 3D 3C 8C 7H 9H AH | 2H 5D KD 7S 2C KH JD"
        );
        // From the bottom to the top, where the first card is drawn.
        let bottom_to_top: Vec<&str> = stock.split(' ').rev().collect();
        assert_eq!(bottom_to_top.join(" "), "6H KS TC QH AC 2S 4H QC QS 3S AD 5C 2D 4D KC 7C 4S 9C 5S 7D TH 3H 6C TS");
    }

    // The following deals are those of Solvitaire's own games of these shapes.
    #[test]
    fn two_packs_are_dealt_pack_after_pack() {
        let shape = double_klondike();
        let (columns, rest) = dealt(1, &shape);
        assert_eq!(
            columns,
            "2D | 6C 3D | 7D 4C 5H | TS 7S QC AD | 7D 6H 6D AD JH | 7C AC 4D JD 9H 8S | 7H 9D 5D AS AH 4D 9S \
             | 3D 3S 6C 2S TH TC JC 8C | 9C 7C QD 2S KC 9H QS TH 5S"
        );
        assert_eq!(
            rest,
            "2H 6D JH 4H AH 8C 2C KD 3H QD KH 7H 6S 2H 5S KC 3C QH KD KS 4H 3S 3H QH TD 9C 8S 4S KH JC AS TD \
             5C 8D 5C JS 2C 7S TS 5D QS 8H 9S 2D 8D 9D 5H TC 3C 6S 4S QC 8H 4C AC JS 6H KS JD"
        );
    }

    #[test]
    fn cells_are_filled_first() {
        let shape = Shape::new(Pack::ONE, [6; 8]).and_then(|shape| shape.with_cells(4)).expect("it has the cards");
        let (columns, rest) = dealt(2, &shape);
        assert_eq!(
            columns,
            "7S 3C 5D TC 8S JD | QC 7D 7H 9S AS 9H | 6C 6D 4D 5H KH 3D | 6H 2C 8D 2H 4C 9C | 5S 3S AD QS KD \
             TH | 4H 5C JH 9D TS 8H | JS KS QD TD AC 8C | 2S KC 4S JC 7C 2D"
        );
        assert_eq!(rest, "6S 3H AH QH");
    }

    #[test]
    fn fewer_ranks_and_a_reserve() {
        let shape = Pack::new(1, 4, 8).map(|pack| Shape::new(pack, [6; 5]).and_then(|shape| shape.with_reserve(2)));
        let shape = shape.expect("32 cards").expect("it has the cards");
        let (columns, rest) = dealt(1, &shape);
        assert_eq!(
            columns,
            "6H 7C 6D 4S 4D 8D | 7D 7S 7H 5S 2C 8C | AC 2H 2S 5C AH 6C | AD AS 3D 6S 3S 8H | 2D 3C 5H 5D 4C \
             3H"
        );
        assert_eq!(rest, "4H 8S");
    }

    #[test]
    fn columns_that_solvitaire_cannot_deal_are_refused() {
        let ragged = Shape::new(Pack::ONE, [3, 1, 2]).expect("it has the cards");
        let error = Foreign::Solvitaire(1).order(&ragged).expect_err("ragged columns");
        assert_eq!(
            error.to_string(),
            "solvitaire: how Solvitaire deals columns of 3, 1 and 2 cards with 46 in the stock is not \
             known here: write the cards themselves"
        );
    }

    proptest! {
        #[test]
        fn every_number_deals_the_whole_pack(number: u32, ranks in 7..=13_u8) {
            let pack = Pack::new(2, 4, ranks).expect("in range");
            for sizes in [vec![1, 2, 3, 4, 5, 6, 7], vec![6, 6, 6, 5, 5], vec![1, 2, 3, 3, 3], vec![4; 10]] {
                let shape = Shape::new(pack, sizes).expect("it has the cards").with_cells(3).expect("so has this");
                let shape = shape.with_reserve(4).expect("and this");
                let order = Foreign::Solvitaire(number).order(&shape).expect("Solvitaire deals this");
                prop_assert!(is_complete(&order, pack));
            }
        }
    }
}
