//! The numbers by which other programs name a deal.

use super::program::{OutOfRange, Program};
use super::{MscNumber, Shape, greenfelt, ms, msc, pysol, quoted, solvitaire};
use cards::{Card, Pack};
use core::fmt;
use core::str::FromStr;

/// A deal of another program, by its number there.
///
/// Its text is the program's word, a colon and the number. The same number on another table is
/// another deal, so the cards follow only together with a [`Shape`].
///
/// ```
/// use notation::import::Foreign;
/// assert_eq!("ms:617".parse(), Ok(Foreign::Ms(617)));
/// assert_eq!(Foreign::Solvitaire(1).to_string(), "solvitaire:1");
/// assert_eq!(
///     "ms:0".parse::<Foreign>().unwrap_err().to_string(),
///     "ms: Microsoft FreeCell has no deal 0: take a number from 1 to 8589934591",
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Foreign {
    /// Microsoft FreeCell and FreeCell Pro, 1 to 8589934591. The order serves every table that is
    /// dealt from one pack of 52, row by row.
    Ms(u64),
    /// PySolFC, 1 to 10^20. Below 32000 the cards are Microsoft's.
    Pysol(u128),
    /// Solvitaire, any number of 32 bits.
    Solvitaire(u32),
    /// Green Felt, 1 to 2147483646.
    Greenfelt(u32),
    /// The Microsoft Solitaire Collection, below 52!.
    Msc(MscNumber),
}

impl Foreign {
    /// The program that has this number.
    #[must_use]
    pub const fn program(&self) -> Program {
        match self {
            Foreign::Ms(_) => Program::Ms,
            Foreign::Pysol(_) => Program::Pysol,
            Foreign::Solvitaire(_) => Program::Solvitaire,
            Foreign::Greenfelt(_) => Program::Greenfelt,
            Foreign::Msc(_) => Program::Msc,
        }
    }

    /// The number in decimal.
    #[must_use]
    pub fn number(&self) -> String {
        match self {
            Foreign::Ms(number) => number.to_string(),
            Foreign::Pysol(number) => number.to_string(),
            Foreign::Solvitaire(number) | Foreign::Greenfelt(number) => number.to_string(),
            Foreign::Msc(number) => number.to_string(),
        }
    }

    /// The cards in dealing order on a table of this shape: row by row, then what fills the cells
    /// and the reserve, then the stock, first card drawn first.
    ///
    /// # Errors
    /// The number is out of the program's range, the program has no such deal from these packs,
    /// or it is not known how it deals such columns.
    pub fn order(&self, shape: &Shape) -> Result<Vec<Card>, ImportError> {
        let program = self.program();
        let pack = shape.pack();
        let (in_range, known_pack) = match self {
            Foreign::Ms(number) => ((1..=ms::HIGHEST).contains(number), pack == Pack::ONE),
            Foreign::Pysol(number) => ((1..=pysol::HIGHEST).contains(number), pack.suits() == 4 && pack.ranks() == 13),
            Foreign::Solvitaire(_) => (true, pack.suits() == 4),
            Foreign::Greenfelt(number) => ((1..=greenfelt::HIGHEST).contains(number), pack == Pack::ONE),
            Foreign::Msc(_) => (true, pack == Pack::ONE),
        };
        if !in_range {
            return Err(OutOfRange { program, number: self.number() }.into());
        }
        if !known_pack {
            return Err(ImportError::Pack { program, pack });
        }
        match self {
            Foreign::Ms(number) => Some(ms::deal(*number, Card::all().collect())),
            Foreign::Pysol(number) => pysol::deal(*number, shape),
            Foreign::Solvitaire(number) => solvitaire::deal(*number, shape),
            Foreign::Greenfelt(number) => Some(greenfelt::deal(*number)),
            Foreign::Msc(number) => Some(msc::deal(*number)),
        }
        .ok_or_else(|| ImportError::Table { program, shape: Box::new(shape.clone()) })
    }
}

impl fmt::Display for Foreign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.program().name(), self.number())
    }
}

impl FromStr for Foreign {
    type Err = ParseForeignError;

