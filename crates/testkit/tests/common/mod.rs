//! Hand-made tables. They need not hold the whole pack, so that a test shows only what matters to it.
#![allow(dead_code, reason = "each test file uses its part")]

use testkit::referee::{
    RefCard, RefColumnCard, RefMove, RefRules, RefSide, RefTable, no_order, read_cards, write_cards,
};

/// A table from its columns (lower case lies face down), stock, waste and the top cards of the foundations.
/// In a game with two packs the first card of a suit belongs to its first foundation.
pub(crate) fn table(rules: &RefRules, columns: &[&str], stock: &str, waste: &str, tops: &str) -> RefTable {
    let mut tableau: Vec<Vec<RefColumnCard>> =
        columns.iter().map(|column| column.split_whitespace().map(column_card).collect()).collect();
    tableau.resize(rules.columns, Vec::new());
    let mut foundations: Vec<Vec<RefCard>> = vec![Vec::new(); rules.foundations()];
    for top in cards(tops) {
        let place = (0..foundations.len())
            .find(|place| {
                foundations[*place].is_empty() && RefTable::suit_of_foundation(rules, *place) == Some(top.suit)
            })
            .expect("a free foundation of the suit");
        foundations[place] = (1..=top.rank).map(|rank| RefCard { rank, suit: top.suit }).collect();
    }
    let waste = cards(waste);
    let group = match rules.waste {
        testkit::referee::RefWaste::Top => 0,
        testkit::referee::RefWaste::Group => waste.len().min(rules.draw),
    };
    RefTable { tableau, stock: cards(stock), waste, foundations, pass: 1, group, score: 0, shuffle: None }
}

fn column_card(text: &str) -> RefColumnCard {
    let side = if text.contains(|letter: char| letter.is_ascii_lowercase()) { RefSide::Down } else { RefSide::Up };
    RefColumnCard { card: card(&text.to_ascii_uppercase()), side, cost: None }
}

pub(crate) fn card(text: &str) -> RefCard {
    text.parse().expect("a card")
}

pub(crate) fn cards(text: &str) -> Vec<RefCard> {
    read_cards(text).expect("cards")
}

/// Whether a move, given as text, is legal.
pub(crate) fn allows(rules: &RefRules, table: &RefTable, text: &str) -> bool {
    table.allowed(rules, text.parse().expect("a move"))
}

/// The legal moves as text, sorted.
pub(crate) fn legal(rules: &RefRules, table: &RefTable) -> Vec<String> {
    let mut moves: Vec<String> = table.legal_moves(rules).iter().map(RefMove::to_string).collect();
    moves.sort();
    moves
}

/// Plays moves, given as text with spaces between them, all of which must be legal.
pub(crate) fn play(rules: &RefRules, table: &RefTable, text: &str) -> RefTable {
    let moves: Vec<RefMove> = text.split_whitespace().map(|word| word.parse().expect("a move")).collect();
    table.apply_all(rules, &moves, &no_order).expect("legal moves")
}

/// A column as text, lower case lying face down.
pub(crate) fn column(table: &RefTable, column: usize) -> String {
    let words: Vec<String> = table.tableau[column]
        .iter()
        .map(|card| match card.side {
            RefSide::Up => card.card.to_string(),
            RefSide::Down => card.card.to_string().to_ascii_lowercase(),
        })
        .collect();
    words.join(" ")
}

/// The waste as text.
pub(crate) fn waste(table: &RefTable) -> String {
    write_cards(&table.waste)
}
