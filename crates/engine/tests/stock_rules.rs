//! The ledger's statements on stock, waste, passes and reshuffles, one test each.

mod common;

use common::{Position, legal, moves, play, refusal, rules};
use engine::{Deal, Game, IllegalMove, Pile};
use rules::Rules;
use std::sync::Arc;

fn start(rules: &Arc<Rules>, number: u64) -> Game {
    Game::start(rules, &Deal::numbered(rules, number))
}

fn waste(game: &Game) -> Vec<String> {
    game.table().waste().iter().map(|placed| placed.card().to_string()).collect()
}

/// Everything a player can see and count.
fn seen(game: &Game) -> String {
    let view = game.view();
    let piles: Vec<String> =
        view.piles().map(|pile| format!("{pile} {:?}", view.pile(pile).collect::<Vec<_>>())).collect();
    format!("{piles:?} {} {} {}", view.pass(), view.points(), game.is_won())
}

const SIX: &str = "2C 3C 4C 5C 6C 7C 8C";

/// A position with seven cards in the stock and no move but the stock's.
fn seven_in_stock<'p>() -> Position<'p> {
    Position {
        columns: &["KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AH", "AC", "KC QC JC TC 9C", "KH", "KD"],
        stock: Some(SIX),
        up: [0, 0, 0, 12],
        ..Position::default()
    }
}

fn small(options: &str) -> Game {
    let rules = rules("klondike", options);
    // Hearts lie under the ace of hearts, so that nothing fits anywhere.
    Position {
        columns: &[
            "ks qs js ts 9s 8s 7s 6s 5s 4s 3s 2s as qh jh th 9h 8h 7h 6h 5h 4h 3h 2h AH KH",
            "ac KC",
            "qc jc tc 9c KD",
        ],
        ..seven_in_stock()
    }
    .game(&rules)
}

#[test]
fn kl_30_one_or_three_cards_are_turned_and_any_number_to_24() {
    for draw in [1, 2, 3, 24] {
        let rules = rules("klondike", &format!("draw={draw}"));
        let mut game = start(&rules, 5);
        play(&mut game, "d");
        assert_eq!(game.table().waste().len(), draw);
    }
    assert_eq!(rules("klondike", "").chosen(), []);
    assert_eq!(rules("klondike", "draw=3").chosen(), []);
}

#[test]
fn kl_31_er_05_only_the_top_card_of_three_is_playable_then_the_one_below() {
    let rules = rules("klondike", "");
    let mut game = Position { columns: &["9S", "8S"], waste: "7H 5D 8H", ..Position::default() }.game(&rules);
    assert_eq!(refusal(&game, "wc2x3"), IllegalMove::WasteTopOnly { top: "8H".parse().expect("a card") });
    assert_eq!(refusal(&game, "wc2x3").rule(), "ER-05");
    assert!(!legal(&game, "wc2"));
    play(&mut game, "wc1");
    assert!(!legal(&game, "wc2"));
    assert_eq!(waste(&game), ["7H", "5D"]);
}

#[test]
fn kl_32_a_short_last_group_is_turned_as_it_is() {
    let mut game = small("");
    play(&mut game, "d");
    assert_eq!(waste(&game), ["2C", "3C", "4C"]);
    play(&mut game, "d");
    play(&mut game, "d");
    assert_eq!(waste(&game).len(), 7);
    assert_eq!(waste(&game)[6], "8C");
    assert_eq!(refusal(&game, "d"), IllegalMove::StockEmpty);
}

#[test]
fn kl_33_the_top_card_of_the_waste_is_always_available() {
    let rules = rules("klondike", "");
    let mut game = Position { columns: &["9S", "5S"], waste: "4H 8H", ..Position::default() }.game(&rules);
    assert!(legal(&game, "wc1"));
    play(&mut game, "wc1");
    assert!(legal(&game, "wc2"));
}

#[test]
fn kl_34_there_are_as_many_passes_as_the_option_says() {
    for (options, redeals) in [("draw=1 passes=1", 0), ("draw=1 passes=3", 2), ("passes=3", 2), ("passes=5", 4)] {
        let mut game = small(options);
        let mut done = 0;
        for _ in 0..100 {
            match moves(&game).iter().find(|mv| *mv == "d" || *mv == "r").cloned() {
                Some(mv) => {
                    done += usize::from(mv == "r");
                    play(&mut game, &mv);
                }
                None => break,
            }
        }
        assert_eq!(done, redeals, "{options}");
        assert!(matches!(refusal(&game, "r"), IllegalMove::NoPassLeft { .. }));
    }
    let mut game = small("draw=24");
    for pass in 1..50 {
        assert_eq!(game.table().pass(), pass);
        play(&mut game, "d");
        play(&mut game, "r");
    }
}

