//! Positions in JSON, in the form of the command line.

use super::card::RefCard;
use super::error::RefError;
use super::rules::{RefPreset, RefRules, RefWaste};
use super::table::{RefColumnCard, RefSide, RefTable, same_cards};
use serde_json::{Map, Value};

const KEYS: [&str; 13] = [
    "game",
    "options",
    "tableau",
    "stock",
    "waste",
    "cells",
    "foundations",
    "reserve",
    "hole",
    "shuffle",
    "pass",
    "removed",
    "group",
];

impl RefRules {
    /// The rules that a position in JSON names: the preset under `game`, with the `options` set.
    ///
    /// # Errors
    /// A text that is not JSON, a game that is not of the family, or an option that it does not have.
    pub fn from_json(text: &str) -> Result<RefRules, RefError> {
        let object = read_object(text)?;
        let id = object.get("game").and_then(Value::as_str).ok_or_else(|| RefError::new("no game is named"))?;
        let preset = RefPreset::by_id(id).ok_or_else(|| RefError::new(format!("no game {id} in the family")))?;
        let mut rules = preset.rules();
        if let Some(options) = object.get("options") {
            let options = options.as_object().ok_or_else(|| RefError::new("options is no object"))?;
            for (name, value) in options {
                match value {
                    Value::String(value) => rules.set(name, value)?,
                    Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
                        rules.set(name, &value.to_string())?;
                    }
                }
            }
        }
        Ok(rules)
    }
}

impl RefTable {
    /// Reads a position. Game and options are those of `rules`, whatever the text names. The points are those of a
    /// new game, since a position carries none.
    ///
    /// Each pile goes from the bottom to the top; cards in lower case lie face down. Foundations may come in any order;
    /// a list that has them all in the order of the suits is taken as it stands.
    ///
    /// # Errors
    /// A text that is not JSON, an unknown key, a missing, doubled or foreign card, or a pile that the rules do not
    /// have.
    pub fn from_json(rules: &RefRules, text: &str) -> Result<RefTable, RefError> {
        let object = read_object(text)?;
        if let Some(key) = object.keys().find(|key| !KEYS.contains(&key.as_str())) {
            return Err(RefError::new(format!("unknown key {key}")));
        }
        for key in ["cells", "reserve", "hole", "removed"] {
            if !read_pile(object.get(key), key)?.is_empty() {
                return Err(RefError::new(format!("the family has no {key}")));
            }
        }
        let mut tableau = Vec::new();
        for pile in read_piles(object.get("tableau"), "tableau")? {
            tableau.push(pile.into_iter().map(|(card, side)| RefColumnCard { card, side, cost: None }).collect());
        }
        if tableau.len() > rules.columns {
            return Err(RefError::new(format!("{} columns where there are {}", tableau.len(), rules.columns)));
        }
        tableau.resize(rules.columns, Vec::new());
        let waste = faces(read_pile(object.get("waste"), "waste")?);
        let group = read_number(&object, "group")?;
        let table = RefTable {
            tableau,
            stock: faces(read_pile(object.get("stock"), "stock")?),
            group: match (rules.waste, group) {
                (RefWaste::Top, None) | (RefWaste::Group, None) => 0,
                (RefWaste::Top, Some(_)) => return Err(RefError::new("group, where the whole waste is playable")),
                (RefWaste::Group, Some(group)) => group as usize,
            },
            waste,
            foundations: read_foundations(rules, object.get("foundations"))?,
            pass: match read_number(&object, "pass")? {
                None => 1,
                Some(pass) => u32::try_from(pass).map_err(|_| RefError::new("pass is too large"))?,
            },
            score: rules.score.start(),
            shuffle: match object.get("shuffle") {
                None => None,
                Some(Value::String(code)) => Some(code.clone()),
                Some(other) => return Err(RefError::new(format!("shuffle is {other}, not a code"))),
            },
        };
        if table.pass == 0 || table.pass > 1 && !rules.redeal_left(table.pass - 1) {
            return Err(RefError::new(format!("there is no pass {}", table.pass)));
        }
        if table.group > table.waste.len() || table.group > rules.draw {
            return Err(RefError::new(format!("group {} is more than can lie there", table.group)));
        }
        same_cards(&table.all_cards(), &RefCard::packs(rules.packs))?;
        Ok(table)
    }

