//! The ledger's statements on Klondike's table and moves, one test each.

mod common;

use cards::{Card, Colour, Rank, Suit};
use common::{Position, legal, moves, play, refusal, rules};
use engine::{Deal, Game, IllegalMove};

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn position<'p>(columns: &'p [&'p str], waste: &'p str) -> Position<'p> {
    Position { columns, waste, ..Position::default() }
}

#[test]
fn kl_02_seven_columns_of_one_to_seven_cards_with_only_the_last_face_up() {
    let rules = rules("klondike", "");
    let game = Game::start(&rules, &Deal::numbered(&rules, 7));
    let sizes: Vec<usize> = game.table().columns().iter().map(Vec::len).collect();
    assert_eq!(sizes, [1, 2, 3, 4, 5, 6, 7]);
    for column in game.table().columns() {
        assert!(column.iter().rev().skip(1).all(|placed| !placed.is_up()));
        assert!(column.last().is_some_and(|placed| placed.is_up()));
    }
    assert_eq!(game.table().face_down(), 21);
}

#[test]
fn kl_03_the_cards_are_dealt_row_by_row_and_the_rest_is_the_stock_in_drawing_order() {
    let rules = rules("klondike", "");
    let order: Vec<Card> = Card::all().collect();
    let game = Game::start(&rules, &Deal::ordered(&rules, order.clone()).expect("a whole pack"));
    let index = |pile: &[engine::Placed]| -> Vec<usize> { pile.iter().map(|placed| placed.card().index()).collect() };
    // The first row takes cards 0 to 6, the second 7 to 12 from the second column on.
    assert_eq!(index(&game.table().columns()[0]), [0]);
    assert_eq!(index(&game.table().columns()[1]), [1, 7]);
    assert_eq!(index(&game.table().columns()[6]), [6, 12, 17, 21, 24, 26, 27]);
    let drawn: Vec<usize> = index(game.table().stock()).into_iter().rev().collect();
    assert_eq!(drawn, (28..52).collect::<Vec<_>>());
    assert_eq!(game.table().stock()[0].id().0, 51);
}

#[test]
fn kl_04_the_other_24_cards_are_the_stock_and_nothing_else_is_out() {
    let rules = rules("klondike", "");
    let game = Game::start(&rules, &Deal::numbered(&rules, 3));
    assert_eq!(game.table().stock().len(), 24);
    assert!(game.table().stock().iter().all(|placed| !placed.is_up()));
    assert!(game.table().waste().is_empty());
    assert_eq!(game.table().foundations().len(), 4);
    assert_eq!(game.table().on_foundations(), 0);
    assert_eq!(refusal(&game, "sc1"), IllegalMove::FromStock);
}

#[test]
fn kl_10_a_card_goes_on_one_rank_higher_of_the_other_colour() {
    let rules = rules("klondike", "");
    // Every card against every other one, in a position with just these two in columns.
    for moving in Card::all() {
        for onto in Card::all().filter(|onto| *onto != moving) {
            let columns = [onto.to_string(), moving.to_string()];
            let game = position(&[&columns[0], &columns[1]], "").game(&rules);
            let fits = onto.rank().number() == moving.rank().number() + 1 && onto.colour() != moving.colour();
            assert_eq!(legal(&game, "c2c1"), fits, "{moving} on {onto}");
        }
    }
    assert_eq!(Suit::Hearts.colour(), Colour::Red);
}

#[test]
fn kl_11_nothing_goes_on_an_ace_and_no_king_on_an_ace() {
    let game = position(&["AS", "KH", "2H"], "").game(&rules("klondike", ""));
    assert_eq!(refusal(&game, "c2c1"), IllegalMove::OntoAce { card: card("KH"), onto: card("AS") });
    assert_eq!(refusal(&game, "c3c1"), IllegalMove::OntoAce { card: card("2H"), onto: card("AS") });
}

#[test]
fn kl_12_a_run_moves_together_and_its_highest_card_decides() {
    let mut game = position(&["9S", "5c 8H 7C 6D"], "").game(&rules("klondike", ""));
    assert!(legal(&game, "c2c1x3"));
    assert!(!legal(&game, "c2c1x2"));
    play(&mut game, "c2c1x3");
    assert_eq!(game.table().columns()[0].len(), 4);
}

