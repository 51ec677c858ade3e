//! Reads a TOML text section by section, collecting every error with its place.

use crate::error::{Place, Reason, RulesError};
use crate::words::Words;
use std::cell::RefCell;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A number written the only way we write it: digits without sign or leading zero.
pub(crate) fn plain_number(text: &str) -> Option<u16> {
    let plain = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// The text being read, and what is wrong with it so far.
pub(crate) struct Reader<'t> {
    text: &'t str,
    errors: RefCell<Vec<(usize, RulesError)>>,
}

impl<'t> Reader<'t> {
    /// Parses the text; syntax errors are collected, and what could be read is returned.
    pub(crate) fn new(text: &'t str) -> (Reader<'t>, Spanned<DeTable<'t>>) {
        let (table, errors) = DeTable::parse_recoverable(text);
        let reader = Reader { text, errors: RefCell::new(Vec::new()) };
        for error in errors {
            let at = error.span().map_or(0, |span| span.start);
            let message = error.message().lines().collect::<Vec<_>>().join(", ");
            reader.error(at, "", Reason::Syntax(message));
        }
        (reader, table)
    }

    /// Notes an error at a byte of the text.
    pub(crate) fn error(&self, at: usize, key: &str, reason: Reason) {
        let before = self.text.get(..at).unwrap_or(self.text);
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
        let place = Place::File { line, column, key: key.to_owned() };
        self.errors.borrow_mut().push((at, RulesError { place, reason }));
    }

    /// All errors in the order of the text.
    pub(crate) fn into_errors(self) -> Vec<RulesError> {
        let mut errors = self.errors.into_inner();
        errors.sort_by_key(|(at, _)| *at);
        errors.into_iter().map(|(_, error)| error).collect()
    }
}

/// One table of the file. Keys that nobody asked for are unknown.
pub(crate) struct Section<'r, 't> {
    reader: &'r Reader<'t>,
    table: &'r DeTable<'t>,
    /// Where the table begins.
    at: usize,
    path: String,
    asked: RefCell<Vec<&'static str>>,
}

impl<'r, 't> Section<'r, 't> {
    pub(crate) fn new(reader: &'r Reader<'t>, table: &'r DeTable<'t>, at: usize, path: String) -> Section<'r, 't> {
        Section { reader, table, at, path, asked: RefCell::new(Vec::new()) }
    }

    fn key_path(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }

    /// Notes an error at the start of the section.
    pub(crate) fn error(&self, reason: Reason) {
        self.reader.error(self.at, &self.path, reason);
    }

    /// Notes an error at a key's value, or at the section where the key is missing.
    pub(crate) fn error_at(&self, key: &'static str, reason: Reason) {
        let at = self.table.get(key).map_or(self.at, |value| value.span().start);
        self.reader.error(at, &self.key_path(key), reason);
    }

    /// The value of a key that may be missing.
    pub(crate) fn optional(&self, key: &'static str) -> Option<&'r Spanned<DeValue<'t>>> {
        self.asked.borrow_mut().push(key);
        self.table.get(key)
    }

    /// The value of a key that must be there.
    fn required(&self, key: &'static str) -> Option<&'r Spanned<DeValue<'t>>> {
        let value = self.optional(key);
        if value.is_none() {
            self.reader.error(self.at, &self.path, Reason::Missing { key: self.key_path(key) });
        }
        value
    }

    fn kind(&self, key: &'static str, expected: &str) {
        self.error_at(key, Reason::Kind { expected: expected.to_owned() });
    }

    /// A section within this one.
    pub(crate) fn section(&self, key: &'static str) -> Option<Section<'r, 't>> {
        let value = self.required(key)?;
        match value.get_ref().as_table() {
            Some(table) => Some(Section::new(self.reader, table, value.span().start, self.key_path(key))),
            None => {
                self.kind(key, "a section");
                None
            }
        }
    }

    /// The sections of a list like `[[preset]]`.
    pub(crate) fn sections(&self, key: &'static str) -> Vec<Section<'r, 't>> {
        let Some(value) = self.required(key) else { return Vec::new() };
        let Some(list) = value.get_ref().as_array() else {
            self.kind(key, "a list of sections");
            return Vec::new();
        };
        let mut sections = Vec::new();
        for (i, item) in list.iter().enumerate() {
            let path = format!("{}[{}]", self.key_path(key), i + 1);
            match item.get_ref().as_table() {
                Some(table) => sections.push(Section::new(self.reader, table, item.span().start, path)),
                None => self.reader.error(item.span().start, &path, Reason::Kind { expected: "a section".to_owned() }),
            }
        }
        sections
    }

