//! Which deal a player asks for by what he types: nothing, a number, a number of another program,
//! a share code or a link.

use notation::import::{ImportError, ParseForeignError};
use notation::{CodeError, DealName, DealNameError, ShareCode};
use rules::{Catalogue, Rules};
use std::sync::Arc;
use texts::deal::Fault;

/// What was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// Nothing: any deal will do.
    Random,
    /// A deal of whatever game is chosen.
    Name(DealName),
    /// A code that names game, options and deal.
    Code(Box<ShareCode>),
}

impl Typed {
    /// Reads what was typed. It is read as people write it: numbers with their thousands apart,
    /// capitals, space around it, whole links, options in any order.
    ///
    /// # Errors
    /// Why it names no deal.
    pub fn read(text: &str, catalogue: &Catalogue) -> Result<Typed, Fault> {
        let text = text.trim();
        let text = match (text.rsplit_once('#'), text.contains("://")) {
            (Some((_, fragment)), _) => fragment,
            (None, true) => return Err(Fault::NoDeal),
            (None, false) => text,
        };
        // A link to a whole game names the deal first.
        let text = text.split('/').next().unwrap_or_default().trim();
        if text.is_empty() {
            return Ok(Typed::Random);
        }
        if let Some(digits) = digits(text) {
            return digits.parse().map(|number| Typed::Name(DealName::Number(number))).map_err(|_| Fault::TooLarge);
        }
        if text.starts_with('@') {
            return text.parse().map(Typed::Name).map_err(|error: DealNameError| name_fault(&error));
        }
        if text.contains('.') {
            return code(text, catalogue).map(|code| Typed::Code(Box::new(code)));
        }
        if text.contains(':') {
            let foreign = text.parse().map_err(|error| foreign_fault(&error))?;
            return Ok(Typed::Name(DealName::Foreign(foreign)));
        }
        Err(Fault::NoDeal)
    }

    /// The deal by these rules; `random` is the number of the one that is taken when any will do. A
    /// code that names its own game keeps its own rules.
    ///
    /// # Errors
    /// Why there is no such deal of this game.
    pub fn deal(self, rules: &Arc<Rules>, random: u64) -> Result<ShareCode, Fault> {
        match self {
            Typed::Random => Ok(ShareCode::numbered(rules, random)),
            Typed::Name(name) => ShareCode::named(rules, name).map_err(|error| code_fault(error, "")),
            Typed::Code(code) => Ok(*code),
        }
    }
}

/// The same cards, dealt by other rules; none when those need other packs. It keeps its name where
/// that name means the same cards there.
#[must_use]
pub fn same_cards(code: &ShareCode, rules: &Arc<Rules>) -> Option<ShareCode> {
    let order = code.deal().order();
    let by_name = ShareCode::named(rules, code.name().clone()).ok();
    match by_name.filter(|named| named.deal().order() == order) {
        Some(named) => Some(named),
        None => ShareCode::ordered(rules, order.to_vec()).ok(),
    }
}

/// The number of the next random deal, made of any random bits: 1 to a milliard, which is short
/// enough to be read to somebody.
#[must_use]
pub fn random_number(bits: u64) -> u64 {
    bits % 1_000_000_000 + 1
}

/// The digits of a number with its thousands apart or not; none when it is none.
fn digits(text: &str) -> Option<String> {
    let apart = |c: char| matches!(c, '.' | ',' | '\'' | '_') || c.is_whitespace();
    let starts = text.starts_with(|c: char| c.is_ascii_digit());
    let all = text.chars().all(|c| c.is_ascii_digit() || apart(c));
    (starts && all).then(|| text.chars().filter(char::is_ascii_digit).collect())
}

