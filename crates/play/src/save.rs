//! What is kept of a session, so that a page killed at any moment comes back with it.

use crate::clock::Clock;
use crate::session::{Left, Session};
use crate::sitting::{Cause, Helped, Opened, Sitting};
use engine::{CardId, Move};
use serde::{Deserialize, Serialize};

/// The form of what is kept.
const VERSION: u32 = 1;

/// Turns a share code into a deal with its rules; none when it cannot be read.
pub type Opener<'o> = &'o dyn Fn(&str) -> Option<Opened>;

/// A session as it is kept: deals and moves, never a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    version: u32,
    attempts: Vec<SavedAttempt>,
    /// Which of the attempts is being played.
    current: usize,
    recorded: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedAttempt {
    code: String,
    identity: String,
    balance: i64,
    /// All steps, undone ones too.
    moves: String,
    /// How many of them are done.
    done: usize,
    /// Which of them the program made.
    program: Vec<usize>,
    held: Vec<u8>,
    played: u64,
    helped: Helped,
    begun: bool,
    left: Option<Left>,
}

impl SavedAttempt {
    fn of(sitting: &Sitting, left: Option<Left>, now: u64) -> SavedAttempt {
        let steps = sitting.game.steps().iter().chain(sitting.game.undone());
        let moves: Vec<String> = steps.map(|step| step.get().to_string()).collect();
        let by_program = sitting.causes.iter().enumerate().filter(|(_, cause)| **cause == Cause::Program);
        SavedAttempt {
            code: sitting.code.clone(),
            identity: sitting.identity.clone(),
            balance: sitting.balance,
            moves: moves.join(" "),
            done: sitting.game.steps().len(),
            program: by_program.map(|(i, _)| i).collect(),
            held: sitting.held.iter().map(|id| id.0).collect(),
            played: sitting.clock.milliseconds(now),
            helped: sitting.helped,
            begun: sitting.begun,
            left,
        }
    }

    /// The attempt again, every move checked by the rules; none when something does not replay.
    fn open(&self, opener: Opener<'_>) -> Option<Sitting> {
        let mut sitting = Sitting::new(&opener(&self.code)?, self.identity.clone(), self.balance);
        for text in self.moves.split_ascii_whitespace() {
            let mv: Move = text.parse().ok()?;
            let legal = sitting.game.check(mv).ok()?;
            sitting.game.play(legal);
        }
        let steps = sitting.game.steps().len();
        for _ in self.done..steps {
            sitting.game.undo();
        }
        sitting.causes = vec![Cause::Player; steps];
        for i in &self.program {
            *sitting.causes.get_mut(*i)? = Cause::Program;
        }
        sitting.held = self.held.iter().map(|id| CardId(*id)).collect();
        sitting.clock = Clock::at(self.played);
        sitting.helped = self.helped;
        sitting.begun = self.begun;
        Some(sitting)
    }
}

impl Saved {
    /// What is to be kept of a session.
    #[must_use]
    pub fn of(session: &Session, now: u64) -> Saved {
        let attempt = |(sitting, left): &(Sitting, Left)| SavedAttempt::of(sitting, Some(*left), now);
        let mut attempts: Vec<SavedAttempt> = session.behind.iter().map(attempt).collect();
        attempts.push(SavedAttempt::of(&session.current, None, now));
        attempts.extend(session.ahead.iter().rev().map(attempt));
        Saved {
            version: VERSION,
            attempts,
            current: session.behind.len(),
            recorded: session.recorded.iter().cloned().collect(),
        }
    }

    /// The session again. Attempts beside the current one that do not replay are left out; none
    /// when the current one does not.
    #[must_use]
    pub fn open(&self, opener: Opener<'_>) -> Option<Session> {
        if self.version != VERSION {
            return None;
        }
        let mut session = Session::new(self.attempts.get(self.current)?.open(opener)?);
        for (i, saved) in self.attempts.iter().enumerate() {
            let Some((sitting, left)) = saved.open(opener).zip(saved.left) else { continue };
            if i < self.current {
                session.behind.push((sitting, left));
            } else if i > self.current {
                session.ahead.insert(0, (sitting, left));
            }
        }
        session.recorded = self.recorded.iter().cloned().collect();
        Some(session)
    }

    /// Reads what was kept; none when it is no such text.
    #[must_use]
    pub fn from_json(text: &str) -> Option<Saved> {
        serde_json::from_str(text).ok()
    }

    /// Writes it in one line.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("numbers, words and lists")
    }
}
