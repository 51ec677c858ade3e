//! Reading the verdicts of others.

use testkit::verdicts::{Expected, Witnesses, all_verdicts, read_verdicts, verdicts_file};

/// A row of a game whose 52 cards lie on the foundations, but for the last four, which lie in `columns`.
fn row(game: &str, columns: &str, more: &str) -> String {
    let up = |suit: char| {
        let cards: Vec<String> = "A23456789TJQ".chars().map(|rank| format!("\"{rank}{suit}\"")).collect();
        format!("[{}]", cards.join(","))
    };
    let up: Vec<String> = "SHCD".chars().map(up).collect();
    let up = up.join(",");
    format!(r#"{{"game":"{game}","options":{{"draw":1}},"tableau":{columns},"foundations":[{up}]{more}}}"#)
}

const KINGS: &str = r#"[["KS"],["KH"],["kc","KD"]]"#;

#[test]
fn a_row_is_a_position_with_what_others_said_of_it() {
    let text = [
        row("klondike", KINGS, r#","id":"a","expect":"won","agree":true,"shortest":4"#),
        String::new(),
        row("freecell", KINGS, r#","what":"ever""#),
        row("klondike", KINGS, r#","id":"b","expect":"lost","agree":false"#),
    ];
    let rows = read_verdicts(&text.join("\n"), &["klondike"]).expect("rows in order");
    let read: Vec<_> = rows.iter().map(|r| (r.id.as_str(), r.expected, r.witnesses, r.shortest)).collect();
    assert_eq!(read, [("a", Expected::Won, Witnesses::Two, Some(4)), ("b", Expected::Lost, Witnesses::One, None)]);
    assert_eq!(rows[0].position.table.on_foundations(), 48);
    assert_eq!(rows[0].position.table.face_down(), 1);
    assert_eq!(rows[0].position.rules.preset(), "klondike");
    assert_eq!(rows[0].position.rules.chosen().len(), 1);
}

#[test]
fn a_row_that_is_not_in_order_is_refused_with_its_line() {
    let refused = |more: &str| {
        let text = format!("\n{}", row("klondike", KINGS, more));
        read_verdicts(&text, &["klondike"]).expect_err("it is refused").to_string()
    };
    assert_eq!(refused(""), "line 2: id is missing");
    assert_eq!(refused(r#","id":"a","expect":"open""#), "line 2: a: expect is won or lost");
    assert_eq!(refused(r#","id":"a","expect":"won""#), "line 2: a: agree is true or false");
    let whole = r#","id":"a","expect":"won","agree":true"#;
    assert_eq!(refused(&format!(r#"{whole},"shortest":-1"#)), "line 2: a: shortest is a number of moves");
    let unknown = refused(&format!(r#"{whole},"hint":1"#));
    assert!(unknown.starts_with("line 2: a: ") && unknown.contains("hint"), "{unknown}");
    let missing = read_verdicts(&row("klondike", "[]", whole), &["klondike"]).expect_err("it is refused");
    assert_eq!(missing.to_string(), "line 1: a: missing are KC KD KH KS: add them");
    assert!(read_verdicts("{}", &[]).is_err() && read_verdicts("[", &[]).is_err());
}

#[test]
fn all_rows_of_built_in_games_are_read_where_the_file_is() {
    let rows = all_verdicts().expect("the file is in order");
    if verdicts_file().is_none() {
        assert!(rows.is_empty());
        return;
    }
    let count = |game: &str, expected: Expected| {
        rows.iter().filter(|row| row.position.rules.preset() == game && row.expected == expected).count()
    };
    for (game, won, lost) in [("klondike", 700, 150), ("eight-columns", 25, 25), ("double-klondike", 35, 0)] {
        let found = (count(game, Expected::Won), count(game, Expected::Lost));
        assert!(found.0 >= won && found.1 >= lost, "{game}: {found:?}");
    }
    let mut ids: Vec<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), rows.len());
}