    /// A text that is not empty.
    pub(crate) fn text(&self, key: &'static str) -> Option<String> {
        match self.required(key)?.get_ref().as_str() {
            Some(text) if !text.trim().is_empty() => Some(text.to_owned()),
            Some(_) | None => {
                self.kind(key, "a text");
                None
            }
        }
    }

    /// An id, which can stand in codes, links and names of files as it is.
    pub(crate) fn id(&self, key: &'static str) -> Option<String> {
        let id = self.text(key)?;
        let plain = id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        if !plain {
            self.error_at(key, Reason::Value { given: id, expected: "small letters, digits and hyphens".to_owned() });
            return None;
        }
        Some(id)
    }

    /// A word of an enum, where the key must be there.
    pub(crate) fn word<T: Words>(&self, key: &'static str) -> Option<T> {
        self.required(key)?;
        self.optional_word(key)
    }

    /// A word of an enum, where the key may be missing.
    pub(crate) fn optional_word<T: Words>(&self, key: &'static str) -> Option<T> {
        let value = self.optional(key)?;
        let expected = || T::WORDS.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(" or ");
        let Some(word) = value.get_ref().as_str() else {
            self.kind(key, &expected());
            return None;
        };
        let found = T::from_word(word);
        if found.is_none() {
            self.error_at(key, Reason::Value { given: word.to_owned(), expected: expected() });
        }
        found
    }

    /// True or false.
    pub(crate) fn flag(&self, key: &'static str) -> Option<bool> {
        let flag = self.required(key)?.get_ref().as_bool();
        if flag.is_none() {
            self.kind(key, "true or false");
        }
        flag
    }

    /// A whole number from `min` to `max`.
    pub(crate) fn number(&self, key: &'static str, min: u16, max: u16) -> Option<u16> {
        let value = self.required(key)?;
        match number_of(value.get_ref()) {
            Some(n) if (min..=max).contains(&n) => Some(n),
            Some(_) | None => {
                let expected = format!("a number from {min} to {max}");
                match value_text(value.get_ref()) {
                    Some(given) => self.error_at(key, Reason::Value { given, expected }),
                    None => self.kind(key, &expected),
                }
                None
            }
        }
    }

    /// Notes every key that nobody asked for; `more` are keys that were read another way.
    pub(crate) fn finish(self, more: &[&'static str]) {
        let mut known: Vec<&str> = self.asked.borrow().iter().chain(more).copied().collect();
        known.sort_unstable();
        known.dedup();
        for (key, _) in self.table {
            let name: &str = key.get_ref();
            if !known.contains(&name) {
                let known = known.iter().map(|k| (*k).to_owned()).collect();
                self.reader.error(key.span().start, &self.path, Reason::UnknownKey { key: self.key_path(name), known });
            }
        }
    }
}

/// A whole number, when the value is one that fits.
pub(crate) fn number_of(value: &DeValue<'_>) -> Option<u16> {
    let integer = value.as_integer()?;
    let digits: String = integer.as_str().chars().filter(|c| *c != '_').collect();
    if integer.radix() == 10 { plain_number(&digits) } else { None }
}

/// How a plain value was written; none for lists and sections.
pub(crate) fn value_text(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(integer) => Some(integer.as_str().to_owned()),
        DeValue::Boolean(flag) => Some(flag.to_string()),
        DeValue::Float(float) => Some(float.as_str().to_owned()),
        DeValue::Datetime(_) | DeValue::Array(_) | DeValue::Table(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> Result<String, String> {
        let (reader, table) = Reader::new(text);
        let id = Section::new(&reader, table.get_ref(), 0, String::new()).id("id");
        id.ok_or_else(|| reader.into_errors().iter().map(ToString::to_string).collect())
    }

    #[test]
    fn ids_can_stand_in_codes_and_links() {
        assert_eq!(id("id = \"klondike-draw-1\""), Ok("klondike-draw-1".to_owned()));
        for given in ["a.b", "a/b", "a b", "A", "é", "a=b"] {
            let expected =
                format!("line 1, column 6, id: {given} is not possible: give small letters, digits and hyphens");
            assert_eq!(id(&format!("id = \"{given}\"")), Err(expected));
        }
        assert_eq!(id(""), Err("line 1, column 1: id is missing: add it".to_owned()));
    }
}
