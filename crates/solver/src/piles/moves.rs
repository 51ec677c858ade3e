//! The steps from a position, and what they lead to.

use super::deal::{Deal, rank};
use super::dominances::{Dominances, Use};
use super::key::Coding;
use super::position::Position;
use super::safe;
use super::step::Step;
use super::stock::{Kind, Top};
use cards::{Card, Rank, Suit};
use rules::{Aces, TakeBack};

/// Positions that one step leads to, the most promising last; their memory is used again and again.
#[derive(Default)]
pub(super) struct Successors {
    /// Their words, one after another.
    pub(super) keys: Vec<u64>,
    /// The steps, and how far each position has come.
    pub(super) steps: Vec<(Step, usize)>,
    /// A step that wins.
    pub(super) wins: Option<Step>,
}

/// Makes steps.
pub(super) struct Moves<'d> {
    pub(super) deal: &'d Deal,
    pub(super) coding: Coding,
    dominances: Dominances,
    here: Position,
    next: Position,
    tops: Vec<Top>,
    steps: Vec<Step>,
}

impl Moves<'_> {
    pub(super) fn new(deal: &Deal, dominances: Dominances) -> Moves<'_> {
        Moves {
            deal,
            coding: Coding::new(deal, &dominances),
            dominances,
            here: Position::empty(deal),
            next: Position::empty(deal),
            tops: Vec::new(),
            steps: Vec::new(),
        }
    }

    /// The position at the start, with what is forced from there; how far it has come.
    pub(super) fn start(&mut self, start: &Position, key: &mut [u64]) -> usize {
        self.next.copy_from(start);
        self.force();
        self.coding.write(self.deal, &mut self.next, key);
        self.come()
    }

    /// All positions one step away.
    pub(super) fn expand(&mut self, key: &[u64], successors: &mut Successors) {
        successors.keys.clear();
        successors.steps.clear();
        successors.wins = None;
        self.coding.read(self.deal, key, &mut self.here);
        self.list();
        let words = self.coding.words();
        for index in 0..self.steps.len() {
            let step = self.steps[index];
            self.next.copy_from(&self.here);
            apply(self.deal, &mut self.next, step);
            self.force();
            if self.next.on_foundations() == self.deal.cards {
                successors.wins = Some(step);
                return;
            }
            let at = successors.keys.len();
            successors.keys.resize(at + words, 0);
            self.coding.write(self.deal, &mut self.next, &mut successors.keys[at..]);
            let come = self.come();
            successors.steps.push((step, come));
        }
    }

    /// Plays what is no choice.
    fn force(&mut self) {
        while let Some(step) = safe::forced(self.deal, self.dominances.safe, &self.next) {
            apply(self.deal, &mut self.next, step);
        }
    }

    /// How far the position has come: a number that grows with each card turned up or put up.
    fn come(&self) -> usize {
        self.deal.cards - self.next.face_down() + self.next.on_foundations()
    }

    /// Lists the steps, the most promising last.
    fn list(&mut self) {
        self.steps.clear();
        self.take_back();
        self.stock();
        self.carries();
        self.up();
    }

    fn up(&mut self) {
        for column in 0..self.here.columns() {
            if self.here.last(column).is_some_and(|face| self.here.foundation_for(self.deal, face).is_some()) {
                self.steps.push(Step::Up { column: column as u8 });
            }
        }
    }

    fn carries(&mut self) {
        let here = &self.here;
        let space = (0..here.columns()).find(|column| here.last(*column).is_none());
        // What uncovers a face-down card is looked at first, and so it is listed last.
        for uncovers in [false, true] {
            for from in 0..here.columns() {
                for count in here.liftable(self.deal, from) {
                    let column = here.column(from);
                    let at = column.len() - count;
                    if (at > 0 && at == here.down(from)) != uncovers {
                        continue;
                    }
                    for to in 0..here.columns() {
                        let is_space = here.last(to).is_none();
                        // One space is like another, and a whole column in one is where it was.
                        if to == from || is_space && (at == 0 || Some(to) != space) {
                            continue;
                        }
                        if here.takes(self.deal, to, column[at]) {
                            self.steps.push(Step::Carry { from: from as u8, to: to as u8, count: count as u8 });
                        }
                    }
                }
            }
        }
    }

    fn stock(&mut self) {
        match (self.dominances.turns, self.deal.course.kind) {
            (Use::On, _) | (Use::Off, Kind::Free) => self.deal.course.tops(&self.here.stock, &mut self.tops),
            (Use::Off, Kind::Endless | Kind::Counted | Kind::Shuffled) => {
                self.tops.clear();
                self.tops.extend(self.deal.course.top(&self.here.stock));
                self.steps.push(Step::Turn);
            }
        }
        let here = &self.here;
        if self.deal.course.can_reshuffle(&here.stock) {
            self.steps.push(Step::Reshuffle);
        }
        let space = (0..here.columns()).find(|column| here.last(*column).is_none());
        for top in self.tops.iter().rev() {
            let face = self.deal.course.face(&here.stock, usize::from(top.at));
            let must = rank(face) == 0
                && match self.deal.aces {
                    Aces::Free => false,
                    Aces::Must => true,
                };
            for to in (0..here.columns()).filter(|_| !must) {
                if (here.last(to).is_some() || Some(to) == space) && here.takes(self.deal, to, face) {
                    self.steps.push(Step::Play { top: *top, to: to as u8 });
                }
            }
        }
        for top in self.tops.iter().rev() {
            let face = self.deal.course.face(&here.stock, usize::from(top.at));
            if here.foundation_for(self.deal, face).is_some() {
                self.steps.push(Step::PlayUp { top: *top });
            }
        }
    }

    fn take_back(&mut self) {
        match self.deal.take_back {
            TakeBack::Forbidden => return,
            TakeBack::Allowed => {}
        }
        let here = &self.here;
        let space = (0..here.columns()).find(|column| here.last(*column).is_none());
        for suit in 0..4 {
            let (first, count) = self.deal.foundations[suit];
            for foundation in first..first + count {
                let height = here.heights[foundation];
                let twin = foundation + 1 < first + count && here.heights[foundation + 1] == height;
                if height == 0 || twin {
                    continue;
                }
                let face = (height - 1) * 4 + suit as u8;
                for to in 0..here.columns() {
                    if (here.last(to).is_some() || Some(to) == space) && here.takes(self.deal, to, face) {
                        self.steps.push(Step::Back { foundation: foundation as u8, to: to as u8 });
                    }
                }
            }
        }
    }
}

