//! Boards read, written and refused.

use super::super::samples::{cards, freecell, klondike, shuffled, text};
use super::super::{Foreign, layout_to_order, order_to_layout};
use super::*;
use proptest::prelude::*;

/// Microsoft's deal 617, as a column a line.
const DEAL_617: &str = "
7D TD TH KD 4C 4S JD
AD 7S QC 5H QS TS KS
5C QD 3H 9S 9C 2H KC
3S AC 9D 3C 9H 5D 4H
5S 6D 6S 8S 7C JC
8C 8H 8D 7H 6H 6C
2D AS 3D 4D 2C JH
AH KH TC JS 2S QH
";

fn refusal(text: &str) -> String {
    Board::read(text, Pack::ONE).expect_err("no board").to_string()
}

#[test]
fn a_deal_is_read_column_by_column() {
    let board = Board::read(DEAL_617, Pack::ONE).expect("a whole deal");
    let order = Foreign::Ms(617).order(&freecell()).expect("a FreeCell deal");
    assert_eq!(layout_to_order(&board.columns, &[]), order);
    assert!(board.cells.is_empty() && board.foundations.is_empty() && board.stock.is_empty());
}

#[test]
fn tens_colons_comments_and_line_ends_do_not_matter() {
    let plain = Board::read(DEAL_617, Pack::ONE);
    let strange = DEAL_617
        .replace("TD", "10d")
        .replace("AS", "1S")
        .replace("\n7D", "# Microsoft's 617\n\n  :7D")
        .replace('\n', "  # a column\r\n");
    assert_eq!(Board::read(&strange, Pack::ONE), plain);
}

#[test]
fn a_position_has_cells_and_foundations() {
    let text = "Foundations: H-6 C-9 D-2 S-0\nFreecells:  QS  3S  -  KD\n: 8H 3D 2S\n: KS QD JC\n: AS 8D TD 7D JH TS 9D\n\
                : 7S 6D\n:\n: 5S\n: KH QC JD TC 9H 8S 7H 6S 5D 4S\n: KC QH JS TH 9S\n: 4D";
    let board = Board::read(text, Pack::ONE).expect("a whole position");
    assert_eq!(board.columns.len(), 9);
    assert_eq!(board.columns[4], []);
    assert_eq!(board.columns[0], cards("8H 3D 2S"));
    let queen_and_three = cards("QS 3S KD");
    assert_eq!(board.cells, [Some(queen_and_three[0]), Some(queen_and_three[1]), None, Some(queen_and_three[2])]);
    let tops: Vec<String> = board.foundations.iter().map(|pile| Card::new(pile.top, pile.suit).to_string()).collect();
    assert_eq!(tops, ["6H", "9C", "2D"]);
    assert_eq!(text.replace(" S-0", "").replace(":  QS  3S  -  KD", ": QS 3S - KD"), board.to_string());
    let shuffled_lines = "FC: QS 3S - KD\nfounds: d-2 C-9 H-6";
    let rest = text.lines().skip(2).collect::<Vec<_>>().join("\n");
    let other = Board::read(&format!("{rest}\n{shuffled_lines}"), Pack::ONE).expect("the same position");
    assert_eq!((other.columns, other.cells), (board.columns, board.cells));
}

#[test]
fn a_talon_is_the_stock() {
    let order = Foreign::Pysol(1).order(&klondike()).expect("a Klondike deal");
    let (columns, stock) = order_to_layout(&order, klondike().columns()).expect("52 cards");
    let board = Board { columns, stock, ..Board::default() };
    let written = board.to_string();
    assert!(written.starts_with(&format!("Talon: {}\n: QH\n: 7H TS\n", text(&board.stock))));
    assert_eq!(Board::read(&written, Pack::ONE), Ok(board));
}

