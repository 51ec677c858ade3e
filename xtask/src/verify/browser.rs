//! The tests that play in a real browser.

use crate::project::{self, Failure, Outcome, Project, output};
use crate::verify::count::Count;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the tests start, each under the names that systems have for it.
const NEEDED: &[(&str, &[&str])] = &[
    ("Chromium", &["chromium", "chromium-browser", "google-chrome"]),
    ("chromedriver", &["chromedriver", "chromium.chromedriver"]),
];

/// Debian's packages for both.
const PACKAGES: [&str; 2] = ["chromium", "chromium-driver"];

/// The package in `tests/browser`, where there is one.
pub(crate) fn package(project: &Project) -> Outcome<Option<String>> {
    let manifest = project.root.join("tests/browser/Cargo.toml");
    let metadata = project.metadata(&["--no-deps"])?;
    let mut packages = metadata["packages"].as_array().into_iter().flatten();
    let own = packages.find(|package| package["manifest_path"].as_str().map(Path::new) == Some(&manifest));
    Ok(own.and_then(|package| package["name"].as_str()).map(String::from))
}

/// Makes sure that the browser is there and plays. The tests find the binary to start in `PATIENCE`.
pub(crate) fn check(project: &Project, count: &mut Count) -> Outcome<()> {
    let Some(package) = package(project)? else {
        println!("Left out: there is no package in tests/browser.");
        return Ok(());
    };
    have_browser()?;
    project::run(&mut project.cargo(&["build", "--quiet", "--package", "patience"]))?;
    let binary = project.target.join("debug").join(format!("patience{}", std::env::consts::EXE_SUFFIX));
    count.run(project.cargo(&["test", "--package", &package]).env("PATIENCE", binary))
}

fn have_browser() -> Outcome<()> {
    if missing().is_empty() {
        return Ok(());
    }
    if Path::new("/usr/bin/apt-get").exists() && is_root() {
        println!("Installing {} for the tests in a browser.", PACKAGES.join(" and "));
        project::run(apt().arg("update"))?;
        project::run(apt().args(["install", "--yes", "--no-install-recommends"]).args(PACKAGES))?;
    }
    match missing().as_slice() {
        [] => Ok(()),
        missing => Err(Failure::new(format!(
            "The tests in a browser need {}: install your system's packages for it (Debian: {}), or run \
             `cargo verify --quick`",
            missing.join(" and "),
            PACKAGES.join(" ")
        ))),
    }
}

fn apt() -> Command {
    let mut apt = Command::new("apt-get");
    apt.arg("--quiet").env("DEBIAN_FRONTEND", "noninteractive");
    apt
}

fn is_root() -> bool {
    output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

fn missing() -> Vec<&'static str> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let there = |name: &str| {
        let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
        folders.iter().any(|folder| folder.join(&file).is_file())
    };
    NEEDED.iter().filter(|(_, names)| !names.iter().any(|name| there(name))).map(|(what, _)| *what).collect()
}
