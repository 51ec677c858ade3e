//! The search and the engine mean the same rules: from every position the same positions follow.

use engine::Game;
use std::collections::HashSet;
use testkit::bridge::{Bridged, layout, small_rules};
use testkit::exhaustive::{Case, CaseKind, Exhaustive, Layout, case};
use testkit::random::Random;

/// What the engine's legal moves lead to.
fn followers(game: &mut Game) -> Vec<Layout> {
    let moves: Vec<_> = game.legal_moves().map(engine::Legal::get).collect();
    let mut layouts = Vec::new();
    for mv in moves {
        let legal = game.check(mv).expect("just listed");
        game.play(legal);
        layouts.push(layout(game.rules(), game.table()));
        game.undo();
    }
    layouts.sort();
    layouts.dedup();
    layouts
}

fn start(case: &Case) -> (Bridged, Game) {
    let bridged = Bridged::of(case).unwrap_or_else(|error| panic!("{case:?}: {error}"));
    let game = Game::start_with(&bridged.rules, bridged.table.clone(), 0);
    (bridged, game)
}

#[test]
fn the_same_positions_follow_for_both_over_all_options_and_kinds() {
    let mut random = Random::new(20);
    let (mut positions, mut reshuffled, mut over) = (0, 0, 0);
    let mut kinds = HashSet::new();
    for _ in 0..4_000 {
        let case = case(&mut random);
        let (bridged, mut game) = start(&case);
        assert_eq!(small_rules(&bridged.rules), case.rules);
        assert_eq!(Exhaustive::new(&case.rules, &case.layout, &case.order()).expect("a small game").layout(), {
            layout(&bridged.rules, game.table())
        });
        kinds.insert(case.kind);
        let order = bridged.order();
        for _ in 0..8 {
            let here = layout(&bridged.rules, game.table());
            let search = Exhaustive::new(&case.rules, &here, &order).expect("a small game");
            assert_eq!(search.layout(), here);
            assert_eq!(search.successors(), followers(&mut game), "{:?} {here:?}", case.rules);
            positions += 1;
            let legal: Vec<_> = game.legal_moves().collect();
            let Some(legal) = random.pick(&legal).copied() else {
                over += 1;
                break;
            };
            reshuffled += usize::from(legal.get() == engine::Move::Reshuffle);
            game.play(legal);
        }
    }
    assert!(positions > 20_000 && reshuffled > 50 && over > 100, "{positions} {reshuffled} {over}");
    assert_eq!(kinds.len(), CaseKind::ALL.len());
}

#[test]
fn both_reach_the_same_positions_in_all() {
    let mut random = Random::new(21);
    let mut compared = 0;
    while compared < 60 {
        let case = case(&mut random);
        let (bridged, game) = start(&case);
        let Some(explored) = bridged.explore(2_000).expect("a small game") else { continue };
        if explored.len() < 50 {
            continue;
        }
        let first = layout(&bridged.rules, game.table());
        let mut seen = HashSet::from([first.clone()]);
        let mut waiting = vec![first];
        while let Some(here) = waiting.pop() {
            let at = bridged.at(&here).expect("a position of the game");
            let mut game = Game::start_with(&at.rules, at.table, 0);
            for next in followers(&mut game) {
                if seen.insert(next.clone()) {
                    waiting.push(next);
                }
            }
        }
        let explored: HashSet<Layout> = explored.iter().map(|(layout, _)| layout).collect();
        assert!(explored == seen, "{} {} {case:?}", explored.len(), seen.len());
        compared += 1;
    }
}
