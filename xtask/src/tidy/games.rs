//! No game is named in code: what a game is stands in its rules file.

use crate::tidy::Complaint;
use crate::tidy::tree::{TextFile, Tree};

/// Ids of games that are also the name of something else.
const ALSO: &[(&str, &str)] = &[("vegas", "a way to keep the score")];

/// Complains about every text in code that is exactly the id of a game or preset.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    let files = tree.files.iter().filter(|file| file.path.starts_with("games/") && file.path.ends_with(".toml"));
    let ids: Vec<&str> = files.flat_map(|file| ids(&file.text)).collect();
    if ids.is_empty() {
        return vec![Complaint::new("games", "no rules file names a game")];
    }
    let mut complaints = Vec::new();
    for (file, source) in tree.rust().filter(|(file, _)| is_program(file)) {
        for range in &source.texts {
            let text = &file.text[range.clone()];
            let also = ALSO.iter().any(|(id, _)| *id == text);
            if ids.contains(&text) && !also && !source.is_test(range.start) {
                complaints.push(Complaint::new(file.place(range.start), format!("{text:?} names a game in code")));
            }
        }
    }
    complaints
}

/// Code that must treat all games alike. Importers know by their nature which game a foreign
/// number belongs to.
fn is_program(file: &TextFile) -> bool {
    let in_program = file.path.starts_with("crates/") || file.path.starts_with("apps/");
    let exempt = ["crates/notation/src/import", "crates/testkit/"];
    in_program && !file.is_test() && !exempt.iter().any(|start| file.path.starts_with(start))
}

/// The values of the lines `id = "..."`.
fn ids(text: &str) -> Vec<&str> {
    let values = text.lines().filter_map(|line| line.trim().strip_prefix("id")?.trim_start().strip_prefix('='));
    values.filter_map(|value| value.split('"').nth(1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tree::tests::tree;

    const GAMES: (&str, &str) = ("games/a.toml", "id = \"klondike\"\n[[preset]]\nid=\"vegas\"\nidle = \"no\"\n");

    #[test]
    fn a_game_in_code_is_found() {
        let code =
            "//! \"klondike\"\nfn a(id: &str) -> bool { id == \"klondike\" || id == \"vegas\" || id == \"klondikes\" }";
        let complaints = check(&tree(&[GAMES, ("crates/x/src/lib.rs", code)]));
        assert_eq!(complaints.len(), 1, "{complaints:?}");
        assert_eq!(complaints[0].place, "crates/x/src/lib.rs:2");
    }

    #[test]
    fn games_tests_and_importers_may_name_games() {
        let code = "fn a() { \"klondike\" }";
        for path in ["crates/notation/src/import/ms.rs", "crates/x/tests/t.rs", "xtask/src/main.rs"] {
            assert!(check(&tree(&[GAMES, (path, code)])).is_empty(), "{path}");
        }
        let test = format!("#[cfg(test)]\nmod tests {{ {code} }}");
        assert!(check(&tree(&[GAMES, ("crates/x/src/lib.rs", &test)])).is_empty());
    }

    #[test]
    fn a_check_without_games_would_check_nothing() {
        assert_eq!(check(&tree(&[])).len(), 1);
    }
}