    /// Reads `ms:617`; space around the two parts and capitals do not matter.
    fn from_str(text: &str) -> Result<Foreign, ParseForeignError> {
        let (name, number) = text.split_once(':').ok_or_else(|| ParseForeignError::NoColon(quoted(text.trim())))?;
        let (name, number) = (name.trim(), number.trim());
        let program = Program::ALL.into_iter().find(|program| program.name().eq_ignore_ascii_case(name));
        let program = program.ok_or_else(|| ParseForeignError::UnknownProgram(quoted(name)))?;
        if number.is_empty() || !number.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(ParseForeignError::NoNumber { program, text: quoted(number) });
        }
        let within = |highest: u128| number.parse::<u128>().ok().filter(|n| (1..=highest).contains(n));
        match program {
            Program::Ms => within(ms::HIGHEST.into()).and_then(|n| u64::try_from(n).ok()).map(Foreign::Ms),
            Program::Pysol => within(pysol::HIGHEST).map(Foreign::Pysol),
            Program::Solvitaire => number.parse().ok().map(Foreign::Solvitaire),
            Program::Greenfelt => {
                within(greenfelt::HIGHEST.into()).and_then(|n| u32::try_from(n).ok()).map(Foreign::Greenfelt)
            }
            Program::Msc => MscNumber::from_digits(number).map(Foreign::Msc),
        }
        .ok_or_else(|| OutOfRange { program, number: number.to_owned() }.into())
    }
}

/// A text that names no deal of another program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseForeignError {
    /// No colon; the text, quoted.
    #[error("{0} is no foreign number: write the program, a colon and the number, like `ms:617`")]
    NoColon(String),
    /// An unknown word before the colon, quoted.
    #[error("{0} is no program whose numbers are known: write ms, pysol, solvitaire, greenfelt or msc, like `ms:617`")]
    UnknownProgram(String),
    /// Something else than digits after the colon.
    #[error("{}: {text} is no number: write digits only after the colon, like `{}:617`", program.name(), program.name())]
    NoNumber {
        /// The program.
        program: Program,
        /// What stands after the colon, quoted.
        text: String,
    },
    /// A number that the program gives to no deal.
    #[error(transparent)]
    OutOfRange(#[from] OutOfRange),
}

/// Why a foreign number gives no deal on a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImportError {
    /// A number that the program gives to no deal.
    #[error(transparent)]
    OutOfRange(#[from] OutOfRange),
    /// The program deals other packs.
    #[error("{}: {}", program.name(), wrong_pack(*program, *pack))]
    Pack {
        /// The program.
        program: Program,
        /// The cards of the game.
        pack: Pack,
    },
    /// It is not known in which order the program fills such a table.
    #[error("{}: {}", program.name(), unknown_table(*program, shape))]
    Table {
        /// The program.
        program: Program,
        /// The table.
        shape: Box<Shape>,
    },
}

fn wrong_pack(program: Program, pack: Pack) -> String {
    let title = program.title();
    let needed = match program {
        Program::Ms | Program::Greenfelt | Program::Msc => "one full pack of 52 cards",
        Program::Pysol => "full packs of 52 cards",
        Program::Solvitaire => "packs of four suits",
    };
    let counted = |number: u8, noun| if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") };
    format!(
        "the numbers of {title} are for {needed}, and this game has {} of {} and {}: \
         take another program's number or write the cards themselves",
        counted(pack.packs(), "pack"),
        counted(pack.ranks(), "rank"),
        counted(pack.suits(), "suit")
    )
}

fn unknown_table(program: Program, shape: &Shape) -> String {
    let mut table = String::from("columns of ");
    for (place, size) in shape.columns().iter().enumerate() {
        let before = match place {
            0 => "",
            _ if place + 1 == shape.columns().len() => " and ",
            _ => ", ",
        };
        table.push_str(before);
        table.push_str(&size.to_string());
    }
    table.push_str(" cards");
    let parts = [(shape.cells(), "in the cells"), (shape.reserve(), "in the reserve"), (shape.stock(), "in the stock")];
    let mut before = " with";
    for (cards, place) in parts.into_iter().filter(|(cards, _)| *cards > 0) {
        table.push_str(&format!("{before} {cards} {place}"));
        before = " and";
    }
    format!("how {} deals {table} is not known here: write the cards themselves", program.title())
}

#[cfg(test)]
mod tests {
    use super::super::samples::{double_klondike, klondike};
    use super::*;
    use proptest::prelude::*;

    fn refusal(text: &str) -> String {
        text.parse::<Foreign>().expect_err("no foreign number").to_string()
    }

    #[test]
    fn names_are_read_and_written() {
        let highest = Program::ALL.map(|program| format!("{}:{}", program.name(), program.highest()));
        let lowest = Program::ALL.map(|program| format!("{}:{}", program.name(), program.lowest()));
        for text in highest.iter().chain(&lowest) {
            assert_eq!(text.parse::<Foreign>().expect("in range").to_string(), *text);
        }
        assert_eq!(" MS : 00617\n".parse(), Ok(Foreign::Ms(617)));
        assert_eq!("pysol:100000000000000000000".parse(), Ok(Foreign::Pysol(pysol::HIGHEST)));
    }

