//! `cargo xtask fuzz`: every fuzz target for a while, with the usual compiler.

use crate::project::{self, Failure, Outcome, Project, output};
use crate::system::{self, Need};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// How often a target runs when `fuzz/Cargo.toml` names no number of its own for it.
const RUNS: u64 = 20_000;

/// What tells libFuzzer which code an input reached. `cargo fuzz` sets the same, but wants the
/// nightly compiler, for checks of memory that code without `unsafe` does not need.
const FLAGS: &[&str] = &[
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Ccodegen-units=1",
    "-Cdebug-assertions",
];

/// libFuzzer is built from its source.
const NEEDS: &[Need] = &[Need { what: "a C++ compiler", names: &["c++", "g++", "clang++"], package: "g++" }];

/// Reads the arguments of `cargo xtask fuzz` and runs the targets.
pub(crate) fn run(project: &Project, args: &[String]) -> Outcome<()> {
    let (runs, only) = read_arguments(args)?;
    let targets = targets(&project.metadata(&["--no-deps"])?)?;
    if let Some(unknown) = only.iter().find(|name| !targets.iter().any(|target| target.name == **name)) {
        return Err(Failure::new(format!("There is no fuzz target {unknown:?} in fuzz/Cargo.toml")));
    }
    system::have(NEEDS)?;
    let folder = build(project)?;
    for target in targets.iter().filter(|target| only.is_empty() || only.contains(&target.name.as_str())) {
        fuzz(project, &folder, target, runs.unwrap_or(target.runs))?;
    }
    Ok(())
}

fn read_arguments(args: &[String]) -> Outcome<(Option<u64>, Vec<&str>)> {
    let (mut runs, mut only) = (None, Vec::new());
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        if arg == "--runs" {
            let number = args.next().and_then(|number| number.parse().ok());
            runs = Some(number.ok_or_else(|| Failure::new("--runs needs a number"))?);
        } else {
            only.push(arg.as_str());
        }
    }
    Ok((runs, only))
}

struct Target {
    name: String,
    runs: u64,
}

/// The binaries of the package `fuzz`, each with the number under its name in `[package.metadata.runs]`.
fn targets(metadata: &Value) -> Outcome<Vec<Target>> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let mut packages = packages.filter(|package| package["name"] == "fuzz");
    let package = packages.next().ok_or_else(|| Failure::new("the workspace has no package `fuzz`"))?;
    let names = package["targets"].as_array().into_iter().flatten();
    let names = names.filter(|target| target["kind"][0] == "bin").filter_map(|target| target["name"].as_str());
    let runs = |name: &str| package["metadata"]["runs"][name].as_u64().unwrap_or(RUNS);
    Ok(names.map(|name| Target { name: name.to_owned(), runs: runs(name) }).collect())
}

/// Builds all targets and gives the folder that they are in.
fn build(project: &Project) -> Outcome<PathBuf> {
    let mut rustc = Command::new("rustc");
    let version = output(rustc.current_dir(&project.root).arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.ok_or_else(|| Failure::new("rustc -vV names no host"))?;
    let target = project.target.join("fuzz");
    // With `--target` the flags do not reach the build scripts, which could not be linked with them.
    let cargo = |args: &[&str], last: &[&str]| {
        let mut cargo = project.cargo(args);
        cargo.args(["--release", "--package", "fuzz", "--target", host]).args(last);
        cargo.env("CARGO_TARGET_DIR", &target).env_remove("RUSTFLAGS");
        cargo.env("CARGO_ENCODED_RUSTFLAGS", FLAGS.join("\u{1f}"));
        project::run(&mut cargo)
    };
    cargo(&["clippy", "--quiet"], &["--", "--deny", "warnings"])?;
    cargo(&["build", "--quiet"], &[])?;
    Ok(target.join(host).join("release"))
}

/// Runs one target, always with the same inputs for the same code.
fn fuzz(project: &Project, folder: &Path, target: &Target, runs: u64) -> Outcome<()> {
    let start = Instant::now();
    let name = &target.name;
    let found = project.target.join("fuzz/corpus").join(name);
    let artifacts = project.root.join("fuzz/artifacts").join(name);
    if found.exists() {
        fs::remove_dir_all(&found).map_err(|error| Failure::file(&found, &error))?;
    }
    for folder in [&found, &artifacts] {
        fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    }
    let mut command = Command::new(folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX)));
    command.arg(format!("-runs={runs}")).args(["-seed=1", "-timeout=10", "-rss_limit_mb=2048"]);
    command.arg(format!("-artifact_prefix={}/", artifacts.display())).arg(&found);
    let seeds = project.root.join("fuzz/seeds").join(name);
    if seeds.is_dir() {
        command.arg(seeds);
    }
    let done = command.output().map_err(|error| Failure::new(format!("{name}: {error}")))?;
    if !done.status.success() {
        let log = String::from_utf8_lossy(&done.stderr);
        let at = log.find("panicked at").or_else(|| log.find("ERROR: libFuzzer")).unwrap_or(0);
        eprintln!("{}", &log[at..]);
        return Err(Failure::new(format!("Fuzz target {name} failed; the input is in {}", artifacts.display())));
    }
    println!("fuzz {name}: {runs} runs in {:.1} s", start.elapsed().as_secs_f32());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn targets_are_the_binaries_of_the_package() {
        let metadata = json!({ "packages": [{ "name": "other", "targets": [] }, {
            "name": "fuzz", "metadata": { "runs": { "play": 7 } },
            "targets": [{ "name": "card", "kind": ["bin"] }, { "name": "fuzz", "kind": ["lib"] }, { "name": "play", "kind": ["bin"] }],
        }]});
        let targets = targets(&metadata).expect("the package is there");
        let all: Vec<_> = targets.iter().map(|target| (target.name.as_str(), target.runs)).collect();
        assert_eq!(all, [("card", RUNS), ("play", 7)]);
    }

    #[test]
    fn arguments_choose_targets_and_runs() {
        let words = |text: &str| text.split_whitespace().map(String::from).collect::<Vec<_>>();
        assert_eq!(read_arguments(&words("card --runs 5")).expect("they are known"), (Some(5), vec!["card"]));
        assert!(read_arguments(&words("--runs many")).is_err());
    }
}