    /// Writes the position in one line, with the options that differ from those of the preset. Foundations are written
    /// all, in their order, so that a move that names one means the same one after reading.
    pub fn to_json(&self, rules: &RefRules) -> String {
        let mut object = Map::new();
        object.insert("game".to_owned(), rules.game.id().into());
        let mut options = Map::new();
        for (name, value) in rules.changed_options() {
            // Numbers, true and false are written without quotation marks.
            let value = serde_json::from_str(&value).unwrap_or(Value::String(value));
            options.insert(name.to_owned(), value);
        }
        object.insert("options".to_owned(), options.into());
        let tableau: Vec<Value> = self.tableau.iter().map(|pile| write_column(pile)).collect();
        object.insert("tableau".to_owned(), tableau.into());
        object.insert("stock".to_owned(), write_pile(&self.stock));
        object.insert("waste".to_owned(), write_pile(&self.waste));
        let foundations: Vec<Value> = self.foundations.iter().map(|pile| write_pile(pile)).collect();
        object.insert("foundations".to_owned(), foundations.into());
        if self.pass != 1 {
            object.insert("pass".to_owned(), self.pass.into());
        }
        match rules.waste {
            RefWaste::Top => {}
            RefWaste::Group => {
                object.insert("group".to_owned(), self.group.into());
            }
        }
        if let Some(code) = &self.shuffle {
            object.insert("shuffle".to_owned(), code.clone().into());
        }
        Value::Object(object).to_string()
    }
}

fn read_object(text: &str) -> Result<Map<String, Value>, RefError> {
    match serde_json::from_str(text) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(other) => Err(RefError::new(format!("not a position: {other}"))),
        Err(error) => Err(RefError::new(format!("not JSON: {error}"))),
    }
}

fn read_number(object: &Map<String, Value>, key: &str) -> Result<Option<u64>, RefError> {
    match object.get(key) {
        None => Ok(None),
        Some(value) => match value.as_u64() {
            Some(number) => Ok(Some(number)),
            None => Err(RefError::new(format!("{key} is {value}, not a number"))),
        },
    }
}

/// Puts each pile on a foundation of its suit, and checks that it goes up by one from the ace.
fn read_foundations(rules: &RefRules, value: Option<&Value>) -> Result<Vec<Vec<RefCard>>, RefError> {
    let piles: Vec<Vec<RefCard>> = read_piles(value, "foundations")?.into_iter().map(faces).collect();
    for pile in &piles {
        let in_order = pile.iter().zip(1..).all(|(card, rank)| card.rank == rank && card.suit == pile[0].suit);
        if !in_order {
            return Err(RefError::new(format!("no foundation: {}", super::write_cards(pile))));
        }
    }
    let belongs = |pile: &Vec<RefCard>, place: usize| match pile.first() {
        None => true,
        Some(ace) => RefTable::suit_of_foundation(rules, place) == Some(ace.suit),
    };
    let count = rules.foundations();
    if piles.len() == count && piles.iter().enumerate().all(|(place, pile)| belongs(pile, place)) {
        return Ok(piles);
    }
    let mut foundations: Vec<Vec<RefCard>> = vec![Vec::new(); count];
    for pile in piles.into_iter().filter(|pile| !pile.is_empty()) {
        let place = (0..count)
            .find(|place| foundations[*place].is_empty() && belongs(&pile, *place))
            .ok_or_else(|| RefError::new("more foundations of a suit than there are"))?;
        foundations[place] = pile;
    }
    Ok(foundations)
}

fn read_piles(value: Option<&Value>, key: &str) -> Result<Vec<Vec<(RefCard, RefSide)>>, RefError> {
    let Some(value) = value else { return Ok(Vec::new()) };
    let piles = value.as_array().ok_or_else(|| RefError::new(format!("{key} is no list of piles")))?;
    piles.iter().map(|pile| read_pile(Some(pile), key)).collect()
}

fn read_pile(value: Option<&Value>, key: &str) -> Result<Vec<(RefCard, RefSide)>, RefError> {
    let Some(value) = value else { return Ok(Vec::new()) };
    let cards = value.as_array().ok_or_else(|| RefError::new(format!("{key} has no list of cards")))?;
    let mut pile = Vec::new();
    for card in cards {
        let text = card.as_str().ok_or_else(|| RefError::new(format!("{card} in {key} is no card")))?;
        pile.push(read_card(text)?);
    }
    Ok(pile)
}

/// Reads one card; lower case lies face down.
fn read_card(text: &str) -> Result<(RefCard, RefSide), RefError> {
    if text.contains(|letter: char| letter.is_ascii_lowercase()) {
        // A rank in upper case beside a suit in lower case would leave open which way the card lies.
        if text.contains(|letter: char| letter.is_ascii_uppercase()) {
            return Err(RefError::new(format!("\"{text}\" lies neither face up nor face down")));
        }
        return Ok((text.to_ascii_uppercase().parse()?, RefSide::Down));
    }
    Ok((text.parse()?, RefSide::Up))
}

fn faces(pile: Vec<(RefCard, RefSide)>) -> Vec<RefCard> {
    pile.into_iter().map(|(card, _)| card).collect()
}

fn write_column(pile: &[RefColumnCard]) -> Value {
    let text = |card: &RefColumnCard| match card.side {
        RefSide::Up => card.card.to_string(),
        RefSide::Down => card.card.to_string().to_ascii_lowercase(),
    };
    pile.iter().map(|card| Value::from(text(card))).collect()
}

fn write_pile(pile: &[RefCard]) -> Value {
    pile.iter().map(|card| Value::from(card.to_string())).collect()
}
