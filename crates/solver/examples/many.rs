//! Verdicts on a range of deals with their cost: `cargo run --release -p solver --example many --
//! klondike solvitaire 1 1000`. Options follow as `name=value`. A figure for documents, never for a
//! test.

use engine::{Deal, Table};
use notation::import::{Foreign, Shape};
use rules::{Catalogue, OptionName, Rules, Value};
use solver::{Limits, Unwatched, Verdict, solve};
use std::time::Instant;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [preset, source, first, last, options @ ..] = arguments.as_slice() else {
        println!("usage: many PRESET SOURCE FIRST LAST [NAME=VALUE ...], SOURCE being `number` or a program's name");
        return;
    };
    let mut nodes = None;
    let mut chosen: Vec<(OptionName, Value)> = Vec::new();
    for option in options {
        let (name, value) = option.split_once('=').expect("NAME=VALUE");
        if name == "nodes" {
            nodes = value.parse().ok();
            continue;
        }
        let name: OptionName = name.parse().expect("an option's name");
        chosen.push((name, name.parse_value(value).expect("a value of it")));
    }
    let rules = Catalogue::builtin().rules(preset, &chosen).expect("rules that make sense");
    let (first, last): (u64, u64) = (first.parse().expect("a number"), last.parse().expect("a number"));
    let mut counts = [0_u64; 3];
    let mut costs: Vec<(f64, u64, u64, usize, &str)> = Vec::new();
    for number in first..=last {
        let table = table(&rules, source, number);
        let start = Instant::now();
        let verdict = solve(&rules, &table, Limits { nodes, bytes: Some(1 << 31) }, &mut Unwatched);
        let (which, word) = match &verdict {
            Verdict::Won(_) => (0, "won"),
            Verdict::Lost(_) => (1, "lost"),
            Verdict::Open(_) => (2, "open"),
        };
        counts[which] += 1;
        let effort = verdict.effort();
        costs.push((start.elapsed().as_secs_f64(), number, effort.nodes, effort.bytes, word));
        if std::env::var_os("EACH").is_some() {
            println!("{number} {word}");
        }
    }
    let seconds: f64 = costs.iter().map(|cost| cost.0).sum();
    let nodes: u64 = costs.iter().map(|cost| cost.2).sum();
    let bytes = costs.iter().map(|cost| cost.3).max().unwrap_or(0);
    costs.sort_by(|one, other| other.0.total_cmp(&one.0));
    println!(
        "{} won, {} lost, {} open; {seconds:.3} s, {nodes} nodes, {bytes} bytes at most",
        counts[0], counts[1], counts[2]
    );
    for word in ["won", "lost", "open"] {
        let of_these = costs.iter().filter(|cost| cost.4 == word);
        println!("{word}: {:.3} s", of_these.map(|cost| cost.0).sum::<f64>());
    }
    for (seconds, number, nodes, bytes, word) in costs.iter().take(8) {
        println!("{number}: {word} after {seconds:.3} s, {nodes} nodes, {bytes} bytes");
    }
    println!("median {:.6} s", costs[costs.len() / 2].0);
}

/// A deal by number: the project's own, or another program's.
fn table(rules: &Rules, source: &str, number: u64) -> Table {
    if source == "number" {
        return Deal::numbered(rules, number).table(rules);
    }
    let deal: Foreign = format!("{source}:{number}").parse().expect("a program's deal");
    let shape = Shape::new(rules.pack(), rules.tableau().sizes()).expect("a shape");
    let order = deal.order(&shape).expect("a deal of this shape");
    Deal::ordered(rules, order).expect("a pack").table(rules)
}
