//! Every window shows all of the table, in both languages, and nothing gets lost when it changes.

use browser_tests::hands::key;
use browser_tests::visitor::{DESKTOP, LANDSCAPE, LARGE, PHONE, Pointer, Size};
use browser_tests::{By, Play, Solution, Visit, Visitor};
use play::{Settings, StockSide};
use texts::labels::{Bar, Menu, SettingValue};
use texts::{Lang, place};

const SIZES: [Size; 6] =
    [PHONE, LANDSCAPE, DESKTOP, LARGE, Size { width: 360, height: 640 }, Size { width: 900, height: 1200 }];

/// Fails unless all cards lie within the window, beside the bars, and nothing can be scrolled out
/// of it.
fn all_in_sight(visit: &Visit, what: &str) {
    let in_sight = visit.attempt::<bool>("settled() && outside().length + covered().length === 0", vec![]);
    if in_sight.is_err() {
        let script = "return [...outside(), ...covered()].map((element) => element.outerHTML.slice(0, 120))";
        let elements: Vec<String> = visit.run(script, vec![]);
        panic!("{what}: not in sight or under a bar:\n{}", elements.join("\n"));
    }
    let script = "const all = document.scrollingElement;
        return [all.scrollWidth - innerWidth, all.scrollHeight - innerHeight]";
    let spare: [i64; 2] = visit.run(script, vec![]);
    assert!(spare.iter().all(|spare| *spare <= 0), "{what}: the page can be scrolled by {spare:?}");
}

#[test]
fn every_window_shows_the_whole_table() {
    for side in [StockSide::Usual, StockSide::Left, StockSide::Right] {
        let usual = Visitor::usual();
        let mut visit = Visit::start(Visitor { settings: Settings { stock_side: side, ..usual.settings }, ..usual });
        for (preset, moves) in [("klondike", 30), ("double-patience", 60), ("eight-columns", 40)] {
            let solution = Solution::of(preset);
            visit.open(&solution.link(moves));
            let play = Play::of(&visit, solution.after(moves));
            for size in SIZES {
                visit.resize(size);
                play.check();
                all_in_sight(&visit, &format!("{preset}, stock {side:?}, {} by {}", size.width, size.height));
            }
        }
    }
}

#[test]
fn the_longest_column_fits_the_smallest_phone() {
    // Six closed and, on them, thirteen open cards: moves that the engine alone makes would take a
    // whole game, so the longest column of a recorded one stands for it.
    let solution = Solution::of("double-klondike");
    let longest = (0..solution.moves.len()).max_by_key(|moves| {
        let game = solution.after(*moves);
        game.table().columns().iter().map(Vec::len).max()
    });
    let moves = longest.expect("the game has moves");
    let visitor = Visitor { size: Size { width: 360, height: 640 }, pointer: Pointer::Finger, ..Visitor::usual() };
    let mut visit = Visit::start(visitor);
    visit.open(&solution.link(moves));
    let play = Play::of(&visit, solution.after(moves));
    all_in_sight(&visit, "the longest column");
    // Each open card of it can be met by a finger.
    let longest = play.game.view().piles().max_by_key(|pile| match pile {
        engine::Pile::Column(_) => play.game.view().pile(*pile).len(),
        engine::Pile::Stock | engine::Pile::Waste | engine::Pile::Foundation(_) => 0,
    });
    let pile = longest.expect("there are columns");
    let open = play.game.view().pile(pile).enumerate().filter(|(_, seen)| seen.card().is_some());
    let places: Vec<_> = open.map(|(at, _)| (pile, Some(at))).collect();
    assert_eq!(play.aims(&places).len(), places.len());
}

#[test]
fn turning_the_phone_loses_nothing() {
    let solution = Solution::of("klondike");
    let mut visit = Visit::start(Visitor::on_phone());
    visit.open(&solution.code);
    let mut play = Play::of(&visit, solution.start.clone());
    for (mv, size) in solution.moves[..12].iter().zip([LANDSCAPE, PHONE].into_iter().cycle()) {
        play.make(*mv, By::Drag);
        visit.resize(size);
    }
    play.check();
    all_in_sight(&visit, "after many turns");
}

fn says(visit: &Visit, lang: Lang) {
    let rules = Solution::of("klondike").start.rules().clone();
    let wanted = place::table(lang, &rules);
    visit.wait::<bool>(
        "the table's name",
        "document.querySelector('.table').getAttribute('aria-label') === args[0]",
        vec![wanted.into()],
    );
    let tag: String = visit.run("return document.documentElement.lang", vec![]);
    assert_eq!(Lang::from_tag(&tag), lang, "the document's language is {tag}");
    let undo =
        visit.run::<String>("return document.querySelector('[data-kind=undo]').getAttribute('aria-label')", vec![]);
    assert!(undo.starts_with(Bar::Undo.text(lang)), "{undo}");
}

#[test]
fn the_browser_chooses_the_language() {
    for lang in Lang::ALL {
        let mut visit = Visit::start(Visitor { lang, ..Visitor::usual() });
        visit.open("klondike.1");
        says(&visit, lang);
        let braces: Vec<String> = visit.run("return document.body.innerText.match(/[{}]|undefined/g) ?? []", vec![]);
        assert!(braces.is_empty(), "raw words: {braces:?}");
    }
}

#[test]
fn the_language_is_switched_in_the_middle_of_a_game() {
    let solution = Solution::of("klondike");
    let mut visit = Visit::to(&solution.code);
    let mut play = Play::of(&visit, solution.start.clone());
    play.play(&solution.moves[..6], &[By::Drag]);
    says(&visit, Lang::En);
    visit.open_panel(Menu::Settings.text(Lang::En), "settings");
    visit.press(".settings .segment", Some(SettingValue::Dutch.text(Lang::Nl)));
    visit.wait_for_words("#panel-title", texts::labels::SettingLabel::Title.text(Lang::Nl));
    visit.keys(&[key::ESCAPE]);
    visit.wait_for_panel("none");
    says(&visit, Lang::Nl);
    play.play(&solution.moves[6..12], &[By::Drag, By::Keys]);
    play.check();
    visit.open_panel(Menu::Settings.text(Lang::Nl), "settings");
    visit.press(".settings .segment", Some(SettingValue::English.text(Lang::En)));
    visit.keys(&[key::ESCAPE]);
    visit.wait_for_panel("none");
    says(&visit, Lang::En);
    play.check();
    let game = play.game;
    visit.reload();
    says(&visit, Lang::En);
    Play::of(&visit, game).check();
}
