//! Points.

use super::rules::{RefRules, RefScore};
use super::table::RefTable;

/// What earns or costs points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Event {
    /// A card went from the waste to a column.
    WasteToColumn,
    /// A card went to a foundation; with what its take back had cost, when it had been taken back before.
    ToFoundation { cost: Option<i64> },
    /// A face-down column card was turned up.
    Flip,
    /// A card went from a foundation back to a column.
    TakeBack,
    /// The waste became the stock again, for the so-manieth time, from 1.
    Redeal { number: u32 },
}

impl RefScore {
    /// The points at the start: the stake in Vegas, where the balance of earlier games is for the caller to add.
    pub(super) fn start(self) -> i64 {
        match self {
            RefScore::None | RefScore::Standard | RefScore::Timed => 0,
            RefScore::Vegas | RefScore::VegasCumulative => -52,
        }
    }
}

impl RefTable {
    /// Counts the points of an event and says by how much they changed.
    pub(super) fn count_points(&mut self, rules: &RefRules, event: Event) -> i64 {
        let before = self.score;
        self.score = match rules.score {
            RefScore::None => before,
            // SC-07: the total never falls below 0, and each penalty stops there.
            RefScore::Standard | RefScore::Timed => i64::max(0, before + standard(rules, event)),
            RefScore::Vegas | RefScore::VegasCumulative => before + vegas(event),
        };
        self.score - before
    }
}

/// SC-02 to SC-07.
fn standard(rules: &RefRules, event: Event) -> i64 {
    match event {
        Event::WasteToColumn => 5,
        Event::ToFoundation { cost } => at_most(10, cost),
        Event::Flip => 5,
        Event::TakeBack => -15,
        Event::Redeal { .. } if rules.draw == 1 => -100,
        Event::Redeal { number } if rules.redeal_penalty && number > 3 => -20,
        Event::Redeal { .. } => 0,
    }
}

/// SC-11, VA-01.
fn vegas(event: Event) -> i64 {
    match event {
        Event::ToFoundation { cost } => at_most(5, cost),
        Event::TakeBack => -5,
        Event::WasteToColumn | Event::Flip | Event::Redeal { .. } => 0,
    }
}

/// A card that goes up again after a take back earns no more than the take back had cost.
fn at_most(points: i64, cost: Option<i64>) -> i64 {
    match cost {
        Some(cost) => i64::min(points, cost),
        None => points,
    }
}

/// The points of a timed game after so many seconds, from the points of its moves (SC-08): 2 fewer for every 10
/// seconds, never below 0. The bonus for a win comes on top.
pub fn timed_points(points: i64, seconds: u64) -> i64 {
    let lost = 2 * i64::try_from(seconds / 10).expect("no game takes 10^18 seconds");
    i64::max(0, points - lost)
}

/// The bonus for winning a timed game in so many seconds: 700000 divided by them, when there were at least 30.
pub fn time_bonus(seconds: u64) -> i64 {
    if seconds < 30 { 0 } else { i64::try_from(700_000 / seconds).expect("it is at most 23333") }
}
