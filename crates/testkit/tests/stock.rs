//! Stock, waste, passes and reshuffles.

mod common;

use common::{allows, cards, legal, play, table, waste};
use testkit::decks::lcg;
use testkit::referee::{RefMove, RefPasses, RefRedeal, RefRules, RefTable, RefWaste, no_order};

#[test]
fn kl_30_so_many_cards_are_turned_one_by_one() {
    let mut rules = RefRules::klondike();
    let at = table(&rules, &["9H"], "2S 3S 4S 5S 6S", "", "");
    let three = play(&rules, &at, "d");
    assert_eq!(waste(&three), "6S 5S 4S");
    assert_eq!(three.stock, cards("2S 3S"));
    rules.draw = 1;
    assert_eq!(waste(&play(&rules, &at, "d")), "6S");
    rules.draw = 24;
    assert_eq!(waste(&play(&rules, &at, "d")), "6S 5S 4S 3S 2S");
}

#[test]
fn kl_31_of_three_only_the_top_is_playable_and_then_the_one_below() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["TS", "9H"], "8S 9D 5S", "", "");
    let turned = play(&rules, &at, "d");
    assert_eq!(waste(&turned), "5S 9D 8S");
    // ER-05: the middle card fits, but the top one lies on it.
    assert!(!allows(&rules, &turned, "wc1"));
    assert!(allows(&rules, &turned, "wc2"));
    let played = play(&rules, &turned, "wc2");
    assert!(allows(&rules, &played, "wc1"));
}

#[test]
fn kl_32_with_fewer_left_what_is_left_is_turned() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["9H"], "2S 3S 4S 5S 6S", "", "");
    let twice = play(&rules, &at, "d d");
    assert_eq!(waste(&twice), "6S 5S 4S 3S 2S");
    assert!(twice.stock.is_empty());
    assert!(!allows(&rules, &twice, "d"));
}

#[test]
fn kl_33_the_top_of_the_waste_is_always_available_also_from_earlier_turns() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["TS", "9C"], "8D 9H", "5S", "");
    let turned = play(&rules, &at, "d");
    assert_eq!(waste(&turned), "5S 9H 8D");
    assert!(allows(&rules, &turned, "wc2"));
    let emptied = play(&rules, &turned, "wc2 wc1");
    assert_eq!(emptied.playable_waste_card(&rules), Some(common::card("5S")));
}

#[test]
fn kl_34_passes_are_counted_and_end() {
    let mut rules = RefRules::klondike();
    rules.passes = RefPasses::Number(3);
    let at = table(&rules, &["9H"], "2S 3S", "", "");
    let third = play(&rules, &at, "d r d r d");
    assert_eq!(third.pass, 3);
    assert_eq!(legal(&rules, &third), Vec::<String>::new());
    rules.passes = RefPasses::Number(1);
    assert!(!allows(&rules, &play(&rules, &at, "d"), "r"));
    rules.passes = RefPasses::Unlimited;
    assert_eq!(play(&rules, &at, "d r d r d r d r d r").pass, 6);
}

#[test]
fn kl_35_the_waste_is_turned_over_in_the_same_order_when_the_stock_is_empty() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["9H"], "2S 3S 4S 5S", "", "");
    // Not while cards are left in the stock, not with an empty waste, and never by shuffling (ER-04).
    assert!(!allows(&rules, &play(&rules, &at, "d"), "r"));
    let end = play(&rules, &at, "d d");
    assert!(allows(&rules, &end, "r"));
    assert!(!allows(&rules, &end, "s"));
    let again = play(&rules, &end, "r");
    assert_eq!(again.stock, at.stock);
    assert!(again.waste.is_empty());
    assert_eq!(waste(&play(&rules, &again, "d")), "5S 4S 3S");
    let empty = table(&rules, &["9H"], "", "", "");
    assert!(!allows(&rules, &empty, "r"));
}

#[test]
fn va_01_las_vegas_turns_one_card_in_one_pass() {
    let rules = RefRules::vegas();
    let mut at = RefTable::deal(&rules, &lcg(4, 1)).expect("a deal");
    for _ in 0..24 {
        at = play(&rules, &at, "d");
    }
    assert_eq!(at.waste.len(), 24);
    assert!(!allows(&rules, &at, "d"));
    assert!(!allows(&rules, &at, "r"));
    assert_eq!((RefRules::vegas_draw_3().draw, RefRules::vegas_draw_3().passes), (3, RefPasses::Number(3)));
}

