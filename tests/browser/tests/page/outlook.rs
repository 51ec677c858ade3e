//! Whether the game can still be won: said only to who wants to know, right, and counted as help.

use browser_tests::hands::key;
use browser_tests::{By, Play, Solution, Visit, Visitor};
use engine::{Deal, Game, Move};
use play::{Settings, Switch, best_of_all};
use rules::Catalogue;
use std::sync::Arc;

const PILL: &str = ".outlook";
const CAN: &str = "Can still be won";
const CANNOT: &str = "Cannot be won any more";

/// The usual visitor, who wants to know.
fn curious() -> Visitor {
    let usual = Visitor::usual();
    Visitor { settings: Settings { outlook: Switch::On, ..usual.settings }, ..usual }
}

fn start(preset: &str, number: u64) -> Game {
    let rules = Arc::new(Catalogue::builtin().rules(preset, &[]).expect("it is built in"));
    Game::start(&rules, &Deal::numbered(&rules, number))
}

/// Whether the page has loaded the solver.
const LOADED: &str = "return performance.getEntriesByType('resource').some((one) => one.name.includes('/solver/'))";

/// Turns a switch of the settings over, by its words.
fn flip(visit: &Visit, words: &str) {
    visit.open_panel("Settings", "settings");
    let id: String = visit.run(
        "return [...document.querySelectorAll('.toggle')].map((one) => one.getAttribute('aria-labelledby'))
            .find((id) => document.getElementById(id).textContent === arguments[0])",
        vec![words.into()],
    );
    visit.press(&format!("[aria-labelledby='{id}']"), None);
    visit.keys(&[key::ESCAPE]);
    visit.wait_for_panel("none");
}

#[test]
fn nobody_is_told_unasked() {
    let solution = Solution::of("klondike");
    let visit = Visit::to(&solution.code);
    let mut play = Play::of(&visit, solution.start.clone());
    play.play(&solution.moves[..4], &[By::Drag]);
    play.check();
    let pill = || visit.run::<Option<String>>("return words(arguments[0])", vec![PILL.into()]);
    assert_eq!(pill(), None);
    assert!(!visit.run::<bool>(LOADED, vec![]), "the solver is not even loaded");
    flip(&visit, "Say whether the game can still be won");
    visit.wait_for_words(PILL, CAN);
    flip(&visit, "Say whether the game can still be won");
    assert_eq!(pill(), None);
    play.check();
}

#[test]
fn what_is_said_follows_the_game() {
    let solution = Solution::of("klondike");
    let mut visit = Visit::start(curious());
    visit.open(&solution.code);
    visit.wait_for_words(PILL, CAN);
    let mut play = Play::of(&visit, solution.start.clone());
    for mv in &solution.moves[..12] {
        play.make(*mv, By::Drag);
        play.check();
        visit.wait_for_words(PILL, CAN);
    }
    assert!(visit.run::<bool>(LOADED, vec![]));
}

#[test]
fn a_deal_that_cannot_be_won_is_said_to_be_so() {
    let mut visit = Visit::start(curious());
    visit.open("klondike.2");
    visit.wait_for_words(PILL, "Cannot be won");
    let mut play = Play::of(&visit, start("klondike", 2));
    play.make(Move::Turn, By::Drag);
    play.check();
    visit.wait_for_words(PILL, CANNOT);
    // There is no way back to where it could be won.
    visit.press(PILL, None);
    visit.wait::<bool>("the answer", "words('.message')?.includes('could never be won')", vec![]);
    play.check();
}

