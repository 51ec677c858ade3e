//! The form of what is kept: one line of fields, each `key=value;`. A value may hold any text, even
//! such a line again.

use std::str::FromStr;

/// Writes fields, one after the other; a key may come more than once.
#[derive(Default)]
pub(crate) struct Writer(String);

impl Writer {
    /// Adds a field. Keys are words of this program: letters and hyphens.
    pub(crate) fn put(&mut self, key: &str, value: &str) {
        self.0.push_str(key);
        self.0.push('=');
        for c in value.chars() {
            match c {
                '%' => self.0.push_str("%25"),
                ';' => self.0.push_str("%3B"),
                '\n' => self.0.push_str("%0A"),
                '\r' => self.0.push_str("%0D"),
                other => self.0.push(other),
            }
        }
        self.0.push(';');
    }

    /// Adds a list of numbers as one field.
    pub(crate) fn put_numbers(&mut self, key: &str, numbers: impl Iterator<Item = u64>) {
        let words: Vec<String> = numbers.map(|number| number.to_string()).collect();
        self.put(key, &words.join(" "));
    }

    /// The line.
    pub(crate) fn finish(self) -> String {
        self.0
    }
}

/// Fields that were read.
pub(crate) struct Fields<'t>(Vec<(&'t str, String)>);

impl<'t> Fields<'t> {
    /// Reads a line that must be whole; none when it is something else or was cut off.
    pub(crate) fn read(text: &'t str) -> Option<Fields<'t>> {
        text.strip_suffix(';')?.split(';').map(field).collect::<Option<Vec<_>>>().map(Fields)
    }

    /// Reads what can be read of any text.
    pub(crate) fn of_what_is_sound(text: &'t str) -> Fields<'t> {
        Fields(text.split(';').filter_map(field).collect())
    }

    /// Every value of a key, in order.
    pub(crate) fn all(&self, key: &'static str) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |(other, _)| *other == key).map(|(_, value)| value.as_str())
    }

    /// The value of a key, the first one of several.
    pub(crate) fn text(&self, key: &'static str) -> Option<&str> {
        self.all(key).next()
    }

    /// The value of a key as what one of some words means.
    pub(crate) fn word<T>(&self, key: &'static str, from_word: fn(&str) -> Option<T>) -> Option<T> {
        self.text(key).and_then(from_word)
    }

    /// The value of a key as a number that fits its type.
    pub(crate) fn number<N: FromStr>(&self, key: &'static str) -> Option<N> {
        self.text(key)?.parse().ok()
    }

    /// The value of a key as a list of numbers; none when one of them does not fit its type.
    pub(crate) fn numbers<N: FromStr>(&self, key: &'static str) -> Option<Vec<N>> {
        self.text(key)?.split_ascii_whitespace().map(|word| word.parse().ok()).collect()
    }
}

fn field(text: &str) -> Option<(&str, String)> {
    let (key, value) = text.split_once('=')?;
    let mut parts = value.split('%');
    let mut plain = parts.next()?.to_owned();
    for part in parts {
        let (code, rest) = part.split_at_checked(2)?;
        plain.push(match code {
            "25" => '%',
            "3B" => ';',
            "0A" => '\n',
            "0D" => '\r',
            _ => return None,
        });
        plain.push_str(rest);
    }
    Some((key, plain))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_line_that_is_cut_off_or_wrongly_escaped_is_none() {
        for bad in ["", "a", "a=1", "a;", ";", "a=1;;", "a=%;", "a=%2;", "a=%20;", "a=%3b;", "a=%é;"] {
            assert!(Fields::read(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn what_is_sound_is_read_beside_what_is_not() {
        let fields = Fields::of_what_is_sound("a=1;b;c=%;d=x=y;e=2");
        assert_eq!(fields.0, [("a", "1".to_owned()), ("d", "x=y".to_owned()), ("e", "2".to_owned())]);
    }

    #[test]
    fn a_number_that_does_not_fit_is_none() {
        let fields = Fields::read("a=256;b=1 256;c=;d=-1;").expect("it is whole");
        assert_eq!((fields.number::<u8>("a"), fields.number("a")), (None, Some(256_u32)));
        assert_eq!((fields.numbers::<u8>("b"), fields.numbers("b")), (None, Some(vec![1_u64, 256])));
        assert_eq!((fields.numbers::<u8>("c"), fields.number::<u8>("c")), (Some(Vec::new()), None));
        assert_eq!((fields.number::<u64>("d"), fields.number("d")), (None, Some(-1_i64)));
    }

    proptest! {
        #[test]
        fn any_values_come_back_in_their_order(
            values in prop::collection::vec("([%;=\n\r ]|.){0,12}", 1..6),
            numbers in prop::collection::vec(any::<u64>(), 0..4),
        ) {
            let mut inner = Writer::default();
            values.iter().for_each(|value| inner.put("value", value));
            inner.put_numbers("numbers", numbers.iter().copied());
            let inner = inner.finish();
            let mut outer = Writer::default();
            outer.put("inner", &inner);
            let outer = outer.finish();
            prop_assert!(!outer.contains(['\n', '\r']));
            let read = Fields::read(&outer).expect("it was written");
            prop_assert_eq!(read.text("inner"), Some(inner.as_str()));
            let read = Fields::read(&inner).expect("it was written");
            prop_assert_eq!(read.all("value").collect::<Vec<_>>(), values);
            prop_assert_eq!(read.numbers("numbers"), Some(numbers));
        }

        #[test]
        fn no_text_makes_reading_panic(text in "([a-c=;%0-9A-F]|.){0,40}") {
            let sound = Fields::of_what_is_sound(&text).0.len();
            if let Some(fields) = Fields::read(&text) {
                prop_assert_eq!(fields.0.len(), sound);
            }
        }
    }
}
