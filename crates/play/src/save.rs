//! What is kept of a session, so that a page killed at any moment comes back with it.

use crate::clock::Clock;
use crate::fields::{Fields, Writer};
use crate::helped::Helped;
use crate::session::{Left, Session};
use crate::sitting::{Cause, Opened, Sitting};
use engine::{CardId, Move};

/// The form of what is kept.
const VERSION: u32 = 1;

/// Turns a share code into a deal with its rules; none when it cannot be read.
pub type Opener<'o> = &'o dyn Fn(&str) -> Option<Opened>;

/// A session as it is kept: deals and moves, never a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved {
    attempts: Vec<SavedAttempt>,
    /// Which of the attempts is being played.
    current: usize,
    recorded: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
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

    fn from_text(text: &str) -> Option<SavedAttempt> {
        let fields = Fields::read(text)?;
        Some(SavedAttempt {
            code: fields.text("code")?.to_owned(),
            identity: fields.text("identity")?.to_owned(),
            balance: fields.number("balance")?,
            moves: fields.text("moves")?.to_owned(),
            done: fields.number("done")?,
            program: fields.numbers("program")?,
            held: fields.numbers("held")?,
            played: fields.number("played")?,
            helped: Helped::read(&fields)?,
            begun: fields.word("begun", begun_of_word)?,
            left: fields.word("left", left_of_word)?,
        })
    }

    fn to_text(&self) -> String {
        let mut writer = Writer::default();
        writer.put("code", &self.code);
        writer.put("identity", &self.identity);
        writer.put("balance", &self.balance.to_string());
        writer.put("moves", &self.moves);
        writer.put("done", &self.done.to_string());
        writer.put_numbers("program", self.program.iter().map(|step| *step as u64));
        writer.put_numbers("held", self.held.iter().map(|id| u64::from(*id)));
        writer.put("played", &self.played.to_string());
        self.helped.write(&mut writer);
        writer.put("begun", if self.begun { "yes" } else { "no" });
        writer.put("left", left_word(self.left));
        writer.finish()
    }
}

fn begun_of_word(word: &str) -> Option<bool> {
    match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// How an attempt was left, and `no` for the one on the table.
fn left_word(left: Option<Left>) -> &'static str {
    match left {
        Some(Left::Restart) => "restart",
        Some(Left::NewGame) => "new-game",
        None => "no",
    }
}

fn left_of_word(word: &str) -> Option<Option<Left>> {
    [Some(Left::Restart), Some(Left::NewGame), None].into_iter().find(|left| left_word(*left) == word)
}

impl Saved {
    /// What is to be kept of a session.
    #[must_use]
    pub fn of(session: &Session, now: u64) -> Saved {
        let attempt = |(sitting, left): &(Sitting, Left)| SavedAttempt::of(sitting, Some(*left), now);
        let mut attempts: Vec<SavedAttempt> = session.behind.iter().map(attempt).collect();
        attempts.push(SavedAttempt::of(&session.current, None, now));
        attempts.extend(session.ahead.iter().rev().map(attempt));
        Saved { attempts, current: session.behind.len(), recorded: session.recorded.iter().cloned().collect() }
    }

    /// The session again. Attempts beside the current one that do not replay are left out; none
    /// when the current one does not.
    #[must_use]
    pub fn open(&self, opener: Opener<'_>) -> Option<Session> {
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
    pub fn from_text(text: &str) -> Option<Saved> {
        let fields = Fields::read(text)?;
        if fields.number::<u32>("version")? != VERSION {
            return None;
        }
        let attempts: Vec<SavedAttempt> =
            fields.all("attempt").map(SavedAttempt::from_text).collect::<Option<Vec<SavedAttempt>>>()?;
        // Without their number, attempts that were cut off at the end would not be missed.
        (attempts.len() == fields.number::<usize>("attempts")?).then_some(())?;
        let recorded = fields.all("recorded").map(str::to_owned).collect();
        Some(Saved { attempts, current: fields.number("current")?, recorded })
    }

    /// Writes it in one line.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut writer = Writer::default();
        writer.put("version", &VERSION.to_string());
        writer.put("current", &self.current.to_string());
        for identity in &self.recorded {
            writer.put("recorded", identity);
        }
        writer.put("attempts", &self.attempts.len().to_string());
        for attempt in &self.attempts {
            writer.put("attempt", &attempt.to_text());
        }
        writer.finish()
    }
}
