//! `patience`: the page.

use super::args::PageArgs;
use super::{Answer, Failure};
use crate::server::{self, Open, Options, PageSource};

/// Serves the page until it is interrupted.
pub(crate) fn run(args: PageArgs) -> Result<Answer, Failure> {
    let options = Options {
        port: args.port,
        open: if args.no_open { Open::Nothing } else { Open::Browser },
        page: args.page.map_or(PageSource::Inside, PageSource::Folder),
    };
    server::run(&options).map_err(Failure::refused)?;
    Ok(Answer::Done)
}
