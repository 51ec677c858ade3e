//! One page for everybody: axe-core finds nothing, keys do what they should and no more, and what
//! happens is said.

use browser_tests::hands::key;
use browser_tests::visitor::{DESKTOP, LANDSCAPE, LARGE, PHONE, Size};
use browser_tests::{By, Play, Solution, Visit, Visitor};
use engine::{Game, Move, Pile, Stuck, StuckSearch};
use play::{Settings, Switch, Theme};
use texts::labels::{Menu, Share};
use texts::lesson::{self, Lesson};
use texts::{Lang, announce};

/// A link to a game that is stuck, found by playing what is best and nothing else.
fn stuck() -> String {
    for number in 1.. {
        let code = format!("vegas.{number}");
        let record = notation::Record::parse_link(&code, rules::Catalogue::builtin()).expect("a code");
        let mut game = record.replay().expect("no moves");
        let mut link = code;
        for _ in 0..200 {
            let mut search = StuckSearch::new(game.rules(), game.table());
            match search.run(100_000) {
                Some(Stuck::Yes) => return link,
                Some(Stuck::No) => {}
                None => break,
            }
            let Some(mv) = play::best_of_all(&game) else { break };
            link.push_str(&format!("/{mv}"));
            let legal = game.check(mv).expect("the best move is legal");
            game.play(legal);
        }
    }
    unreachable!("some deal gets stuck")
}

/// Opens everything that there is to see, in this window, and has axe-core look at it.
fn everything_is_accessible(size: Size, theme: Theme, lang: Lang) {
    let usual = Visitor::usual();
    let settings = Settings { theme, introduced: Switch::Off, ..usual.settings };
    let mut visit = Visit::start(Visitor { lang, size, settings, ..usual });
    let solution = Solution::of("klondike");
    let close = |visit: &Visit| {
        visit.keys(&[key::ESCAPE]);
        visit.wait_for_panel("none");
    };
    visit.open("");
    visit.wait_for_words(".lesson strong", lesson::title(lang, Lesson::Welcome));
    visit.must_be_accessible("the first lesson");
    visit.press(".lesson button", Some(Share::Skip.text(lang)));
    visit.open(&solution.link(40));
    let play = Play::of(&visit, solution.after(40));
    visit.must_be_accessible("the table");
    play.try_keys(Pile::Column(1), Pile::Foundation(0), 1);
    visit.wait::<bool>("a message", "words('.message p') !== null", vec![]);
    visit.must_be_accessible("a refusal");
    visit.press(".bar-button[data-kind=menu]", None);
    visit.wait_for_panel("menu");
    visit.must_be_accessible("the menu");
    close(&visit);
    visit.press(".bar-button[data-kind=new]", None);
    visit.wait_for_panel("new-game");
    visit.must_be_accessible("new game");
    close(&visit);
    for (line, panel) in PANELS {
        visit.open_panel(line.text(lang), panel);
        visit.must_be_accessible(panel);
        close(&visit);
    }
    let last = solution.moves.len() - 1;
    visit.open(&solution.link(last));
    let mut play = Play::of(&visit, solution.after(last));
    play.make(solution.moves[last], By::Keys);
    visit.wait_for_panel("won");
    visit.must_be_accessible("a game that is won");
    close(&visit);
    visit.open_panel(Menu::Statistics.text(lang), "statistics");
    visit.must_be_accessible("statistics with games");
    close(&visit);
    visit.go(&format!("#{}", stuck()));
    visit.wait_for_panel("stuck");
    visit.must_be_accessible("a game that is stuck");
}

/// The panels that lines of the menu open.
const PANELS: [(Menu, &str); 7] = [
    (Menu::Games, "chooser"),
    (Menu::Share, "share"),
    (Menu::Statistics, "statistics"),
    (Menu::Rules, "rules"),
    (Menu::Keys, "keys"),
    (Menu::Settings, "settings"),
    (Menu::Pause, "paused"),
];

#[test]
fn axe_finds_nothing_on_a_phone_by_day() {
    everything_is_accessible(PHONE, Theme::Light, Lang::Nl);
}

#[test]
fn axe_finds_nothing_on_a_phone_by_night() {
    everything_is_accessible(PHONE, Theme::Dark, Lang::En);
}

#[test]
fn axe_finds_nothing_on_a_phone_on_its_side_by_day() {
    everything_is_accessible(LANDSCAPE, Theme::Light, Lang::En);
}

#[test]
fn axe_finds_nothing_on_a_phone_on_its_side_by_night() {
    everything_is_accessible(LANDSCAPE, Theme::Dark, Lang::Nl);
}

#[test]
fn axe_finds_nothing_on_a_desk_by_day() {
    everything_is_accessible(DESKTOP, Theme::Light, Lang::En);
}

#[test]
fn axe_finds_nothing_on_a_desk_by_night() {
    everything_is_accessible(DESKTOP, Theme::Dark, Lang::Nl);
}

#[test]
fn axe_finds_nothing_on_a_large_screen_by_day() {
    everything_is_accessible(LARGE, Theme::Light, Lang::Nl);
}

