//! The search for games in which it matters how the stock comes by.
//!
//! It goes into the depth over the positions of [`super::moves`]. First it looks for a quick win; if
//! that does not come, it asks whether the game could be won with a free stock, which decides most lost
//! deals; and then it goes on and asks the same of each new position ([`super::oracle`]).

use super::deadlock::is_dead;
use super::deal::Deal;
use super::moves::{Follow, Position, Successors};
use super::oracle::{Free, Oracle};
use super::prover::prove;
use super::seen::{Seen, Visit, Wastes};
use super::step::Step;
use super::uses::Use;
use crate::budget::Budget;
use crate::verdict::Reason;

/// Positions to look at before anything is asked of the game with a free stock.
const DIVE: u64 = 2_000;

/// A position whose followers are being looked at.
struct Frame {
    position: Position,
    /// Its followers are those from here to the start of the next frame's, those that wait last.
    from: usize,
    /// The number of the follower that is being looked at, in the order in which they were made.
    chosen: u16,
}

/// A follower that waits, with its number.
type Follower = (Position, u16);

struct Gather<'a> {
    followers: &'a mut Vec<Follower>,
    seen: &'a Seen,
    number: u16,
}

impl Successors for Gather<'_> {
    fn successor(&mut self, position: Position, _: &[Step], _: &[Step]) {
        if self.seen.look(&position) != Visit::Seen {
            self.followers.push((position, self.number));
        }
        self.number += 1;
    }
}

/// Finds the moves to the follower with a certain number.
struct Pick {
    number: u16,
    line: Vec<Step>,
}

impl Successors for Pick {
    fn successor(&mut self, _: Position, line: &[Step], normal: &[Step]) {
        if self.number == 0 {
            self.line = line.iter().chain(normal).copied().collect();
        }
        self.number = self.number.wrapping_sub(1);
    }
}

struct Search<'d> {
    deal: &'d Deal,
    follow: Follow,
    seen: Seen,
    oracle: Oracle,
    frames: Vec<Frame>,
    followers: Vec<Follower>,
}

/// A line that wins, if there is one. What remains when nothing is covered and the stock is empty is
/// not part of it.
pub(super) fn search(deal: &Deal, budget: &mut Budget) -> Result<Option<Vec<Step>>, Reason> {
    let mut follow = Follow::new(deal);
    let wastes = match deal.redeals {
        _ if follow.turning().minds_aces() || deal.uses.wastes == Use::Off => Wastes::Equal,
        None => Wastes::Reached(deal.draw as u32),
        Some(_) => Wastes::Counted(deal.draw as u32),
    };
    let Some(seen) = Seen::new(deal, wastes) else { return Err(Reason::Bytes) };
    let (start, mut line) = follow.start(deal);
    let mut search =
        Search { deal, follow, seen, oracle: Oracle::new(deal), frames: Vec::new(), followers: Vec::new() };
    let won = search.run(start, budget);
    budget.shrank(search.seen.bytes());
    if !won? {
        return Ok(None);
    }
    for frame in &search.frames {
        let mut pick = Pick { number: frame.chosen, line: Vec::new() };
        search.follow.successors(deal, &frame.position, &mut pick);
        line.extend(pick.line);
    }
    Ok(Some(line))
}

impl Search<'_> {
    /// Whether a position can be won; the frames then show how.
    fn run(&mut self, start: Position, budget: &mut Budget) -> Result<bool, Reason> {
        let dive = budget.nodes() + DIVE;
        let mut asks = false;
        let mut next = Some(start);
        loop {
            if let Some(position) = next.take() {
                budget.node()?;
                if position.left == 0 && position.state.covered() == 0 {
                    return Ok(true);
                }
                if !asks && budget.nodes() > dive && self.deal.uses.oracle == Use::On {
                    asks = true;
                    if prove(self.deal, self.deal.start, budget)?.is_none() {
                        return Ok(false);
                    }
                }
                if self.is_worth_a_look(&position, asks, budget)? {
                    let from = self.followers.len();
                    let mut gather = Gather { followers: &mut self.followers, seen: &self.seen, number: 0 };
                    self.follow.successors(self.deal, &position, &mut gather);
                    // The best is taken first, from the end.
                    self.followers[from..]
                        .sort_unstable_by_key(|(after, number)| std::cmp::Reverse((after.kind, *number)));
                    self.frames.push(Frame { position, from, chosen: 0 });
                }
            }
            let Some(frame) = self.frames.last_mut() else { return Ok(false) };
            if self.followers.len() > frame.from {
                let (position, number) = self.followers.pop().expect("one waits");
                frame.chosen = number;
                next = Some(position);
            } else {
                self.frames.pop();
            }
        }
    }

    fn is_worth_a_look(&mut self, position: &Position, asks: bool, budget: &mut Budget) -> Result<bool, Reason> {
        let visit = self.seen.visit(position, budget)?;
        if visit == Visit::Seen || self.is_dead(position) {
            return Ok(false);
        }
        if visit == Visit::New && asks && self.oracle.ask(self.deal, &position.state, budget)? == Free::Lost {
            self.seen.give_up(position);
            return Ok(false);
        }
        Ok(true)
    }

    /// Whether a position of the last pass can be seen to be lost.
    fn is_dead(&self, position: &Position) -> bool {
        let is_last = self.deal.redeals.is_some_and(|most| position.redeals >= most);
        is_last && self.deal.uses.deadlock == Use::On && is_dead(self.deal, position)
    }
}
