//! Kings, queens and jacks, cut from flat paper in the dress of the Dutch Golden Age.
//!
//! A half figure has its axis at x = 0 and grows downwards, in the units of the full card. A full
//! court is one such half and the same half turned about the card's middle; a sash hides where they
//! meet, and every shape is drawn so that it ends under that sash. A narrow card shows the head and
//! shoulders alone. Nothing is clipped, so nothing needs an id, and the same card can stand many
//! times in one document.

mod attributes;
mod jack;
mod king;
mod queen;
mod robe;

use crate::face::{FaceStyle, Form};
use crate::palette::{self, DARK_LIFT, FAIR, FAIR_DEEP, INK, NAVY, Rgb, SKIN, SKY, SuitColours, suit_colour};
use crate::suits::{self, Turn};
use crate::svg::{Pen, k, n};
use cards::{Card, Rank, Suit};

/// The colours of one figure.
pub(crate) struct Cloth {
    suit: Suit,
    /// The suit's own colour.
    main: Rgb,
    /// The second cloth.
    second: Rgb,
    hair: Rgb,
    moustache: Rgb,
    paper: Rgb,
}

impl Cloth {
    fn new(suit: Suit, style: &FaceStyle) -> Cloth {
        let main = suit_colour(suit, style.colours, style.theme);
        // Suits of one colour have different heads.
        let (hair, moustache) = match suit {
            Suit::Diamonds | Suit::Clubs => (FAIR, FAIR_DEEP),
            Suit::Hearts | Suit::Spades => (INK, DARK_LIFT),
        };
        let second = match (suit, style.colours) {
            (Suit::Hearts | Suit::Diamonds, _) | (Suit::Clubs, SuitColours::Four) => NAVY,
            (Suit::Clubs, SuitColours::Two) | (Suit::Spades, _) => SKY,
        };
        Cloth { suit, main, second, hair, moustache, paper: style.theme.colours().paper }
    }
}

/// Which of the three figures.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Figure {
    Jack,
    Queen,
    King,
}

impl Figure {
    fn of(rank: Rank) -> Figure {
        match rank.number() {
            13 => Figure::King,
            12 => Figure::Queen,
            _ => Figure::Jack,
        }
    }
}

/// Where the axis of the half figure stands on the card.
const AXIS: &str = "translate(108 22)";
/// The slope of the cut between the halves.
const SLOPE: f64 = -0.1775;

/// The height of the cut at `x`, in the half figure's own units.
fn cut(x: f64) -> f64 {
    118.0 + SLOPE * (x + 8.0)
}

/// Draws the whole court of a full face.
pub(crate) fn write_full(pen: &mut Pen, card: Card, style: &FaceStyle) {
    let cloth = Cloth::new(card.suit(), style);
    let mut half = Pen::new();
    let figure = Figure::of(card.rank());
    let [hand_x, hand_y] = match figure {
        Figure::Jack => {
            jack::robe(&mut half, &cloth);
            jack::head(&mut half, &cloth);
            [-60.0, 110.0]
        }
        Figure::Queen => {
            queen::robe(&mut half, &cloth);
            queen::head(&mut half, &cloth);
            [60.0, 90.0]
        }
        Figure::King => {
            king::robe(&mut half, &cloth);
            king::head(&mut half, &cloth);
            [60.0, 89.0]
        }
    };
    attributes::write(&mut half, figure, &cloth);
    hand(&mut half, hand_x, hand_y);
    let half = half.finish();
    pen.open(format_args!("{AXIS}")).raw(&half).close();
    pen.open(format_args!("rotate(180 100 140) {AXIS}")).raw(&half).close();
    sash(pen, &cloth);
}