/// Makes a step.
pub(super) fn apply(deal: &Deal, position: &mut Position, step: Step) {
    match step {
        Step::Up { column } => {
            let column = usize::from(column);
            let face = position.last(column).expect("a card goes up");
            put_up(deal, position, face);
            position.drop(column, 1);
        }
        Step::PlayUp { top } => {
            let face = deal.course.face(&position.stock, usize::from(top.at));
            put_up(deal, position, face);
            deal.course.play(&mut position.stock, top);
        }
        Step::Carry { from, to, count } => {
            position.carry(usize::from(from), usize::from(to), usize::from(count));
        }
        Step::Play { top, to } => {
            let face = deal.course.face(&position.stock, usize::from(top.at));
            position.push(usize::from(to), face);
            deal.course.play(&mut position.stock, top);
        }
        Step::Back { foundation, to } => {
            let face = face_of(deal, usize::from(foundation), position.heights[usize::from(foundation)]);
            position.heights[usize::from(foundation)] -= 1;
            position.push(usize::from(to), face);
        }
        Step::Reshuffle => deal.course.reshuffle(&mut position.stock),
        Step::Turn => {
            deal.course.turn(&mut position.stock);
        }
    }
}

fn put_up(deal: &Deal, position: &mut Position, face: u8) {
    let foundation = position.foundation_for(deal, face).expect("a foundation takes the card");
    position.heights[foundation] += 1;
}

/// The top card of a foundation of this height.
pub(super) fn face_of(deal: &Deal, foundation: usize, height: u8) -> u8 {
    let is_of = |suit: &Suit| {
        let (first, count) = deal.foundations[suit.index()];
        (first..first + count).contains(&foundation)
    };
    let suit = Suit::ALL.into_iter().find(is_of).expect("a foundation has a suit");
    let rank = Rank::new(height).expect("a foundation with a card");
    Card::new(rank, suit).index() as u8
}
