//! The four suit signs. Each is drawn in a box of 100 by 100 and scaled about its middle.

use crate::palette::Rgb;
use crate::svg::{Pen, k, n};
use cards::Suit;

/// The suit's outline in its box of 100 by 100, as the data of an SVG path.
#[must_use]
pub const fn suit_path(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => {
            "M28 27a22 22 0 1 1 44 0a22 22 0 1 1-44 0ZM5 60a22 22 0 1 1 44 0a22 22 0 1 1-44 0Z\
             M51 60a22 22 0 1 1 44 0a22 22 0 1 1-44 0ZM38 40L62 40L64 62L53.5 62C54.5 78 58 89 68 97\
             L32 97C42 89 45.5 78 46.5 62L36 62Z"
        }
        Suit::Diamonds => "M50 2C59 20 73 37 89 50C73 63 59 80 50 98C41 80 27 63 11 50C27 37 41 20 50 2Z",
        Suit::Hearts => {
            "M50 95C43 80 5 60 5 32C5 16 17 5 31 5C40 5 47 10 50 18C53 10 60 5 69 5C83 5 95 16 95 32\
             C95 60 57 80 50 95Z"
        }
        Suit::Spades => {
            "M50 3C58 22 95 38 95 63C95 76 85 84 75 84C66 84 58 80 53.5 72C54.5 83 58 91 68 97L32 97\
             C42 91 45.5 83 46.5 72C42 80 34 84 25 84C15 84 5 76 5 63C5 38 42 22 50 3Z"
        }
    }
}

/// Which way up a sign stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    Upright,
    Turned,
}

/// Draws the suit with its middle at (`x`, `y`), its box `size` high.
pub(crate) fn draw(pen: &mut Pen, suit: Suit, [x, y]: [f64; 2], size: f64, colour: Rgb, turn: Turn) {
    let scale = match turn {
        Turn::Upright => size / 100.0,
        Turn::Turned => -size / 100.0,
    };
    // A sign turned by 180 degrees is one scaled by a negative factor.
    pen.fill_at(
        suit_path(suit),
        colour,
        format_args!("translate({} {}) scale({}) translate(-50 -50)", n(x), n(y), k(scale)),
    );
}

/// The suit as an SVG of its own in the colour of the text around it, for empty piles and prose.
#[must_use]
pub fn suit_sign(suit: Suit) -> String {
    let mut pen = Pen::new();
    pen.put(format_args!(
        "<svg class=\"sign\" viewBox=\"0 0 100 100\" aria-hidden=\"true\"><path d=\"{}\" fill=\"currentColor\"/></svg>",
        suit_path(suit)
    ));
    pen.finish()
}
