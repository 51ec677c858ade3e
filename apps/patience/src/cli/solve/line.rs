//! What one line of a batch asks for.

use super::lines::Line;
use crate::cli::Failure;
use crate::cli::choice::{Choice, Start};
use crate::cli::failure::one_line;
use notation::{Known, ShareCode, parse_setting, read_position};
use rules::{Catalogue, OptionName, Value};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::fmt;

/// A line of a batch.
pub(crate) struct Asked {
    /// Its `id` as JSON, where it has one.
    pub(crate) id: Option<String>,
    /// The deal or position, or what is wrong with the line.
    pub(crate) start: Result<Start, String>,
}

/// Reads a line. `known` is the game of lines that name none.
pub(crate) fn read(line: Line, known: Option<&Choice>) -> Asked {
    let place = |error: String| format!("line {}: {}", line.number, one_line(&error));
    let read = line.text.and_then(|text| {
        serde_json::from_str::<Entries>(&text).map_err(|error| {
            format!("{error}; write an object like {{\"id\": 1, \"game\": \"klondike\", \"deal\": \"617\"}}")
        })
    });
    match read {
        Ok(entries) => Asked { id: entries.id(), start: entries.start(known).map_err(place) },
        Err(error) => Asked { id: None, start: Err(place(error)) },
    }
}

/// The keys of an object with their values, all as they were written: keys that stand twice are
/// still there to be refused.
struct Entries(Vec<(String, Box<RawValue>)>);

impl Entries {
    fn get(&self, key: &str) -> Option<&RawValue> {
        self.0.iter().find(|(name, _)| name == key).map(|(_, value)| &**value)
    }

    fn has_more_than_one(&self, key: &str) -> bool {
        self.0.iter().filter(|(name, _)| name == key).count() > 1
    }

    /// The id, if it is one.
    fn id(&self) -> Option<String> {
        self.get("id").filter(|id| is_id(id)).map(|id| id.get().to_owned())
    }

    fn start(&self, known: Option<&Choice>) -> Result<Start, String> {
        if self.has_more_than_one("id") {
            return Err("id: this key stands twice: keep one".to_owned());
        }
        if self.get("id").is_some_and(|id| !is_id(id)) {
            return Err("id: give a text or a number".to_owned());
        }
        let other = match self.get("game").map(text_of) {
            Some(Some(game)) => Some(game),
            Some(None) => return Err("game: give the id of a game, like \"klondike\"".to_owned()),
            None => None,
        };
        match self.get("deal") {
            Some(deal) => self.deal(deal, other.as_deref(), known),
            None => self.position(other.as_deref(), known),
        }
    }

    /// A deal by its name or code.
    fn deal(&self, deal: &RawValue, game: Option<&str>, known: Option<&Choice>) -> Result<Start, String> {
        const KEYS: [&str; 4] = ["id", "game", "options", "deal"];
        for (key, _) in &self.0 {
            if !KEYS.contains(&key.as_str()) {
                return Err(format!("`{key}`: a line with a deal has no such key: write {}", KEYS.join(", ")));
            }
            if self.has_more_than_one(key) {
                return Err(format!("{key}: this key stands twice: keep one"));
            }
        }
        let code = text_of(deal)
            .or_else(|| serde_json::from_str(deal.get()).ok().map(|number: u64| number.to_string()))
            .ok_or("deal: give a share code, a number, or a foreign number like \"ms:617\"")?;
        let set = self.get("options").map(settings).transpose()?.unwrap_or_default();
        let start = match (game, known) {
            (Some(game), known) => Choice::other(known, game, &set).and_then(|choice| choice.deal(&code)),
            (None, Some(known)) => {
                Choice::other(Some(known), known.rules().preset(), &set).and_then(|choice| choice.deal(&code))
            }
            (None, None) if set.is_empty() && code.contains('.') => {
                ShareCode::parse(&code, Catalogue::builtin()).map(Start::of).map_err(Failure::refused)
            }
            (None, None) => return Err("the game is missing: add it, like \"game\": \"klondike\"".to_owned()),
        };
        start.map_err(|failure| reason(&failure))
    }

    /// A position, which is the line without its id.
    fn position(&self, game: Option<&str>, known: Option<&Choice>) -> Result<Start, String> {
        let entries = self.0.iter().filter(|(key, _)| key != "id");
        let entries: Vec<String> =
            entries.map(|(key, value)| format!("{}: {}", serde_json::Value::from(key.as_str()), value.get())).collect();
        let text = format!("{{{}}}", entries.join(", "));
        let start = match (game, known) {
            (None, Some(known)) => known.position(&text),
            (None, None) => read_position(&text, Catalogue::builtin(), Known::Nothing).map(Start::at),
            (Some(game), known) => {
                let same = known.map(Choice::catalogue).filter(|catalogue| catalogue.find(game).is_ok());
                read_position(&text, same.unwrap_or(Catalogue::builtin()), Known::Nothing).map(Start::at)
            }
        };
        start.map_err(|errors| errors.to_string())
    }
}

/// Whether a value can be an id: a text or a number.
fn is_id(value: &RawValue) -> bool {
    value.get().starts_with(|letter: char| letter == '"' || letter == '-' || letter.is_ascii_digit())
}

fn text_of(value: &RawValue) -> Option<String> {
    serde_json::from_str(value.get()).ok()
}

/// Options like `{"draw": 1}`.
fn settings(options: &RawValue) -> Result<Vec<(OptionName, Value)>, String> {
    let wrong = |_| "options: give an object like {\"draw\": 3}".to_owned();
    let options: Entries = serde_json::from_str(options.get()).map_err(wrong)?;
    if let Some((name, _)) = options.0.iter().find(|(name, _)| options.has_more_than_one(name)) {
        return Err(format!("options: `{name}` stands twice: keep one"));
    }
    let settings = options.0.iter().map(|(name, value)| {
        let value = text_of(value).unwrap_or_else(|| value.get().to_owned());
        parse_setting(&format!("{name}={value}")).map_err(|error| format!("options: {error}"))
    });
    settings.collect()
}

fn reason(failure: &Failure) -> String {
    match failure {
        Failure::Refused(reason) => reason.clone(),
        Failure::NobodyReads | Failure::Interrupted => "it could not be read".to_owned(),
    }
}

impl<'de> Deserialize<'de> for Entries {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Entries, D::Error> {
        deserializer.deserialize_map(AllEntries)
    }
}

struct AllEntries;

impl<'de> Visitor<'de> for AllEntries {
    type Value = Entries;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Entries, A::Error> {
        let mut all = Vec::new();
        while let Some(entry) = entries.next_entry()? {
            all.push(entry);
        }
        Ok(Entries(all))
    }
}
