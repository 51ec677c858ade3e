//! The games that are built in, as `build.rs` writes them: lines, each with a mark, a key and a text.
//!
//! | line | means |
//! |---|---|
//! | `{key` ... `}` | a section |
//! | `[key` ... `}` | a list, whose values have empty keys |
//! | `"key=text` | a text |
//! | `#key=7` | a number |
//! | `?key=true` | true or false |

use crate::tree::{Content, Entry, Node};
use std::str::Lines;

const GAMES: &str = include_str!(concat!(env!("OUT_DIR"), "/games.txt"));

/// The rules files in the order of the chooser.
pub(crate) fn games() -> impl Iterator<Item = Node> {
    entries(&mut GAMES.lines()).into_iter().map(|entry| entry.value)
}

/// The lines up to the end of the section or list that they stand in.
fn entries(lines: &mut Lines<'_>) -> Vec<Entry> {
    let mut entries = Vec::new();
    while let Some(line) = lines.next() {
        let mut rest = line.chars();
        let mark = rest.next();
        let (key, text) = rest.as_str().split_once('=').unwrap_or((rest.as_str(), ""));
        let content = match mark {
            Some('}') => break,
            Some('{') => Content::Section(self::entries(lines)),
            Some('[') => Content::List(self::entries(lines).into_iter().map(|entry| entry.value).collect()),
            Some('"') => Content::Text(text.to_owned()),
            Some('#') => Content::Number(text.to_owned()),
            Some('?') => Content::Flag(text == "true"),
            Some(_) | None => Content::Other,
        };
        entries.push(Entry { key: key.to_owned(), key_at: 0, value: Node { at: 0, content } });
    }
    entries
}
