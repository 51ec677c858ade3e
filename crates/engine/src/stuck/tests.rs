//! Counting and following every card give the same answers.

use super::counted::Counted;
use super::piles::Piles;
use super::{Look, Stuck, reachable};
use crate::deal::Deal;
use crate::game::Game;
use crate::setup::{Facing, Setup};
use crate::table::Table;
use cards::{Card, Rank, Shuffle};
use rules::{Catalogue, OptionName, Rules, Value};
use std::sync::Arc;

/// Positions that one search looks at before a comparison is given up.
const LIMIT: usize = 4_000;

/// The answer of a search, unless it looks at too many positions.
fn answer(mut look: impl FnMut() -> Look) -> Option<Stuck> {
    (0..LIMIT).find_map(|_| match look() {
        Look::Progress => Some(Stuck::No),
        Look::Nothing => None,
        Look::AllSeen => Some(Stuck::Yes),
        Look::GivenUp => unreachable!("the limit here is lower"),
    })
}

/// Both answers, where there are two.
fn answers(rules: &Rules, table: &Table) -> Option<(Stuck, Stuck)> {
    let reachable = reachable(rules, table);
    let mut counted = Counted::new(rules, table, reachable)?;
    let mut piles = Piles::new(rules, table, reachable);
    let slow = answer(|| piles.look())?;
    let fast = answer(|| counted.look()).expect("counting looks at fewer positions");
    assert!(counted.positions() <= piles.positions() || slow == Stuck::No);
    Some((fast, slow))
}

/// A game with some of its options set.
fn any_rules(random: &mut Shuffle) -> Arc<Rules> {
    let presets: Vec<_> = Catalogue::builtin().presets().collect();
    let preset = presets[random.below(presets.len() as u64) as usize];
    let (file, _) = Catalogue::builtin().find(preset.id()).expect("it comes from there");
    let mut set: Vec<(OptionName, Value)> = Vec::new();
    for spec in file.options() {
        set.push((spec.name, spec.offer[random.below(spec.offer.len() as u64) as usize]));
        if random.below(2) == 0 || file.rules(preset, &set).is_err() {
            set.pop();
        }
    }
    Arc::new(file.rules(preset, &set).expect("every part was checked"))
}

/// A position as it may be near the end: foundations of any height, cards in runs and not, the
/// undealt ones in the waste with no pass left, or as good as none undealt.
fn any_position(rules: &Rules, random: &mut Shuffle) -> Table {
    let suits = rules.foundation_suits();
    let mut left = rules.pack().cards();
    let mut setup = Setup { columns: vec![Vec::new(); rules.tableau().columns()], ..Setup::default() };
    let highest = random.below(14);
    for suit in suits {
        let height = if random.below(4) == 0 { 0 } else { random.below(highest + 1) };
        let pile: Vec<Card> = Rank::all().take(height as usize).map(|rank| Card::new(rank, suit)).collect();
        for card in &pile {
            let at = left.iter().position(|other| other == card).expect("a card of the pack");
            left.remove(at);
        }
        setup.foundations.push(pile);
    }
    random.shuffle(&mut left);
    left.sort_by_key(|card| std::cmp::Reverse(card.rank()));
    let (undealt, beneath) = (random.below(4), random.below(10));
    let mut buried: Vec<Card> = Vec::new();
    for card in left {
        let build = rules.tableau().build();
        let open = |column: &[(Card, Facing)]| column.last().is_some_and(|(last, _)| build.fits(card, *last));
        let fitting: Vec<usize> = (0..setup.columns.len()).filter(|i| open(&setup.columns[*i])).collect();
        if random.below(16) < undealt {
            setup.waste.push(card);
        } else if random.below(20) < beneath {
            buried.push(card);
        } else if let Some(i) = fitting.get(random.below(3) as usize).or(fitting.first()) {
            setup.columns[*i].push((card, Facing::Up));
        } else if let Some(column) = setup.columns.iter_mut().find(|column| column.is_empty()) {
            column.push((card, Facing::Up));
        } else {
            buried.push(card);
        }
    }
    for card in buried {
        let full: Vec<usize> = (0..setup.columns.len()).filter(|i| !setup.columns[*i].is_empty()).collect();
        match full.get(random.below(2 + full.len() as u64) as usize) {
            Some(i) => setup.columns[*i].insert(0, (card, Facing::Down)),
            None => setup.waste.push(card),
        }
    }
    setup.shuffle = Some(Deal::numbered(rules, 1).seed());
    setup.place(rules).expect("a possible position")
}

#[test]
fn kl_40_counting_finds_what_following_every_card_finds() {
    let mut random = Shuffle::new(40);
    let (mut stuck, mut free) = (0, 0);
    for _ in 0..6_000 {
        let rules = any_rules(&mut random);
        let table = any_position(&rules, &mut random);
        let Some((fast, slow)) = answers(&rules, &table) else { continue };
        assert_eq!(fast, slow, "{} {:?} {table:?}", rules.preset(), rules.chosen());
        match slow {
            Stuck::Yes => stuck += 1,
            Stuck::No => free += 1,
        }
    }
    assert!(stuck > 100 && free > 1_000, "{stuck} stuck, {free} not");
}

#[test]
fn kl_40_both_agree_in_games_as_they_are_played() {
    let mut random = Shuffle::new(41);
    let (mut stuck, mut free) = (0, 0);
    for number in 0..150 {
        let rules = any_rules(&mut random);
        let mut game = Game::start(&rules, &Deal::numbered(&rules, number));
        for step in 0..120 {
            let moves: Vec<_> = game.legal_moves().collect();
            if moves.is_empty() {
                break;
            }
            game.play(moves[random.below(moves.len() as u64) as usize]);
            if step % 4 > 0 {
                continue;
            }
            let Some((fast, slow)) = answers(&rules, game.table()) else { continue };
            assert_eq!(fast, slow, "{} {:?} {:?}", rules.preset(), rules.chosen(), game.table());
            match slow {
                Stuck::Yes => stuck += 1,
                Stuck::No => free += 1,
            }
        }
    }
    assert!(stuck > 10 && free > 500, "{stuck} stuck, {free} not");
}
