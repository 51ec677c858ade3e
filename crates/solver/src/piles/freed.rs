//! Positions that are lost even if every card of the stock could be had at any time.
//!
//! Claim: they need not be looked at. Argument: each line of play is one of the game with such a stock
//! too, with the turns left out.
//!
//! That game is searched into the depth from each position that is asked for, with an end to how much
//! one question may cost. A question that ends without a win has shown that all it met is lost, and that
//! is kept; of one that wins only the line is kept, and of one that costs too much nothing.

use super::deal::{Deal, FACES};
use super::dominances::Dominances;
use super::expand::{Expander, Successors};
use super::looser::Looser;
use super::nodes::{Id, Nodes};
use super::position::Position;
use super::rounds;
use crate::budget::Budget;
use crate::verdict::Reason;

/// Positions that one question may look at.
const EFFORT: usize = 50000;
/// The part of all positions that questions may look at: where they do not help, they cost no more.
const SHARE: (u64, u64) = (2, 3);
/// After so many questions it is seen whether they cut enough to go on.
const TRIAL: u32 = 2_000;
/// One in so many must be answered with a loss.
const WORTH: u32 = 50;

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    Won,
    /// What the question with this number shows.
    As(u32),
}

/// The game with a stock of which every card can be had.
pub(super) struct Freed<'d> {
    expander: Expander<'d>,
    nodes: Nodes<'d>,
    known: Vec<Known>,
    /// For each question whether it has shown that all it met is lost.
    lost: Vec<bool>,
    position: Position,
    key: Vec<u64>,
    frames: Vec<Successors>,
    /// The positions from the one that is asked for to the one that is looked at, each with how many of
    /// its followers wait.
    path: Vec<(Id, usize)>,
    start: Position,
    dominances: Dominances,
    all_lost: bool,
    asked: u32,
    cut: u32,
    /// How many positions the questions have looked at.
    spent: u64,
}

/// What a question ends with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    Won,
    Lost,
    Unknown,
}

impl<'d> Freed<'d> {
    /// A search of the game with a freed stock.
    pub(super) fn new(freed: &'d Deal, start: Position, dominances: Dominances, budget: &mut Budget) -> Freed<'d> {
        let expander = Expander::new(freed, dominances);
        let words = expander.coding.words();
        Freed {
            nodes: Nodes::new(&freed.course, dominances.places, words, budget),
            key: vec![0; words],
            expander,
            known: Vec::new(),
            // The first stands for what is lost with looser rules too.
            lost: vec![true],
            position: Position::empty(freed),
            frames: Vec::new(),
            path: Vec::new(),
            start,
            dominances,
            all_lost: false,
            asked: 0,
            cut: 0,
            spent: 0,
        }
    }

    /// Whether a position of the game itself is lost even with a freed stock, as far as is known or
    /// quickly found.
    pub(super) fn is_lost(
        &mut self,
        deal: &Deal,
        here: &Position,
        looser: &mut Option<Looser>,
        budget: &mut Budget,
    ) -> Result<bool, Reason> {
        if self.asked == 0 {
            self.all_lost = !self.start_can_be_won(looser, budget)?;
        }
        self.asked += 1;
        if self.all_lost {
            return Ok(true);
        }
        if self.spent * SHARE.1 > budget.nodes() * SHARE.0 {
            return Ok(false);
        }
        if self.asked >= TRIAL && self.cut < self.asked / WORTH {
            return Ok(false);
        }
        let freed = self.expander.deal;
        self.position.copy_from(here);
        let mut left = [0_u8; FACES];
        for at in 0..here.stock.rest.len() {
            left[usize::from(deal.course.face(&here.stock, at))] += 1;
        }
        freed.course.fill(&mut self.position.stock, &mut left);
        let before = budget.nodes();
        let is_lost = self.ask(looser, budget)? == Answer::Lost;
        self.spent += budget.nodes() - before;
        self.cut += u32::from(is_lost);
        Ok(is_lost)
    }

    /// Whether the whole game can be won with a freed stock.
    fn start_can_be_won(&mut self, looser: &mut Option<Looser>, budget: &mut Budget) -> Result<bool, Reason> {
        let line = rounds::search(&mut self.expander, &self.start, self.dominances, looser, &mut None, budget)?;
        Ok(line.is_some())
    }

    fn ask(&mut self, looser: &mut Option<Looser>, budget: &mut Budget) -> Result<Answer, Reason> {
        let (_, is_won) = self.expander.start(&self.position, &mut self.key);
        if is_won {
            return Ok(Answer::Won);
        }
        let question = self.lost.len() as u32;
        self.lost.push(false);
        self.path.clear();
        let key = std::mem::take(&mut self.key);
        let entered = self.enter(&key, question, looser, budget);
        self.key = key;
        let mut answer = entered?;
        let mut looked_at = 0;
        while answer == Answer::Unknown && !self.path.is_empty() {
            let depth = self.path.len() - 1;
            let (_, waiting) = &mut self.path[depth];
            let Some(next) = waiting.checked_sub(1) else {
                self.path.pop();
                continue;
            };
            *waiting = next;
            if looked_at > EFFORT {
                return Ok(Answer::Unknown);
            }
            looked_at += 1;
            let words = self.expander.coding.words();
            self.key.copy_from_slice(&self.frames[depth].keys[next * words..(next + 1) * words]);
            let key = std::mem::take(&mut self.key);
            let entered = self.enter(&key, question, looser, budget);
            self.key = key;
            answer = match entered? {
                Answer::Won => Answer::Won,
                Answer::Lost | Answer::Unknown => Answer::Unknown,
            };
        }
        match answer {
            Answer::Won => {
                for (id, _) in &self.path {
                    self.known[*id as usize] = Known::Won;
                }
                Ok(Answer::Won)
            }
            Answer::Lost => Ok(Answer::Lost),
            Answer::Unknown => {
                self.lost[question as usize] = true;
                Ok(Answer::Lost)
            }
        }
    }

    /// Looks at a position: what is known of it, or else its followers, which then wait.
    fn enter(
        &mut self,
        key: &[u64],
        question: u32,
        looser: &mut Option<Looser>,
        budget: &mut Budget,
    ) -> Result<Answer, Reason> {
        let id = match self.nodes.find(key) {
            Some(id) => {
                match self.known[id as usize] {
                    Known::Won => return Ok(Answer::Won),
                    Known::As(other) if other == question || self.lost[other as usize] => return Ok(Answer::Lost),
                    Known::As(_) => {}
                }
                id
            }
            None => {
                let id = self.nodes.meet(key, None, budget)?.expect("it was not met before");
                budget.grew(size_of::<Known>());
                self.known.push(Known::Won);
                id
            }
        };
        self.known[id as usize] = Known::As(question);
        budget.node()?;
        if let Some(looser) = looser
            && looser.is_lost(&mut self.expander, key, budget)?
        {
            self.known[id as usize] = Known::As(0);
            return Ok(Answer::Lost);
        }
        let depth = self.path.len();
        if self.frames.len() == depth {
            self.frames.push(Successors::default());
        }
        let frame = &mut self.frames[depth];
        self.expander.expand(key, frame);
        self.path.push((id, frame.come.len()));
        Ok(if frame.is_won { Answer::Won } else { Answer::Unknown })
    }
}
