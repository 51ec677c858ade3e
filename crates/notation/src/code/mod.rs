//! Share codes: a few characters that name a game, its options and a deal, and mean the same
//! cards for ever.

mod deal_name;
mod error;
#[cfg(test)]
mod tests;

pub(crate) use deal_name::plain_number;
pub use deal_name::{DealName, DealNameError};
pub use error::CodeError;

use crate::import::{Foreign, ImportError, Shape, quoted};
use cards::Card;
use engine::{Deal, Setup, SetupErrors};
use rules::{Catalogue, OptionName, Rules, RulesErrors, Value};
use std::fmt;
use std::sync::Arc;

/// A game with its options and a deal of it.
///
/// Its text is `game[.option=value]*.deal`: the id of a preset, the options that differ from the
/// preset's own in the order of [`OptionName`], and a [`DealName`]. Every code has exactly one
/// text, and all of its characters may stand in the fragment of a URL.
///
/// ```
/// use notation::ShareCode;
/// let games = rules::Catalogue::builtin();
/// let code = ShareCode::parse("klondike.passes=3.617", games).unwrap();
/// assert_eq!(code.rules().preset(), "klondike");
/// assert_eq!(code.deal().order().len(), 52);
/// assert_eq!(code.to_string(), "klondike.passes=3.617");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShareCode {
    rules: Arc<Rules>,
    name: DealName,
    deal: Deal,
}

/// What is known of the game when a code or a position is read.
#[derive(Clone, Copy, Debug)]
pub enum Known<'k> {
    /// Nothing: the text names it.
    Nothing,
    /// The game, by the id of its preset: the text may say options and, if it names a game, must
    /// name this one.
    Game(&'k str),
    /// The game and all its options: the text may not say others.
    Rules(&'k Arc<Rules>),
}

impl ShareCode {
    /// The deal of our own number.
    #[must_use]
    pub fn numbered(rules: &Arc<Rules>, number: u64) -> ShareCode {
        ShareCode { rules: Arc::clone(rules), name: DealName::Number(number), deal: Deal::numbered(rules, number) }
    }

    /// The deal of another program's number.
    ///
    /// # Errors
    /// The program has no such deal of this game.
    pub fn foreign(rules: &Arc<Rules>, number: Foreign) -> Result<ShareCode, ImportError> {
        let order = number.order(&shape(rules))?;
        let deal = Deal::ordered(rules, order).expect("an importer deals the pack of the shape it is given");
        Ok(ShareCode { rules: Arc::clone(rules), name: DealName::Foreign(number), deal })
    }

    /// The deal of these cards in this order.
    ///
    /// # Errors
    /// Every card that is missing, doubled or foreign to the game's pack.
    pub fn ordered(rules: &Arc<Rules>, order: Vec<Card>) -> Result<ShareCode, SetupErrors> {
        let deal = Deal::ordered(rules, order.clone())?;
        Ok(ShareCode { rules: Arc::clone(rules), name: DealName::Cards(order), deal })
    }

    /// The deal of this name.
    ///
    /// # Errors
    /// The other program has no such deal of this game, or the cards are not its pack.
    pub fn named(rules: &Arc<Rules>, name: DealName) -> Result<ShareCode, CodeError> {
        match name {
            DealName::Number(number) => Ok(ShareCode::numbered(rules, number)),
            DealName::Foreign(number) => ShareCode::foreign(rules, number).map_err(CodeError::Import),
            DealName::Cards(order) => ShareCode::ordered(rules, order).map_err(CodeError::Cards),
        }
    }

    /// The deal that makes exactly this arrangement, by its cards; none when no deal does, as in
    /// the middle of a game.
    #[must_use]
    pub fn of_setup(rules: &Arc<Rules>, setup: &Setup) -> Option<ShareCode> {
        let rows = setup.columns.iter().map(Vec::len).max().unwrap_or(0);
        let tableau = (0..rows).flat_map(|row| setup.columns.iter().filter_map(move |column| column.get(row)));
        let order = tableau.map(|(card, _)| *card).chain(setup.stock.iter().rev().copied()).collect();
        let code = ShareCode::ordered(rules, order).ok()?;
        let mut dealt = code.deal.setup(rules);
        // Without a shuffle of its own the arrangement follows no other deal's.
        if setup.shuffle.is_none() {
            dealt.shuffle = None;
        }
        (dealt == *setup).then_some(code)
    }

    /// Reads a share code.
    ///
    /// # Errors
    /// What is wrong with it, in one line: an unknown game or option, a combination that makes no
    /// sense, a deal that there is not, or a text that is not written the one way.
    pub fn parse(text: &str, catalogue: &Catalogue) -> Result<ShareCode, CodeError> {
        let Some((head, name)) = text.rsplit_once('.') else {
            return Err(CodeError::OnePart(quoted(text)));
        };
        let mut parts = head.split('.');
        let game = parts.next().unwrap_or_default();
        let set: Vec<(OptionName, Value)> = parts.map(parse_setting).collect::<Result<_, _>>()?;
        let rules = known_game(catalogue, game, &set)?;
        let plain = write_head(&rules);
        if plain != head {
            return Err(CodeError::NotPlain { given: quoted(head), plain });
        }
        ShareCode::named(&Arc::new(rules), name.parse()?)
    }

    /// Reads a deal where game and options are known: a share code of them, or the name of the deal
    /// alone.
    ///
    /// # Errors
    /// As [`ShareCode::parse`], and a code of another game or of other options.
    pub fn parse_for(text: &str, rules: &Arc<Rules>) -> Result<ShareCode, CodeError> {
        let name = match text.rsplit_once('.') {
            None => text,
            Some((head, name)) => {
                let asked = write_head(rules);
                if head != asked {
                    return Err(CodeError::OtherGame { code: quoted(head), asked });
                }
                name
            }
        };
        ShareCode::named(rules, name.parse()?)
    }

    /// Reads a share code, or the name of a deal alone, with what is known of the game.
    ///
    /// # Errors
    /// As [`ShareCode::parse`], and a code of another game, or of other options where they are known.
    pub fn read(text: &str, catalogue: &Catalogue, known: Known<'_>) -> Result<ShareCode, CodeError> {
        match known {
            Known::Nothing => ShareCode::parse(text, catalogue),
            Known::Rules(rules) => ShareCode::parse_for(text, rules),
            Known::Game(game) if text.contains('.') => {
                let code = ShareCode::parse(text, catalogue)?;
                if code.rules.preset() == game {
                    Ok(code)
                } else {
                    Err(CodeError::OtherGame { code: code.rules.preset().to_owned(), asked: game.to_owned() })
                }
            }
            Known::Game(game) => ShareCode::parse_for(text, &Arc::new(known_game(catalogue, game, &[])?)),
        }
    }

    /// The game with its options.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// What the deal is called.
    #[must_use]
    pub fn name(&self) -> &DealName {
        &self.name
    }

    /// The cards.
    #[must_use]
    pub fn deal(&self) -> &Deal {
        &self.deal
    }
}

impl fmt::Display for ShareCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", write_head(&self.rules), self.name)
    }
}