/// Every key that does something at the table.
const TABLE_KEYS: &[char] =
    &['d', 'u', 'r', 'f', 'a', '1', '2', '3', key::LEFT, key::RIGHT, key::UP, key::DOWN, '+', '-', 'n', 'p'];

#[test]
fn keys_in_panels_never_reach_the_table() {
    let solution = Solution::of("klondike");
    let visit = Visit::to(&solution.link(8));
    let play = Play::of(&visit, solution.after(8));
    for (line, panel) in PANELS {
        visit.open_panel(line.text(Lang::En), panel);
        visit.keys(TABLE_KEYS);
        visit.chord(&[key::CONTROL], 'z');
        visit.wait_for_panel(panel);
        play.check();
        visit.keys(&[key::ESCAPE]);
        visit.wait_for_panel("none");
    }
    visit.keys(&['n']);
    visit.wait_for_panel("new-game");
    // What is written into a field stays there.
    visit.press("#deal-name", None);
    visit.keys(&['1', '7', 'd', 'u']);
    visit.wait::<bool>("what was typed", "document.querySelector('#deal-name').value === '17du'", vec![]);
    play.check();
    visit.keys(&[key::ESCAPE]);
    visit.wait_for_panel("none");
    play.check();
}

#[test]
fn letters_can_be_switched_off() {
    let usual = Visitor::usual();
    let settings = Settings { letter_keys: Switch::Off, ..usual.settings };
    let solution = Solution::of("klondike");
    let mut visit = Visit::start(Visitor { settings, ..usual });
    visit.open(&solution.code);
    let mut play = Play::of(&visit, solution.start.clone());
    visit.keys(&['d', 'u', 'r', 'f', 'a', 'n', 'p', '?']);
    visit.wait_for_panel("none");
    play.check();
    // Everything else goes on: the stock by Space, undo and redo with Control.
    visit.keys(&[key::TAB]);
    play.check();
    visit.chord(&[key::SHIFT], key::TAB);
    visit.keys(&[key::SPACE]);
    let turn = |game: &mut Game| {
        let legal = game.check(Move::Turn).expect("the stock is full");
        game.play(legal);
    };
    turn(&mut play.game);
    play.check();
    visit.chord(&[key::CONTROL], 'z');
    play.undo();
    play.check();
    visit.chord(&[key::CONTROL], 'y');
    turn(&mut play.game);
    play.check();
    visit.chord(&[key::CONTROL], 'z');
    play.undo();
    play.check();
    visit.chord(&[key::CONTROL, key::SHIFT], 'z');
    turn(&mut play.game);
    play.check();
}

#[test]
fn every_move_is_said_in_one_sentence() {
    for lang in Lang::ALL {
        let solution = Solution::of("klondike");
        let mut visit = Visit::start(Visitor { lang, ..Visitor::usual() });
        visit.open(&solution.code);
        let mut play = Play::of(&visit, solution.start.clone());
        for mv in &solution.moves[..12] {
            play.make(*mv, By::Keys);
            let step = play.game.steps().last().expect("a move was made");
            visit.wait_for_words("p.spoken[role=status]", &announce::played(lang, &play.game, step));
        }
        let step = play.game.steps().last().expect("moves were made").clone();
        visit.keys(&['u']);
        play.undo();
        visit.wait_for_words("p.spoken[role=status]", &announce::undone(lang, &play.game, &step));
        play.check();
    }
}

#[test]
fn the_browsers_own_tree_has_groups_lists_and_cards() {
    let solution = Solution::of("klondike");
    let visit = Visit::to(&solution.link(30));
    let play = Play::of(&visit, solution.after(30));
    visit.command("Accessibility.enable", serde_json::json!({}));
    let tree = visit.command("Accessibility.getFullAXTree", serde_json::json!({}));
    let nodes = tree["nodes"].as_array().expect("a tree has nodes");
    let named = |role: &str| -> Vec<&str> {
        let of_role = nodes.iter().filter(|node| node["role"]["value"] == role && node["ignored"] == false);
        of_role.filter_map(|node| node["name"]["value"].as_str()).collect()
    };
    let groups = named("group");
    for group in texts::place::Group::ALL {
        assert!(groups.contains(&texts::place::group(Lang::En, group)), "{group:?} of {groups:?}");
    }
    let buttons = named("button");
    for pile in play.game.view().piles() {
        let Some(card) = play.game.view().pile(pile).next_back().and_then(engine::Seen::card) else { continue };
        let title = texts::card::title(Lang::En, card);
        assert!(buttons.iter().any(|name| name.starts_with(&title)), "{title} of {buttons:?}");
    }
    // What lies face down has no face anywhere in the document.
    let seen: Vec<String> = play
        .game
        .view()
        .piles()
        .flat_map(|pile| play.game.view().pile(pile))
        .filter_map(|seen| seen.card().map(|card| card.to_string()))
        .collect();
    let faces: Vec<String> =
        visit.run("return [...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card)", vec![]);
    let sorted = |mut cards: Vec<String>| {
        cards.sort();
        cards
    };
    assert_eq!(sorted(faces), sorted(seen));
}
