//! Numbers, times, plurals and points.

use crate::Lang;
use rules::ScoreMode;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Noun {
    /// A card.
    Card,
    /// A move.
    Move,
    /// A pass through the stock.
    Pass,
    /// A column.
    Column,
    /// A foundation.
    Foundation,
    /// A pack of cards.
    Pack,
    /// A player.
    Player,
    /// A game played.
    Game,
    /// A point.
    Point,
    /// An hour.
    Hour,
    /// A minute.
    Minute,
    /// A second.
    Second,
}

impl Noun {
    /// Everything that is counted.
    pub const ALL: [Noun; 12] = [
        Noun::Card,
        Noun::Move,
        Noun::Pass,
        Noun::Column,
        Noun::Foundation,
        Noun::Pack,
        Noun::Player,
        Noun::Game,
        Noun::Point,
        Noun::Hour,
        Noun::Minute,
        Noun::Second,
    ];

    /// The word for one and the word for several.
    const fn forms(self, lang: Lang) -> (&'static str, &'static str) {
        match (self, lang) {
            (Noun::Card, Lang::Nl) => ("kaart", "kaarten"),
            (Noun::Card, Lang::En) => ("card", "cards"),
            (Noun::Move, Lang::Nl) => ("zet", "zetten"),
            (Noun::Move, Lang::En) => ("move", "moves"),
            (Noun::Pass, Lang::Nl) => ("ronde", "rondes"),
            (Noun::Pass, Lang::En) => ("pass", "passes"),
            (Noun::Column, Lang::Nl) => ("kolom", "kolommen"),
            (Noun::Column, Lang::En) => ("column", "columns"),
            (Noun::Foundation, Lang::Nl) => ("eindstapel", "eindstapels"),
            (Noun::Foundation, Lang::En) => ("foundation", "foundations"),
            (Noun::Pack, Lang::Nl) => ("spel", "spellen"),
            (Noun::Pack, Lang::En) => ("pack", "packs"),
            (Noun::Player, Lang::Nl) => ("speler", "spelers"),
            (Noun::Player, Lang::En) => ("player", "players"),
            (Noun::Game, Lang::Nl) => ("spel", "spellen"),
            (Noun::Game, Lang::En) => ("game", "games"),
            (Noun::Point, Lang::Nl) => ("punt", "punten"),
            (Noun::Point, Lang::En) => ("point", "points"),
            // Dutch keeps the singular of hours after a number; minutes and seconds have a plural.
            (Noun::Hour, Lang::Nl) => ("uur", "uur"),
            (Noun::Hour, Lang::En) => ("hour", "hours"),
            (Noun::Minute, Lang::Nl) => ("minuut", "minuten"),
            (Noun::Minute, Lang::En) => ("minute", "minutes"),
            (Noun::Second, Lang::Nl) => ("seconde", "seconden"),
            (Noun::Second, Lang::En) => ("second", "seconds"),
        }
    }
}

/// The word alone, in the form that fits the number: `zet` for 1, `zetten` for all others.
#[must_use]
pub const fn noun(lang: Lang, n: u64, noun: Noun) -> &'static str {
    let (one, several) = noun.forms(lang);
    if n == 1 { one } else { several }
}

/// A number with what it counts, in digits: `1 zet`, `2 zetten`.
#[must_use]
pub fn count(lang: Lang, n: u64, what: Noun) -> String {
    format!("{} {}", unsigned(lang, n), noun(lang, n, what))
}

/// The same in words, for prose: `drie kaarten`.
#[must_use]
pub fn count_in_words(lang: Lang, n: u64, what: Noun) -> String {
    format!("{} {}", in_words(lang, n), noun(lang, n, what))
}

/// A number in words up to twelve, beyond that in digits.
#[must_use]
pub fn in_words(lang: Lang, n: u64) -> String {
    const NL: [&str; 13] =
        ["nul", "één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf", "twaalf"];
    const EN: [&str; 13] =
        ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    let word = usize::try_from(n).ok().and_then(|n| lang.pick(NL, EN).get(n).copied());
    word.map_or_else(|| unsigned(lang, n), str::to_owned)
}

/// A number with its thousands apart: Dutch `48.213`, English `48,213`.
#[must_use]
pub fn integer(lang: Lang, n: i64) -> String {
    let digits = unsigned(lang, n.unsigned_abs());
    if n < 0 { format!("-{digits}") } else { digits }
}

/// The same for numbers that are never negative, such as deal numbers.
#[must_use]
pub fn unsigned(lang: Lang, n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(lang.pick('.', ','));
        }
        text.push(digit);
    }
    text
}

/// A share in whole percent: Dutch `39 %`, English `39%`.
#[must_use]
pub fn percent(lang: Lang, percent: u64) -> String {
    match lang {
        Lang::Nl => format!("{} %", unsigned(lang, percent)),
        Lang::En => format!("{}%", unsigned(lang, percent)),
    }
}

