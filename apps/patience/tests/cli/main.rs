//! The command line as its users and scripts meet it: the binary, its output, its exit status.

mod batch;
mod deal;
mod games;
mod generate;
mod moves;
mod perft;
mod rate;
mod refused;
mod replay;
mod rules;
mod solve;

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Stdio};

/// A deal that plays itself: the stock comes in the order in which it goes up, and so do the columns
/// after it.
const EASY: &str = "klondike-draw-1.@zyxwvutsrqponmlkjihgfedcbaZYABCDEFGHIJKLMNOPQRSTUVWX";

/// What a run of the binary left behind.
struct Run {
    status: i32,
    out: String,
    err: String,
}

/// The binary in a known environment: no colour is asked for or forbidden, the language is English.
fn binary(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_patience"));
    command.args(args).env_remove("NO_COLOR").env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run_with(args: &[&str], input: &[u8]) -> Run {
    let mut child = binary(args).spawn().expect("the binary runs");
    // A run that reads nothing closes the pipe, which is its right.
    let _ = child.stdin.take().expect("it is piped").write_all(input);
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("all output is text");
    Run { status: output.status.code().expect("it ends by itself"), out: text(output.stdout), err: text(output.stderr) }
}

fn run(args: &[&str]) -> Run {
    run_with(args, b"")
}

/// The output of a run that goes well and has nothing to say beside it.
fn answer_to(args: &[&str], input: &str) -> String {
    let run = run_with(args, input.as_bytes());
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{args:?}");
    run.out
}

fn answer(args: &[&str]) -> String {
    answer_to(args, "")
}

/// Each line as the JSON that it is.
fn objects(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))).collect()
}

#[test]
fn output_that_goes_to_no_terminal_has_no_colour() {
    let text = answer(&["deal", "klondike", "617"]);
    assert!(!text.contains('\u{1b}'), "{text}");
    let help = binary(&["--help"]).env("CLICOLOR_FORCE", "1").output().expect("the binary runs");
    assert!(!help.stdout.is_empty() && !help.stdout.contains(&0x1b));
}

#[test]
fn who_stops_reading_early_is_told_nothing() {
    let mut child = binary(&["perft", "klondike", "617", "--depth", "4"]).spawn().expect("the binary runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}
