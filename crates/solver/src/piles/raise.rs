//! A line of this family as moves of the engine.
//!
//! The search lets columns and foundations change places where that makes no difference; here each
//! pile of a position is found again on the table, by its cards.

use super::deal::{Deal, rank};
use super::dominances::{Dominances, Use};
use super::expand::{self, Expander, apply, face_of};
use super::position::{COLUMNS, Position};
use super::rounds::Line;
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
    /// Whether it makes no difference how runs lie.
    counted: Use,
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
    let counted = expander.coding.counted();
    let mut raised = Raised { deal, game, counted, columns: [0; COLUMNS] };
    let mut position = start.clone();
    raised.find_columns(&position);
    expand::force(deal, &dominances, counted, &mut position, |position, step| raised.step(position, step));
    for pair in line.windows(2) {
        let steps = expander.steps(&pair[0], &pair[1]);
        expander.coding.read(deal, &pair[0], &mut position);
        raised.find_columns(&position);
        for step in steps {
            raised.step(&position, step);
            apply(deal, &mut position, step);
        }
        expand::force(deal, &dominances, counted, &mut position, |position, step| raised.step(position, step));
    }
    raised.finish(&mut position);
    raised.game.steps().iter().map(engine::Step::get).collect()
}

impl Raised<'_> {
    /// Finds for each column of a position one of the table with the same cards.
    fn find_columns(&mut self, position: &Position) {
        match self.counted {
            Use::On => return,
            Use::Off => {}
        }
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
            let step = Step::TakeUp { face: next.expect("the next card of a suit is in the stock") };
            self.step(position, step);
            apply(self.deal, position, step);
        }
    }

    fn step(&mut self, position: &Position, step: Step) {
        match step {
            Step::Up { column } => {
                let column = usize::from(column);
                let cards = position.column(column);
                let (place, at) = self.find(position, column, cards.len() - 1);
                let count = self.game.table().columns()[place].len() - at - 1;
                if count > 0 {
                    let child = self.face(place, at + 1);
                    let to = self.parent(child);
                    self.carry(Pile::Column(place as u8), to, count);
                }
                self.up(Pile::Column(place as u8), cards[cards.len() - 1]);
            }
            Step::PlayUp { top } => {
                let face = self.bring(position, top);
                self.up(Pile::Waste, face);
            }
            Step::TakeUp { face } => {
                let face = self.take(face);
                self.up(Pile::Waste, face);
            }
            Step::Carry { from, to, count } => {
                let from = usize::from(from);
                let at = position.column(from).len() - usize::from(count);
                let to = self.target(position, to, position.column(from)[at]);
                let (place, at) = self.find(position, from, at);
                let count = self.game.table().columns()[place].len() - at;
                self.carry(Pile::Column(place as u8), to, count);
            }
            // It is done where a card goes up, if need be.
            Step::Aside { .. } => {}
            Step::Play { top, to } => {
                let face = self.bring(position, top);
                let to = self.target(position, to, face);
                self.carry(Pile::Waste, to, 1);
            }
            Step::Take { face, to } => {
                self.take(face);
                let to = self.target(position, to, face);
                self.carry(Pile::Waste, to, 1);
            }
            Step::Back { foundation, to } => {
                let foundation = usize::from(foundation);
                let face = face_of(self.deal, foundation, position.heights[foundation]);
                let top = |cards: &Vec<engine::Placed>| cards.last().map(|placed| placed.card().index() as u8);
                let same = self.game.table().foundations().iter().position(|cards| top(cards) == Some(face));
                let from = Pile::Foundation(same.expect("the table has the position's foundations") as u8);
                let to = self.target(position, to, face);
                self.carry(from, to, 1);
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
    }

    /// The column of the table, and the place in it, of a card of the position. Where it makes no
    /// difference how runs lie, laid cards are found by their faces, if possible with nothing on them,
    /// and so are heads that lie on nothing; others lie in their own columns.
    fn find(&self, position: &Position, column: usize, at: usize) -> (usize, usize) {
        match self.counted {
            Use::Off => return (usize::from(self.columns[column]), at),
            Use::On => {}
        }
        let face = position.column(column)[at];
        let head = position.head(self.deal, column);
        if at == head && head > 0 {
            return (column, at);
        }
        let columns = self.game.table().columns();
        let places = || (0..columns.len()).flat_map(|place| (0..columns[place].len()).map(move |at| (place, at)));
        let is_same = |(place, there): &(usize, usize)| {
            let foot = position.head(self.deal, *place);
            let fits = if at == head { foot == 0 && *there == 0 } else { *there > foot };
            fits && self.face(*place, *there) == face
        };
        let is_free = |(place, at): &(usize, usize)| at + 1 == columns[*place].len();
        let free = places().filter(is_same).find(is_free);
        free.or_else(|| places().find(is_same)).expect("the table has the position's cards")
    }

    /// Where a card goes: a column of the table like one of the position.
    fn target(&self, position: &Position, to: u8, face: u8) -> Pile {
        match (self.counted, position.last(usize::from(to))) {
            (Use::Off, _) => Pile::Column(self.columns[usize::from(to)]),
            (Use::On, Some(_)) => self.parent(face),
            (Use::On, None) => {
                let space = self.game.table().columns().iter().position(Vec::is_empty);
                Pile::Column(space.expect("the table has the position's spaces") as u8)
            }
        }
    }

    /// A column that a card can be built on.
    fn parent(&self, face: u8) -> Pile {
        let columns = self.game.table().columns();
        let carries = |place: &usize| {
            let end = columns[*place].len().checked_sub(1);
            end.is_some_and(|end| self.deal.fits(face, self.face(*place, end)))
        };
        Pile::Column((0..columns.len()).find(carries).expect("some card carries nothing") as u8)
    }

    fn face(&self, column: usize, at: usize) -> u8 {
        self.game.table().columns()[column][at].card().index() as u8
    }

    fn carry(&mut self, from: Pile, to: Pile, count: usize) {
        self.play(Move::Carry { from, to, count: count as u8 });
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
