//! The index: rank and suit side by side in the upper left corner, and where it stands.

use crate::face::{FaceStyle, Form};
use crate::glyphs;
use crate::palette::suit_colour;
use crate::suits::{self, Turn};
use crate::svg::Pen;
use cards::Card;

/// Where a card lies: what of it is seen, and how large its index may be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Place {
    /// By itself: on a foundation, in a cell, in a pyramid, in the hand.
    Free,
    /// The lowest card of a column whose open cards stand `step` pixels apart: seen whole. A
    /// narrow card has the index of the column's other cards.
    Last {
        /// The distance between two cards of the column, in CSS pixels.
        step: f64,
    },
    /// Covered in a column by a card `step` pixels lower: only the index is seen.
    Covered {
        /// The distance between two cards of the column, in CSS pixels.
        step: f64,
    },
    /// In a waste that is fanned to the side: about half the width is seen.
    Fanned,
}

/// The numbers of an index, in the units of the face: 200 by 280 for a full face, CSS pixels for
/// a narrow one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct IndexGeometry {
    /// The height of the rank.
    pub cap: f64,
    /// From the card's left edge to the rank.
    pub left: f64,
    /// From the card's upper edge to the rank.
    pub top: f64,
}

impl IndexGeometry {
    /// The index of a card `width` CSS pixels wide that lies at `place`. What is no sensible
    /// width or step is brought into range.
    #[must_use]
    pub fn new(width: f64, place: Place) -> IndexGeometry {
        let form = Form::of(width);
        let width = form.width();
        match form {
            Form::Full { .. } => full(width, place),
            Form::Narrow { .. } => narrow(width, place),
        }
    }
}

/// A step between cards that is a number and not negative.
fn sane(step: f64) -> f64 {
    if step.is_finite() { step.max(0.0) } else { 0.0 }
}

fn full(width: f64, place: Place) -> IndexGeometry {
    let whole = IndexGeometry { cap: 30.0, left: 12.0, top: 12.0 };
    match place {
        Place::Free | Place::Last { .. } | Place::Fanned => whole,
        Place::Covered { step } => {
            let unit = 200.0 / width;
            let step = sane(step) * unit;
            let cap = (step - 12.0).max(12.0 * unit).min(30.0);
            IndexGeometry { cap, top: (0.4 * cap).min(step - cap - 2.0).max(3.0), ..whole }
        }
    }
}

fn narrow(width: f64, place: Place) -> IndexGeometry {
    let left = (0.055 * width).max(2.2);
    let usual = (0.335 * width).max(12.0);
    match place {
        Place::Free => IndexGeometry { cap: usual, left, top: 0.95 * left },
        Place::Last { step } | Place::Covered { step } => {
            let step = sane(step);
            let cap = (step - 4.0).min(0.335 * width).max(12.0);
            IndexGeometry { cap, left, top: (0.95 * left).min(step - cap - 1.5).max(0.5) }
        }
        Place::Fanned => IndexGeometry { cap: 0.27 * width, left, top: 0.95 * left },
    }
}

/// Suit size and its distance from the rank, as shares of the cap height.
const SUIT: f64 = 0.94;
const GAP: f64 = 0.17;

/// Draws rank and suit once, at the upper left.
fn draw(pen: &mut Pen, card: Card, style: &FaceStyle, at: IndexGeometry) {
    let colour = suit_colour(card.suit(), style.colours, style.theme);
    let stroke = match style.form() {
        Form::Narrow { width } if width < 40.0 => 17.0,
        Form::Narrow { .. } | Form::Full { .. } => 16.0,
    };
    glyphs::draw(pen, (card.rank(), style.letters), [at.left, at.top], at.cap, stroke, colour);
    let rank = glyphs::advance(card.rank(), style.letters) * at.cap / 100.0;
    let size = SUIT * at.cap;
    // The signs do not fill their box to the sides, so half a box less a little looks right.
    let middle = at.left + rank + GAP * at.cap + size * 0.5 * SUIT;
    suits::draw(pen, card.suit(), [middle, at.top + at.cap * 0.5], size, colour, Turn::Upright);
}

/// The index group, `<g class="ix">`, of a card in its style's place. A full face that is not
/// covered carries it a second time, turned about the middle.
#[must_use]
pub fn index_group(card: Card, style: &FaceStyle) -> String {
    let mut pen = Pen::new();
    write(&mut pen, card, style);
    pen.finish()
}

pub(crate) fn write(pen: &mut Pen, card: Card, style: &FaceStyle) {
    let at = IndexGeometry::new(style.width, style.place);
    pen.raw("<g class=\"ix\">");
    draw(pen, card, style, at);
    match (style.form(), style.place) {
        (Form::Full { .. }, Place::Free | Place::Last { .. } | Place::Fanned) => {
            pen.open(format_args!("rotate(180 100 140)"));
            draw(pen, card, style, at);
            pen.close();
        }
        (Form::Full { .. }, Place::Covered { .. }) | (Form::Narrow { .. }, _) => {}
    }
    pen.close();
}
