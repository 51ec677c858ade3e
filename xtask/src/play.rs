//! `cargo play`: from a fresh checkout to the running game.

use crate::dist::{self, Build};
use crate::project::{self, Failure, Outcome, Project};
use std::process::Command;

/// Builds the page and the binary that carries it, then becomes that binary with these arguments.
pub(crate) fn run(project: &Project, args: &[String]) -> Outcome<()> {
    dist::build(project, Build::Player, &project.root.join("dist"))?;
    project::run(&mut project.cargo(&["build", "--release", "--package", "patience"]))?;
    let binary = project.target.join("release").join(format!("patience{}", std::env::consts::EXE_SUFFIX));
    become_program(Command::new(binary).args(args))
}

/// Nothing of this task stays behind: keys and signals reach the game alone.
#[cfg(unix)]
fn become_program(command: &mut Command) -> Outcome<()> {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    Err(Failure::new(format!("{}: {error}", command.get_program().display())))
}

#[cfg(not(unix))]
fn become_program(command: &mut Command) -> Outcome<()> {
    match command.status() {
        Ok(status) => std::process::exit(status.code().unwrap_or(1)),
        Err(error) => Err(Failure::new(format!("{}: {error}", command.get_program().display()))),
    }
}
