//! How well ratings agree with a player who is none of those that they are made of: `cargo run
//! --release -p coach --example compare -- klondike 1 100`. He tries every move that makes sense by
//! playing a few random games after it, and takes the one that comes furthest; he plays each deal
//! several times. A figure for documents, never for a test.

use cards::Shuffle;
use coach::{Assessment, Rater, Rating, TakingBack};
use engine::{Deal, Game, Legal, Move, Pile, Table};
use rules::{Catalogue, Rules};
use solver::{Limits, Unwatched};
use std::sync::Arc;

/// A part of the rating, larger for a harder deal.
type Measure = fn(&Rating) -> u64;

/// Games that he plays of each deal.
const GAMES: u64 = 6;
/// Random games after each move that he thinks of.
const TRIES: u64 = 4;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [preset, first, last] = arguments.as_slice() else {
        println!("usage: compare PRESET FIRST LAST");
        return;
    };
    let rules = Arc::new(Catalogue::builtin().rules(preset, &[]).expect("a preset"));
    let (first, last): (u64, u64) = (first.parse().expect("a number"), last.parse().expect("a number"));
    let rater = Rater::new(Catalogue::builtin(), &rules);
    let mut rows: Vec<(u64, Rating)> = Vec::new();
    for number in first..=last {
        let table = Deal::numbered(&rules, number).table(&rules);
        let assessment = rater.rate(&table, Limits { nodes: Some(5_000_000), bytes: None }, &mut Unwatched);
        let Assessment::Rated(rating) = assessment else { continue };
        let up: usize = (0..GAMES).map(|game| play(&rules, &table, Shuffle::keyed(number, game + 1))).sum();
        println!("{number} {up} {} {rating:?}", rating.thousandths());
        rows.push((up as u64, rating));
    }
    let measures: [(&str, Measure); 9] = [
        ("rating", |rating| rating.thousandths().into()),
        ("playouts", |rating| (1000 - rating.playouts.cards_up).into()),
        ("won", |rating| (1000 - rating.playouts.won).into()),
        ("losing", |rating| rating.guided.losing.into()),
        ("planned", |rating| rating.guided.planned.into()),
        ("early", |rating| rating.guided.first_trap.map_or(0, |at| 1000 - u64::from(at))),
        ("first", |rating| {
            u64::from((rating.first_moves.all - rating.first_moves.winning) * 1000 / rating.first_moves.all)
        }),
        ("length", |rating| rating.guided.moves.into()),
        ("taking back", |rating| u64::from(rating.taking_back == TakingBack::Needed)),
    ];
    for (name, measure) in measures {
        let pairs: Vec<(u64, u64)> = rows.iter().map(|(up, rating)| (*up, measure(rating))).collect();
        println!("{name}: {:.3}", spearman(&pairs));
    }
}

/// Cards on the foundations at the end of one game.
fn play(rules: &Arc<Rules>, table: &Table, mut random: Shuffle) -> usize {
    let mut game = Game::start_with(rules, table.clone(), 0);
    let mut turns = 0;
    while !game.is_won() && turns <= 2 * rules.stock_size() {
        let moves = sensible(&game);
        let best = moves.iter().max_by_key(|legal| {
            let mut after = game.clone();
            after.play(**legal);
            (0..TRIES).map(|_| random_end(after.clone(), &mut random)).sum::<usize>()
        });
        let Some(legal) = best.copied() else { break };
        turns = if matches!(legal.get(), Move::Carry { .. }) { 0 } else { turns + 1 };
        game.play(legal);
    }
    game.table().on_foundations()
}

fn random_end(mut game: Game, random: &mut Shuffle) -> usize {
    let mut turns = 0;
    while turns <= rules_turns(&game) {
        let moves = sensible(&game);
        let Some(legal) = moves.get(random.below(moves.len() as u64) as usize).copied() else { break };
        turns = if matches!(legal.get(), Move::Carry { .. }) { 0 } else { turns + 1 };
        game.play(legal);
    }
    game.table().on_foundations()
}

fn rules_turns(game: &Game) -> usize {
    game.table().stock().len() + game.table().waste().len() + 2
}

/// Moves that turn a card up, use the waste, go to a foundation or turn the stock.
fn sensible(game: &Game) -> Vec<Legal> {
    let hidden_under = |from: Pile, count: u8| {
        let pile = game.table().pile(from).unwrap_or_default();
        pile.len().checked_sub(usize::from(count) + 1).is_some_and(|under| !pile[under].is_up())
    };
    let makes_sense = |legal: &Legal| match legal.get() {
        Move::Carry { to: Pile::Foundation(_), .. } | Move::Carry { from: Pile::Waste, .. } => true,
        Move::Carry { from: Pile::Foundation(_), .. } => false,
        Move::Carry { from, count, .. } => hidden_under(from, count),
        Move::Turn | Move::Redeal | Move::Reshuffle => true,
    };
    game.legal_moves().filter(makes_sense).collect()
}

/// How alike two orders are: 1 where they are the same, with -1 on the cards that came up.
fn spearman(pairs: &[(u64, u64)]) -> f64 {
    let ups = ranks(pairs.iter().map(|pair| pair.0).collect());
    let measures = ranks(pairs.iter().map(|pair| pair.1).collect());
    let mean = (pairs.len() as f64 + 1.0) / 2.0;
    let product = |one: &[f64], other: &[f64]| -> f64 {
        one.iter().zip(other).map(|(one, other)| (one - mean) * (other - mean)).sum()
    };
    -product(&ups, &measures) / (product(&ups, &ups) * product(&measures, &measures)).sqrt()
}

/// The rank of each number, equal ones sharing theirs.
fn ranks(numbers: Vec<u64>) -> Vec<f64> {
    let rank = |number: &u64| {
        let below = numbers.iter().filter(|other| *other < number).count() as f64;
        let equal = numbers.iter().filter(|other| *other == number).count() as f64;
        below + (equal + 1.0) / 2.0
    };
    numbers.iter().map(rank).collect()
}
