//! No text makes the reader of rules files panic, and every preset of a file that is read can be dealt
//! and played.

#![no_main]

use engine::{Deal, Game};
use libfuzzer_sys::fuzz_target;
use rules::GameFile;
use std::sync::Arc;

fuzz_target!(|text: &str| {
    match GameFile::parse(text) {
        Ok(file) => {
            for preset in file.presets() {
                let rules = Arc::new(file.rules(preset, &[]).expect("a preset of a file that was read"));
                let mut game = Game::start(&rules, &Deal::numbered(&rules, 1));
                let cards = game.table().cards();
                for _ in 0..20 {
                    let Some(legal) = game.legal_moves().last() else { break };
                    game.play(legal);
                }
                assert_eq!(game.table().cards(), cards);
            }
        }
        Err(errors) => assert!(!errors.0.is_empty()),
    }
});