#[test]
fn kl_13_parts_of_runs_move_or_only_whole_ones() {
    let columns = ["8S", "4d 8H 7C 6D", "7S"];
    let part = position(&columns, "").game(&rules("klondike", ""));
    assert!(legal(&part, "c2c3"));
    let whole = position(&columns, "").game(&rules("klondike", "lift=whole"));
    assert_eq!(refusal(&whole, "c2c3"), IllegalMove::WholeRunOnly { cards: 3 });
    // The last card alone may still go to a foundation.
    let up = Position { columns: &["5c 8H 7C 6D"], up: [0, 0, 0, 5], ..Position::default() };
    assert!(legal(&up.game(&rules("klondike", "lift=whole")), "c1f4"));
    let all = position(&["9S", "4d 8H 7C 6D"], "").game(&rules("klondike", "lift=whole"));
    assert!(legal(&all, "c2c1x3"));
}

#[test]
fn kl_14_er_06_a_face_down_card_is_neither_moved_nor_played_upon() {
    let game = position(&["9S", "8h 2C"], "").game(&rules("klondike", ""));
    assert_eq!(refusal(&game, "c2c1x2"), IllegalMove::FaceDown);
    assert_eq!(refusal(&game, "c2c1x2").rule(), "ER-06");
}

#[test]
fn kl_15_the_last_card_is_turned_up_as_part_of_the_same_move() {
    let mut game = position(&["3H", "8h 2C"], "").game(&rules("klondike", ""));
    play(&mut game, "c2c1");
    assert!(game.table().columns()[1][0].is_up());
    assert_eq!(game.steps().len(), 1);
    game.undo();
    assert!(!game.table().columns()[1][0].is_up());
}

#[test]
fn kl_16_er_03_an_empty_column_takes_a_king_alone_or_with_its_run() {
    let columns = ["", "2c KH QS", "4d 9H"];
    let king = position(&columns, "").game(&rules("klondike", ""));
    assert!(legal(&king, "c2c1x2"));
    assert_eq!(refusal(&king, "c3c1"), IllegalMove::EmptyTakesKing { card: card("9H") });
    assert_eq!(refusal(&king, "c3c1").rule(), "ER-03");
    let any = position(&columns, "").game(&rules("klondike", "empty_column=any"));
    assert!(legal(&any, "c3c1") && legal(&any, "c2c1"));
    let none = position(&columns, "").game(&rules("klondike", "empty_column=none"));
    assert_eq!(refusal(&none, "c2c1x2"), IllegalMove::EmptyTakesNothing);
}

#[test]
fn kl_17_the_stock_may_be_turned_while_other_moves_exist() {
    let game = position(&["9S", "8H"], "").game(&rules("klondike", ""));
    assert!(legal(&game, "c2c1") && legal(&game, "d"));
}

#[test]
fn kl_18_an_ace_may_lie_or_must_go_up_before_anything_else() {
    let columns = ["9S", "8H", "AC"];
    assert!(legal(&position(&columns, "").game(&rules("klondike", "")), "c2c1"));
    let mut game = position(&columns, "").game(&rules("klondike", "aces=must"));
    assert_eq!(moves(&game), ["c3f3"]);
    assert_eq!(refusal(&game, "d"), IllegalMove::AceFirst { ace: card("AC") });
    play(&mut game, "c3f3");
    assert!(legal(&game, "c2c1") && legal(&game, "d"));
    let waste = position(&["9S", "8H"], "2C AD").game(&rules("klondike", "aces=must"));
    assert_eq!(moves(&waste), ["wf4"]);
    // Other cards may always stay in the columns.
    let two = Position { columns: &["2C"], up: [0, 0, 1, 0], ..Position::default() };
    assert!(legal(&two.game(&rules("klondike", "aces=must")), "d"));
}

#[test]
fn kl_20_er_02_er_08_a_foundation_goes_up_from_the_ace_in_suit() {
    let game = Position { columns: &["2H", "2C", "3C", "AD"], up: [0, 0, 1, 0], ..Position::default() };
    let game = game.game(&rules("klondike", ""));
    assert!(legal(&game, "c2f3") && legal(&game, "c4f4"));
    assert_eq!(refusal(&game, "c1f3"), IllegalMove::FoundationSuit { card: card("2H"), suit: Suit::Clubs });
    assert_eq!(refusal(&game, "c1f3").rule(), "ER-02");
    let next = Rank::new(2);
    assert_eq!(refusal(&game, "c3f3"), IllegalMove::FoundationRank { card: card("3C"), next });
    assert_eq!(refusal(&game, "c3f3").rule(), "ER-08");
}

#[test]
fn kl_21_only_a_free_card_goes_to_a_foundation_one_at_a_time() {
    let game = Position { columns: &["3D 2C"], up: [0, 0, 1, 2], ..Position::default() }.game(&rules("klondike", ""));
    assert_eq!(refusal(&game, "c1f3x2"), IllegalMove::FoundationOneAtATime);
    assert_eq!(refusal(&game, "c1f4x2"), IllegalMove::FoundationOneAtATime);
    assert!(legal(&game, "c1f3"));
}

