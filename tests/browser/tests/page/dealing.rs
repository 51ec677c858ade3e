//! Beginning games from the page: by number, by option, again from the same cards, and back.

use browser_tests::hands::key;
use browser_tests::{By, Play, Solution, Visit, Visitor};
use engine::Game;
use notation::Record;
use rules::{Catalogue, OptionName, Value};
use texts::deal::{self, Fault};
use texts::labels::{Menu, NewGame as Label};
use texts::{Lang, option};

/// The game that a code deals.
fn dealt(code: &str) -> Game {
    let record = Record::parse_link(code, Catalogue::builtin()).unwrap_or_else(|error| panic!("{code}: {error}"));
    record.replay().expect("no moves, no illegal move")
}

fn open_new_game(visit: &Visit) {
    visit.press(".bar-button[data-kind=new]", None);
    visit.wait_for_panel("new-game");
}

/// What of the game goes into a link, as the Share panel has it.
fn code(visit: &Visit) -> String {
    visit.open_panel(Menu::Share.text(Lang::En), "share");
    let link: String = visit.run("return document.querySelector('.link input').value", vec![]);
    visit.keys(&[key::ESCAPE]);
    visit.wait_for_panel("none");
    link.split_once('#').expect("a link has a fragment").1.to_owned()
}

fn draw(cards: u16) -> String {
    option::value(Lang::En, OptionName::Draw, Value::Number(cards))
}

#[test]
fn a_deal_is_chosen_by_preset_number_and_option() {
    let solution = Solution::of("klondike");
    let visit = Visit::to(&solution.code);
    let mut play = Play::of(&visit, solution.start.clone());
    play.play(&solution.moves[..5], &[By::Keys]);
    play.check();
    let left = play.game;
    open_new_game(&visit);
    visit.press(".segment", Some(&draw(1)));
    visit.press("#deal-name", None);
    visit.keys(&['1', '7']);
    visit.press(".button.primary", Some(Label::Deal.text(Lang::En)));
    visit.wait_for_panel("none");
    Play::of(&visit, dealt("klondike-draw-1.17")).check();
    assert_eq!(code(&visit), "klondike-draw-1.17");
    // Undo goes back across the new game.
    visit.keys(&['u']);
    Play::of(&visit, left.clone()).check();
    // Another preset of the family, chosen by its name.
    open_new_game(&visit);
    visit.press(".chip", Some("Double Klondike"));
    visit.press("#deal-name", None);
    visit.keys(&['3']);
    visit.press(".button.primary", Some(Label::Deal.text(Lang::En)));
    visit.wait_for_panel("none");
    Play::of(&visit, dealt("double-klondike.3")).check();
    visit.keys(&['u']);
    Play::of(&visit, left).check();
}

#[test]
fn a_deal_by_chance_is_another_one_each_time() {
    let mut visit = Visit::to("klondike.1");
    let mut seen = vec![visit.run::<String>("return table()", vec![])];
    for _ in 0..3 {
        open_new_game(&visit);
        visit.press(".button.primary", Some(Label::Deal.text(Lang::En)));
        visit.wait_for_panel("none");
        let code = code(&visit);
        Play::of(&visit, dealt(&code)).check();
        let table: String = visit.run("return table()", vec![]);
        assert!(!seen.contains(&table), "{code} was dealt before");
        seen.push(table);
    }
    visit.reload();
    let table: String = visit.run("return table()", vec![]);
    assert_eq!(seen.last(), Some(&table));
}

#[test]
fn kl_30_the_draw_is_switched_in_the_middle_and_waits_for_the_restart() {
    let solution = Solution::of("klondike");
    let number = solution.code.rsplit_once('.').expect("a code has a deal").1;
    let visit = Visit::to(&solution.code);
    let mut play = Play::of(&visit, solution.start.clone());
    play.play(&solution.moves[..5], &[By::Keys]);
    play.check();
    open_new_game(&visit);
    visit.press(".segment", Some(&draw(1)));
    visit.keys(&[key::ESCAPE]);
    visit.wait_for_panel("none");
    // The game goes on by its own rules until it begins again.
    play.play(&solution.moves[5..8], &[By::Keys]);
    play.check();
    let before = play.game;
    visit.press(".bar-button[data-kind=menu]", None);
    visit.wait_for_panel("menu");
    visit.press(".menu button .label", Some(Menu::Restart.text(Lang::En)));
    visit.wait_for_panel("none");
    let again = dealt(&format!("klondike-draw-1.{number}"));
    Play::of(&visit, again).check();
    visit.keys(&['d']);
    visit.wait::<bool>("one card on the waste", "document.querySelectorAll('.card[data-pile=w]').length === 1", vec![]);
    // Undo goes back across the restart, and the rules with it.
    visit.keys(&['u', 'u']);
    Play::of(&visit, before).check();
}

#[test]
fn undo_goes_back_across_a_restart_and_redo_forward_again() {
    let solution = Solution::of("klondike");
    let mut visit = Visit::to(&solution.code);
    let mut play = Play::of(&visit, solution.start.clone());
    play.play(&solution.moves[..6], &[By::Drag]);
    play.check();
    let before = play.game;
    visit.press(".bar-button[data-kind=menu]", None);
    visit.wait_for_panel("menu");
    visit.press(".menu button .label", Some(Menu::Restart.text(Lang::En)));
    visit.wait_for_panel("none");
    Play::of(&visit, solution.start.clone()).check();
    visit.reload();
    visit.keys(&['u']);
    Play::of(&visit, before).check();
    visit.keys(&['r']);
    Play::of(&visit, solution.start.clone()).check();
}

#[test]
fn the_same_cards_are_dealt_again_by_other_rules() {
    let solution = Solution::of("klondike");
    let number = solution.code.rsplit_once('.').expect("a code has a deal").1;
    let visit = Visit::to(&solution.code);
    Play::of(&visit, solution.start.clone()).check();
    open_new_game(&visit);
    visit.press(".segment", Some(&draw(1)));
    visit.press(".button.same", Some(Label::RestartSoGiven.text(Lang::En)));
    visit.wait_for_panel("none");
    Play::of(&visit, dealt(&format!("klondike-draw-1.{number}"))).check();
    assert_eq!(code(&visit), format!("klondike-draw-1.{number}"));
}

#[test]
fn what_names_no_deal_is_said_and_deals_nothing() {
    for lang in Lang::ALL {
        let solution = Solution::of("klondike");
        let mut visit = Visit::start(Visitor { lang, ..Visitor::usual() });
        visit.open(&solution.link(5));
        let play = Play::of(&visit, solution.after(5));
        open_new_game(&visit);
        visit.press("#deal-name", None);
        visit.keys(&['x', 'y']);
        visit.press(".button.primary", Some(Label::Deal.text(lang)));
        visit.wait_for_words("#deal-fault", &deal::fault(lang, &Fault::NoDeal));
        visit.wait_for_panel("new-game");
        play.check();
        visit.keys(&[key::ESCAPE]);
        visit.wait_for_panel("none");
        play.check();
    }
}
