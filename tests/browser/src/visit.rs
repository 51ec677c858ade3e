//! One browser at one server, with what it saw: the tests talk to this.

use crate::programs::{Chromedriver, Server, build_folder, chromium};
use crate::visitor::{Motion, Pointer, Size, Visitor};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use thirtyfour::prelude::*;
use thirtyfour::{ChromeCapabilities, ChromiumLikeCapabilities, LoggingPrefsLogLevel, WindowHandle};
use tokio::runtime::Runtime;

/// How long a test waits for something that the page must do, at most. Nothing is decided by it but
/// that the page did not do it.
const PATIENCE: Duration = Duration::from_secs(20);

/// What every script begins with.
const LIBRARY: &str = include_str!("page.js");

/// A browser on the page. Every call waits for its answer and fails the test that makes it when
/// there is none. When it is dropped it ends the browser and fails the test for every error in the
/// console and every request to somebody else; a test that has failed leaves a picture.
#[derive(Debug)]
pub struct Visit {
    /// The server, which a test may stop.
    pub server: Server,
    visitor: Visitor,
    runtime: Runtime,
    chromedriver: Chromedriver,
    profile: Folder,
    driver: Option<WebDriver>,
    expected: Vec<String>,
    noticed: Vec<String>,
}

impl Visit {
    /// Starts server and browser. No page is open yet.
    #[must_use]
    pub fn start(visitor: Visitor) -> Visit {
        Visit::start_at(visitor, Server::start())
    }

    /// The same at this server.
    #[must_use]
    pub fn start_at(visitor: Visitor, server: Server) -> Visit {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime is free");
        let mut visit = Visit {
            server,
            visitor,
            runtime,
            chromedriver: Chromedriver::start(),
            profile: Folder::new(),
            driver: None,
            expected: Vec::new(),
            noticed: Vec::new(),
        };
        visit.begin();
        visit
    }

    /// Starts the usual visitor's browser and opens the page with this fragment.
    #[must_use]
    pub fn to(fragment: &str) -> Visit {
        let mut visit = Visit::start(Visitor::usual());
        visit.open(fragment);
        visit
    }

    /// Starts a browser with the profile of the visit.
    fn begin(&mut self) {
        let mut options = ChromeCapabilities::new();
        let set = |result: WebDriverResult<()>| result.expect("options are plain texts");
        for flag in FLAGS {
            set(options.add_arg(flag));
        }
        set(options.add_arg(&format!("--user-data-dir={}", self.profile.0.display())));
        set(options.add_arg(&format!("--lang={}", self.visitor.tag())));
        set(options.set_binary(&chromium().to_string_lossy()));
        set(options.add_experimental_option("prefs", self.visitor.preferences()));
        set(options.set_logging_prefs("browser", LoggingPrefsLogLevel::All));
        set(options.set_logging_prefs("performance", LoggingPrefsLogLevel::All));
        let log = json!({ "enableNetwork": true, "enablePage": false });
        set(options.add_experimental_option("perfLoggingPrefs", log));
        let address = self.chromedriver.address();
        let driver = self.runtime.block_on(async {
            let driver = WebDriver::new(address, options).await?;
            driver.set_script_timeout(PATIENCE * 2).await?;
            Ok::<_, WebDriverError>(driver)
        });
        self.driver = Some(driver.unwrap_or_else(|error| panic!("the browser does not start: {error}")));
        self.dress();
    }

