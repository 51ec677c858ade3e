//! The solver as a module for a worker of the page: questions and answers are lines of text.
//!
//! A question is a number and a game record, the same text that the page keeps and `patience replay`
//! reads. The answer begins with the same number: `7 won 1547 d wc3 c3f1`, `7 lost 93`,
//! `7 open limit 50000000`, `7 open shuffled 50000`; the second number is how many positions were
//! looked at. A search is made in rounds with growing limits, so that whoever asks can say between
//! two of them that something else matters by now.

use engine::Game;
use notation::Record;
use rules::Catalogue;
use solver::{Limits, Observer, Progress, Reason, Verdict, solve};
use std::ops::ControlFlow;
use wasm_bindgen::prelude::*;

/// How many positions each round looks at. Every one begins anew, so each is ten times the last: all
/// together cost little more than the last alone.
const ROUNDS: [u64; 4] = [50_000, 500_000, 5_000_000, 50_000_000];

/// Memory for the tables of a search, in bytes.
const MEMORY: usize = 256 << 20;

/// The time of one round, in milliseconds. Positions of some games take a hundred times as long as
/// those of others, and no answer is worth more of a battery than this.
const ROUND_TIME: f64 = 60_000.0;

/// Answers a question by one round of search, from 0 on; nothing when it is not answered yet and
/// another round may do.
#[wasm_bindgen]
#[must_use]
pub fn answer(question: &str, round: usize) -> Option<String> {
    answer_in_time(question, round, js_sys::Date::now)
}

fn answer_in_time(question: &str, round: usize, clock: fn() -> f64) -> Option<String> {
    let (number, record) = question.split_once(' ').unwrap_or((question, ""));
    let game = Record::parse(record, Catalogue::builtin()).ok().and_then(|record| record.replay().ok());
    let text = match game {
        Some(game) => verdict(&game, round, clock)?,
        // A page of the same version does not ask so; it must be answered all the same.
        None => "unreadable".to_owned(),
    };
    Some([number, " ", &text].concat())
}

/// What a round finds out.
fn verdict(game: &Game, round: usize, clock: fn() -> f64) -> Option<String> {
    let round = round.min(ROUNDS.len() - 1);
    let limits = Limits { nodes: Some(ROUNDS[round]), bytes: Some(MEMORY) };
    let mut timer = Timer { clock, end: clock() + ROUND_TIME };
    let verdict = solve(game.rules(), game.table(), limits, &mut timer);
    let nodes = verdict.effort().nodes.to_string();
    match verdict {
        Verdict::Won(solution) => {
            let mut text = ["won ", &nodes].concat();
            for mv in solution.moves() {
                text.push(' ');
                text.push_str(&mv.to_string());
            }
            Some(text)
        }
        Verdict::Lost(_) => Some(["lost ", &nodes].concat()),
        Verdict::Open(stopped) => match stopped.reason() {
            Reason::Nodes if round + 1 < ROUNDS.len() => None,
            Reason::Nodes | Reason::Bytes | Reason::Cancelled => Some(["open limit ", &nodes].concat()),
            Reason::Relaxed => Some(["open shuffled ", &nodes].concat()),
        },
    }
}

/// Ends a round when its time is over.
struct Timer {
    clock: fn() -> f64,
    end: f64,
}

impl Observer for Timer {
    fn progress(&mut self, _: Progress) -> ControlFlow<()> {
        if (self.clock)() > self.end { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(question: &str, round: usize) -> Option<String> {
        answer_in_time(question, round, || 0.0)
    }

    #[test]
    fn a_line_that_wins_is_given_as_a_record_has_it() {
        let text = ask("7 patience/1 klondike-draw-1.2 d", 0).expect("it takes few positions");
        let mut words = text.split(' ');
        assert_eq!((words.next(), words.next()), (Some("7"), Some("won")));
        assert!(words.next().is_some_and(|nodes| nodes.parse::<u64>().is_ok()));
        let line: Vec<&str> = words.collect();
        let record = ["patience/1 klondike-draw-1.2 d ", &line.join(" ")].concat();
        let record = Record::parse(&record, Catalogue::builtin()).expect("it is a record");
        assert!(record.replay().expect("every move is legal").is_won());
    }

    #[test]
    fn the_page_reads_every_answer() {
        use play::outlook::Answer;
        let read = |question, round| Answer::read(&ask(question, round)?);
        let won = read("7 patience/1 klondike-draw-1.2", 0);
        assert!(matches!(won, Some((7, Answer::Won(line), 1..)) if line.len() > 50));
        assert!(matches!(read("8 patience/1 klondike.2", 0), Some((8, Answer::Lost, 1..))));
        assert_eq!(read("9 nothing", 0), None);
    }

    #[test]
    fn what_cannot_be_won_is_lost() {
        let text = ask("12 patience/1 klondike.2", 0).expect("it takes few positions");
        assert!(text.starts_with("12 lost "), "{text}");
    }

    #[test]
    fn a_round_that_is_too_short_gives_way_to_the_next() {
        let question = "1 patience/1 klondike.1";
        assert_eq!(ask(question, 0), None);
        assert!(ask(question, 1).is_some_and(|text| text.starts_with("1 lost ")));
    }

    #[test]
    fn a_round_ends_when_its_time_is_over() {
        use std::sync::atomic::{AtomicU64, Ordering};
        static HOURS: AtomicU64 = AtomicU64::new(0);
        let clock = || HOURS.fetch_add(1, Ordering::Relaxed) as f64 * 3_600_000.0;
        let text = answer_in_time("1 patience/1 klondike.1", 0, clock).expect("its time is over");
        assert!(text.starts_with("1 open limit "), "{text}");
    }

    #[test]
    fn what_is_no_question_is_answered_all_the_same() {
        for (question, number) in [("", ""), ("3", "3"), ("4 klondike.1", "4"), ("5 patience/1 klondike.1 c1f1x9", "5")]
        {
            assert_eq!(ask(question, 0), Some(format!("{number} unreadable")), "{question}");
        }
    }
}
