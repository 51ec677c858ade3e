//! How many cards lie where when a game begins, and the one order in which a table is filled.

use cards::{Card, Pack};
use core::fmt;

/// The places that a deal fills: columns from left to right, cells and a reserve that are filled
/// at the start, and a stock of all that is left.
///
/// A dealing order fills the columns row by row (KL-03), then the cells from left to right, then
/// the reserve from the bottom; the rest is the stock, its first card the first one drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    pack: Pack,
    columns: Vec<u8>,
    cells: u8,
    reserve: u8,
}

/// What the columns look like together, as far as other programs deal in another order for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outline {
    /// All columns are equally long, or there is none.
    Rectangle,
    /// The first columns are one card longer than the last: 7 7 7 7 6 6 6 6.
    ShortLastRow,
    /// Each column is one card longer than the one before, from 1: 1 2 3 4.
    Triangle,
    /// A triangle whose last columns are equally long: 1 2 3 3.
    Staircase,
    /// Anything else.
    Ragged,
}

/// A shape that needs more cards than there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShapeError {
    /// The number of cards that columns, cells and reserve hold together.
    pub needed: usize,
    /// The number of cards in the pack.
    pub available: usize,
}

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ShapeError { needed, available } = self;
        write!(f, "the table needs {needed} cards and the pack has {available}: take shorter columns or more packs")
    }
}

impl core::error::Error for ShapeError {}

/// An order that ends before the columns are full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooFewCards {
    /// The number of cards that the columns hold.
    pub needed: usize,
    /// The number of cards in the order.
    pub given: usize,
}

impl fmt::Display for TooFewCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TooFewCards { needed, given } = self;
        write!(f, "{given} cards do not fill the columns, which hold {needed}: write every card of the deal")
    }
}

impl core::error::Error for TooFewCards {}

impl Shape {
    /// A table of columns of these sizes from left to right, without filled cells or a reserve.
    ///
    /// # Errors
    /// The columns need more cards than the pack has.
    pub fn new(pack: Pack, columns: impl Into<Vec<u8>>) -> Result<Shape, ShapeError> {
        Shape { pack, columns: columns.into(), cells: 0, reserve: 0 }.checked()
    }

    /// The same table with so many cells filled at the start.
    ///
    /// # Errors
    /// The table needs more cards than the pack has.
    pub fn with_cells(self, cells: u8) -> Result<Shape, ShapeError> {
        Shape { cells, ..self }.checked()
    }

    /// The same table with so many cards in the reserve.
    ///
    /// # Errors
    /// The table needs more cards than the pack has.
    pub fn with_reserve(self, reserve: u8) -> Result<Shape, ShapeError> {
        Shape { reserve, ..self }.checked()
    }

    fn checked(self) -> Result<Shape, ShapeError> {
        let needed = self.tableau() + usize::from(self.cells) + usize::from(self.reserve);
        let available = self.pack.len();
        if needed <= available { Ok(self) } else { Err(ShapeError { needed, available }) }
    }

    /// The cards that are dealt.
    #[must_use]
    pub const fn pack(&self) -> Pack {
        self.pack
    }

    /// The sizes of the columns from left to right.
    #[must_use]
    pub fn columns(&self) -> &[u8] {
        &self.columns
    }

    /// The number of cells that are filled at the start.
    #[must_use]
    pub const fn cells(&self) -> usize {
        self.cells as usize
    }

    /// The number of cards in the reserve at the start.
    #[must_use]
    pub const fn reserve(&self) -> usize {
        self.reserve as usize
    }

    /// The number of cards in all columns together.
    #[must_use]
    pub fn tableau(&self) -> usize {
        self.columns.iter().copied().map(usize::from).sum()
    }

    /// The number of cards in the stock: all that lie nowhere else.
    #[must_use]
    pub fn stock(&self) -> usize {
        self.pack.len() - self.tableau() - self.cells() - self.reserve()
    }

    /// What the columns look like together.
    #[must_use]
    pub fn outline(&self) -> Outline {
        let sizes = &self.columns;
        let (Some(first), Some(last)) = (sizes.first(), sizes.last()) else {
            return Outline::Rectangle;
        };
        // The sizes that a staircase of the last column's height has: 1, 2, .. up to that height.
        let steps = (1..*last).chain(core::iter::repeat(*last));
        if sizes.iter().all(|size| size == first) {
            Outline::Rectangle
        } else if sizes.iter().copied().eq(steps.take(sizes.len())) {
            if sizes.len() == usize::from(*last) { Outline::Triangle } else { Outline::Staircase }
        } else if sizes.is_sorted_by(|left, right| left >= right) && first - last == 1 {
            Outline::ShortLastRow
        } else {
            Outline::Ragged
        }
    }
}

