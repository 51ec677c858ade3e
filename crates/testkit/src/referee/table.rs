//! The table: where every card lies.

use super::card::{RefCard, RefSuit};
use super::error::RefError;
use super::rules::{RefFaces, RefRules};

/// The whole table and what is counted beside it. Every list goes from the bottom of a pile to its top.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefTable {
    /// The columns from left to right.
    pub tableau: Vec<Vec<RefColumnCard>>,
    /// The stock; its last card is drawn next.
    pub stock: Vec<RefCard>,
    /// The waste; its last card lies on top.
    pub waste: Vec<RefCard>,
    /// The foundations in the order spades, hearts, clubs, diamonds; of two packs S S H H C C D D.
    pub foundations: Vec<Vec<RefCard>>,
    /// The number of the present pass through the stock, from 1.
    pub pass: u32,
    /// How many waste cards are still playable, where only those of the last turn are (DP-08); otherwise 0.
    pub group: usize,
    /// The points so far.
    pub score: i64,
    /// The deal code that a position in JSON carries for its reshuffles. The referee only hands it on.
    pub shuffle: Option<String>,
}

/// A card in a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RefColumnCard {
    /// Its face.
    pub card: RefCard,
    /// Which way it lies.
    pub side: RefSide,
    /// What it cost to take this card back from a foundation, in points; nothing for a card that was not taken back.
    /// It goes with the card from column to column, for when it goes up again it earns no more than that.
    pub cost: Option<i64>,
}

/// Which way a card lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RefSide {
    /// Face up.
    Up,
    /// Face down.
    Down,
}

impl RefTable {
    /// Deals a deck of 52 or 104 cards row by row (KL-03): first a row over all columns, the first card face up and
    /// the others face down; then a row from the second column on; and so on. The rest is the stock, of which the
    /// first is drawn first (KL-04).
    ///
    /// # Errors
    /// A deck that is not exactly the cards of the game, or too few cards for the columns.
    pub fn deal(rules: &RefRules, deck: &[RefCard]) -> Result<RefTable, RefError> {
        same_cards(deck, &RefCard::packs(rules.packs))?;
        let mut cards = deck.iter().copied();
        let mut tableau = vec![Vec::new(); rules.columns];
        for row in 0..rules.columns {
            for (column, pile) in tableau.iter_mut().enumerate().skip(row) {
                let card = cards.next().ok_or_else(|| RefError::new("too few cards for so many columns"))?;
                let side = match rules.faces {
                    RefFaces::AllUp => RefSide::Up,
                    RefFaces::LastUp if column == row => RefSide::Up,
                    RefFaces::LastUp => RefSide::Down,
                };
                pile.push(RefColumnCard { card, side, cost: None });
            }
        }
        let mut stock: Vec<RefCard> = cards.collect();
        stock.reverse();
        Ok(RefTable {
            tableau,
            stock,
            waste: Vec::new(),
            foundations: vec![Vec::new(); rules.foundations()],
            pass: 1,
            group: 0,
            score: rules.score.start(),
            shuffle: None,
        })
    }

    /// Whether all cards are on the foundations (KL-23, DP-10).
    pub fn won(&self, rules: &RefRules) -> bool {
        self.on_foundations() == 52 * rules.packs
    }

    /// How many cards lie on the foundations.
    pub fn on_foundations(&self) -> usize {
        self.foundations.iter().map(Vec::len).sum()
    }

    /// How many cards lie in stock and waste together.
    pub fn in_stock_and_waste(&self) -> usize {
        self.stock.len() + self.waste.len()
    }

    /// How many cards lie face down in the columns.
    pub fn face_down(&self) -> usize {
        self.tableau.iter().flatten().filter(|card| card.side == RefSide::Down).count()
    }

    /// Every card on the table, sorted: always the same as long as none is lost or made.
    pub fn all_cards(&self) -> Vec<RefCard> {
        let mut cards: Vec<RefCard> = self.tableau.iter().flatten().map(|card| card.card).collect();
        cards.extend(&self.stock);
        cards.extend(&self.waste);
        cards.extend(self.foundations.iter().flatten());
        cards.sort();
        cards
    }

    /// The suit that foundation number `foundation` takes: every suit has as many as there are packs.
    pub fn suit_of_foundation(rules: &RefRules, foundation: usize) -> Option<RefSuit> {
        RefSuit::ALL.get(foundation / rules.packs).copied()
    }
}

/// Says which cards are missing and which are too many.
pub(super) fn same_cards(cards: &[RefCard], wanted: &[RefCard]) -> Result<(), RefError> {
    let mut missing = wanted.to_vec();
    let mut extra = Vec::new();
    for card in cards {
        match missing.iter().position(|other| other == card) {
            Some(place) => drop(missing.remove(place)),
            None => extra.push(*card),
        }
    }
    if missing.is_empty() && extra.is_empty() {
        return Ok(());
    }
    let list = |cards: &[RefCard]| if cards.is_empty() { String::from("none") } else { super::write_cards(cards) };
    Err(RefError::new(format!("cards missing: {}; cards too many: {}", list(&missing), list(&extra))))
}
