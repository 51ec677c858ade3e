//! Writes the move-count tables in `corpus/moves` from the slow referee. The same run gives the same files.
//!
//! ```text
//! cargo run --release -p testkit --example moves
//! ```

use std::error::Error;
use std::fs;
use testkit::corpus::{MoveTable, moves_folder, write_move_tables};
use testkit::decks;
use testkit::random::{Random, legal_move};
use testkit::referee::{
    RefCard, RefCount, RefError, RefMove, RefPasses, RefPlace, RefPreset, RefRedeal, RefRules, RefTable, no_order,
    paths, reach,
};

/// No depth with more paths than this is written, so that the referee can repeat all counts in a few seconds.
const MOST_PATHS: u64 = 8_000;

/// The same for the many positions with changed options.
const MOST_PATHS_OF_OPTIONS: u64 = 3_000;

/// No depth beyond this is written, and no shuffled redeal may be so near.
const MOST_DEPTH: u32 = 8;

/// Option changes beyond the presets, each with the preset that it changes.
const CHANGES: [(RefPreset, &str); 28] = [
    (RefPreset::Klondike, "draw=2"),
    (RefPreset::Klondike, "draw=5 passes=2"),
    (RefPreset::Klondike, "draw=24"),
    (RefPreset::Klondike, "passes=1"),
    (RefPreset::Klondike, "passes=3"),
    (RefPreset::Klondike, "lift=whole"),
    (RefPreset::Klondike, "lift=whole take_back=false"),
    (RefPreset::Klondike, "take_back=false"),
    (RefPreset::Klondike, "aces=must"),
    (RefPreset::Klondike, "empty_column=any"),
    (RefPreset::Klondike, "empty_column=any lift=whole"),
    (RefPreset::Klondike, "empty_column=none"),
    (RefPreset::Klondike, "columns=8"),
    (RefPreset::Klondike, "columns=9"),
    (RefPreset::Klondike, "packs=2"),
    (RefPreset::Klondike, "packs=2 aces=must waste=group"),
    (RefPreset::Klondike, "waste=group"),
    (RefPreset::Klondike, "redeal=shuffle"),
    (RefPreset::KlondikeDraw1, "passes=3"),
    (RefPreset::KlondikeDraw1, "waste=group empty_column=any"),
    (RefPreset::Bicycle, "aces=free"),
    (RefPreset::Bicycle, "take_back=true"),
    (RefPreset::DoublePatience, "draw=3"),
    (RefPreset::DoublePatience, "redeal=keep passes=2"),
    (RefPreset::DoublePatience, "waste=top"),
    (RefPreset::Whitehead, "empty_column=king"),
    (RefPreset::Whitehead, "passes=unlimited draw=3"),
    (RefPreset::Whitehead, "passes=2 take_back=false"),
];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = moves_folder();
    fs::create_dir_all(&folder)?;
    for preset in RefPreset::ALL {
        let tables = preset_tables(preset)?;
        let path = folder.join(format!("{}.moves", preset.id()));
        fs::write(&path, write_move_tables(&tables))?;
        println!("{}: {} positions", preset.id(), tables.len());
    }
    let mut tables = Vec::new();
    for (index, (preset, options)) in CHANGES.into_iter().enumerate() {
        tables.extend(changed_tables(preset, options, index as u64)?);
    }
    fs::write(folder.join("options.moves"), write_move_tables(&tables))?;
    println!("options: {} positions", tables.len());
    Ok(())
}

