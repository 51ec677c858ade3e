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
