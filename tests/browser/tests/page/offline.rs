//! After the first visit no server is needed, and a new version of the page waits for the end of
//! the game.

use browser_tests::programs::{Server, build_folder};
use browser_tests::{By, Play, Solution, Visit, Visitor};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};

#[test]
fn the_page_is_played_without_a_server() {
    let solution = Solution::of("klondike");
    let mut visit = Visit::to(&solution.code);
    let ready = "navigator.serviceWorker.ready.then((registration) => done(registration.active !== null))";
    assert!(visit.ask::<bool>(ready, vec![]));
    let mut play = Play::of(&visit, solution.start.clone());
    play.play(&solution.moves[..5], &[By::Keys]);
    let game = play.game;
    visit.server.stop();
    visit.expect_in_console("ERR_CONNECTION_REFUSED");
    visit.reload();
    let mut play = Play::of(&visit, game);
    play.play(&solution.moves[5..15], &[By::Drag, By::Keys]);
    play.check();
    let game = play.game;
    visit.kill_and_come_back();
    visit.open("");
    Play::of(&visit, game).check();
    // Another deal, too.
    visit.open(&Solution::of("bicycle").code);
    let bicycle = Solution::of("bicycle");
    let mut play = Play::of(&visit, bicycle.start.clone());
    play.play(&bicycle.moves[..3], &[By::Keys]);
    play.check();
}

/// A copy of the page that a server serves, in a folder of its own.
struct Copy(PathBuf);

impl Copy {
    fn of(server: &Server) -> Copy {
        let folder = build_folder().join("browser-tests").join(format!("page-{}", std::process::id()));
        let worker = get(server, "sw.js");
        let worker = String::from_utf8(worker).expect("scripts are text");
        let list =
            worker.split_once("const FILES = ").and_then(|(_, rest)| rest.split_once(';')).expect("it lists them");
        let names: Vec<String> = serde_json::from_str(list.0).expect("a list of names");
        assert!(names.iter().any(|name| name == "index.html"));
        for name in names.iter().map(String::as_str).chain(["sw.js"]) {
            let file = folder.join(name);
            std::fs::create_dir_all(file.parent().expect("files lie in folders")).expect("the build folder is ours");
            std::fs::write(&file, get(server, name)).expect("the build folder is ours");
        }
        Copy(folder)
    }

    /// Makes another version of the page of it, which can be told from the first.
    fn change(&self) {
        let edit = |name: &str, from: &str, to: &str| {
            let file = self.0.join(name);
            let text = std::fs::read_to_string(&file).expect("it was written before");
            assert!(text.contains(from), "{name} has {from:?}");
            std::fs::write(&file, text.replacen(from, to, 1)).expect("the build folder is ours");
        };
        edit("index.html", "<html ", "<html data-version=\"next\" ");
        edit("sw.js", "const VERSION = \"", "const VERSION = \"next ");
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn get(server: &Server, name: &str) -> Vec<u8> {
    let address = server.address();
    let host = address.trim_start_matches("http://").trim_end_matches('/');
    let mut stream = TcpStream::connect(host).expect("the server listens");
    write!(stream, "GET /{name} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").expect("it reads");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("it answers");
    let head = answer.windows(4).position(|end| end == b"\r\n\r\n").expect("a head ends with an empty line");
    assert!(answer.starts_with(b"HTTP/1.1 200"), "{name} is there");
    answer.split_off(head + 4)
}

const IS_NEXT: &str = "document.documentElement.dataset.version === 'next'";

#[test]
fn a_new_version_waits_for_the_end_of_the_game() {
    let copy = Copy::of(&Server::start());
    let solution = Solution::of("klondike");
    let mut visit = Visit::start_at(Visitor::usual(), Server::of_folder(Path::new(&copy.0)));
    visit.open(&solution.code);
    let ready = "navigator.serviceWorker.ready.then((registration) => done(registration.active !== null))";
    assert!(visit.ask::<bool>(ready, vec![]));
    let mut play = Play::of(&visit, solution.start.clone());
    play.play(&solution.moves[..3], &[By::Keys]);
    play.check();
    let game = play.game;
    copy.change();
    for _ in 0..2 {
        visit.reload();
        let waits = "
            const look = () => navigator.serviceWorker.getRegistration().then((registration) => {
              if (registration.waiting !== null) done(true); else setTimeout(look, 10);
            });
            look().catch((error) => done(String(error)));";
        assert!(visit.ask::<serde_json::Value>(waits, vec![]) == true, "the new version is there and waits");
        assert!(
            !visit.run::<bool>(&format!("return {IS_NEXT}"), vec![]),
            "the game goes on with the version it began with"
        );
    }
    let mut play = Play::of(&visit, game);
    play.play(&solution.moves[3..6], &[By::Keys]);
    play.check();
    assert!(!visit.run::<bool>(&format!("return {IS_NEXT}"), vec![]));
    // Between two games it takes over, and the new deal stays on the table.
    visit.go("#klondike.2");
    visit.wait::<bool>("the new version", &format!("{IS_NEXT} && settled()"), vec![]);
    let next = notation::Record::parse_link("klondike.2", rules::Catalogue::builtin()).expect("a code");
    Play::of(&visit, next.replay().expect("no moves")).check();
}
