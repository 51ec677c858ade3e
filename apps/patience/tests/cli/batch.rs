//! `patience solve --batch`: many deals and positions, one a line.

use super::{answer, answer_to, binary, objects, run, run_with};
use notation::write_position;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use testkit::verdicts::{Expected, all_verdicts};

/// What became of a line: its id and its verdict or its error.
fn brief(answer: &Value) -> (Value, String) {
    let found = answer.get("verdict").or(answer.get("error")).and_then(Value::as_str);
    (answer["id"].clone(), found.expect("either of them").to_owned())
}

#[test]
fn answers_come_in_order_and_bad_lines_stop_nothing() {
    let position = answer(&["deal", "klondike", "3", "--json"]);
    let lines = [
        r#"{"id": "first", "game": "klondike", "options": {"draw": 1}, "deal": "1"}"#,
        "",
        r#"{"id": 7, "game": "klondike", "deal": "solvitaire:1"}"#,
        r#"{"deal": "eight-columns.2"}"#,
        "hello",
        position.trim(),
        &position.trim().replace("{\"game\"", "{\"id\": \"as a position\", \"game\""),
        r#"{"id": "x", "game": "klondike", "deal": "nope"}"#,
        r#"{"id": "y", "game": "klondike", "tableau": [["AC"]], "what": 1}"#,
        r#"{"id": 1.50, "game": "bicycle", "deal": 4}"#,
        r#"{"id": [1], "game": "klondike", "deal": "1"}"#,
        r#"{"id": 1, "id": 2, "game": "klondike", "deal": "1"}"#,
        r#"{"id": "set", "game": "klondike", "options": {"draw": 1, "draw": 1}, "deal": "1"}"#,
        r#"{"id": "key", "game": "klondike", "deal": "1", "tableau": []}"#,
        r#"{"id": "none", "deal": "1"}"#,
        r#"{"id": "none", "tableau": []}"#,
        r#"{"id": "no game", "game": "nonsense", "deal": "1"}"#,
        r#"{"id": "odd", "game": 3, "deal": "1"}"#,
        r#"{"id": "odd", "game": "klondike", "options": [], "deal": "1"}"#,
        r#"{"id": "odd", "game": "klondike", "deal": true}"#,
        r#"{"id": "other", "game": "klondike", "deal": "vegas.1"}"#,
        r#"{"id": "last", "game": "double-klondike", "deal": "1"}"#,
    ];
    let run = run_with(&["solve", "--batch", "-"], lines.join("\n").as_bytes());
    assert_eq!(run.status, 2);
    assert_eq!(run.err, "patience: standard input: 14 lines are bad: their answers say why\n");
    let found: Vec<(Value, String)> = objects(&run.out).iter().map(brief).collect();
    let expected = [
        (json!("first"), "lost"),
        (json!(7), "lost"),
        (json!(null), "won"),
        (json!(null), "line 5: expected value at line 1 column 1; write an object like {\"id\": 1, "),
        (json!(null), "won"),
        (json!("as a position"), "won"),
        (json!("x"), "line 8: `nope` names no deal: "),
        (json!("y"), "line 9: `what`: no position has this key: "),
        (json!(1.5), "won"),
        (json!(null), "line 11: id: give a text or a number"),
        (json!(1), "line 12: id: this key stands twice: keep one"),
        (json!("set"), "line 13: options: `draw` stands twice: keep one"),
        (json!("key"), "line 14: `tableau`: a line with a deal has no such key: write id, game, options, deal"),
        (json!("none"), "line 15: the game is missing: add it, like \"game\": \"klondike\""),
        (json!("none"), "line 16: the game is missing: add it, like \"game\": \"klondike\""),
        (json!("no game"), "line 17: game: there is no game nonsense: "),
        (json!("odd"), "line 18: game: give the id of a game, like \"klondike\""),
        (json!("odd"), "line 19: options: give an object like {\"draw\": 3}"),
        (json!("odd"), "line 20: deal: give a share code, a number, or a foreign number like \"ms:617\""),
        (json!("other"), "line 21: this is a deal of vegas, not of klondike"),
        (json!("last"), "won"),
    ];
    assert_eq!(found.len(), expected.len(), "{}", run.out);
    for ((id, text), (expected_id, expected)) in found.iter().zip(&expected) {
        assert_eq!(id, expected_id, "{text}");
        assert!(text.starts_with(expected), "{text}\n  expected {expected}");
    }
    assert!(run.out.contains("{\"id\": 1.50, "), "an id comes back as it was written: {}", run.out);
    let one_by_one = run_with(&["solve", "--batch", "-", "--jobs", "1"], lines.join("\n").as_bytes());
    assert_eq!(objects(&one_by_one.out).iter().map(brief).collect::<Vec<_>>(), found);
}

#[test]
fn lines_that_name_no_game_are_of_the_one_that_is_given() {
    let lines = "{\"deal\": 3}\n{\"options\": {\"draw\": 1}, \"deal\": \"3\"}\n{\"game\": \"vegas\", \"deal\": 3}\n";
    let found = objects(&answer_to(&["solve", "--batch", "-", "klondike"], lines));
    let deals: Vec<&str> = found.iter().filter_map(|answer| answer["deal"].as_str()).collect();
    assert_eq!(deals, ["klondike.3", "klondike.draw=1.3", "vegas.3"]);
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/klondike.toml");
    let found = objects(&answer_to(&["solve", file.to_str().expect("text"), "--batch", "-"], lines));
    assert_eq!(found.iter().filter_map(|answer| answer["deal"].as_str()).collect::<Vec<_>>(), deals);
}

