//! Bad usage and input that cannot be read: exit status 2, one line that says how to mend it, and
//! nothing on standard output.

use super::run_with;

#[test]
fn bad_usage_and_bad_input_are_refused_in_one_line() {
    let record = |rest: &str| format!("# a comment\npatience/1 klondike.617 d\n{rest}\n");
    let table: Vec<(&[&str], String, &str)> = vec![
        (&["--nonsense"], String::new(), "unexpected argument '--nonsense' found; usage: patience"),
        (&["nonsense"], String::new(), "unrecognized subcommand 'nonsense'; usage: patience [OPTIONS] or patience <C"),
        (&["--port", "70000"], String::new(), "invalid value '70000' for '--port <N>'"),
        (&["--port", "1", "games"], String::new(), "cannot be used with"),
        (&["deal"], String::new(), "the following required arguments were not provided: <GAME>; usage: patience deal"),
        (&["moves", "klondike"], String::new(), "the following required arguments were not provided: <CODE>"),
        (&["perft", "klondike", "1"], String::new(), "were not provided: --depth <N>; usage: patience perft"),
        (&["perft", "klondike", "1", "--depth", "0"], String::new(), "invalid value '0' for '--depth <N>'"),
        (&["deal", "klondike", "1", "--json", "--svg"], String::new(), "'--json' cannot be used with '--svg'"),
        (&["rules", "klondike", "--lang", "de"], String::new(), "invalid value 'de' for '--lang <LANG>' [possible"),
        (
            &["deal", "Klondike"],
            String::new(),
            "game: there is no game Klondike: there are klondike, klondike-draw-1, ",
        ),
        (&["deal", "a\nb"], String::new(), "game: there is no game a\\nb: there are klondike, "),
        (&["deal", "no/such.toml"], String::new(), "no/such.toml cannot be read: "),
        (
            &["deal", "klondike", "--set", "draw"],
            String::new(),
            "`draw` is no option: write name and value like draw=3",
        ),
        (
            &["deal", "klondike", "--set", "draw=25"],
            String::new(),
            "draw=`25` is not possible: give a number from 1 to",
        ),
        (&["deal", "klondike", "--set", "columns=5"], String::new(), "option columns: 5 is not possible: give 7 or 8"),
        (
            &["deal", "klondike", "--set", "draw=1", "--set", "draw=2"],
            String::new(),
            "option draw: set twice, to 1 and to 2: keep one",
        ),
        (
            &["deal", "double-patience", "--set", "passes=1"],
            String::new(),
            "options: redeal=shuffle needs a second pass: set passes to 2 or more, to unlimited, or redeal to keep",
        ),
        (&["deal", "klondike", "six"], String::new(), "`six` names no deal: write a number from 0 to "),
        (&["deal", "klondike", "ms:0"], String::new(), "ms: Microsoft FreeCell has no deal 0: take a number from 1"),
        (&["deal", "klondike", "@AB"], String::new(), "the deal is not the pack of the game: missing are AH AS "),
        (&["moves", "klondike", "vegas.5"], String::new(), "this is a deal of vegas, not of klondike: give the deal's"),
        (
            &["moves", "klondike", "klondike.draw=1.5", "--set", "draw=2"],
            String::new(),
            "this is a deal of `klondike.draw=1`, not of klondike.draw=2: ",
        ),
        (&["moves", "klondike", "-"], String::new(), "standard input: not JSON: EOF while parsing a value at line 1"),
        (
            &["moves", "klondike", "-"],
            r#"{"tableau": [["9X"]], "stok": []}"#.to_owned(),
            "standard input: `stok`: no position has this key: take it out, or write one of game, options, tableau, \
             stock, waste, foundations, shuffle, pass, group, cells, reserve, hole, removed, turn, hands; \
             tableau[1][1]: `9X` is no card: ",
        ),
        (
            &["moves", "klondike", "-"],
            r#"{"game": "vegas"}"#.to_owned(),
            "game: this is a position of `vegas`, not of ",
        ),
        (&["moves", "klondike", "-"], r#"{"tableau": [["AC"]]}"#.to_owned(), "standard input: missing are AD AH AS 2C"),
        (&["replay", "no/such.records"], String::new(), "no/such.records cannot be read: "),
        (&["replay"], "# nothing\n".to_owned(), "standard input holds no record: write one a line, like patience/1"),
        (
            &["replay"],
            record("patience/2 klondike.617 d"),
            "standard input, line 3: `patience/2` is a record of another",
        ),
        (
            &["replay"],
            record("patience/1 klondike.617 d z"),
            "standard input, line 3: move 2: `z` is no move: write d (",
        ),
        (&["replay", "--json"], record("hello"), "standard input, line 3: `hello` begins no game record: write patien"),
        (
            &["solve"],
            String::new(),
            "the following required arguments were not provided: <GAME>; usage: patience solve",
        ),
        (&["solve", "klondike", "1", "--batch", "-"], String::new(), "cannot be used with '"),
        (&["solve", "--batch", "-", "--set", "draw=1"], String::new(), "cannot be used with '--set <NAME=VALUE>'"),
        (&["solve", "--batch", "no/such.jsonl"], String::new(), "no/such.jsonl cannot be read: "),
        (&["solve", "klondike", "1", "--memory", "4GB"], String::new(), "write a size like 512MiB or 4GiB"),
        (&["solve", "klondike", "1", "--time", "60"], String::new(), "write a time like 500ms, 60s or 5m"),
        (&["solve", "klondike", "1", "--jobs", "0"], String::new(), "invalid value '0' for '--jobs <N>'"),
        (&["solve", "klondike", "1", "--nodes", "0"], String::new(), "invalid value '0' for '--nodes <N>'"),
        (&["solve", "klondike", "1", "--expect", "open"], String::new(), "invalid value 'open' for '--expect <VERD"),
        (&["rate", "klondike"], String::new(), "the following required arguments were not provided: <CODE>; usage: "),
        (&["rate", "klondike", "six"], String::new(), "`six` names no deal: write a number from 0 to "),
        (&["rate", "klondike", "1", "--time", "1"], String::new(), "write a time like 500ms, 60s or 5m"),
        (
            &["man", "nonsense"],
            String::new(),
            "there is no command nonsense: there are games, rules, deal, moves, perft",
        ),
        (&["completions", "dos"], String::new(), "invalid value 'dos' for '<SHELL>' [possible values: bash, elvish, f"),
    ];
    for (args, input, expected) in table {
        let run = run_with(args, input.as_bytes());
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?} {input}");
        assert!(run.err.starts_with("patience: ") && run.err.ends_with('\n'), "{args:?}: {}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{args:?}: {}", run.err);
        assert!(run.err.contains(expected), "{args:?}\n  says     {}  expected {expected}", run.err);
    }
}

