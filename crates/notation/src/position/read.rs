//! Reading a position, with everything that is wrong with it at once.

use super::error::{PositionError, PositionErrors, PositionFault, place_of};
use crate::code::{CodeError, Known, ShareCode, known_game, read_option, write_head};
use crate::import::quoted;
use crate::json::Json;
use cards::Card;
use engine::{Facing, Setup, SetupErrors, Table};
use rules::{Catalogue, OptionName, Place, Redeal, Rules, TurnsTo, Value, WasteAccess};
use std::sync::Arc;

/// The keys that positions have; those at the end are for kinds of games that are not built in yet.
const KEYS: [&str; 15] = [
    "game",
    "options",
    "tableau",
    "stock",
    "waste",
    "foundations",
    "shuffle",
    "pass",
    "group",
    "cells",
    "reserve",
    "hole",
    "removed",
    "turn",
    "hands",
];

/// A position that its game can have.
#[derive(Clone, Debug)]
pub struct Position {
    /// The game with its options.
    pub rules: Arc<Rules>,
    /// The arrangement as it was read.
    pub setup: Setup,
    /// The same on a table.
    pub table: Table,
    /// The deal that reshuffles follow, where the game reshuffles; [`crate::write_position`] wants it.
    pub shuffle: Option<ShareCode>,
}

/// Reads a position: one object of JSON, each pile from the bottom to the exposed card, missing
/// piles empty, missing options the preset's.
///
/// # Errors
/// Everything that is wrong: keys that are unknown or stand twice, values of another kind, texts
/// that are no cards, options that the game does not take, another game than the known one, and
/// whatever the game cannot have.
pub fn read_position(text: &str, catalogue: &Catalogue, known: Known<'_>) -> Result<Position, PositionErrors> {
    let mut reader = Reader { keys: Vec::new(), errors: Vec::new() };
    match Json::parse(text) {
        Ok(Json::Object(keys)) => reader.keys = keys,
        Ok(other) => reader.kind("", &other, "an object like {\"game\": \"klondike\", \"tableau\": []}"),
        Err(error) => reader.error("", PositionFault::Json(error.to_string())),
    }
    if reader.errors.is_empty() {
        reader.check_keys();
        let rules = reader.rules(catalogue, known);
        let shuffle = rules.as_ref().and_then(|rules| reader.shuffle(rules));
        let mut setup = reader.setup(rules.as_ref());
        setup.shuffle = shuffle.as_ref().map(|code| code.deal().seed());
        if let (Some(rules), true) = (rules, reader.all_cards_are_read()) {
            match setup.place(&rules) {
                Ok(table) if reader.errors.is_empty() => return Ok(Position { rules, setup, table, shuffle }),
                Ok(_) => {}
                Err(SetupErrors(errors)) => {
                    let said: Vec<String> = reader.errors.iter().map(|error| error.place.clone()).collect();
                    for error in errors {
                        let place = place_of(&error);
                        if place.is_empty() || !said.contains(&place) {
                            reader.error(&place, PositionFault::Setup(error));
                        }
                    }
                }
            }
        }
    }
    Err(PositionErrors(reader.errors))
}

/// The object being read, and what is wrong with it so far.
struct Reader {
    keys: Vec<(String, Json)>,
    errors: Vec<PositionError>,
}

impl Reader {
    fn error(&mut self, place: &str, fault: PositionFault) {
        self.errors.push(PositionError { place: place.to_owned(), fault });
    }

    fn kind(&mut self, place: &str, given: &Json, expected: &'static str) {
        self.error(place, PositionFault::Kind { given: given.kind(), expected });
    }

    /// Whether nothing that is wrong so far hides a card, so that those that are missing are known.
    fn all_cards_are_read(&self) -> bool {
        let piles = ["tableau", "stock", "waste", "foundations"];
        !self.errors.iter().any(|error| {
            let hides = match error.fault {
                PositionFault::Kind { .. }
                | PositionFault::Card(_)
                | PositionFault::Closed(_)
                | PositionFault::Twice => true,
                PositionFault::Json(_)
                | PositionFault::UnknownKey { .. }
                | PositionFault::NoGame
                | PositionFault::OtherGame { .. }
                | PositionFault::Name(_)
                | PositionFault::Rules(_)
                | PositionFault::NotInThisGame
                | PositionFault::Shuffle(_)
                | PositionFault::Setup(_) => false,
            };
            hides && piles.iter().any(|pile| error.place.starts_with(pile))
        })
    }

