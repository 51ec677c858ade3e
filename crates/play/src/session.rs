//! A player at a table: the attempt being played, those before it, and what was left behind.
//!
//! Undo goes across a restart and a new game, so that neither needs a question first. A game that
//! is left counts as given up (or lost, when it was stuck) at the first move of the next one.

use crate::result::{Ending, GameResult};
use crate::settings::{AutoMove, Tap};
use crate::sitting::{Opened, Outcome, Selection, Sitting};
use crate::tap::TapMemory;
use engine::{Move, Pile, Step, Stuck};
use std::collections::BTreeSet;

/// How an attempt was left for the next one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Left {
    /// The same game from its start.
    Restart,
    /// Another game.
    NewGame,
}

/// How many attempts are kept behind the current one.
const KEPT: usize = 10;

/// A player's session at one table.
#[derive(Clone, Debug)]
pub struct Session {
    pub(crate) current: Sitting,
    /// Earlier attempts, the last one nearest.
    pub(crate) behind: Vec<(Sitting, Left)>,
    /// Later attempts that undo has gone back from, the nearest last.
    pub(crate) ahead: Vec<(Sitting, Left)>,
    /// Games whose result has been handed out.
    pub(crate) recorded: BTreeSet<String>,
    results: Vec<GameResult>,
    pub(crate) tapped: Option<TapMemory>,
}

impl Session {
    /// A session that begins with a game.
    #[must_use]
    pub fn new(sitting: Sitting) -> Session {
        Session {
            current: sitting,
            behind: Vec::new(),
            ahead: Vec::new(),
            recorded: BTreeSet::new(),
            results: Vec::new(),
            tapped: None,
        }
    }

    /// The attempt being played.
    #[must_use]
    pub fn sitting(&self) -> &Sitting {
        &self.current
    }

