//! Random games over all options: at every step both allow the same moves, and moves do the same.

use crate::bridge::{Pair, engine_text, referee_text};
use engine::{Game, Move, Stuck, StuckSearch};
use rules::{TurnsTo, WasteAccess};
use testkit::decks;
use testkit::random::{self, Random};
use testkit::referee;

/// The referee gives up beyond this many positions.
const LIMIT: usize = 3_000;

#[test]
fn random_games_agree_in_moves_outcomes_points_and_endings() {
    let mut random = Random::new(2026);
    let (mut stuck_seen, mut free_seen, mut finish_seen) = (0, 0, 0);
    for _ in 0..400 {
        let pair = Pair::random(&mut random);
        let packs = usize::from(pair.rules.pack().packs());
        let deck = decks::random(&mut random, packs);
        let (deal, mut table) = pair.deal(&deck);
        let order = pair.order(&deal);
        let mut game = Game::start(&pair.rules, &deal);
        for step in 0..90 {
            assert_eq!(engine_text(game.table()), referee_text(&table));
            let TurnsTo::Waste { access, .. } = pair.rules.stock().turns_to;
            if access == WasteAccess::Group {
                assert_eq!(game.table().waste_group(), table.group);
            }
            assert_eq!(game.score(0), table.score, "{:?} {}", pair.referee, engine_text(game.table()));
            let mut ours: Vec<String> = game.legal_moves().map(|legal| legal.get().to_string()).collect();
            let mut theirs: Vec<String> = table.legal_moves(&pair.referee).iter().map(ToString::to_string).collect();
            ours.sort();
            theirs.sort();
            assert_eq!(ours, theirs, "{:?} {}", pair.referee, engine_text(game.table()));
            if step % 8 == 0 {
                if let Some(expected) = referee::stuck(&pair.referee, &table, LIMIT) {
                    let found = StuckSearch::new(&pair.rules, game.table()).finish();
                    assert_eq!(found == Stuck::Yes, expected, "{:?} {}", pair.referee, engine_text(game.table()));
                    if expected { stuck_seen += 1 } else { free_seen += 1 }
                }
                if let Some(expected) = referee::can_finish(&pair.referee, &table, LIMIT) {
                    let line = engine::finish(&pair.rules, game.table());
                    assert_eq!(line.is_some(), expected, "{:?} {}", pair.referee, engine_text(game.table()));
                    finish_seen += usize::from(expected);
                }
            }
            let Some(mv) = random::legal_move(&mut random, &pair.referee, &table, &order) else { break };
            table = table.apply(&pair.referee, mv, &order).expect("a legal move");
            let ours: Move = mv.to_string().parse().expect("the same text for both");
            let legal = game.check(ours).expect("legal for both");
            game.play(legal);
        }
    }
    assert!(stuck_seen > 20 && free_seen > 200, "{stuck_seen} stuck, {free_seen} not");
    println!("{stuck_seen} stuck, {free_seen} not, {finish_seen} to finish");
}

/// Games near their end, so that finishing and not being able to both occur.
#[test]
fn kl_41_finishing_is_offered_exactly_when_it_is_possible() {
    let mut random = Random::new(41);
    let (mut can, mut cannot) = (0, 0);
    for _ in 0..600 {
        let pair = Pair::random(&mut random);
        let packs = usize::from(pair.rules.pack().packs());
        let heights: Vec<usize> = (0..4 * packs).map(|_| 9 + random.below(5)).collect();
        let mut left: Vec<String> = Vec::new();
        let mut setup = engine::Setup { pass: 1, ..engine::Setup::default() };
        for (i, height) in heights.iter().enumerate() {
            let suit = ['S', 'H', 'C', 'D'][i / packs];
            let card = |n: usize| format!("{}{suit}", "A23456789TJQK".as_bytes()[n] as char);
            setup.foundations.push((0..*height).map(|n| card(n).parse().expect("a card")).collect());
            left.extend((*height..13).map(card));
        }
        random.shuffle(&mut left);
        setup.columns = vec![Vec::new(); pair.rules.tableau().columns()];
        for card in left {
            let card: cards::Card = card.parse().expect("a card");
            match random.below(3) {
                0 => setup.stock.push(card),
                1 => setup.waste.push(card),
                _ => {
                    let column = random.below(setup.columns.len());
                    setup.columns[column].push((card, engine::Facing::Up));
                }
            }
        }
        setup.shuffle = Some(engine::Deal::numbered(&pair.rules, 1).seed());
        let table = setup.place(&pair.rules).expect("a possible position");
        let text = |placed: &engine::Placed| placed.card().to_string();
        let list =
            |pile: &[engine::Placed]| pile.iter().map(|p| format!("\"{}\"", text(p))).collect::<Vec<_>>().join(",");
        let lists = |piles: &[Vec<engine::Placed>]| {
            piles.iter().map(|p| format!("[{}]", list(p))).collect::<Vec<_>>().join(",")
        };
        let json = format!(
            "{{\"game\":\"{}\",\"tableau\":[{}],\"stock\":[{}],\"waste\":[{}],\"foundations\":[{}]}}",
            pair.rules.preset(),
            lists(table.columns()),
            list(table.stock()),
            list(table.waste()),
            lists(&table.foundations().iter().filter(|f| !f.is_empty()).cloned().collect::<Vec<_>>()),
        );
        let judged = testkit::referee::RefTable::from_json(&pair.referee, &json)
            .unwrap_or_else(|error| panic!("{json}: {error}"));
        let Some(expected) = referee::can_finish(&pair.referee, &judged, LIMIT / 4) else { continue };
        let line = engine::finish(&pair.rules, &table);
        assert_eq!(line.is_some(), expected, "{:?} {json}", pair.referee);
        match line {
            Some(line) => {
                can += 1;
                let mut game = Game::start_with(&pair.rules, table, 0);
                for mv in line {
                    let legal = game.check(mv).expect("a finishing line is legal");
                    game.play(legal);
                }
                assert!(game.is_won());
            }
            None => cannot += 1,
        }
    }
    assert!(can > 60 && cannot > 60, "{can} can, {cannot} cannot");
}
