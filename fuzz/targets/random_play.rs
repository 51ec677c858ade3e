//! Whatever is played, undone and redone with any options, the cards stay the same, undo leads back to
//! the opening and redo forward to the same table.

#![no_main]

use engine::{Deal, Game};
use libfuzzer_sys::fuzz_target;
use rules::{Catalogue, OptionName, Rules, Value};
use std::sync::Arc;

/// Numbers that follow from the input; zeros when it is used up.
struct Choices<'b>(std::slice::Iter<'b, u8>);

impl Choices<'_> {
    fn below(&mut self, bound: usize) -> usize {
        self.0.next().map_or(0, |byte| usize::from(*byte) % bound.max(1))
    }
}

/// A preset with any options that make sense with it.
fn rules(choices: &mut Choices<'_>) -> Arc<Rules> {
    let games = Catalogue::builtin().games();
    let file = &games[choices.below(games.len())];
    let preset = &file.presets()[choices.below(file.presets().len())];
    let mut set: Vec<(OptionName, Value)> = Vec::new();
    for spec in file.options() {
        let offered = choices.below(spec.offer.len() + 1);
        let Some(value) = spec.offer.get(offered) else { continue };
        set.push((spec.name, *value));
        if file.rules(preset, &set).is_err() {
            set.pop();
        }
    }
    Arc::new(file.rules(preset, &set).expect("each option was tried"))
}

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices(bytes.iter());
    let rules = rules(&mut choices);
    let deal = Deal::numbered(&rules, choices.below(256) as u64);
    let mut game = Game::start(&rules, &deal);
    let cards = game.table().cards();
    while choices.0.len() > 0 {
        match choices.below(8) {
            6 => {
                game.undo();
            }
            7 => {
                game.redo();
            }
            _ => {
                let moves: Vec<_> = game.legal_moves().collect();
                let Some(legal) = moves.get(choices.below(moves.len())) else { continue };
                assert_eq!(game.check(legal.get()).as_ref(), Ok(legal));
                game.play(*legal);
            }
        }
        assert_eq!(game.table().cards(), cards);
    }
    let table = game.table().clone();
    let steps = game.steps().len();
    while game.undo().is_some() {}
    assert_eq!(game.table(), game.opening());
    for _ in 0..steps {
        game.redo();
    }
    assert_eq!(game.table(), &table);
});
