//! What is known about whether the game on the table can still be won.
//!
//! Nothing here searches, waits or looks at a clock: an [`Outlook`] says what it would like to know
//! as a [`Question`], somebody answers when he can, and what was answered is remembered for every
//! position that it says something about. Who follows a line that is known to win, or takes moves
//! back, needs no further search.
//!
//! All cards are known to who answers, also those that lie face down: an outlook is help, and a
//! player must ask for it.

mod answer;
mod facts;
#[cfg(test)]
mod tests;
mod way_back;

pub use way_back::WayBack;

use crate::statistics::plays_alike;
use engine::{Game, Move};
use facts::{Fact, Facts, Position};
use rules::Rules;
use std::collections::VecDeque;
use std::sync::Arc;

/// Whether a position can still be won, as far as is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Prospect {
    /// It can: a line that wins is known.
    CanBeWon,
    /// No line of play wins any more.
    CannotBeWon,
    /// It is not known. This says nothing about the position.
    NotKnown(Unknown),
}

/// Why it is not known whether a position can be won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unknown {
    /// No search has answered yet.
    Unsearched,
    /// A search has ended without knowing.
    Open(WhyOpen),
}

/// Why a search has ended without knowing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WhyOpen {
    /// It met its limit.
    Limit,
    /// The stock is shuffled without end, so that no search is ever complete (DP-09).
    Shuffled,
}

/// What a search has found for a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// These moves win from there.
    Won(Vec<Move>),
    /// Nothing wins from there.
    Lost,
    /// It does not know.
    Open(WhyOpen),
}

/// A position of which it should be known whether it can be won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    number: u64,
    moves: Vec<Move>,
}

impl Question {
    /// The number by which it is answered. Later questions have larger numbers.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The moves from the deal to the position.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }
}

/// A question that waits for its answer.
#[derive(Clone, Debug)]
struct Waiting {
    question: Question,
    position: Position,
    /// The same position without a history.
    game: Game,
}

/// How many questions wait for a late answer.
const WAITING: usize = 8;

/// What is known about positions of games with the same rules.
#[derive(Clone, Debug, Default)]
pub struct Outlook {
    rules: Option<Arc<Rules>>,
    facts: Facts,
    asked: VecDeque<Waiting>,
    last: u64,
}

impl Outlook {
    /// Nothing is known.
    #[must_use]
    pub fn new() -> Outlook {
        Outlook::default()
    }

    /// Whether the game can still be won, as far as is known. What follows from the game's history
    /// is known once [`Outlook::question`] was called.
    #[must_use]
    pub fn prospect(&self, game: &Game) -> Prospect {
        if game.is_won() {
            return Prospect::CanBeWon;
        }
        self.known(game).map_or(Prospect::NotKnown(Unknown::Unsearched), prospect)
    }

    /// Takes over what follows from the game's history: after a lost position all is lost, and from
    /// every position before one that can be won the game could be won. Gives what is asked about
    /// the position on the table; none when it is known, or when a search has given up on it. A
    /// question that waits for its answer is given again with its number.
    pub fn question(&mut self, game: &Game) -> Option<Question> {
        self.follow(game);
        let moves = game.steps().iter().map(engine::Step::get);
        (!game.is_won()).then(|| self.ask(moves.collect(), game))?
    }

    /// The same about the position that a legal move would lead to, which is not made yet.
    pub fn question_after(&mut self, game: &Game, mv: Move) -> Option<Question> {
        self.follow(game);
        if self.known(game) == Some(Fact::Lost) {
            return None;
        }
        let after = played(game, mv)?;
        let moves = game.steps().iter().map(engine::Step::get).chain([mv]);
        (!after.is_won()).then(|| self.ask(moves.collect(), &after))?
    }

    /// Whether the game could be won after this move, as far as is known. A move that is not legal
    /// changes nothing.
    #[must_use]
    pub fn prospect_after(&self, game: &Game, mv: Move) -> Prospect {
        // Whatever is played in a lost position, it stays lost.
        if self.known(game) == Some(Fact::Lost) {
            return Prospect::CannotBeWon;
        }
        match played(game, mv) {
            Some(after) => self.prospect(&after),
            None => self.prospect(game),
        }
    }

    /// Remembers an answer, also when the game has gone on since the question. Says whether it was
    /// taken: an answer to a question that nobody waits for is not, and a line is only taken when
    /// it is legal and wins.
    pub fn answer(&mut self, number: u64, answer: &Answer) -> bool {
        let Some(place) = self.asked.iter().position(|waiting| waiting.question.number == number) else { return false };
        let Some(Waiting { position, game, .. }) = self.asked.remove(place) else { return false };
        self.facts.keep_small();
        match answer {
            Answer::Won(line) => return self.note_line(game, line),
            Answer::Lost => self.facts.lost(position),
            Answer::Open(why) => self.facts.open(position, *why),
        }
        true
    }

