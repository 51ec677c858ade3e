//! `patience perft`.

use super::{answer, answer_to, objects};
use serde_json::json;

#[test]
fn paths_and_reach_are_those_of_the_move_count_tables() {
    let counts = objects(&answer(&["perft", "klondike", "ms:617", "--depth", "8", "--json"]));
    let expected = [(2, 2), (4, 3), (7, 3), (12, 4), (24, 7), (67, 17), (236, 41), (1097, 90)];
    let expected: Vec<_> = (1..)
        .zip(expected)
        .map(|(depth, (paths, reach))| json!({"depth": depth, "paths": paths, "reach": reach}))
        .collect();
    assert_eq!(counts, expected);
    assert_eq!(
        answer(&["perft", "klondike", "ms:617", "--depth", "2"]),
        "depth                paths        reach\n    1                    2            2\n    2                    4            3\n"
    );
}

#[test]
fn paths_beyond_all_machine_words_are_counted() {
    // Two kings that could each go to any of two empty columns, for ever.
    let pile = |suit: char, ranks: &str| ranks.chars().map(|rank| format!("{rank}{suit}")).collect::<Vec<_>>();
    let foundations =
        [pile('C', "A23456789TJQ"), pile('D', "A23456789TJQ"), pile('H', "A23456789TJQK"), pile('S', "A23456789TJQK")];
    let position = json!({"tableau": [["KC"], ["KD"]], "foundations": foundations, "options": {"take_back": false}});
    let counts = answer_to(&["perft", "klondike", "-", "--depth", "200", "--json"], &position.to_string());
    let last = counts.lines().last().expect("200 lines");
    let paths = last.split("\"paths\": ").nth(1).and_then(|rest| rest.split(',').next()).expect("a number");
    assert!(paths.len() > 100 && paths.bytes().all(|digit| digit.is_ascii_digit()), "{last}");
    assert!(last.ends_with("\"reach\": 0}"), "{last}");
}
