//! Against every line of play of small packs, searched with the engine alone.

use super::dominances::{Dominances, Use};
use super::search_with;
use crate::budget::{Budget, Limits, Unwatched};
use crate::solve::Found;
use crate::verdict::Reason;
use cards::{Card, Shuffle};
use engine::{Deal, Facing, Game, Setup, ShuffleSeed, Table};
use rules::{GameFile, OptionName, Passes, Redeal, Rules, TurnsTo, Value};
use std::collections::HashSet;
use std::sync::Arc;

/// A stream of numbers for the tests.
struct Numbers(Shuffle);

impl Numbers {
    fn new(seed: u64) -> Numbers {
        Numbers(Shuffle::new(seed))
    }

    fn below(&mut self, end: usize) -> usize {
        let mut items: Vec<usize> = (0..end).collect();
        self.0.shuffle(&mut items);
        items[0]
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

/// Rules of a small game with random options.
fn rules(numbers: &mut Numbers) -> Arc<Rules> {
    let (packs, suits, ranks, columns) = numbers.pick(&[
        (1, 4, 3, 2),
        (1, 4, 3, 3),
        (1, 4, 4, 3),
        (1, 2, 4, 3),
        (1, 2, 3, 3),
        (1, 1, 3, 3),
        (2, 4, 2, 3),
        (2, 4, 2, 4),
        (1, 4, 4, 4),
    ]);
    let build = numbers.pick(&["alternate", "alternate", "same-colour", "suit", "any"]);
    let relation = match numbers.below(3) {
        0 => format!("lift_relation = \"{}\"\n", numbers.pick(&["suit", "alternate", "same-colour", "any"])),
        _ => String::new(),
    };
    let text = include_str!("../../../../games/klondike.toml")
        .replace("ranks = 13", &format!("ranks = {ranks}"))
        .replace("suits = 4", &format!("suits = {suits}"))
        .replace("packs = 1\n", &format!("packs = {packs}\n"))
        .replace("columns = 7\n", &format!("columns = {columns}\n"))
        .replace("faces = \"last\"", &format!("faces = \"{}\"", numbers.pick(&["last", "last", "all"])))
        .replace("build = \"alternate\"\n", &format!("build = \"{build}\"\n{relation}"));
    let end = text.find("[[preset]]").expect("a preset");
    let preset = "[[preset]]\nid = \"small\"\nname = { en = \"s\", nl = \"s\" }\n\
                  caption = { en = \"s\", nl = \"s\" }\nset = {}\n";
    let file = GameFile::parse(&format!("{}{preset}", &text[..end])).expect("a good file");
    loop {
        let options = [
            ("draw", numbers.pick(&["1", "1", "2", "3"])),
            ("passes", numbers.pick(&["unlimited", "unlimited", "1", "2", "3"])),
            ("redeal", numbers.pick(&["keep", "keep", "shuffle"])),
            ("waste", numbers.pick(&["top", "top", "group"])),
            ("lift", numbers.pick(&["part", "whole"])),
            ("take_back", numbers.pick(&["true", "false"])),
            ("aces", numbers.pick(&["free", "must"])),
            ("empty_column", numbers.pick(&["king", "any", "none"])),
        ];
        let set: Vec<(OptionName, Value)> = options
            .iter()
            .map(|(name, value)| {
                let name: OptionName = name.parse().expect("an option");
                (name, name.parse_value(value).expect("a value"))
            })
            .collect();
        if let Ok(rules) = file.rules(&file.presets()[0], &set) {
            return Arc::new(rules);
        }
    }
}

/// A table: dealt, or made by hand, or after some random moves.
fn table(numbers: &mut Numbers, rules: &Arc<Rules>, number: u64) -> Table {
    let dealt = Deal::numbered(rules, number).table(rules);
    match numbers.below(4) {
        0 => by_hand(numbers, rules),
        1 => {
            let mut game = Game::start_with(rules, dealt, 0);
            for _ in 0..numbers.below(12) {
                let moves: Vec<engine::Legal> = game.legal_moves().collect();
                if moves.is_empty() {
                    break;
                }
                game.play(numbers.pick(&moves));
            }
            game.table().clone()
        }
        _ => dealt,
    }
}

fn by_hand(numbers: &mut Numbers, rules: &Rules) -> Table {
    let mut cards: Vec<Card> = rules.pack().cards();
    numbers.0.shuffle(&mut cards);
    let TurnsTo::Waste { passes, draw, access, .. } = rules.stock().turns_to;
    let mut setup = Setup { columns: vec![Vec::new(); rules.tableau().columns()], ..Setup::default() };
    for card in cards {
        match numbers.below(5) {
            0 => setup.stock.push(card),
            1 => setup.waste.push(card),
            _ => {
                let column = numbers.below(setup.columns.len());
                setup.columns[column].push((card, Facing::Up));
            }
        }
    }
    for column in &mut setup.columns {
        let closed = numbers.below(column.len().max(1));
        for (_, facing) in column.iter_mut().take(closed) {
            *facing = Facing::Down;
        }
    }
    setup.pass = match passes {
        Passes::Unlimited => 1 + numbers.below(3) as u32,
        Passes::Limited(most) => 1 + numbers.below(usize::from(most)) as u32,
    };
    setup.shuffle = Some(ShuffleSeed::of(&rules.pack().cards()));
    setup.group = match access {
        rules::WasteAccess::Top => None,
        rules::WasteAccess::Group => Some(numbers.below(1 + setup.waste.len().min(usize::from(draw.count())))),
    };
    setup.place(rules).expect("a possible arrangement")
}

/// What every line of play within a number of positions and passes shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Brute {
    Won,
    Lost,
    /// Lost as far as the passes looked at.
    LostSoFar,
    Unknown,
}

fn brute(rules: &Arc<Rules>, table: &Table, most: usize) -> Brute {
    let mut game = Game::start_with(rules, table.clone(), 0);
    if game.is_won() {
        return Brute::Won;
    }
    let TurnsTo::Waste { passes, redeal, .. } = rules.stock().turns_to;
    let last_pass = match (passes, redeal) {
        (Passes::Unlimited, Redeal::Shuffle) => table.pass() + 3,
        _ => u32::MAX,
    };
    let mut cut = false;
    let mut seen: HashSet<Vec<u8>> = HashSet::from([game.table().position(rules)]);
    let mut stack: Vec<Vec<engine::Move>> = vec![game.legal_moves().map(engine::Legal::get).collect()];
    while let Some(moves) = stack.last_mut() {
        let Some(mv) = moves.pop() else {
            stack.pop();
            game.undo();
            continue;
        };
        if mv == engine::Move::Reshuffle && game.table().pass() >= last_pass {
            cut = true;
            continue;
        }
        let legal = game.check(mv).expect("a legal move");
        game.play(legal);
        if game.is_won() {
            return Brute::Won;
        }
        if seen.insert(game.table().position(rules)) {
            if seen.len() > most {
                return Brute::Unknown;
            }
            stack.push(game.legal_moves().map(engine::Legal::get).collect());
        } else {
            game.undo();
        }
    }
    if cut { Brute::LostSoFar } else { Brute::Lost }
}

fn solved(rules: &Arc<Rules>, table: &Table, dominances: Dominances) -> Result<bool, Reason> {
    let mut watcher = Unwatched;
    let mut budget = Budget::new(Limits { nodes: Some(200_000), bytes: None }, &mut watcher);
    match search_with(rules, table, &mut budget, dominances)? {
        Found::Line(moves) => {
            let mut game = Game::start_with(rules, table.clone(), 0);
            for mv in moves {
                let legal = game.check(mv).expect("a line of legal moves");
                game.play(legal);
            }
            assert!(game.is_won());
            Ok(true)
        }
        Found::Nothing => Ok(false),
    }
}

fn every_setting() -> Vec<Dominances> {
    let all = Dominances { dive: 0, ..Dominances::ALL };
    vec![
        all,
        Dominances { safe: Use::Off, ..all },
        Dominances { symmetry: Use::Off, ..all },
        Dominances { places: Use::Off, ..all },
        // Where turns are steps, a place is covered by the one that it came from.
        Dominances { turns: Use::Off, places: Use::Off, ..all },
        Dominances { counted: Use::Off, ..all },
        Dominances { counted: Use::Off, looser: Use::Off, ..all },
        Dominances { looser: Use::Off, safe: Use::Off, ..all },
        Dominances { freed: Use::Off, ..all },
        Dominances { looser: Use::Off, ..all },
        Dominances { lazy: Use::Off, ..all },
        Dominances { looser: Use::Off, ..all },
        Dominances {
            safe: Use::Off,
            symmetry: Use::Off,
            counted: Use::Off,
            places: Use::Off,
            lazy: Use::Off,
            looser: Use::Off,
            freed: Use::Off,
            dive: 0,
            turns: Use::Off,
        },
    ]
}

fn compare(seeds: std::ops::Range<u64>, most: usize) -> [usize; 4] {
    let mut counts = [0; 4];
    for seed in seeds {
        let mut numbers = Numbers::new(seed);
        let rules = rules(&mut numbers);
        let table = table(&mut numbers, &rules, seed);
        let truth = brute(&rules, &table, most);
        for (setting, dominances) in every_setting().into_iter().enumerate() {
            let found = solved(&rules, &table, dominances);
            let is_right = match (truth, found) {
                (Brute::Won, found) => found == Ok(true),
                (Brute::Lost, found) => found == Ok(false),
                (Brute::LostSoFar, Ok(_)) => true,
                (Brute::LostSoFar, Err(reason)) => reason == Reason::Relaxed,
                (Brute::Unknown, _) => true,
            };
            assert!(
                is_right,
                "seed {seed}, setting {setting}: {truth:?} and not {found:?}; {:?} {:?}\n{table:?}",
                rules.tableau(),
                rules.values(),
            );
        }
        counts[truth as usize] += 1;
    }
    counts
}

#[test]
fn small_games_are_won_and_lost_as_every_line_of_play_says() {
    let [won, lost, so_far, unknown] = compare(0..1_000, 2_000);
    assert!(won > 500 && lost > 100 && so_far > 1 && unknown < 300, "{won} {lost} {so_far} {unknown}");
}