/// A share code, whatever the order of its options and the way its deal is written.
fn code(text: &str, catalogue: &Catalogue) -> Result<ShareCode, Fault> {
    let mut text = lower_head(text);
    // Each attempt mends one of the two parts that can be written otherwise.
    for _ in 0..2 {
        let name = text.rsplit_once('.').map_or("", |(_, name)| name).to_owned();
        let head = text.rsplit_once('.').map_or("", |(head, _)| head).to_owned();
        match ShareCode::parse(&text, catalogue) {
            Ok(code) => return Ok(code),
            Err(CodeError::NotPlain { plain, .. }) => text = format!("{plain}.{name}"),
            Err(CodeError::Deal(DealNameError::NotPlain { plain, .. })) => text = format!("{head}.{plain}"),
            Err(error) => return Err(code_fault(error, &name)),
        }
    }
    ShareCode::parse(&text, catalogue).map_err(|error| code_fault(error, ""))
}

/// The code with its game and options in lower case; the cards' letters are told apart by it.
fn lower_head(text: &str) -> String {
    match text.rsplit_once('.') {
        Some((head, name)) => format!("{}.{name}", head.to_ascii_lowercase()),
        None => text.to_owned(),
    }
}

fn code_fault(error: CodeError, name: &str) -> Fault {
    match error {
        CodeError::OnePart(_) | CodeError::OtherGame { .. } | CodeError::NotPlain { .. } => Fault::NoDeal,
        CodeError::UnknownGame { game, .. } => Fault::UnknownGame { game },
        CodeError::NoOption { part, .. } => Fault::NoOption { part },
        CodeError::Value { option, value, .. } => Fault::NoOption { part: format!("{option}={value}") },
        CodeError::Rules(errors) => Fault::Rules(errors),
        CodeError::Deal(error) if digits(name).is_some() => match error {
            DealNameError::NoDeal(_) => Fault::TooLarge,
            other => name_fault(&other),
        },
        CodeError::Deal(error) => name_fault(&error),
        CodeError::Import(error) => import_fault(&error),
        CodeError::Cards(_) => Fault::OtherCards,
    }
}

fn name_fault(error: &DealNameError) -> Fault {
    match error {
        DealNameError::NoDeal(_) | DealNameError::NotPlain { .. } => Fault::NoDeal,
        DealNameError::Letter { at, .. } => Fault::NoCard { at: *at },
        DealNameError::Foreign(error) => foreign_fault(error),
    }
}

fn foreign_fault(error: &ParseForeignError) -> Fault {
    match error {
        ParseForeignError::NoColon(_) => Fault::NoDeal,
        ParseForeignError::UnknownProgram(_) => Fault::UnknownProgram,
        ParseForeignError::NoNumber { program, .. } => Fault::NoNumber { program: program.name() },
        ParseForeignError::OutOfRange(error) => out_of_range(error),
    }
}

fn import_fault(error: &ImportError) -> Fault {
    match error {
        ImportError::OutOfRange(error) => out_of_range(error),
        ImportError::Pack { program, .. } => Fault::OtherPack { program: program.title() },
        ImportError::Table { program, .. } => Fault::OtherTable { program: program.title() },
    }
}

