//! What the statistics show beside the sums: kinds of games, weeks, and what was a best.

use crate::order::latest_first;
use crate::result::{Ending, GameResult, Summary};
use notation::ShareCode;
use rules::{Catalogue, Rules};

/// Results of games that were played by the same rules.
#[derive(Clone, Debug)]
pub struct Kind<'r> {
    /// Preset and options as a share code begins.
    pub code: String,
    /// The rules; none when this version does not know the game.
    pub rules: Option<Rules>,
    /// The results, in no order.
    pub results: Vec<&'r GameResult>,
}

impl Kind<'_> {
    fn is_of(&self, code: &str, rules: Option<&Rules>) -> bool {
        match (&self.rules, rules) {
            (Some(one), Some(other)) => plays_alike(one, other),
            (Some(_) | None, _) => self.code == code,
        }
    }
}

/// Whether two games follow the same rules, whatever preset each began from.
#[must_use]
pub fn plays_alike(one: &Rules, other: &Rules) -> bool {
    one.pack() == other.pack()
        && one.tableau() == other.tableau()
        && one.foundations() == other.foundations()
        && one.stock() == other.stock()
        && one.score() == other.score()
}

/// The results by kind, the kind played last first.
#[must_use]
pub fn kinds<'r>(catalogue: &Catalogue, results: impl IntoIterator<Item = &'r GameResult>) -> Vec<Kind<'r>> {
    let mut kinds: Vec<Kind<'r>> = Vec::new();
    for result in latest_first(results) {
        if let Some(kind) = kinds.iter_mut().find(|kind| kind.code == result.kind) {
            kind.results.push(result);
            continue;
        }
        let rules = rules_of(catalogue, &result.kind);
        match kinds.iter_mut().find(|kind| kind.is_of(&result.kind, rules.as_ref())) {
            Some(kind) => kind.results.push(result),
            None => kinds.push(Kind { code: result.kind.clone(), rules, results: vec![result] }),
        }
    }
    kinds
}

/// The rules that a kind's code names.
fn rules_of(catalogue: &Catalogue, kind: &str) -> Option<Rules> {
    let code = ShareCode::parse(&format!("{kind}.0"), catalogue).ok()?;
    Some(code.rules().as_ref().clone())
}

/// Something that a won game did better than all won before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Best {
    /// It is the first win of its kind.
    First,
    /// It was faster, by so many seconds.
    Faster(u64),
    /// It took fewer moves, by so many.
    Fewer(u64),
    /// It makes the longest row of wins, now so many.
    Streak(usize),
}

/// What was a best in the win of this identity, the most telling first. `results` are those of its
/// kind.
#[must_use]
pub fn bests(results: &[&GameResult], identity: &str) -> Vec<Best> {
    let Some(win) = results.iter().find(|result| result.identity == identity && result.ending == Ending::Won) else {
        return Vec::new();
    };
    let before = Summary::of(results.iter().copied().filter(|other| other.at <= win.at && other.identity != identity));
    if before.won == 0 {
        return vec![Best::First];
    }
    let less = |best: Option<u64>, now: u64| best.and_then(|best| best.checked_sub(now)).filter(|by| *by > 0);
    let streak = before.streak + 1;
    let mut bests = Vec::new();
    bests.extend(less(before.best_seconds, win.seconds).map(Best::Faster));
    bests.extend((streak > before.best_streak && streak > 1).then_some(Best::Streak(streak)));
    bests.extend(less(before.fewest_moves, win.moves).map(Best::Fewer));
    bests
}

/// The games of one week.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Week {
    /// Its number in the year, 1 to 53, weeks beginning on Mondays (ISO 8601).
    pub number: u32,
    /// Games that ended in it.
    pub played: u32,
    /// Games won in it.
    pub won: u32,
}

/// How many weeks the chart shows.
pub const WEEKS: usize = 12;

/// The last weeks up to this moment, in milliseconds since 1970; `offset` is how many minutes the
/// player's clock is ahead of universal time.
#[must_use]
pub fn weeks<'r>(results: impl IntoIterator<Item = &'r GameResult>, now: u64, offset: i32) -> [Week; WEEKS] {
    let this = week_of(now, offset);
    let first = this - (WEEKS as i64 - 1);
    let mut weeks: [Week; WEEKS] =
        std::array::from_fn(|i| Week { number: number_of(first + i as i64), played: 0, won: 0 });
    for result in results {
        let place = usize::try_from(week_of(result.at, offset) - first).ok();
        if let Some(week) = place.and_then(|place| weeks.get_mut(place)) {
            week.played += 1;
            week.won += u32::from(result.ending == Ending::Won);
        }
    }
    weeks
}

/// Weeks since the one with the first day of 1970, a Thursday.
fn week_of(at: u64, offset: i32) -> i64 {
    let minutes = i64::try_from(at / 60_000).unwrap_or(i64::MAX / 2) + i64::from(offset);
    let day = minutes.div_euclid(24 * 60);
    (day + 3).div_euclid(7)
}