    /// The next move of a line that wins from the position on the table; none when none is known.
    /// Playing it again and again wins, without ever coming back to a position.
    #[must_use]
    pub fn next(&self, game: &Game) -> Option<Move> {
        let left = self.left(game).filter(|left| *left > 0)?;
        // What follows is looked up rather than remembered: piles that are twins may lie the other
        // way round in a position that was reached in another order.
        let mut scratch = bare(game);
        let moves: Vec<Move> = scratch.legal_moves().map(engine::Legal::get).collect();
        let next = moves.into_iter().filter_map(|mv| {
            let legal = scratch.check(mv).ok()?;
            scratch.play(legal);
            let after = self.left(&scratch);
            scratch.undo();
            after.map(|after| (after, mv))
        });
        next.min_by_key(|(after, _)| *after).filter(|(after, _)| *after < left).map(|(_, mv)| mv)
    }

    /// How many moves the line that is known to win from here still takes; none when none is known.
    #[must_use]
    pub fn left(&self, game: &Game) -> Option<u32> {
        if game.is_won() {
            return Some(0);
        }
        match self.known(game)? {
            Fact::Won { left } => Some(left),
            Fact::Lost | Fact::Open(_) => None,
        }
    }

    fn known(&self, game: &Game) -> Option<Fact> {
        let same = self.rules.as_ref().is_some_and(|rules| alike(rules, game.rules()));
        if same { self.facts.get(&Position::of(game)) } else { None }
    }

    /// What follows from the positions that the game has come through.
    fn follow(&mut self, game: &Game) {
        if self.rules.as_ref().is_none_or(|rules| !alike(rules, game.rules())) {
            self.facts = Facts::default();
            self.asked.clear();
            self.rules = Some(Arc::clone(game.rules()));
        }
        let mut back = game.clone();
        let mut later = Vec::new();
        // Only the way to the nearest position that is known.
        loop {
            let position = Position::of(&back);
            match self.facts.get(&position) {
                Some(Fact::Lost) => {
                    later.into_iter().for_each(|position| self.facts.lost(position));
                    return;
                }
                Some(Fact::Won { left }) if later.is_empty() => {
                    self.follow_back(back, left);
                    return;
                }
                Some(Fact::Won { .. }) => return,
                Some(Fact::Open(_)) | None => later.push(position),
            }
            if back.undo().is_none() {
                return;
            }
        }
    }

    /// From this position so many moves win: so they did from those before it, with one more each.
    fn follow_back(&mut self, mut back: Game, mut left: u32) {
        while back.undo().is_some() {
            let position = Position::of(&back);
            match self.facts.get(&position) {
                Some(Fact::Won { .. } | Fact::Lost) => return,
                Some(Fact::Open(_)) | None => {}
            }
            left += 1;
            self.facts.won(position, left);
        }
    }

    fn ask(&mut self, moves: Vec<Move>, game: &Game) -> Option<Question> {
        let position = Position::of(game);
        if self.facts.get(&position).is_some() {
            return None;
        }
        if let Some(waiting) = self.asked.iter().find(|waiting| waiting.position == position) {
            return Some(waiting.question.clone());
        }
        self.last += 1;
        let question = Question { number: self.last, moves };
        self.asked.push_back(Waiting { question: question.clone(), position, game: bare(game) });
        if self.asked.len() > WAITING {
            self.asked.pop_front();
        }
        Some(question)
    }

    /// Notes for every position of a line that wins how far it still is.
    fn note_line(&mut self, mut game: Game, line: &[Move]) -> bool {
        let mut positions = vec![Position::of(&game)];
        for mv in line {
            let Ok(legal) = game.check(*mv) else { return false };
            game.play(legal);
            positions.push(Position::of(&game));
        }
        if !game.is_won() {
            return false;
        }
        let mut left = 0;
        for position in positions.into_iter().rev() {
            left = self.facts.won(position, left) + 1;
        }
        true
    }
}

fn prospect(fact: Fact) -> Prospect {
    match fact {
        Fact::Won { .. } => Prospect::CanBeWon,
        Fact::Lost => Prospect::CannotBeWon,
        Fact::Open(why) => Prospect::NotKnown(Unknown::Open(why)),
    }
}

fn alike(one: &Arc<Rules>, other: &Arc<Rules>) -> bool {
    Arc::ptr_eq(one, other) || plays_alike(one, other)
}

/// The position on the table as the start of a game of its own, which costs no history to copy.
fn bare(game: &Game) -> Game {
    Game::start_with(game.rules(), game.table().clone(), 0)
}

/// The game after a move; none when it is not legal.
fn played(game: &Game, mv: Move) -> Option<Game> {
    let mut after = bare(game);
    let legal = after.check(mv).ok()?;
    after.play(legal);
    Some(after)
}