/// The dealing order that fills these columns, each given from the bottom to the top, and leaves
/// the rest in the given order.
#[must_use]
pub fn layout_to_order(columns: &[Vec<Card>], rest: &[Card]) -> Vec<Card> {
    let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
    let mut order: Vec<Card> =
        (0..rows).flat_map(|row| columns.iter().filter_map(move |column| column.get(row).copied())).collect();
    order.extend_from_slice(rest);
    order
}

/// The columns of these sizes, each from the bottom to the top, that a dealing order fills row by
/// row (KL-03), and the cards that are left, in order.
///
/// Row by row means: the first row gives a card to every column, the next one to every column
/// that holds more than one, and so on, each row from left to right. In the triangle that is a
/// row of seven, then a row of six from the second column, and so on.
///
/// # Errors
/// The order has fewer cards than the columns hold.
pub fn order_to_layout(order: &[Card], sizes: &[u8]) -> Result<(Vec<Vec<Card>>, Vec<Card>), TooFewCards> {
    let needed = sizes.iter().copied().map(usize::from).sum();
    let Some((tableau, rest)) = order.split_at_checked(needed) else {
        return Err(TooFewCards { needed, given: order.len() });
    };
    let rows = sizes.iter().copied().max().unwrap_or(0);
    let places = (0..rows).flat_map(|row| (0..sizes.len()).filter(move |column| sizes[*column] > row));
    let mut columns = vec![Vec::new(); sizes.len()];
    for (column, card) in places.zip(tableau) {
        columns[column].push(*card);
    }
    Ok((columns, rest.to_vec()))
}

#[cfg(test)]
mod tests {
    use super::super::samples::{klondike, shuffled, table};
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn kl_03_cards_are_dealt_row_by_row() {
        let order: Vec<Card> = Card::all().collect();
        let (columns, stock) = table(&order, &klondike());
        assert_eq!(
            columns,
            "AC | AD 2S | AH 3C 4D | AS 3D 4H 5H | 2C 3H 4S 5S 6H | 2D 3S 5C 6C 6S 7D | 2H 4C 5D 6D 7C 7H 7S"
        );
        assert!(stock.starts_with("8C"));
    }

    #[test]
    fn outlines_are_told_apart() {
        let outline = |sizes: &[u8]| Shape::new(Pack::ONE, sizes).expect("it has the cards").outline();
        assert_eq!(outline(&[]), Outline::Rectangle);
        assert_eq!(outline(&[1]), Outline::Rectangle);
        assert_eq!(outline(&[5; 7]), Outline::Rectangle);
        assert_eq!(outline(&[7, 7, 7, 7, 6, 6, 6, 6]), Outline::ShortLastRow);
        assert_eq!(outline(&[1, 2]), Outline::Triangle);
        assert_eq!(outline(&[1, 2, 3, 4, 5, 6, 7]), Outline::Triangle);
        assert_eq!(outline(&[1, 2, 2]), Outline::Staircase);
        assert_eq!(outline(&[1, 2, 3, 4, 5, 6, 7, 8, 8, 8]), Outline::Staircase);
        for ragged in [[2, 3, 4], [0, 1, 2], [3, 2, 1], [1, 3, 4], [6, 5, 6], [1, 6, 7], [1, 2, 1], [255, 0, 0]] {
            let two = Pack::new(4, 4, 13).expect("four packs");
            let shape = Shape { pack: two, columns: ragged.to_vec(), cells: 0, reserve: 0 };
            assert_eq!(shape.outline(), Outline::Ragged, "{ragged:?}");
        }
    }

    #[test]
    fn a_table_has_no_more_cards_than_the_pack() {
        let error = Shape::new(Pack::ONE, [27, 26]).expect_err("one too many");
        assert_eq!(error, ShapeError { needed: 53, available: 52 });
        assert!(error.to_string().contains("53 cards"));
        let full = Shape::new(Pack::ONE, [6; 8]).expect("48 cards").with_cells(4).expect("52 cards");
        assert_eq!((full.stock(), full.tableau(), full.cells(), full.reserve()), (0, 48, 4, 0));
        assert!(full.with_reserve(1).is_err());
        assert_eq!(klondike().stock(), 24);
    }

    #[test]
    fn too_few_cards_fill_no_columns() {
        let order = shuffled(Pack::ONE, 1);
        let error = order_to_layout(&order[..27], klondike().columns()).expect_err("one is lacking");
        assert_eq!(error, TooFewCards { needed: 28, given: 27 });
        assert!(error.to_string().starts_with("27 cards"));
    }

    proptest! {
        #[test]
        fn order_and_layout_are_two_forms_of_one_thing(seed: u64, sizes in prop::collection::vec(0..18_u8, 0..12)) {
            let order = shuffled(Pack::new(4, 4, 13).expect("four packs"), seed);
            let (columns, rest) = order_to_layout(&order, &sizes).expect("208 cards are enough for 11 times 17");
            prop_assert!(columns.iter().map(Vec::len).eq(sizes.iter().copied().map(usize::from)));
            prop_assert_eq!(layout_to_order(&columns, &rest), order);
        }
    }
}
