//! A line of this family as moves of the engine.
//!
//! The line says which card goes to a column or up, not where exactly it goes or what must first step
//! aside. A slot promises that there is a place: as many cards of the pair carry something as cards
//! lie on them, so when there are more of them than that, one carries nothing.

use super::deal::Deal;
use super::step::Step;
use cards::{Card, Rank};
use engine::{Game, Move, Pile, Table};
use rules::{Aces, Rules};
use std::sync::Arc;

/// A game in which a line is played.
pub(super) struct Raised<'d> {
    deal: &'d Deal,
    game: Game,
}

/// Where a card lies.
enum Place {
    Column(usize, usize),
    Waste,
    Stock,
    Foundation(usize),
}

impl Raised<'_> {
    pub(super) fn new<'d>(deal: &'d Deal, rules: &Rules, table: &Table) -> Raised<'d> {
        Raised { deal, game: Game::start_with(&Arc::new(rules.clone()), table.clone(), 0) }
    }

    /// The moves that were made.
    pub(super) fn moves(&self) -> Vec<Move> {
        self.game.steps().iter().map(engine::Step::get).collect()
    }

    /// Plays one step of a line.
    pub(super) fn step(&mut self, step: Step) {
        self.put_up_aces();
        match step {
            Step::Place(bit) => self.place(self.deal.coding.card(bit)),
            Step::Up(bit) => self.up(self.deal.coding.card(bit)),
        }
    }

    /// Plays everything up that is left, lowest cards first: possible when nothing is covered and
    /// every card of the stock is within reach.
    pub(super) fn finish(&mut self) {
        while !self.game.is_won() {
            let heights = self.game.table().foundations().iter().map(Vec::len);
            let suits = self.game.rules().foundation_suits();
            let (height, suit) = heights.zip(suits).min_by_key(|(height, _)| *height).expect("a game has foundations");
            let rank = Rank::new(height as u8 + 1).expect("a game that is not won has cards left");
            self.up(Card::new(rank, suit));
        }
    }

    /// Aces that must go up go up when they come to the top of the waste.
    fn put_up_aces(&mut self) {
        while self.deal.aces == Aces::Must
            && let Some(top) = self.game.table().waste().last().map(|placed| placed.card())
            && top.rank() == Rank::ACE
        {
            self.up(top);
        }
    }

    fn play(&mut self, mv: Move) {
        match self.game.check(mv) {
            Ok(legal) => {
                self.game.play(legal);
            }
            Err(reason) => panic!("a step of a line cannot be played: {mv}: {reason:?}"),
        }
    }

    fn find(&self, card: Card) -> Place {
        let table = self.game.table();
        for (i, column) in table.columns().iter().enumerate() {
            if let Some(row) = column.iter().position(|placed| placed.card() == card) {
                return Place::Column(i, row);
            }
        }
        for (i, foundation) in table.foundations().iter().enumerate() {
            if foundation.iter().any(|placed| placed.card() == card) {
                return Place::Foundation(i);
            }
        }
        if table.stock().iter().any(|placed| placed.card() == card) { Place::Stock } else { Place::Waste }
    }

    fn carry(&mut self, from: Pile, to: Pile, count: usize) {
        self.play(Move::Carry { from, to, count: count as u8 });
    }

    /// A column where a card fits, other than its own.
    fn room_for(&self, card: Card, own: Option<usize>) -> Pile {
        let tableau = self.game.rules().tableau();
        let columns = self.game.table().columns();
        let onto = |column: &Vec<engine::Placed>| {
            column.last().is_some_and(|last| last.is_up() && tableau.build().fits(card, last.card()))
        };
        let places = columns.iter().enumerate().filter(|(i, _)| Some(*i) != own);
        let fitting = places.clone().find(|(_, column)| onto(column));
        let (i, _) =
            fitting.or_else(|| places.clone().find(|(_, column)| column.is_empty())).expect("a slot is a place");
        Pile::Column(i as u8)
    }

    fn place(&mut self, card: Card) {
        match self.find(card) {
            Place::Column(i, row) => {
                let count = self.game.table().columns()[i].len() - row;
                let to = self.room_for(card, Some(i));
                self.carry(Pile::Column(i as u8), to, count);
            }
            Place::Foundation(i) => {
                let to = self.room_for(card, None);
                self.carry(Pile::Foundation(i as u8), to, 1);
            }
            Place::Stock | Place::Waste => {
                self.bring(card);
                let to = self.room_for(card, None);
                self.carry(Pile::Waste, to, 1);
            }
        }
    }

    fn up(&mut self, card: Card) {
        let suits = self.game.rules().foundation_suits();
        let foundation = suits.iter().position(|suit| *suit == card.suit()).expect("every suit has a foundation");
        let to = Pile::Foundation(foundation as u8);
        match self.find(card) {
            // An ace that had to go up at once may be there already.
            Place::Foundation(_) => {}
            Place::Column(i, row) => {
                let above = self.game.table().columns()[i].get(row + 1).map(|placed| placed.card());
                if let Some(above) = above {
                    let count = self.game.table().columns()[i].len() - row - 1;
                    let aside = self.room_for(above, Some(i));
                    self.carry(Pile::Column(i as u8), aside, count);
                }
                self.carry(Pile::Column(i as u8), to, 1);
            }
            Place::Stock | Place::Waste => {
                self.bring(card);
                self.carry(Pile::Waste, to, 1);
            }
        }
    }

    /// Turns the stock until a card is the top of the waste. Aces that must go up do when they come by.
    fn bring(&mut self, card: Card) {
        loop {
            let table = self.game.table();
            let top = table.waste().last().map(|placed| placed.card());
            if top == Some(card) {
                return;
            }
            let mv = if table.stock().is_empty() { Move::Redeal } else { Move::Turn };
            self.play(mv);
            if self.game.table().waste().last().is_some_and(|top| top.card() != card) {
                self.put_up_aces();
            }
        }
    }
}
