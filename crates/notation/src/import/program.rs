//! The programs whose numbers are known, and the range of their numbers.

use super::{MscNumber, greenfelt, ms, pysol};
use core::fmt;

/// A program whose deals have numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Program {
    /// Microsoft FreeCell, and FreeCell Pro for the higher numbers.
    Ms,
    /// PySolFC.
    Pysol,
    /// Solvitaire.
    Solvitaire,
    /// Green Felt.
    Greenfelt,
    /// The Microsoft Solitaire Collection.
    Msc,
}

impl Program {
    /// All programs.
    pub const ALL: [Program; 5] = [Program::Ms, Program::Pysol, Program::Solvitaire, Program::Greenfelt, Program::Msc];

    /// The word before the colon: `ms`, `pysol`, `solvitaire`, `greenfelt` or `msc`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Program::Ms => "ms",
            Program::Pysol => "pysol",
            Program::Solvitaire => "solvitaire",
            Program::Greenfelt => "greenfelt",
            Program::Msc => "msc",
        }
    }

    /// The program's own name.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Program::Ms => "Microsoft FreeCell",
            Program::Pysol => "PySolFC",
            Program::Solvitaire => "Solvitaire",
            Program::Greenfelt => "Green Felt",
            Program::Msc => "the Microsoft Solitaire Collection",
        }
    }

    /// The lowest number of a deal.
    #[must_use]
    pub const fn lowest(self) -> u8 {
        match self {
            Program::Ms | Program::Pysol | Program::Greenfelt => 1,
            Program::Solvitaire | Program::Msc => 0,
        }
    }

    /// The highest number of a deal, in decimal: some have more than 64 bits.
    #[must_use]
    pub fn highest(self) -> String {
        match self {
            Program::Ms => ms::HIGHEST.to_string(),
            Program::Pysol => pysol::HIGHEST.to_string(),
            Program::Solvitaire => u32::MAX.to_string(),
            Program::Greenfelt => greenfelt::HIGHEST.to_string(),
            Program::Msc => MscNumber::MAX.to_string(),
        }
    }
}

/// A number that its program gives to no deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutOfRange {
    /// The program.
    pub program: Program,
    /// The number in decimal.
    pub number: String,
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let OutOfRange { program, number } = self;
        let (name, title, low, high) = (program.name(), program.title(), program.lowest(), program.highest());
        // The longest number that may be right has 68 digits.
        if number.len() > 68 {
            let digits = number.len();
            write!(f, "{name}: {title} has no deal of {digits} digits: take a number from {low} to {high}")
        } else {
            write!(f, "{name}: {title} has no deal {number}: take a number from {low} to {high}")
        }
    }
}

impl core::error::Error for OutOfRange {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_out_of_range_is_said_in_one_short_line() {
        let said = |program, number: &str| OutOfRange { program, number: number.to_owned() }.to_string();
        assert_eq!(
            said(Program::Greenfelt, "0"),
            "greenfelt: Green Felt has no deal 0: take a number from 1 to 2147483646"
        );
        assert_eq!(
            said(Program::Ms, &"1".repeat(69)),
            "ms: Microsoft FreeCell has no deal of 69 digits: take a number from 1 to 8589934591"
        );
        assert!(said(Program::Ms, &"1".repeat(68)).contains("has no deal 1111"));
    }

    #[test]
    fn every_program_has_a_word_of_its_own() {
        for (place, program) in Program::ALL.into_iter().enumerate() {
            assert!(Program::ALL[..place].iter().all(|other| other.name() != program.name()));
            assert!(program.name().bytes().all(|letter| letter.is_ascii_lowercase()));
        }
    }
}
