//! How hard a deal is.

use crate::guide::{Guided, guided};
use crate::playouts::{Playouts, playouts};
use crate::questions::{ABOUT_THE_DEAL, FirstMoves, Questions, Told};
use engine::{Move, Pile, Table};
use rules::{Catalogue, OptionName, Rules, TakeBack, Value};
use solver::{Limits, Observer, Reason, Verdict, solve};
use std::collections::HashMap;
use std::sync::Arc;

/// The version of the measure: another one may give other numbers to the same deals, so what was
/// screened with one is of no use with another.
pub const VERSION: u32 = 1;

/// Measures how hard deals of a game are.
pub struct Rater {
    rules: Arc<Rules>,
    /// The same rules without taking back, where the game can be played so.
    strict: Option<Rules>,
}

/// What there is to say of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Assessment {
    /// It can be won, and is so hard.
    Rated(Rating),
    /// It cannot be won.
    Lost,
    /// A limit was met before it was known whether it can be won.
    Open(Reason),
}

/// How hard a deal is that can be won, with the reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// How simple players did who do not look ahead.
    pub playouts: Playouts,
    /// The moves that it can begin with.
    pub first_moves: FirstMoves,
    /// A winning line as a simple player finds it who is told when a move loses.
    pub guided: Guided,
    /// Whether cards must come back from the foundations.
    pub taking_back: TakingBack,
    /// Cards that are not on the foundations yet: no line has fewer moves.
    pub cards: u32,
}

/// Whether a deal can be won only by taking a card back from a foundation (KL-22).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakingBack {
    /// The rules do not allow it.
    NotAllowed,
    /// It can be won without.
    NotNeeded,
    /// It cannot be won without.
    Needed,
    /// It is not known.
    NotKnown,
}

impl Rater {
    /// A rater of these rules, which are of the catalogue.
    #[must_use]
    pub fn new(catalogue: &Catalogue, rules: &Arc<Rules>) -> Rater {
        let strict = match rules.foundations().take_back {
            TakeBack::Forbidden => None,
            TakeBack::Allowed => {
                let others = rules.chosen().iter().filter(|(name, _)| *name != OptionName::TakeBack);
                let set: Vec<(OptionName, Value)> =
                    others.copied().chain([(OptionName::TakeBack, Value::Flag(false))]).collect();
                catalogue.rules(rules.preset(), &set).ok()
            }
        };
        Rater { rules: Arc::clone(rules), strict }
    }

    /// Measures a deal. The limits are those of the first search, which says whether it can be won;
    /// the memory is that of the questions about single moves too. The same rules, table and limits
    /// give the same answer.
    pub fn rate(&self, table: &Table, limits: Limits, observer: &mut dyn Observer) -> Assessment {
        let line = match solve(&self.rules, table, limits, observer) {
            Verdict::Won(solution) => solution.moves().to_vec(),
            Verdict::Lost(_) => return Assessment::Lost,
            Verdict::Open(stopped) => return Assessment::Open(stopped.reason()),
        };
        match self.measure(table, &line, limits, observer) {
            Ok(rating) => Assessment::Rated(rating),
            Err(reason) => Assessment::Open(reason),
        }
    }

    fn measure(
        &self,
        table: &Table,
        line: &[Move],
        limits: Limits,
        observer: &mut dyn Observer,
    ) -> Result<Rating, Reason> {
        let mut questions = Questions { rules: &self.rules, bytes: limits.bytes, observer, first: HashMap::new() };
        Ok(Rating {
            playouts: playouts(&self.rules, table),
            first_moves: questions.first_moves(table, line)?,
            guided: guided(&mut questions, table, line)?,
            taking_back: self.taking_back(table, line, &mut questions)?,
            cards: (self.rules.pack().len() - table.on_foundations()) as u32,
        })
    }

    fn taking_back(&self, table: &Table, line: &[Move], questions: &mut Questions<'_>) -> Result<TakingBack, Reason> {
        match self.rules.foundations().take_back {
            TakeBack::Forbidden => return Ok(TakingBack::NotAllowed),
            TakeBack::Allowed => {}
        }
        let takes_back = |mv: &Move| matches!(mv, Move::Carry { from: Pile::Foundation(_), .. });
        if !line.iter().any(takes_back) {
            return Ok(TakingBack::NotNeeded);
        }
        let Some(strict) = &self.strict else { return Ok(TakingBack::NotKnown) };
        Ok(match questions.ask_by(strict, table, ABOUT_THE_DEAL)? {
            Told::Wins(_) => TakingBack::NotNeeded,
            Told::Loses => TakingBack::Needed,
            Told::NotKnown => TakingBack::NotKnown,
        })
    }
}

/// A part of the measure: its weight in thousandths of the whole.
mod weight {
    /// How little simple players bring to the foundations.
    pub(super) const PLAYOUTS: u64 = 500;
    /// How many moves lose, among those that a guided simple player asks about.
    pub(super) const NARROW: u64 = 200;
    /// How many moves only a plan finds.
    pub(super) const PLANNED: u64 = 40;
    /// How soon the first move comes that loses though the advice is for it.
    pub(super) const EARLY: u64 = 150;
    /// How many of the first moves lose.
    pub(super) const FIRST: u64 = 40;
    /// Whether cards must come back.
    pub(super) const TAKING_BACK: u64 = 20;
    /// How many moves it takes.
    pub(super) const LENGTH: u64 = 50;
}

impl Rating {
    /// From 0, very easy, to 100, very hard.
    #[must_use]
    pub fn difficulty(&self) -> u8 {
        u8::try_from((self.thousandths() + 5) / 10).expect("at most 100")
    }

    /// The same in thousandths, 0 to 1000, to part levels by.
    #[must_use]
    pub fn thousandths(&self) -> u16 {
        let Guided { moves, losing, first_trap, planned, .. } = self.guided;
        let FirstMoves { all, winning, unknown } = self.first_moves;
        let parts = [
            (weight::PLAYOUTS, share(1000_u32.saturating_sub(self.playouts.cards_up), 1000)),
            (weight::NARROW, half_at(losing, 5)),
            (weight::PLANNED, half_at(planned, 2)),
            (weight::EARLY, first_trap.map_or(0, |at| 1000 - half_at(at.saturating_sub(1), 30))),
            (weight::FIRST, share(all.saturating_sub(winning + unknown), all)),
            (
                weight::TAKING_BACK,
                match self.taking_back {
                    TakingBack::Needed => 1000,
                    TakingBack::NotAllowed | TakingBack::NotNeeded | TakingBack::NotKnown => 0,
                },
            ),
            (weight::LENGTH, half_at(moves.saturating_sub(self.cards), 60)),
        ];
        let sum: u64 = parts.iter().map(|(weight, part)| weight * part).sum();
        u16::try_from(sum / 1000).expect("the weights add up to a thousand")
    }
}

/// A share in thousandths; nothing of nothing is nothing.
fn share(part: u32, whole: u32) -> u64 {
    if whole == 0 { 0 } else { u64::from(part) * 1000 / u64::from(whole) }
}

/// A number without an upper bound as thousandths: 0 for none, 500 for `half`, towards 1000 for many.
fn half_at(count: u32, half: u32) -> u64 {
    share(count, count + half)
}
