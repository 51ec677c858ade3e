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
    // Columns and rows apart, how far every second row is moved, the first row, one figure's height.
    let (across, down, moved, first, height) = match suit {
        Suit::Hearts => (16.0, 14.0, 8.0, 92.0, 5.0),
        Suit::Diamonds => (18.0, 11.0, 9.0, 90.0, 12.0),
        Suit::Clubs => (18.0, 13.0, 9.0, 90.4, 10.2),
        Suit::Spades => (18.0, 12.0, 0.0, 91.0, 7.0),
    };
    let mut path = String::new();
    for row in 0..5 {
        let y = first + f64::from(row) * down;
        for column in -5..=4 {
            let x = f64::from(column) * across + f64::from(row % 2) * moved;
            // Collar, doublet and ermine hide the middle; beyond the shoulders is paper.
            let seen = (-92.0..=76.0).contains(&x) && x.abs() >= 16.0;
            if seen && y + height <= cut(x) + UNDER_SASH {
                path.push_str(&motif(suit, x, y, 1.0));
            }
        }
    }
    paint(pen, suit, &path, 1.0);
}

/// One figure of a suit's pattern, its upper middle at (`x`, `y`).
fn motif(suit: Suit, x: f64, y: f64, size: f64) -> String {
    let at = |length: f64| n(length * size);
    match suit {
        Suit::Hearts => format!("M{} {}q{} {} {} 0", n(x - 8.0 * size), n(y), at(8.0), at(10.0), at(16.0)),
        Suit::Diamonds => {
            let (wide, high) = (at(5.0), at(6.0));
            format!("M{} {}l{wide} {high}l-{wide} {high}l-{wide}-{high}Z", n(x), n(y))
        }
        // A line of no length with round ends is a dot.
        Suit::Clubs => {
            format!("M{} {}h.01m-{} {}h.01m{} 0h.01", n(x), n(y + 2.6 * size), at(3.2), at(5.0), at(6.4))
        }
        Suit::Spades => {
            let (wide, high) = (at(9.0), at(7.0));
            format!("M{} {}l{wide}-{high}l{wide} {high}", n(x - 9.0 * size), n(y + 7.0 * size))
        }
    }
}

fn paint(pen: &mut Pen, suit: Suit, path: &str, size: f64) {
    match suit {
        Suit::Hearts => pen.line(path, GOLD, 2.0),
        Suit::Diamonds => pen.fill(path, GOLD),
        Suit::Clubs => pen.line(path, GOLD, 5.2 * size),
        Suit::Spades => pen.line(path, GOLD, 2.2),
    };
}

/// A few figures of the pattern, smaller, at given places and their mirror images, for a bust.
/// They lie inside the frame of every narrow card, whose corners are cut roundest at 28 pixels.
pub(super) fn scattered(pen: &mut Pen, suit: Suit, places: &[[f64; 2]]) {
    const SIZE: f64 = 0.75;
    let pair = |[x, y]: &[f64; 2]| [motif(suit, *x, *y, SIZE), motif(suit, -x, *y, SIZE)];
    let path: String = places.iter().flat_map(pair).collect();
    paint(pen, suit, &path, SIZE);
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
