//! Deals that were screened, with their levels.

use crate::level::Level;
use crate::packed;
use crate::rating::{Rating, VERSION};
use cards::Shuffle;
use rules::{Catalogue, Rules};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// The deals of one option set that were solved and measured, by their numbers.
///
/// Its text is what the files of `crates/coach/data` hold: lines of a name and its values, and at
/// the end the deals, two bits each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Levels {
    game: String,
    first: u64,
    /// The lowest measure of the second and of the third level, in thousandths.
    bounds: [u16; 2],
    deals: Vec<Screened>,
}

/// What is known of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Screened {
    /// It cannot be won.
    Lost,
    /// It can, and has this level.
    Level(Level),
}

/// The files that come with the program.
const FILES: [&str; 2] = [include_str!("../data/draw-3.txt"), include_str!("../data/draw-1.txt")];

static BUILTIN: LazyLock<Vec<(Rules, Levels)>> = LazyLock::new(|| {
    let read = |text: &&str| {
        let levels: Levels = text.parse().expect("a test reads every file of the program");
        let rules = Catalogue::builtin().rules(levels.game(), &[]).expect("a test asks for every game of the files");
        (rules, levels)
    };
    FILES.iter().map(read).collect()
});

impl Levels {
    /// The deals that come with the program for a game that is played by the same rules; the score
    /// makes no difference.
    #[must_use]
    pub fn of(rules: &Rules) -> Option<&'static Levels> {
        let same = |other: &Rules| {
            other.pack() == rules.pack()
                && other.tableau() == rules.tableau()
                && other.foundations() == rules.foundations()
                && other.stock() == rules.stock()
        };
        BUILTIN.iter().find(|(other, _)| same(other)).map(|(_, levels)| levels)
    }

    /// The levels of deals from their measures in thousandths, none for a deal that cannot be won;
    /// the first deal has the number `first`, the others follow. The bounds are set so that the
    /// levels are as nearly equal in number as deals of one measure allow.
    #[must_use]
    pub fn part(game: &str, first: u64, measures: &[Option<u16>]) -> Levels {
        let mut sorted: Vec<u16> = measures.iter().flatten().copied().collect();
        sorted.sort_unstable();
        let bound = |thirds: usize| sorted.get(sorted.len() * thirds / 3).copied().unwrap_or(0);
        let bounds = [bound(1), bound(2)];
        let level = |measure: &Option<u16>| match measure {
            Some(measure) => Screened::Level(level_between(bounds, *measure)),
            None => Screened::Lost,
        };
        Levels { game: game.to_owned(), first, bounds, deals: measures.iter().map(level).collect() }
    }

    /// The id of the preset that the deals are of.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The numbers of the deals that were screened.
    #[must_use]
    pub fn numbers(&self) -> std::ops::Range<u64> {
        self.first..self.first + self.deals.len() as u64
    }

    /// What is known of the deal of this number (`engine::Deal::numbered`); none where it was not
    /// screened.
    #[must_use]
    pub fn screened(&self, number: u64) -> Option<Screened> {
        let place = usize::try_from(number.checked_sub(self.first)?).ok()?;
        self.deals.get(place).copied()
    }

    /// The level of a measured deal, screened or not.
    #[must_use]
    pub fn level(&self, rating: &Rating) -> Level {
        level_between(self.bounds, rating.thousandths())
    }

    /// The numbers of the deals of a level, in order.
    pub fn deals(&self, level: Level) -> impl Iterator<Item = u64> {
        (self.first..).zip(&self.deals).filter(move |(_, deal)| **deal == Screened::Level(level)).map(|(n, _)| n)
    }

    /// How many deals a level has.
    #[must_use]
    pub fn count(&self, level: Level) -> usize {
        self.deals(level).count()
    }

    /// How many deals cannot be won.
    #[must_use]
    pub fn lost(&self) -> usize {
        self.deals.iter().filter(|deal| **deal == Screened::Lost).count()
    }

    /// The number of a deal of a level, each equally likely, that follows from the seed; none where
    /// the level has no deal.
    #[must_use]
    pub fn random(&self, level: Level, seed: u64) -> Option<u64> {
        let place = Shuffle::new(seed).below(self.count(level) as u64);
        self.deals(level).nth(usize::try_from(place).ok()?)
    }

    /// The number of a deal that can be won, of any level, each equally likely, that follows from the
    /// seed; none where there is no such deal.
    #[must_use]
    pub fn random_won(&self, seed: u64) -> Option<u64> {
        let won = || (self.first..).zip(&self.deals).filter(|(_, deal)| **deal != Screened::Lost);
        let place = Shuffle::new(seed).below(won().count() as u64);
        won().nth(usize::try_from(place).ok()?).map(|(number, _)| number)
    }
}

fn level_between(bounds: [u16; 2], measure: u16) -> Level {
    if measure < bounds[0] {
        Level::HouseBlend
    } else if measure < bounds[1] {
        Level::DoubleEspresso
    } else {
        Level::TripleEspresso
    }
}

impl fmt::Display for Levels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "format 1")?;
        writeln!(f, "rating {VERSION}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "first {}", self.first)?;
        writeln!(f, "count {}", self.deals.len())?;
        writeln!(f, "bounds {} {}", self.bounds[0], self.bounds[1])?;
        writeln!(f, "deals")?;
        packed::write(f, self.deals.iter().map(|deal| code(*deal)))
    }
}