#[test]
fn a_batch_may_be_a_file_and_has_the_exit_status_that_is_expected() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("deals.jsonl");
    let path = path.to_str().expect("its name is text");
    let write = |text: &str| std::fs::write(path, text).expect("the folder is there for tests to write");
    let status = |expected| run(&["solve", "--batch", path, "--expect", expected]).status;
    write("{\"game\": \"klondike\", \"deal\": 3}\n{\"game\": \"klondike\", \"deal\": 4}");
    assert_eq!(objects(&answer(&["solve", "--batch", path])).len(), 2);
    assert_eq!((status("won"), status("lost")), (0, 1));
    write("");
    assert_eq!(answer(&["solve", "--batch", path]), "");
    write("{\"game\": \"klondike\", \"deal\": 3}\nno\n");
    assert_eq!((status("won"), status("lost")), (2, 2));
}

#[test]
fn limits_hold_for_each_line() {
    let lines = "{\"id\": 1, \"game\": \"klondike\", \"deal\": 1}\n".repeat(3);
    for answer in objects(&answer_to(&["solve", "--batch", "-", "--nodes", "10"], &lines)) {
        assert_eq!(
            (&answer["verdict"], &answer["stopped"], &answer["nodes"]),
            (&json!("open"), &json!("nodes"), &json!(10))
        );
    }
}

#[test]
fn verdicts_of_other_solvers_are_found_in_a_batch() {
    const GAMES: [&str; 3] = ["klondike", "eight-columns", "double-klondike"];
    let rows = all_verdicts().expect("the file of verdicts is in order");
    let rows: Vec<_> = rows.iter().filter(|row| GAMES.contains(&row.position.rules.preset())).collect();
    let mut lines = String::new();
    for row in &rows {
        let position = &row.position;
        let text = write_position(&position.rules, &position.table, position.shuffle.as_ref());
        lines += &format!("{{\"id\": {}, {}\n", json!(row.id), text.strip_prefix('{').expect("an object"));
    }
    let found: Vec<_> = objects(&answer_to(&["solve", "--batch", "-"], &lines)).iter().map(brief).collect();
    let expected = rows.iter().map(|row| {
        let verdict = match row.expected {
            Expected::Won => "won",
            Expected::Lost => "lost",
        };
        (json!(row.id), verdict.to_owned())
    });
    assert_eq!(found, expected.collect::<Vec<_>>());
}

/// A batch that goes on: a line is written and its answer read before the next.
struct Talk {
    child: std::process::Child,
    answers: BufReader<std::process::ChildStdout>,
}

impl Talk {
    fn begin() -> Talk {
        let mut child = binary(&["solve", "--batch", "-"]).spawn().expect("the binary runs");
        let answers = BufReader::new(child.stdout.take().expect("it is piped"));
        Talk { child, answers }
    }

    fn say(&mut self, line: &str) -> Value {
        let input = self.child.stdin.as_mut().expect("it is piped");
        writeln!(input, "{line}").expect("it reads");
        let mut answer = String::new();
        self.answers.read_line(&mut answer).expect("it answers");
        serde_json::from_str(&answer).expect("in JSON")
    }
}

#[test]
fn answers_come_as_soon_as_they_are_ready() {
    let mut talk = Talk::begin();
    for id in 0..5 {
        let found = talk.say(&format!("{{\"id\": {id}, \"game\": \"klondike\", \"deal\": 4}}"));
        assert_eq!(brief(&found), (json!(id), "won".to_owned()));
    }
    drop(talk.child.stdin.take());
    assert_eq!(talk.child.wait().expect("it ends").code(), Some(0));
}

#[test]
#[cfg(unix)]
fn ctrl_c_ends_a_batch_with_the_answers_so_far() {
    use std::io::Read;
    let mut talk = Talk::begin();
    assert_eq!(talk.say("{\"game\": \"klondike\", \"deal\": 4}")["verdict"], "won");
    let kill = std::process::Command::new("kill").args(["-INT", &talk.child.id().to_string()]).status();
    assert!(kill.expect("every Unix has it").success());
    // Standard input stays open: nothing but the signal ends it.
    let _open = talk.child.stdin.take();
    let status = talk.child.wait().expect("it ends");
    assert_eq!(status.code(), Some(130));
    let (mut out, mut err) = (String::new(), String::new());
    talk.answers.read_to_string(&mut out).expect("text");
    talk.child.stderr.take().expect("it is piped").read_to_string(&mut err).expect("text");
    assert_eq!((out.as_str(), err.as_str()), ("", ""));
}

#[test]
fn who_stops_reading_a_batch_is_told_nothing() {
    let mut talk = Talk::begin();
    assert_eq!(talk.say("{\"game\": \"klondike\", \"deal\": 4}")["verdict"], "won");
    let Talk { mut child, answers } = talk;
    drop(answers);
    writeln!(child.stdin.as_mut().expect("it is piped"), "{{\"game\": \"klondike\", \"deal\": 3}}").expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}
