//! `patience rules`, and rules files of one's own.

use super::{answer, binary};

#[test]
fn the_rules_are_told_in_both_languages_and_follow_the_options() {
    let english = answer(&["rules", "klondike"]);
    assert!(english.starts_with("How to play") && english.contains("\n\nThe table\n\n  "), "{english}");
    let dutch = answer(&["rules", "klondike", "--lang", "nl"]);
    assert!(dutch.starts_with("Zo speel je") && dutch.contains("\n\nDe tafel\n\n  "), "{dutch}");
    for text in [&english, &dutch] {
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        assert!(!text.contains('{') && !text.contains('}'), "{text}");
    }
    assert_ne!(answer(&["rules", "klondike", "--set", "empty_column=none"]), english);
}

#[test]
fn without_a_choice_the_language_is_that_of_the_system() {
    let first_word = |name: &str, value: &str| {
        let output = binary(&["rules", "klondike"]).env(name, value).output().expect("the binary runs");
        String::from_utf8_lossy(&output.stdout).chars().take_while(|letter| *letter != ' ').collect::<String>()
    };
    assert_eq!(first_word("LANG", "nl_BE.UTF-8"), "Zo");
    assert_eq!(first_word("LANG", "fr_FR.UTF-8"), "How");
    assert_eq!(first_word("LC_ALL", "nl"), "Zo");
}

/// A copy of a game's file under another id, changed by the test.
fn own_game(name: &str, change: impl Fn(&str) -> String) -> String {
    let built_in = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/whitehead.toml");
    let text = std::fs::read_to_string(built_in).expect("the game is built in");
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, change(&text.replace("\"whitehead\"", "\"my-game\""))).expect("tests may write there");
    path.to_str().expect("its name is text").to_owned()
}

#[test]
fn a_rules_file_of_ones_own_is_a_game_like_any_other() {
    let path = own_game("my-game.toml", |text| text.replace("empty_column = \"any\"", "empty_column = \"king\""));
    assert_eq!(answer(&["deal", &path, "617", "--code"]), "my-game.617\n");
    assert_eq!(answer(&["deal", &path, "my-game.617", "--code"]), "my-game.617\n");
    assert!(answer(&["deal", &path, "617", "--json"]).starts_with("{\"game\": \"my-game\", "));
    let prose = answer(&["rules", &path]);
    assert_ne!(prose, answer(&["rules", "whitehead"]));
    assert!(answer(&["moves", &path, "617"]).contains("d "));
}

#[test]
fn all_faults_of_a_rules_file_are_named_with_their_places() {
    let path = own_game("broken.toml", |text| text.replace("columns = 7", "columns = 99").replace("[stock]", "[stok]"));
    let output = binary(&["deal", &path, "1"]).output().expect("the binary runs");
    let line = String::from_utf8(output.stderr).expect("text");
    assert_eq!((output.status.code(), line.lines().count()), (Some(2), 1), "{line}");
    assert!(line.starts_with(&format!("patience: {path}: ")), "{line}");
    for fault in [
        "tableau.columns: 99 is not possible: give a number from 1 to 12",
        "stock is missing: add it",
        "unknown key stok",
    ] {
        assert!(line.contains(fault), "{fault} in {line}");
    }
}