#[test]
fn kl_35_er_04_the_waste_is_turned_over_in_the_same_order_and_never_shuffled() {
    let mut game = small("draw=1");
    let pass = |game: &mut Game| -> Vec<String> {
        (0..7)
            .map(|_| {
                play(game, "d");
                waste(game).pop().expect("a card was turned")
            })
            .collect()
    };
    assert_eq!(refusal(&game, "r"), IllegalMove::StockNotEmpty);
    let first = pass(&mut game);
    assert_eq!(first.join(" "), SIX);
    assert_eq!(refusal(&game, "s"), IllegalMove::NeverShuffled);
    assert_eq!(refusal(&game, "s").rule(), "ER-04");
    play(&mut game, "r");
    assert!(game.table().waste().is_empty() && game.table().stock().iter().all(|placed| !placed.is_up()));
    assert_eq!(pass(&mut game), first);
}

#[test]
fn turning_an_empty_stock_and_waste_is_no_move() {
    let rules = rules("klondike", "");
    let game = Position { columns: &["KS"], up: [12, 13, 13, 13], ..Position::default() }.game(&rules);
    assert_eq!(refusal(&game, "d"), IllegalMove::StockEmpty);
    assert_eq!(refusal(&game, "r"), IllegalMove::NothingToRedeal);
}

#[test]
fn undo_of_a_draw_puts_every_card_back_where_it_lay_at_both_ends_of_the_stock() {
    for options in ["", "draw=1", "draw=2", "draw=5"] {
        let mut game = small(options);
        let mut states = vec![seen(&game)];
        for _ in 0..30 {
            let mv = moves(&game).into_iter().find(|mv| mv == "d" || mv == "r").expect("unlimited passes");
            play(&mut game, &mv);
            states.push(seen(&game));
        }
        for state in states.iter().rev().skip(1) {
            game.undo();
            assert_eq!(&seen(&game), state, "{options}");
        }
        for state in &states[1..] {
            game.redo();
            assert_eq!(&seen(&game), state, "{options}");
        }
    }
}

#[test]
fn dp_01_dp_02_dp_03_dp_04_two_packs_nine_columns_59_in_stock_eight_foundations() {
    for preset in ["double-patience", "double-klondike"] {
        let rules = rules(preset, "");
        let game = start(&rules, 1);
        assert_eq!(game.table().cards().len(), 104);
        let sizes: Vec<usize> = game.table().columns().iter().map(Vec::len).collect();
        assert_eq!(sizes, (1..=9).collect::<Vec<_>>());
        assert_eq!(game.table().stock().len(), 59);
        assert_eq!(game.table().foundations().len(), 8);
        assert!(game.table().columns().iter().all(|column| column.last().is_some_and(|placed| placed.is_up())));
    }
}

#[test]
fn dp_04_two_foundations_of_a_suit_are_filled_each_from_ace_to_king() {
    let rules = rules("double-klondike", "");
    let game = Position { columns: &["AS", "AS", "2S"], ..Position::default() }.game(&rules);
    assert!(legal(&game, "c1f1") && legal(&game, "c1f2") && !legal(&game, "c1f3"));
    let mut game = game;
    play(&mut game, "c1f1");
    assert!(!legal(&game, "c2f1") && legal(&game, "c2f2"));
    assert!(legal(&game, "c3f1") && !legal(&game, "c3f2"));
}

#[test]
fn dp_05_dp_06_dp_07_columns_build_as_in_klondike_and_spaces_take_kings() {
    let rules = rules("double-patience", "");
    let mut game =
        Position { columns: &["9S", "5c 8H 7C 6D", "AS", "KH", "", "8D"], ..Position::default() }.game(&rules);
    assert!(legal(&game, "c2c1x3") && !legal(&game, "c4c3") && legal(&game, "c4c5") && !legal(&game, "c6c5"));
    play(&mut game, "c2c1x3");
    assert!(game.table().columns()[1][0].is_up());
    assert!(legal(&game, "c1c6x2"));
}

