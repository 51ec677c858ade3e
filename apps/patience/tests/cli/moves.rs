//! `patience moves`.

use super::{EASY, answer, answer_to, objects};
use serde_json::json;

#[test]
fn each_move_is_listed_with_what_it_does() {
    let moves = objects(&answer(&["moves", "klondike", "617", "--json"]));
    assert_eq!(
        moves,
        [
            json!({"move": "c5c6", "kind": "carry", "from": "c5", "to": "c6", "cards": ["9D"], "turns_up": "5S", "points": 5}),
            json!({"move": "d", "kind": "turn", "from": "s", "to": "w", "cards": ["6C", "KS", "QS"], "turns_up": null, "points": 0}),
        ]
    );
    assert_eq!(
        answer(&["moves", "klondike", "617"]),
        "c5c6  9 of diamonds onto 10 of clubs, column 6. 5 of spades turned up. +5 points.\n\
         d     3 cards turned, queen of spades on top.\n"
    );
}

#[test]
fn kl_35_a_redeal_brings_back_the_whole_waste() {
    let deal = answer(&["deal", "klondike-draw-1", EASY, "--json"]);
    let stock = deal.split("\"stock\": ").nth(1).and_then(|rest| rest.split(", \"waste\"").next()).expect("a stock");
    let turned: Vec<String> = serde_json::from_str::<Vec<String>>(stock).expect("cards").into_iter().rev().collect();
    let position = deal.replace(stock, "[]").replace("\"waste\": []", &format!("\"waste\": {}", json!(turned)));
    let moves = objects(&answer_to(&["moves", "klondike-draw-1", "-", "--json"], &position));
    let redeal = moves.iter().find(|mv| mv["kind"] == "redeal").expect("the stock is empty");
    assert_eq!(redeal["cards"], serde_json::from_str::<serde_json::Value>(stock).expect("cards"));
    assert_eq!((&redeal["from"], &redeal["to"]), (&json!("w"), &json!("s")));
}

#[test]
fn a_won_game_has_no_moves() {
    let pile = |suit: char| "A23456789TJQK".chars().map(|rank| format!("{rank}{suit}")).collect::<Vec<_>>();
    let foundations = ['C', 'D', 'H', 'S'].map(pile);
    let won = json!({"game": "klondike", "foundations": foundations});
    assert_eq!(answer_to(&["moves", "klondike", "-"], &won.to_string()), "");
}
