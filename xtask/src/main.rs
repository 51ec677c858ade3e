//! Builds the page and runs every check: `cargo dist`, `cargo play`, `cargo verify`.

mod dist;
mod fuzz;
mod play;
mod project;
mod system;
mod tidy;
mod verify;

use project::{Failure, Outcome, Project};
use std::process::ExitCode;

const USAGE: &str = "\
cargo play [ARGS]                          builds what is missing and starts the game; ARGS go to it
cargo dist [--dev] [--out DIR]             writes the page as a folder for a static host (default: dist)
cargo verify [--quick]                     runs every check; quick: no browser, no fuzzing
cargo xtask tidy                           checks of the project's files alone
cargo xtask fuzz [--runs N] [TARGET ...]   the fuzz targets
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> Outcome<()> {
    let Some((task, rest)) = args.split_first() else {
        print!("{USAGE}");
        return Ok(());
    };
    match task.as_str() {
        "dist" => dist::run(&Project::find()?, rest),
        "play" => play::run(&Project::find()?, rest),
        "verify" => verify::run(&Project::find()?, rest),
        "fuzz" => fuzz::run(&Project::find()?, rest),
        "tidy" => tidy::run(&Project::find()?),
        "help" | "--help" | "-h" => {
            print!("{USAGE}");
            Ok(())
        }
        other => Err(Failure::new(format!("There is no task {other:?}.\n{USAGE}"))),
    }
}