#[test]
fn input_that_is_no_text_is_refused() {
    for args in [&["replay"][..], &["moves", "klondike", "-"]] {
        let run = run_with(args, b"ab\xff");
        assert_eq!((run.status, run.out.as_str()), (2, ""));
        assert_eq!(run.err, "patience: standard input: byte 3 is no text: write the file in UTF-8\n");
    }
}

#[test]
fn the_mark_that_some_editors_begin_a_file_with_is_no_part_of_it() {
    let record = "\u{feff}patience/1 klondike.617 d\r\n";
    assert_eq!(super::answer_to(&["replay"], record), "line 1: klondike.617: open after 1 move; score 0\n");
    let position = super::answer(&["deal", "klondike", "617", "--json"]);
    let marked = format!("\u{feff}{position}");
    assert_eq!(super::answer_to(&["deal", "klondike", "-", "--json"], &marked), position);
}

#[test]
#[cfg(target_os = "linux")]
fn an_answer_that_cannot_be_written_is_no_success() {
    for args in [&["--help"][..], &["deal", "--help"], &["--version"], &["games"], &["deal", "klondike", "1", "--svg"]]
    {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("Linux has it");
        let output = super::binary(args).stdout(full).output().expect("the binary runs");
        let line = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(line.starts_with("patience: the answer cannot be written: "), "{args:?}: {line}");
        assert_eq!(line.lines().count(), 1, "{line}");
    }
}

#[test]
fn a_position_in_progress_has_no_share_code() {
    let position =
        super::answer(&["deal", "klondike", "617", "--json"]).replace("\"6C\"], \"waste\": [", "], \"waste\": [\"6C\"");
    let position = position.replace(", ]", "]");
    let run = run_with(&["deal", "klondike", "-", "--code"], position.as_bytes());
    assert_eq!((run.status, run.out.as_str()), (2, ""), "{}", run.err);
    assert!(
        run.err.contains("this position is no deal but a game in progress, so it has no share code"),
        "{}",
        run.err
    );
}
