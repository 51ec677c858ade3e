//! Moves, cards, options and positions as text.

mod common;

use common::{card, cards, column};
use testkit::decks::{self, MS_1, lcg, ms};
use testkit::random::{self, Random};
use testkit::referee::{
    RefLift, RefMove, RefPasses, RefPlace, RefPreset, RefRules, RefScore, RefTable, RefWaste, no_order,
};

#[test]
fn moves_read_and_write() {
    let carry = |from, to, count| RefMove::Carry { from, to, count };
    let pairs = [
        ("d", RefMove::Turn),
        ("r", RefMove::Redeal),
        ("s", RefMove::Reshuffle),
        ("c7c3x2", carry(RefPlace::Column(6), RefPlace::Column(2), 2)),
        ("c10f8", carry(RefPlace::Column(9), RefPlace::Foundation(7), 1)),
        ("wf1", carry(RefPlace::Waste, RefPlace::Foundation(0), 1)),
        ("f2c3", carry(RefPlace::Foundation(1), RefPlace::Column(2), 1)),
        ("c1w", carry(RefPlace::Column(0), RefPlace::Waste, 1)),
    ];
    for (text, played) in pairs {
        assert_eq!(played.to_string(), text);
        assert_eq!(text.parse::<RefMove>(), Ok(played));
    }
    for text in ["", "x", "c", "c0c1", "c1", "c1c2x1", "c1c2x", "c1c2x02", "c01c2", "c1c2 ", "dd", "w1f1", "c1é"] {
        assert!(text.parse::<RefMove>().is_err(), "\"{text}\" was read");
    }
}

#[test]
fn cards_read_and_write() {
    for known in testkit::referee::RefCard::packs(1) {
        assert_eq!(card(&known.to_string()), known);
    }
    for text in ["", "A", "1S", "10S", "AX", "as", "ASS", "é♠"] {
        assert!(text.parse::<testkit::referee::RefCard>().is_err(), "\"{text}\" was read");
    }
}

#[test]
fn options_read_and_write() {
    for preset in RefPreset::ALL {
        let mut rules = preset.rules();
        assert_eq!(rules.changed_options(), []);
        for (name, value) in preset.rules().options() {
            rules.set(name, &value).expect("its own value");
        }
        assert_eq!(rules, preset.rules());
        assert_eq!(RefPreset::by_id(preset.id()), Some(preset));
    }
    let mut rules = RefRules::klondike();
    for (name, value) in [("draw", "0"), ("draw", "25"), ("passes", "none"), ("lift", "some"), ("cells", "4")] {
        assert!(rules.set(name, value).is_err(), "{name}={value}");
    }
    assert_eq!(rules, RefRules::klondike());
}

#[test]
fn positions_of_random_games_read_back_as_they_were_written() {
    let mut random = Random::new(5);
    for _ in 0..60 {
        let rules = random::rules(&mut random);
        let deck = decks::random(&mut random, rules.packs);
        let dealt = RefTable::deal(&rules, &deck).expect("a deal");
        let (_, mut table) = random::walk(&mut random, &rules, &dealt, &no_order, 40);
        table.shuffle = Some(String::from("code"));
        let text = table.to_json(&rules);
        let read_rules = RefRules::from_json(&text).expect("rules");
        assert_eq!(read_rules, rules, "{text}");
        let read = RefTable::from_json(&rules, &text).expect("a position");
        assert_eq!(read.position(&rules), table.position(&rules), "{text}");
        assert_eq!(read.foundations, table.foundations);
        assert_eq!((read.pass, read.group, read.shuffle), (table.pass, table.group, table.shuffle));
    }
}

