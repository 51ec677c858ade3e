//! `patience deal`: shows a deal.

use super::args::DealArgs;
use super::choice::{Choice, Start};
use super::output::Output;
use super::{Answer, Failure, picture, text_table};
use cards::Shuffle;
use notation::{ShareCode, write_position};
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Write};
use std::time::SystemTime;

/// Random deals have numbers below this, which a person can still read out and type.
const RANDOM_DEALS: u64 = 10_000_000_000;

/// Shows a deal, or a position of a game.
pub(crate) fn run(args: &DealArgs, out: &mut Output<impl Write>) -> Result<Answer, Failure> {
    let choice = Choice::new(&args.game)?;
    let start = match &args.code {
        Some(code) => choice.start(code)?,
        None => {
            let code = ShareCode::numbered(choice.rules(), random_number());
            if args.form.json || args.form.svg {
                // The form itself does not say which deal it is.
                let _ = writeln!(io::stderr(), "{code}");
            }
            Start::of(code)
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

/// A number that nobody can foresee: the hasher of the standard library is seeded by the system.
fn random_number() -> u64 {
    Shuffle::new(RandomState::new().hash_one((SystemTime::now(), std::process::id()))).below(RANDOM_DEALS)
}
