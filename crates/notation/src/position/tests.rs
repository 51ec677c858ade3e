use super::*;
use crate::code::{Known, ShareCode};
use crate::samples::{any_code, random_game};
use engine::{Facing, SetupError};
use proptest::prelude::*;
use rules::Catalogue;
use std::sync::Arc;

fn games() -> &'static Catalogue {
    Catalogue::builtin()
}

fn read(text: &str) -> Position {
    read_position(text, games(), Known::Nothing).unwrap_or_else(|errors| panic!("{text}: {errors}"))
}

fn errors(text: &str) -> Vec<String> {
    let errors = read_position(text, games(), Known::Nothing).expect_err("it is no position");
    assert!(!errors.to_string().contains('\n'), "{errors}");
    errors.0.iter().map(ToString::to_string).collect()
}

/// All cards on the foundations but the last of three suits, and what `rest` says of those three.
fn ending(rest: &str) -> String {
    let pile = |suit: &str, ranks: &str| {
        let cards: Vec<String> = ranks.chars().map(|rank| format!("\"{rank}{suit}\"")).collect();
        format!("[{}]", cards.join(","))
    };
    let most = ["C", "D", "H"].map(|suit| pile(suit, "A23456789TJQ"));
    format!(r#"{{"game": "klondike", {rest}, "foundations": [{}, {}]}}"#, most.join(", "), pile("S", "A23456789TJQK"))
}

#[test]
fn a_position_is_read_as_it_stands() {
    let position = read(&ending(
        r#""options": {"draw": 1, "take_back": false, "passes": "unlimited"},
           "tableau": [["kc", "KD"]], "stock": ["KH"], "waste": [], "cells": [], "hole": [], "pass": 7"#,
    ));
    assert_eq!(position.rules.chosen().len(), 2);
    assert_eq!(position.setup.columns[0][0].1, Facing::Down);
    assert_eq!(position.table.columns().len(), 7);
    assert_eq!(position.table.face_down(), 1);
    assert_eq!(position.table.stock()[0].card().to_string(), "KH");
    assert_eq!(position.table.pass(), 7);
    assert_eq!(position.table.on_foundations(), 49);
}

#[test]
fn the_card_written_last_in_the_stock_is_drawn_first() {
    let position = read(&ending(r#""stock": ["KC", "KD", "KH"]"#));
    assert_eq!(position.table.stock().last().map(|placed| placed.card().to_string()).as_deref(), Some("KH"));
}

#[test]
fn options_may_be_written_in_quotes() {
    let text = ending(r#""options": {"draw": "1", "take_back": "false"}, "stock": ["KC", "KD", "KH"]"#);
    assert_eq!(read(&text).rules.chosen().len(), 2);
}

#[test]
fn dp_09_a_game_that_reshuffles_says_which_deal_its_reshuffles_follow() {
    let code = ShareCode::parse("double-patience.617", games()).expect("a deal");
    let table = code.deal().table(code.rules());
    let text = write_position(code.rules(), &table, Some(&code));
    assert!(text.ends_with(r#", "foundations": [], "shuffle": "double-patience.617"}"#), "{text}");
    let position = read(&text);
    assert_eq!(position.table, table);
    assert_eq!(position.table.shuffle(), Some(code.deal().seed()));
    for (shuffle, expected) in [
        (r#""617""#, None),
        ("617", None),
        (r#""@AB""#, Some("shuffle: the deal is not the pack of the game: ")),
        (r#""double-klondike.617""#, Some("shuffle: this is a deal of `double-klondike`, not of double-patience")),
        ("[]", Some("shuffle: a list stands here: give a share code")),
    ] {
        let text = text.replace(r#""double-patience.617""#, shuffle);
        match expected {
            None => assert_eq!(read(&text).table, table),
            Some(expected) => assert!(errors(&text)[0].starts_with(expected), "{:?}", errors(&text)),
        }
    }
    let without = write_position(code.rules(), &table, None);
    let reason = "shuffle: this game reshuffles: name the deal that its reshuffles follow (shuffle)";
    assert_eq!(errors(&without), [reason]);
    assert_eq!(
        errors(&ending(r#""stock": ["KC", "KD", "KH"], "shuffle": "5""#)),
        ["shuffle: this game has none: leave it out"]
    );
}

#[test]
fn dp_08_the_playable_part_of_the_waste_is_kept() {
    let code = ShareCode::parse("double-patience.draw=3.617", games()).expect("a deal");
    let game = random_game(&code, 0, 5, 40);
    let text = write_position(code.rules(), game.table(), Some(&code));
    assert!(text.contains(&format!("\"group\": {}", game.table().waste_group())), "{text}");
    assert_eq!(read(&text).table.waste_group(), game.table().waste_group());
}

#[test]
fn dp_08_no_more_of_the_waste_is_playable_than_was_drawn_at_once() {
    let text = |group: usize| {
        ending(&format!(r#""options": {{"waste": "group", "draw": 2}}, "waste": ["KC", "KD", "KH"], "group": {group}"#))
    };
    assert_eq!(read(&text(2)).table.waste_group(), 2);
    for group in [3, 4] {
        let reason = "is not possible: with option waste=group it counts the waste cards still playable, at most as \
                      many as are drawn at once";
        assert_eq!(errors(&text(group)), [format!("group: group {group} {reason}")]);
    }
}

#[test]
fn unknown_keys_hide_no_missing_cards() {
    let found = errors(&ending(r#""stok": [], "group": 1, "pass": 0, "tableau": [["KC"], ["KC"]]"#));
    let expected = [
        "`stok`: no position has this key",
        "group: this game has none: leave it out",
        "KC lies there too often",
        "KD is missing",
        "KH is missing",
        "pass: pass 0 does not exist",
    ];
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    assert!(found.iter().zip(expected).all(|(found, expected)| found.starts_with(expected)), "{found:#?}");
    // What is not read is not called missing as well.
    assert_eq!(errors(&ending(r#""stock": ["KX", "KD", "KH"], "stok": []"#)).len(), 2);
}

#[test]
fn all_errors_are_reported_at_once() {
    let found = errors(
        r#"{"game": "klondike", "game": "vegas", "stok": [], "options": {"draw": 99, "colour": 1, "draw": null, "lift": "part", "lift": "whole"},
            "tableau": [["9x", "10H", 5], "4C"], "stock": "KS", "waste": ["4c", "aS"], "foundations": [["ah"]], "pass": -1,
            "group": 0, "cells": ["KS"], "turn": 1}"#,
    );
    let expected = [
        "game: this key stands twice: keep one",
        "`stok`: no position has this key: take it out, or write one of game, options, tableau",
        "options: draw=`99` is not possible: give a number from 1 to 24",
        "options: `colour` is no option: write name and value",
        "options.`draw`: null stands here: give a number, true, false or a word",
        "options.lift: this key stands twice: keep one",
        "tableau[1][1]: `9x` is no card: write rank A23456789TJQK and suit CDHS, like TH, or th where it lies face down",
        "tableau[1][2]: `10H` is no card",
        "tableau[1][3]: a number stands here: give a card, like \"AS\"",
        "tableau[2]: a text stands here: give a list of cards",
        "stock: a text stands here: give a list of cards",
        "waste[2]: `aS` is no card",
        "waste: only cards of the tableau are written face down: write 4C",
        "foundations[1]: only cards of the tableau are written face down: write AH",
        "pass: a number stands here: give the number of the pass, from 1",
        "group: this game has none: leave it out",
        "cells: this game has none: leave it out",
        "turn: this game has none: leave it out",
    ];
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for (found, expected) in found.iter().zip(expected) {
        assert!(found.starts_with(expected), "{found}\n{expected}");
    }
}

#[test]
fn what_the_game_cannot_have_is_refused_with_its_place() {
    let text = ending(
        r#""options": {"passes": 2}, "pass": 3,
           "tableau": [["KC", "kd"], [], [], [], [], [], [], ["KD", "kd", "KC"]]"#,
    );
    assert_eq!(
        errors(&text),
        [
            "KC lies there too often: take one away",
            "KD lies there too often: take one away",
            "KH is missing: put it somewhere",
            "tableau: 8 columns: this game has 7, so leave the others out",
            "tableau[1]: the last card of c1 lies face down: turn it up",
            "tableau[8]: a face-down card lies on a face-up one in c8: closed cards come first",
            "pass: pass 3 does not exist with these options: count from 1, up to the number of passes",
        ]
    );
    let foundation = r#"{"game": "klondike", "foundations": [["AS", "2H"], ["AC"], ["AC"]]}"#;
    assert!(
        errors(foundation)
            .contains(&"foundations: AS 2H is no foundation: it goes from the ace up in one suit".to_owned())
    );
    assert!(errors(foundation).contains(&"foundations: too many foundations of suit C: one for each pack".to_owned()));
    let empty = read_position(r#"{"game": "klondike"}"#, games(), Known::Nothing).expect_err("no cards");
    assert_eq!(empty.0.len(), 52);
    assert!(matches!(empty.0[0].fault, PositionFault::Setup(SetupError::Missing(_))));
    assert!(empty.to_string().starts_with("missing are AC AD AH AS 2C "), "{empty}");
}

#[test]
fn options_that_make_no_sense_are_refused_with_their_place() {
    for (text, expected) in [
        (r#"{"game": "klondike", "options": {"cells": 4}}"#, "options: `cells` is no option"),
        (r#"{"game": "whitehead", "options": {"packs": 2}}"#, "options.packs: this game has no such option"),
        (r#"{"game": "klondike", "options": {"draw": 1.5}}"#, "options: draw=`1.5` is not possible"),
        (r#"{"game": "double-patience", "options": {"passes": 1}}"#, "options: redeal=shuffle needs a second pass"),
        (r#"{"game": "klondike", "options": 3}"#, "options: a number stands here: give an object"),
        (r#"{"game": "Klondike"}"#, "game: there is no game `Klondike`: there are klondike, "),
        (r#"{"game": 3}"#, "game: a number stands here: give the name of a game"),
        (r#"{"tableau": 3}"#, "the game is missing: add it, like \"game\": \"klondike\""),
        ("[]", "a list stands here: give an object"),
        ("", "not JSON: EOF while parsing a value at line 1 column 0"),
        ("{\"game\": \"klondike\"} x", "not JSON: trailing characters at line 1 column 22"),
    ] {
        let found = errors(text);
        assert!(found[0].starts_with(expected), "{text}: {found:?}");
    }
}

#[test]
fn what_is_known_of_the_game_fills_in_and_is_not_contradicted() {
    let named = ending(r#""options": {"draw": 1}, "stock": ["KC", "KD", "KH"]"#);
    let bare = ending(r#""stock": ["KC", "KD", "KH"]"#).replace(r#""game": "klondike", "#, "");
    let with = |text: &str, known| read_position(text, games(), known).map(|position| position.rules);
    let draw_1 = Arc::clone(ShareCode::parse("klondike.draw=1.1", games()).expect("a deal").rules());
    assert_eq!(with(&named, Known::Game("klondike")).as_ref(), Ok(&draw_1));
    assert_eq!(with(&named, Known::Rules(&draw_1)).as_ref(), Ok(&draw_1));
    assert_eq!(with(&bare, Known::Rules(&draw_1)).as_ref(), Ok(&draw_1));
    assert_eq!(with(&bare, Known::Game("vegas")).expect("klondike's cards").preset(), "vegas");
    let refused = |text: &str, known| with(text, known).expect_err("another game").to_string();
    assert_eq!(
        refused(&named, Known::Game("vegas")),
        "game: this is a position of `klondike`, not of vegas: change it, or ask for `klondike`"
    );
    let draw_2 = Arc::clone(ShareCode::parse("klondike.draw=2.1", games()).expect("a deal").rules());
    assert_eq!(
        refused(&named, Known::Rules(&draw_2)),
        "options: this is a position of klondike.draw=1, not of klondike.draw=2: change it, or ask for klondike.draw=1"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn positions_read_what_they_write(code in any_code(), seed: u64, moves in 0..120_usize) {
        let game = random_game(&code, 0, seed, moves);
        let text = write_position(code.rules(), game.table(), Some(&code));
        let position = read_position(&text, games(), Known::Nothing).expect("it was written");
        let rules = code.rules();
        prop_assert_eq!(&position.rules, rules);
        prop_assert_eq!(position.table.position(rules), game.table().position(rules));
        prop_assert_eq!(position.table.pass(), game.table().pass());
        prop_assert_eq!(write_position(rules, &position.table, position.shuffle.as_ref()), text);
        // The same moves go on from it, reshuffles included.
        let more = random_game_from(rules, game.table().clone(), seed);
        let again = random_game_from(rules, position.table, seed);
        prop_assert_eq!(more.position(rules), again.position(rules));
    }

    #[test]
    fn no_text_is_too_strange(text in "\\PC*|[{}\\[\\]\",:a-z0-9 ]{0,80}|\\{\"(game|pass|stock)\": ?(\"klondike\"|[0-9e.+-]{0,30}|\\[\"[a-zA-Z0-9]{0,3}\"\\])\\}") {
        if let Err(errors) = read_position(&text, games(), Known::Nothing) {
            prop_assert!(!errors.0.is_empty() && !errors.to_string().contains('\n'));
        }
    }
}

fn random_game_from(rules: &Arc<rules::Rules>, table: engine::Table, seed: u64) -> engine::Table {
    let mut random = cards::Shuffle::new(seed);
    let mut game = engine::Game::start_with(rules, table, 0);
    for _ in 0..60 {
        // By what it leads to: equal positions may have the two foundations of a suit the other way round.
        let mut next: Vec<(Vec<u8>, engine::Game)> = game
            .legal_moves()
            .map(|legal| {
                let mut after = game.clone();
                after.play(legal);
                (after.table().position(rules), after)
            })
            .collect();
        next.sort_by(|one, other| one.0.cmp(&other.0));
        next.dedup_by(|one, other| one.0 == other.0);
        if next.is_empty() {
            break;
        }
        game = next.swap_remove(random.below(next.len() as u64) as usize).1;
    }
    game.table().clone()
}