#[test]
fn kl_22_a_foundation_card_may_come_back_where_it_fits_or_may_not() {
    let columns = ["4D", "", "5S"];
    let place =
        |options: &str, up| Position { columns: &columns, up, ..Position::default() }.game(&rules("klondike", options));
    let mut game = place("", [3, 0, 0, 0]);
    assert!(legal(&game, "f1c1") && !legal(&game, "f1c2") && !legal(&game, "f1c3"));
    // Straight back up and down again to the same column.
    play(&mut game, "f1c1");
    play(&mut game, "c1f1");
    assert!(legal(&game, "f1c1"));
    assert_eq!(refusal(&place("take_back=false", [3, 0, 0, 0]), "f1c1"), IllegalMove::NoTakeBack);
    // An empty column counts for a king.
    let king = Position { columns: &["", "9S"], up: [0, 13, 0, 0], ..Position::default() }.game(&rules("klondike", ""));
    assert!(legal(&king, "f2c1"));
    assert_eq!(refusal(&king, "f2f1"), IllegalMove::TakeBackToColumn);
}

#[test]
fn kl_23_the_game_is_won_when_all_cards_are_up_and_over_then() {
    let mut game =
        Position { columns: &["KS"], up: [12, 13, 13, 13], ..Position::default() }.game(&rules("klondike", ""));
    assert!(!game.is_won());
    play(&mut game, "c1f1");
    assert!(game.is_won());
    assert_eq!(moves(&game), [""; 0]);
    assert_eq!(refusal(&game, "f1c1"), IllegalMove::GameWon);
}

#[test]
fn er_01_er_07_er_08_wrong_colours_broken_runs_and_wrong_ranks_have_reasons_of_their_own() {
    let game = position(&["9S", "8C", "9H 4C", "7S", "2d KD QD"], "").game(&rules("klondike", ""));
    assert_eq!(refusal(&game, "c2c1"), IllegalMove::Suits { card: card("8C"), onto: card("9S") });
    assert_eq!(refusal(&game, "c2c1").rule(), "ER-01");
    assert_eq!(refusal(&game, "c4c1"), IllegalMove::Rank { card: card("7S"), onto: card("9S") });
    assert_eq!(refusal(&game, "c4c1").rule(), "ER-08");
    assert_eq!(refusal(&game, "c3c1x2"), IllegalMove::NotARun { card: card("4C"), onto: card("9H") });
    assert_eq!(refusal(&game, "c3c1x2").rule(), "ER-07");
    assert_eq!(refusal(&game, "c1c1"), IllegalMove::SamePile);
    assert_eq!(refusal(&game, "c1c9"), IllegalMove::NoSuchPile(engine::Pile::Column(8)));
    assert_eq!(refusal(&game, "c1c2x5"), IllegalMove::NotSoMany { pile: engine::Pile::Column(0), held: 1 });
    assert_eq!(refusal(&game, "c1w"), IllegalMove::OntoStockOrWaste);
}

#[test]
fn va_06_whitehead_lies_open_builds_in_one_colour_and_moves_runs_of_one_suit() {
    let rules = rules("whitehead", "");
    let game = Game::start(&rules, &Deal::numbered(&rules, 1));
    assert_eq!(game.table().face_down(), 0);
    let columns = ["9H", "8D", "9S 8C", "TC", "7C", "", "TS"];
    let game = position(&columns, "").game(&rules);
    assert!(legal(&game, "c2c1") && legal(&game, "c5c3"));
    // Red on red of another suit does not move together, and any card goes into a space.
    assert_eq!(refusal(&game, "c3c4x2"), IllegalMove::NotARun { card: card("8C"), onto: card("9S") });
    assert!(legal(&game, "c3c6") && legal(&game, "c1c6"));
    let suit = position(&["TC", "4D 9S 8S"], "").game(&rules);
    assert!(legal(&suit, "c2c1x2"));
    let kings = position(&columns, "").game(&common::rules("whitehead", "empty_column=king"));
    assert_eq!(refusal(&kings, "c1c6"), IllegalMove::EmptyTakesKing { card: card("9H") });
}

#[test]
fn va_07_eight_columns_hold_36_cards_and_the_stock_16() {
    let rules = rules("eight-columns", "");
    let game = Game::start(&rules, &Deal::numbered(&rules, 1));
    let sizes: Vec<usize> = game.table().columns().iter().map(Vec::len).collect();
    assert_eq!(sizes, [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(game.table().stock().len(), 16);
    assert_eq!(
        rules
            .values()
            .iter()
            .filter(|(name, _)| name.as_str() == "draw" || name.as_str() == "passes")
            .map(|(_, value)| value.to_string())
            .collect::<Vec<_>>(),
        ["1", "unlimited"]
    );
}