    /// Gives the current tab the visitor's window, hands and wishes.
    fn dress(&self) {
        self.begin_resize(self.visitor.size);
        let finger = self.visitor.pointer == Pointer::Finger;
        self.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": finger }));
        let value = match self.visitor.motion {
            Motion::Full => "no-preference",
            Motion::Reduced => "reduce",
        };
        let features = json!([{ "name": "prefers-reduced-motion", "value": value }]);
        self.command("Emulation.setEmulatedMedia", json!({ "features": features }));
        // What the visitor has set stands where the page keeps it, before the page first looks there.
        let (key, settings) = (json!(SETTINGS), json!(self.visitor.settings.to_text()));
        let source =
            format!("try {{ localStorage.getItem({key}) ?? localStorage.setItem({key}, {settings}); }} catch {{}}");
        self.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source }));
    }

    /// Gives the window's inside this size, and waits until the page has heard of it.
    pub fn resize(&self, size: Size) {
        self.begin_resize(size);
        let script = "
            const two_frames = () => requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
            const look = () => (innerWidth === args[0] && innerHeight === args[1] ? two_frames() : setTimeout(look, 4));
            look();";
        self.ask::<bool>(script, vec![size.width.into(), size.height.into()]);
    }

    /// Gives the window's inside this size, whatever the page is doing.
    pub fn begin_resize(&self, size: Size) {
        let Size { width, height } = size;
        let mobile = self.visitor.pointer == Pointer::Finger;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.command("Emulation.setDeviceMetricsOverride", metrics);
    }

    /// Opens the page with this fragment, as a link would, and waits until it can be played.
    pub fn open(&mut self, fragment: &str) {
        let address = if fragment.is_empty() { String::new() } else { format!("#{fragment}") };
        self.go(&address);
        self.wait_until_playable();
    }

    /// Waits until the cards lie still.
    pub fn wait_until_playable(&self) {
        self.wait::<bool>("a table with cards that lie still", "settled() && table() !== ''", vec![]);
    }

    /// Loads the page again.
    pub fn reload(&mut self) {
        self.tell(|driver| async move { driver.refresh().await });
        self.wait_until_playable();
    }

    /// Goes to an address below the page's.
    pub fn go(&mut self, path: &str) {
        let address = format!("{}{path}", self.server.address());
        self.tell(|driver| async move { driver.goto(address).await });
    }

    /// Ends the browser as a crash would, at once and without a word to the page, and starts another
    /// one with the same profile.
    pub fn kill_and_come_back(&mut self) {
        self.notice();
        // Chromium notes its process in the profile, so that a second one knows of it.
        let lock = std::fs::read_link(self.profile.0.join("SingletonLock")).expect("a running Chromium has a lock");
        let lock = lock.to_string_lossy().into_owned();
        let process = lock.rsplit('-').next().expect("the lock names host and process");
        let killed = std::process::Command::new("kill").args(["-9", process]).status();
        assert!(killed.is_ok_and(|status| status.success()), "process {process} can be ended");
        self.end_session();
        self.begin();
    }

    /// Opens a second tab and goes there; gives the first one.
    pub fn open_tab(&mut self, fragment: &str) -> WindowHandle {
        let first = self.tell(|driver| async move { driver.window().await });
        self.tell(|driver| async move {
            let tab = driver.new_tab().await?;
            driver.switch_to_window(tab).await
        });
        self.dress();
        self.open(fragment);
        first
    }

    /// Goes to a tab.
    pub fn switch_to(&self, tab: &WindowHandle) {
        let tab = tab.clone();
        self.tell(|driver| async move { driver.switch_to_window(tab).await });
    }

    /// The tab that is steered.
    #[must_use]
    pub fn tab(&self) -> WindowHandle {
        self.tell(|driver| async move { driver.window().await })
    }

    /// Runs a script that gives something.
    pub fn run<T: DeserializeOwned>(&self, script: &str, arguments: Vec<Value>) -> T {
        let script = format!("{LIBRARY}\n{script}");
        let value = self.tell(|driver| async move { Ok(driver.execute(script, arguments).await?.json().clone()) });
        serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("the script gave {value}: {error}"))
    }

    /// Waits until an expression in the page's language is true, and gives it. `args` in it are the
    /// arguments; `what` says for a person what is waited for.
    pub fn wait<T: DeserializeOwned>(&self, what: &str, expression: &str, arguments: Vec<Value>) -> T {
        self.attempt(expression, arguments).unwrap_or_else(|error| panic!("waited for {what}: {error}"))
    }

    /// The same, where the caller has more to say about what did not come.
    ///
    /// # Errors
    /// The expression did not become true in time, or cannot be asked.
    pub fn attempt<T: DeserializeOwned>(&self, expression: &str, arguments: Vec<Value>) -> Result<T, String> {
        let limit = PATIENCE.as_millis();
        let script = format!(
            "{LIBRARY}
            const args = [...arguments];
            const done = args.pop();
            const end = Date.now() + {limit};
            (function again() {{
                let found;
                try {{ found = {expression}; }} catch (error) {{ return done({{ error: String(error) }}); }}
                if (found) done({{ found }});
                else if (Date.now() > end) done({{ error: 'it did not come' }});
                else setTimeout(again, 4);
            }})();"
        );
        let mut value =
            self.tell(|driver| async move { Ok(driver.execute_async(script, arguments).await?.json().clone()) });
        match value.get("error") {
            Some(error) => Err(error.to_string()),
            None => serde_json::from_value(value["found"].take()).map_err(|error| error.to_string()),
        }
    }

    /// Runs a script that ends by calling `done` with something.
    pub fn ask<T: DeserializeOwned>(&self, script: &str, arguments: Vec<Value>) -> T {
        let script = format!(
            "{LIBRARY}
            const args = [...arguments];
            const done = args.pop();
            {script}"
        );
        let value =
            self.tell(|driver| async move { Ok(driver.execute_async(script, arguments).await?.json().clone()) });
        serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("the script gave {value}: {error}"))
    }

    /// Presses what this selector finds, with these words on it or as its name, where they are
    /// given.
    pub fn press(&self, selector: &str, words: Option<&str>) {
        let at =
            self.wait(&format!("{selector} {words:?} to press"), "reach(...args)", vec![selector.into(), words.into()]);
        self.tap(at);
    }

    /// Waits until this panel is open; `none` is the table alone.
    pub fn wait_for_panel(&self, panel: &str) {
        self.wait::<bool>(&format!("the panel {panel}"), "panel() === args[0]", vec![panel.into()]);
        if panel == "none" {
            // Keys go to the table again when the panel has left the screen.
            self.wait::<bool>("the panel to leave", "!document.querySelector('dialog[open]')", vec![]);
        }
    }

    /// Opens a panel by the line of the menu that has these words.
    pub fn open_panel(&self, line: &str, panel: &str) {
        self.press(".bar-button[data-kind=menu]", None);
        self.wait_for_panel("menu");
        self.press(".menu button .label", Some(line));
        self.wait_for_panel(panel);
    }

    /// Waits until the words in such an element are these.
    pub fn wait_for_words(&self, selector: &str, wanted: &str) {
        let found: Result<bool, String> =
            self.attempt("words(args[0]) === args[1]", vec![selector.into(), wanted.into()]);
        if found.is_err() {
            let there: Option<String> = self.run("return words(arguments[0])", vec![selector.into()]);
            panic!("{selector} should say {wanted:?}, not {there:?}");
        }
    }

    /// Sends a command of the browser's own protocol.
    pub fn command(&self, name: &'static str, parameters: Value) -> Value {
        self.tell(|driver| async move { driver.cdp().send_raw(name, parameters).await })
    }

    /// Asks the browser something and waits for the answer.
    pub(crate) fn tell<T, F: Future<Output = WebDriverResult<T>>>(&self, ask: impl FnOnce(WebDriver) -> F) -> T {
        let driver = self.driver.clone().expect("a visit has a browser until it ends");
        match self.runtime.block_on(ask(driver)) {
            Ok(answer) => answer,
            Err(error) => panic!("the browser did not do it: {error}"),
        }
    }

    /// From now on an error in the console that holds this text is no fault.
    pub fn expect_in_console(&mut self, text: &str) {
        self.expected.push(text.into());
    }

    /// Who visits.
    #[must_use]
    pub fn visitor(&self) -> &Visitor {
        &self.visitor
    }

    /// Writes a picture of the page into the build folder and gives its path.
    pub fn picture(&self, name: &str) -> PathBuf {
        let folder = build_folder().join("browser-tests");
        std::fs::create_dir_all(&folder).expect("the build folder can be written to");
        let path = folder.join(format!("{name}.png"));
        let file = path.clone();
        self.tell(|driver| async move { driver.screenshot(&file).await });
        path
    }

    /// Takes what the console and the network say, and notes what is a fault.
    fn notice(&mut self) {
        let Some(driver) = self.driver.clone() else { return };
        let (console, network) = self.runtime.block_on(async {
            (
                driver.get_log("browser").await.unwrap_or_default(),
                driver.get_log("performance").await.unwrap_or_default(),
            )
        });
        let own = self.server.address();
        let said = console.into_iter().filter(|entry| entry.level == "SEVERE" || entry.level == "WARNING");
        let said = said.map(|entry| format!("console, {}: {}", entry.level, entry.message));
        let asked = network.iter().filter_map(|entry| request(&entry.message)).filter(|url| is_foreign(url, &own));
        let asked = asked.map(|url| format!("a request to somebody else: {url}"));
        let all: Vec<String> = said.chain(asked).collect();
        let fault = |text: &String| !self.expected.iter().any(|expected| text.contains(expected));
        self.noticed.extend(all.into_iter().filter(fault));
    }

    fn end_session(&mut self) {
        if let Some(driver) = self.driver.take() {
            // Where the browser is gone already there is nothing to end.
            let _ = self.runtime.block_on(driver.quit());
        }
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let failed = std::thread::panicking();
        if failed && let Some(driver) = self.driver.clone() {
            let name = std::thread::current().name().unwrap_or("test").replace("::", "-");
            let folder = build_folder().join("browser-tests");
            let path = folder.join(format!("{name}.png"));
            let taken =
                std::fs::create_dir_all(&folder).is_ok() && self.runtime.block_on(driver.screenshot(&path)).is_ok();
            if taken {
                eprintln!("A picture of the page is in {}", path.display());
            }
        }
        self.notice();
        self.end_session();
        if failed {
            self.noticed.iter().for_each(|fault| eprintln!("{fault}"));
        } else {
            assert!(self.noticed.is_empty(), "the page should be quiet:\n{}", self.noticed.join("\n"));
        }
    }
}

