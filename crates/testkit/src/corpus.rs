//! Reading and writing the move-count tables in `corpus/moves`.
//!
//! A table file is plain text, one fact a line. `#` begins a comment line.
//!
//! ```text
//! game klondike
//!
//! position ms-1-after-30
//! set draw=2 passes=3
//! deck JD 2D 9H ..
//! moves d d c7c3 wf1 ..
//! 1 6 6
//! 2 41 33
//! ```
//!
//! `game` names the preset for all positions after it, `set` changes options for one position, `deck` lines hold the
//! 52 or 104 cards in dealing order, `moves` lines the moves from the deal to the position. Then for each depth from 1
//! on come depth, paths and reach, as [`RefCount`] has them. No position is so near the end of its stock that a
//! shuffled redeal would happen within the depths given.

use crate::referee::{RefCard, RefCount, RefError, RefMove, RefPreset, RefRules, RefTable, no_order, read_cards};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The counts of one position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveTable {
    /// The preset's id.
    pub game: String,
    /// The name of the position, unique in its file.
    pub name: String,
    /// Options that differ from the preset's: name and value.
    pub options: Vec<(String, String)>,
    /// The cards in dealing order.
    pub deck: Vec<RefCard>,
    /// The moves from the deal to the position.
    pub moves: Vec<RefMove>,
    /// The counts, from depth 1 on.
    pub counts: Vec<RefCount>,
}

impl MoveTable {
    /// The referee's rules for this position.
    ///
    /// # Errors
    /// A game or an option that the family does not have.
    pub fn rules(&self) -> Result<RefRules, RefError> {
        let preset = RefPreset::by_id(&self.game)
            .ok_or_else(|| RefError::new(format!("no game {} in the family", self.game)))?;
        let mut rules = preset.rules();
        for (name, value) in &self.options {
            rules.set(name, value)?;
        }
        Ok(rules)
    }

    /// The referee's table for this position: the deal with the moves played.
    ///
    /// # Errors
    /// Rules or a deck that do not fit together, or an illegal move.
    pub fn table(&self) -> Result<RefTable, RefError> {
        let rules = self.rules()?;
        RefTable::deal(&rules, &self.deck)?.apply_all(&rules, &self.moves, &no_order)
    }
}

/// The folder with the move-count tables.
pub fn moves_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/moves")
}

/// The names of the move-count tables, sorted: the file `corpus/moves/klondike.moves` is `klondike`.
///
/// # Errors
/// A folder that cannot be read.
pub fn move_table_files() -> Result<Vec<String>, RefError> {
    let folder = moves_folder();
    let unreadable = |error: std::io::Error| RefError::new(format!("{}: {error}", folder.display()));
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder).map_err(unreadable)? {
        let name = entry.map_err(unreadable)?.file_name();
        if let Some(name) = name.to_str().and_then(|name| name.strip_suffix(".moves")) {
            files.push(name.to_owned());
        }
    }
    files.sort();
    Ok(files)
}

/// The positions of one move-count table, by its name.
///
/// # Errors
/// A file that cannot be read, or a line that means nothing, with file and line.
pub fn move_tables(file: &str) -> Result<Vec<MoveTable>, RefError> {
    let path = moves_folder().join(format!("{file}.moves"));
    let named = |error: &dyn std::fmt::Display| RefError::new(format!("{}: {error}", path.display()));
    let text = fs::read_to_string(&path).map_err(|error| named(&error))?;
    read_move_tables(&text).map_err(|error| named(&error))
}

/// The positions of all move-count tables, file by file in the order of their names.
///
/// # Errors
/// A folder or file that cannot be read, or a line that means nothing, with file and line.
pub fn all_move_tables() -> Result<Vec<MoveTable>, RefError> {
    let mut tables = Vec::new();
    for file in move_table_files()? {
        tables.extend(move_tables(&file)?);
    }
    Ok(tables)
}

/// Reads the positions of one file.
///
/// # Errors
/// The first line that means nothing, with its number.
pub fn read_move_tables(text: &str) -> Result<Vec<MoveTable>, RefError> {
    let mut game = None;
    let mut tables: Vec<MoveTable> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        read_line(line, &mut game, &mut tables)
            .map_err(|error| RefError::new(format!("line {}: {error}", index + 1)))?;
    }
    Ok(tables)
}

fn read_line(line: &str, game: &mut Option<String>, tables: &mut Vec<MoveTable>) -> Result<(), RefError> {
    let (word, rest) = line.split_once(' ').ok_or_else(|| RefError::new("a word with nothing after it"))?;
    match word {
        "game" => {
            *game = Some(rest.to_owned());
            return Ok(());
        }
        "position" => {
            let game = game.clone().ok_or_else(|| RefError::new("a position before any game"))?;
            let name = rest.to_owned();
            let (options, deck, moves, counts) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
            tables.push(MoveTable { game, name, options, deck, moves, counts });
            return Ok(());
        }
        _ => {}
    }
    let table = tables.last_mut().ok_or_else(|| RefError::new("a line before any position"))?;
    match word {
        "set" => {
            for option in rest.split_whitespace() {
                let (name, value) =
                    option.split_once('=').ok_or_else(|| RefError::new(format!("{option} is not name=value")))?;
                table.options.push((name.to_owned(), value.to_owned()));
            }
        }
        "deck" => table.deck.extend(read_cards(rest)?),
        "moves" => {
            for word in rest.split_whitespace() {
                table.moves.push(word.parse()?);
            }
        }
        _ => table.counts.push(read_count(line)?),
    }
    Ok(())
}

fn read_count(line: &str) -> Result<RefCount, RefError> {
    let wrong = || RefError::new(format!("\"{line}\" is not depth, paths, reach"));
    let words: Vec<&str> = line.split_whitespace().collect();
    let [depth, paths, reach] = words[..] else { return Err(wrong()) };
    Ok(RefCount {
        depth: depth.parse().map_err(|_| wrong())?,
        paths: paths.parse().map_err(|_| wrong())?,
        reach: reach.parse().map_err(|_| wrong())?,
    })
}

/// Writes the positions of one file, which must be of one or more games; the text reads back as the same positions.
pub fn write_move_tables(tables: &[MoveTable]) -> String {
    let mut text = String::from(
        "# Move counts by the slow referee: depth, paths, reach. Written by `cargo run -p testkit --example moves`.\n",
    );
    let mut game = "";
    for table in tables {
        if table.game != game {
            game = &table.game;
            let _ = write!(text, "\ngame {game}\n");
        }
        let _ = write!(text, "\nposition {}\n", table.name);
        if !table.options.is_empty() {
            let options: Vec<String> = table.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
            let _ = writeln!(text, "set {}", options.join(" "));
        }
        for cards in table.deck.chunks(26) {
            let _ = writeln!(text, "deck {}", crate::referee::write_cards(cards));
        }
        for moves in table.moves.chunks(20) {
            let words: Vec<String> = moves.iter().map(RefMove::to_string).collect();
            let _ = writeln!(text, "moves {}", words.join(" "));
        }
        for count in &table.counts {
            let _ = writeln!(text, "{} {} {}", count.depth, count.paths, count.reach);
        }
    }
    text
}