#[test]
fn dp_08_only_the_group_just_turned_is_playable() {
    let rules = rules("double-patience", "draw=3");
    let mut game = start(&rules, 2);
    play(&mut game, "d");
    assert_eq!(game.table().waste_group(), 3);
    play(&mut game, "d");
    assert_eq!((game.table().waste().len(), game.table().waste_group()), (6, 3));
    assert!(game.view().pile(Pile::Waste).take(3).all(|seen| seen.card().is_none()));
    // When the group is played, what lies aside stays aside.
    let columns = ["9S", "6S"];
    let mut game = Position { columns: &columns, waste: "5H 8H", group: Some(1), ..Position::default() }.game(&rules);
    play(&mut game, "wc1");
    assert_eq!(refusal(&game, "wc2"), IllegalMove::WasteAside);
    let open = common::rules("double-patience", "draw=3 waste=top");
    let mut game = Position { columns: &columns, waste: "5H 8H", ..Position::default() }.game(&open);
    play(&mut game, "wc1");
    play(&mut game, "wc2");
}

/// Turns the whole stock and lets it be shuffled; what is drawn then.
fn next_pass(game: &mut Game) -> Vec<String> {
    while legal(game, "d") {
        play(game, "d");
    }
    assert_eq!(refusal(game, "r"), IllegalMove::AlwaysShuffled);
    play(game, "s");
    game.table().stock().iter().rev().map(|placed| placed.card().to_string()).collect()
}

#[test]
fn dp_09_the_cards_aside_are_shuffled_in_an_order_that_follows_from_the_deal() {
    let rules = rules("double-patience", "");
    let (mut one, mut other) = (start(&rules, 9), start(&rules, 9));
    let before: Vec<String> = one.table().stock().iter().rev().map(|placed| placed.card().to_string()).collect();
    let (first, second) = (next_pass(&mut one), next_pass(&mut one));
    assert_ne!(before, first);
    assert_ne!(first, second);
    assert_eq!(next_pass(&mut other), first);
    assert_eq!(next_pass(&mut other), second);
    // Undo and redo across the shuffle see the same cards.
    let after = seen(&one);
    let steps = one.steps().len();
    while one.undo().is_some() {}
    assert_eq!(one.table(), one.opening());
    while one.redo().is_some() {}
    assert_eq!((one.steps().len(), seen(&one)), (steps, after));
    // Another deal is shuffled otherwise.
    assert_ne!(next_pass(&mut start(&rules, 10)), first);
}

#[test]
fn dp_09_whatever_was_played_the_cards_left_take_the_order_of_the_whole_pack() {
    let rules = rules("double-patience", "");
    let deal = Deal::numbered(&rules, 21);
    let mut game = Game::start(&rules, &deal);
    let mut played = 0;
    // Plays whatever can be played from the waste on the way through.
    for _ in 0..300 {
        let all = moves(&game);
        let Some(mv) = all.iter().find(|mv| mv.starts_with('w')).or_else(|| all.iter().find(|mv| *mv == "d")).cloned()
        else {
            break;
        };
        played += usize::from(mv.starts_with('w'));
        play(&mut game, &mv);
    }
    assert!(played > 0);
    play(&mut game, "s");
    let drawn: Vec<cards::Card> = game.table().stock().iter().rev().map(|placed| placed.card()).collect();
    let mut left = drawn.clone();
    let mut expected = Vec::new();
    for card in deal.seed().order(&rules, 1) {
        if let Some(i) = left.iter().position(|other| *other == card) {
            left.remove(i);
            expected.push(card);
        }
    }
    assert_eq!(drawn, expected);
}

#[test]
fn dp_10_it_is_won_with_eight_full_foundations() {
    let rules = rules("double-klondike", "");
    let deal = Deal::numbered(&rules, 1);
    assert!(!Game::start(&rules, &deal).is_won());
    assert_eq!(rules.foundation_suits().len() * 13, rules.pack().len());
}

#[test]
fn va_01_las_vegas_is_draw_one_and_one_pass_for_a_stake() {
    let rules = rules("vegas", "");
    let mut game = start(&rules, 1);
    assert_eq!(game.score(0), -52);
    play(&mut game, "d");
    assert_eq!(game.table().waste().len(), 1);
    while legal(&game, "d") {
        play(&mut game, "d");
    }
    assert_eq!(refusal(&game, "r"), IllegalMove::NoPassLeft { passes: 1 });
    let three = common::rules("vegas-draw-3", "");
    let mut game = start(&three, 1);
    play(&mut game, "d");
    assert_eq!((game.table().waste().len(), game.score(0)), (3, -52));
}
