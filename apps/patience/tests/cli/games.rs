//! `patience games`.

use super::{answer, objects, run};
use ::rules::{Catalogue, OptionName, Rules};
use serde_json::Value;

#[test]
fn every_game_is_listed_with_its_options_and_what_they_are_at_first() {
    let listed = objects(&answer(&["games", "--json"]));
    let presets: Vec<_> = Catalogue::builtin().presets().collect();
    assert_eq!(listed.len(), presets.len());
    for (game, preset) in listed.iter().zip(presets) {
        assert_eq!(game["id"], preset.id());
        assert_eq!(game["name"]["en"], preset.name().en.as_str());
        assert_eq!(game["name"]["nl"], preset.name().nl.as_str());
        assert_eq!(game["family"], "klondike");
        let options = game["options"].as_array().expect("a list");
        assert!(!options.is_empty());
        for option in options {
            let name: OptionName = option["name"].as_str().expect("a text").parse().expect("an option");
            let first = preset.default_value(name).to_string();
            let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            assert_eq!(text(&option["default"]), first);
            // Whatever is listed is taken.
            for value in option["values"].as_array().expect("a list") {
                let setting = format!("{name}={}", text(value));
                let run = run(&["deal", preset.id(), "1", "--code", "--set", &setting]);
                assert!(run.status == 0 || run.err.contains("patience: options: "), "{setting}: {}", run.err);
            }
        }
    }
}

#[test]
fn gn_02_klondike_comes_first() {
    assert_eq!(objects(&answer(&["games", "--json"]))[0]["id"], "klondike");
}

#[test]
fn the_text_names_every_preset_with_what_it_sets() {
    let text = answer(&["games"]);
    assert!(
        text.starts_with("Family klondike: Klondike\n\n  klondike         Klondike, draw 3 (the classic)\n"),
        "{text}"
    );
    assert!(text.contains("  klondike-draw-1  Klondike, draw 1 (one card at a time): draw=1\n"), "{text}");
    assert!(text.contains("      draw            3           takes 3, 1, or any number from 1 to 24\n"), "{text}");
    for preset in Catalogue::builtin().presets() {
        assert!(text.contains(&format!("  {} ", preset.id())), "{}", preset.id());
    }
}

/// The rules that the arguments of a run chose, by the code that it writes.
fn chosen(args: &[&str]) -> Rules {
    let code = answer(&[&["deal"], args, &["1", "--code"]].concat());
    let code = notation::ShareCode::parse(code.trim(), Catalogue::builtin()).expect("it was written");
    (**code.rules()).clone()
}

#[test]
fn options_are_set_by_the_names_that_are_listed() {
    let rules = chosen(&["klondike", "--set", "draw=1", "--set", "passes=3", "--set", "take_back=false"]);
    let set: Vec<String> = rules.chosen().iter().map(|(name, value)| format!("{name}={value}")).collect();
    assert_eq!(set, ["draw=1", "passes=3", "take_back=false"]);
    assert_eq!(chosen(&["vegas"]).preset(), "vegas");
}