    /// The first value of a key.
    fn get(&self, key: &str) -> Option<Json> {
        self.keys.iter().find(|(name, _)| name == key).map(|(_, value)| value.clone())
    }

    fn check_keys(&mut self) {
        let names: Vec<String> = self.keys.iter().map(|(name, _)| name.clone()).collect();
        for (i, name) in names.iter().enumerate() {
            if !KEYS.contains(&name.as_str()) {
                self.error(&quoted(name), PositionFault::UnknownKey { known: KEYS.to_vec() });
            } else if names[..i].contains(name) {
                self.error(name, PositionFault::Twice);
            }
        }
    }

    fn rules(&mut self, catalogue: &Catalogue, known: Known<'_>) -> Option<Arc<Rules>> {
        let asked = match known {
            Known::Nothing => None,
            Known::Game(game) => Some(game),
            Known::Rules(rules) => Some(rules.preset()),
        };
        let game = match self.get("game") {
            None if asked.is_none() => {
                self.error("", PositionFault::NoGame);
                None
            }
            None => asked.map(str::to_owned),
            Some(Json::Text(game)) => Some(game),
            Some(other) => {
                self.kind("game", &other, "the name of a game");
                None
            }
        };
        let options = self.get("options");
        let set = options.as_ref().map(|options| self.options(options)).unwrap_or_default();
        let game = game?;
        if let Some(asked) = asked.filter(|asked| *asked != game) {
            let fault = PositionFault::OtherGame { given: quoted(&game), asked: asked.to_owned() };
            self.error("game", fault);
            return None;
        }
        if let (Known::Rules(rules), None) = (known, &options) {
            return Some(Arc::clone(rules));
        }
        let read = Arc::new(self.checked(catalogue, &game, &set)?);
        match known {
            Known::Rules(rules) if **rules != *read => {
                let fault = PositionFault::OtherGame { given: write_head(&read), asked: write_head(rules) };
                self.error("options", fault);
                None
            }
            Known::Rules(_) | Known::Game(_) | Known::Nothing => Some(read),
        }
    }

    /// The rules of a game with options, or everything that is wrong with those.
    fn checked(&mut self, catalogue: &Catalogue, game: &str, set: &[(OptionName, Value)]) -> Option<Rules> {
        match known_game(catalogue, game, set) {
            Ok(rules) => Some(rules),
            Err(CodeError::Rules(errors)) => {
                for error in errors.0 {
                    let place = match &error.place {
                        Place::Option(name) => format!("options.{name}"),
                        Place::Combination | Place::Game | Place::File { .. } => "options".to_owned(),
                    };
                    self.error(&place, PositionFault::Rules(error));
                }
                None
            }
            Err(other) => {
                self.error("game", PositionFault::Name(other));
                None
            }
        }
    }

    fn options(&mut self, options: &Json) -> Vec<(OptionName, Value)> {
        let Json::Object(entries) = options else {
            self.kind("options", options, "an object like {\"draw\": 3}");
            return Vec::new();
        };
        let mut set: Vec<(OptionName, Value)> = Vec::new();
        for (key, value) in entries {
            let text = match value {
                Json::Number(number) => number.to_string(),
                Json::OtherNumber(text) | Json::Text(text) => text.clone(),
                Json::Flag(flag) => flag.to_string(),
                Json::Null | Json::List(_) | Json::Object(_) => {
                    self.kind(&format!("options.{}", quoted(key)), value, "a number, true, false or a word");
                    continue;
                }
            };
            match read_option(key, &text) {
                Ok((name, _)) if set.iter().any(|(other, _)| *other == name) => {
                    self.error(&format!("options.{name}"), PositionFault::Twice);
                }
                Ok(option) => set.push(option),
                Err(error) => self.error("options", PositionFault::Name(error)),
            }
        }
        set
    }