/// Deals, positions on the way, those at the ends of the passes, one with many cards up, and one with much choice
/// where columns are empty.
fn preset_tables(preset: RefPreset) -> Result<Vec<MoveTable>, RefError> {
    let rules = preset.rules();
    let builder = Builder { preset, options: Vec::new(), rules, most_paths: MOST_PATHS };
    let mut tables = Vec::new();
    if rules.packs == 1 {
        let (one, other) = (decks::ms(decks::MS_1), decks::ms(decks::MS_617));
        tables.push(builder.at("ms-1", &one, Vec::new())?);
        tables.push(builder.at("ms-617", &other, Vec::new())?);
        tables.push(builder.walked("ms-1", &one, 1, 25)?);
        tables.push(builder.walked("ms-617", &other, 2, 50)?);
    }
    for seed in 1..=2 {
        tables.push(builder.at(&format!("lcg-{seed}"), &decks::lcg(seed, rules.packs), Vec::new())?);
    }
    for (seed, length) in [(3, 12), (4, 35), (5, 70), (6, 140)] {
        tables.push(builder.walked(&format!("lcg-{seed}"), &decks::lcg(seed, rules.packs), seed, length)?);
    }
    match rules.redeal {
        RefRedeal::Keep => tables.extend(builder.stock_out("lcg-7", &decks::lcg(7, rules.packs))?),
        // The order after a shuffled redeal is not the referee's to know.
        RefRedeal::Shuffle => {}
    }
    tables.extend(builder.best_of_many()?);
    Ok(tables)
}

/// The deal, positions on the way and, where it is known what follows, those at the ends of the passes.
fn changed_tables(preset: RefPreset, options: &str, seed: u64) -> Result<Vec<MoveTable>, RefError> {
    let mut rules = preset.rules();
    let mut changes = Vec::new();
    for option in options.split_whitespace() {
        let (name, value) = option.split_once('=').ok_or_else(|| RefError::new("an option without a value"))?;
        rules.set(name, value)?;
        changes.push((name.to_owned(), value.to_owned()));
    }
    let name = format!("lcg-{seed}-{}", options.replace(' ', "-"));
    let deck = decks::lcg(seed, rules.packs);
    let builder = Builder { preset, options: changes, rules, most_paths: MOST_PATHS_OF_OPTIONS };
    let mut tables = vec![
        builder.at(&name, &deck, Vec::new())?,
        builder.walked(&name, &deck, seed, 30)?,
        builder.walked(&name, &deck, seed, 90)?,
    ];
    match rules.redeal {
        RefRedeal::Keep => tables.extend(builder.stock_out(&name, &deck)?),
        RefRedeal::Shuffle => {}
    }
    Ok(tables)
}

struct Builder {
    preset: RefPreset,
    options: Vec<(String, String)>,
    rules: RefRules,
    most_paths: u64,
}

impl Builder {
    fn at(&self, name: &str, deck: &[RefCard], moves: Vec<RefMove>) -> Result<MoveTable, RefError> {
        let mut table = MoveTable {
            game: self.preset.id().to_owned(),
            name: name.to_owned(),
            options: self.options.clone(),
            deck: deck.to_vec(),
            moves,
            counts: Vec::new(),
        };
        table.counts = self.counts(&table.table()?)?;
        Ok(table)
    }

    /// A position after a random walk.
    fn walked(&self, name: &str, deck: &[RefCard], seed: u64, length: usize) -> Result<MoveTable, RefError> {
        let (moves, _) = self.walk(deck, seed, length)?;
        self.at(&format!("{name}-after-{}", moves.len()), deck, moves)
    }

    /// The positions at the end of each pass, or of the first where there are as many as one likes, when nothing is
    /// played.
    fn stock_out(&self, name: &str, deck: &[RefCard]) -> Result<Vec<MoveTable>, RefError> {
        let passes = match self.rules.passes {
            RefPasses::Unlimited => 1,
            RefPasses::Number(passes) => passes,
        };
        let mut table = RefTable::deal(&self.rules, deck)?;
        let mut moves = Vec::new();
        let mut tables = Vec::new();
        for pass in 1..=passes {
            while table.allowed(&self.rules, RefMove::Turn) {
                table = table.apply(&self.rules, RefMove::Turn, &no_order)?;
                moves.push(RefMove::Turn);
            }
            tables.push(self.at(&format!("{name}-end-of-pass-{pass}"), deck, moves.clone())?);
            // An ace on the waste may have to go up before all else.
            if !table.allowed(&self.rules, RefMove::Redeal) {
                break;
            }
            table = table.apply(&self.rules, RefMove::Redeal, &no_order)?;
            moves.push(RefMove::Redeal);
        }
        Ok(tables)
    }

