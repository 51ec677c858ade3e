//! The two programs beside the browser: the game's own server and chromedriver. Each takes a port
//! that is free, says which, and is ended when it is dropped, also by a test that fails.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A program that runs until it is dropped.
#[derive(Debug)]
struct Program(Child);

impl Program {
    /// Starts it and gives the first thing that `find` finds in a line of its output. A program that
    /// ends before that is started again a few times: chromedriver takes a port that is free for one
    /// of the two kinds of addresses, and gives up when another program has it for the other kind.
    fn start<T>(command: &mut Command, find: impl Fn(&str) -> Option<T>) -> (Program, T) {
        let found = (0..5).find_map(|_| Program::try_to_start(command, &find));
        let name = command.get_program().to_string_lossy();
        found.unwrap_or_else(|| panic!("{name} ends every time without saying where it listens"))
    }

    fn try_to_start<T>(command: &mut Command, find: impl Fn(&str) -> Option<T>) -> Option<(Program, T)> {
        let name = command.get_program().to_string_lossy().into_owned();
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let child = command.spawn().unwrap_or_else(|error| panic!("{name} does not start: {error}"));
        let mut program = Program(child);
        let mut lines = BufReader::new(program.0.stdout.take().expect("it was piped just now")).lines();
        let found = lines.by_ref().map_while(Result::ok).find_map(|line| find(&line))?;
        // Whatever else it prints must go somewhere, or it would stand still once the pipe is full.
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        Some((program, found))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The game's server with the page that is tested.
#[derive(Debug)]
pub struct Server {
    program: Option<Program>,
    port: u16,
    page: Option<PathBuf>,
}

impl Server {
    /// Starts the binary that the variable `PATIENCE` names, or the one that was built beside the
    /// tests. It serves the page inside it, or, where the variable `PATIENCE_PAGE` names a folder
    /// that `cargo dist` wrote, the page in that folder.
    #[must_use]
    pub fn start() -> Server {
        Server::of(std::env::var_os("PATIENCE_PAGE").map(PathBuf::from))
    }

    /// Serves the page in this folder.
    #[must_use]
    pub fn of_folder(folder: &Path) -> Server {
        Server::of(Some(folder.to_owned()))
    }

    fn of(page: Option<PathBuf>) -> Server {
        let (program, port) = serve(0, page.as_deref());
        Server { program: Some(program), port, page }
    }

    /// The address of the page.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Ends it: whoever asks for the page now gets no answer.
    pub fn stop(&mut self) {
        self.program = None;
    }

    /// Starts it again on the port that it had.
    pub fn start_again(&mut self) {
        self.stop();
        self.program = Some(serve(self.port, self.page.as_deref()).0);
    }
}

fn serve(port: u16, page: Option<&Path>) -> (Program, u16) {
    let mut command = Command::new(binary());
    command.args(["--port", &port.to_string(), "--no-open"]);
    if let Some(folder) = page {
        command.arg("--page").arg(folder);
    }
    Program::start(&mut command, |line| line.strip_prefix("http://127.0.0.1:")?.trim_end_matches('/').parse().ok())
}

fn binary() -> PathBuf {
    if let Some(named) = std::env::var_os("PATIENCE") {
        return named.into();
    }
    let beside = build_folder().join(format!("debug/patience{}", std::env::consts::EXE_SUFFIX));
    assert!(beside.is_file(), "run `cargo verify`, or name the binary of `cargo build -p patience` in PATIENCE");
    beside
}

/// Where cargo builds: the folder three above these tests.
#[must_use]
pub fn build_folder() -> PathBuf {
    let own = std::env::current_exe().expect("a running test knows its file");
    own.ancestors().nth(3).expect("cargo builds tests in target/debug/deps").to_owned()
}

/// Chromedriver, which starts and steers browsers.
#[derive(Debug)]
pub struct Chromedriver {
    _program: Program,
    port: u16,
}

impl Chromedriver {
    /// Starts it.
    #[must_use]
    pub fn start() -> Chromedriver {
        let mut command = Command::new(on_path(&["chromedriver", "chromium.chromedriver"]));
        command.arg("--port=0");
        let port = |line: &str| line.split_once("successfully on port ")?.1.trim_end_matches('.').parse().ok();
        let (program, port) = Program::start(&mut command, port);
        Chromedriver { _program: program, port }
    }

    /// Where it takes orders.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

/// The browser's program.
#[must_use]
pub fn chromium() -> PathBuf {
    on_path(&["chromium", "chromium-browser", "google-chrome"])
}

/// The first of these programs that the system has.
fn on_path(names: &[&str]) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = names.iter().find_map(|name| {
        let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
        std::env::split_paths(&path).map(|folder| folder.join(&file)).find(|file| file.is_file())
    });
    found.unwrap_or_else(|| panic!("these tests need {}: install Chromium and chromium-driver", names.join(" or ")))
}
