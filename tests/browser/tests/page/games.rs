//! Whole games of every preset, won from recorded solutions, each by every hand.

use browser_tests::visitor::{PHONE, Pointer};
use browser_tests::{By, Play, Solution, Visit, Visitor};
use play::{Settings, Tap};

/// Plays the recorded game of a preset to its end. After every move the cards lie as the engine has
/// them.
fn win(preset: &str, by: By) {
    let usual = Visitor::usual();
    let visitor = match by {
        By::Drag | By::Keys => usual,
        // A finger on a phone, with the setting for who wants to choose the target.
        By::Tap => {
            let settings = Settings { tap: Tap::PicksUp, ..usual.settings };
            Visitor { size: PHONE, pointer: Pointer::Finger, settings, ..usual }
        }
    };
    let solution = Solution::of(preset);
    let mut visit = Visit::start(visitor);
    visit.open(&solution.code);
    let mut play = Play::of(&visit, solution.start.clone());
    play.play(&solution.moves, &[by]);
    assert!(play.game.is_won());
    visit.wait::<bool>("the panel of a won game", "panel() === 'won'", vec![]);
}

macro_rules! won_by_every_hand {
    ($($name:ident = $preset:literal)+) => { $(
        mod $name {
            use super::*;

            #[test]
            fn by_drag() {
                win($preset, By::Drag);
            }

            #[test]
            fn by_tap() {
                win($preset, By::Tap);
            }

            #[test]
            fn by_keys() {
                win($preset, By::Keys);
            }
        }
    )+ };
}

won_by_every_hand! {
    klondike = "klondike"
    klondike_draw_1 = "klondike-draw-1"
    vegas = "vegas"
    vegas_draw_3 = "vegas-draw-3"
    bicycle = "bicycle"
    eight_columns = "eight-columns"
    double_patience = "double-patience"
    double_klondike = "double-klondike"
    whitehead = "whitehead"
}