    /// Whether undo has something to take back: a step, a restart or a new game.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.current.moves() > 0 || !self.behind.is_empty()
    }

    /// Whether redo has something to make again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.current.game().undone().is_empty() || !self.ahead.is_empty()
    }

    /// Puts the cards picked up, or dragged, onto a pile.
    pub fn carry(&mut self, selection: Selection, to: Pile, now: u64) -> Outcome {
        self.input(now, |sitting| sitting.carry(selection, to, now))
    }

    /// Plays the cards' best move.
    pub fn best(&mut self, selection: Selection, now: u64) -> Outcome {
        self.input(now, |sitting| sitting.best(selection, now))
    }

    /// Plays the best move of the table.
    pub fn best_of_all(&mut self, now: u64) -> Outcome {
        self.input(now, |sitting| sitting.best_of_all(now))
    }

    /// Puts the last card of a pile on its foundation.
    pub fn to_foundation(&mut self, pile: Pile, now: u64) -> Outcome {
        self.input(now, |sitting| sitting.carry(Selection { pile, count: 1 }, Pile::Foundation(0), now))
    }

    /// Turns the stock or turns the waste over.
    pub fn turn(&mut self, now: u64) -> Outcome {
        self.input(now, |sitting| sitting.turn(now))
    }

    /// Makes a move of any kind.
    pub fn attempt(&mut self, mv: Move, now: u64) -> Outcome {
        self.input(now, |sitting| sitting.attempt(mv, now))
    }

    /// Puts down what is picked up.
    pub fn deselect(&mut self) -> Outcome {
        self.tapped = None;
        self.current.deselect()
    }

    /// Picks up, or puts down what is picked up onto this pile: what a key, a switch or a screen
    /// reader does, whatever the setting for taps. `index` is the card's place in the pile.
    pub fn activate(&mut self, pile: Pile, index: Option<usize>, now: u64) -> Outcome {
        self.tapped = None;
        self.input(now, |sitting| sitting.pick_or_put(pile, index, now))
    }

    /// A tap or click on a pile, on the card with this place in it or on the empty place.
    pub fn tap(&mut self, pile: Pile, index: Option<usize>, setting: Tap, now: u64) -> Outcome {
        let memory = self.tapped.take();
        let (outcome, memory) = self.current.tap(pile, index, setting, now, memory);
        self.after(&outcome, now);
        self.tapped = memory;
        outcome
    }

    /// Takes back the last step, or the restart or new game before it.
    pub fn undo(&mut self, now: u64) -> Outcome {
        self.tapped = None;
        if self.current.moves() > 0 {
            return self.current.undo(now);
        }
        let Some((sitting, left)) = self.behind.pop() else { return Outcome::Nothing };
        self.current.pause(now);
        let later = std::mem::replace(&mut self.current, sitting);
        self.ahead.push((later, left));
        self.current.resume(now);
        Outcome::Returned
    }

    /// Makes again what undo took back.
    pub fn redo(&mut self, now: u64) -> Outcome {
        self.tapped = None;
        if !self.current.game().undone().is_empty() {
            let outcome = self.current.redo(now);
            self.after(&outcome, now);
            return outcome;
        }
        let Some((later, left)) = self.ahead.pop() else { return Outcome::Nothing };
        self.current.pause(now);
        let earlier = std::mem::replace(&mut self.current, later);
        self.behind.push((earlier, left));
        self.current.resume(now);
        Outcome::Advanced
    }

    /// Begins the same game again; nothing happens at its start.
    pub fn restart(&mut self, now: u64) -> Outcome {
        if self.current.moves() == 0 {
            return self.deselect();
        }
        self.current.pause(now);
        let again = self.current.again();
        self.leave(again, Left::Restart, now);
        Outcome::Advanced
    }

    /// Leaves this game for another one. The balance of a cumulative score goes on.
    pub fn new_game(&mut self, opened: &Opened, identity: String, balance: i64, now: u64) -> Outcome {
        self.leave(Sitting::new(opened, identity, balance), Left::NewGame, now);
        Outcome::Advanced
    }

    /// Begins to play the rest out.
    pub fn finish(&mut self) {
        self.tapped = None;
        self.current.finish();
    }

    /// Makes the next step that the program makes by itself; see [`Sitting::step_by_itself`].
    pub fn step_by_itself(&mut self, setting: AutoMove, now: u64) -> Option<Step> {
        let step = self.current.step_by_itself(setting, now)?;
        self.after(&Outcome::Played(step.clone()), now);
        Some(step)
    }

    /// Whether the program may have a step to make by itself.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.current.is_busy()
    }

    /// Whether the program is playing out the rest.
    #[must_use]
    pub fn is_finishing(&self) -> bool {
        self.current.is_finishing()
    }

    /// Notes whether the current position is stuck, as a search has found.
    pub fn note_stuck(&mut self, stuck: Stuck) {
        self.current.note_stuck(stuck);
    }

    /// Counts a hint that was shown.
    pub fn note_hint(&mut self) {
        self.current.note_hint();
    }

    /// Counts a position of which it was said whether it can be won.
    pub fn note_verdict(&mut self) {
        self.current.note_verdict();
    }

    /// Runs the clock again after a pause or when the page is seen again.
    pub fn resume(&mut self, now: u64) {
        self.current.resume(now);
    }

    /// Stops the clock while paused or hidden.
    pub fn pause(&mut self, now: u64) {
        self.current.pause(now);
    }

    /// The results that are new since this was last asked; the caller keeps them by identity.
    pub fn take_results(&mut self) -> Vec<GameResult> {
        std::mem::take(&mut self.results)
    }

    fn input(&mut self, now: u64, act: impl FnOnce(&mut Sitting) -> Outcome) -> Outcome {
        self.tapped = None;
        let outcome = act(&mut self.current);
        self.after(&outcome, now);
        outcome
    }

    pub(crate) fn leave(&mut self, next: Sitting, left: Left, now: u64) {
        self.tapped = None;
        self.current.deselect();
        self.current.pause(now);
        let earlier = std::mem::replace(&mut self.current, next);
        self.ahead.clear();
        self.behind.push((earlier, left));
        if self.behind.len() > KEPT {
            // What falls out of reach of undo can no longer be taken up: it is over.
            let (oldest, left) = self.behind.remove(0);
            if left == Left::NewGame {
                self.record_left(&oldest, now);
            }
        }
        self.current.resume(now);
    }

    /// What follows from a move: a game that was left is over, and a won one is too.
    fn after(&mut self, outcome: &Outcome, now: u64) {
        match outcome {
            Outcome::Played(_) | Outcome::Replaced { .. } => {}
            Outcome::Nothing
            | Outcome::Selected(_)
            | Outcome::Deselected
            | Outcome::Undone(_)
            | Outcome::Redone(_)
            | Outcome::Returned
            | Outcome::Advanced
            | Outcome::Refused(_)
            | Outcome::NoTarget(_) => return,
        }
        self.ahead.clear();
        let left: Vec<Sitting> = self
            .behind
            .iter()
            .filter(|(sitting, _)| sitting.identity() != self.current.identity())
            .map(|(sitting, _)| sitting.clone())
            .collect();
        // The last attempt at each game speaks for it.
        for sitting in left.iter().rev() {
            self.record_left(sitting, now);
        }
        if self.current.game().is_won() {
            let sitting = self.current.clone();
            self.record(&sitting, Ending::Won, now);
        }
    }

    fn record_left(&mut self, sitting: &Sitting, now: u64) {
        let ending = if sitting.game().is_won() {
            Ending::Won
        } else if sitting.stuck() == Some(Stuck::Yes) {
            Ending::Lost
        } else {
            Ending::GivenUp
        };
        self.record(sitting, ending, now);
    }

    fn record(&mut self, sitting: &Sitting, ending: Ending, now: u64) {
        if !sitting.has_begun() || !self.recorded.insert(sitting.identity().to_owned()) {
            return;
        }
        let seconds = sitting.clock().seconds(now);
        let kind = sitting.code().rsplit_once('.').map_or(sitting.code(), |(kind, _)| kind);
        self.results.push(GameResult {
            identity: sitting.identity().to_owned(),
            code: sitting.code().to_owned(),
            kind: kind.to_owned(),
            ending,
            seconds,
            moves: sitting.moves() as u64,
            score: sitting.game().score(seconds),
            at: now,
            helped: sitting.helped(),
        });
    }
}
