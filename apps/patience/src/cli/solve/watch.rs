//! The limits of one search, and its clock.

use engine::Table;
use rules::Rules;
use solver::{Limits, Observer, Progress, Verdict, solve};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// How far each search may go.
#[derive(Clone, Copy)]
pub(crate) struct Limited {
    /// In positions and memory.
    pub(crate) limits: Limits,
    /// In time.
    pub(crate) time: Option<Duration>,
}

impl Limited {
    /// Solves within the limits; the time begins now.
    pub(crate) fn solve(self, rules: &Rules, table: &Table) -> Verdict {
        solve(rules, table, self.limits, &mut Clock::until(self.time))
    }
}

/// Stops a search at a certain time.
pub(crate) struct Clock {
    end: Option<Instant>,
}

impl Clock {
    /// A clock that begins now; without a time it never stops anything.
    pub(crate) fn until(time: Option<Duration>) -> Clock {
        Clock { end: time.and_then(|time| Instant::now().checked_add(time)) }
    }
}

impl Observer for Clock {
    fn progress(&mut self, _: Progress) -> ControlFlow<()> {
        match self.end {
            Some(end) if Instant::now() >= end => ControlFlow::Break(()),
            Some(_) | None => ControlFlow::Continue(()),
        }
    }
}
