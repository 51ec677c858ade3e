//! Game records: one line that holds a deal and the moves made, and replays anywhere.

mod error;
#[cfg(test)]
mod tests;

pub use error::{RecordError, ReplayError};

use crate::code::{ShareCode, plain_number};
use crate::import::quoted;
use engine::{Game, Move};
use rules::{Catalogue, ScoreMode};
use std::fmt;
use std::iter::{Peekable, once};

/// The one form of records that there is so far.
const VERSION: &str = "patience/1";

/// The largest balance that a record has, in either direction. Sums of points stay far below what
/// 64 bits hold, however many moves follow.
const BALANCE_LIMIT: i64 = 1_000_000_000_000_000;

/// A game from its deal to its last move.
///
/// Its text is `patience/1`, the share code, `balance=N` and `seconds=N` where they are not 0, and
/// the moves, all with a space between them. Whether the moves are legal is what
/// [`Record::replay`] says.
///
/// ```
/// use notation::Record;
/// let games = rules::Catalogue::builtin();
/// let record = Record::parse("patience/1 klondike.617 seconds=85 d d", games).unwrap();
/// assert_eq!(record.replay().unwrap().table().waste().len(), 6);
/// assert_eq!(record.link(), "klondike.617/d/d");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    code: ShareCode,
    balance: i64,
    seconds: u64,
    moves: Vec<Move>,
}

impl Record {
    /// A record of moves from a deal. The balance is kept only where the score carries it from
    /// game to game, and within 10^15 of 0.
    #[must_use]
    pub fn new(code: ShareCode, balance: i64, seconds: u64, moves: Vec<Move>) -> Record {
        let balance = if carries_balance(&code) { balance.clamp(-BALANCE_LIMIT, BALANCE_LIMIT) } else { 0 };
        Record { code, balance, seconds, moves }
    }

    /// The record of a game that began with this deal: the steps that are done. `seconds` is how
    /// long it took so far, `balance` what earlier games had left.
    #[must_use]
    pub fn from_game(game: &Game, code: &ShareCode, seconds: u64, balance: i64) -> Record {
        let moves = game.steps().iter().map(engine::Step::get).collect();
        Record::new(code.clone(), balance, seconds, moves)
    }

    /// Reads a record.
    ///
    /// # Errors
    /// What is wrong with it, in one line: another version, a code that is none, a text that is no
    /// move.
    pub fn parse(line: &str, catalogue: &Catalogue) -> Result<Record, RecordError> {
        let mut words = line.split_whitespace();
        let version = words.next().unwrap_or_default();
        if version != VERSION {
            return Err(match version.strip_prefix("patience/") {
                Some(_) => RecordError::OtherVersion(quoted(version)),
                None => RecordError::NoVersion(quoted(version)),
            });
        }
        let code = ShareCode::parse(words.next().ok_or(RecordError::NoCode)?, catalogue)?;
        let mut words = words.peekable();
        let mut balance = 0;
        if let Some(text) = field(&mut words, "balance=") {
            balance = read_balance(text, &code)?;
        }
        let mut seconds = 0;
        if let Some(text) = field(&mut words, "seconds=") {
            seconds = plain_number(text).ok_or_else(|| RecordError::Seconds(quoted(text)))?;
        }
        let moves = read_moves(words)?;
        Ok(Record { code, balance, seconds, moves })
    }

    /// Reads a game as it stands in a link: the share code and the moves, with `/` between them. A
    /// share code alone is a game without moves.
    ///
    /// # Errors
    /// A code that is none, or a text that is no move.
    pub fn parse_link(text: &str, catalogue: &Catalogue) -> Result<Record, RecordError> {
        let mut parts = text.split('/');
        let code = ShareCode::parse(parts.next().unwrap_or_default(), catalogue)?;
        Ok(Record { code, balance: 0, seconds: 0, moves: read_moves(parts)? })
    }

    /// The game as it stands in a link. Balance and seconds stay at home: who opens a link has their
    /// own.
    #[must_use]
    pub fn link(&self) -> String {
        let moves = self.moves.iter().map(|mv| format!("/{mv}"));
        once(self.code.to_string()).chain(moves).collect()
    }

    /// Plays the moves.
    ///
    /// # Errors
    /// The first move that is not legal, with the rule that forbids it.
    pub fn replay(&self) -> Result<Game, ReplayError> {
        let rules = self.code.rules();
        let mut game = Game::start_with(rules, self.code.deal().table(rules), self.balance);
        for (step, mv) in (1..).zip(&self.moves) {
            match game.check(*mv) {
                Ok(legal) => {
                    game.play(legal);
                }
                Err(reason) => return Err(ReplayError { step, mv: *mv, reason, game: Box::new(game) }),
            }
        }
        Ok(game)
    }

    /// Game, options and deal.
    #[must_use]
    pub fn code(&self) -> &ShareCode {
        &self.code
    }

    /// What earlier games had left, where the score carries it on.
    #[must_use]
    pub fn balance(&self) -> i64 {
        self.balance
    }

    /// How long the game took so far.
    #[must_use]
    pub fn seconds(&self) -> u64 {
        self.seconds
    }

    /// The moves, first to last.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION} {}", self.code)?;
        if self.balance != 0 {
            write!(f, " balance={}", self.balance)?;
        }
        if self.seconds != 0 {
            write!(f, " seconds={}", self.seconds)?;
        }
        self.moves.iter().try_for_each(|mv| write!(f, " {mv}"))
    }
}

/// The records of a file, one a line, each with the number of its line from 1. Empty lines and
/// lines that begin with `#` are left out.
pub fn read_records<'t>(
    text: &'t str,
    catalogue: &'t Catalogue,
) -> impl Iterator<Item = (usize, Result<Record, RecordError>)> + 't {
    (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim().is_empty() && !line.trim_start().starts_with('#'))
        .map(move |(number, line)| (number, Record::parse(line, catalogue)))
}

/// What follows the prefix in the next word, which is taken only if it has it.
fn field<'t>(words: &mut Peekable<impl Iterator<Item = &'t str>>, prefix: &str) -> Option<&'t str> {
    words.next_if(|word| word.starts_with(prefix)).and_then(|word| word.strip_prefix(prefix))
}

fn carries_balance(code: &ShareCode) -> bool {
    match code.rules().score().mode {
        ScoreMode::VegasCumulative => true,
        ScoreMode::None | ScoreMode::Standard | ScoreMode::Timed | ScoreMode::Vegas => false,
    }
}

fn read_balance(text: &str, code: &ShareCode) -> Result<i64, RecordError> {
    if !carries_balance(code) {
        return Err(RecordError::NoBalance);
    }
    text.parse()
        .ok()
        .filter(|balance: &i64| balance.to_string() == text && (-BALANCE_LIMIT..=BALANCE_LIMIT).contains(balance))
        .ok_or_else(|| RecordError::Balance(quoted(text)))
}

fn read_moves<'t>(words: impl Iterator<Item = &'t str>) -> Result<Vec<Move>, RecordError> {
    (1..)
        .zip(words)
        .map(|(step, word)| word.parse().map_err(|_| RecordError::Move { step, word: quoted(word) }))
        .collect()
}