#[test]
fn all_errors_are_said_at_once_with_their_places() {
    let text =
        DEAL_617.replace("\n7D TD TH", "\nWaste: 2S\n7D TX TH").replace("AH KH", "  AH KC").replace("5S 6D", "5S é");
    assert_eq!(
        refusal(&text),
        "line 2, column 1: `Waste` names no line of a board: write Foundations, Freecells or Talon before the colon, \
         or nothing\n\
         line 3, column 4: `TX` is no card: write a rank (A 2 to 9 T or 10, J Q K) and a suit (C D H S), like TH\n\
         line 7, column 4: `é` is no card: write a rank (A 2 to 9 T or 10, J Q K) and a suit (C D H S), like TH\n\
         line 10, column 6: KC lies at line 5, column 19 already: write each card once for each pack\n\
         the board lacks 6D TD KH: write them where they lie, those on the foundations in a line like \
         `Foundations: H-5 C-A D-0 S-K`"
    );
}

#[test]
fn foundations_are_checked() {
    let error = |line: &str| refusal(&format!("{line}{DEAL_617}")).lines().next().expect("one line").to_owned();
    assert_eq!(
        error("Founds: H-A"),
        "line 9, column 1: AH lies at line 1, column 9 already: write each card once for each pack"
    );
    for word in ["H", "H-", "-5", "H-14", "X-5", "H--5", "HH-5", "H-5H", "H-00"] {
        let expected = format!(
            "line 1, column 14: `{word}` is no foundation: write a suit, a dash and the highest rank on it or 0, \
             like H-5 or S-0"
        );
        assert_eq!(error(&format!("Foundations: {word}")), expected);
    }
    assert!(Board::read(&format!("Foundations: H-0 C-0 D-0 S-0{DEAL_617}"), Pack::ONE).is_ok());
    assert!(
        error("Foundations: H-A H-2").contains("column 18: the number of foundations for suit H has 1 in this game")
    );
    assert_eq!(error("FC: -\nFC: -"), "line 2, column 1: the line Freecells stands in line 1 already: write it once");
}

#[test]
fn other_packs_have_other_cards() {
    let low = Pack::new(1, 4, 2).expect("two ranks");
    let error = Board::read("AC AD AH AS 2C 2D 2H 3S\nFoundations: S-3", low).expect_err("no threes");
    assert_eq!(
        error.to_string(),
        "line 1, column 22: 3S is not in the pack of this game: take it out\n\
         line 2, column 14: 3S is not in the pack of this game: take it out\n\
         the board lacks 2S: write them where they lie, those on the foundations in a line like \
         `Foundations: H-5 C-A D-0 S-K`"
    );
    let spades = Pack::new(1, 1, 13).expect("spades only");
    let board = Board::read("Foundations: S-K S-K S-K\nKS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS", spades);
    assert_eq!(board.expect("four times the spades").foundations.len(), 3);
}

proptest! {
    #[test]
    fn what_is_written_is_read(seed: u64, packs in 1..=2_u8, cells in 0..5_usize, cut in 0..52_usize, tops: [u8; 4]) {
        let pack = Pack::new(packs, 4, 13).expect("in range");
        let mut foundations = Vec::new();
        let mut order = shuffled(pack, seed);
        for (suit, top) in Suit::ALL.into_iter().zip(tops) {
            if let Some(top) = Rank::new(top % 8) {
                let pile = Foundation { suit, top };
                foundations.push(pile);
                for card in pile.cards() {
                    let place = order.iter().position(|other| *other == card).expect("it is in the pack");
                    order.remove(place);
                }
            }
        }
        let cells: Vec<Option<Card>> = order.split_off(order.len() - cells).into_iter().map(Some).chain([None]).collect();
        let stock = order.split_off(order.len() - cut.min(order.len()));
        let columns = order.chunks(7).map(<[Card]>::to_vec).chain([Vec::new()]).collect();
        let board = Board { columns, cells, foundations, stock };
        prop_assert_eq!(Board::read(&board.to_string(), pack), Ok(board));
    }

    #[test]
    fn no_text_is_too_strange(text in "\\PC*|([A2-9TJQK10]{1,2}[CDHSx]|[ \\n:#\\r-]|Founds: |[CDHS]-[0-9AK]|FC:){0,120}") {
        match Board::read(&text, Pack::ONE) {
            Ok(board) => prop_assert_eq!(Board::read(&board.to_string(), Pack::ONE), Ok(board)),
            Err(errors) => {
                let lines = errors.iter().count() + usize::from(errors.more() > 0);
                prop_assert!(lines > 0);
                prop_assert_eq!(errors.to_string().lines().count(), lines);
            }
        }
    }
}
