//! The tests that play in a real browser.

use crate::project::{self, Outcome, Project};
use crate::system::{self, Need};
use crate::verify::count::Count;
use std::path::Path;

/// What the tests start.
const NEEDS: &[Need] = &[
    Need { what: "Chromium", names: &["chromium", "chromium-browser", "google-chrome"], package: "chromium" },
    Need { what: "chromedriver", names: &["chromedriver", "chromium.chromedriver"], package: "chromium-driver" },
];

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
    system::have(NEEDS)?;
    project::run(&mut project.cargo(&["build", "--quiet", "--package", "patience"]))?;
    let binary = project.target.join("debug").join(format!("patience{}", std::env::consts::EXE_SUFFIX));
    count.run(project.cargo(&["test", "--package", &package]).env("PATIENCE", binary))
}