#[test]
fn rules_come_from_game_and_options() {
    let text = r#"{"game": "vegas", "options": {"draw": 2, "passes": "unlimited", "take_back": false,
        "lift": "whole", "score": "vegas-cumulative"}}"#;
    let rules = RefRules::from_json(text).expect("rules");
    let wanted = RefRules {
        draw: 2,
        passes: RefPasses::Unlimited,
        take_back: false,
        lift: RefLift::Whole,
        score: RefScore::VegasCumulative,
        ..RefRules::vegas()
    };
    assert_eq!(rules, wanted);
    assert!(RefRules::from_json(r#"{"game": "freecell"}"#).is_err());
    assert!(RefRules::from_json(r#"{"game": "klondike", "options": {"cells": 4}}"#).is_err());
    assert!(RefRules::from_json("[]").is_err());
}

/// The text of a whole position, with a word replaced.
fn changed(from: &str, to: &str) -> Result<RefTable, String> {
    let rules = RefRules::klondike();
    let text = RefTable::deal(&rules, &ms(MS_1)).expect("a deal").to_json(&rules);
    assert!(text.contains(from), "{from} is not in {text}");
    RefTable::from_json(&rules, &text.replacen(from, to, 1)).map_err(|error| error.to_string())
}

#[test]
fn a_position_with_a_fault_is_refused_with_the_reason() {
    assert_eq!(changed("\"JD\"", "\"JD\"").map(|table| column(&table, 0)), Ok("JD".to_owned()));
    assert_eq!(changed("\"JD\"", "\"JC\"").expect_err("JC twice"), "cards missing: JD; cards too many: JC");
    assert_eq!(changed("\"JD\"", "\"Jd\"").expect_err("a case"), "\"Jd\" lies neither face up nor face down");
    assert_eq!(changed("\"game\"", "\"gaem\"").expect_err("a key"), "unknown key gaem");
    assert_eq!(
        changed("\"waste\":[]", "\"waste\":[],\"group\":0").expect_err("group"),
        "group, where the whole waste is playable"
    );
    assert_eq!(
        changed("\"waste\":[]", "\"waste\":[],\"cells\":[\"AS\"]").expect_err("cells"),
        "the family has no cells"
    );
    assert_eq!(changed("\"waste\":[]", "\"waste\":[],\"pass\":0").expect_err("pass"), "there is no pass 0");
    assert_eq!(changed("\"foundations\":[[]", "\"foundations\":[[\"2S\"]").expect_err("a two"), "no foundation: 2S");
    assert_eq!(changed("[[\"JD\"]", "[[],[\"JD\"]").expect_err("columns"), "8 columns where there are 7");
}

#[test]
fn missing_piles_are_empty_and_foundations_may_come_in_any_order() {
    let rules = RefRules::klondike();
    let king = |suit: char| -> String {
        let cards: Vec<String> = "A23456789TJQK".chars().map(|rank| format!("\"{rank}{suit}\"")).collect();
        format!("[{}]", cards.join(","))
    };
    let text = format!("{{\"foundations\":[{},{},{},{}]}}", king('D'), king('S'), king('H'), king('C'));
    let table = RefTable::from_json(&rules, &text).expect("a position");
    assert!(table.won(&rules));
    assert_eq!(table.foundations[0][0], card("AS"));
    assert_eq!(table.foundations[3][0], card("AD"));
    assert_eq!(table.tableau.len(), 7);
}

#[test]
fn a_group_and_a_pass_are_read() {
    let rules = RefRules { waste: RefWaste::Group, passes: RefPasses::Number(2), ..RefRules::klondike() };
    let table = RefTable::deal(&rules, &lcg(3, 1)).expect("a deal");
    let table = common::play(&rules, &table, "d d");
    let text = table.to_json(&rules);
    assert!(text.contains("\"group\":3"), "{text}");
    assert_eq!(RefTable::from_json(&rules, &text).expect("a position").group, 3);
    let later = text.replace("\"game\"", "\"pass\":2,\"game\"");
    assert_eq!(RefTable::from_json(&rules, &later).expect("a position").pass, 2);
    assert!(RefTable::from_json(&rules, &text.replace("\"group\":3", "\"group\":4")).is_err());
    assert!(RefTable::from_json(&rules, &later.replace("\"pass\":2", "\"pass\":3")).is_err());
}

#[test]
fn the_random_stream_stays_as_it_is() {
    let mut random = Random::new(1_234_567);
    let first: Vec<u64> = (0..3).map(|_| random.next_u64()).collect();
    // The published outputs of SplitMix64 for this seed.
    assert_eq!(first, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    assert_eq!(Random::new(9).below(0), 0);
    assert_eq!(cards("AS KD").len(), 2);
}
