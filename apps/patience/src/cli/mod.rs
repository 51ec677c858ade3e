//! The command line. Data goes to standard output and messages to standard error; the exit status is
//! 0 for done, 1 where the answer is no, 2 for bad usage or input that cannot be read.

mod args;
mod choice;
mod deal;
mod failure;
mod games;
mod generate;
mod json;
mod moves;
mod output;
mod page;
mod paths;
mod perft;
mod picture;
mod rate;
mod replay;
mod rules;
mod solve;
mod text_table;
mod words;

use args::{Cli, Command};
use clap::Parser;
use clap::error::ErrorKind;
use failure::{Failure, one_line, usage_line};
use output::{Colour, Output};
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

/// The exit status after Ctrl-C, as shells have it: 128 and the number of the signal.
const INTERRUPTED: u8 = 130;

/// What a command found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    /// It did what was asked.
    Done,
    /// The answer is no: exit status 1.
    No,
}

/// Does what the arguments say, the first of them being the program's name.
pub(crate) fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let cli = match Cli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(error) => return explain(&error),
    };
    let mut out = Output::new(io::stdout().lock(), Colour::of_stdout());
    let answer = dispatch(cli, &mut out);
    end(answer, out)
}

/// Sends on what is left of an answer, and says with the exit status how it went.
fn end(answer: Result<Answer, Failure>, out: Output<impl Write>) -> ExitCode {
    match answer.and_then(|answer| out.finish().map(|()| answer)) {
        Ok(Answer::Done) | Err(Failure::NobodyReads) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(Failure::Refused(reason)) => refuse(&reason),
        Err(Failure::Interrupted) => ExitCode::from(INTERRUPTED),
    }
}

fn dispatch(cli: Cli, out: &mut Output<impl Write>) -> Result<Answer, Failure> {
    match cli.command {
        None => page::run(cli.page),
        Some(Command::Games(args)) => games::run(&args, out),
        Some(Command::Rules(args)) => rules::run(&args, out),
        Some(Command::Deal(args)) => deal::run(&args, out),
        Some(Command::Moves(args)) => moves::run(&args, out),
        Some(Command::Perft(args)) => perft::run(&args, out),
        Some(Command::Replay(args)) => replay::run(&args, out),
        Some(Command::Solve(args)) => solve::run(&args, out),
        Some(Command::Rate(args)) => rate::run(&args, out),
        Some(Command::Man(args)) => generate::man(&args, out),
        Some(Command::Completions(args)) => generate::completions(&args, out),
    }
}

/// Help and version are answers; all else that stops the parser is bad usage.
fn explain(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let colour = Colour::of_stdout();
            let mut out = Output::new(io::stdout().lock(), colour);
            let text = match colour {
                Colour::On => error.render().ansi().to_string(),
                Colour::Off => error.render().to_string(),
            };
            let answer = out.bytes(text.as_bytes()).map(|()| Answer::Done);
            end(answer, out)
        }
        _ => refuse(&usage_line(&error.render().to_string())),
    }
}

fn refuse(reason: &str) -> ExitCode {
    // Where standard error is closed too, the exit status still says it.
    let _ = writeln!(io::stderr(), "patience: {}", one_line(reason));
    ExitCode::from(2)
}
