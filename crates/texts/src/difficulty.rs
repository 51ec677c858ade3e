//! How hard a deal is, and why.

use crate::Lang;
use crate::labels::labels;
use crate::number::{Noun, count, percent, unsigned};

labels! {
    /// Levels of deals, each a third of those that can be won (KL-45).
    LevelName {
        HouseBlend => "Huismelange", "House blend";
        DoubleEspresso => "Dubbele espresso", "Double espresso";
        TripleEspresso => "Driedubbele espresso", "Triple espresso";
    }
}

/// What makes a deal easy or hard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Because {
    /// How simple players did who do not look ahead.
    Playouts {
        /// Games they played.
        played: u64,
        /// Games they won.
        won: u64,
        /// Cards that came to the foundations on average, in percent.
        percent_up: u64,
    },
    /// What the deal can begin with.
    FirstMoves {
        /// Legal moves.
        all: u64,
        /// Those that are known to lose.
        losing: u64,
    },
    /// What comes of following the usual advice.
    Advice {
        /// Moves that it points to.
        moves: u64,
        /// Those of them that lose.
        losing: u64,
        /// At which move it goes wrong first.
        first: Option<u64>,
    },
    /// So many moves are found only with a plan.
    Plans(u64),
    /// A card must come back from a foundation.
    TakingBack,
    /// The line that was found has so many moves.
    Length(u64),
}

/// The sentence.
#[must_use]
pub fn because(lang: Lang, because: Because) -> String {
    match because {
        Because::Playouts { played, won, percent_up } => {
            let (won, games) = (unsigned(lang, won), count(lang, played, Noun::Game));
            let up = percent(lang, percent_up);
            match lang {
                Lang::Nl => format!(
                    "Eenvoudige spelers winnen {won} van de {games} en brengen {up} van de kaarten naar de eindstapels."
                ),
                Lang::En => {
                    format!("Simple players win {won} of {games} and bring {up} of the cards to the foundations.")
                }
            }
        }
        Because::FirstMoves { all, losing } => first_moves(lang, all, losing),
        Because::Advice { moves, losing, first } => advice(lang, moves, losing, first),
        Because::Plans(moves) => {
            let moves_in_all = count(lang, moves, Noun::Move);
            match lang {
                Lang::Nl => {
                    format!("{moves_in_all} {} alleen met een plan te vinden.", if moves == 1 { "is" } else { "zijn" })
                }
                Lang::En => format!("{moves_in_all} {} found only with a plan.", if moves == 1 { "is" } else { "are" }),
            }
        }
        Because::TakingBack => lang
            .pick("Er moet een kaart terug van een eindstapel.", "A card must come back from a foundation.")
            .to_owned(),
        Because::Length(moves) => {
            let moves = count(lang, moves, Noun::Move);
            match lang {
                Lang::Nl => format!("De gevonden oplossing telt {moves}."),
                Lang::En => format!("The solution that was found has {moves}."),
            }
        }
    }
}

fn first_moves(lang: Lang, all: u64, losing: u64) -> String {
    match (losing, lang) {
        (_, Lang::Nl) if all == 1 => "Er is maar één eerste zet.".to_owned(),
        (_, Lang::En) if all == 1 => "There is only one first move.".to_owned(),
        (0, Lang::Nl) => format!("Geen van de {all} eerste zetten verliest."),
        (0, Lang::En) => format!("None of the {all} first moves loses."),
        (_, Lang::Nl) => {
            format!("{losing} van de {all} eerste zetten {}.", if losing == 1 { "verliest" } else { "verliezen" })
        }
        (_, Lang::En) => format!("{losing} of the {all} first moves {}.", if losing == 1 { "loses" } else { "lose" }),
    }
}

fn advice(lang: Lang, moves: u64, losing: u64, first: Option<u64>) -> String {
    let rest = match (first, lang) {
        (None, _) => String::new(),
        (Some(first), Lang::Nl) => format!(", voor het eerst bij zet {first}"),
        (Some(first), Lang::En) => format!(", first at move {first}"),
    };
    let moves = count(lang, moves, Noun::Move);
    match (losing, lang) {
        (0, Lang::Nl) => "Wie de gewone raad volgt doet geen zet die verliest.".to_owned(),
        (0, Lang::En) => "Who follows the usual advice makes no move that loses.".to_owned(),
        (_, Lang::Nl) => format!(
            "De gewone raad wijst {moves} aan; daarvan {} {losing}{rest}.",
            if losing == 1 { "verliest er" } else { "verliezen er" }
        ),
        (_, Lang::En) => format!(
            "The usual advice points to {moves}; {losing} of them {}{rest}.",
            if losing == 1 { "loses" } else { "lose" }
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_is_one_sentence_in_both_languages() {
        let reasons = [
            Because::Playouts { played: 24, won: 3, percent_up: 31 },
            Because::FirstMoves { all: 1, losing: 0 },
            Because::FirstMoves { all: 6, losing: 0 },
            Because::FirstMoves { all: 6, losing: 1 },
            Because::FirstMoves { all: 6, losing: 2 },
            Because::Advice { moves: 50, losing: 0, first: None },
            Because::Advice { moves: 50, losing: 1, first: None },
            Because::Advice { moves: 50, losing: 10, first: Some(17) },
            Because::Plans(1),
            Because::Plans(4),
            Because::TakingBack,
            Because::Length(120),
        ];
        let texts = reasons.map(|reason| Lang::ALL.map(|lang| because(lang, reason)));
        for [nl, en] in &texts {
            assert_ne!(nl, en);
            for text in [nl, en] {
                assert!(text.ends_with('.') && text.matches('.').count() == 1 && !text.contains('\n'), "{text}");
            }
        }
        assert_eq!(texts[3][0], "1 van de 6 eerste zetten verliest.");
        assert_eq!(texts[4][1], "2 of the 6 first moves lose.");
        assert_eq!(
            texts[7][0],
            "De gewone raad wijst 50 zetten aan; daarvan verliezen er 10, voor het eerst bij zet 17."
        );
        assert_eq!(texts[8][1], "1 move is found only with a plan.");
    }

    #[test]
    fn kl_45_the_levels_have_the_names_of_their_source() {
        let names: Vec<&str> = LevelName::ALL.iter().map(|level| level.text(Lang::Nl)).collect();
        assert_eq!(names, ["Huismelange", "Dubbele espresso", "Driedubbele espresso"]);
    }
}
