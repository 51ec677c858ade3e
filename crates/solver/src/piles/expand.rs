//! What the moves from a position lead to.

use super::counted;
use super::deal::{Deal, rank};
use super::dominances::{Dominances, Use};
use super::key::Coding;
use super::lazy::Chains;
use super::position::Position;
use super::safe;
use super::step::{Moves, Step};
use super::stock::{Kind, Top};
use cards::{Card, Rank, Suit};
use rules::Aces;

/// Positions that one move leads to, the most promising last; their memory is used again and again.
#[derive(Default)]
pub(super) struct Successors {
    /// Their words, one after another.
    pub(super) keys: Vec<u64>,
    /// How far each position has come.
    pub(super) come: Vec<usize>,
    /// Whether the last of them is won.
    pub(super) is_won: bool,
}

/// Expands positions.
pub(super) struct Expander<'d> {
    pub(super) deal: &'d Deal,
    pub(super) coding: Coding,
    dominances: Dominances,
    here: Position,
    next: Position,
    tops: Vec<Top>,
    moves: Moves,
    /// Carries with what they are worth.
    ranked: Vec<(u8, Step)>,
    chains: Chains,
}

impl Expander<'_> {
    pub(super) fn new(deal: &Deal, dominances: Dominances) -> Expander<'_> {
        Expander {
            deal,
            coding: Coding::new(deal, &dominances),
            dominances,
            here: Position::empty(deal),
            next: Position::empty(deal),
            tops: Vec::new(),
            moves: Moves::default(),
            ranked: Vec::new(),
            chains: Chains::default(),
        }
    }

    /// The position at the start, with what is forced from there; how far it has come, and whether
    /// it is won.
    pub(super) fn start(&mut self, start: &Position, key: &mut [u64]) -> (usize, bool) {
        self.next.copy_from(start);
        self.force();
        self.coding.write(self.deal, &mut self.next, key);
        (self.come(), self.is_won())
    }

    /// All positions one move away, up to the first that is won.
    pub(super) fn expand(&mut self, key: &[u64], successors: &mut Successors) {
        successors.keys.clear();
        successors.come.clear();
        successors.is_won = false;
        self.coding.read(self.deal, key, &mut self.here);
        self.list();
        let words = self.coding.words();
        for index in 0..self.moves.len() {
            self.next.copy_from(&self.here);
            for step in self.moves.get(index) {
                apply(self.deal, &mut self.next, *step);
            }
            self.force();
            let at = successors.keys.len();
            successors.keys.resize(at + words, 0);
            successors.is_won = self.is_won();
            self.coding.write(self.deal, &mut self.next, &mut successors.keys[at..]);
            successors.come.push(self.come());
            if successors.is_won {
                return;
            }
        }
    }

    /// Reads a position.
    pub(super) fn read(&mut self, key: &[u64]) -> &Position {
        self.coding.read(self.deal, key, &mut self.here);
        &self.here
    }

    /// The steps of the move from one position to another.
    pub(super) fn steps(&mut self, from: &[u64], to: &[u64]) -> Vec<Step> {
        let mut successors = Successors::default();
        self.expand(from, &mut successors);
        let same = successors.keys.chunks(self.coding.words()).position(|key| key == to);
        self.moves.get(same.expect("a move leads from one to the other")).to_vec()
    }

    /// Plays what is no choice.
    fn force(&mut self) {
        force(self.deal, &self.dominances, self.coding.counted(), &mut self.next, |_, _| {});
    }

    /// Whether nothing is left to do but to put cards up: in the columns lies none, and those of the
    /// stock can be had at any time, or there are none.
    fn is_won(&self) -> bool {
        let free = match self.deal.course.kind {
            Kind::Free => true,
            Kind::Endless | Kind::Counted | Kind::Shuffled => self.next.stock.rest.is_empty(),
        };
        free && (0..self.next.columns()).all(|column| self.next.last(column).is_none())
    }

    /// How far the position has come: a number that grows with each card freed or put up.
    fn come(&self) -> usize {
        self.deal.cards - self.next.buried(self.deal) + self.next.on_foundations()
    }

    /// Lists the moves, the most promising last.
    fn list(&mut self) {
        self.moves.clear();
        self.take_back();
        let lazy = match self.deal.course.kind {
            Kind::Free => self.dominances.lazy,
            Kind::Endless | Kind::Counted | Kind::Shuffled => Use::Off,
        };
        let counted = self.coding.counted();
        match lazy {
            Use::On => self.chains.carries(self.deal, &self.here, counted, &mut self.moves),
            Use::Off => self.stock(),
        }
        match counted {
            Use::On => counted::carries(self.deal, &self.here, &mut self.moves),
            Use::Off => self.carries(),
        }
        match (counted, lazy) {
            (Use::On, _) => self.chains.rise(self.deal, &self.here, lazy, &mut self.moves),
            (Use::Off, Use::On) => self.chains.up(self.deal, &self.here, &mut self.moves),
            (Use::Off, Use::Off) => self.up(),
        }
    }

    fn up(&mut self) {
        for column in 0..self.here.columns() {
            if self.here.last(column).is_some_and(|face| self.here.foundation_for(self.deal, face).is_some()) {
                self.moves.add(Step::Up { column: column as u8 });
            }
        }
    }

    fn carries(&mut self) {
        let here = &self.here;
        let space = here.space();
        self.ranked.clear();
        for from in 0..here.columns() {
            let column = here.column(from);
            for count in here.liftable(self.deal, from) {
                let at = column.len() - count;
                let joined = at > here.down(from) && self.deal.moves_together(column[at], column[at - 1]);
                for to in 0..here.columns() {
                    let last = here.last(to);
                    // One space is like another, and a whole column in one is where it was.
                    if to == from || last.is_none() && (at == 0 || Some(to) != space) {
                        continue;
                    }
                    if here.takes(self.deal, to, column[at]) {
                        // The best uncovers a card that did not move with it, and makes a longer run;
                        // spaces are for what nothing else can be done with.
                        let longer = last.is_some_and(|last| self.deal.moves_together(column[at], last));
                        let worth = 2 * u8::from(!joined) + u8::from(longer) + 2 * u8::from(last.is_some());
                        let step = Step::Carry { from: from as u8, to: to as u8, count: count as u8 };
                        self.ranked.push((worth, step));
                    }
                }
            }
        }
        self.ranked.sort_unstable_by_key(|(worth, _)| *worth);
        for (_, step) in &self.ranked {
            self.moves.add(*step);
        }
    }

    fn stock(&mut self) {
        match (self.dominances.turns, self.deal.course.kind) {
            (Use::On, _) | (Use::Off, Kind::Free) => self.deal.course.tops(&self.here.stock, &mut self.tops),
            (Use::Off, Kind::Endless | Kind::Counted | Kind::Shuffled) => {
                self.tops.clear();
                self.tops.extend(self.deal.course.top(&self.here.stock));
                self.moves.add(Step::Turn);
            }
        }
        let here = &self.here;
        if self.deal.course.can_reshuffle(&here.stock) {
            self.moves.add(Step::Reshuffle);
        }
        let space = here.space();
        let is_free = self.deal.course.kind == Kind::Free;
        for top in self.tops.iter().rev() {
            let face = self.deal.course.face(&here.stock, usize::from(top.at));
            let must = rank(face) == 0
                && match self.deal.aces {
                    Aces::Free => false,
                    Aces::Must => true,
                };
            for to in (0..here.columns()).filter(|_| !must) {
                if self.is_place(to, space, face) && here.takes(self.deal, to, face) {
                    let to = to as u8;
                    self.moves.add(if is_free { Step::Take { face, to } } else { Step::Play { top: *top, to } });
                }
            }
        }
        for top in self.tops.iter().rev() {
            let face = self.deal.course.face(&here.stock, usize::from(top.at));
            if here.foundation_for(self.deal, face).is_some() {
                self.moves.add(if is_free { Step::TakeUp { face } } else { Step::PlayUp { top: *top } });
            }
        }
    }

    /// Whether a column is to be looked at for a card: of spaces the first, and where it makes no
    /// difference how runs lie the first with a card that it fits on.
    fn is_place(&self, to: usize, space: Option<usize>, face: u8) -> bool {
        match (self.here.last(to), self.coding.counted()) {
            (None, _) => Some(to) == space,
            (Some(_), Use::Off) => true,
            (Some(_), Use::On) => self.here.parent(self.deal, face) == Some(to),
        }
    }

    fn take_back(&mut self) {
        let here = &self.here;
        let space = here.space();
        for (foundation, face) in here.cards_to_take_back(self.deal) {
            for to in 0..here.columns() {
                if self.is_place(to, space, face) && here.takes(self.deal, to, face) {
                    self.moves.add(Step::Back { foundation, to: to as u8 });
                }
            }
        }
    }
}

