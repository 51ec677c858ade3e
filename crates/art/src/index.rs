//! The index: rank and suit side by side in the upper left corner, and where it stands.

use crate::face::{FaceStyle, Form};
use crate::glyphs;
use crate::palette::suit_colour;
use crate::suits::{self, Turn};
use crate::svg::Pen;
use cards::{Card, Rank};

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

/// The size of the suit beside the rank and the gap between them, as shares of the cap height.
/// The ten leaves less room, and in the fanned waste of narrow cards too little: there its suit
/// moves closer.
const fn spacing(rank: Rank, form: Form, place: Place) -> [f64; 2] {
    match (rank.number(), form, place) {
        (10, Form::Narrow { .. }, Place::Fanned) => [0.78, 0.05],
        (_, Form::Narrow { .. } | Form::Full { .. }, _) => [0.94, 0.17],
    }
}

/// Draws rank and suit once, at the upper left, and says how far to the right they reach.
fn draw(pen: &mut Pen, card: Card, style: &FaceStyle, at: IndexGeometry) -> f64 {
    let colour = suit_colour(card.suit(), style.colours, style.theme);
    let stroke = match style.form() {
        Form::Narrow { width } if width < 40.0 => 17.0,
        Form::Narrow { .. } | Form::Full { .. } => 16.0,
    };
    glyphs::draw(pen, (card.rank(), style.letters), [at.left, at.top], at.cap, stroke, colour);
    let rank = glyphs::advance(card.rank(), style.letters) * at.cap / 100.0;
    let [size, gap] = spacing(card.rank(), style.form(), style.place).map(|share| share * at.cap);
    // The signs do not fill their box to the sides, so half a box less a little looks right.
    let middle = at.left + rank + gap + size * 0.47;
    suits::draw(pen, card.suit(), [middle, at.top + at.cap * 0.5], size, colour, Turn::Upright);
    middle + size * 0.45
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::glyphs::Letters;

    /// How far down and to the right the widest index reaches, in CSS pixels.
    fn reach(width: f64, place: Place) -> [f64; 2] {
        let mut style = FaceStyle { place, ..FaceStyle::new(width) };
        let at = IndexGeometry::new(width, place);
        let unit = style.form().unit();
        let mut right = 0.0_f64;
        for letters in [Letters::Dutch, Letters::English] {
            style.letters = letters;
            for card in Card::all() {
                right = right.max(draw(&mut Pen::new(), card, &style, at));
            }
        }
        [(at.top + at.cap) / unit, right / unit]
    }

    #[test]
    fn an_index_fits_on_every_card_and_in_every_step() {
        for width in (28..=300).step_by(3).map(f64::from) {
            let [_, right] = reach(width, Place::Free);
            assert!(right < width, "{right} on {width}");
            // The smallest step that the layout allows.
            let least = if width < 80.0 { 14.0 } else { f64::max(14.0, (0.125 * (1.4 * width)).floor()) };
            for more in [0, 1, 2, 3, 5, 8, 13, 30] {
                let step = least + f64::from(more);
                let [bottom, right] = reach(width, Place::Covered { step });
                assert!(bottom <= step - 0.6, "{bottom} in a step of {step} on {width}");
                assert!(right < width, "{right} on {width}");
            }
        }
    }

    #[test]
    fn a_fanned_waste_shows_whole_indices() {
        for width in (28..80).map(f64::from) {
            let [_, right] = reach(width, Place::Fanned);
            assert!(right <= (0.56 * width).round(), "{right} on {width}");
        }
    }

    #[test]
    fn indices_have_the_sizes_of_the_design() {
        let at = |width, place| IndexGeometry::new(width, place);
        assert_eq!(at(160.0, Place::Free), IndexGeometry { cap: 30.0, left: 12.0, top: 12.0 });
        assert_eq!(at(160.0, Place::Last { step: 15.0 }), at(160.0, Place::Free));
        // 20 pixels are 25 units: 15 would be left for the cap, which is never below 12 pixels.
        assert_eq!(at(160.0, Place::Covered { step: 20.0 }), IndexGeometry { cap: 15.0, left: 12.0, top: 6.0 });
        assert_eq!(at(46.0, Place::Free).cap, 0.335 * 46.0);
        assert_eq!(at(32.0, Place::Free).cap, 12.0);
        assert_eq!(at(46.0, Place::Covered { step: 18.0 }).cap, 14.0);
        assert_eq!(at(46.0, Place::Covered { step: 18.0 }).top, 0.95 * at(46.0, Place::Free).left);
        assert_eq!(at(46.0, Place::Last { step: 18.0 }), at(46.0, Place::Covered { step: 18.0 }));
        assert_eq!(at(50.0, Place::Fanned).cap, 13.5);
    }

    #[test]
    fn senseless_numbers_make_an_index_all_the_same() {
        for number in [f64::NAN, f64::INFINITY, -1.0, 0.0, 1e300] {
            for place in [Place::Free, Place::Covered { step: number }, Place::Last { step: number }, Place::Fanned] {
                let IndexGeometry { cap, left, top } = IndexGeometry::new(number, place);
                assert!([cap, left, top].iter().all(|value| value.is_finite() && *value > 0.0));
            }
        }
    }
}