#[test]
fn kl_44_the_way_back_leads_to_where_the_game_could_be_won() {
    // Quiet, so that no panel covers a game that is stuck as well.
    let curious = curious();
    let settings = Settings { quiet: Switch::On, ..curious.settings };
    let mut visit = Visit::start(Visitor { settings, ..curious });
    visit.open("klondike.4");
    let mut play = Play::of(&visit, start("klondike", 4));
    let mut last_won = 0;
    // A simple player, until the game is lost.
    for _ in 0..150 {
        visit.wait::<bool>("an answer", "/^C/.test(words('.outlook'))", vec![]);
        match visit.run::<String>("return words('.outlook')", vec![]) {
            said if said == CAN => last_won = play.game.steps().len(),
            _ => break,
        }
        let mv = best_of_all(&play.game).expect("there is a move while the game can be won");
        play.make(mv, By::Keys);
        play.check();
    }
    visit.wait_for_words(PILL, CANNOT);
    let lost = play.game.steps().len();
    // Two moves more, so that the one that lost is not the last.
    for _ in 0..2 {
        let turn = [Move::Turn, Move::Redeal].into_iter().find(|mv| play.game.check(*mv).is_ok());
        play.make(turn.expect("the stock can be turned"), By::Keys);
    }
    play.check();
    visit.press(PILL, None);
    while play.game.steps().len() > last_won {
        play.undo();
    }
    play.check();
    visit.wait_for_words(PILL, CAN);
    let undone = format!("{} moves undone.", lost + 2 - last_won);
    visit.wait::<bool>("how far it was", "words('.message')?.startsWith(args[0])", vec![undone.into()]);
}

#[test]
fn an_open_hint_tells_a_rung_more_each_time() {
    let solution = Solution::of("klondike");
    let visit = Visit::to(&solution.code);
    let mut play = Play::of(&visit, solution.start.clone());
    let mut said = Vec::new();
    for rung in 1..=5 {
        visit.keys(&['h']);
        let title = format!("Open hint {rung} of 5.");
        visit.wait::<bool>("the hint", "words('.message')?.startsWith(args[0])", vec![title.into()]);
        said.push(visit.run::<String>("return words('.message')", vec![]));
    }
    assert!(said.iter().all(|one| said.iter().filter(|other| *other == one).count() == 1), "{said:?}");
    play.check();
    // Another position has a hint of its own, by the button.
    play.make(solution.moves[0], By::Drag);
    play.check();
    visit.press(".bar-button[data-kind=hint]", None);
    visit.wait::<bool>("the hint", "words('.message')?.startsWith('Open hint 1 of 5.')", vec![]);
    // It knew all cards, but tells no more than was asked.
    assert_eq!(visit.run::<Option<String>>("return words(arguments[0])", vec![PILL.into()]), None);
}

#[test]
fn a_lost_game_has_no_hint_but_the_way_back() {
    let visit = Visit::to("klondike.2");
    visit.keys(&['h']);
    visit.wait::<bool>("the verdict", "words('.message')?.startsWith('Cannot be won any more.')", vec![]);
    visit.keys(&['h']);
    visit.wait::<bool>("the answer", "words('.message')?.includes('could never be won')", vec![]);
}

#[test]
fn a_win_with_verdicts_counts_as_help_that_knew_all_cards() {
    let solution = Solution::of("klondike");
    let mut visit = Visit::start(curious());
    let last = solution.moves.len() - 1;
    visit.open(&solution.link(last));
    visit.wait_for_words(PILL, CAN);
    let mut play = Play::of(&visit, solution.after(last));
    play.make(solution.moves[last], By::Drag);
    visit.wait_for_panel("won");
    let results: Vec<String> = visit.ask("stored('results').then(done)", vec![]);
    let result = results.first().and_then(|text| play::GameResult::from_text(text)).expect("it is kept");
    assert!(result.helped.verdicts >= 1);
    visit.press(".won .button", Some("Statistics"));
    visit.wait_for_panel("statistics");
    let sentence = "0 games won without help, 1 with help, 1 of them knowing the closed cards.";
    visit.wait::<bool>(
        "the sentence",
        "document.querySelector('.statistics').textContent.includes(args[0])",
        vec![sentence.into()],
    );
}

#[test]
fn the_solver_works_without_a_server() {
    let mut visit = Visit::start(curious());
    visit.open("klondike.4");
    let ready = "navigator.serviceWorker.ready.then((registration) => done(registration.active !== null))";
    assert!(visit.ask::<bool>(ready, vec![]));
    visit.server.stop();
    visit.expect_in_console("ERR_CONNECTION_REFUSED");
    visit.reload();
    visit.wait_for_words(PILL, CAN);
}
