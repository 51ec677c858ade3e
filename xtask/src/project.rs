//! Where the project stands on this machine, and how its commands are run.

use serde_json::Value;
use std::ffi::OsString;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What went wrong, as one line for a person that says what to do where that is known.
#[derive(Debug)]
pub(crate) struct Failure(String);

/// The result of every task.
pub(crate) type Outcome<T> = Result<T, Failure>;

impl Failure {
    /// A failure with this text.
    pub(crate) fn new(text: impl Into<String>) -> Failure {
        Failure(text.into())
    }

    /// An operation on a file or folder that the system refused.
    pub(crate) fn file(path: &Path, error: &io::Error) -> Failure {
        Failure(format!("{}: {error}", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The checkout and its build folder.
pub(crate) struct Project {
    /// The folder of the workspace's `Cargo.toml`.
    pub(crate) root: PathBuf,
    /// Where cargo builds.
    pub(crate) target: PathBuf,
    cargo: OsString,
}

impl Project {
    /// Asks cargo for the workspace in which this task was called.
    pub(crate) fn find() -> Outcome<Project> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let here = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from("."), PathBuf::from);
        let unknown = Project { root: here.clone(), target: here, cargo };
        let metadata = unknown.metadata(&["--no-deps"])?;
        let folder = |key: &str| {
            let path = metadata[key].as_str().ok_or_else(|| Failure::new(format!("cargo metadata names no {key}")))?;
            Ok(PathBuf::from(path))
        };
        Ok(Project { root: folder("workspace_root")?, target: folder("target_directory")?, cargo: unknown.cargo })
    }

    /// A cargo command in the workspace's folder.
    pub(crate) fn cargo(&self, args: &[&str]) -> Command {
        let mut command = Command::new(&self.cargo);
        command.current_dir(&self.root).args(args);
        command
    }

    /// What `cargo metadata` says, with these further arguments.
    pub(crate) fn metadata(&self, args: &[&str]) -> Outcome<Value> {
        let text = output(self.cargo(&["metadata", "--format-version", "1"]).args(args))?;
        serde_json::from_str(&text).map_err(|error| Failure::new(format!("cargo metadata: {error}")))
    }
}

/// Runs a command with the terminal as its own.
pub(crate) fn run(command: &mut Command) -> Outcome<()> {
    let status = command.status().map_err(|error| Failure::new(format!("{}: {error}", shown(command))))?;
    if status.success() { Ok(()) } else { Err(Failure::new(format!("Failed ({status}): {}", shown(command)))) }
}

/// Runs a command for what it prints; its errors go to the terminal.
pub(crate) fn output(command: &mut Command) -> Outcome<String> {
    let done = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| Failure::new(format!("{}: {error}", shown(command))))?;
    if !done.status.success() {
        return Err(Failure::new(format!("Failed ({}): {}", done.status, shown(command))));
    }
    String::from_utf8(done.stdout).map_err(|error| Failure::new(format!("{}: {error}", shown(command))))
}

/// The command as a person would type it.
pub(crate) fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_name().unwrap_or(program.as_os_str());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

/// Reads a text file.
pub(crate) fn read(path: &Path) -> Outcome<String> {
    std::fs::read_to_string(path).map_err(|error| Failure::file(path, &error))
}

/// Every file below a folder, in the order of their names; a folder that is missing has none.
pub(crate) fn files_below(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = match std::fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => return Err(Failure::file(&folder, &error)),
        };
        for entry in entries {
            let path = entry.map_err(|error| Failure::file(&folder, &error))?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_without_the_place_of_its_program() {
        let mut command = Command::new("/somewhere/bin/cargo");
        command.args(["build", "--release"]);
        assert_eq!(shown(&command), "cargo build --release");
    }

    #[test]
    fn a_missing_folder_has_no_files() {
        let found = files_below(Path::new("no such folder")).expect("none is no error");
        assert!(found.is_empty());
    }

    #[test]
    fn a_command_that_fails_says_which() {
        let failure = run(&mut Command::new("no-such-program-anywhere")).expect_err("it is not there");
        assert!(failure.to_string().starts_with("no-such-program-anywhere: "), "{failure}");
    }
}