#[test]
fn va_06_whitehead_has_one_pass_of_one_card() {
    let rules = RefRules::whitehead();
    let at = table(&rules, &["9H"], "2S 3S", "", "");
    assert_eq!(waste(&play(&rules, &at, "d")), "3S");
    assert!(!allows(&rules, &play(&rules, &at, "d d"), "r"));
}

#[test]
fn dp_08_only_the_group_just_turned_is_playable() {
    let mut rules = RefRules::double_patience();
    rules.draw = 3;
    let at = table(&rules, &["TS", "TC", "JS"], "5S 9D 9H 4S", "TH", "");
    let turned = play(&rules, &at, "d");
    assert_eq!((waste(&turned).as_str(), turned.group), ("TH 4S 9H 9D", 3));
    let one = play(&rules, &turned, "wc1");
    assert_eq!(one.group, 2);
    let two = play(&rules, &one, "wc2");
    assert_eq!((waste(&two).as_str(), two.group), ("TH 4S", 1));
    // What was turned earlier lies aside: once the group is gone nothing is playable.
    let mut none = two.clone();
    none.waste.pop();
    none.group = 0;
    assert_eq!(none.playable_waste_card(&rules), None);
    assert!(!allows(&rules, &none, "wc3"));
    rules.waste = RefWaste::Top;
    assert!(allows(&rules, &none, "wc3"));
    // A short last group counts as it is, and a new turn puts the rest of the old group aside.
    rules.waste = RefWaste::Group;
    let last = play(&rules, &two, "d");
    assert_eq!((waste(&last).as_str(), last.group), ("TH 4S 5S", 1));
}

#[test]
fn dp_08_after_a_redeal_nothing_is_playable() {
    let mut rules = RefRules::double_patience();
    rules.redeal = RefRedeal::Keep;
    let at = table(&rules, &["TS"], "2S 9H", "", "");
    let again = play(&rules, &at, "d d r");
    assert_eq!((again.group, again.stock.len()), (0, 2));
    assert_eq!(again.playable_waste_card(&rules), None);
}

#[test]
fn dp_08_an_ace_laid_aside_does_not_hold_up_the_game() {
    let mut rules = RefRules::double_patience();
    rules.aces = testkit::referee::RefAces::Must;
    let mut at = table(&rules, &["TS"], "2S 9H", "AH", "");
    at.group = 0;
    assert_eq!(legal(&rules, &at), ["d"]);
}

#[test]
fn dp_09_the_cards_left_take_the_order_of_the_whole_pack() {
    let rules = RefRules::double_patience();
    let at = table(&rules, &["TS"], "", "2S 9H 2S KD", "");
    assert!(allows(&rules, &at, "s"));
    assert!(!allows(&rules, &at, "r"));
    let order = |k: u32| match k {
        1 => cards("KD AC 2S 9H 2S KD 9H"),
        2 => cards("9H KD 2S 2S 9H KD"),
        _ => Vec::new(),
    };
    let once = at.apply(&rules, RefMove::Reshuffle, &order).expect("legal");
    // The first of the order is drawn first. The second king and the second nine are not there.
    assert_eq!(once.stock, cards("2S 9H 2S KD"));
    assert_eq!((once.pass, once.group, once.waste.len()), (2, 0, 0));
    let mut second = once.clone();
    second.stock = Vec::new();
    second.waste = cards("2S KD 9H");
    let twice = second.apply(&rules, RefMove::Reshuffle, &order).expect("legal");
    assert_eq!(twice.stock, cards("2S KD 9H"));
    // An order that lacks a card is no order.
    assert!(at.apply(&rules, RefMove::Reshuffle, &no_order).is_err());
}

#[test]
fn dp_09_reshuffles_are_unlimited_or_limited() {
    let mut rules = RefRules::double_patience();
    let mut at = table(&rules, &["TS"], "", "2S 9H", "");
    at.pass = 40;
    assert!(allows(&rules, &at, "s"));
    rules.passes = RefPasses::Number(40);
    assert!(!allows(&rules, &at, "s"));
}
