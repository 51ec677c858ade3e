//! What holds for every text of both languages.

use crate::common::every_text;
use rules::{Catalogue, OptionName, Value};
use texts::labels::{self, About};
use texts::{Lang, option};

#[test]
fn every_text_is_there_and_free_of_marks_that_nobody_should_see() {
    for lang in Lang::ALL {
        let all = every_text(lang);
        assert!(all.len() > 1000, "{}", all.len());
        for (what, text) in all {
            assert!(!text.trim().is_empty() && !text.starts_with(' ') && !text.ends_with(' '), "{what}: {text:?}");
            for mark in ["{", "}", "\u{2014}", "  ", "..", " ,", " .", ",,", "::", "undefined", "None", "Some("] {
                assert!(!text.contains(mark), "{what}: {text:?} holds {mark:?}");
            }
        }
    }
}

#[test]
fn the_word_that_the_sources_use_for_two_piles_is_never_used() {
    for (what, text) in every_text(Lang::Nl) {
        let text = text.to_lowercase();
        for word in ["aflegstapel", "speelstapel", "fundament", "voorraad", "draaistapel", "dichte kaart", "winbaar"] {
            assert!(!text.contains(word), "{what}: {text:?}");
        }
    }
}

#[test]
fn sentences_of_one_language_are_not_left_in_the_other() {
    let (nl, en) = (every_text(Lang::Nl), every_text(Lang::En));
    assert_eq!(nl.len(), en.len());
    for ((what, dutch), (other, english)) in nl.into_iter().zip(en) {
        assert_eq!(what, other);
        // Short labels may be alike, as "Menu" is; sentences never are.
        let words = dutch.split(' ').filter(|word| word.chars().count() > 2).count();
        assert!(dutch != english || words < 3, "{what}: {dutch:?}");
    }
}

#[test]
fn every_word_that_an_option_takes_is_translated() {
    for name in OptionName::all() {
        let words: Vec<String> = name.expected().split(" or ").map(str::to_owned).collect();
        for word in words.iter().map(String::as_str).chain(["unlimited"]) {
            let Ok(value @ Value::Word(word)) = name.parse_value(word) else { continue };
            let [nl, en] = Lang::ALL.map(|lang| option::value(lang, name, value));
            assert!(nl != word, "{name}={word} is not in Dutch: {nl}");
            assert!(!en.contains('-'), "{name}={word}: {en}");
        }
    }
    assert_eq!(option::line(Lang::Nl, OptionName::Draw, Value::Number(3)), "Trek: 3 kaarten");
    assert_eq!(option::line(Lang::Nl, OptionName::Draw, Value::Number(1)), "Trek: 1 kaart");
    assert_eq!(option::line(Lang::Nl, OptionName::Passes, Value::UNLIMITED), "Rondes: onbeperkt");
    assert_eq!(option::line(Lang::En, OptionName::TakeBack, Value::Flag(false)), "Take back: not allowed");
}

#[test]
fn combinations_that_make_no_sense_are_refused_in_both_languages() {
    let catalogue = Catalogue::builtin();
    let refused = |id: &str, set: &[(OptionName, Value)]| {
        let errors = catalogue.rules(id, set).expect_err("refused");
        Lang::ALL.map(|lang| option::errors(lang, &errors).join(" "))
    };
    let [nl, en] = refused(
        "klondike",
        &[
            (OptionName::Columns, Value::Number(9)),
            (OptionName::Packs, Value::Number(1)),
            (OptionName::Draw, Value::Number(25)),
        ],
    );
    assert!(nl.starts_with("Trek: 25 kan hier niet.") && en.starts_with("Draw: 25 is not possible"), "{nl} {en}");
    let [nl, en] = refused("double-patience", &[(OptionName::Passes, Value::Number(1))]);
    assert!(nl.contains("tweede ronde") && en.contains("second pass"), "{nl} {en}");
    let [nl, en] = refused("klondike-draw-1", &[(OptionName::RedealPenalty, Value::Flag(false))]);
    assert!(nl.contains("Strafpunten") && en.contains("redeal penalty"), "{nl} {en}");
    let [nl, en] = refused("whitehead", &[(OptionName::Columns, Value::Number(8))]);
    assert!(nl.starts_with("Kolommen: die keuze heeft dit spel niet") && en.starts_with("Columns: this game has no"));
    let [nl, en] = refused("nothing-such", &[]);
    assert!(nl.starts_with("Er is geen spel nothing-such") && en.starts_with("There is no game nothing-such"));
}

#[test]
fn gn_01_the_card_of_a_game_says_players_age_minutes_and_cards() {
    let (game, preset) = Catalogue::builtin().find("klondike").expect("built in");
    let rules = game.rules(preset, &[]).expect("built in");
    let facts = About::of(Lang::Nl, game.about(), rules.pack());
    assert_eq!(facts.line(), "1 speler · vanaf 8 jaar · 5 tot 15 minuten · 1 spel van 52 kaarten, zonder jokers");
    let facts = About::of(Lang::En, game.about(), rules.pack());
    assert_eq!(facts.line(), "1 player · from age 8 · 5 to 15 minutes · 1 pack of 52 cards, no jokers");
    assert!(About::patience(Lang::Nl, &game.family().name).starts_with("Patience is Frans voor geduld"));
}

#[test]
fn gn_02_who_asks_for_patience_means_the_game_that_opens_first() {
    let first = &Catalogue::builtin().games()[0];
    let text = About::patience(Lang::Nl, &first.family().name);
    assert!(text.contains("meer dan 150 soorten"), "{text}");
    assert!(text.ends_with("bedoelt bijna altijd Klondike."), "{text}");
    assert_eq!(labels::continue_game(Lang::Nl, first.presets()[0].name()), "Verder met Klondike, trek 3");
}
