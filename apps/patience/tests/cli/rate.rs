//! `patience rate`.

use super::{EASY, answer, answer_to, objects};
use serde_json::{Value, json};

#[test]
fn a_deal_has_a_difficulty_a_level_and_reasons() {
    let text = answer(&["rate", "klondike", "3"]);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("klondike.3: difficulty ") && lines[0].contains(" of 100, "), "{text}");
    let starts = ["  Simple players win ", "  None of the 6 first moves loses.", "  The usual advice points to "];
    for (line, start) in lines[1..].iter().zip(starts) {
        assert!(line.starts_with(start), "{text}");
    }
    assert!(text.contains("\n  The solution that was found has "), "{text}");
}

#[test]
fn the_same_as_json() {
    let rated = &objects(&answer(&["rate", "klondike", "3", "--json"]))[0];
    assert_eq!(
        (&rated["game"], &rated["deal"], &rated["verdict"]),
        (&json!("klondike"), &json!("klondike.3"), &json!("won"))
    );
    assert!(rated["difficulty"].as_u64().is_some_and(|number| number <= 100), "{rated}");
    assert!(["house-blend", "double-espresso", "triple-espresso"].contains(&rated["level"].as_str().expect("a level")));
    assert_eq!(rated["first_moves"], json!({"all": 6, "winning": 6, "unknown": 0}));
    for (part, key) in [("playouts", "played"), ("playouts", "won"), ("guided", "moves"), ("guided", "losing")] {
        assert!(rated[part][key].is_u64(), "{part} {key}: {rated}");
    }
    assert!(rated["playouts"]["cards_up"].as_f64().is_some_and(|share| (0.0..=1.0).contains(&share)), "{rated}");
}

#[test]
fn a_deal_that_plays_itself_is_in_the_first_level() {
    let rated = &objects(&answer(&["rate", "klondike-draw-1", EASY, "--json"]))[0];
    assert_eq!(rated["level"], "house-blend");
    let position = answer(&["deal", "klondike-draw-1", EASY, "--json"]);
    assert_eq!(objects(&answer_to(&["rate", "klondike-draw-1", "-", "--json"], &position))[0], *rated);
}

#[test]
fn a_deal_that_cannot_be_won_has_only_its_verdict() {
    assert_eq!(answer(&["rate", "klondike", "617"]), "klondike.617: lost, so there is no difficulty to measure\n");
    assert_eq!(
        objects(&answer(&["rate", "klondike", "617", "--json"])),
        [json!({"game": "klondike", "deal": "klondike.617", "verdict": "lost", "difficulty": null, "level": null})]
    );
}

#[test]
fn options_that_were_not_screened_have_no_level() {
    let args = ["rate", "klondike", "3", "--set", "take_back=false"];
    let rated = objects(&answer(&[&args[..], &["--json"]].concat()));
    assert_eq!((&rated[0]["level"], &rated[0]["taking_back"]), (&Value::Null, &json!("not-allowed")));
    assert!(answer(&args).lines().next().is_some_and(|line| line.ends_with("of 100, these options have no levels")));
}
