//! Man pages and completions, from the same definitions as the parser.

use super::args::{Cli, CompletionsArgs, ManArgs};
use super::output::Output;
use super::{Answer, Failure};
use clap::CommandFactory;
use std::io::Write;

/// Writes the man page of the program or of one command.
pub(crate) fn man(args: &ManArgs, out: &mut Output<impl Write>) -> Result<Answer, Failure> {
    let mut program = Cli::command();
    program.build();
    let command = match &args.about {
        None => program,
        Some(name) => {
            let found = program.get_subcommands().find(|command| command.get_name() == name).cloned();
            let known = program.get_subcommands().filter(|command| !command.is_hide_set());
            let known: Vec<&str> = known.map(clap::Command::get_name).collect();
            found.ok_or_else(|| {
                Failure::Refused(format!("there is no command {name}: there are {}", known.join(", ")))
            })?
        }
    };
    let mut page = Vec::new();
    clap_mangen::Man::new(command).source(concat!("patience ", env!("CARGO_PKG_VERSION"))).render(&mut page)?;
    out.bytes(&page)?;
    Ok(Answer::Done)
}

/// Writes the completions for a shell.
pub(crate) fn completions(args: &CompletionsArgs, out: &mut Output<impl Write>) -> Result<Answer, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "patience", &mut script);
    out.bytes(&script)?;
    Ok(Answer::Done)
}
