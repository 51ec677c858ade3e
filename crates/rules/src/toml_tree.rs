//! Turns a TOML text into the tree that rules are read from.
//!
//! `build.rs` includes this file too, for the games that are built in.

use crate::tree::{Content, Entry, Node};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A place where the text is not TOML, and what is wrong there.
pub(crate) struct SyntaxError {
    /// The byte of the text.
    pub(crate) at: usize,
    pub(crate) message: String,
}

/// The tree of a text, as far as it could be read, and every place where it is not TOML.
pub(crate) fn parse(text: &str) -> (Node, Vec<SyntaxError>) {
    let (table, errors) = DeTable::parse_recoverable(text);
    let errors = errors.into_iter().map(|error| SyntaxError {
        at: error.span().map_or(0, |span| span.start),
        message: error.message().lines().collect::<Vec<_>>().join(", "),
    });
    let root = Node { at: 0, content: section(table.get_ref()) };
    (root, errors.collect())
}

fn section(table: &DeTable<'_>) -> Content {
    let entries = table.iter().map(|(key, value)| Entry {
        key: key.get_ref().to_string(),
        key_at: key.span().start,
        value: node(value),
    });
    Content::Section(entries.collect())
}

fn node(value: &Spanned<DeValue<'_>>) -> Node {
    let content = match value.get_ref() {
        DeValue::Table(table) => section(table),
        DeValue::Array(list) => Content::List(list.iter().map(node).collect()),
        DeValue::String(text) => Content::Text(text.to_string()),
        DeValue::Integer(integer) => Content::Number(integer.to_string()),
        DeValue::Float(float) => Content::Number(float.to_string()),
        DeValue::Boolean(flag) => Content::Flag(*flag),
        DeValue::Datetime(_) => Content::Other,
    };
    Node { at: value.span().start, content }
}