/// The table that other programs' numbers are to fill.
fn shape(rules: &Rules) -> Shape {
    Shape::new(rules.pack(), rules.tableau().sizes()).expect("checked rules have the cards for their columns")
}

/// The game and the options that differ from its own, as a code begins.
pub(crate) fn write_head(rules: &Rules) -> String {
    let options = rules.chosen().iter().map(|(name, value)| format!(".{name}={value}"));
    std::iter::once(rules.preset().to_owned()).chain(options).collect()
}

/// Reads an option with its value as codes and the command line have it: `draw=3`.
///
/// # Errors
/// There is no such option, or it never takes this value.
pub fn parse_setting(text: &str) -> Result<(OptionName, Value), CodeError> {
    match text.split_once('=') {
        Some((name, value)) => read_option(name, value),
        None => Err(no_option(text)),
    }
}

/// Reads an option's value.
pub(crate) fn read_option(name: &str, value: &str) -> Result<(OptionName, Value), CodeError> {
    let name: OptionName = name.parse().map_err(|_| no_option(name))?;
    match name.parse_value(value) {
        Ok(value) => Ok((name, value)),
        Err(expected) => Err(CodeError::Value { option: name.as_str(), value: quoted(value), expected }),
    }
}

fn no_option(part: &str) -> CodeError {
    CodeError::NoOption { part: quoted(part), known: OptionName::all().map(OptionName::as_str).collect() }
}

/// The rules of a preset; an unknown name is quoted, whatever characters it has.
pub(crate) fn known_game(catalogue: &Catalogue, game: &str, set: &[(OptionName, Value)]) -> Result<Rules, CodeError> {
    let unknown = |_: RulesErrors| CodeError::UnknownGame {
        game: quoted(game),
        known: catalogue.presets().map(|preset| preset.id().to_owned()).collect(),
    };
    let (file, preset) = catalogue.find(game).map_err(unknown)?;
    Ok(file.rules(preset, set)?)
}
