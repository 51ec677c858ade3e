//! The player's browser.

use std::process::{Command, Stdio};
use std::thread;

/// Shows an address in the browser, where there is one; the address is printed in any case.
pub(crate) fn open(url: &str) {
    let Some(mut command) = opener(url) else { return };
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Ok(mut child) = quiet.spawn() {
        // Waited for, so that no finished process is left on the list of this one.
        thread::spawn(move || child.wait());
    }
}

#[cfg(target_os = "macos")]
fn opener(url: &str) -> Option<Command> {
    let mut command = Command::new("open");
    command.arg(url);
    Some(command)
}

#[cfg(windows)]
fn opener(url: &str) -> Option<Command> {
    let mut command = Command::new("cmd");
    command.args(["/c", "start", "", url]);
    Some(command)
}

/// Without a screen `xdg-open` would look for a browser inside the terminal.
#[cfg(not(any(target_os = "macos", windows)))]
fn opener(url: &str) -> Option<Command> {
    let screen = ["DISPLAY", "WAYLAND_DISPLAY", "BROWSER"].iter().any(|name| std::env::var_os(name).is_some());
    screen.then(|| {
        let mut command = Command::new("xdg-open");
        command.arg(url);
        command
    })
}