/// Plays what is no choice, and tells each step before it is made.
pub(super) fn force(
    deal: &Deal,
    dominances: &Dominances,
    counted: Use,
    position: &mut Position,
    mut tell: impl FnMut(&Position, Step),
) {
    let mut risers = Vec::new();
    let mut steps = Vec::new();
    loop {
        while let Some(step) = safe::forced(deal, dominances.safe, position) {
            tell(position, step);
            apply(deal, position, step);
        }
        match (counted, dominances.safe) {
            (Use::On, Use::On) => {}
            (Use::Off, _) | (_, Use::Off) => return,
        }
        // Cards on which others lie that can be put aside go up as well.
        counted::risers(deal, position, |face| safe::is_safe(deal, position, face), &mut risers);
        steps.clear();
        let freed = risers.iter().find(|riser| counted::free(deal, position, **riser, None, &mut steps).is_some());
        let Some(riser) = freed else { return };
        steps.push(Step::Up { column: riser.column });
        for step in &steps {
            tell(position, *step);
            apply(deal, position, *step);
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
        Step::TakeUp { face } => {
            put_up(deal, position, face);
            deal.course.take(&mut position.stock, face);
        }
        Step::Carry { from, to, count } | Step::Aside { from, to, count } => {
            position.carry(usize::from(from), usize::from(to), usize::from(count));
        }
        Step::Play { top, to } => {
            let face = deal.course.face(&position.stock, usize::from(top.at));
            position.push(usize::from(to), face);
            deal.course.play(&mut position.stock, top);
        }
        Step::Take { face, to } => {
            position.push(usize::from(to), face);
            deal.course.take(&mut position.stock, face);
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
