//! Whatever is put in, cards are neither lost nor made, and what is undone is as it was.

use crate::bridge::Pair;
use engine::{Game, Move, Pile};
use testkit::decks;
use testkit::random::Random;

fn random_pile(random: &mut Random) -> Pile {
    match random.below(8) {
        0 => Pile::Stock,
        1 => Pile::Waste,
        2 | 3 => Pile::Foundation(random.below(9) as u8),
        _ => Pile::Column(random.below(10) as u8),
    }
}

#[test]
fn a_million_random_inputs_over_all_options_keep_every_card() {
    let mut random = Random::new(7);
    let (mut inputs, mut played) = (0_u32, 0_u32);
    while inputs < 1_000_000 {
        let pair = Pair::random(&mut random);
        let deck = decks::random(&mut random, usize::from(pair.rules.pack().packs()));
        let (deal, _) = pair.deal(&deck);
        let mut game = Game::start(&pair.rules, &deal);
        let cards = game.table().cards();
        for _ in 0..2_500 {
            inputs += 1;
            let changed = match random.below(24) {
                0 => game.undo().is_some(),
                1 => game.redo().is_some(),
                n => {
                    let mv = match n {
                        2 | 3 => Move::Turn,
                        4 => Move::Redeal,
                        5 => Move::Reshuffle,
                        _ => {
                            let (from, to) = (random_pile(&mut random), random_pile(&mut random));
                            Move::Carry { from, to, count: random.below(4) as u8 }
                        }
                    };
                    let legal = game.check(mv);
                    if let Ok(legal) = legal {
                        game.play(legal);
                        played += 1;
                    }
                    legal.is_ok()
                }
            };
            if changed {
                assert_eq!(game.table().cards(), cards);
            }
        }
        let (steps, after) = (game.steps().len(), game.table().clone());
        while game.undo().is_some() {}
        assert_eq!(game.table(), game.opening());
        for _ in 0..steps {
            game.redo();
        }
        assert_eq!(game.table(), &after, "undo then redo is the identity");
    }
    assert!(played > 20_000, "{played} of {inputs} were moves");
}

#[test]
fn a_move_is_legal_exactly_when_it_is_listed_over_all_from_to_and_count() {
    let mut random = Random::new(11);
    for _ in 0..60 {
        let pair = Pair::random(&mut random);
        let deck = decks::random(&mut random, usize::from(pair.rules.pack().packs()));
        let (deal, _) = pair.deal(&deck);
        let mut game = Game::start(&pair.rules, &deal);
        for _ in 0..40 {
            let listed: Vec<Move> = game.legal_moves().map(engine::Legal::get).collect();
            let beyond = [Pile::Foundation(8), Pile::Column(12)];
            let piles: Vec<Pile> = game.table().piles().chain(beyond).collect();
            let mut checked = Vec::new();
            for from in &piles {
                for to in &piles {
                    for count in 0..=14 {
                        checked.push(Move::Carry { from: *from, to: *to, count });
                    }
                }
            }
            checked.extend([Move::Turn, Move::Redeal, Move::Reshuffle]);
            checked.retain(|mv| game.check(*mv).is_ok());
            let sorted = |mut moves: Vec<Move>| {
                moves.sort();
                moves
            };
            assert_eq!(sorted(checked), sorted(listed.clone()));
            let Some(mv) = random.pick(&listed).copied() else { break };
            let legal = game.check(mv).expect("listed");
            game.play(legal);
        }
    }
}
