//! The page's server as its users meet it: the binary, and plain HTTP over a socket.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread;

/// A folder with a small page, gone at the end of the test.
struct Page(PathBuf);

impl Page {
    fn new(name: &str) -> Page {
        let folder = std::env::temp_dir().join(format!("patience-server-{name}-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("icons")).expect("temporary folders can be made");
        std::fs::write(folder.join("index.html"), "<p>a page").expect("and written to");
        std::fs::write(folder.join("page_bg.wasm"), "\0asm").expect("and written to");
        std::fs::write(folder.join("icons/icon.svg"), "<svg/>").expect("and written to");
        Page(folder)
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn patience(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_patience"));
    command.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A running patience, ended at the end of the test.
struct Server {
    child: Child,
    address: String,
    page: Page,
}

impl Server {
    fn start(name: &str) -> Server {
        Server::start_with(name, Stdio::piped())
    }

    fn start_with(name: &str, errors: Stdio) -> Server {
        let page = Page::new(name);
        let folder = page.0.to_str().expect("temporary folders have plain names");
        let mut child = patience(&["--port", "0", "--no-open", "--page", folder]);
        let mut child = child.stderr(errors).spawn().expect("the binary runs");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("it is piped");
        BufReader::new(out).read_line(&mut line).expect("the address comes first");
        let address = line.trim().strip_prefix("http://").and_then(|line| line.strip_suffix('/'));
        let address = address.unwrap_or_else(|| panic!("no address: {line:?}")).to_owned();
        Server { child, address, page }
    }

    /// The answer's first line and headers in lower case, and its body.
    fn ask(&self, request: &str) -> (String, Vec<u8>) {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let host = &self.address;
        write!(stream, "{request} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").expect("it reads");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("it answers and closes");
        let head = answer.windows(4).position(|end| end == b"\r\n\r\n").expect("a head ends with an empty line");
        let body = answer.split_off(head + 4);
        (String::from_utf8(answer).expect("heads are text").to_lowercase(), body)
    }

    fn port(&self) -> &str {
        self.address.rsplit(':').next().expect("an address has a port")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn text(output: &Output) -> (String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr))
}

#[test]
fn the_page_comes_with_strict_headers() {
    let server = Server::start("headers");
    let (head, body) = server.ask("GET /");
    assert!(head.starts_with("http/1.1 200"), "{head}");
    assert_eq!(body, b"<p>a page");
    for header in [
        "content-type: text/html; charset=utf-8\r\n",
        "cache-control: no-cache\r\n",
        "content-security-policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';",
        "frame-ancestors 'none'\r\n",
        "cross-origin-opener-policy: same-origin\r\n",
        "cross-origin-embedder-policy: require-corp\r\n",
        "referrer-policy: no-referrer\r\n",
        "x-content-type-options: nosniff\r\n",
        "x-patience: ",
    ] {
        assert!(head.contains(header), "{header} in {head}");
    }
    let (head, body) = server.ask("GET /page_bg.wasm?v=1");
    assert!(head.contains("content-type: application/wasm\r\n"), "{head}");
    assert_eq!(body, b"\0asm");
    let (head, _) = server.ask("GET /icons/icon.svg");
    assert!(head.contains("content-type: image/svg+xml\r\n"), "{head}");
}

#[test]
fn a_head_request_gets_the_same_head_and_no_body() {
    let server = Server::start("head");
    let (head, body) = server.ask("HEAD /");
    assert!(head.starts_with("http/1.1 200") && head.contains("content-length: 9\r\n"), "{head}");
    assert_eq!(body, b"");
}

#[test]
fn what_is_not_there_is_one_line() {
    let server = Server::start("missing");
    for path in ["/other", "/../Cargo.toml", "/icons", "/icons/", "/.git", "/%2e%2e/x", "//index.html"] {
        let (head, body) = server.ask(&format!("GET {path}"));
        assert!(head.starts_with("http/1.1 404") && head.contains("x-content-type-options"), "{path}: {head}");
        assert_eq!(body, b"There is nothing here.\n", "{path}");
    }
}

#[test]
fn only_reading_is_allowed() {
    let server = Server::start("methods");
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
        let (head, _) = server.ask(&format!("{method} /"));
        assert!(head.starts_with("http/1.1 405") && head.contains("allow: get, head\r\n"), "{method}: {head}");
    }
}

#[test]
fn a_second_start_finds_the_first() {
    let server = Server::start("second");
    let folder = server.page.0.to_str().expect("temporary folders have plain names");
    let second = patience(&["--port", server.port(), "--no-open", "--page", folder]).output().expect("the binary runs");
    let (out, err) = text(&second);
    assert_eq!(second.status.code(), Some(0), "{err}");
    assert_eq!(out, format!("http://{}/\n", server.address));
    assert_eq!(err, "Patience is there already.\n");
    assert!(server.ask("GET /").0.starts_with("http/1.1 200"), "the first goes on");
}

#[test]
fn another_program_on_the_port_is_named_with_the_way_out() {
    let page = Page::new("foreign");
    let folder = page.0.to_str().expect("temporary folders have plain names");
    let foreign = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port is free");
    let port = foreign.local_addr().expect("it is bound").port();
    let answering = thread::spawn(move || {
        let (mut stream, _) = foreign.accept().expect("it is asked once");
        let mut part = [0; 512];
        let _ = stream.read(&mut part);
        stream.write_all(b"HTTP/1.1 200 OK\r\nServer: other\r\nContent-Length: 0\r\n\r\n").expect("it is heard");
    });
    let second = patience(&["--port", &port.to_string(), "--no-open", "--page", folder]).output();
    let second = second.expect("the binary runs");
    answering.join().expect("it was asked");
    let (out, err) = text(&second);
    assert_eq!((second.status.code(), out.as_str()), (Some(2), ""), "{err}");
    assert!(err.contains(&format!("port {port}")) && err.contains("--port"), "{err}");
    assert_eq!(err.lines().count(), 1, "{err}");
}

#[test]
fn a_page_that_was_never_built_is_said_in_one_line() {
    let nowhere =
        patience(&["--port", "0", "--no-open", "--page", "no such folder"]).output().expect("the binary runs");
    let (out, err) = text(&nowhere);
    assert_eq!((nowhere.status.code(), out.as_str()), (Some(2), ""));
    assert_eq!(err.lines().count(), 1, "{err}");
    assert!(err.contains("no such folder") && err.contains("cargo dist"), "{err}");
}

#[test]
fn the_binary_carries_the_page_that_was_built_before_it() {
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist/index.html");
    let mut child = patience(&["--port", "0", "--no-open"]).spawn().expect("the binary runs");
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().expect("it is piped")).read_line(&mut line).expect("it says something");
    if built.exists() {
        assert!(line.starts_with("http://127.0.0.1:"), "{line}");
    }
    child.kill().expect("it is ended here");
    let (_, err) = text(&child.wait_with_output().expect("it ends"));
    if !built.exists() {
        assert!(line.is_empty() && err.contains("cargo play"), "{line} {err}");
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_in_order() {
    let mut server = Server::start("interrupt");
    assert!(server.ask("GET /").0.starts_with("http/1.1 200"), "it is at work");
    let sent = Command::new("kill").args(["-INT", &server.child.id().to_string()]).status().expect("kill is there");
    assert!(sent.success());
    assert_eq!(server.child.wait().expect("it ends").code(), Some(0));
}

#[test]
#[cfg(target_os = "linux")]
fn the_page_is_served_also_where_nobody_can_be_told() {
    let full = std::fs::File::options().write(true).open("/dev/full").expect("Linux has it");
    let server = Server::start_with("full", full.into());
    assert!(server.ask("GET /").0.starts_with("http/1.1 200"));
    assert!(server.ask("GET /").0.starts_with("http/1.1 200"));
}
