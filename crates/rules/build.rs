//! Writes the rules files of `games/` as plain lines, so that the program reads its own games without
//! a TOML parser. `src/flat.rs` describes the lines and reads them.

#[path = "src/toml_tree.rs"]
mod toml_tree;
#[path = "src/tree.rs"]
mod tree;

use std::path::Path;
use std::{env, fs};
use tree::{Content, Node};

/// The rules files in the order of the chooser; the first preset of all is what opens first (GN-02).
const FILES: &[&str] = &["klondike.toml", "double-patience.toml", "whitehead.toml"];

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut lines = String::new();
    for name in FILES {
        let path = folder.join(name);
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let (root, errors) = toml_tree::parse(&text);
        if let Some(error) = errors.first() {
            panic!("{}, byte {}: {}", path.display(), error.at, error.message);
        }
        write("", &root, &mut lines);
    }
    let out = env::var("OUT_DIR").expect("cargo gives build scripts a folder");
    fs::write(Path::new(&out).join("games.txt"), lines).expect("the folder can be written");
}

/// Writes a value as one line, or as several for a section or list.
fn write(key: &str, node: &Node, lines: &mut String) {
    match &node.content {
        Content::Section(entries) => {
            line('{', key, lines);
            for entry in entries {
                assert!(!entry.key.contains(['=', '\r', '\n']), "byte {}: a line cannot hold this key", entry.key_at);
                write(&entry.key, &entry.value, lines);
            }
            line('}', "", lines);
        }
        Content::List(values) => {
            line('[', key, lines);
            for value in values {
                write("", value, lines);
            }
            line('}', "", lines);
        }
        Content::Text(text) => {
            assert!(!text.contains(['\r', '\n']), "byte {}: a line cannot hold this text", node.at);
            line('"', &format!("{key}={text}"), lines);
        }
        Content::Number(number) => line('#', &format!("{key}={number}"), lines),
        Content::Flag(flag) => line('?', &format!("{key}={flag}"), lines),
        Content::Other => line('!', key, lines),
    }
}

fn line(mark: char, rest: &str, lines: &mut String) {
    lines.push(mark);
    lines.push_str(rest);
    lines.push('\n');
}