/// The number of such a week in the year that its Thursday is in.
fn number_of(week: i64) -> u32 {
    let thursday = week * 7;
    // Rounding may miss by a year at the turn of the year.
    let guess = 1970 + thursday.div_euclid(366);
    let year = (guess..).take_while(|year| first_day(*year) <= thursday).last().unwrap_or(guess);
    u32::try_from((thursday - first_day(year)) / 7 + 1).unwrap_or(1)
}

/// The day on which a year begins, counted from the first of 1970.
fn first_day(year: i64) -> i64 {
    let leaps = |year: i64| year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    365 * (year - 1970) + leaps(year - 1) - leaps(1969)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::helped::Helped;

    const DAY: u64 = 24 * 60 * 60 * 1000;

    fn result(identity: &str, kind: &str, at: u64, ending: Ending, seconds: u64) -> GameResult {
        GameResult {
            identity: identity.to_owned(),
            code: format!("{kind}.1"),
            kind: kind.to_owned(),
            ending,
            seconds,
            moves: seconds,
            score: 0,
            at,
            helped: Helped::default(),
        }
    }

    #[test]
    fn games_by_the_same_rules_count_together_whatever_they_were_called() {
        let results = [
            result("a", "klondike", 1, Ending::Won, 9),
            result("b", "klondike-draw-1", 2, Ending::Won, 9),
            result("c", "klondike.draw=1", 3, Ending::GivenUp, 9),
            result("d", "gone.cells=4", 4, Ending::Won, 9),
            result("e", "gone.cells=4", 5, Ending::Won, 9),
        ];
        let kinds = kinds(Catalogue::builtin(), &results);
        let counted: Vec<(&str, usize)> = kinds.iter().map(|kind| (kind.code.as_str(), kind.results.len())).collect();
        assert_eq!(counted, [("gone.cells=4", 2), ("klondike.draw=1", 2), ("klondike", 1)]);
        assert!(kinds[0].rules.is_none() && kinds[1].rules.is_some());
    }

    #[test]
    fn a_win_says_what_was_a_best() {
        let results = [
            result("a", "klondike", 1, Ending::Won, 100),
            result("b", "klondike", 2, Ending::Won, 60),
            result("c", "klondike", 3, Ending::GivenUp, 1),
            result("d", "klondike", 4, Ending::Won, 60),
            result("e", "klondike", 5, Ending::Won, 59),
            result("f", "klondike", 6, Ending::Won, 80),
        ];
        let all: Vec<&GameResult> = results.iter().collect();
        assert_eq!(bests(&all, "a"), [Best::First]);
        assert_eq!(bests(&all, "b"), [Best::Faster(40), Best::Streak(2), Best::Fewer(40)]);
        assert_eq!(bests(&all, "c"), []);
        assert_eq!(bests(&all, "d"), []);
        assert_eq!(bests(&all, "e"), [Best::Faster(1), Best::Fewer(1)]);
        assert_eq!(bests(&all, "f"), [Best::Streak(3)]);
        assert_eq!(bests(&all, "no such game"), []);
    }

    #[test]
    fn weeks_begin_on_mondays_where_the_player_is() {
        // 2026-11-30 is a Monday, in week 49.
        let monday = 20_787 * DAY;
        let one = |at, offset| {
            let results = [result("a", "klondike", at, Ending::Won, 9)];
            weeks(&results, monday + DAY, offset).map(|week| week.won)
        };
        assert_eq!(one(monday, 0)[11], 1);
        assert_eq!(one(monday - 1, 0)[10], 1);
        assert_eq!(one(monday - 1, 60)[11], 1);
        assert_eq!(one(monday, -60)[10], 1);
        assert_eq!(one(monday - 11 * 7 * DAY, 0)[0], 1);
        assert_eq!(one(monday - 11 * 7 * DAY - 1, 0), [0; WEEKS]);
        let numbers = weeks(&[], monday, 0).map(|week| week.number);
        assert_eq!(numbers, [38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49]);
    }

    #[test]
    fn week_numbers_follow_the_thursday() {
        let number = |day: u64| number_of(week_of(day * DAY, 0));
        assert_eq!(number(0), 1, "1970-01-01, a Thursday");
        assert_eq!(number(18_627), 53, "2020-12-31");
        assert_eq!(number(18_628), 53, "2021-01-01, a Friday");
        assert_eq!(number(18_631), 1, "2021-01-04, a Monday");
        assert_eq!(number(20_454), 1, "2026-01-01");
        assert_eq!(number(20_450), 52, "2025-12-28, a Sunday");
        assert_eq!(number(20_451), 1, "2025-12-29, a Monday");
        for day in (0..200_000).step_by(7) {
            let (this, next) = (number(day), number(day + 7));
            assert!(next == this + 1 || (next == 1 && this >= 52), "{day}: {this}, {next}");
        }
    }
}
