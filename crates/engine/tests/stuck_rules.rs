//! KL-40: whether a game is stuck is said at once, also where cards can go to and fro in millions of
//! ways.

mod common;

use common::{Position, play, rules};
use engine::{Facing, Game, Setup, Stuck, StuckSearch};

/// The answer, which must not take more than so many positions.
fn soon(game: &Game, positions: usize) -> Stuck {
    let mut search = StuckSearch::new(game.rules(), game.table());
    search.run(positions).unwrap_or_else(|| panic!("more than {positions} positions"))
}

#[test]
fn kl_40_a_long_game_to_and_fro_is_seen_through() {
    // Three low clubs lie under the jack of hearts; nearly everything else can be moved, taken back
    // and put up again. The ten of hearts goes up after one move.
    let game = Position {
        columns: &[
            "",
            "KS QD JC TH 9C 8D 7C 6D 5C 4D 3C",
            "KC QH JS TD",
            "KD QS JD TC 9D 8C 7D 6C 5D 4C",
            "KH",
            "",
            "2c qc ac JH",
        ],
        up: [10, 9, 0, 3],
        ..Position::default()
    };
    let mut game = game.game(&rules("klondike-draw-1", ""));
    assert_eq!(soon(&game, 100), Stuck::No);
    let up = game.table().on_foundations();
    play(&mut game, "c2c3x7");
    play(&mut game, "c2f2");
    assert_eq!(game.table().on_foundations(), up + 1);
    assert_eq!(soon(&game, 100), Stuck::No);
}

#[test]
fn kl_40_a_stuck_game_with_two_packs_is_called_so_at_once() {
    let rules = rules("double-klondike", "passes=1");
    let column = |text: &str| {
        let facing = |card: &str| if card.chars().any(char::is_lowercase) { Facing::Down } else { Facing::Up };
        text.split(' ').map(|card| (card.parse().expect("a card"), facing(card))).collect::<Vec<_>>()
    };
    let cards = |text: &str| text.split(' ').map(|card| card.parse().expect("a card")).collect::<Vec<_>>();
    let setup = Setup {
        columns: [
            "KC",
            "KC QD JS TD 9S",
            "KD QC JD TC 9D",
            "8h KS QH",
            "8s 7d 9s JH TS 9D 8C 7H 6C 5D 4C 3H",
            "3s 6S 5H",
            "qd 8d as kh 7C",
            "6c 3d 2s 5c 7d qc TH 9C 8H 7C 6H 5C 4H",
            "kd 9h td 2c 7S",
        ]
        .map(column)
        .to_vec(),
        waste: cards("4C JH QS 2D 3C 8C 9C JS JC 5S KS 7H TC 6D 4S 8D JC QH 8S TH QS TS 7S KH 6S JD 2H 4D 9H"),
        foundations: ["AS 2S 3S 4S 5S", "AH 2H 3H 4H 5H 6H", "AH", "AC", "AC 2C 3C", "AD 2D 3D 4D 5D 6D", "AD"]
            .map(cards)
            .to_vec(),
        ..Setup::default()
    };
    let game = Game::start_with(&rules, setup.place(&rules).expect("a possible position"), 0);
    assert_eq!(soon(&game, 1_000), Stuck::Yes);
}

#[test]
fn kl_40_of_a_game_dealt_face_up_nothing_is_said_after_a_hundred_thousand_positions() {
    let game = Position {
        columns: &["KH QD JD TH 9D", "3D", "QH JH TD 9H 8D 7D 6D 5D", "", "9S 8S 7S", "6S 5S 4S 3S", "QC JC"],
        waste: "QS TS 8H 2D 2S 7H KC KD TC JS KS 4D",
        stock: Some(""),
        up: [1, 6, 9, 1],
        group: Some(0),
        ..Position::default()
    };
    let game = game.game(&rules("whitehead", "waste=group aces=must"));
    let mut search = StuckSearch::new(game.rules(), game.table());
    assert_eq!((search.run(100_000), search.run(1)), (None, Some(Stuck::No)));
}