/// The address that an entry of the network's log asks for, if it is a request.
fn request(entry: &str) -> Option<String> {
    let entry: Value = serde_json::from_str(entry).ok()?;
    let message = &entry["message"];
    let is_request = message["method"] == "Network.requestWillBeSent";
    is_request.then(|| message["params"]["request"]["url"].as_str().map(String::from))?
}

/// Whether an address is neither the page's server nor within the page or the browser itself, as
/// the empty tab that it begins with is.
fn is_foreign(url: &str, own: &str) -> bool {
    let within = ["data:", "blob:", "about:", "chrome:", "chrome-untrusted:"];
    !url.starts_with(own) && within.iter().all(|scheme| !url.starts_with(scheme))
}

/// The name under which the page keeps its settings.
const SETTINGS: &str = "patience.settings";

/// What every browser is started with: no window on a screen, nothing asked of anybody else.
const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/// A folder for one browser's profile, gone when it is dropped.
#[derive(Debug)]
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("patience-browser-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("temporary folders can be made");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        remove(&self.0);
    }
}

/// Chromium may still write for a moment after its end.
fn remove(folder: &Path) {
    for _ in 0..50 {
        match std::fs::remove_dir_all(folder) {
            Ok(()) => return,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return,
            Err(_) => std::thread::sleep(Duration::from_millis(20)),
        }
    }
}
