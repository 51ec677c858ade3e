//! Verdicts of other, independent solvers: positions with what became of them.
//!
//! Such a file has one object of JSON a line: a position as [`notation::read_position`] takes it, and with it `id`,
//! `expect` (`won` or `lost`), `agree` (whether two independent solvers said so) and, in some, `shortest` (the length of
//! the shortest solution in moves and draws, redeals counting 0). A row is evidence and no truth: where a solver of ours
//! differs, one of the two is wrong, and it must be found out which.

use crate::referee::RefError;
use notation::{Known, Position, read_position};
use rules::{Catalogue, Preset};
use serde_json::{Map, Value};
use std::path::{Path, PathBuf};

/// What a row says of its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Expected {
    /// It can be won.
    Won,
    /// It cannot.
    Lost,
}

/// How sure a row is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Witnesses {
    /// Two independent solvers said the same.
    Two,
    /// One said so.
    One,
}

/// A position with the verdict of others.
#[derive(Debug, Clone)]
pub struct VerdictRow {
    /// The row's name, unique in its file.
    pub id: String,
    /// The verdict.
    pub expected: Expected,
    /// Who gave it.
    pub witnesses: Witnesses,
    /// The length of the shortest solution in moves and draws, where it is known.
    pub shortest: Option<u32>,
    /// The rules and the table.
    pub position: Position,
}

/// The file of verdicts: in the corpus of this repository, or beside it where the specification lies; none when it is
/// in neither place.
pub fn verdicts_file() -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let places = [root.join("corpus/verdicts.jsonl"), root.join("../shared/corpus/verdicts.jsonl")];
    places.into_iter().find(|place| place.is_file())
}

/// All rows of [`verdicts_file`] whose games are built in; no rows when there is no such file.
///
/// # Errors
/// A file that cannot be read, and what [`read_verdicts`] refuses.
pub fn all_verdicts() -> Result<Vec<VerdictRow>, RefError> {
    let Some(file) = verdicts_file() else { return Ok(Vec::new()) };
    let named = |error: &dyn std::fmt::Display| RefError::new(format!("{}: {error}", file.display()));
    let text = std::fs::read_to_string(&file).map_err(|error| named(&error))?;
    let games: Vec<&str> = Catalogue::builtin().presets().map(Preset::id).collect();
    read_verdicts(&text, &games).map_err(|error| named(&error))
}

/// The rows of these games; those of other games are passed over unread.
///
/// # Errors
/// The first row that is not in order, with its line.
pub fn read_verdicts(text: &str, games: &[&str]) -> Result<Vec<VerdictRow>, RefError> {
    let mut rows = Vec::new();
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let row = read_row(line, games).map_err(|error| RefError::new(format!("line {}: {error}", index + 1)))?;
        rows.extend(row);
    }
    Ok(rows)
}

fn read_row(line: &str, games: &[&str]) -> Result<Option<VerdictRow>, RefError> {
    let mut object: Map<String, Value> =
        serde_json::from_str(line).map_err(|error| RefError::new(error.to_string()))?;
    let game = object.get("game").and_then(Value::as_str).ok_or_else(|| RefError::new("game is missing"))?;
    if !games.contains(&game) {
        return Ok(None);
    }
    let id = match object.remove("id") {
        Some(Value::String(id)) => id,
        Some(_) | None => return Err(RefError::new("id is missing")),
    };
    let expected = match object.remove("expect").as_ref().and_then(Value::as_str) {
        Some("won") => Expected::Won,
        Some("lost") => Expected::Lost,
        Some(_) | None => return Err(RefError::new(format!("{id}: expect is won or lost"))),
    };
    let witnesses = match object.remove("agree").as_ref().and_then(Value::as_bool) {
        Some(true) => Witnesses::Two,
        Some(false) => Witnesses::One,
        None => return Err(RefError::new(format!("{id}: agree is true or false"))),
    };
    let shortest = match object.remove("shortest") {
        None => None,
        Some(length) => {
            let length = length.as_u64().and_then(|length| u32::try_from(length).ok());
            Some(length.ok_or_else(|| RefError::new(format!("{id}: shortest is a number of moves")))?)
        }
    };
    let position = read_position(&Value::Object(object).to_string(), Catalogue::builtin(), Known::Nothing)
        .map_err(|errors| RefError::new(format!("{id}: {errors}")))?;
    Ok(Some(VerdictRow { id, expected, witnesses, shortest, position }))
}
