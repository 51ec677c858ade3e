//! Random play over every preset keeps the cards and undoes to the start.

use cards::Shuffle;
use engine::{Deal, Game, StuckSearch};
use rules::Catalogue;
use std::sync::Arc;

#[test]
fn random_games_keep_their_cards_and_undo_to_the_start() {
    let catalogue = Catalogue::builtin();
    for preset in catalogue.presets() {
        let rules = Arc::new(catalogue.rules(preset.id(), &[]).expect("a built-in preset"));
        let mut worst = 0;
        for number in 0..40 {
            let mut random = Shuffle::new(number);
            let mut game = Game::start(&rules, &Deal::numbered(&rules, number));
            let cards = game.table().cards();
            for _ in 0..150 {
                let moves: Vec<_> = game.legal_moves().collect();
                if moves.is_empty() {
                    break;
                }
                let legal = moves[random.below(moves.len() as u64) as usize];
                game.play(legal);
                assert_eq!(game.table().cards(), cards);
                let mut s = StuckSearch::new(&rules, game.table());
                while s.run(1000).is_none() {
                    if s.positions() > 200_000 {
                        println!("BIG {} {}", preset.id(), number);
                        break;
                    }
                }
                worst = worst.max(s.positions());
            }
            while game.undo().is_some() {}
            assert_eq!(game.table(), game.opening());
        }
        println!("{} worst {worst}", preset.id());
    }
}

#[test]
fn foundations_of_one_suit_are_alike_whatever_makes_them_many() {
    // One pack of four times the same suit: four foundations of spades.
    let text = include_str!("../../../games/klondike.toml").replace("suits = 4", "suits = 1");
    let catalogue = Catalogue::new(&[text.as_str()]).expect("a game of one suit");
    let rules = catalogue.rules("klondike", &[]).expect("a preset of the file");
    let spades = |n: usize| cards::Rank::all().take(n).map(|rank| cards::Card::new(rank, cards::Suit::Spades));
    let position = |heights: [usize; 4]| {
        let mut left = rules.pack().cards();
        let foundations: Vec<Vec<cards::Card>> = heights.map(|n| spades(n).collect()).to_vec();
        for card in foundations.iter().flatten() {
            let at = left.iter().position(|other| other == card).expect("a card of the pack");
            left.remove(at);
        }
        let setup = engine::Setup { stock: left, foundations, ..engine::Setup::default() };
        setup.place(&rules).expect("a possible position").position(&rules)
    };
    assert_eq!(position([3, 1, 4, 2]), position([1, 2, 3, 4]));
    assert_ne!(position([3, 1, 4, 2]), position([2, 2, 4, 2]));
}
