//! Solves and measures the deals of a range, and writes their levels as a file of `crates/coach/data`:
//! `cargo run --release -p coach --example screen -- klondike 1 38400 draw-3.txt`. What was measured
//! stands in `draw-3.txt.part`, one deal a line; a screening that was stopped goes on from there.

use coach::{Assessment, Level, Levels, Rater};
use engine::Deal;
use rules::Catalogue;
use solver::{Limits, Unwatched};
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Result, Write};
use std::sync::Arc;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [preset, first, last, out] = arguments.as_slice() else {
        println!("usage: screen PRESET FIRST LAST FILE");
        return Ok(());
    };
    let (first, last): (u64, u64) = (first.parse().expect("a number"), last.parse().expect("a number"));
    assert!((last + 1 - first).is_multiple_of(12), "the file holds twelve deals in four letters");
    let rules = Arc::new(Catalogue::builtin().rules(preset, &[]).expect("a preset"));
    let rater = Rater::new(Catalogue::builtin(), &rules);
    let part = format!("{out}.part");
    let mut measures: Vec<Option<u16>> = match File::open(&part) {
        Ok(file) => {
            BufReader::new(file).lines().map(|line| line.map(|line| line.parse().ok())).collect::<Result<_>>()?
        }
        Err(_) => Vec::new(),
    };
    let mut file = OpenOptions::new().create(true).append(true).open(&part)?;
    for number in first + measures.len() as u64..=last {
        let table = Deal::numbered(&rules, number).table(&rules);
        let measure = match rater.rate(&table, Limits::default(), &mut Unwatched) {
            Assessment::Rated(rating) => Some(rating.thousandths()),
            Assessment::Lost => None,
            Assessment::Open(reason) => panic!("deal {number} stays open: {reason:?}"),
        };
        let word = measure.map_or_else(|| "lost".to_owned(), |measure| measure.to_string());
        // The line at once, so that none is broken where the screening is stopped.
        file.write_all(format!("{word}\n").as_bytes())?;
        measures.push(measure);
    }
    let levels = Levels::part(preset, first, &measures);
    std::fs::write(out, levels.to_string())?;
    println!("{} cannot be won; {:?}", levels.lost(), Level::ALL.map(|level| (level, levels.count(level))));
    Ok(())
}
