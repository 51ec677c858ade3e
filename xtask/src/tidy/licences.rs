//! What others allow us to do with their code.

use crate::tidy::Complaint;
use crate::tidy::tree::Tree;
use serde_json::Value;

/// The file that lists the licences that we accept, for this check and for cargo deny.
const LIST: &str = "deny.toml";

/// Complains about every package whose licence asks for something that is not on the list.
pub(crate) fn check(metadata: &Value, tree: &Tree) -> Vec<Complaint> {
    let Some(file) = tree.file(LIST) else {
        return vec![Complaint::new(LIST, "missing: it lists the licences that are accepted")];
    };
    let accepted = accepted(&file.text);
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let foreign = packages.filter(|package| !package["source"].is_null());
    let complaint = |package: &Value| {
        let (name, licence) = (package["name"].as_str().unwrap_or("?"), package["license"].as_str().unwrap_or(""));
        match allows(licence, &accepted) {
            Some(true) => None,
            Some(false) => Some(Complaint::new(name, format!("licence {licence:?} is not accepted by {LIST}"))),
            None => Some(Complaint::new(name, format!("licence {licence:?} cannot be read"))),
        }
    };
    foreign.filter_map(complaint).collect()
}

/// The quoted names between `allow = [` and `]`.
fn accepted(list: &str) -> Vec<&str> {
    let inside = list.split_once("allow = [").and_then(|(_, rest)| rest.split_once(']'));
    let lines = inside.map_or("", |(inside, _)| inside).lines();
    let plain = lines.map(|line| line.split_once('#').map_or(line, |(plain, _)| plain));
    plain.flat_map(|line| line.split('"').skip(1).step_by(2)).collect()
}

/// Whether an expression of licences can be met with the accepted ones; none if it is none.
fn allows(expression: &str, accepted: &[&str]) -> Option<bool> {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Reader { words: &words, accepted };
    let allowed = reader.any()?;
    reader.words.is_empty().then_some(allowed)
}

struct Reader<'w> {
    words: &'w [&'w str],
    accepted: &'w [&'w str],
}

impl<'w> Reader<'w> {
    fn next(&mut self) -> Option<&'w str> {
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        Some(first)
    }

    fn take(&mut self, word: &str) -> bool {
        let there = self.words.first() == Some(&word);
        if there {
            self.words = &self.words[1..];
        }
        there
    }

    fn any(&mut self) -> Option<bool> {
        let mut allowed = self.all()?;
        while self.take("OR") {
            allowed |= self.all()?;
        }
        Some(allowed)
    }

    fn all(&mut self) -> Option<bool> {
        let mut allowed = self.one()?;
        while self.take("AND") {
            allowed &= self.one()?;
        }
        Some(allowed)
    }

    fn one(&mut self) -> Option<bool> {
        let name = self.next()?;
        if name == "(" {
            let allowed = self.any()?;
            return self.take(")").then_some(allowed);
        }
        if [")", "OR", "AND", "WITH"].contains(&name) {
            return None;
        }
        let full = if self.take("WITH") { format!("{name} WITH {}", self.next()?) } else { name.to_owned() };
        Some(self.accepted.contains(&full.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tree::tests::tree;
    use serde_json::json;

    #[test]
    fn expressions_mean_what_they_say() {
        let accepted = ["MIT", "Apache-2.0", "ISC"];
        for (expression, allowed) in [
            ("MIT", Some(true)),
            ("GPL-3.0", Some(false)),
            ("MIT OR GPL-3.0", Some(true)),
            ("MIT/Apache-2.0", Some(true)),
            ("MIT AND GPL-3.0", Some(false)),
            ("(MIT OR GPL-3.0) AND ISC", Some(true)),
            ("MIT OR GPL-3.0 AND BSD", Some(true)),
            ("(MIT OR GPL-3.0) AND BSD", Some(false)),
            ("Apache-2.0 WITH LLVM-exception", Some(false)),
            ("Apache-2.0 WITH LLVM-exception OR MIT", Some(true)),
            ("", None),
            ("MIT OR", None),
            ("(MIT", None),
            ("MIT ISC", None),
        ] {
            assert_eq!(allows(expression, &accepted), allowed, "{expression}");
        }
    }

    #[test]
    fn packages_of_others_are_held_against_the_list() {
        let list = "[licenses]\nallow = [\n  \"MIT\", # not \"GPL-3.0\"\n  \"ISC\",\n]\n";
        let package = |name, licence, source| json!({ "name": name, "license": licence, "source": source });
        let metadata = json!({ "packages": [
            package("own", None::<&str>, None), package("fine", Some("ISC"), Some("there")),
            package("strict", Some("GPL-3.0"), Some("there")), package("silent", None, Some("there")),
        ]});
        let complaints = check(&metadata, &tree(&[("deny.toml", list)]));
        let names: Vec<&str> = complaints.iter().map(|complaint| complaint.place.as_str()).collect();
        assert_eq!(names, ["strict", "silent"]);
        assert_eq!(check(&metadata, &tree(&[])).len(), 1);
    }
}
