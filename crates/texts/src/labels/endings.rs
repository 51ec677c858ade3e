//! Won and stuck.

use super::labels;
use crate::Lang;
use crate::number::{self, Noun};

labels! {
    /// The panels at the end of a game. Why it is stuck, [`crate::announce::stuck`] says.
    Ending {
        Won => "Gewonnen", "You won";
        Stuck => "Vastgelopen", "Stuck";
        Time => "tijd", "time";
        Moves => "zetten", "moves";
        InARow => "op rij", "in a row";
        Score => "punten", "score";
        Balance => "saldo", "balance";
        NewGame => "Nieuw spel", "New game";
        SameAgain => "Nog eens dit spel", "This game again";
        Statistics => "Statistiek", "Statistics";
        UndoLast => "Laatste zet ongedaan maken", "Undo the last move";
        Restart => "Opnieuw beginnen", "Restart";
        ViewTable => "Tafel bekijken", "Look at the table";
        QuietStuck => "Er zijn geen zetten meer die iets opleveren", "No move is left that leads anywhere";
    }
}

/// What was a best in a game that was won; one sentence in its panel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Record {
    /// The first win of this kind of game.
    FirstWin,
    /// So many seconds faster than the best time before.
    Faster {
        /// The difference, in seconds.
        seconds: u64,
    },
    /// So many moves fewer than the fewest before.
    FewerMoves {
        /// The difference.
        moves: u64,
    },
    /// So many points more than the best score before.
    MorePoints {
        /// The difference.
        points: u64,
    },
    /// The longest row of wins so far.
    Streak {
        /// Its length.
        wins: u64,
    },
}

impl Record {
    /// The sentence: `41 seconden sneller dan je beste tijd`.
    #[must_use]
    pub fn text(self, lang: Lang) -> String {
        match (self, lang) {
            (Record::FirstWin, Lang::Nl) => "Je eerste winst in dit spel".to_owned(),
            (Record::FirstWin, Lang::En) => "Your first win in this game".to_owned(),
            (Record::Faster { seconds }, Lang::Nl) => {
                format!("{} sneller dan je beste tijd", number::duration(lang, seconds))
            }
            (Record::Faster { seconds }, Lang::En) => {
                format!("{} faster than your best time", number::duration(lang, seconds))
            }
            (Record::FewerMoves { moves }, Lang::Nl) => {
                format!("{} minder dan ooit", number::count(lang, moves, Noun::Move))
            }
            (Record::FewerMoves { moves }, Lang::En) => {
                let fewer = number::unsigned(lang, moves);
                format!("{fewer} {} fewer than ever", number::noun(lang, moves, Noun::Move))
            }
            (Record::MorePoints { points }, Lang::Nl) => {
                format!("{} meer dan je beste score", number::count(lang, points, Noun::Point))
            }
            (Record::MorePoints { points }, Lang::En) => {
                format!("{} more than your best score", number::count(lang, points, Noun::Point))
            }
            (Record::Streak { wins }, Lang::Nl) => {
                format!("Je langste reeks: {} keer gewonnen op rij", number::unsigned(lang, wins))
            }
            (Record::Streak { wins }, Lang::En) => {
                format!("Your longest streak: {} wins in a row", number::unsigned(lang, wins))
            }
        }
    }
}
