//! What the courts hold, so that suits of one colour differ in more than their sign: an upright
//! thing with the hand near its foot, which ends under the sash.

use super::{Cloth, Figure};
use crate::palette::{GOLD, INK, IRIS, STEEL, WHITE};
use crate::suits::{self, Turn};
use crate::svg::{Pen, n};
use cards::Suit;

/// Draws what a figure of a suit holds.
pub(super) fn write(pen: &mut Pen, figure: Figure, cloth: &Cloth) {
    let [x, y] = match (figure, cloth.suit) {
        (Figure::Jack, _) => [-60.0, 36.0],
        (Figure::Queen, _) => [60.0, 3.0],
        (Figure::King, Suit::Clubs | Suit::Hearts) => [60.0, 4.0],
        (Figure::King, Suit::Spades | Suit::Diamonds) => [60.0, -4.0],
    };
    pen.open(format_args!("translate({} {})", n(x), n(y)));
    match figure {
        Figure::Jack => jack(pen, cloth),
        Figure::Queen => queen(pen, cloth),
        Figure::King => king(pen, cloth),
    }
    pen.close();
}

/// Sword, sceptre with heart, axe, or orb.
fn king(pen: &mut Pen, cloth: &Cloth) {
    match cloth.suit {
        Suit::Spades => {
            pen.fill("M-2.5 86V4L0-6L2.5 4V86Z", STEEL);
            pen.bar([-11.0, 80.0, 22.0, 5.0], 2.0, GOLD).bar([-2.5, 85.0, 5.0, 22.0], 2.0, GOLD);
        }
        Suit::Hearts => {
            pen.bar([-2.0, 20.0, 4.0, 81.0], 2.0, GOLD);
            suits::draw(pen, Suit::Hearts, [0.0, 8.0], 24.0, cloth.main, Turn::Upright);
            pen.bar([-7.0, 20.0, 14.0, 4.5], 2.0, GOLD).dot(0.0, 31.0, 4.2, GOLD);
        }
        Suit::Diamonds => {
            pen.bar([-2.0, -4.0, 4.0, 112.0], 2.0, GOLD);
            pen.fill("M-2 4C-13 3-19 8-21 18C-14 14-8 16-2 22ZM2 4C8 5 10 8 13 13C9 15 6 17 2 21Z", STEEL);
        }
        Suit::Clubs => {
            pen.bar([-2.0, 18.0, 4.0, 83.0], 2.0, GOLD).dot(0.0, 10.0, 11.0, cloth.main);
            pen.line("M-11 10h22M0-1v11", GOLD, 3.0);
            pen.fill("M-1.8-13h3.6V0h-3.6ZM-5.5-9.5h11v3.6h-11Z", GOLD);
        }
    }
}

/// Blue iris, red tulip, carnation, or daisy.
fn queen(pen: &mut Pen, cloth: &Cloth) {
    pen.line("M0 30C-1 60 .5 80 0 103", cloth.second, 3.0);
    pen.fill("M0 78C-12 70-16 58-15 46C-7 52-1 62 0 78Z", cloth.second);
    match cloth.suit {
        Suit::Spades => {
            pen.fill("M0 36C-10 30-15 18-10 6C-4 10-1 16 0 22C1 16 4 10 10 6C15 18 10 30 0 36Z", IRIS);
            pen.fill("M0 34C-5 24-5 10 0-2C5 10 5 24 0 34Z", GOLD);
        }
        Suit::Hearts => {
            pen.fill(
                "M0 34C-13 34-15 20-13 4C-8 8-5 12-4 16C-3 9-2 4 0-2C2 4 3 9 4 16C5 12 8 8 13 4C15 20 13 34 0 34Z",
                cloth.main,
            );
        }
        Suit::Diamonds => {
            pen.put(format_args!("<g fill=\"{}\">", cloth.main));
            petals(pen, 6, "cy=\"-8.5\" rx=\"5\" ry=\"7.5\"");
            pen.close().dot(0.0, 18.0, 5.5, GOLD);
        }
        Suit::Clubs => {
            pen.put(format_args!("<g fill=\"{WHITE}\" stroke=\"{INK}\">"));
            petals(pen, 8, "cy=\"-9\" rx=\"3.4\" ry=\"7\"");
            pen.close().dot(0.0, 18.0, 5.0, GOLD);
        }
    }
}

/// Equal petals round the middle of a flower.
fn petals(pen: &mut Pen, count: u16, ellipse: &str) {
    for petal in 0..count {
        pen.put(format_args!("<ellipse {ellipse} transform=\"translate(0 18) rotate({})\"/>", petal * 360 / count));
    }
}

/// Pennon, wheat, halberd, or mace.
fn jack(pen: &mut Pen, cloth: &Cloth) {
    match cloth.suit {
        Suit::Spades => {
            pen.bar([-2.2, 4.0, 4.4, 88.0], 2.0, cloth.hair).fill("M0-10L6 6L0 12L-6 6Z", STEEL);
            pen.fill("M2 16H22L16 23L22 30H2Z", cloth.second);
        }
        Suit::Hearts => {
            pen.line("M0 24V92", GOLD, 3.0);
            let mut ears = String::from("M0 22C-5 14-4 6 0-2C4 6 5 14 0 22Z");
            for y in [26, 36, 46, 56] {
                ears.push_str(&format!("M0 {y}c-9-2-12-9-10-16c6 3 10 8 10 16Zc9-2 12-9 10-16c-6 3-10 8-10 16Z"));
            }
            pen.fill(&ears, GOLD);
        }
        Suit::Diamonds => {
            pen.bar([-2.0, -4.0, 4.0, 96.0], 2.0, cloth.hair);
            pen.fill("M0-12L4 4H-4ZM-2 8C-12 6-16 14-15 24C-10 20-6 20-2 24ZM2 10L12 14L2 19Z", STEEL);
        }
        Suit::Clubs => {
            pen.bar([-2.0, 10.0, 4.0, 82.0], 2.0, cloth.hair);
            pen.fill("M0-10C8 0 8 10 0 18C-8 10-8 0 0-10Z", GOLD).bar([-6.0, 17.0, 12.0, 4.0], 2.0, GOLD);
        }
    }
}
