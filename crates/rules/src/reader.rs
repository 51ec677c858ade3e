//! Reads a tree section by section, collecting every error with its place.

use crate::error::{Place, Reason, RulesError};
use crate::tree::{Content, Entry, Node};
use crate::words::{Words, words_of};
use std::cell::RefCell;

/// A number written the only way we write it: digits without sign or leading zero.
pub(crate) fn plain_number(text: &str) -> Option<u16> {
    let plain = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// The text being read, and what is wrong with it so far, in the order of the text.
pub(crate) struct Reader<'t> {
    text: &'t str,
    errors: RefCell<Vec<(usize, RulesError)>>,
}

impl<'t> Reader<'t> {
    /// Reads a tree that came from the text; where there is no text, every error is on line 1.
    pub(crate) fn new(text: &'t str) -> Reader<'t> {
        Reader { text, errors: RefCell::new(Vec::new()) }
    }

    /// Notes an error at a byte of the text.
    pub(crate) fn error(&self, at: usize, key: &str, reason: Reason) {
        let before = self.text.get(..at).unwrap_or(self.text);
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
        let place = Place::File { line, column, key: key.to_owned() };
        let mut errors = self.errors.borrow_mut();
        let after = errors.partition_point(|(other, _)| *other <= at);
        errors.insert(after, (at, RulesError { place, reason }));
    }

    /// All errors in the order of the text.
    pub(crate) fn into_errors(self) -> Vec<RulesError> {
        self.errors.into_inner().into_iter().map(|(_, error)| error).collect()
    }
}

/// One section of the file. Keys that nobody asked for are unknown.
pub(crate) struct Section<'r> {
    reader: &'r Reader<'r>,
    entries: &'r [Entry],
    /// Where the section begins.
    at: usize,
    path: String,
    /// The keys asked for so far, in their order, each once.
    asked: RefCell<Vec<&'static str>>,
}

