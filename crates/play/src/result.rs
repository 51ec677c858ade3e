//! How games ended, and what that adds up to.

use crate::fields::{Fields, Writer};
use crate::helped::Helped;
use crate::order::earliest_first;

/// The form of a kept result.
const VERSION: u32 = 1;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// All cards went up.
    Won,
    /// The player left it while it was stuck.
    Lost,
    /// The player left it for another game.
    GivenUp,
}

impl Ending {
    fn word(self) -> &'static str {
        match self {
            Ending::Won => "won",
            Ending::Lost => "lost",
            Ending::GivenUp => "given-up",
        }
    }

    fn from_word(word: &str) -> Option<Ending> {
        [Ending::Won, Ending::Lost, Ending::GivenUp].into_iter().find(|ending| ending.word() == word)
    }
}

/// The result of one game. There is one for each game's identity, written once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The game's identity.
    pub identity: String,
    /// The share code: game, options and deal.
    pub code: String,
    /// The preset and options without the deal: what is counted together.
    pub kind: String,
    /// How it ended.
    pub ending: Ending,
    /// The time played, in seconds.
    pub seconds: u64,
    /// The moves of the last attempt.
    pub moves: u64,
    /// The score shown at the end.
    pub score: i64,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// Help that was used.
    pub helped: Helped,
}

impl GameResult {
    /// Reads a result; none when the text is no such thing.
    #[must_use]
    pub fn from_text(text: &str) -> Option<GameResult> {
        let fields = Fields::read(text)?;
        if fields.number::<u32>("version")? != VERSION {
            return None;
        }
        Some(GameResult {
            identity: fields.text("identity")?.to_owned(),
            code: fields.text("code")?.to_owned(),
            kind: fields.text("kind")?.to_owned(),
            ending: fields.word("ending", Ending::from_word)?,
            seconds: fields.number("seconds")?,
            moves: fields.number("moves")?,
            score: fields.number("score")?,
            at: fields.number("at")?,
            helped: Helped::read(&fields)?,
        })
    }

    /// Writes it in one line.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut writer = Writer::default();
        writer.put("version", &VERSION.to_string());
        writer.put("identity", &self.identity);
        writer.put("code", &self.code);
        writer.put("kind", &self.kind);
        writer.put("ending", self.ending.word());
        writer.put("seconds", &self.seconds.to_string());
        writer.put("moves", &self.moves.to_string());
        writer.put("score", &self.score.to_string());
        writer.put("at", &self.at.to_string());
        self.helped.write(&mut writer);
        writer.finish()
    }
}

/// What the results of one kind of game add up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Games that ended.
    pub played: usize,
    /// Games won.
    pub won: usize,
    /// Wins in a row up to now.
    pub streak: usize,
    /// The most wins in a row.
    pub best_streak: usize,
    /// The most games in a row that were not won.
    pub worst_streak: usize,
    /// The shortest time of a win, in seconds.
    pub best_seconds: Option<u64>,
    /// The middle time of the wins, in seconds.
    pub median_seconds: Option<u64>,
    /// The fewest moves of a win.
    pub fewest_moves: Option<u64>,
    /// The middle number of moves of the wins.
    pub median_moves: Option<u64>,
    /// The best score.
    pub best_score: Option<i64>,
    /// Wins without undo, hint or verdict.
    pub won_without_help: usize,
    /// Wins with a verdict: with help that knew all cards.
    pub won_knowing_all: usize,
}