    /// Of many random walks, the position with the most cards on the foundations that is not won, and the one with the
    /// most moves from columns and waste into empty columns.
    fn best_of_many(&self) -> Result<Vec<MoveTable>, RefError> {
        let mut late: (usize, u64, Vec<RefMove>) = (0, 0, Vec::new());
        let mut empty: (usize, u64, Vec<RefMove>) = (0, 0, Vec::new());
        for seed in 100..160 {
            let deck = decks::lcg(seed, self.rules.packs);
            let (moves, _) = self.walk(&deck, seed, 500)?;
            let mut table = RefTable::deal(&self.rules, &deck)?;
            for (played, next) in moves.iter().enumerate() {
                // A game that is nearly won has few moves to count.
                let up = table.on_foundations();
                if up > late.0 && up + 6 < 52 * self.rules.packs {
                    late = (up, seed, moves[..played].to_vec());
                }
                let fills = self.moves_into_empty_columns(&table);
                if fills > empty.0 {
                    empty = (fills, seed, moves[..played].to_vec());
                }
                table = table.apply(&self.rules, *next, &no_order)?;
            }
        }
        let mut tables = Vec::new();
        for (word, (_, seed, moves)) in [("late", late), ("empty-columns", empty)] {
            tables.push(self.at(&format!("lcg-{seed}-{word}"), &decks::lcg(seed, self.rules.packs), moves)?);
        }
        Ok(tables)
    }

    fn moves_into_empty_columns(&self, table: &RefTable) -> usize {
        let fills = |played: &RefMove| match played {
            RefMove::Carry { from: RefPlace::Column(_) | RefPlace::Waste, to: RefPlace::Column(to), .. } => {
                table.tableau[*to].is_empty()
            }
            RefMove::Carry { .. } | RefMove::Turn | RefMove::Redeal | RefMove::Reshuffle => false,
        };
        table.legal_moves(&self.rules).iter().filter(|played| fills(played)).count()
    }

    /// A random walk that ends before a shuffled redeal comes near.
    fn walk(&self, deck: &[RefCard], seed: u64, length: usize) -> Result<(Vec<RefMove>, RefTable), RefError> {
        let mut random = Random::new(seed);
        let mut table = RefTable::deal(&self.rules, deck)?;
        let mut moves = Vec::new();
        while moves.len() < length {
            let Some(played) = legal_move(&mut random, &self.rules, &table, &no_order) else { break };
            let next = table.apply(&self.rules, played, &no_order)?;
            if self.shuffle_is_near(&next) {
                break;
            }
            table = next;
            moves.push(played);
        }
        Ok((moves, table))
    }

    fn shuffle_is_near(&self, table: &RefTable) -> bool {
        match self.rules.redeal {
            RefRedeal::Keep => false,
            RefRedeal::Shuffle => table.stock.len().div_ceil(self.rules.draw) < MOST_DEPTH as usize,
        }
    }

    fn counts(&self, table: &RefTable) -> Result<Vec<RefCount>, RefError> {
        let most_depth = match self.rules.redeal {
            RefRedeal::Keep => MOST_DEPTH,
            // So many turns empty the stock, and only the move after them could be a shuffled redeal.
            RefRedeal::Shuffle => MOST_DEPTH.min(table.stock.len().div_ceil(self.rules.draw) as u32),
        };
        let mut counts = Vec::new();
        for depth in 1..=most_depth {
            let paths = paths(&self.rules, table, &no_order, depth)?;
            if paths > self.most_paths {
                break;
            }
            counts.push((depth, paths));
        }
        let reached = reach(&self.rules, table, &no_order, counts.len() as u32)?;
        Ok(counts.into_iter().zip(reached).map(|((depth, paths), reach)| RefCount { depth, paths, reach }).collect())
    }
}
