//! The statistics.

use super::labels;
use crate::Lang;
use crate::number::{self, Noun};

labels! {
    /// What is counted, for each kind of game.
    Statistic {
        Title => "Statistiek", "Statistics";
        AllGames => "Alle spellen", "All games";
        Played => "gespeeld", "played";
        Won => "gewonnen", "won";
        OfAll => "van alle", "of all";
        StreakNow => "op rij nu", "in a row now";
        BestStreak => "beste reeks", "best streak";
        WorstStreak => "langste tegenslag", "longest bad run";
        BestTime => "beste tijd", "best time";
        MedianTime => "middelste tijd", "median time";
        FewestMoves => "minste zetten", "fewest moves";
        MedianMoves => "middelste aantal zetten", "median moves";
        BestScore => "beste score", "best score";
        Balance => "saldo", "balance";
        PerWeek => "Per week", "By week";
        Week => "Week", "Week";
        PerKind => "Per spel", "By game";
        Kind => "Spel", "Game";
        Now => "nu", "now";
        Nothing => "Nog niets gespeeld. Een spel telt vanaf de eerste zet.", "Nothing played yet. A game counts from its first move.";
        NotYet => "nog niet", "not yet";
        Export => "Exporteren", "Export";
        Import => "Importeren", "Import";
        Reset => "Wissen", "Reset";
        LastGames => "Laatste spellen", "Last games";
        EndWon => "gewonnen", "won";
        EndLost => "vastgelopen", "stuck";
        EndGivenUp => "opgegeven", "given up";
    }
}

/// How many wins were without help, and how many of the others with help that knew all cards:
/// `64 spellen gewonnen zonder hulp, 32 met hulp, waarvan 5 met kennis van de gesloten kaarten.`
#[must_use]
pub fn help_sentence(lang: Lang, without: usize, with: usize, knowing: usize) -> String {
    if knowing > 0 {
        let number = |n: usize| number::unsigned(lang, n as u64);
        let games = number::count(lang, without as u64, Noun::Game);
        let (with, knowing) = (number(with), number(knowing));
        return match lang {
            Lang::Nl => format!(
                "{games} gewonnen zonder hulp, {with} met hulp, waarvan {knowing} met kennis van de gesloten kaarten."
            ),
            Lang::En => {
                format!("{games} won without help, {with} with help, {knowing} of them knowing the closed cards.")
            }
        };
    }
    match lang {
        Lang::Nl => format!(
            "{} gewonnen zonder hulp, {} met hulp.",
            number::count(lang, without as u64, Noun::Game),
            number::unsigned(lang, with as u64)
        ),
        Lang::En => format!(
            "{} won without help, {} with help.",
            number::count(lang, without as u64, Noun::Game),
            number::unsigned(lang, with as u64)
        ),
    }
}

/// A week by its number in the year, below a chart: `wk 36`.
#[must_use]
pub fn week_name(lang: Lang, number: u32) -> String {
    match lang {
        Lang::Nl | Lang::En => format!("wk {number}"),
    }
}

/// The share of games won, in whole percent: `39 % gewonnen`.
#[must_use]
pub fn percent_won(lang: Lang, percent: u64) -> String {
    format!("{} {}", number::percent(lang, percent), Statistic::Won.text(lang))
}