fn out_of_range(error: &notation::import::OutOfRange) -> Fault {
    Fault::OutOfRange {
        program: error.program.title(),
        lowest: u64::from(error.program.lowest()),
        highest: error.program.highest(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use notation::import::Foreign;
    use rules::{OptionName, Value};

    fn rules(id: &str, set: &[(OptionName, Value)]) -> Arc<Rules> {
        Arc::new(Catalogue::builtin().rules(id, set).expect("built-in rules"))
    }

    /// The code of what is typed while Klondike is chosen.
    fn typed(text: &str) -> Result<String, Fault> {
        let typed = Typed::read(text, Catalogue::builtin())?;
        typed.deal(&rules("klondike", &[]), 7).map(|code| code.to_string())
    }

    #[test]
    fn deals_are_read_as_people_write_them() {
        for (text, code) in [
            ("", "klondike.7"),
            ("  ", "klondike.7"),
            ("617", "klondike.617"),
            (" 48.213 ", "klondike.48213"),
            ("48,213", "klondike.48213"),
            ("48 213", "klondike.48213"),
            ("#0617", "klondike.617"),
            ("0", "klondike.0"),
            ("ms:617", "klondike.ms:617"),
            ("MS: 617", "klondike.ms:617"),
            ("vegas.617", "vegas.617"),
            ("Vegas.617", "vegas.617"),
            ("klondike.passes=3.draw=1.617", "klondike.draw=1.passes=3.617"),
            ("klondike.draw=3.ms:0617", "klondike.ms:617"),
            ("https://example.org/play/#vegas.617", "vegas.617"),
            ("https://example.org/#klondike.617/d/d/wc3", "klondike.617"),
        ] {
            assert_eq!(typed(text).as_deref(), Ok(code), "{text}");
        }
        let cards = ShareCode::ordered(&rules("klondike", &[]), cards::Card::all().collect()).expect("the pack");
        let name = cards.name().to_string();
        assert_eq!(typed(&name), Ok(cards.to_string()));
        assert_eq!(typed(&cards.to_string()), Ok(cards.to_string()));
    }

    #[test]
    fn what_names_no_deal_is_refused_with_the_reason() {
        for (text, fault) in [
            ("hello", Fault::NoDeal),
            ("-5", Fault::NoDeal),
            ("https://example.org/", Fault::NoDeal),
            ("18446744073709551616", Fault::TooLarge),
            ("klondike.18446744073709551616", Fault::TooLarge),
            ("kpat:7", Fault::UnknownProgram),
            ("ms:", Fault::NoNumber { program: "ms" }),
            ("ms:-1", Fault::NoNumber { program: "ms" }),
            ("ms:0", Fault::OutOfRange { program: "Microsoft FreeCell", lowest: 1, highest: "8589934591".to_owned() }),
            ("@AB!", Fault::NoCard { at: 3 }),
            ("@AB", Fault::OtherCards),
            ("klondike.hello", Fault::NoDeal),
            ("klondike.@AB", Fault::OtherCards),
        ] {
            assert_eq!(typed(text), Err(fault), "{text}");
        }
        assert!(matches!(typed("nosuch.617"), Err(Fault::UnknownGame { .. })));
        assert!(matches!(typed("klondike.cells=4.617"), Err(Fault::NoOption { .. })));
        assert!(matches!(typed("klondike.draw=99.617"), Err(Fault::NoOption { .. })));
        assert!(matches!(typed("vegas.redeal_penalty=false.617"), Err(Fault::Rules(_))));
        assert!(matches!(typed("double-patience.ms:617"), Err(Fault::OtherPack { .. })));
    }

    #[test]
    fn the_same_cards_keep_their_name_where_it_means_them() {
        let code = ShareCode::numbered(&rules("klondike", &[]), 617);
        let draw_one = rules("klondike-draw-1", &[]);
        let same = same_cards(&code, &draw_one).expect("the same pack");
        assert_eq!(same.to_string(), "klondike-draw-1.617");
        assert_eq!(same_cards(&code, &rules("double-patience", &[])), None);

        // This program's number means other cards on eight columns, so they are named themselves.
        let foreign: Foreign = "solvitaire:1".parse().expect("in range");
        let code = ShareCode::foreign(&rules("klondike", &[]), foreign).expect("seven columns");
        let eight = same_cards(&code, &rules("eight-columns", &[])).expect("the same pack");
        assert_eq!(eight.deal().order(), code.deal().order());
        assert!(matches!(eight.name(), DealName::Cards(_)));
    }

    #[test]
    fn random_numbers_are_short() {
        assert_eq!((random_number(0), random_number(u64::MAX)), (1, u64::MAX % 1_000_000_000 + 1));
        assert!(random_number(999_999_999) == 1_000_000_000);
    }
}
