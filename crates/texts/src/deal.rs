//! Why what somebody typed names no deal.

use crate::{Lang, option};
use rules::RulesErrors;

/// Why a text names no deal. Words in backticks are what was typed, quoted and shortened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It is nothing of what a deal can be called.
    NoDeal,
    /// It is a number beyond those that deals have.
    TooLarge,
    /// Before the colon stands no program whose numbers are known.
    UnknownProgram,
    /// After the colon stands no number.
    NoNumber {
        /// The word before the colon.
        program: &'static str,
    },
    /// The program has no deal of this number.
    OutOfRange {
        /// The program's name.
        program: &'static str,
        /// Its first number.
        lowest: u64,
        /// Its last number, in digits.
        highest: String,
    },
    /// The program deals other packs than this game has.
    OtherPack {
        /// The program's name.
        program: &'static str,
    },
    /// It is not known how the program deals such a table.
    OtherTable {
        /// The program's name.
        program: &'static str,
    },
    /// A letter that stands for no card.
    NoCard {
        /// Which one, from 1.
        at: usize,
    },
    /// The cards are not those of the game.
    OtherCards,
    /// A share code of a game that there is not.
    UnknownGame {
        /// Its name.
        game: String,
    },
    /// A share code with a part that the game cannot take.
    NoOption {
        /// The part.
        part: String,
    },
    /// A share code whose options are refused.
    Rules(RulesErrors),
}

/// What is wrong and what would do, in one or two sentences.
#[must_use]
pub fn fault(lang: Lang, fault: &Fault) -> String {
    match (fault, lang) {
        (Fault::NoDeal, Lang::Nl) => {
            "Dit is geen spelnummer. Typ een getal, een code uit een link, of een nummer als ms:617.".to_owned()
        }
        (Fault::NoDeal, Lang::En) => {
            "This is no deal number. Type a number, a code from a link, or a number like ms:617.".to_owned()
        }
        (Fault::TooLarge, Lang::Nl) => format!("Dit getal is te groot. Het hoogste spelnummer is {}.", u64::MAX),
        (Fault::TooLarge, Lang::En) => format!("This number is too large. The highest deal number is {}.", u64::MAX),
        (Fault::UnknownProgram, Lang::Nl) => {
            "Voor de dubbele punt hoort ms, pysol, solvitaire, greenfelt of msc te staan.".to_owned()
        }
        (Fault::UnknownProgram, Lang::En) => {
            "Before the colon should stand ms, pysol, solvitaire, greenfelt or msc.".to_owned()
        }
        (Fault::NoNumber { program }, Lang::Nl) => format!("Na {program}: hoort een getal te staan."),
        (Fault::NoNumber { program }, Lang::En) => format!("After {program}: should stand a number."),
        (Fault::OutOfRange { program, lowest, highest }, Lang::Nl) => {
            format!("De nummers van {program} lopen van {lowest} tot en met {highest}.")
        }
        (Fault::OutOfRange { program, lowest, highest }, Lang::En) => {
            format!("The numbers of {program} run from {lowest} to {highest}.")
        }
        (Fault::OtherPack { program }, Lang::Nl) => {
            format!("De nummers van {program} zijn niet voor de kaarten van dit spel.")
        }
        (Fault::OtherPack { program }, Lang::En) => {
            format!("The numbers of {program} are not for the cards of this game.")
        }
        (Fault::OtherTable { program }, Lang::Nl) => format!("Hoe {program} zo'n tafel deelt is niet bekend."),
        (Fault::OtherTable { program }, Lang::En) => format!("How {program} deals such a table is not known."),
        (Fault::NoCard { at }, Lang::Nl) => format!("Teken {at} na de @ staat voor geen kaart."),
        (Fault::NoCard { at }, Lang::En) => format!("Character {at} after the @ stands for no card."),
        (Fault::OtherCards, Lang::Nl) => "Dit zijn niet precies de kaarten van dit spel.".to_owned(),
        (Fault::OtherCards, Lang::En) => "These are not exactly the cards of this game.".to_owned(),
        (Fault::UnknownGame { game }, Lang::Nl) => format!("Een spel {game} is hier niet bekend."),
        (Fault::UnknownGame { game }, Lang::En) => format!("A game {game} is not known here."),
        (Fault::NoOption { part }, Lang::Nl) => format!("De code vraagt {part}, en dat kan dit spel niet."),
        (Fault::NoOption { part }, Lang::En) => format!("The code asks for {part}, which this game cannot do."),
        (Fault::Rules(errors), _) => option::errors(lang, errors).join(" "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{NoSense, Place, Reason};

    #[test]
    fn every_fault_is_one_line_with_a_full_stop_in_both_languages() {
        let faults = [
            Fault::NoDeal,
            Fault::TooLarge,
            Fault::UnknownProgram,
            Fault::NoNumber { program: "ms" },
            Fault::OutOfRange { program: "PySolFC", lowest: 1, highest: "9".to_owned() },
            Fault::OtherPack { program: "PySolFC" },
            Fault::OtherTable { program: "PySolFC" },
            Fault::NoCard { at: 3 },
            Fault::OtherCards,
            Fault::UnknownGame { game: "`x`".to_owned() },
            Fault::NoOption { part: "`cells=4`".to_owned() },
            Fault::Rules(RulesErrors::one(Place::Combination, Reason::NoSense(NoSense::ShuffleWithoutRedeal))),
        ];
        for one in &faults {
            let [nl, en] = Lang::ALL.map(|lang| fault(lang, one));
            assert_ne!(nl, en);
            for text in [nl, en] {
                assert!(text.ends_with('.') && !text.contains('\n') && !text.contains('{'), "{text}");
            }
        }
    }
}
