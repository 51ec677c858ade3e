//! The aces: a large sign with a tulip cut out, in a laurel of gold.

use crate::palette::{GOLD, Rgb};
use crate::suits::{self, Turn, suit_path};
use crate::svg::{Pen, k, n};
use cards::Suit;

const TULIP: &str = "M0 24C-14 24-18 9-16-11C-10-8-6-2-4 4C-3-6-2-14 0-22C2-14 3-6 4 4C6-2 10-8 16-11C18 9 14 24 0 24Z";
const LEAF: &str = "M0 0C4-7 15-8 22-1C16 5 5 5 0 0Z";
/// The stem of the laurel: a circle of radius 73 from -34 to 86 degrees.
const STEM: &str = "M5.09 72.82A73 73 0 0 0 60.52-40.82";
const RADIUS: i32 = 73;

/// Draws the body of the ace of a suit.
pub(crate) fn write(pen: &mut Pen, suit: Suit, colour: Rgb, paper: Rgb) {
    branch(pen, "translate(100 140)");
    branch(pen, "translate(100 140) scale(-1 1)");
    let size = match suit {
        Suit::Spades => 122.0,
        Suit::Hearts => 116.0,
        Suit::Diamonds => 128.0,
        Suit::Clubs => 120.0,
    };
    suits::draw(pen, suit, [100.0, 140.0], size, colour, Turn::Upright);
    match suit {
        Suit::Spades => {}
        Suit::Hearts => inner_line(pen, suit, 133.0, size * 0.007, paper),
        Suit::Diamonds => inner_line(pen, suit, 140.0, size * 0.0066, paper),
        Suit::Clubs => rings(pen, size / 100.0, paper),
    }
    let (y, scale) = match suit {
        Suit::Spades => (152.0, 1.0),
        Suit::Hearts => (134.0, 0.82),
        Suit::Diamonds => (140.0, 0.82),
        Suit::Clubs => (112.4, 0.48),
    };
    pen.put(format_args!(
        "<path class=\"pp\" d=\"{TULIP}\" fill=\"{paper}\" transform=\"translate(100 {}) scale({})\"/>",
        n(y),
        n(scale)
    ));
}

/// One of the two branches of the laurel.
fn branch(pen: &mut Pen, transform: &str) {
    pen.open(format_args!("{transform}"));
    pen.line(STEM, GOLD, 2.6);
    pen.put(format_args!("<g fill=\"{GOLD}\">"));
    for degrees in (-28..=72).step_by(14) {
        for (degrees, lean) in [(degrees, -52), (degrees + 4, -128)] {
            pen.put(format_args!(
                "<path d=\"{LEAF}\" transform=\"rotate({degrees}) translate({RADIUS}) rotate({lean})\"/>"
            ));
        }
    }
    pen.close().close();
}

/// The suit's own outline again, smaller, as a line in paper colour.
fn inner_line(pen: &mut Pen, suit: Suit, y: f64, scale: f64, paper: Rgb) {
    pen.put(format_args!(
        "<path d=\"{}\" fill=\"none\" stroke=\"{paper}\" stroke-width=\"{}\" \
         transform=\"translate(100 {}) scale({}) translate(-50 -50)\"/>",
        suit_path(suit),
        n(2.2 / scale),
        n(y),
        k(scale)
    ));
}

/// A ring in each leaf of the club.
fn rings(pen: &mut Pen, scale: f64, paper: Rgb) {
    pen.put(format_args!("<g fill=\"none\" stroke=\"{paper}\" stroke-width=\"2.2\">"));
    for [x, y] in [[50.0, 27.0], [27.0, 60.0], [73.0, 60.0]] {
        let (x, y) = (100.0 + (x - 50.0) * scale, 140.0 + (y - 50.0) * scale);
        pen.put(format_args!("<circle cx=\"{}\" cy=\"{}\" r=\"17.5\"/>", n(x), n(y)));
    }
    pen.close();
}