    #[test]
    fn what_is_no_foreign_number_is_refused_in_one_line() {
        assert_eq!(
            refusal("617"),
            "`617` is no foreign number: write the program, a colon and the number, like `ms:617`"
        );
        assert_eq!(
            refusal("kpat:7"),
            "`kpat` is no program whose numbers are known: write ms, pysol, solvitaire, greenfelt or msc, \
             like `ms:617`"
        );
        assert_eq!(refusal("ms:-1"), "ms: `-1` is no number: write digits only after the colon, like `ms:617`");
        for text in ["", ":", "ms:", "ms:+1", "ms:6 1", "ms:1:2", "pysol:0x10", "ms:١", "\u{85}"] {
            assert!(!refusal(text).contains('\n'), "{text}");
        }
    }

    #[test]
    fn ranges_are_checked() {
        assert_eq!(refusal("ms:0"), "ms: Microsoft FreeCell has no deal 0: take a number from 1 to 8589934591");
        assert!(refusal("ms:8589934592").starts_with("ms: Microsoft FreeCell has no deal 8589934592: "));
        assert!(refusal("pysol:0").ends_with("from 1 to 100000000000000000000"));
        assert!(refusal("pysol:100000000000000000001").contains("PySolFC has no deal"));
        assert!(refusal("solvitaire:4294967296").ends_with("from 0 to 4294967295"));
        assert!(refusal("greenfelt:0").ends_with("from 1 to 2147483646"));
        assert!(refusal("greenfelt:2147483647").contains("Green Felt has no deal"));
        let factorial = "80658175170943878571660636856403766975289505440883277824000000000000";
        assert!(refusal(&format!("msc:{factorial}")).contains("the Microsoft Solitaire Collection has no deal 806"));
        assert!(refusal(&format!("msc:{}", "9".repeat(5_000))).contains("has no deal of 5000 digits: "));
    }

    #[test]
    fn numbers_that_are_no_deals_are_refused_also_when_made_in_code() {
        for deal in [Foreign::Ms(0), Foreign::Ms(1 << 33), Foreign::Pysol(0), Foreign::Greenfelt(0)] {
            let error = deal.order(&klondike()).expect_err("out of range");
            assert!(matches!(error, ImportError::OutOfRange(_)), "{deal}");
        }
    }

    #[test]
    fn packs_that_a_program_does_not_deal_are_refused() {
        let refused = |deal: Foreign, shape: &Shape| deal.order(shape).expect_err("another pack").to_string();
        assert_eq!(
            refused(Foreign::Ms(617), &double_klondike()),
            "ms: the numbers of Microsoft FreeCell are for one full pack of 52 cards, and this game has \
             2 packs of 13 ranks and 4 suits: take another program's number or write the cards themselves"
        );
        let one_suit = Shape::new(Pack::new(1, 1, 13).expect("spades"), [7; 7]).expect("it has the cards");
        let deals = [Foreign::Pysol(1), Foreign::Solvitaire(1), Foreign::Greenfelt(1), Foreign::Msc(MscNumber::MIN)];
        for deal in deals {
            assert!(refused(deal, &one_suit).contains("1 pack of 13 ranks and 1 suit:"), "{deal}");
        }
    }

    #[test]
    fn every_program_deals_klondike() {
        for program in Program::ALL {
            let deal: Foreign = format!("{}:4711", program.name()).parse().expect("in every range");
            assert_eq!(deal.program(), program);
            assert_eq!(deal.order(&klondike()).expect("one pack").len(), 52);
        }
    }

    proptest! {
        #[test]
        fn no_text_is_too_strange(text in "\\PC*|(ms|pysol|msc)?:?[0-9 x]{0,90}") {
            match text.parse::<Foreign>() {
                Ok(deal) => prop_assert_eq!(deal.to_string().parse(), Ok(deal)),
                Err(error) => prop_assert!(!error.to_string().contains('\n')),
            }
        }

        #[test]
        fn every_number_is_read_back(number: u128, small: u32) {
            let number = number % pysol::HIGHEST + 1;
            for deal in [Foreign::Pysol(number), Foreign::Solvitaire(small), Foreign::Ms(u64::from(small) + 1)] {
                prop_assert_eq!(deal.to_string().parse(), Ok(deal));
            }
        }
    }
}
