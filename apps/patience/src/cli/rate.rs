//! `patience rate`: how hard a deal is, and why.

use super::args::RateArgs;
use super::choice::{Choice, Start};
use super::json::{self, Object};
use super::output::Output;
use super::solve::answer::{stopped_because, stopped_by};
use super::solve::watch::Clock;
use super::{Answer, Failure};
use coach::{Assessment, Level, Levels, Rater, Rating, TakingBack};
use solver::Limits;
use std::io::Write;
use texts::Lang;
use texts::difficulty::{Because, LevelName, because};

/// Rates one deal or position.
pub(crate) fn run(args: &RateArgs, out: &mut Output<impl Write>) -> Result<Answer, Failure> {
    let choice = Choice::new(&args.game)?;
    let start = choice.start(&args.code)?;
    let rater = Rater::new(choice.catalogue(), &start.rules);
    let limits = Limits { nodes: None, bytes: Some(usize::try_from(args.memory).unwrap_or(usize::MAX)) };
    let assessment = rater.rate(&start.table, limits, &mut Clock::until(args.time));
    let rated = Rated { start, assessment };
    if args.json {
        out.line(rated.object())?
    } else {
        rated.lines().iter().try_for_each(|line| out.line(line))?
    }
    Ok(Answer::Done)
}

struct Rated {
    start: Start,
    assessment: Assessment,
}

impl Rated {
    fn level(&self, rating: &Rating) -> Option<Level> {
        Levels::of(&self.start.rules).map(|levels| levels.level(rating))
    }

    /// A line with the answer and one for each reason.
    fn lines(&self) -> Vec<String> {
        let what = match &self.start.code {
            Some(code) => code.to_string(),
            None => "the position on standard input".to_owned(),
        };
        match &self.assessment {
            Assessment::Lost => vec![format!("{what}: lost, so there is no difficulty to measure")],
            Assessment::Open(reason) => vec![format!("{what}: open, {}", stopped_because(*reason))],
            Assessment::Rated(rating) => {
                let level = match self.level(rating) {
                    Some(level) => level_name(level).text(Lang::En).to_lowercase(),
                    None => "these options have no levels".to_owned(),
                };
                let first = format!("{what}: difficulty {} of 100, {level}", rating.difficulty());
                let reasons = reasons(rating).into_iter().map(|reason| format!("  {}", because(Lang::En, reason)));
                [first].into_iter().chain(reasons).collect()
            }
        }
    }

    fn object(&self) -> String {
        let object = Object::default()
            .text("game", self.start.rules.preset())
            .maybe("deal", self.start.code.as_ref().map(|code| json::string(&code.to_string())));
        match &self.assessment {
            Assessment::Lost => object.text("verdict", "lost").raw("difficulty", "null").raw("level", "null").finish(),
            Assessment::Open(reason) => object
                .text("verdict", "open")
                .text("stopped", stopped_by(*reason))
                .raw("difficulty", "null")
                .raw("level", "null")
                .finish(),
            Assessment::Rated(rating) => {
                let level = self.level(rating).map(|level| json::string(level.as_str()));
                let object = object.text("verdict", "won").raw("difficulty", rating.difficulty());
                reasons_object(object.maybe("level", level), rating)
            }
        }
    }
}

fn level_name(level: Level) -> LevelName {
    match level {
        Level::HouseBlend => LevelName::HouseBlend,
        Level::DoubleEspresso => LevelName::DoubleEspresso,
        Level::TripleEspresso => LevelName::TripleEspresso,
    }
}

/// What is worth saying of a rating.
fn reasons(rating: &Rating) -> Vec<Because> {
    let Rating { playouts, first_moves, guided, taking_back, .. } = rating;
    let mut reasons = vec![
        Because::Playouts {
            played: playouts.played.into(),
            won: playouts.won.into(),
            percent_up: u64::from(playouts.cards_up + 5) / 10,
        },
        Because::FirstMoves {
            all: first_moves.all.into(),
            losing: (first_moves.all - first_moves.winning - first_moves.unknown).into(),
        },
        Because::Advice {
            moves: guided.asked.into(),
            losing: guided.losing.into(),
            first: guided.first_trap.map(u64::from),
        },
    ];
    if guided.planned > 0 {
        reasons.push(Because::Plans(guided.planned.into()));
    }
    match taking_back {
        TakingBack::Needed => reasons.push(Because::TakingBack),
        TakingBack::NotAllowed | TakingBack::NotNeeded | TakingBack::NotKnown => {}
    }
    reasons.push(Because::Length(guided.moves.into()));
    reasons
}

fn reasons_object(object: Object, rating: &Rating) -> String {
    let Rating { playouts, first_moves, guided, taking_back, .. } = rating;
    let playouts = Object::default()
        .raw("played", playouts.played)
        .raw("won", playouts.won)
        .raw("cards_up", format_args!("{:.3}", f64::from(playouts.cards_up) / 1000.0));
    let first_moves = Object::default()
        .raw("all", first_moves.all)
        .raw("winning", first_moves.winning)
        .raw("unknown", first_moves.unknown);
    let guided = Object::default()
        .raw("moves", guided.moves)
        .raw("asked", guided.asked)
        .raw("losing", guided.losing)
        .raw("traps", guided.traps)
        .maybe("first_trap", guided.first_trap)
        .raw("planned", guided.planned);
    let taking_back = match taking_back {
        TakingBack::NotAllowed => "not-allowed",
        TakingBack::NotNeeded => "not-needed",
        TakingBack::Needed => "needed",
        TakingBack::NotKnown => "unknown",
    };
    object
        .raw("playouts", playouts.finish())
        .raw("first_moves", first_moves.finish())
        .raw("guided", guided.finish())
        .text("taking_back", taking_back)
        .finish()
}
