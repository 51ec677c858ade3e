//! `cargo dist`: the page as a folder that any static host serves under any path.

mod page;
mod slim;
mod write;

use crate::project::{self, Failure, Outcome, Project};
use page::{Page, Sources, digest};
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;
use write::Sizes;

/// The compiler's target for the page.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// For whom the page is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Build {
    /// Small and fast; takes minutes the first time.
    Player,
    /// Quick to build again after a change; larger and slower.
    Developer,
}

/// A module that the page loads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Module {
    /// The page itself.
    Page,
    /// The solver, which works beside the page when a player has asked for its help.
    Solver,
}

impl Module {
    /// The name of its files.
    fn name(self) -> &'static str {
        match self {
            Module::Page => "page",
            Module::Solver => "solver",
        }
    }

    /// What cargo builds of it.
    fn target(self) -> &'static [&'static str] {
        match self {
            Module::Page => &["--package", "web", "--bin", "web"],
            Module::Solver => &["--package", "worker", "--lib"],
        }
    }

    fn output(self) -> &'static str {
        match self {
            Module::Page => "web.wasm",
            Module::Solver => "worker.wasm",
        }
    }

    fn profile(self, build: Build) -> &'static str {
        match (self, build) {
            (Module::Page, Build::Player) => "web",
            (Module::Page, Build::Developer) => "web-dev",
            (Module::Solver, Build::Player) => "worker",
            (Module::Solver, Build::Developer) => "worker-dev",
        }
    }
}

/// Reads the arguments of `cargo dist` and writes the page.
pub(crate) fn run(project: &Project, args: &[String]) -> Outcome<()> {
    let (build_for, out) = read_arguments(args)?;
    let out = out.map_or_else(|| project.root.join("dist"), PathBuf::from);
    let sizes = build(project, build_for, &out)?;
    print!("{sizes}");
    println!("The page is in {}", out.display());
    Ok(())
}

fn read_arguments(args: &[String]) -> Outcome<(Build, Option<&str>)> {
    let (mut build, mut out) = (Build::Player, None);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--dev" => build = Build::Developer,
            "--out" => out = Some(args.next().ok_or_else(|| Failure::new("--out needs a folder"))?.as_str()),
            other => return Err(Failure::new(format!("cargo dist knows --dev and --out DIR, not {other:?}"))),
        }
    }
    Ok((build, out))
}

/// Builds the page and writes it to `out`; what is up to date stays as it is.
pub(crate) fn build(project: &Project, build: Build, out: &Path) -> Outcome<Sizes> {
    have_target(project)?;
    if !out.join("index.html").exists() {
        eprintln!("Building the page for the browser; the first time takes a few minutes.");
    }
    let apps = project.root.join("apps");
    let page = Page::gather(&Sources {
        page: apps.join("web"),
        page_module: compile(project, build, Module::Page)?,
        solver: apps.join("worker/static"),
        solver_module: compile(project, build, Module::Solver)?,
    })?;
    let sizes = write::write(&page, out)?;
    if out == project.root.join("dist") {
        write::remove_others(&page, out)?;
    }
    Ok(sizes)
}

/// Builds a module and gives the folder with it and its loader.
fn compile(project: &Project, build: Build, module: Module) -> Outcome<PathBuf> {
    let profile = module.profile(build);
    let mut cargo = project.cargo(&["build", "--target", WASM, "--profile", profile]);
    project::run(cargo.args(module.target()))?;
    bind(project, build, module, &project.target.join(WASM).join(profile).join(module.output()))
}

/// Adds the compiler's target for the page where it is missing: it does not come with the compiler.
pub(crate) fn have_target(project: &Project) -> Outcome<()> {
    let mut rustc = Command::new("rustc");
    rustc.current_dir(&project.root).args(["--print", "target-libdir", "--target", WASM]);
    if Path::new(project::output(&mut rustc)?.trim()).is_dir() {
        return Ok(());
    }
    eprintln!("Adding the compiler's target {WASM}.");
    let mut rustup = Command::new("rustup");
    project::run(rustup.current_dir(&project.root).args(["target", "add", WASM])).map_err(|failure| {
        Failure::new(format!(
            "The page needs Rust's target {WASM}. Run `rustup target add {WASM}` in this folder, or install it with \
             your system's packages. ({failure})"
        ))
    })
}

/// Makes the module loadable by a page, once for each change of it, and gives the folder with the result.
fn bind(project: &Project, build: Build, module: Module, wasm: &Path) -> Outcome<PathBuf> {
    let folder = project.target.join("page").join(module.profile(build));
    let stamp = folder.with_extension("stamp");
    let current = format!("{}\n{}\n", digest(&bytes(wasm)?), own_version());
    if std::fs::read_to_string(&stamp).is_ok_and(|last| last == current) {
        return Ok(folder);
    }
    match std::fs::remove_dir_all(&folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(Failure::file(&folder, &error)),
        Ok(()) | Err(_) => {}
    }
    let failed = |error| Failure::new(format!("wasm-bindgen: {error:#}"));
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(module.name()).typescript(false).omit_default_module_path(false);
    bindgen.web(true).map_err(failed)?.remove_producers_section(true).remove_name_section(build == Build::Player);
    bindgen.generate(&folder).map_err(failed)?;
    std::fs::write(&stamp, current).map_err(|error| Failure::file(&stamp, &error))?;
    Ok(folder)
}

/// Changes whenever this task itself was built anew.
fn own_version() -> String {
    let own = std::env::current_exe().and_then(std::fs::metadata);
    own.and_then(|own| Ok(format!("{} {:?}", own.len(), own.modified()?))).unwrap_or_default()
}

fn bytes(path: &Path) -> Outcome<Vec<u8>> {
    std::fs::read(path).map_err(|error| Failure::file(path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_say_for_whom_and_where() {
        let words = |text: &str| text.split_whitespace().map(String::from).collect::<Vec<_>>();
        assert_eq!(read_arguments(&[]).expect("none are needed"), (Build::Player, None));
        assert_eq!(read_arguments(&words("--out x --dev")).expect("both are known"), (Build::Developer, Some("x")));
        assert!(read_arguments(&words("--out")).is_err());
        assert!(read_arguments(&words("--fast")).is_err());
    }
}
