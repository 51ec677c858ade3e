//! KL-41: finishing by itself, with more passes than a call stack would hold.

mod common;

use common::{Position, rules};
use engine::{Game, finish};

/// The end of a game with draw three and this stock, first card drawn first; the rest has gone up.
fn ending(stock: &str) -> Game {
    let position = Position { stock: Some(stock), up: [4, 13, 13, 13], ..Position::default() };
    position.game(&rules("klondike", "passes=1000"))
}

#[test]
fn kl_41_a_thousand_passes_that_lead_nowhere_are_seen_through_on_a_small_stack() {
    // The tops of the three groups are the highest cards, pass after pass.
    let game = ending("5S 6S KS 7S 8S QS 9S TS JS");
    let search = move || finish(game.rules(), game.table());
    let thread = std::thread::Builder::new().stack_size(256 * 1024).spawn(search).expect("a thread");
    assert_eq!(thread.join().expect("it ends well"), None);
}

#[test]
fn kl_41_a_line_through_several_passes_is_found() {
    let mut game = ending("KS QS 5S JS TS 6S 9S 8S 7S");
    for mv in finish(game.rules(), game.table()).expect("one suit, card by card") {
        let legal = game.check(mv).expect("a finishing line is legal");
        game.play(legal);
    }
    assert!(game.is_won());
}
