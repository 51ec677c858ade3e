//! `patience replay`.

use super::{EASY, answer, answer_to, objects, run, run_with};
use engine::{Game, Move, Pile};
use notation::{Record, ShareCode};
use rules::Catalogue;
use serde_json::json;

/// The game in which whatever can goes up and the stock is turned otherwise.
fn won() -> Record {
    let code = ShareCode::parse(EASY, Catalogue::builtin()).expect("a deal");
    let mut game = Game::start(code.rules(), code.deal());
    while !game.is_won() {
        let goes_up = |mv: &Move| matches!(mv, Move::Carry { to: Pile::Foundation(_), .. });
        let next = game.legal_moves().find(|legal| goes_up(&legal.get())).or_else(|| game.check(Move::Turn).ok());
        game.play(next.expect("something always goes up"));
    }
    Record::from_game(&game, &code, 85, 0)
}

#[test]
fn kl_40_a_record_is_won_lost_or_open() {
    // After the only pass of this deal nothing can be moved.
    let lost = format!("patience/1 vegas.7{}", " d".repeat(24));
    let file = format!("# three games\n{}\n\n{lost}\npatience/1 klondike.score=none.617 d\n", won());
    assert_eq!(
        answer_to(&["replay"], &file),
        format!(
            "line 2: {EASY}: won in 76 moves; score 625\n\
             line 4: vegas.7: lost after 24 moves: stuck, no line of play makes progress; score -52\n\
             line 5: klondike.score=none.617: open after 1 move\n"
        )
    );
    assert_eq!(
        objects(&answer_to(&["replay", "--json", "-"], &file)),
        [
            json!({"line": 2, "game": "klondike-draw-1", "deal": EASY, "result": "won", "moves": 76, "score": 625, "seconds": 85}),
            json!({"line": 4, "game": "vegas", "deal": "vegas.7", "result": "lost", "moves": 24, "score": -52, "seconds": 0}),
            json!({"line": 5, "game": "klondike", "deal": "klondike.score=none.617", "result": "open", "moves": 1,
               "score": null, "seconds": 0}),
        ]
    );
}

#[test]
fn an_illegal_record_says_where_and_why_and_the_others_go_on() {
    let file = "patience/1 klondike.617 d r d\npatience/1 klondike.617 c1c1\npatience/1 klondike.617 d\n";
    let run = run_with(&["replay"], file.as_bytes());
    assert_eq!((run.status, run.err.as_str()), (1, ""));
    let lines: Vec<&str> = run.out.lines().collect();
    assert!(
        lines[0].starts_with("line 1: klondike.617: illegal at move 2, r: The stock is not empty yet. "),
        "{}",
        lines[0]
    );
    assert!(lines[0].ends_with("(KL-35); score 0"), "{}", lines[0]);
    assert!(lines[1].starts_with("line 2: klondike.617: illegal at move 1, c1c1: ") && !lines[1].contains("()"));
    assert_eq!(lines[2], "line 3: klondike.617: open after 1 move; score 0");
    let found = objects(&run_with(&["replay", "--json"], file.as_bytes()).out);
    assert_eq!(found[0]["result"], "illegal");
    assert_eq!((&found[0]["moves"], &found[0]["illegal_at"]), (&json!(1), &json!(2)));
    assert_eq!((&found[0]["illegal_move"], &found[0]["rule"]), (&json!("r"), &json!("KL-35")));
    assert_eq!(found[1]["rule"], json!(null));
    assert!(found[1]["reason"].as_str().is_some_and(|reason| !reason.is_empty()));
}

#[test]
fn records_may_stand_in_a_file() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("won.records");
    std::fs::write(&path, format!("{}\n", won())).expect("the folder is there for tests to write");
    let path = path.to_str().expect("its name is text");
    assert!(answer(&["replay", path]).ends_with(": won in 76 moves; score 625\n"));
    assert_eq!(run(&["replay", "--json", path]).status, 0);
}

#[test]
fn every_solution_of_the_corpus_wins() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/solutions");
    let mut files = 0;
    for entry in std::fs::read_dir(folder).expect("the corpus is there") {
        let path = entry.expect("it can be read").path();
        let found = objects(&answer(&["replay", "--json", path.to_str().expect("its name is text")]));
        assert!(!found.is_empty() && found.iter().all(|game| game["result"] == "won"), "{}: {found:?}", path.display());
        files += 1;
    }
    assert!(files > 0);
}
