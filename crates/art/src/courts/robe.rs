//! What the robes have in common: the patterns woven into them.

use super::{Cloth, Frame, cut};
use crate::palette::GOLD;
use crate::svg::{Pen, n};
use cards::Suit;

/// The sash reaches this far below the cut.
const UNDER_SASH: f64 = 6.0;

/// Draws a robe with its suit's pattern and then the paper beside its shoulders again, which the
/// pattern overran. `shoulders` are the left and right outlines with the corner outside them.
pub(super) fn woven(pen: &mut Pen, outline: &str, shoulders: &str, cloth: &Cloth) {
    pen.fill(outline, cloth.main);
    weave(pen, cloth.suit);
    pen.put(format_args!("<path class=\"pp\" d=\"{shoulders}\" fill=\"{}\"/>", cloth.paper));
}

/// The suit's pattern over both shoulders down to the sash: scallops, lozenges, trefoils or
/// chevrons.
fn weave(pen: &mut Pen, suit: Suit) {
    // Columns and rows apart, the first row, the height of one figure.
    let (across, down, first, height) = match suit {
        Suit::Hearts => (16.0, 14.0, 92.0, 5.0),
        Suit::Diamonds => (18.0, 11.0, 90.0, 12.0),
        Suit::Clubs => (18.0, 13.0, 92.0, 9.0),
        Suit::Spades => (18.0, 12.0, 91.0, 7.0),
    };
    let mut path = String::new();
    for row in 0..5 {
        let y = first + f64::from(row) * down;
        for column in -5..=4 {
            let x = f64::from(column) * across + f64::from(row % 2) * across / 2.0;
            // Collar, doublet and ermine hide the middle.
            let hidden = x.abs() < 16.0 || y + height > cut(x) + UNDER_SASH;
            if !hidden {
                path.push_str(&motif(suit, x, y));
            }
        }
    }
    paint(pen, suit, &path);
}

/// One figure of a suit's pattern, its upper middle at (`x`, `y`).
fn motif(suit: Suit, x: f64, y: f64) -> String {
    match suit {
        Suit::Hearts => format!("M{} {}q8 10 16 0", n(x - 8.0), n(y)),
        Suit::Diamonds => format!("M{} {}l5 6l-5 6l-5-6Z", n(x), n(y)),
        // A line of no length with round ends is a dot.
        Suit::Clubs => format!("M{} {}h.01m-3.2 5h.01m6.4 0h.01", n(x), n(y + 2.6)),
        Suit::Spades => format!("M{} {}l9-7l9 7", n(x - 9.0), n(y + 7.0)),
    }
}

fn paint(pen: &mut Pen, suit: Suit, path: &str) {
    match suit {
        Suit::Hearts => pen.line(path, GOLD, 2.0),
        Suit::Diamonds => pen.fill(path, GOLD),
        Suit::Clubs => pen.line(path, GOLD, 5.2),
        Suit::Spades => pen.line(path, GOLD, 2.2),
    };
}

/// A few figures of the pattern at given places and their mirror images, for a bust.
pub(super) fn scattered(pen: &mut Pen, suit: Suit, places: &[[f64; 2]]) {
    let path: String = places.iter().flat_map(|[x, y]| [motif(suit, *x, *y), motif(suit, -x, *y)]).collect();
    paint(pen, suit, &path);
}

/// A robe in a narrow card's frame: up from the left corner to `shoulders`, which leads from the
/// left edge of the frame to its right edge, and down again.
pub(super) fn framed(pen: &mut Pen, frame: &Frame, shoulders: &str, cloth: &Cloth) {
    let Frame { left, right, bottom, radius } = *frame;
    pen.fill(
        &format!(
            "M{left} {}V96{shoulders}H{right}V{}Q{right} {bottom} {} {bottom}H{}Q{left} {bottom} {left} {}Z",
            n(bottom - radius),
            n(bottom - radius),
            n(right - radius),
            n(left + radius),
            n(bottom - radius),
            left = n(left),
            right = n(right),
            bottom = n(bottom),
        ),
        cloth.main,
    );
}
