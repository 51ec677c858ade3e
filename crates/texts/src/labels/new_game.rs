//! The New game dialog and the chooser.

use super::labels;
use crate::number::{self, Noun};
use crate::{Lang, name};
use rules::Name;

labels! {
    /// The New game dialog. Options and their values are in [`crate::option`].
    NewGame {
        Title => "Nieuw spel", "New game";
        Game => "Spel", "Game";
        Rules => "Regels", "Rules";
        MoreOptions => "Alle keuzes", "All options";
        WhichGame => "Welk spel", "Which game";
        DealNumber => "Spelnummer", "Game number";
        Random => "willekeurig", "random";
        OtherNumber => "ander aantal", "other number";
        SameCards => "Hetzelfde nummer geeft altijd dezelfde kaarten.", "The same number always gives the same cards.";
        Deal => "Delen", "Deal";
        Cancel => "Annuleren", "Cancel";
        Close => "Sluiten", "Close";
        OwnRules => "Gewone regels terugzetten", "Back to the usual rules";
        FromNextDeal => "Geldt vanaf het volgende spel of als je opnieuw begint.", "Applies from the next deal, or when you restart.";
        RestartSoGiven => "Dezelfde kaarten met deze regels", "The same cards with these rules";
        Changed => "aangepast", "changed";
        UndoBringsBack => "Ongedaan brengt je huidige spel terug.", "Undo brings your present game back.";
    }
}

labels! {
    /// The chooser of games.
    Chooser {
        Title => "Spellen", "Games";
        Continue => "Verder", "Continue";
        Rules => "Spelregels", "Rules";
    }
}

/// `Verder met Klondike, trek 3`.
#[must_use]
pub fn continue_game(lang: Lang, game: &Name) -> String {
    format!("{} {}", lang.pick("Verder met", "Continue"), name(lang, game))
}

/// Where a kept game is: `37 zetten, 4:12`.
#[must_use]
pub fn progress(lang: Lang, moves: usize, seconds: u64) -> String {
    format!("{}, {}", number::count(lang, moves as u64, Noun::Move), number::clock(seconds))
}

/// Which deal it is, by its number as it is written: `spel 48.213`, `spel ms:617`.
#[must_use]
pub fn deal_title(lang: Lang, number: &str) -> String {
    match lang {
        Lang::Nl => format!("spel {number}"),
        Lang::En => format!("game {number}"),
    }
}

/// A number of a deal that cannot be; `highest` is the highest that can.
#[must_use]
pub fn bad_number(lang: Lang, highest: u64) -> String {
    let highest = number::unsigned(lang, highest);
    match lang {
        Lang::Nl => format!("Een spelnummer is een heel getal van 0 tot {highest}. Een code van een spel mag ook."),
        Lang::En => format!("A game number is a whole number from 0 to {highest}. The code of a game will do as well."),
    }
}

/// What the chooser's card says of a game (GN-01).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// `1 speler`.
    pub players: String,
    /// `vanaf 8 jaar`.
    pub age: String,
    /// `5 tot 15 minuten`.
    pub minutes: String,
    /// `1 spel van 52 kaarten, zonder jokers`.
    pub pack: String,
}

impl About {
    /// The facts of a game and the cards that it is played with.
    #[must_use]
    pub fn of(lang: Lang, about: rules::About, pack: cards::Pack) -> About {
        let (from, to) = about.minutes;
        let one_pack = pack.len() / usize::from(pack.packs());
        let packs = number::count(lang, u64::from(pack.packs()), Noun::Pack);
        About {
            players: number::count(lang, u64::from(about.players), Noun::Player),
            age: match lang {
                Lang::Nl => format!("vanaf {} jaar", about.age),
                Lang::En => format!("from age {}", about.age),
            },
            minutes: match lang {
                Lang::Nl => format!("{from} tot {to} minuten"),
                Lang::En => format!("{from} to {to} minutes"),
            },
            pack: match lang {
                Lang::Nl => format!("{packs} van {one_pack} kaarten, zonder jokers"),
                Lang::En => format!("{packs} of {one_pack} cards, no jokers"),
            },
        }
    }

    /// All of it on one line.
    #[must_use]
    pub fn line(&self) -> String {
        [&self.players, &self.age, &self.minutes, &self.pack].map(String::as_str).join(" · ")
    }

    /// What patience is (GN-01, GN-02); `first` is the family of the game that opens first.
    #[must_use]
    pub fn patience(lang: Lang, first: &Name) -> String {
        let first = name(lang, first);
        match lang {
            Lang::Nl => format!(
                "Patience is Frans voor geduld, want vaak komt het spel niet uit. Er zijn meer dan 150 soorten; \
                 wie om patience vraagt, bedoelt bijna altijd {first}."
            ),
            Lang::En => format!(
                "Patience is the French word for patience, because often the game does not come out. There are over \
                 150 kinds; who asks for patience nearly always means {first}."
            ),
        }
    }
}
