//! Programs of the system that some checks start.

use crate::project::{self, Failure, Outcome, output};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program that a check needs.
pub(crate) struct Need {
    /// What it is, for a person.
    pub(crate) what: &'static str,
    /// The names that systems have for it; one of them is enough.
    pub(crate) names: &'static [&'static str],
    /// Debian's package with it.
    pub(crate) package: &'static str,
}

/// Makes sure that these programs are there: on Debian as root by installing what is missing,
/// elsewhere by naming it.
pub(crate) fn have(needs: &[Need]) -> Outcome<()> {
    if missing(needs).is_empty() {
        return Ok(());
    }
    if Path::new("/usr/bin/apt-get").exists() && is_root() {
        let packages: Vec<&str> = missing(needs).iter().map(|need| need.package).collect();
        println!("Installing {}.", packages.join(" and "));
        project::run(apt().arg("update"))?;
        project::run(apt().args(["install", "--yes", "--no-install-recommends"]).args(packages))?;
    }
    match missing(needs).as_slice() {
        [] => Ok(()),
        missing => Err(Failure::new(advice(missing))),
    }
}

fn advice(missing: &[&Need]) -> String {
    let list = |of: fn(&Need) -> &'static str| missing.iter().map(|need| of(need)).collect::<Vec<_>>();
    format!(
        "This check needs {}: install it with your system's packages (Debian: {}), or run `cargo verify --quick`",
        list(|need| need.what).join(" and "),
        list(|need| need.package).join(" ")
    )
}

fn apt() -> Command {
    let mut apt = Command::new("apt-get");
    apt.arg("--quiet").env("DEBIAN_FRONTEND", "noninteractive");
    apt
}

fn is_root() -> bool {
    output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

fn missing(needs: &[Need]) -> Vec<&Need> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let there = |name: &str| {
        let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
        folders.iter().any(|folder| folder.join(&file).is_file())
    };
    needs.iter().filter(|need| !need.names.iter().any(|name| there(name))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_the_names_is_enough() {
        let needs = [
            Need { what: "a compiler", names: &["no-such-compiler", "rustc"], package: "rustc" },
            Need { what: "a sphinx", names: &["no-such-sphinx"], package: "sphinx" },
        ];
        let missing = missing(&needs);
        assert_eq!(missing.iter().map(|need| need.what).collect::<Vec<_>>(), ["a sphinx"]);
        assert!(advice(&missing).contains("needs a sphinx") && advice(&missing).contains("Debian: sphinx"));
    }
}