impl<'r> Section<'r> {
    /// The section that a value is, if it is one.
    fn new(reader: &'r Reader<'r>, node: &'r Node, path: String) -> Option<Section<'r>> {
        match &node.content {
            Content::Section(entries) => {
                Some(Section { reader, entries, at: node.at, path, asked: RefCell::new(Vec::new()) })
            }
            Content::List(_) | Content::Text(_) | Content::Number(_) | Content::Flag(_) | Content::Other => None,
        }
    }

    /// The whole file.
    pub(crate) fn root(reader: &'r Reader<'r>, node: &'r Node) -> Option<Section<'r>> {
        Section::new(reader, node, String::new())
    }

    fn get(&self, key: &str) -> Option<&'r Node> {
        self.entries.iter().find(|entry| entry.key == key).map(|entry| &entry.value)
    }

    fn ask(&self, key: &'static str) {
        let mut asked = self.asked.borrow_mut();
        if let Err(place) = asked.binary_search(&key) {
            asked.insert(place, key);
        }
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
        let at = self.get(key).map_or(self.at, |value| value.at);
        self.reader.error(at, &self.key_path(key), reason);
    }

    /// The value of a key that may be missing.
    pub(crate) fn optional(&self, key: &'static str) -> Option<&'r Node> {
        self.ask(key);
        self.get(key)
    }

    /// The value of a key that must be there.
    fn required(&self, key: &'static str) -> Option<&'r Node> {
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
    pub(crate) fn section(&self, key: &'static str) -> Option<Section<'r>> {
        let section = Section::new(self.reader, self.required(key)?, self.key_path(key));
        if section.is_none() {
            self.kind(key, "a section");
        }
        section
    }

    /// The sections of a list like `[[preset]]`.
    pub(crate) fn sections(&self, key: &'static str) -> Vec<Section<'r>> {
        let Some(value) = self.required(key) else { return Vec::new() };
        let Some(list) = value.list() else {
            self.kind(key, "a list of sections");
            return Vec::new();
        };
        let mut sections = Vec::new();
        for (i, item) in list.iter().enumerate() {
            let path = format!("{}[{}]", self.key_path(key), i + 1);
            match Section::new(self.reader, item, path.clone()) {
                Some(section) => sections.push(section),
                None => self.reader.error(item.at, &path, Reason::Kind { expected: "a section".to_owned() }),
            }
        }
        sections
    }

    /// A text that is not empty.
    pub(crate) fn text(&self, key: &'static str) -> Option<String> {
        match self.required(key)?.text() {
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
        T::from_word(self.one_of(key, &words_of::<T>())?)
    }

    fn one_of(&self, key: &'static str, words: &[&'static str]) -> Option<&'r str> {
        let value = self.optional(key)?;
        let Some(given) = value.text() else {
            self.kind(key, &words.join(" or "));
            return None;
        };
        if !words.contains(&given) {
            self.error_at(key, Reason::Value { given: given.to_owned(), expected: words.join(" or ") });
            return None;
        }
        Some(given)
    }

    /// True or false.
    pub(crate) fn flag(&self, key: &'static str) -> Option<bool> {
        match self.required(key)?.content {
            Content::Flag(flag) => Some(flag),
            Content::Section(_) | Content::List(_) | Content::Text(_) | Content::Number(_) | Content::Other => {
                self.kind(key, "true or false");
                None
            }
        }
    }

    /// A whole number from `min` to `max`.
    pub(crate) fn number(&self, key: &'static str, min: u16, max: u16) -> Option<u16> {
        let value = self.required(key)?;
        match value.number() {
            Some(n) if (min..=max).contains(&n) => Some(n),
            Some(_) | None => {
                let expected = format!("a number from {min} to {max}");
                match value.written() {
                    Some(given) => self.error_at(key, Reason::Value { given, expected }),
                    None => self.kind(key, &expected),
                }
                None
            }
        }
    }

    /// Notes every key that nobody asked for; `more` are keys that were read another way.
    pub(crate) fn finish(self, more: &[&'static str]) {
        for key in more {
            self.ask(key);
        }
        let known = self.asked.borrow();
        for entry in self.entries {
            if !known.contains(&entry.key.as_str()) {
                let known = known.iter().map(|k| (*k).to_owned()).collect();
                let key = self.key_path(&entry.key);
                self.reader.error(entry.key_at, &self.path, Reason::UnknownKey { key, known });
            }
        }
    }
}

impl Node {
    /// The values, when it is a list.
    pub(crate) fn list(&self) -> Option<&[Node]> {
        match &self.content {
            Content::List(list) => Some(list),
            Content::Section(_) | Content::Text(_) | Content::Number(_) | Content::Flag(_) | Content::Other => None,
        }
    }

    /// The text, when it is one.
    pub(crate) fn text(&self) -> Option<&str> {
        match &self.content {
            Content::Text(text) => Some(text),
            Content::Section(_) | Content::List(_) | Content::Number(_) | Content::Flag(_) | Content::Other => None,
        }
    }

    /// A whole number, when the value is one that fits.
    pub(crate) fn number(&self) -> Option<u16> {
        match &self.content {
            Content::Number(digits) => plain_number(&digits.replace('_', "")),
            Content::Section(_) | Content::List(_) | Content::Text(_) | Content::Flag(_) | Content::Other => None,
        }
    }

    /// How a plain value was written; none for lists and sections.
    pub(crate) fn written(&self) -> Option<String> {
        match &self.content {
            Content::Text(text) | Content::Number(text) => Some(text.clone()),
            Content::Flag(flag) => Some(flag.to_string()),
            Content::Section(_) | Content::List(_) | Content::Other => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> Result<String, String> {
        let (root, _) = crate::toml_tree::parse(text);
        let reader = Reader::new(text);
        let id = Section::root(&reader, &root).expect("a section").id("id");
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

    #[test]
    fn numbers_are_whole_and_written_with_decimal_digits() {
        let number = |text: &str| {
            let (root, _) = crate::toml_tree::parse(text);
            let reader = Reader::new(text);
            let number = Section::root(&reader, &root).expect("a section").number("n", 1, 24);
            number.ok_or_else(|| reader.into_errors().iter().map(ToString::to_string).collect::<String>())
        };
        assert_eq!(number("n = 24"), Ok(24));
        assert_eq!(number("n = 2_4"), Ok(24));
        for given in ["25", "-1", "0x10", "1.5", "true"] {
            let expected = format!("line 1, column 5, n: {given} is not possible: give a number from 1 to 24");
            assert_eq!(number(&format!("n = {given}")), Err(expected));
        }
        let expected = "line 1, column 5, n: wrong kind of value: give a number from 1 to 24".to_owned();
        assert_eq!(number("n = [1]"), Err(expected));
    }
}
