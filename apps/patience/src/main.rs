//! The one binary.

mod browser;
mod server;

use server::{Open, Options, PageSource};
use std::process::ExitCode;

fn main() -> ExitCode {
    let options = match read(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(reason) => return refuse(&reason),
    };
    match server::run(&options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => refuse(&error.to_string()),
    }
}

fn refuse(reason: &str) -> ExitCode {
    eprintln!("patience: {reason}");
    ExitCode::from(2)
}

fn read(mut args: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options { port: server::PORT, open: Open::Browser, page: PageSource::Inside };
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or_else(|| format!("{arg} needs a value"));
        match arg.as_str() {
            "--no-open" => options.open = Open::Nothing,
            "--page" => options.page = PageSource::Folder(value()?.into()),
            "--port" => {
                let text = value()?;
                options.port = text.parse().map_err(|_| format!("--port is a number up to 65535, not {text:?}"))?;
            }
            _ => return Err(format!("there is no {arg:?}: --port N, --no-open and --page DIR are known")),
        }
    }
    Ok(options)
}