/// A time in digits, alike in both languages: `4:12`, `1:04:12`.
#[must_use]
pub fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// A time in words, for screen readers and sentences: `4 minuten en 12 seconden`.
#[must_use]
pub fn duration(lang: Lang, seconds: u64) -> String {
    let parts: Vec<String> =
        [(seconds / 3600, Noun::Hour), (seconds / 60 % 60, Noun::Minute), (seconds % 60, Noun::Second)]
            .into_iter()
            .filter(|(n, _)| *n > 0)
            .map(|(n, unit)| count(lang, n, unit))
            .collect();
    match parts.as_slice() {
        [] => count(lang, 0, Noun::Second),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {} {last}", most.join(", "), lang.pick("en", "and")),
    }
}

/// Points: `1 punt`, `745 punten`.
#[must_use]
pub fn points(lang: Lang, points: i64) -> String {
    format!("{} {}", integer(lang, points), noun(lang, points.unsigned_abs(), Noun::Point))
}

/// The balance of a game that is played for a stake. The sign stands in front: `-$ 52`, `-$52`.
#[must_use]
pub fn money(lang: Lang, amount: i64) -> String {
    let sign = if amount < 0 { "-" } else { "" };
    format!("{sign}{}{}", lang.pick("$ ", "$"), unsigned(lang, amount.unsigned_abs()))
}

/// The score as a game counts it; none where it counts nothing (SC-01).
#[must_use]
pub fn score(lang: Lang, mode: ScoreMode, total: i64) -> Option<String> {
    match mode {
        ScoreMode::None => None,
        ScoreMode::Standard | ScoreMode::Timed => Some(points(lang, total)),
        ScoreMode::Vegas | ScoreMode::VegasCumulative => Some(money(lang, total)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular_and_all_else_plural() {
        assert_eq!(count(Lang::Nl, 1, Noun::Move), "1 zet");
        assert_eq!(count(Lang::Nl, 2, Noun::Move), "2 zetten");
        assert_eq!(count(Lang::Nl, 0, Noun::Card), "0 kaarten");
        assert_eq!(count(Lang::En, 1, Noun::Pass), "1 pass");
        assert_eq!(count(Lang::En, 21, Noun::Pass), "21 passes");
        assert_eq!(points(Lang::Nl, -1), "-1 punt");
        assert_eq!(points(Lang::En, 1), "1 point");
        for lang in Lang::ALL {
            for what in Noun::ALL {
                let (one, several) = what.forms(lang);
                assert!(!one.is_empty() && !several.is_empty());
                assert_eq!(one == several, what == Noun::Hour && lang == Lang::Nl, "{what:?} {lang:?}");
            }
        }
    }

    #[test]
    fn thousands_stand_apart_as_each_language_writes_them() {
        assert_eq!(integer(Lang::Nl, 48_213), "48.213");
        assert_eq!(integer(Lang::En, 48_213), "48,213");
        assert_eq!(integer(Lang::Nl, 999), "999");
        assert_eq!(integer(Lang::Nl, -1000), "-1.000");
        assert_eq!(unsigned(Lang::En, u64::MAX), "18,446,744,073,709,551,615");
        assert_eq!(integer(Lang::En, i64::MIN), "-9,223,372,036,854,775,808");
    }

    #[test]
    fn percent_is_written_as_each_language_does() {
        assert_eq!(percent(Lang::Nl, 39), "39 %");
        assert_eq!(percent(Lang::En, 39), "39%");
    }

    #[test]
    fn times_are_digits_on_signs_and_words_in_sentences() {
        assert_eq!(clock(0), "0:00");
        assert_eq!(clock(252), "4:12");
        assert_eq!(clock(3852), "1:04:12");
        assert_eq!(duration(Lang::Nl, 252), "4 minuten en 12 seconden");
        assert_eq!(duration(Lang::En, 61), "1 minute and 1 second");
        assert_eq!(duration(Lang::Nl, 7325), "2 uur, 2 minuten en 5 seconden");
        assert_eq!(duration(Lang::En, 0), "0 seconds");
        assert_eq!(duration(Lang::Nl, 3600), "1 uur");
    }

    #[test]
    fn sc_01_a_score_is_points_or_money_or_nothing() {
        assert_eq!(score(Lang::Nl, ScoreMode::None, 10), None);
        assert_eq!(score(Lang::Nl, ScoreMode::Standard, 745).as_deref(), Some("745 punten"));
        assert_eq!(score(Lang::En, ScoreMode::Timed, 1234).as_deref(), Some("1,234 points"));
        assert_eq!(score(Lang::Nl, ScoreMode::Vegas, -52).as_deref(), Some("-$ 52"));
        assert_eq!(score(Lang::En, ScoreMode::VegasCumulative, 208).as_deref(), Some("$208"));
    }

    #[test]
    fn small_numbers_are_words() {
        assert_eq!(count_in_words(Lang::Nl, 3, Noun::Card), "drie kaarten");
        assert_eq!(count_in_words(Lang::Nl, 1, Noun::Card), "één kaart");
        assert_eq!(in_words(Lang::En, 12), "twelve");
        assert_eq!(in_words(Lang::Nl, 1000), "1.000");
    }
}
