//! The one binary.

mod browser;
mod cli;
mod server;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(std::env::args_os())
}
