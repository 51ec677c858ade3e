//! Looser rules always allow what stricter rules allow (WN-04).

use crate::bridge::Pair;
use engine::{Game, Move};
use testkit::decks;
use testkit::random::Random;

/// Pairs of options, the looser value first.
const LOOSER: [(&str, &str, &str); 8] = [
    ("lift", "part", "whole"),
    ("take_back", "true", "false"),
    ("aces", "free", "must"),
    ("empty_column", "any", "king"),
    ("empty_column", "king", "none"),
    ("passes", "unlimited", "3"),
    ("passes", "3", "1"),
    ("waste", "top", "group"),
];

#[test]
fn looser_rules_contain_the_moves_of_stricter_rules_in_every_position_on_the_way() {
    let mut random = Random::new(5);
    for (name, loose, strict) in LOOSER {
        let preset = if name == "waste" { "double-patience" } else { "klondike" };
        let one = |value: &str| Pair::new(preset, &[(name.to_owned(), value.to_owned())]).expect("sensible rules");
        let (loose_pair, strict_pair) = (one(loose), one(strict));
        let mut more = 0;
        for _ in 0..40 {
            let deck = decks::random(&mut random, usize::from(loose_pair.rules.pack().packs()));
            let (deal, _) = loose_pair.deal(&deck);
            let mut looser = Game::start(&loose_pair.rules, &deal);
            let mut stricter = Game::start(&strict_pair.rules, &deal);
            for _ in 0..120 {
                let allowed: Vec<Move> = stricter.legal_moves().map(engine::Legal::get).collect();
                for mv in &allowed {
                    assert!(looser.check(*mv).is_ok(), "{name}={loose} forbids {mv}");
                }
                more += looser.legal_moves().count() - allowed.len();
                let Some(mv) = random.pick(&allowed).copied() else { break };
                for game in [&mut looser, &mut stricter] {
                    let legal = game.check(mv).expect("legal for both");
                    game.play(legal);
                }
            }
        }
        assert!(more > 0, "{name}={loose} never allows more than {strict}");
    }
}
