//! `cargo verify`: every check in order, up to the first that fails.

mod browser;
mod count;

use crate::dist::{self, Build};
use crate::project::{self, Failure, Outcome, Project};
use crate::{fuzz, tidy};
use count::Count;
use std::process::{Command, Stdio};
use std::time::Instant;

/// The most that a browser may have to load before the first game, in bytes.
const LARGEST_PAGE: usize = 350 * 1024;

/// How much is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Extent {
    /// Everything.
    Full,
    /// Without a browser and without fuzzing.
    Quick,
}

type Check = fn(&Project, &mut Count) -> Outcome<()>;

const QUICK: &[(&str, Check)] = &[
    ("format", format),
    ("lints", lints),
    ("lints of the page", page_lints),
    ("tidy", |project, _| tidy::run(project)),
    ("documentation", documentation),
    ("page", page),
    ("tests", tests),
    ("tests of the page", page_tests),
];

const SLOW: &[(&str, Check)] = &[("browser", browser::check), ("fuzz", |project, _| fuzz::run(project, &[]))];

/// Reads the arguments of `cargo verify` and runs the checks. The last line sums up the tests.
pub(crate) fn run(project: &Project, args: &[String]) -> Outcome<()> {
    let extent = read_arguments(args)?;
    let slow = match extent {
        Extent::Full => SLOW,
        Extent::Quick => &[],
    };
    let last: &[(&str, Check)] = &[("cargo deny", deny)];
    let mut count = Count::default();
    let (start, mut result) = (Instant::now(), Ok(()));
    for (name, check) in QUICK.iter().chain(slow).chain(last) {
        println!("== {name}");
        let begin = Instant::now();
        result = check(project, &mut count);
        let seconds = begin.elapsed().as_secs_f32();
        match &result {
            Ok(()) => println!("== {name}: ok, {seconds:.1} s\n"),
            Err(failure) => {
                println!("== {name}: failed after {seconds:.1} s: {failure}\n");
                count.at_least_one_failed();
                break;
            }
        }
    }
    println!("The checks took {:.0} s.", start.elapsed().as_secs_f32());
    println!("verify: {} passed, {} failed", count.passed, count.failed);
    result.map_err(|_| Failure::new("cargo verify: not everything holds"))
}

fn read_arguments(args: &[String]) -> Outcome<Extent> {
    match args {
        [] => Ok(Extent::Full),
        [arg] if arg == "--quick" => Ok(Extent::Quick),
        _ => Err(Failure::new("cargo verify knows only --quick")),
    }
}

fn format(project: &Project, _: &mut Count) -> Outcome<()> {
    project::run(&mut project.cargo(&["fmt", "--all", "--check"]))
}

/// The page is checked for its own target, and the fuzz targets with their own flags.
fn lints(project: &Project, _: &mut Count) -> Outcome<()> {
    let mut clippy = project.cargo(&["clippy", "--quiet", "--workspace", "--all-targets"]);
    project::run(clippy.args(["--exclude", "web", "--exclude", "fuzz", "--", "--deny", "warnings"]))
}

fn page_lints(project: &Project, _: &mut Count) -> Outcome<()> {
    dist::have_target(project)?;
    let mut clippy = project.cargo(&["clippy", "--quiet", "--package", "web", "--target", dist::WASM]);
    project::run(clippy.args(["--", "--deny", "warnings"]))
}

fn documentation(project: &Project, _: &mut Count) -> Outcome<()> {
    let mut doc = project.cargo(&["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"]);
    doc.args(["--exclude", "web", "--exclude", "fuzz"]).env("RUSTDOCFLAGS", "--deny warnings");
    project::run(&mut doc)
}

fn page(project: &Project, _: &mut Count) -> Outcome<()> {
    let sizes = dist::build(project, Build::Player, &project.root.join("dist"))?;
    print!("{sizes}");
    match sizes.to_load() {
        size if size > LARGEST_PAGE => {
            Err(Failure::new(format!("a browser loads {size} bytes of page, and may load {LARGEST_PAGE}")))
        }
        _ => Ok(()),
    }
}

fn tests(project: &Project, count: &mut Count) -> Outcome<()> {
    let mut test = project.cargo(&["test", "--workspace", "--exclude", "web", "--exclude", "fuzz"]);
    if let Some(package) = browser::package(project)? {
        test.args(["--exclude", &package]);
    }
    count.run(&mut test)
}

/// What of the page needs no browser is tested on this machine. Its binary is for a browser alone.
fn page_tests(project: &Project, count: &mut Count) -> Outcome<()> {
    count.run(&mut project.cargo(&["test", "--package", "web", "--lib"]))
}

fn deny(project: &Project, _: &mut Count) -> Outcome<()> {
    let mut installed = project.cargo(&["deny", "--version"]);
    let installed = installed.stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !installed.is_ok_and(|status| status.success()) {
        println!("Left out: after `cargo install cargo-deny --locked` it also checks what we use of others.");
        return Ok(());
    }
    let mut deny: Command = project.cargo(&["deny", "check", "bans", "licenses", "sources"]);
    project::run(&mut deny)
}

#[cfg(test)]
mod tests_of_verify {
    use super::*;

    #[test]
    fn only_quick_is_known() {
        assert_eq!(read_arguments(&[]).expect("nothing is needed"), Extent::Full);
        assert_eq!(read_arguments(&["--quick".into()]).expect("it is known"), Extent::Quick);
        assert!(read_arguments(&["--slow".into()]).is_err());
    }
}
