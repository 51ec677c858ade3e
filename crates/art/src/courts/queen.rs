//! The queen: a round pleated collar.

use super::{Cloth, Frame, features, lips, mouth, robe};
use crate::palette::{GOLD, INK, SHADE, SKIN};
use crate::suits::{self, Turn};
use crate::svg::{Pen, n};

/// The robe of the half figure, which ends under the sash.
pub(super) fn robe(pen: &mut Pen, cloth: &Cloth) {
    pen.fill(
        "M-87 132V116C-82 102-70 92-56 90C-40 87-26 88-16 84L0 104L16 84C26 88 40 87 56 90C64 91 70 96 72.4 101V103.7Z",
        cloth.main,
    );
    let mut slashes = String::new();
    for sleeve in 0..4 {
        let (x, y) = (37.0 + 11.0 * f64::from(sleeve), 95.0 + 2.0 * f64::from(sleeve));
        slashes.push_str(&slash(Side::Left, x, y, super::cut(-x) + 3.0 - y));
        slashes.push_str(&slash(Side::Right, x, y, super::cut(x) + 3.0 - y));
    }
    pen.fill(&slashes, GOLD);
    pen.fill("M-28 87C-22 87-18 86-16 84L0 104L16 84C18 86 22 87 28 87L24.2 112.2L-22.9 120.6Z", cloth.second);
    pen.line("M-28 87L-22.9 120.6M28 87L24.2 112.2", GOLD, 2.6);
    pearls(pen, cloth);
}

/// The robe in a narrow card.
pub(super) fn bust(pen: &mut Pen, cloth: &Cloth, frame: &Frame) {
    robe::framed(
        pen,
        frame,
        "V92C-60 91-58 90.4-56 90C-40 87-26 88-16 84L0 104L16 84C26 88 40 87 56 90C58 90.4 60 91 62 92",
        cloth,
    );
    let mut slashes = String::new();
    for [x, y] in [[37.0, 95.0], [48.0, 97.0]] {
        slashes.push_str(&slash(Side::Left, x, y, frame.bottom - y));
        slashes.push_str(&slash(Side::Right, x, y, frame.bottom - y));
    }
    pen.fill(&slashes, GOLD);
    let (bottom, half) = (n(frame.bottom), n(24.1));
    pen.fill(
        &format!("M-28 87C-22 87-18 86-16 84L0 104L16 84C18 86 22 87 28 87L{half} {bottom}H-{half}Z"),
        cloth.second,
    );
    pen.line(&format!("M-28 87L-{half} {bottom}M28 87L{half} {bottom}"), GOLD, 2.6);
    pen.fill("M0 105l3 3.5l-3 3.5l-3-3.5Z", GOLD);
    pearls(pen, cloth);
}

#[derive(Clone, Copy)]
enum Side {
    Left,
    Right,
}

/// A slash in a sleeve through which the lining shows: two curves from one point, cut off
/// `length` below it.
fn slash(side: Side, x: f64, y: f64, length: f64) -> String {
    let out = match side {
        Side::Left => -1.0,
        Side::Right => 1.0,
    };
    // The outer edge falls by 32 t + 18 t², the inner by 40 t + 10 t²; solved for the length.
    let outer = (-32.0 + (1024.0 + 72.0 * length).sqrt()) / 36.0;
    let inner = (-40.0 + (1600.0 + 40.0 * length).sqrt()) / 20.0;
    let (outer_x, inner_x) = (14.0 * outer - 12.0 * outer * outer, -3.0 * inner * inner);
    format!(
        "M{} {}q{} {} {} {}h{}q{} {} {} {}Z",
        n(out * x),
        n(y),
        n(out * 7.0 * outer),
        n(16.0 * outer),
        n(out * outer_x),
        n(length),
        n(out * (inner_x - outer_x)),
        // From the lower end back up: the control point lies 20 t below the start.
        n(-out * inner_x),
        n(20.0 * inner - length),
        n(-out * inner_x),
        n(-length)
    )
}

fn pearls(pen: &mut Pen, cloth: &Cloth) {
    pen.put(format_args!("<g class=\"pp\" fill=\"{}\" stroke=\"{INK}\" stroke-width=\".7\">", cloth.paper));
    for [x, y] in [[-14, 88], [-10, 93], [-5, 98], [0, 101], [5, 98], [10, 93], [14, 88]] {
        pen.put(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"2.2\"/>"));
    }
    pen.close();
}

/// The pleats of the collar: points of a circle of radius 1, every 18 degrees from 18 below the
/// level on the left to 18 below it on the right.
const PLEATS: [[f64; 2]; 13] = [
    [-0.9511, -0.309],
    [-1.0, 0.0],
    [-0.9511, 0.309],
    [-0.809, 0.5878],
    [-0.5878, 0.809],
    [-0.309, 0.9511],
    [0.0, 1.0],
    [0.309, 0.9511],
    [0.5878, 0.809],
    [0.809, 0.5878],
    [0.9511, 0.309],
    [1.0, 0.0],
    [0.9511, -0.309],
];

fn collar(pen: &mut Pen, cloth: &Cloth) {
    pen.put(format_args!("<g fill=\"{}\" class=\"pp\">", cloth.paper));
    pen.put(format_args!("<g stroke=\"{INK}\" stroke-width=\"1.4\">"));
    let mut folds = String::new();
    for [x, y] in PLEATS {
        pen.put(format_args!("<circle cx=\"{}\" cy=\"{}\" r=\"7.4\"/>", n(48.0 * x), n(72.0 - 46.0 * y)));
        folds.push_str(&format!("M{} {}L{} {}", n(30.0 * x), n(72.0 - 28.0 * y), n(44.0 * x), n(72.0 - 42.0 * y)));
    }
    pen.close().raw("<path d=\"M0 84L-45.65 86.21A48 46 0 1 1 45.65 86.21Z\"/>").close();
    pen.line(&folds, cloth.main, 1.7);
}

/// Collar, hair, face and crown.
pub(super) fn head(pen: &mut Pen, cloth: &Cloth) {
    collar(pen, cloth);
    pen.fill("M0 16C-22 16-28 32-27 46C-27 62-24 72-16 74H16C24 72 27 62 27 46C28 32 22 16 0 16Z", cloth.hair);
    pen.fill("M-8 66H8V92L0 100L-8 92Z", SKIN);
    pen.fill("M0 27C-13 30-19 38-19 50C-19 66-9 77 0 77C9 77 19 66 19 50C19 38 13 30 0 27Z", SKIN);
    pen.fill("M-8 74C-4 79 4 79 8 74V79C4 84-4 84-8 79Z", SHADE);
    features(pen, 51.0, 0.0);
    mouth(pen, 51.0, lips(cloth));
    pen.fill(
        "M-22 26C-20 16-22 12-24 6C-16 9-13 12-11 16C-9 8-5 2 0-4C5 2 9 8 11 16C13 12 16 9 24 6C22 12 20 16 22 26\
         C8 20-8 20-22 26Z",
        GOLD,
    );
    pen.dot(0.0, -5.0, 3.4, GOLD).dot(-24.0, 5.0, 3.0, GOLD).dot(24.0, 5.0, 3.0, GOLD);
    suits::draw(pen, cloth.suit, [0.0, 12.0], 10.5, cloth.main, Turn::Upright);
}
