//! Nothing is lost: not by a reload, not by a crash in the middle of a move, and nothing is counted
//! twice.

use browser_tests::hands::key;
use browser_tests::visitor::Motion;
use browser_tests::{By, Play, Solution, Visit, Visitor};
use engine::Move;
use play::{Settings, Tempo};
use serde_json::{Value, json};
use texts::labels::{Menu, Statistic};
use texts::{Lang, number};

#[test]
fn a_reload_in_the_middle_keeps_game_undo_and_redo() {
    let solution = Solution::of("klondike");
    let mut visit = Visit::to(&solution.code);
    let (first, rest) = solution.moves.split_at(20);
    let mut play = Play::of(&visit, solution.start.clone());
    play.play(first, &[By::Drag, By::Keys]);
    let mut game = play.game;
    visit.reload();
    let mut play = Play::of(&visit, game);
    visit.wait_for_words(".state-figures .figure-text:nth-of-type(2)", "20 moves");
    for _ in 0..5 {
        visit.keys(&['u']);
        play.undo();
        play.check();
    }
    game = play.game;
    visit.reload();
    let mut play = Play::of(&visit, game);
    for mv in &first[15..] {
        visit.keys(&['r']);
        let legal = play.game.check(*mv).expect("it was played before");
        play.game.play(legal);
        play.check();
    }
    play.play(&rest[..5], &[By::Keys]);
    play.check();
}

/// Ends the browser while the cards of a move are in the air.
fn killed_in_flight(preset: &str, moves: usize) {
    let usual = Visitor::usual();
    let settings = Settings { tempo: Tempo::Calm, ..usual.settings };
    let solution = Solution::of(preset);
    let mut visit = Visit::start(Visitor { motion: Motion::Full, settings, ..usual });
    visit.open(&solution.link(moves));
    let mut play = Play::of(&visit, solution.after(moves));
    play.make(solution.moves[moves], By::Drag);
    // The answer comes once whatever the page wrote before is in the database.
    let in_flight: bool = visit.ask("stored('sessions').then(() => done(!settled()))", vec![]);
    let game = play.game;
    visit.kill_and_come_back();
    visit.open("");
    assert!(in_flight, "the browser is ended before the cards lie");
    let mut play = Play::of(&visit, game);
    visit.keys(&['u']);
    play.undo();
    play.check();
    play.play(&solution.moves[moves..moves + 2], &[By::Keys]);
    play.check();
}

#[test]
fn a_browser_killed_in_the_middle_of_a_move_comes_back_with_it() {
    killed_in_flight("klondike", 12);
}

#[test]
fn a_browser_killed_in_another_game_comes_back_with_that() {
    let solution = Solution::of("whitehead");
    let carry = solution.moves.iter().position(|mv| matches!(mv, Move::Carry { .. })).expect("cards move");
    killed_in_flight("whitehead", carry);
}

/// Looks up how many games were played and won.
#[track_caller]
fn played_and_won(visit: &Visit, [played, won]: [u64; 2]) {
    visit.open_panel(Menu::Statistics.text(Lang::En), "statistics");
    let labels = [Statistic::Played, Statistic::Won].map(|label| label.text(Lang::En));
    let wanted = [played, won].map(|figure| number::unsigned(Lang::En, figure));
    let expression = "args[0].every((label, i) => figures('.statistics')[label] === args[1][i])";
    let found: Result<bool, String> = visit.attempt(expression, vec![json!(labels), json!(wanted)]);
    if found.is_err() {
        let there: Value = visit.run("return figures('.statistics')", vec![]);
        panic!("{played} played and {won} won should be {there}");
    }
    visit.keys(&[key::ESCAPE]);
    visit.wait_for_panel("none");
}

#[test]
fn a_win_counts_once_after_undo_another_win_and_a_reload() {
    let solution = Solution::of("klondike");
    let last = solution.moves.len() - 1;
    let mut visit = Visit::to(&solution.link(last));
    let mut play = Play::of(&visit, solution.after(last));
    play.make(solution.moves[last], By::Keys);
    visit.wait_for_panel("won");
    visit.keys(&[key::ESCAPE]);
    visit.wait_for_panel("none");
    played_and_won(&visit, [1, 1]);
    for _ in 0..2 {
        play.check();
        visit.keys(&['u']);
        play.undo();
        play.check();
        play.make(solution.moves[last], By::Drag);
        visit.wait_for_panel("won");
        visit.keys(&[key::ESCAPE]);
        visit.wait_for_panel("none");
    }
    let game = play.game;
    visit.reload();
    Play::of(&visit, game).check();
    played_and_won(&visit, [1, 1]);
    let kept: Vec<Value> = visit.ask("stored('results').then(done)", vec![]);
    assert_eq!(kept.len(), 1);
}

#[test]
fn a_game_that_is_left_counts_at_the_first_move_of_the_next() {
    let solution = Solution::of("klondike");
    let mut visit = Visit::to(&solution.code);
    let mut play = Play::of(&visit, solution.start.clone());
    play.play(&solution.moves[..5], &[By::Keys]);
    play.check();
    let next = "klondike.2";
    visit.go(&format!("#{next}"));
    let other = notation::Record::parse_link(next, rules::Catalogue::builtin()).expect("a code");
    let mut play = Play::of(&visit, other.replay().expect("no moves"));
    let results: Vec<Value> = visit.ask("stored('results').then(done)", vec![]);
    assert!(results.is_empty(), "nothing is left before the next game begins: {results:?}");
    play.make(Move::Turn, By::Keys);
    play.check();
    played_and_won(&visit, [1, 0]);
    // Undo goes back across the new game.
    visit.keys(&['u', 'u']);
    let mut play = Play::of(&visit, solution.after(5));
    play.play(&solution.moves[5..8], &[By::Keys]);
    play.check();
    played_and_won(&visit, [1, 0]);
    visit.reload();
    played_and_won(&visit, [1, 0]);
}

#[test]
fn settings_stay() {
    let mut visit = Visit::to("klondike.1");
    visit.open_panel(Menu::Settings.text(Lang::En), "settings");
    visit.press(".settings .segment", Some(texts::labels::SettingValue::ThemeDark.text(Lang::En)));
    visit.wait::<bool>("the dark theme", "document.documentElement.dataset.theme === 'dark'", vec![]);
    visit.keys(&[key::ESCAPE]);
    visit.wait_for_panel("none");
    visit.reload();
    visit.wait::<bool>("the dark theme", "document.documentElement.dataset.theme === 'dark'", vec![]);
}
