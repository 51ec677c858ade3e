//! `patience replay`: checks game records move by move.

use super::args::ReplayArgs;
use super::choice::{read_file, read_stdin};
use super::json::{self, Object};
use super::output::Output;
use super::words::refusal;
use super::{Answer, Failure};
use engine::{Game, Stuck, StuckSearch};
use notation::{Record, ReplayError, read_records};
use rules::{Catalogue, ScoreMode};
use std::io::Write;

/// How a record ends.
enum End {
    /// All cards are on the foundations.
    Won,
    /// No line of play makes progress any more (KL-40).
    Lost,
    /// It can go on, or that is not known.
    Open,
    /// A move of it is against the rules.
    Illegal(ReplayError),
}

/// Replays every record of a file.
pub(crate) fn run(args: &ReplayArgs, out: &mut Output<impl Write>) -> Result<Answer, Failure> {
    let (name, text) = match args.file.as_deref() {
        Some(path) if path.as_os_str() != "-" => (path.display().to_string(), read_file(path)?),
        Some(_) | None => ("standard input".to_owned(), read_stdin()?),
    };
    let records: Vec<(usize, Record)> = read_records(&text, Catalogue::builtin())
        .map(|(line, record)| match record {
            Ok(record) => Ok((line, record)),
            Err(error) => Err(Failure::Refused(format!("{name}, line {line}: {error}"))),
        })
        .collect::<Result<_, _>>()?;
    if records.is_empty() {
        return Err(Failure::Refused(format!(
            "{name} holds no record: write one a line, like patience/1 klondike.617 d d"
        )));
    }
    let mut answer = Answer::Done;
    for (line, record) in &records {
        let (game, end) = play(record);
        if let End::Illegal(_) = end {
            answer = Answer::No;
        }
        if args.json {
            out.line(object(*line, record, &game, &end))?;
        } else {
            out.line(sentence(*line, record, &game, &end))?;
        }
    }
    Ok(answer)
}

/// The game as far as it is legal, and how it ends.
fn play(record: &Record) -> (Game, End) {
    match record.replay() {
        Ok(game) => {
            let end = if game.is_won() { End::Won } else { stuck(&game) };
            (game, end)
        }
        Err(error) => ((*error.game).clone(), End::Illegal(error)),
    }
}

fn stuck(game: &Game) -> End {
    match StuckSearch::new(game.rules(), game.table()).finish() {
        Stuck::Yes => End::Lost,
        Stuck::No => End::Open,
    }
}

/// The score; none where the game counts nothing.
fn score(record: &Record, game: &Game) -> Option<i64> {
    match game.rules().score().mode {
        ScoreMode::None => None,
        ScoreMode::Standard | ScoreMode::Timed | ScoreMode::Vegas | ScoreMode::VegasCumulative => {
            Some(game.score(record.seconds()))
        }
    }
}

fn sentence(line: usize, record: &Record, game: &Game, end: &End) -> String {
    let moves = |n: usize| if n == 1 { "1 move".to_owned() } else { format!("{n} moves") };
    let count = moves(game.steps().len());
    let found = match end {
        End::Won => format!("won in {count}"),
        End::Lost => format!("lost after {count}: stuck, no line of play makes progress"),
        End::Open => format!("open after {count}"),
        End::Illegal(error) => {
            let reason = refusal(game.rules(), error.reason);
            let rule = error.reason.rule();
            let rule = if rule.is_empty() { String::new() } else { format!(" ({rule})") };
            format!("illegal at move {}, {}: {}{rule}", error.step, error.mv, reason.trim_end_matches('.'))
        }
    };
    let score = score(record, game).map(|score| format!("; score {score}")).unwrap_or_default();
    format!("line {line}: {}: {found}{score}", record.code())
}

fn object(line: usize, record: &Record, game: &Game, end: &End) -> String {
    let result = match end {
        End::Won => "won",
        End::Lost => "lost",
        End::Open => "open",
        End::Illegal(_) => "illegal",
    };
    let object = Object::default()
        .raw("line", line)
        .text("game", record.code().rules().preset())
        .text("deal", &record.code().to_string())
        .text("result", result)
        .raw("moves", game.steps().len())
        .maybe("score", score(record, game))
        .raw("seconds", record.seconds());
    match end {
        End::Won | End::Lost | End::Open => object.finish(),
        End::Illegal(error) => object
            .raw("illegal_at", error.step)
            .text("illegal_move", &error.mv.to_string())
            .maybe("rule", Some(error.reason.rule()).filter(|rule| !rule.is_empty()).map(json::string))
            .text("reason", &refusal(game.rules(), error.reason))
            .finish(),
    }
}
