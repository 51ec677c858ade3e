//! What is answered about one deal.

use super::amounts::size;
use super::watch::Limited;
use crate::cli::choice::Start;
use crate::cli::json::{self, Object};
use notation::{Record, ShareCode};
use rules::Rules;
use solver::{Reason, Solution, Verdict};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A deal with its verdict.
pub(crate) struct Answer {
    rules: Arc<Rules>,
    code: Option<ShareCode>,
    verdict: Verdict,
    time: Duration,
}

impl Answer {
    /// Solves a deal or position.
    pub(crate) fn find(start: Start, limited: Limited) -> Answer {
        let begin = Instant::now();
        let verdict = limited.solve(&start.rules, &start.table);
        Answer { rules: start.rules, code: start.code, verdict, time: begin.elapsed() }
    }

    /// The verdict.
    pub(crate) fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// The answer as a sentence.
    pub(crate) fn sentence(&self) -> String {
        let what = match &self.code {
            Some(code) => code.to_string(),
            None => "the position on standard input".to_owned(),
        };
        let found = match &self.verdict {
            Verdict::Won(solution) => match solution.moves().len() {
                1 => "won in 1 move".to_owned(),
                count => format!("won in {count} moves"),
            },
            Verdict::Lost(_) => "lost".to_owned(),
            Verdict::Open(stopped) => format!("open, {}", stopped_because(stopped.reason())),
        };
        let effort = self.verdict.effort();
        let (seconds, memory) = (self.time.as_secs_f64(), size(effort.bytes));
        format!("{what}: {found}; {} positions, {seconds:.3} s, {memory}", effort.nodes)
    }

    /// The solution where there is one: a game record, or the moves alone from a position that is no
    /// deal.
    pub(crate) fn solution(&self) -> Option<String> {
        let solution = self.line()?;
        Some(match &self.code {
            Some(code) => Record::new(code.clone(), 0, 0, solution.moves().to_vec()).to_string(),
            None => solution.moves().iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        })
    }

    fn line(&self) -> Option<&Solution> {
        match &self.verdict {
            Verdict::Won(solution) => Some(solution),
            Verdict::Lost(_) | Verdict::Open(_) => None,
        }
    }

    /// Adds the answer to an object that may have an id already.
    pub(crate) fn object(&self, object: Object) -> String {
        let object = object
            .text("game", self.rules.preset())
            .maybe("deal", self.code.as_ref().map(|code| json::string(&code.to_string())));
        let object = match &self.verdict {
            Verdict::Won(_) => object.text("verdict", "won"),
            Verdict::Lost(_) => object.text("verdict", "lost"),
            Verdict::Open(stopped) => object.text("verdict", "open").text("stopped", stopped_by(stopped.reason())),
        };
        let effort = self.verdict.effort();
        object
            .maybe("moves", self.line().map(|solution| solution.moves().len()))
            .maybe("solution", self.solution().map(|solution| json::string(&solution)))
            .raw("nodes", effort.nodes)
            .raw("seconds", format_args!("{:.6}", self.time.as_secs_f64()))
            .raw("memory", effort.bytes)
            .finish()
    }
}

/// Which limit was met, in JSON. Only a clock cancels here.
pub(crate) fn stopped_by(reason: Reason) -> &'static str {
    match reason {
        Reason::Nodes => "nodes",
        Reason::Bytes => "memory",
        Reason::Cancelled => "time",
        Reason::Relaxed => "reshuffles",
    }
}

/// The same in words.
pub(crate) fn stopped_because(reason: Reason) -> &'static str {
    match reason {
        Reason::Nodes => "stopped by --nodes",
        Reason::Bytes => "stopped by --memory",
        Reason::Cancelled => "stopped by --time",
        Reason::Relaxed => "as the stock may be shuffled without end",
    }
}
