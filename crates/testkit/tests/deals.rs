//! How the cards are dealt.

mod common;

use common::{card, cards, column};
use testkit::decks::{MS_1, MS_617, lcg, ms};
use testkit::referee::{RefCard, RefRules, RefSide, RefTable};

#[test]
fn kl_01_a_pack_has_52_cards_from_ace_to_king() {
    let pack = RefCard::packs(1);
    assert_eq!(pack.len(), 52);
    assert_eq!(pack[0], card("AS"));
    assert_eq!(pack[12], card("KS"));
    assert_eq!(pack.iter().map(|card| u32::from(card.rank)).sum::<u32>(), 4 * 91);
}

#[test]
fn kl_02_seven_columns_of_one_to_seven_cards_with_the_last_face_up() {
    let table = RefTable::deal(&RefRules::klondike(), &ms(MS_1)).expect("a deal");
    let sizes: Vec<usize> = table.tableau.iter().map(Vec::len).collect();
    assert_eq!(sizes, [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(table.face_down(), 21);
    assert!(table.tableau.iter().all(|pile| pile.last().expect("a card").side == RefSide::Up));
}

#[test]
fn kl_03_the_cards_are_dealt_row_by_row() {
    let table = RefTable::deal(&RefRules::klondike(), &ms(MS_1)).expect("a deal");
    assert_eq!(column(&table, 0), "JD");
    assert_eq!(column(&table, 1), "2d 5H");
    assert_eq!(column(&table, 2), "9h kd QC");
    assert_eq!(column(&table, 6), "7c ad ks as 4c ts QH");
}

#[test]
fn kl_04_the_other_24_cards_are_the_stock_and_the_next_of_the_deck_is_drawn_first() {
    let table = RefTable::deal(&RefRules::klondike(), &ms(MS_1)).expect("a deal");
    let drawn: Vec<RefCard> = table.stock.iter().rev().copied().collect();
    assert_eq!(drawn, cards("4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H"));
    assert!(table.waste.is_empty());
    assert_eq!(table.foundations, vec![Vec::new(); 4]);
}

#[test]
fn va_06_whitehead_is_dealt_face_up() {
    let table = RefTable::deal(&RefRules::whitehead(), &ms(MS_617)).expect("a deal");
    assert_eq!(table.face_down(), 0);
    assert_eq!(column(&table, 6), "2D 6D QC 8D KD 9S 3C");
    assert_eq!(table.stock.len(), 24);
}

#[test]
fn va_07_eight_columns_have_36_cards_on_the_table_and_16_in_the_stock() {
    let table = RefTable::deal(&RefRules::eight_columns(), &ms(MS_1)).expect("a deal");
    assert_eq!(table.tableau.iter().map(Vec::len).sum::<usize>(), 36);
    assert_eq!(table.stock.len(), 16);
}

#[test]
fn dp_01_dp_02_dp_03_dp_04_double_patience_is_dealt_from_two_packs() {
    let deck = lcg(1, 2);
    assert_eq!(deck.len(), 104);
    let table = RefTable::deal(&RefRules::double_patience(), &deck).expect("a deal");
    let sizes: Vec<usize> = table.tableau.iter().map(Vec::len).collect();
    assert_eq!(sizes, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(table.face_down(), 36);
    assert_eq!(table.stock.len(), 59);
    assert_eq!(table.foundations.len(), 8);
    assert_eq!(table.tableau[0][0].card, deck[0]);
    assert_eq!(table.tableau[8][0].card, deck[8]);
    assert_eq!(table.tableau[1][1].card, deck[9]);
    assert_eq!(table.stock.last(), Some(&deck[45]));
}

#[test]
fn a_deck_with_a_doubled_or_missing_card_is_refused() {
    let mut deck = ms(MS_1);
    deck[5] = deck[6];
    let error = RefTable::deal(&RefRules::klondike(), &deck).expect_err("two sevens of clubs");
    assert_eq!(error.to_string(), "cards missing: 7H; cards too many: 7C");
    assert!(RefTable::deal(&RefRules::double_patience(), &ms(MS_1)).is_err());
}

#[test]
fn the_generated_decks_stay_as_they_are() {
    assert_eq!(lcg(1, 1)[..7], cards("8C 3H KH JD 8H QD JH"));
    let mut sorted = lcg(9, 2);
    sorted.sort();
    let mut packs = RefCard::packs(2);
    packs.sort();
    assert_eq!(sorted, packs);
}
