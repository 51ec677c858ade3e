//! A foundation move that is called safe never turns a game that can be won into one that cannot:
//! tried on small packs, where every line of play can be searched.

use cards::Shuffle;
use engine::{Deal, Game, Move, Table, is_safe};
use rules::{GameFile, OptionName, Rules, Value};
use std::collections::HashSet;
use std::sync::Arc;

/// A game file with fewer ranks and columns.
fn small(file: &str, ranks: u8, columns: u8, packs: u8) -> GameFile {
    let text = file
        .replace("ranks = 13", &format!("ranks = {ranks}"))
        .replace("columns = 7\n", &format!("columns = {columns}\n"))
        .replace("packs = 1\n", &format!("packs = {packs}\n"));
    // The presets that need the whole pack are left out.
    let end = text.find("[[preset]]").expect("a preset");
    let preset = "[[preset]]\nid = \"small\"\nname = { en = \"s\", nl = \"s\" }\n\
                  caption = { en = \"s\", nl = \"s\" }\nset = {}\n";
    GameFile::parse(&format!("{}{preset}", &text[..end])).expect("a good file")
}

fn rules(file: &GameFile, options: &str) -> Arc<Rules> {
    let set: Vec<(OptionName, Value)> = options
        .split_whitespace()
        .map(|option| {
            let (name, value) = option.split_once('=').expect("name=value");
            let name: OptionName = name.parse().expect("an option");
            (name, name.parse_value(value).expect("a value"))
        })
        .collect();
    Arc::new(file.rules(&file.presets()[0], &set).expect("sensible rules"))
}

/// Whether any line of play wins, by visiting every position; none beyond a number of positions.
fn winnable(rules: &Arc<Rules>, table: &Table) -> Option<bool> {
    let mut game = Game::start_with(rules, table.clone(), 0);
    let mut seen: HashSet<Vec<u8>> = HashSet::from([table.position(rules)]);
    let mut line: Vec<Vec<Move>> = vec![game.legal_moves().map(engine::Legal::get).collect()];
    while let Some(moves) = line.last_mut() {
        if game.is_won() {
            return Some(true);
        }
        match moves.pop() {
            Some(mv) => {
                let legal = game.check(mv).expect("listed");
                game.play(legal);
                if !seen.insert(game.table().position(rules)) {
                    game.undo();
                } else if seen.len() > 2_500 {
                    return None;
                } else {
                    line.push(game.legal_moves().map(engine::Legal::get).collect());
                }
            }
            None => {
                line.pop();
                game.undo();
            }
        }
    }
    Some(false)
}

#[test]
fn a_safe_move_keeps_a_game_that_can_be_won() {
    let klondike = include_str!("../../../games/klondike.toml");
    let whitehead = include_str!("../../../games/whitehead.toml");
    let mut tried = 0;
    for (file, options) in [
        (small(klondike, 5, 3, 1), "draw=1"),
        (small(klondike, 4, 4, 1), "draw=3"),
        (small(klondike, 5, 3, 1), "draw=1 take_back=false"),
        (small(klondike, 4, 4, 1), "draw=1 passes=1"),
        (small(klondike, 4, 3, 1), "draw=2 lift=whole"),
        (small(klondike, 4, 4, 1), "draw=1 empty_column=any passes=2"),
        (small(klondike, 4, 4, 1), "draw=1 empty_column=none"),
        (small(klondike, 2, 4, 2), "draw=1 take_back=false"),
        (small(klondike, 2, 4, 2), "draw=1 take_back=false empty_column=none"),
        (small(klondike, 3, 3, 2), "draw=1 passes=1 empty_column=none"),
        (small(whitehead, 4, 3, 1), ""),
        (small(whitehead, 4, 4, 1), "passes=unlimited"),
    ] {
        let rules = rules(&file, options);
        for number in 0..16 {
            let mut random = Shuffle::new(number);
            let mut game = Game::start(&rules, &Deal::numbered(&rules, number));
            for _ in 0..14 {
                let moves: Vec<Move> = game.legal_moves().map(engine::Legal::get).collect();
                for mv in moves.iter().filter(|mv| is_safe(&rules, game.table(), **mv)) {
                    // Aces and twos are too many and too plain to search for each.
                    let Move::Carry { from, .. } = mv else { continue };
                    let card = game.table().pile(*from).and_then(|pile| pile.last()).map(|placed| placed.card());
                    let plain = rules.pack().packs() == 1 && card.is_none_or(|card| card.rank().number() < 3);
                    if plain && number % 4 != 1 {
                        continue;
                    }
                    let before = winnable(&rules, game.table());
                    let mut after = game.clone();
                    let legal = after.check(*mv).expect("listed");
                    after.play(legal);
                    if let (Some(before), Some(after)) = (before, winnable(&rules, after.table())) {
                        assert!(after || !before, "{options}: {mv} in deal {number} loses a won game");
                        tried += usize::from(before);
                    }
                }
                if moves.is_empty() {
                    break;
                }
                let legal = game.check(moves[random.below(moves.len() as u64) as usize]).expect("listed");
                game.play(legal);
            }
        }
    }
    assert!(tried > 30, "{tried} positions that can be won were tried");
}
