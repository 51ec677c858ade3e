//! A line of this family as moves of the engine.
//!
//! The search lets columns and foundations change places where that makes no difference; here each
//! pile of a position is found again on the table, by its cards.

use super::deal::{Deal, rank};
use super::dominances::Dominances;
use super::expand::{Expander, apply, face_of};
use super::position::{COLUMNS, Position};
use super::rounds::Line;
use super::safe;
use super::step::Step;
use super::stock::Top;
use cards::{Card, Rank};
use engine::{Game, Move, Pile, Table};
use rules::{Aces, Redeal, Rules, TurnsTo};
use std::sync::Arc;

/// A game in which a line is played.
struct Raised<'d> {
    deal: &'d Deal,
    game: Game,
    /// Which column of the table each column of the position is.
    columns: [u8; COLUMNS],
}

/// The moves of a line. It begins with what is forced at the start.
pub(super) fn raise(
    expander: &mut Expander,
    dominances: Dominances,
    rules: &Rules,
    table: &Table,
    start: &Position,
    line: &Line,
) -> Vec<Move> {
    let deal = expander.deal;
    let game = Game::start_with(&Arc::new(rules.clone()), table.clone(), 0);
    let mut raised = Raised { deal, game, columns: [0; COLUMNS] };
    let mut position = start.clone();
    raised.find_columns(&position);
    raised.force(dominances, &mut position);
    for pair in line.windows(2) {
        let steps = expander.steps(&pair[0], &pair[1]);
        expander.coding.read(deal, &pair[0], &mut position);
        raised.find_columns(&position);
        for step in steps {
            raised.step(&mut position, step);
        }
        raised.force(dominances, &mut position);
    }
    raised.finish(&mut position);
    raised.game.steps().iter().map(engine::Step::get).collect()
}

impl Raised<'_> {
    /// Finds for each column of a position one of the table with the same cards.
    fn find_columns(&mut self, position: &Position) {
        let table = self.game.table();
        let mut taken = [false; COLUMNS];
        for column in 0..position.columns() {
            let is_same = |place: &usize| {
                let cards = &table.columns()[*place];
                !taken[*place]
                    && cards
                        .iter()
                        .map(|placed| placed.card().index() as u8)
                        .eq(position.column(column).iter().copied())
                    && cards.iter().filter(|placed| !placed.is_up()).count() == position.down(column)
            };
            let place = (0..table.columns().len()).find(is_same).expect("the table has the position's columns");
            taken[place] = true;
            self.columns[column] = place as u8;
        }
    }

    /// Puts up what is left of a stock of which every card can be had.
    fn finish(&mut self, position: &mut Position) {
        while !self.game.is_won() {
            let mut faces = (0..position.stock.rest.len()).map(|at| self.deal.course.face(&position.stock, at));
            let next = faces.find(|face| position.foundation_for(self.deal, *face).is_some());
            self.step(position, Step::TakeUp { face: next.expect("the next card of a suit is in the stock") });
        }
    }

    fn force(&mut self, dominances: Dominances, position: &mut Position) {
        while let Some(step) = safe::forced(self.deal, dominances.safe, position) {
            self.step(position, step);
        }
    }

    fn step(&mut self, position: &mut Position, step: Step) {
        let column = |place: u8| Pile::Column(self.columns[usize::from(place)]);
        match step {
            Step::Up { column: from } => {
                let face = position.last(usize::from(from)).expect("a card goes up");
                self.up(column(from), face);
            }
            Step::PlayUp { top } => {
                let face = self.bring(position, top);
                self.up(Pile::Waste, face);
            }
            Step::TakeUp { face } => {
                let face = self.take(face);
                self.up(Pile::Waste, face);
            }
            Step::Take { face, to } => {
                let to = column(to);
                self.take(face);
                self.play(Move::Carry { from: Pile::Waste, to, count: 1 });
            }
            Step::Carry { from, to, count } => {
                let (from, to) = (column(from), column(to));
                self.play(Move::Carry { from, to, count });
            }
            Step::Play { top, to } => {
                let to = column(to);
                self.bring(position, top);
                self.play(Move::Carry { from: Pile::Waste, to, count: 1 });
            }
            Step::Back { foundation, to } => {
                let foundation = usize::from(foundation);
                let height = position.heights[foundation];
                let to = column(to);
                let face = face_of(self.deal, foundation, height);
                let top = |cards: &Vec<engine::Placed>| cards.last().map(|placed| placed.card().index() as u8);
                let same = self.game.table().foundations().iter().position(|cards| top(cards) == Some(face));
                let from = Pile::Foundation(same.expect("the table has the position's foundations") as u8);
                self.play(Move::Carry { from, to, count: 1 });
            }
            Step::Reshuffle => {
                for _ in 0..self.deal.course.turns_to_end(&position.stock) {
                    self.play(Move::Turn);
                }
                self.redeal();
            }
            Step::Turn if self.game.table().stock().is_empty() => self.redeal(),
            Step::Turn => self.play(Move::Turn),
        }
        apply(self.deal, position, step);
    }

    /// Puts a card up from the end of a pile.
    fn up(&mut self, from: Pile, face: u8) {
        let card = Card::from_index(usize::from(face)).expect("a face");
        let suits = self.game.rules().foundation_suits();
        let takes = |place: &usize| {
            let next = Rank::new(self.game.table().foundations()[*place].len() as u8 + 1);
            suits[*place] == card.suit() && next == Some(card.rank())
        };
        let place = (0..suits.len()).find(takes).expect("a foundation takes the card");
        self.play(Move::Carry { from, to: Pile::Foundation(place as u8), count: 1 });
    }

    /// Brings a card of the stock to the top; says which it is.
    fn bring(&mut self, position: &Position, top: Top) -> u8 {
        let face = self.deal.course.face(&position.stock, usize::from(top.at));
        let (turns, after) = self.deal.course.way(&position.stock, top);
        for _ in 0..turns {
            self.play(Move::Turn);
        }
        if let Some(turns) = after {
            self.redeal();
            for _ in 0..turns {
                self.play(Move::Turn);
            }
        }
        face
    }

    /// Turns until a card with this face can be played. Where aces must go up, all of them in the
    /// stock go up one after the other anyway, so that any ace will do for one.
    fn take(&mut self, face: u8) -> u8 {
        loop {
            let table = self.game.table();
            let there = table.waste().last().filter(|placed| placed.is_up()).map(|placed| placed.card().index() as u8);
            let any = match self.deal.aces {
                Aces::Free => false,
                Aces::Must => rank(face) == 0,
            };
            match there {
                Some(there) if there == face || any && rank(there) == 0 => return there,
                Some(_) | None if table.stock().is_empty() => self.redeal(),
                Some(_) | None => self.play(Move::Turn),
            }
        }
    }

    fn redeal(&mut self) {
        let TurnsTo::Waste { redeal, .. } = self.game.rules().stock().turns_to;
        self.play(match redeal {
            Redeal::Keep => Move::Redeal,
            Redeal::Shuffle => Move::Reshuffle,
        });
    }

    fn play(&mut self, mv: Move) {
        match self.game.check(mv) {
            Ok(legal) => {
                self.game.play(legal);
            }
            Err(reason) => panic!("{mv} is illegal in a line of the search: {reason:?}"),
        }
    }
}
