//! `patience deal`: shows a deal.

use super::args::DealArgs;
use super::choice::Choice;
use super::output::Output;
use super::{Answer, Failure, picture, text_table};
use notation::write_position;
use std::io::{self, Write};

/// Shows a deal, or a position of a game.
pub(crate) fn run(args: &DealArgs, out: &mut Output<impl Write>) -> Result<Answer, Failure> {
    let choice = Choice::new(&args.game)?;
    let start = match &args.code {
        Some(code) => choice.start(code)?,
        None => {
            let start = choice.random();
            if let Some(code) = start.code.as_ref().filter(|_| args.form.json || args.form.svg) {
                // The form itself does not say which deal it is.
                let _ = writeln!(io::stderr(), "{code}");
            }
            start
        }
    };
    if args.form.json {
        out.line(write_position(&start.rules, &start.table, start.shuffle.as_ref()))?;
    } else if args.form.as_code {
        match &start.code {
            Some(code) => out.line(code)?,
            None => {
                let reason =
                    "this position is no deal but a game in progress, so it has no share code: leave --code out";
                return Err(Failure::refused(reason));
            }
        }
    } else if args.form.svg {
        out.bytes(picture::picture(&start.rules, &start.table).as_bytes())?;
    } else {
        for line in text_table::lines(&start, out.colour()) {
            out.line(line)?;
        }
    }
    Ok(Answer::Done)
}