/// A deal's two bits.
fn code(deal: Screened) -> u8 {
    match deal {
        Screened::Lost => 0,
        Screened::Level(level) => level.index() as u8 + 1,
    }
}

/// Why a text holds no levels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelsError {
    line: usize,
    expected: &'static str,
}

impl fmt::Display for LevelsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: here should stand {}: screen the deals again", self.line, self.expected)
    }
}

impl std::error::Error for LevelsError {}

impl FromStr for Levels {
    type Err = LevelsError;

    fn from_str(text: &str) -> Result<Levels, LevelsError> {
        const EXPECTED: [&str; 7] = [
            "`format 1`",
            "`rating` and the version of the measure",
            "`game` and the id of a preset",
            "`first` and a number",
            "`count` and a number",
            "`bounds` and two numbers, the lower one first",
            "`deals`",
        ];
        let mut lines = text.lines();
        let mut head = EXPECTED.iter().enumerate().map(|(i, expected)| {
            let fail = LevelsError { line: i + 1, expected };
            let name = expected.trim_start_matches('`').split([' ', '`']).next().unwrap_or_default();
            let rest = lines.next().and_then(|line| line.strip_prefix(name));
            rest.map(str::trim_start).ok_or(fail.clone()).map(|rest| (rest, fail))
        });
        let mut next = || head.next().expect("there are as many as are asked for");
        let number = |(text, fail): (&str, LevelsError)| text.parse::<u64>().map_err(|_| fail);
        for wanted in [1, u64::from(VERSION)] {
            let (text, fail) = next()?;
            if number((text, fail.clone()))? != wanted {
                return Err(fail);
            }
        }
        let game = next()?.0.to_owned();
        let first = number(next()?)?;
        let count = number(next()?)?;
        let (text, fail) = next()?;
        let bounds = text.split_once(' ').and_then(|(low, high)| Some([low.parse().ok()?, high.parse().ok()?]));
        let bounds: [u16; 2] = bounds.filter(|bounds| bounds[0] <= bounds[1]).ok_or(fail)?;
        next()?;
        let fail = |expected| LevelsError { line: EXPECTED.len() + 1, expected };
        let codes = packed::read(lines).ok_or(fail("two bits for each deal as base64"))?;
        let deals: Vec<Screened> = codes.map(screened).collect();
        match usize::try_from(count) {
            Ok(count) if deals.len() == count && first.checked_add(count as u64).is_some() => {
                Ok(Levels { game, first, bounds, deals })
            }
            Ok(_) | Err(_) => Err(fail("as many deals as were counted")),
        }
    }
}

fn screened(code: u8) -> Screened {
    match Level::ALL.get(usize::from(code).wrapping_sub(1)) {
        Some(level) => Screened::Level(*level),
        None => Screened::Lost,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Levels {
        let measures: Vec<Option<u16>> = (0..24).map(|n| (n % 4 != 0).then_some(n * 37 % 100)).collect();
        Levels::part("klondike", 5, &measures)
    }

    #[test]
    fn levels_are_thirds_of_the_deals_that_can_be_won() {
        let levels = some();
        assert_eq!((levels.lost(), levels.numbers()), (6, 5..29));
        for level in Level::ALL {
            assert_eq!(levels.count(level), 6, "{level}");
            assert!(levels.deals(level).all(|n| levels.screened(n) == Some(Screened::Level(level))));
        }
        assert_eq!((levels.screened(4), levels.screened(29)), (None, None));
        assert_eq!(levels.screened(5), Some(Screened::Lost));
    }

    #[test]
    fn texts_read_what_they_write_and_nothing_else() {
        let text = some().to_string();
        assert_eq!(text.parse::<Levels>(), Ok(some()));
        for (wrong, line) in [
            (text.replace("format 1", "format 2"), 1),
            (text.replace("rating 1", "rating 0"), 2),
            (text.replace("game", "gam"), 3),
            (text.replace("first 5", "first -5"), 4),
            (text.replace("first 5", &format!("first {}", u64::MAX)), 8),
            (text.replace("count 24", "count 25"), 8),
            (text.replace("bounds ", "bounds 1001 "), 6),
            (text.replace("deals\n", "\n"), 7),
            (text.replace("deals\n", "deals\n="), 8),
            (String::new(), 1),
        ] {
            let error = wrong.parse::<Levels>().expect_err(&wrong);
            assert_eq!(error.line, line, "{error}\n{wrong}");
        }
    }

    #[test]
    fn every_deal_of_a_level_comes_up_sooner_or_later() {
        let levels = some();
        for level in Level::ALL {
            let mut met: Vec<u64> = (0..200).filter_map(|seed| levels.random(level, seed)).collect();
            met.sort_unstable();
            met.dedup();
            assert_eq!(met, levels.deals(level).collect::<Vec<_>>());
        }
        let mut met: Vec<u64> = (0..400).filter_map(|seed| levels.random_won(seed)).collect();
        met.sort_unstable();
        met.dedup();
        assert_eq!(met.len(), 18);
        assert_eq!(Levels::part("klondike", 1, &[None]).random(Level::HouseBlend, 1), None);
    }
}
