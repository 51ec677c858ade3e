//! Positions written as text, for tests of single rules.

#![allow(dead_code, unreachable_pub, reason = "each test file uses a part of it")]

use cards::Card;
use engine::{Deal, Facing, Game, IllegalMove, Move, Setup, Step};
use rules::{Catalogue, OptionName, Rules, Value};
use std::sync::Arc;

/// The rules of a preset with options like `draw=1 passes=3`.
pub fn rules(preset: &str, options: &str) -> Arc<Rules> {
    let set: Vec<(OptionName, Value)> = options
        .split_whitespace()
        .map(|option| {
            let (name, value) = option.split_once('=').expect("name=value");
            let name: OptionName = name.parse().expect("an option");
            (name, name.parse_value(value).expect("a value"))
        })
        .collect();
    Arc::new(Catalogue::builtin().rules(preset, &set).expect("sensible rules"))
}

/// A position: the columns as texts (small letters lie face down), the waste, and foundations as
/// texts; all other cards are the stock.
#[derive(Default)]
pub struct Position<'p> {
    pub columns: &'p [&'p str],
    pub waste: &'p str,
    /// The height of each suit's foundation, spades, hearts, clubs, diamonds.
    pub up: [u8; 4],
    /// Which of the cards left over are the stock, drawn first to last; without it all of them.
    pub stock: Option<&'p str>,
    pub pass: u32,
    pub group: Option<usize>,
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

impl Position<'_> {
    /// The position as a game. Cards that lie nowhere are the first of the stock to be buried, so
    /// that `stock` says what is drawn first.
    pub fn game(&self, rules: &Arc<Rules>) -> Game {
        let facing = |card: &str| if card.chars().any(char::is_lowercase) { Facing::Down } else { Facing::Up };
        let columns: Vec<Vec<(Card, Facing)>> = self
            .columns
            .iter()
            .map(|column| column.split_whitespace().map(|card| (card.parse().expect("a card"), facing(card))).collect())
            .collect();
        let foundations: Vec<Vec<Card>> = "SHCD"
            .chars()
            .zip(self.up)
            .map(|(suit, height)| {
                cards::Rank::all()
                    .take(usize::from(height))
                    .map(|rank| format!("{}{suit}", rank.letter()).parse().expect("a card"))
                    .collect()
            })
            .collect();
        let waste = cards(self.waste);
        let mut stock = cards(self.stock.unwrap_or(""));
        stock.reverse();
        let mut left = rules.pack().cards();
        let lying = columns
            .iter()
            .flatten()
            .map(|(card, _)| card)
            .chain(&waste)
            .chain(foundations.iter().flatten())
            .chain(&stock);
        for card in lying {
            let place = left.iter().position(|other| other == card).expect("a card of the pack that is left");
            left.remove(place);
        }
        if self.stock.is_none() {
            left.extend(stock);
            stock = left;
        } else {
            assert!(left.is_empty(), "lie nowhere: {left:?}");
        }
        let shuffle = Some(Deal::numbered(rules, 1).seed());
        let pass = self.pass.max(1);
        let setup = Setup { columns, stock, waste, foundations, pass, group: self.group, shuffle };
        Game::start_with(rules, setup.place(rules).expect("a possible position"), 0)
    }
}

/// Plays a move given as text.
pub fn play<'g>(game: &'g mut Game, mv: &str) -> &'g Step {
    let legal = game.check(mv.parse().expect("a move")).unwrap_or_else(|reason| panic!("{mv}: {reason:?}"));
    game.play(legal)
}

/// Why a move given as text is refused.
pub fn refusal(game: &Game, mv: &str) -> IllegalMove {
    game.check(mv.parse().expect("a move")).expect_err("an illegal move")
}

/// Whether a move given as text is legal.
pub fn legal(game: &Game, mv: &str) -> bool {
    let mv: Move = mv.parse().expect("a move");
    let by_check = game.check(mv).is_ok();
    assert_eq!(by_check, game.legal_moves().any(|legal| legal.get() == mv), "{mv}");
    by_check
}

/// All legal moves as text.
pub fn moves(game: &Game) -> Vec<String> {
    game.legal_moves().map(|legal| legal.get().to_string()).collect()
}