    fn setup(&mut self, rules: Option<&Arc<Rules>>) -> Setup {
        let mut setup = Setup {
            columns: self.piles("tableau"),
            stock: self.open_pile("stock"),
            waste: self.open_pile("waste"),
            ..Setup::default()
        };
        let foundations = self.piles("foundations");
        for (i, pile) in foundations.iter().enumerate() {
            let place = format!("foundations[{}]", i + 1);
            setup.foundations.push(pile.iter().filter_map(|card| self.open(&place, *card)).collect());
        }
        if let Some(pass) = self.number("pass", "the number of the pass, from 1") {
            setup.pass = pass;
        }
        setup.group = self.number("group", "a number of cards").map(|group| group as usize);
        let Some(rules) = rules else { return setup };
        let TurnsTo::Waste { access, .. } = rules.stock().turns_to;
        match access {
            WasteAccess::Top if setup.group.is_some() => self.error("group", PositionFault::NotInThisGame),
            WasteAccess::Top | WasteAccess::Group => {}
        }
        for key in ["cells", "reserve", "hole", "removed", "turn", "hands"] {
            match self.get(key) {
                None => {}
                Some(Json::List(list)) if list.is_empty() => {}
                Some(_) => self.error(key, PositionFault::NotInThisGame),
            }
        }
        setup
    }

    /// The deal that reshuffles follow.
    fn shuffle(&mut self, rules: &Arc<Rules>) -> Option<ShareCode> {
        let shuffle = self.get("shuffle")?;
        let TurnsTo::Waste { redeal, .. } = rules.stock().turns_to;
        match (shuffle, redeal) {
            (_, Redeal::Keep) => self.error("shuffle", PositionFault::NotInThisGame),
            (Json::Number(number), Redeal::Shuffle) => return Some(ShareCode::numbered(rules, number)),
            (Json::Text(text), Redeal::Shuffle) => match ShareCode::parse_for(&text, rules) {
                Ok(code) => return Some(code),
                Err(error) => self.error("shuffle", PositionFault::Shuffle(error)),
            },
            (other, Redeal::Shuffle) => self.kind("shuffle", &other, "a share code, like \"double-patience.617\""),
        }
        None
    }

    fn number(&mut self, key: &str, expected: &'static str) -> Option<u32> {
        let value = self.get(key)?;
        let number = match &value {
            Json::Number(number) => u32::try_from(*number).ok(),
            Json::Null | Json::Flag(_) | Json::OtherNumber(_) | Json::Text(_) | Json::List(_) | Json::Object(_) => None,
        };
        if number.is_none() {
            self.kind(key, &value, expected);
        }
        number
    }

    fn piles(&mut self, key: &str) -> Vec<Vec<(Card, Facing)>> {
        match self.get(key) {
            None => Vec::new(),
            Some(Json::List(piles)) => {
                (1..).zip(&piles).map(|(i, pile)| self.cards(&format!("{key}[{i}]"), pile)).collect()
            }
            Some(other) => {
                self.kind(key, &other, "a list of piles, like [[\"9D\"], [\"4c\", \"AS\"]]");
                Vec::new()
            }
        }
    }

    fn open_pile(&mut self, key: &str) -> Vec<Card> {
        let cards = self.get(key).map(|pile| self.cards(key, &pile)).unwrap_or_default();
        cards.into_iter().filter_map(|card| self.open(key, card)).collect()
    }

    /// A card of a pile where nothing is written face down.
    fn open(&mut self, place: &str, (card, facing): (Card, Facing)) -> Option<Card> {
        match facing {
            Facing::Up => Some(card),
            Facing::Down => {
                self.error(place, PositionFault::Closed(card.to_string()));
                None
            }
        }
    }

    fn cards(&mut self, place: &str, pile: &Json) -> Vec<(Card, Facing)> {
        let Json::List(list) = pile else {
            self.kind(place, pile, "a list of cards, like [\"4c\", \"AS\"]");
            return Vec::new();
        };
        let mut cards = Vec::new();
        for (i, value) in (1..).zip(list) {
            let place = || format!("{place}[{i}]");
            match value {
                Json::Text(text) => match read_card(text) {
                    Some(card) => cards.push(card),
                    None => self.error(&place(), PositionFault::Card(quoted(text))),
                },
                other => self.kind(&place(), other, "a card, like \"AS\""),
            }
        }
        cards
    }
}

/// A card in the one way to write it face up, or the one way face down.
fn read_card(text: &str) -> Option<(Card, Facing)> {
    let card: Card = text.parse().ok()?;
    let open = card.to_string();
    if text == open {
        Some((card, Facing::Up))
    } else if text == open.to_lowercase() {
        Some((card, Facing::Down))
    } else {
        None
    }
}
