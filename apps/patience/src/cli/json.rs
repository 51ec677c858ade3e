//! One object of JSON on one line, its keys in the order in which they are put.

use cards::Card;
use rules::Value;
use std::fmt::Display;

/// An object that is being written.
#[derive(Default)]
pub(crate) struct Object {
    text: String,
}

impl Object {
    /// Adds a key with a value that is JSON already: numbers, `true`, lists, other objects.
    pub(crate) fn raw(mut self, key: &str, value: impl Display) -> Object {
        let between = if self.text.is_empty() { "{" } else { ", " };
        self.text.push_str(&format!("{between}{}: {value}", string(key)));
        self
    }

    /// Adds a key with a text.
    pub(crate) fn text(self, key: &str, value: &str) -> Object {
        self.raw(key, string(value))
    }

    /// Adds a key with a value that may be missing, which is `null`.
    pub(crate) fn maybe(self, key: &str, value: Option<impl Display>) -> Object {
        match value {
            Some(value) => self.raw(key, value),
            None => self.raw(key, "null"),
        }
    }

    /// The whole object.
    pub(crate) fn finish(mut self) -> String {
        if self.text.is_empty() {
            self.text.push('{');
        }
        self.text.push('}');
        self.text
    }
}

/// A text in quotes.
pub(crate) fn string(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A list of values that are JSON already.
pub(crate) fn list(items: impl IntoIterator<Item = impl Display>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    format!("[{}]", items.join(", "))
}

/// A list of cards.
pub(crate) fn cards(cards: impl IntoIterator<Item = Card>) -> String {
    list(cards.into_iter().map(|card| string(&card.to_string())))
}

/// An option's value: a number, `true` or `false`, or a word.
pub(crate) fn value(value: Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Flag(flag) => flag.to_string(),
        Value::Word(word) => string(word),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_keeps_its_order_and_quotes_its_texts() {
        let object = Object::default().text("b", "a \"b\"\n").raw("a", 1).maybe("c", None::<u8>).raw("d", list([1, 2]));
        assert_eq!(object.finish(), r#"{"b": "a \"b\"\n", "a": 1, "c": null, "d": [1, 2]}"#);
        assert_eq!(Object::default().finish(), "{}");
    }
}
