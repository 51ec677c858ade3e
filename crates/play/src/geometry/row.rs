//! The row of piles above the columns, on phones and on the desk.

use super::layout::{Anchor, WastePlace};
use super::rect::{Point, Size};
use super::window::{Shape, Side};

/// The piles of a row.
pub(super) struct Row {
    pub(super) stock: Point,
    pub(super) waste: WastePlace,
    pub(super) foundations: Vec<Point>,
    pub(super) foundation_step: Point,
}

/// Measures that a row is made with.
pub(super) struct Measures {
    /// The left edge of the first and of the last place of the row.
    pub(super) first: f64,
    pub(super) last: f64,
    pub(super) y: f64,
    pub(super) card: Size,
    pub(super) gap: f64,
    /// Between two waste cards; the least of it that lets foundations stand over the columns; and
    /// the least of it where room is short.
    pub(super) waste_step: f64,
    pub(super) beside_step: f64,
    pub(super) least_step: f64,
    /// Between overlapping foundations and the waste.
    pub(super) apart: f64,
}

/// The least step between narrow waste cards: an index of 12 pixels with a one-figure rank just fits.
pub(super) const LEAST_STEP: f64 = 23.0;

/// How many waste cards are always shown if the game turns so many, however little room there is.
pub(super) const ALWAYS_SHOWN: usize = 3;

/// Makes the row: the stock at one end, the waste beside it, the foundations from the other end.
pub(super) fn row(measures: &Measures, shape: &Shape, side: Side) -> Row {
    let Measures { first, last, y, card, gap, .. } = *measures;
    let pitch = card.width + gap;
    let fit = fit(measures, shape);
    // The row as it is with the stock to the right; its mirror has every place mirrored, but the
    // foundations still count from the left and the waste still opens to the right, because an
    // index is read at the left edge of a card.
    let count = shape.foundations;
    let place = |x: f64| match side {
        Side::Right => Point::new(x, y),
        Side::Left => Point::new(first + last - x, y),
    };
    let mut foundations: Vec<Point> = (0..count).map(|i| place(first + i as f64 * fit.foundation_step)).collect();
    let anchor = match side {
        Side::Right => Anchor::Last,
        Side::Left => {
            foundations.reverse();
            Anchor::First
        }
    };
    let waste = WastePlace { at: place(last - pitch), step: Point::new(fit.waste_step, 0.0), shown: fit.shown, anchor };
    let foundation_step = Point::new(if count < 2 { 0.0 } else { fit.foundation_step }, 0.0);
    Row { stock: place(last), waste, foundations, foundation_step }
}

/// What fits into a row.
struct Fit {
    shown: usize,
    waste_step: f64,
    foundation_step: f64,
}

/// Foundations stand over the columns if they can, and the waste is drawn together a little for
/// that. Else they overlap evenly, and never so much that an index is covered: then fewer waste
/// cards are shown, but not fewer than three.
fn fit(measures: &Measures, shape: &Shape) -> Fit {
    let nominal = measures.waste_step;
    let most = shape.waste_shown;
    for shown in (ALWAYS_SHOWN.min(most)..=most).rev() {
        if let Some(waste_step) = step_beside(measures, shape, shown) {
            return Fit { shown, waste_step, foundation_step: measures.card.width + measures.gap };
        }
        let foundation_step = foundation_step(measures, shape, shown, nominal, measures.apart);
        if foundation_step >= nominal {
            return Fit { shown, waste_step: nominal, foundation_step };
        }
    }
    let shown = ALWAYS_SHOWN.min(most);
    let waste_step = nominal.min(measures.least_step);
    let foundation_step = foundation_step(measures, shape, shown, waste_step, measures.gap).max(0.0);
    Fit { shown, waste_step, foundation_step }
}

/// The step of so many waste cards beside foundations that stand over the columns; none if there
/// is no room for them.
fn step_beside(measures: &Measures, shape: &Shape, shown: usize) -> Option<f64> {
    let pitch = measures.card.width + measures.gap;
    let end = measures.first + shape.foundations as f64 * pitch - measures.gap;
    let room = measures.last - pitch - end - NARROWEST;
    let steps = (shown - 1) as f64;
    let step = if steps > 0.0 { (room / steps).floor().min(measures.waste_step) } else { measures.waste_step };
    (room >= 0.0 && step >= measures.beside_step).then_some(step)
}

/// Between foundations that stand over the columns and the waste, at least.
const NARROWEST: f64 = 2.0;

/// From one overlapping foundation to the next, with so many waste cards shown so far apart, but
/// not further than a column. Negative where there is no room at all.
fn foundation_step(measures: &Measures, shape: &Shape, shown: usize, waste_step: f64, apart: f64) -> f64 {
    let pitch = measures.card.width + measures.gap;
    let waste = measures.last - pitch - (shown - 1) as f64 * waste_step;
    let steps = shape.foundations.saturating_sub(1).max(1) as f64;
    ((waste - apart - measures.card.width - measures.first) / steps).floor().min(pitch)
}
