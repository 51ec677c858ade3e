//! One game in two tabs: both show it, and it counts once.

use browser_tests::hands::key;
use browser_tests::{By, Play, Solution, Visit};
use engine::Game;
use serde_json::{Value, json};
use texts::labels::{Menu, Statistic};
use texts::{Lang, number};

#[test]
fn a_game_goes_on_in_whichever_tab() {
    let solution = Solution::of("klondike");
    let mut visit = Visit::to(&solution.link(10));
    Play::of(&visit, solution.after(10)).check();
    let first = visit.tab();
    visit.open_tab("");
    let second = visit.tab();
    let mut game: Game = solution.after(10);
    for (mv, tab) in solution.moves[10..18].iter().zip([&second, &first].into_iter().cycle()) {
        visit.switch_to(tab);
        let mut play = Play::of(&visit, game);
        play.make(*mv, By::Keys);
        play.check();
        game = play.game;
    }
    for tab in [&first, &second] {
        visit.switch_to(tab);
        Play::of(&visit, game.clone()).check();
    }
    // Undo in one is undo in the other.
    visit.keys(&['u']);
    game.undo();
    visit.switch_to(&first);
    Play::of(&visit, game).check();
}

#[test]
fn a_win_in_two_tabs_counts_once() {
    let solution = Solution::of("klondike");
    let last = solution.moves.len() - 1;
    let mut visit = Visit::to(&solution.link(last));
    Play::of(&visit, solution.after(last)).check();
    let first = visit.tab();
    visit.open_tab("");
    let second = visit.tab();
    let win = |visit: &Visit| {
        let mut play = Play::of(visit, solution.after(last));
        play.make(solution.moves[last], By::Drag);
        visit.wait_for_panel("won");
        visit.keys(&[key::ESCAPE]);
        visit.wait_for_panel("none");
        play.check();
    };
    Play::of(&visit, solution.after(last)).check();
    visit.switch_to(&first);
    win(&visit);
    visit.switch_to(&second);
    Play::of(&visit, solution.after(last + 1)).check();
    visit.keys(&['u']);
    win(&visit);
    for tab in [&first, &second] {
        visit.switch_to(tab);
        visit.reload();
        visit.open_panel(Menu::Statistics.text(Lang::En), "statistics");
        let labels = [Statistic::Played, Statistic::Won].map(|label| label.text(Lang::En));
        let one = number::unsigned(Lang::En, 1);
        let expression = "args[0].every((label) => figures('.statistics')[label] === args[1])";
        visit.wait::<bool>("one game, won once", expression, vec![json!(labels), one.into()]);
    }
    let kept: Vec<Value> = visit.ask("stored('results').then(done)", vec![]);
    assert_eq!(kept.len(), 1);
}
