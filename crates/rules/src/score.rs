//! Points: which events count how much (SC-01 to SC-11, VA-01).

use crate::words::words;

/// How the game is scored (SC-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScoreMode {
    /// No points, as at a real table.
    None,
    /// The points of the Windows game.
    Standard,
    /// The same with points for time.
    Timed,
    /// A stake, and money for each card on a foundation.
    Vegas,
    /// The same, the balance going on from game to game.
    VegasCumulative,
}

words!(ScoreMode {
    "standard" => Standard, "none" => None, "timed" => Timed, "vegas" => Vegas, "vegas-cumulative" => VegasCumulative,
});

/// Whether redeals beyond the third cost points when several cards are drawn at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RedealPenalty {
    /// Each costs 20, as in Windows.
    On,
    /// They are free.
    Off,
}

/// The scoring of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    /// The mode.
    pub mode: ScoreMode,
    /// What redeals cost when several cards are drawn at once.
    pub redeal_penalty: RedealPenalty,
}

/// What each event is worth, in points (or in the stake's currency).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreTable {
    /// At the start of each game (SC-11).
    pub stake: i64,
    /// A waste card to a column (SC-02).
    pub waste_to_column: i64,
    /// A card to a foundation, from the waste (SC-03) or a column (SC-04).
    pub to_foundation: i64,
    /// A column card turned face up (SC-05).
    pub turn_up: i64,
    /// A foundation card back to a column (SC-06).
    pub take_back: i64,
    /// The lowest total that a penalty leaves, if there is one (SC-07).
    pub floor: Option<i64>,
}

impl Score {
    /// What the events are worth.
    #[must_use]
    pub fn table(self) -> ScoreTable {
        match self.mode {
            ScoreMode::None => {
                ScoreTable { stake: 0, waste_to_column: 0, to_foundation: 0, turn_up: 0, take_back: 0, floor: None }
            }
            ScoreMode::Standard | ScoreMode::Timed => ScoreTable {
                stake: 0,
                waste_to_column: 5,
                to_foundation: 10,
                turn_up: 5,
                take_back: -15,
                floor: Some(0),
            },
            ScoreMode::Vegas | ScoreMode::VegasCumulative => {
                ScoreTable { stake: -52, waste_to_column: 0, to_foundation: 5, turn_up: 0, take_back: -5, floor: None }
            }
        }
    }

    /// What the n-th redeal of a game costs, counted from 1, with this many cards drawn at once:
    /// with one card 100 each (SC-07), with more the first three are free and each further one
    /// costs 20 where the penalty is on.
    #[must_use]
    pub fn redeal(self, n: u32, draw: u8) -> i64 {
        match self.mode {
            ScoreMode::None | ScoreMode::Vegas | ScoreMode::VegasCumulative => 0,
            ScoreMode::Standard | ScoreMode::Timed => match (draw, self.redeal_penalty) {
                (1, _) => -100,
                (_, RedealPenalty::On) if n > 3 => -20,
                (_, RedealPenalty::On | RedealPenalty::Off) => 0,
            },
        }
    }

    /// The total that is shown: the points of the moves, less 2 for every 10 seconds in timed games
    /// but never below 0 (SC-08), plus floor(700000 / seconds) when a timed game of at least 30
    /// seconds is won.
    #[must_use]
    pub fn total(self, points: i64, seconds: u64, outcome: Finish) -> i64 {
        match self.mode {
            ScoreMode::None | ScoreMode::Standard | ScoreMode::Vegas | ScoreMode::VegasCumulative => points,
            ScoreMode::Timed => {
                let lost = i64::try_from(seconds / 10).unwrap_or(i64::MAX / 4).saturating_mul(2);
                let left = points.saturating_sub(lost).max(0);
                match outcome {
                    Finish::Won if seconds >= 30 => left + (700_000 / seconds) as i64,
                    Finish::Won | Finish::Unfinished => left,
                }
            }
        }
    }
}

/// Whether a game has been won, for the bonus of timed games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finish {
    /// All cards are on the foundations.
    Won,
    /// Not yet, or never.
    Unfinished,
}

#[cfg(test)]
mod tests {
    use super::*;

    const TIMED: Score = Score { mode: ScoreMode::Timed, redeal_penalty: RedealPenalty::On };

    #[test]
    fn sc_08_timed_games_lose_two_points_for_every_ten_seconds_and_stop_at_zero() {
        assert_eq!(TIMED.total(100, 9, Finish::Unfinished), 100);
        assert_eq!(TIMED.total(100, 10, Finish::Unfinished), 98);
        assert_eq!(TIMED.total(100, 599, Finish::Unfinished), 0);
        assert_eq!(TIMED.total(3, u64::MAX, Finish::Unfinished), 0);
    }

    #[test]
    fn the_bonus_needs_thirty_seconds_and_a_win() {
        assert_eq!(TIMED.total(0, 29, Finish::Won), 0);
        assert_eq!(TIMED.total(10, 30, Finish::Won), 4 + 23_333);
        assert_eq!(TIMED.total(10, 30, Finish::Unfinished), 4);
        assert_eq!(TIMED.total(0, 1, Finish::Won), 0);
    }

    #[test]
    fn sc_07_a_redeal_costs_100_with_draw_one_and_20_after_the_third_with_more() {
        assert_eq!((TIMED.redeal(1, 1), TIMED.redeal(9, 1)), (-100, -100));
        assert_eq!((TIMED.redeal(3, 3), TIMED.redeal(4, 3)), (0, -20));
        let off = Score { redeal_penalty: RedealPenalty::Off, ..TIMED };
        assert_eq!((off.redeal(4, 3), off.redeal(4, 1)), (0, -100));
        let vegas = Score { mode: ScoreMode::Vegas, ..TIMED };
        assert_eq!(vegas.redeal(9, 1), 0);
    }
}
