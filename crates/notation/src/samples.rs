//! Random games for the property tests.

use crate::code::{DealName, ShareCode};
use crate::import::Foreign;
use cards::Shuffle;
use engine::Game;
use proptest::prelude::*;
use rules::{Catalogue, OptionName, Rules, Value};
use std::sync::Arc;

/// Any preset with any options that make sense together.
pub(crate) fn any_rules() -> impl Strategy<Value = Arc<Rules>> {
    any::<u64>().prop_map(|seed| random_rules(&mut Shuffle::new(seed)))
}

fn random_rules(random: &mut Shuffle) -> Arc<Rules> {
    let presets: Vec<_> = Catalogue::builtin().presets().collect();
    let preset = presets[random.below(presets.len() as u64) as usize];
    let (file, _) = Catalogue::builtin().find(preset.id()).expect("it comes from there");
    let mut set: Vec<(OptionName, Value)> = Vec::new();
    for spec in file.options() {
        let offered = spec.offer[random.below(spec.offer.len() as u64) as usize];
        let value = match spec.range {
            Some((min, max)) if random.below(4) == 0 => {
                Value::Number(min + random.below(u64::from(max - min) + 1) as u16)
            }
            Some(_) | None => offered,
        };
        set.push((spec.name, value));
        // What makes no sense with the rest is left out.
        if random.below(2) == 0 || file.rules(preset, &set).is_err() {
            set.pop();
        }
    }
    Arc::new(file.rules(preset, &set).expect("every part was checked"))
}

/// Any deal of any game, by each kind of name.
pub(crate) fn any_code() -> impl Strategy<Value = ShareCode> {
    (any_rules(), any::<u64>(), 0..4_u8).prop_map(|(rules, number, kind)| {
        let cards = || {
            let order = ShareCode::numbered(&rules, number).deal().order().to_vec();
            ShareCode::named(&rules, DealName::Cards(order)).expect("a deal holds the pack")
        };
        match kind {
            0 => ShareCode::numbered(&rules, number % 1000),
            1 => ShareCode::numbered(&rules, number),
            2 => ShareCode::foreign(&rules, Foreign::Solvitaire(number as u32)).unwrap_or_else(|_| cards()),
            _ => cards(),
        }
    })
}

/// A game from a deal after so many random moves.
pub(crate) fn random_game(code: &ShareCode, balance: i64, seed: u64, moves: usize) -> Game {
    let mut random = Shuffle::new(seed);
    let mut game = Game::start_with(code.rules(), code.deal().table(code.rules()), balance);
    for _ in 0..moves {
        let legal: Vec<_> = game.legal_moves().collect();
        if legal.is_empty() {
            break;
        }
        game.play(legal[random.below(legal.len() as u64) as usize]);
    }
    game
}
