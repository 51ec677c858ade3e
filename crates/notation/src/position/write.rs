//! Writing a position.

use crate::code::ShareCode;
use engine::{Placed, Table};
use rules::{Redeal, Rules, TurnsTo, Value, WasteAccess};
use std::fmt::Write as _;

/// A table as one line of JSON, which [`crate::read_position`] reads back as the same position.
///
/// `shuffle` is the deal that reshuffles follow. It is written, and needed to read the position
/// again, only where the game reshuffles.
#[must_use]
pub fn write_position(rules: &Rules, table: &Table, shuffle: Option<&ShareCode>) -> String {
    let options: Vec<String> =
        rules.chosen().iter().map(|(name, value)| format!("\"{name}\": {}", json(*value))).collect();
    let columns: Vec<String> = table.columns().iter().map(|column| list(column, Written::AsItLies)).collect();
    let foundations: Vec<String> = table
        .foundations()
        .iter()
        .filter(|foundation| !foundation.is_empty())
        .map(|foundation| list(foundation, Written::Open))
        .collect();
    let mut text = format!(
        "{{\"game\": {}, \"options\": {{{}}}, \"tableau\": [{}], \"stock\": {}, \"waste\": {}, \"foundations\": [{}]",
        serde_json::Value::from(rules.preset()),
        options.join(", "),
        columns.join(", "),
        list(table.stock(), Written::Open),
        list(table.waste(), Written::Open),
        foundations.join(", "),
    );
    let mut more = |key: &str, value: String| {
        write!(text, ", \"{key}\": {value}").expect("a text takes all that is written to it");
    };
    if table.pass() != 1 {
        more("pass", table.pass().to_string());
    }
    let TurnsTo::Waste { redeal, access, .. } = rules.stock().turns_to;
    match access {
        WasteAccess::Group if table.waste_group() > 0 => more("group", table.waste_group().to_string()),
        WasteAccess::Group | WasteAccess::Top => {}
    }
    match (redeal, shuffle) {
        (Redeal::Shuffle, Some(code)) => more("shuffle", serde_json::Value::from(code.to_string()).to_string()),
        (Redeal::Shuffle, None) | (Redeal::Keep, _) => {}
    }
    text.push('}');
    text
}

/// Whether face-down cards are written in lower case.
#[derive(Clone, Copy)]
enum Written {
    AsItLies,
    Open,
}

fn list(pile: &[Placed], written: Written) -> String {
    let cards: Vec<String> = pile
        .iter()
        .map(|placed| match written {
            Written::AsItLies if !placed.is_up() => format!("\"{}\"", placed.card().to_string().to_lowercase()),
            Written::AsItLies | Written::Open => format!("\"{}\"", placed.card()),
        })
        .collect();
    format!("[{}]", cards.join(", "))
}

fn json(value: Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Flag(flag) => flag.to_string(),
        Value::Word(word) => format!("\"{word}\""),
    }
}
