//! Words that have no place in the project's files.

use crate::tidy::Complaint;
use crate::tidy::tree::{TextFile, Tree};

/// In no file. Each is written here in two parts, so that this file does not hold it.
const NOWHERE: &[(&str, &str)] = &[
    (concat!("/wo", "rk/"), "a path of one machine"),
    (concat!("/ro", "ot/"), "a path of one machine"),
    (concat!("/ho", "me/"), "a path of one machine"),
];

/// In no code, be it in a comment.
const NOT_IN_CODE: &[(&str, &str)] = &[
    (concat!("to", "do!("), "something left open"),
    (concat!("unimple", "mented!("), "something left open"),
    (concat!("FIX", "ME"), "something left open"),
    (concat!("X", "XX"), "something left open"),
    (concat!("#[ig", "nore"), "a test that is not run"),
    (concat!("allow(uns", "afe_code"), "an exception from safety"),
];

/// The word after which a number points to a list that readers of the project do not have.
const NUMBERED: &str = concat!("iss", "ue");

/// Complains about every place where one of the words stands.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for file in tree.files.iter().filter(|file| file.path != "Cargo.lock") {
        find(file, NOWHERE, &mut complaints);
        if [".rs", ".js", ".css", ".html", ".toml", ".sh"].iter().any(|end| file.path.ends_with(end)) {
            find(file, NOT_IN_CODE, &mut complaints);
        }
        find_numbers(file, &mut complaints);
    }
    complaints
}

fn find(file: &TextFile, words: &[(&str, &str)], complaints: &mut Vec<Complaint>) {
    for (word, meaning) in words {
        for (at, _) in file.text.match_indices(word) {
            complaints.push(Complaint::new(file.place(at), format!("{word}: {meaning}")));
        }
    }
}

fn find_numbers(file: &TextFile, complaints: &mut Vec<Complaint>) {
    let lower = file.text.to_ascii_lowercase();
    for (at, _) in lower.match_indices(NUMBERED) {
        let rest = &lower[at + NUMBERED.len()..];
        let rest = rest.strip_prefix('s').unwrap_or(rest);
        let rest = rest.strip_prefix([' ', '/']).unwrap_or(rest);
        if rest.strip_prefix('#').unwrap_or(rest).starts_with(|c: char| c.is_ascii_digit()) {
            complaints.push(Complaint::new(file.place(at), "a number of a list that readers do not have"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tree::tests::tree;

    #[test]
    fn every_word_is_found_in_code() {
        for (word, _) in NOWHERE.iter().chain(NOT_IN_CODE) {
            let text = format!("fn main() {{ {word} }}");
            assert_eq!(check(&tree(&[("crates/x/src/lib.rs", &text)])).len(), 1, "{word}");
        }
    }

    #[test]
    fn prose_may_speak_of_what_code_may_not_have() {
        let text = format!("There is no {} here.", NOT_IN_CODE[0].0);
        assert!(check(&tree(&[("STYLE.md", &text)])).is_empty());
        assert_eq!(check(&tree(&[("STYLE.md", NOWHERE[0].0)])).len(), 1);
    }

    #[test]
    fn numbered_lists_of_others_are_found() {
        for (text, found) in [("I 7", 1), ("Is/12", 1), ("i #3", 1), ("Is that 4", 0), ("the i of 7 cards", 0)] {
            let text = text.replace('I', NUMBERED).replace("i ", &format!("{NUMBERED} "));
            assert_eq!(check(&tree(&[("README.md", &text)])).len(), found, "{text}");
        }
    }
}
