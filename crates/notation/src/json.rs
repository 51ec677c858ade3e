//! JSON as it was written: keys in their order, and doubled ones still there to be refused.

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// A value of JSON.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Json {
    Null,
    Flag(bool),
    /// A whole number from 0.
    Number(u64),
    /// A number that is negative, broken or too large, as it is shown.
    OtherNumber(String),
    Text(String),
    List(Vec<Json>),
    /// Keys with their values, as often as they stand there.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// Reads a text that holds one value and nothing more.
    pub(crate) fn parse(text: &str) -> Result<Json, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// What kind of value it is, for an error.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Json::Null => "null",
            Json::Flag(_) => "true or false",
            Json::Number(_) | Json::OtherNumber(_) => "a number",
            Json::Text(_) => "a text",
            Json::List(_) => "a list",
            Json::Object(_) => "an object",
        }
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        deserializer.deserialize_any(AnyValue)
    }
}

struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Json, E> {
        Ok(Json::Flag(flag))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Json, E> {
        Ok(Json::Number(number))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Json, E> {
        Ok(u64::try_from(number).map_or_else(|_| Json::OtherNumber(number.to_string()), Json::Number))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Json, E> {
        Ok(Json::OtherNumber(number.to_string()))
    }

    fn visit_str<E>(self, text: &str) -> Result<Json, E> {
        Ok(Json::Text(text.to_owned()))
    }

    fn visit_string<E>(self, text: String) -> Result<Json, E> {
        Ok(Json::Text(text))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Json, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Json::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Json, A::Error> {
        let mut object = Vec::new();
        while let Some(entry) = entries.next_entry()? {
            object.push(entry);
        }
        Ok(Json::Object(object))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubled_keys_are_kept() {
        let read = Json::parse(r#"{"a": [1, -1, 1.5, null], "a": {"b": "c"}, "d": true}"#).expect("it is JSON");
        let other = |text: &str| Json::OtherNumber(text.to_owned());
        let list = Json::List(vec![Json::Number(1), other("-1"), other("1.5"), Json::Null]);
        let inner = Json::Object(vec![("b".to_owned(), Json::Text("c".to_owned()))]);
        let object = [("a", list), ("a", inner), ("d", Json::Flag(true))];
        assert_eq!(read, Json::Object(object.map(|(key, value)| (key.to_owned(), value)).to_vec()));
    }

    #[test]
    fn deep_nesting_is_an_error_and_no_crash() {
        assert!(Json::parse(&"[".repeat(100_000)).is_err());
        assert!(Json::parse("{} {}").is_err());
    }
}
