//! Deals that other programs name by a number or write in a form of their own.
//!
//! Everything ends in one *dealing order*: a table of any [`Shape`] is filled from it row by row
//! (KL-03), and the rest is the stock, its first card the first one drawn.
//!
//! | read | written as | by |
//! |---|---|---|
//! | [`Foreign`] | `ms:617`, `pysol:100000`, `solvitaire:1`, `greenfelt:1`, `msc:12345` | Microsoft FreeCell and FreeCell Pro, PySolFC, Solvitaire, Green Felt, Microsoft Solitaire Collection |
//! | [`read_deck_string`] | 52 cards of three digits | Klondike solvers |
//! | [`Board`] | a line a column | FreeCell solvers |
//!
//! ```
//! use notation::import::{Foreign, Shape, order_to_layout};
//! let deal: Foreign = "ms:617".parse().unwrap();
//! let shape = Shape::new(cards::Pack::ONE, [7, 7, 7, 7, 6, 6, 6, 6]).unwrap();
//! let order = deal.order(&shape).unwrap();
//! let (columns, stock) = order_to_layout(&order, shape.columns()).unwrap();
//! assert_eq!(columns[0][0].to_string(), "7D");
//! assert!(stock.is_empty());
//! ```

mod board;
mod board_error;
mod deck_string;
mod foreign;
mod greenfelt;
mod mersenne;
mod ms;
mod msc;
mod program;
mod pysol;
mod shape;
mod solvitaire;

pub use board::{Board, Foundation};
pub use board_error::{BoardError, BoardErrors, BoardFault, Place};
pub use deck_string::{DeckStringError, DeckStringErrors, read_deck_string, write_deck_string};
pub use foreign::{Foreign, ImportError, ParseForeignError};
pub use msc::MscNumber;
pub use program::{OutOfRange, Program};
pub use shape::{Outline, Shape, ShapeError, TooFewCards, layout_to_order, order_to_layout};

use cards::{Card, Rank, Suit};

/// One full pack, suit after suit in the given order, each from ace to king.
fn suit_by_suit(suits: [Suit; 4]) -> impl Iterator<Item = Card> {
    suits.into_iter().flat_map(|suit| Rank::all().map(move |rank| Card::new(rank, suit)))
}

/// The text in backticks, short enough for one line and without line breaks of its own, so that
/// an error that quotes it stays one line.
pub(crate) fn quoted(text: &str) -> String {
    const SHOWN: usize = 40;
    let mut shown = String::from("`");
    for letter in text.chars().take(SHOWN) {
        if letter.is_control() || (letter.is_whitespace() && letter != ' ') {
            shown.extend(letter.escape_default());
        } else {
            shown.push(letter);
        }
    }
    if text.chars().nth(SHOWN).is_some() {
        shown.push_str(" ..");
    }
    shown.push('`');
    shown
}

/// Cards and tables as the tests write them.
#[cfg(test)]
mod samples {
    use super::{Shape, order_to_layout};
    use cards::{Card, Pack, Shuffle};

    /// The cards of a text like `9D 4C AS`.
    pub(super) fn cards(text: &str) -> Vec<Card> {
        text.split_whitespace().map(|card| card.parse().expect("the tests write cards")).collect()
    }

    /// The text of cards, `9D 4C AS`.
    pub(super) fn text(cards: &[Card]) -> String {
        cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// One pack in a random order.
    pub(super) fn shuffled(pack: Pack, seed: u64) -> Vec<Card> {
        let mut order = pack.cards();
        Shuffle::new(seed).shuffle(&mut order);
        order
    }

    /// The text of a table: columns with bars between them, and the rest.
    pub(super) fn table(order: &[Card], shape: &Shape) -> (String, String) {
        let (columns, rest) = order_to_layout(order, shape.columns()).expect("enough cards");
        let columns: Vec<String> = columns.iter().map(|column| text(column)).collect();
        (columns.join(" | "), text(&rest))
    }

    /// Seven columns of 1 to 7 cards.
    pub(super) fn klondike() -> Shape {
        Shape::new(Pack::ONE, [1, 2, 3, 4, 5, 6, 7]).expect("it has the cards")
    }

    /// Eight columns, all cards on the table.
    pub(super) fn freecell() -> Shape {
        Shape::new(Pack::ONE, [7, 7, 7, 7, 6, 6, 6, 6]).expect("it has the cards")
    }

    /// Two packs, columns of 1 to 9 cards.
    pub(super) fn double_klondike() -> Shape {
        let two = Pack::new(2, 4, 13).expect("two packs");
        Shape::new(two, [1, 2, 3, 4, 5, 6, 7, 8, 9]).expect("it has the cards")
    }

    /// Whether the order holds every card of the pack once for each copy.
    pub(super) fn is_complete(order: &[Card], pack: Pack) -> bool {
        let mut sorted = order.to_vec();
        sorted.sort_by_key(|card| card.index());
        sorted == pack.cards()
    }

    #[test]
    fn quoted_text_is_one_short_line() {
        assert_eq!(super::quoted("6x7"), "`6x7`");
        assert_eq!(super::quoted("a\nb\u{2028}\tc"), "`a\\nb\\u{2028}\\tc`");
        assert_eq!(super::quoted(&"é".repeat(41)), format!("`{} ..`", "é".repeat(40)));
    }
}
