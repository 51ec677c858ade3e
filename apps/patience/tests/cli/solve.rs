//! `patience solve`: deals that the command line names.

use super::{EASY, answer, answer_to, objects, run, run_with};
use serde_json::{Value, json};

/// The answers with their costs taken out, which change with every improvement of the solver, after
/// a look at what they are.
fn without_costs(mut answers: Vec<Value>) -> Vec<Value> {
    for answer in &mut answers {
        let answer = answer.as_object_mut().expect("an object");
        for (key, is_number) in
            [("nodes", Value::is_u64 as fn(&Value) -> bool), ("seconds", Value::is_f64), ("memory", Value::is_u64)]
        {
            let cost = answer.remove(key);
            assert!(cost.as_ref().is_some_and(is_number), "{key}: {cost:?}");
        }
        if answer["verdict"] == "won" {
            let solution = answer["solution"].as_str().expect("a won deal has one").to_owned();
            let begin = format!("patience/1 {} ", answer["deal"].as_str().expect("a deal"));
            let moves = solution.strip_prefix(&begin).expect("it is a record of the deal").split(' ').count();
            assert_eq!(answer["moves"], moves, "{solution}");
            assert!(moves >= 52, "{solution}");
            answer.insert("moves".to_owned(), json!("some"));
            answer.insert("solution".to_owned(), json!("a record"));
        }
    }
    answers
}

/// The verdicts as sentences, likewise.
fn without_numbers(text: &str) -> String {
    let mut lines = String::new();
    for line in text.lines() {
        let (found, costs) = line.split_once("; ").expect("the costs follow");
        let costs: Vec<&str> = costs.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        let [nodes, "positions", seconds, "s", memory, "B" | "KiB" | "MiB" | "GiB"] = costs.as_slice() else {
            panic!("{line}");
        };
        assert!([nodes, seconds, memory].iter().all(|number| number.parse::<f64>().is_ok()), "{line}");
        let count = |word: &&str| word.starts_with(|letter: char| letter.is_ascii_digit());
        let words: Vec<&str> = found.split(' ').map(|word| if count(&word) { "N" } else { word }).collect();
        lines += &format!("{}\n", words.join(" "));
    }
    lines
}

#[test]
fn each_deal_is_answered_in_its_order() {
    let deals = ["solvitaire:1", "3", "klondike.draw=1.4", "klondike.617"];
    let args = [&["solve", "klondike"][..], &deals].concat();
    assert_eq!(
        without_numbers(&answer(&args)),
        "klondike.solvitaire:1: lost\n\
         klondike.3: won in N moves\n\
         klondike.draw=1.4: won in N moves\n\
         klondike.617: lost\n"
    );
    let one_by_one = [&args[..], &["--json", "--jobs", "1"]].concat();
    let as_json = [&args[..], &["--json"]].concat();
    let found = without_costs(objects(&answer(&as_json)));
    assert_eq!(
        found,
        [
            json!({"game": "klondike", "deal": "klondike.solvitaire:1", "verdict": "lost", "moves": null, "solution": null}),
            json!({"game": "klondike", "deal": "klondike.3", "verdict": "won", "moves": "some", "solution": "a record"}),
            json!({"game": "klondike", "deal": "klondike.draw=1.4", "verdict": "won", "moves": "some", "solution": "a record"}),
            json!({"game": "klondike", "deal": "klondike.617", "verdict": "lost", "moves": null, "solution": null}),
        ]
    );
    assert_eq!(without_costs(objects(&answer(&one_by_one))), found);
}

#[test]
fn options_change_the_verdict() {
    let verdict =
        |args: &[&str]| objects(&answer(&[&["solve", "klondike", "3", "--json"], args].concat()))[0]["verdict"].clone();
    assert_eq!(verdict(&[]), "won");
    assert_eq!(verdict(&["--set", "passes=1"]), "lost");
}

#[test]
fn solutions_are_records_that_replay_and_win() {
    let games: [&[&str]; 10] = [
        &["klondike", "3", "4", "9"],
        &["klondike-draw-1", "2", "3", "4"],
        &["klondike", "3", "4", "--set", "take_back=false", "--set", "aces=must"],
        &["vegas-draw-3", "3", "4"],
        &["bicycle", "3", "4"],
        &["eight-columns", "2", "4"],
        &["whitehead", "5"],
        &["double-patience", "1", "2"],
        &["double-klondike", "3", "4"],
        &["klondike-draw-1", EASY],
    ];
    for game in games {
        let args = [&["solve"], game, &["--expect", "won"]].concat();
        let records = answer(&[&args[..], &["--solution"]].concat());
        let comments = records.lines().filter(|line| line.starts_with("# ") && line.contains(": won in ")).count();
        let found = objects(&answer_to(&["replay", "--json"], &records));
        let in_json = objects(&answer(&[&args[..], &["--json"]].concat()));
        assert!(!found.is_empty() && found.len() == comments && found.len() == in_json.len(), "{records}");
        for (found, solved) in found.iter().zip(&in_json) {
            assert_eq!((&found["result"], &found["deal"]), (&json!("won"), &solved["deal"]), "{records}");
            assert_eq!(found["moves"], solved["moves"]);
            assert!(records.contains(solved["solution"].as_str().expect("it is won")));
        }
    }
}

#[test]
fn a_deal_that_others_called_impossible_is_won() {
    let deck = "011061012013133132131021051014053042134023043033032062031034022052024041054064063044121122123124\
                111112113114101102103104091092093094081082083084071072073074";
    for game in ["klondike", "klondike-draw-1"] {
        let records = answer(&["solve", game, deck, "--expect", "won", "--solution"]);
        assert_eq!(objects(&answer_to(&["replay", "--json"], &records))[0]["result"], "won");
    }
}