impl Summary {
    /// Adds up results, whatever their order; an identity that stands twice counts once.
    #[must_use]
    pub fn of<'r>(results: impl IntoIterator<Item = &'r GameResult>) -> Summary {
        let mut results = earliest_first(results);
        let mut identities = std::collections::HashSet::new();
        results.retain(|result| identities.insert(result.identity.as_str()));
        let mut summary = Summary::default();
        let mut losses = 0;
        for result in &results {
            summary.played += 1;
            if result.ending == Ending::Won {
                summary.won += 1;
                summary.streak += 1;
                losses = 0;
                summary.won_without_help += usize::from(result.helped == Helped::default());
                summary.won_knowing_all += usize::from(result.helped.verdicts > 0);
            } else {
                summary.streak = 0;
                losses += 1;
            }
            summary.best_streak = summary.best_streak.max(summary.streak);
            summary.worst_streak = summary.worst_streak.max(losses);
            summary.best_score = summary.best_score.max(Some(result.score));
        }
        let wins = || results.iter().filter(|result| result.ending == Ending::Won);
        let sorted = |of: fn(&GameResult) -> u64| {
            let mut values: Vec<u64> = Vec::new();
            for value in wins().map(|result| of(result)) {
                values.insert(values.partition_point(|other| *other <= value), value);
            }
            values
        };
        let (seconds, moves) = (sorted(|r| r.seconds), sorted(|r| r.moves));
        let middle = |values: &[u64]| values.get(values.len().saturating_sub(1) / 2).copied();
        Summary {
            best_seconds: seconds.first().copied(),
            median_seconds: middle(&seconds),
            fewest_moves: moves.first().copied(),
            median_moves: middle(&moves),
            ..summary
        }
    }

    /// The share of games won, in whole percent; none before the first game.
    #[must_use]
    pub fn percent(&self) -> Option<usize> {
        (self.won * 100 + self.played / 2).checked_div(self.played)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(identity: &str, at: u64, ending: Ending, seconds: u64) -> GameResult {
        GameResult {
            identity: identity.to_owned(),
            code: String::new(),
            kind: String::new(),
            ending,
            seconds,
            moves: seconds / 2,
            score: i64::try_from(at).expect("small"),
            at,
            helped: Helped::default(),
        }
    }

    #[test]
    fn a_result_reads_what_it_writes() {
        for ending in [Ending::Won, Ending::Lost, Ending::GivenUp] {
            let one = GameResult {
                code: "klondike.draw=1.7".to_owned(),
                kind: "a;b=%\n".to_owned(),
                score: -52,
                helped: Helped { undos: 3, hints: 1, verdicts: 7 },
                ..result("a", u64::from(u32::MAX), ending, 7)
            };
            let text = one.to_text();
            assert!(!text.contains('\n'));
            assert_eq!(GameResult::from_text(&text), Some(one));
        }
    }

    #[test]
    fn what_is_no_result_is_none() {
        let good = result("a", 1, Ending::Lost, 7).to_text();
        for end in 0..good.len() {
            assert_eq!(GameResult::from_text(&good[..end]), None, "{}", &good[..end]);
        }
        for (part, other) in [("version=1", "version=2"), ("lost", "lots"), ("seconds=7", "seconds=-7")] {
            assert_eq!(GameResult::from_text(&good.replace(part, other)), None, "{other}");
        }
        assert_eq!(GameResult::from_text("{}"), None);
    }

    #[test]
    fn streaks_follow_time_and_an_identity_counts_once() {
        let results = [
            result("d", 4, Ending::Won, 80),
            result("a", 1, Ending::Won, 100),
            result("b", 2, Ending::Won, 60),
            result("c", 3, Ending::GivenUp, 5),
            result("d", 5, Ending::Won, 10),
        ];
        let summary = Summary::of(&results);
        assert_eq!((summary.played, summary.won, summary.percent()), (4, 3, Some(75)));
        assert_eq!((summary.streak, summary.best_streak, summary.worst_streak), (1, 2, 1));
        assert_eq!((summary.best_seconds, summary.median_seconds), (Some(60), Some(80)));
        assert_eq!((summary.fewest_moves, summary.best_score), (Some(30), Some(4)));
        assert_eq!(Summary::of(&[]).percent(), None);
    }

    #[test]
    fn wins_with_help_are_counted_apart() {
        let won = |identity: &str, helped| GameResult { helped, ..result(identity, 1, Ending::Won, 7) };
        let results = [
            won("a", Helped::default()),
            won("b", Helped { undos: 1, ..Helped::default() }),
            won("c", Helped { hints: 1, ..Helped::default() }),
            won("d", Helped { undos: 1, verdicts: 2, ..Helped::default() }),
        ];
        let summary = Summary::of(&results);
        assert_eq!((summary.won, summary.won_without_help, summary.won_knowing_all), (4, 1, 1));
    }

    #[test]
    fn results_of_before_there_were_verdicts_are_read() {
        let one = result("a", 1, Ending::Won, 7);
        let older = one.to_text().replace("verdicts=0;", "");
        assert!(!older.contains("verdicts"));
        assert_eq!(GameResult::from_text(&older), Some(one));
    }
}
