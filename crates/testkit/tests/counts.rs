//! Counting moves, and the tables in the corpus.

mod common;

use common::{legal, table};
use testkit::corpus::{MoveTable, all_move_tables, move_table_files, move_tables, read_move_tables, write_move_tables};
use testkit::decks::{MS_1, ms};
use testkit::referee::{RefCount, RefPreset, RefRules, RefTable, no_order, perft};

#[test]
fn the_first_two_depths_of_a_deal_as_counted_by_hand() {
    let rules = RefRules::klondike();
    let at = RefTable::deal(&rules, &ms(MS_1)).expect("a deal");
    // JD 5H QC 9D AH 5C QH lie open. The first turn brings 4D, which fits on 5C. JD leaves an empty column with no
    // king about; AH uncovers QD, for which no black king lies open.
    assert_eq!(legal(&rules, &at), ["c1c3", "c5f2", "d"]);
    let after = |text| legal(&rules, &common::play(&rules, &at, text));
    assert_eq!(after("d"), ["c1c3", "c5f2", "d", "wc6"]);
    assert_eq!(after("c1c3"), ["c5f2", "d"]);
    assert_eq!(after("c5f2"), ["c1c3", "d"]);
    let counts = perft(&rules, &at, &no_order, 2).expect("no reshuffle");
    assert_eq!(counts, [RefCount { depth: 1, paths: 3, reach: 3 }, RefCount { depth: 2, paths: 8, reach: 5 }]);
}

#[test]
fn the_first_position_counts_as_reached() {
    // The king goes to and fro between two columns of which one is always empty.
    let mut rules = RefRules::klondike();
    rules.columns = 2;
    let at = table(&rules, &["KS"], "", "", "");
    let counts = perft(&rules, &at, &no_order, 3).expect("no reshuffle");
    let pairs: Vec<(u64, u64)> = counts.iter().map(|count| (count.paths, count.reach)).collect();
    assert_eq!(pairs, [(1, 1), (1, 0), (1, 0)]);
}

#[test]
fn the_pass_belongs_to_the_position_only_where_it_matters() {
    let mut rules = RefRules::klondike();
    let at = table(&rules, &["9S"], "2C 4C", "", "");
    let later = common::play(&rules, &at, "d r");
    assert_eq!(later.position(&rules), at.position(&rules));
    rules.passes = testkit::referee::RefPasses::Number(3);
    assert_ne!(later.position(&rules), at.position(&rules));
    rules.passes = testkit::referee::RefPasses::Unlimited;
    rules.redeal = testkit::referee::RefRedeal::Shuffle;
    assert_ne!(later.position(&rules), at.position(&rules));
}

#[test]
fn points_and_what_a_take_back_cost_do_not_belong_to_the_position() {
    let rules = RefRules::klondike();
    let at = table(&rules, &["9S 8H", "5C"], "", "", "7H");
    let mut other = common::play(&rules, &at, "c1f2 f2c1");
    other.score = 77;
    assert_eq!(other.position(&rules), at.position(&rules));
}

/// Counts every position of a file anew.
fn recount(file: &str) {
    let tables = move_tables(file).expect("a table file");
    assert!(tables.len() >= 5, "{file} has only {} positions", tables.len());
    for table in tables {
        let rules = table.rules().expect("rules of the family");
        let start = table.table().expect("legal moves");
        let counts = perft(&rules, &start, &no_order, table.counts.len() as u32).expect("no reshuffle");
        assert_eq!(counts, table.counts, "{file}: {}", table.name);
    }
}

#[test]
fn counts_of_klondike() {
    recount("klondike");
}

#[test]
fn counts_of_klondike_draw_1() {
    recount("klondike-draw-1");
}

#[test]
fn counts_of_vegas() {
    recount("vegas");
}

#[test]
fn counts_of_vegas_draw_3() {
    recount("vegas-draw-3");
}

#[test]
fn counts_of_bicycle() {
    recount("bicycle");
}

#[test]
fn counts_of_eight_columns() {
    recount("eight-columns");
}

#[test]
fn counts_of_double_patience() {
    recount("double-patience");
}

#[test]
fn counts_of_double_klondike() {
    recount("double-klondike");
}

#[test]
fn counts_of_whitehead() {
    recount("whitehead");
}

#[test]
fn counts_of_the_options() {
    recount("options");
}

#[test]
fn every_preset_has_a_table_and_no_table_is_left_out_above() {
    let mut wanted: Vec<String> = RefPreset::ALL.iter().map(|preset| preset.id().to_owned()).collect();
    wanted.push("options".to_owned());
    wanted.sort();
    assert_eq!(move_table_files().expect("a folder"), wanted);
    for table in all_move_tables().expect("tables") {
        assert!(!table.counts.is_empty(), "{} has no counts", table.name);
        let depths: Vec<u32> = table.counts.iter().map(|count| count.depth).collect();
        assert_eq!(depths, (1..=depths.len() as u32).collect::<Vec<_>>(), "{}", table.name);
    }
}

#[test]
fn tables_read_back_as_they_were_written() {
    for file in ["vegas-draw-3", "options"] {
        let tables = move_tables(file).expect("a table file");
        let again: Vec<MoveTable> = read_move_tables(&write_move_tables(&tables)).expect("a table file");
        assert_eq!(again, tables);
    }
}

#[test]
fn a_line_that_means_nothing_is_named() {
    let wrong = |text| read_move_tables(text).expect_err("a fault").to_string();
    assert_eq!(wrong("game klondike\n\nposition a\n1 2\n"), "line 4: \"1 2\" is not depth, paths, reach");
    assert_eq!(wrong("position a\n"), "line 1: a position before any game");
    assert_eq!(wrong("game klondike\n1 2 3\n"), "line 2: a line before any position");
    assert_eq!(wrong("game klondike\nposition a\nmoves d q\n"), "line 3: \"q\" is no move");
}