#[test]
fn a_position_in_the_middle_of_a_game_has_moves_and_no_code() {
    let pile = |suit: char, last: usize| {
        "A23456789TJQK".chars().take(last).map(|rank| format!("{rank}{suit}")).collect::<Vec<_>>()
    };
    let foundations = [pile('C', 13), pile('D', 13), pile('H', 13), pile('S', 11)];
    let position = json!({"game": "klondike", "foundations": foundations, "tableau": [["ks", "QS"]]}).to_string();
    let found = objects(&answer_to(&["solve", "klondike", "-", "--json"], &position));
    assert_eq!((&found[0]["verdict"], &found[0]["deal"]), (&json!("won"), &json!(null)));
    assert_eq!(found[0]["moves"], found[0]["solution"].as_str().expect("it is won").split(' ').count());
    let text = answer_to(&["solve", "klondike", "-", "--solution"], &position);
    assert!(text.starts_with("# the position on standard input: won in "), "{text}");
    assert_eq!(text.lines().nth(1), found[0]["solution"].as_str());
    let foundations = ['C', 'D', 'H', 'S'].map(|suit| pile(suit, 13));
    let won = json!({"game": "klondike", "foundations": foundations});
    let found = objects(&answer_to(&["solve", "klondike", "-", "--json"], &won.to_string()));
    assert_eq!((&found[0]["moves"], &found[0]["solution"]), (&json!(0), &json!("")));
}

#[test]
fn a_position_that_is_a_deal_has_the_code_of_its_cards() {
    let position = answer(&["deal", "klondike", "3", "--json"]);
    let found = objects(&answer_to(&["solve", "klondike", "-", "4", "--json"], &position));
    let code = answer_to(&["deal", "klondike", "-", "--code"], &position);
    assert_eq!(found[0]["deal"], code.trim());
    assert_eq!(found[1]["deal"], "klondike.4");
    let records = answer_to(&["solve", "klondike", "-", "--solution"], &position);
    assert_eq!(objects(&answer_to(&["replay", "--json"], &records))[0]["result"], "won");
}

#[test]
fn without_a_code_a_random_deal_is_solved_that_says_which() {
    let found = objects(&answer(&["solve", "klondike-draw-1", "--json", "--nodes", "50000"]));
    let deal = found[0]["deal"].as_str().expect("a deal");
    assert!(deal.strip_prefix("klondike-draw-1.").is_some_and(|number| number.parse::<u64>().is_ok()), "{deal}");
    assert_eq!(found.len(), 1);
}

#[test]
fn the_expected_verdict_is_the_exit_status() {
    // The first deal is lost, the second won, and the third is open with so few positions.
    for (deals, expected, status) in [
        (&["solvitaire:1"][..], "lost", 0),
        (&["solvitaire:1"], "won", 1),
        (&["3"], "won", 0),
        (&["3"], "lost", 1),
        (&["3", "solvitaire:1"], "won", 1),
        (&["3", "4"], "won", 0),
        (&["3", "--nodes", "10"], "won", 1),
        (&["3", "--nodes", "10"], "lost", 1),
    ] {
        let run = run(&[&["solve", "klondike", "--expect", expected], deals].concat());
        assert_eq!((run.status, run.err.as_str()), (status, ""), "{deals:?} {expected}");
    }
    assert_eq!(run(&["solve", "klondike", "3", "solvitaire:1"]).status, 0);
}

#[test]
fn a_deal_that_meets_a_limit_is_open_and_says_which() {
    for (limit, stopped, option) in [
        (["--nodes", "10"], "nodes", "--nodes"),
        (["--memory", "1KiB"], "memory", "--memory"),
        (["--time", "0.000001ms"], "time", "--time"),
    ] {
        let args = [&["solve", "klondike", "1"][..], &limit].concat();
        let found = objects(&answer(&[&args[..], &["--json"]].concat()));
        assert_eq!((&found[0]["verdict"], &found[0]["stopped"]), (&json!("open"), &json!(stopped)));
        assert_eq!((&found[0]["moves"], &found[0]["solution"]), (&json!(null), &json!(null)));
        assert!(answer(&args).starts_with(&format!("klondike.1: open, stopped by {option}; ")), "{limit:?}");
        let comment = answer(&[&args[..], &["--solution"]].concat());
        assert!(comment.starts_with("# klondike.1: open") && comment.lines().count() == 1, "{comment}");
    }
    assert_eq!(objects(&answer(&["solve", "klondike", "1", "--json", "--nodes", "10"]))[0]["nodes"], 10);
}

#[test]
fn the_rules_may_be_those_of_a_file() {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/klondike.toml");
    let file = file.to_str().expect("its name is text");
    assert_eq!(without_numbers(&answer(&["solve", file, "3"])), "klondike.3: won in N moves\n");
}

#[test]
fn one_bad_code_and_nothing_is_solved() {
    for (codes, expected) in [
        (&["3", "nonsense"][..], "`nonsense` names no deal: "),
        (&["-", "-"], "- stands twice, but standard input holds one position: use --batch for more"),
        (&["3", "vegas.5"], "this is a deal of vegas, not of klondike"),
    ] {
        let run = run_with(&[&["solve", "klondike"], codes].concat(), b"");
        assert_eq!((run.status, run.out.as_str()), (2, ""));
        assert!(run.err.contains(expected) && run.err.lines().count() == 1, "{}", run.err);
    }
}