/// The sash over the cut: paper between two lines, with nine small suits.
fn sash(pen: &mut Pen, cloth: &Cloth) {
    pen.put(format_args!("<path class=\"pp\" d=\"M19 147.7L181 118.9V132.3L19 161.1Z\" fill=\"{}\"/>", cloth.paper));
    pen.put(format_args!("<path d=\"M19 147.7L181 118.9M19 161.1L181 132.3\" stroke=\"{INK}\" stroke-width=\"1.6\"/>"));
    for place in -4..=4 {
        let x = f64::from(place) * 16.0;
        suits::draw(pen, cloth.suit, [100.0 + x, 140.0 + x * SLOPE], 9.5, cloth.main, Turn::Upright);
    }
}

/// A hand that holds something upright.
fn hand(pen: &mut Pen, x: f64, y: f64) {
    pen.open(format_args!("translate({} {})", n(x), n(y)));
    pen.bar([-8.0, -7.0, 16.0, 14.0], 6.0, SKIN);
    pen.put(format_args!("<path d=\"M-8-2.5h9M-8 2h9\" stroke=\"{INK}\" stroke-opacity=\".55\"/>"));
    pen.close();
}

/// The scale of a bust: hundredths of the card's width times this.
const BUST: f64 = 0.8;

/// The frame that a narrow card gives to a bust, in the half figure's units: the shoulders end
/// just inside the card's outline, with its round corners.
struct Frame {
    left: f64,
    right: f64,
    bottom: f64,
    radius: f64,
}

/// Draws the head and shoulders on a narrow card `width` pixels wide.
pub(crate) fn write_bust(pen: &mut Pen, card: Card, style: &FaceStyle, width: f64) {
    let form = Form::of(width);
    let cloth = Cloth::new(card.suit(), style);
    let figure = Figure::of(card.rank());
    // Where the middle of the card's lower edge lies in the half figure.
    let [middle, bottom] = match figure {
        Figure::Jack => [2.0, 112.0],
        Figure::Queen => [0.0, 113.0],
        Figure::King => [0.0, 114.0],
    };
    let scale = width / 100.0 * BUST;
    // The robe meets the middle of the outline, a quarter of a pixel inside the edge.
    let inset = 0.25 / scale;
    let half = width / 2.0 / scale - inset;
    let frame = Frame {
        left: middle - half,
        right: middle + half,
        bottom: bottom - inset,
        radius: form.radius() / scale - inset,
    };
    pen.open(format_args!(
        "translate({} {}) scale({}) translate({} {})",
        n(width / 2.0),
        n(form.height()),
        k(scale),
        n(-middle),
        n(-bottom)
    ));
    match figure {
        Figure::Jack => {
            jack::bust(pen, &cloth, &frame);
            jack::head(pen, &cloth);
        }
        Figure::Queen => {
            queen::bust(pen, &cloth, &frame);
            queen::head(pen, &cloth);
        }
        Figure::King => {
            king::bust(pen, &cloth, &frame);
            king::head(pen, &cloth);
        }
    }
    pen.close();
}

/// Brows, eyes and nose, with the eyes on the line `y`; `look` moves the eyes aside.
fn features(pen: &mut Pen, y: f64, look: f64) {
    pen.line(&format!("M-10 {}q4-2.5 8-.5M2 {}q4-2 8 .5", n(y - 5.5), n(y - 6.0)), INK, 1.8);
    pen.dot(look - 6.0, y, 1.9, INK).dot(look + 6.0, y, 1.9, INK);
    pen.line(&format!("M0 {}l-1.8 9h3", n(y - 1.0)), INK, 1.5);
}

/// A mouth, `y` as for [`features`].
fn mouth(pen: &mut Pen, y: f64, lips: Rgb) {
    pen.fill(&format!("M-5 {}q2.5-2.5 5-.6q2.5-1.9 5 .6q-5 4.5-10 0Z", n(y + 14.0)), lips);
}

/// The lips of a figure: red where the suit is red.
fn lips(cloth: &Cloth) -> Rgb {
    match cloth.suit {
        Suit::Hearts | Suit::Diamonds => cloth.main,
        Suit::Clubs | Suit::Spades => palette::LIPS,
    }
}
