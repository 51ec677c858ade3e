//! A sitting at the table: taps, automatic moves, undo across games, results, what is kept.

mod automatic;
mod failures;
mod keeping;
mod results;
mod taps;

use cards::Card;
use engine::{CardId, Facing, Game, Move, Pile};
use play::{Opened, Outcome, Session, Sitting};
use rules::Catalogue;
use std::sync::Arc;

/// A session with a share code's deal.
fn session(code: &str) -> Session {
    Session::new(Sitting::new(&Opened::read(code).expect("a code"), "game-1".to_owned(), 0))
}

/// The whole game of a recorded solution: its code and its moves.
fn solution(preset: &str) -> (String, Vec<Move>) {
    let path = format!("{}/../../corpus/solutions/{preset}.game", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a recorded solution");
    let line = text.lines().find(|line| line.starts_with("patience/1 ")).expect("a record");
    let mut words = line.split(' ').skip(1);
    let code = words.next().expect("a code").to_owned();
    (code, words.map(|word| word.parse().expect("a move")).collect())
}

/// A deal of the preset whose order makes this table after no move: the columns' cards face down
/// but the last, everything else in the stock as given and then in any order.
fn arranged(preset: &str, columns: &[&str], first_drawn: &str) -> Session {
    let rules = Arc::new(Catalogue::builtin().rules(preset, &[]).expect("a preset"));
    let cards = |text: &str| -> Vec<Card> { text.split_whitespace().map(|c| c.parse().expect("a card")).collect() };
    let mut left = rules.pack().cards();
    let mut take = |card: Card| {
        let place = left.iter().position(|other| *other == card).expect("a card that is left");
        left.remove(place);
        card
    };
    let sizes = rules.tableau().sizes().to_vec();
    let mut given: Vec<Vec<Card>> = columns.iter().map(|c| cards(c).into_iter().map(&mut take).collect()).collect();
    given.resize(sizes.len(), Vec::new());
    let drawn: Vec<Card> = cards(first_drawn).into_iter().map(&mut take).collect();
    // What is not said lies deepest: kings first, so that nothing unexpected fits.
    left.reverse();
    let mut rest = left.into_iter();
    let columns: Vec<Vec<(Card, Facing)>> = given
        .into_iter()
        .zip(&sizes)
        .map(|(given, size)| {
            let hidden = usize::from(*size) - given.len();
            rest.by_ref().take(hidden).chain(given).map(|card| (card, Facing::Down)).collect()
        })
        .collect();
    let mut order = Vec::new();
    for row in 0..sizes.len() {
        order.extend(columns.iter().filter_map(|column| column.get(row)).map(|(card, _)| *card));
    }
    order.extend(drawn);
    order.extend(rest);
    let deal = engine::Deal::ordered(&rules, order).expect("a whole pack");
    let code = notation::ShareCode::ordered(&rules, deal.order().to_vec()).expect("a deal");
    session(&code.to_string())
}

/// The pile where a face lies, with its place in it.
fn find(game: &Game, face: &str) -> (Pile, usize) {
    let card: Card = face.parse().expect("a card");
    game.table()
        .piles()
        .find_map(|pile| {
            let cards = game.table().pile(pile)?;
            cards.iter().position(|placed| placed.card() == card && placed.is_up()).map(|i| (pile, i))
        })
        .unwrap_or_else(|| panic!("{face} does not lie open"))
}

fn id(game: &Game, face: &str) -> CardId {
    let (pile, index) = find(game, face);
    game.table().pile(pile).expect("a pile")[index].id()
}

/// The text of the move that an outcome made.
fn made(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Played(step) | Outcome::Replaced { played: step, .. } => step.get().to_string(),
        other => panic!("no move: {other:?}"),
    }
}
