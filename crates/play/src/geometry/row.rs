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
    /// How many rows the foundations stand in: one or two.
    pub(super) rows: usize,
    /// The height of all rows.
    pub(super) height: f64,
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
    let Fit { rows, shown, waste_step, foundation_step } = fit(measures, shape);
    let down = card.height + gap;
    // The row as it is with the stock to the right; its mirror has every place mirrored, but the
    // foundations still count from the left and the waste still opens to the right, because an
    // index is read at the left edge of a card.
    let (count, across) = (shape.foundations, shape.foundations.div_ceil(rows));
    let place = |x: f64| match side {
        Side::Right => Point::new(x, y),
        Side::Left => Point::new(first + last - x, y),
    };
    // In two rows the second one of a pair stands under the first one: two packs have their suits
    // in pairs.
    let foundation = |i: usize| {
        let from_edge = match side {
            Side::Right => i / rows,
            Side::Left => across - 1 - i / rows,
        };
        let at = place(first + from_edge as f64 * foundation_step);
        Point { y: at.y + (i % rows) as f64 * down, ..at }
    };
    let anchor = match side {
        Side::Right => Anchor::Last,
        Side::Left => Anchor::First,
    };
    Row {
        stock: place(last),
        waste: WastePlace { at: place(last - pitch), step: Point::new(waste_step, 0.0), shown, anchor },
        foundations: (0..count).map(foundation).collect(),
        foundation_step: Point::new(if across < 2 { 0.0 } else { foundation_step }, if rows < 2 { 0.0 } else { down }),
        rows,
        height: rows as f64 * down - gap,
    }
}

/// Lays out for one row, and where the foundations need two of them for two: then the cards may
/// have to be smaller.
pub(super) fn with_rows<T>(of_rows: impl Fn(f64) -> T, rows: impl Fn(&T) -> usize) -> T {
    let one = of_rows(1.0);
    if rows(&one) > 1 { of_rows(2.0) } else { one }
}

/// What fits into a row.
struct Fit {
    /// How many rows the foundations stand in: one or two.
    rows: usize,
    shown: usize,
    waste_step: f64,
    foundation_step: f64,
}

/// Foundations stand over the columns if they can, and the waste is drawn together a little for
/// that. Else they overlap evenly, and never so much that an index is covered: then fewer waste
/// cards are shown, but not fewer than three. Where even those leave too little room, more than
/// four foundations stand in two rows.
fn fit(measures: &Measures, shape: &Shape) -> Fit {
    let two_rows = if shape.foundations > IN_ONE_ROW { Some(2) } else { None };
    let whole = fit_in(1, measures, shape).or_else(|| fit_in(two_rows?, measures, shape));
    whole.unwrap_or_else(|| {
        let (rows, shown) = (two_rows.unwrap_or(1), ALWAYS_SHOWN.min(shape.waste_shown));
        let waste_step = measures.waste_step.min(measures.least_step);
        let across = shape.foundations.div_ceil(rows);
        let foundation_step = foundation_step(measures, across, shown, waste_step, measures.gap).max(0.0);
        Fit { rows, shown, waste_step, foundation_step }
    })
}

/// So many foundations stand in one row, whatever they cover of each other.
const IN_ONE_ROW: usize = 4;

/// The same in so many rows; none where an index would be covered.
fn fit_in(rows: usize, measures: &Measures, shape: &Shape) -> Option<Fit> {
    let (nominal, most) = (measures.waste_step, shape.waste_shown);
    let across = shape.foundations.div_ceil(rows);
    (ALWAYS_SHOWN.min(most)..=most).rev().find_map(|shown| {
        if let Some(waste_step) = step_beside(measures, across, shown) {
            return Some(Fit { rows, shown, waste_step, foundation_step: measures.card.width + measures.gap });
        }
        let foundation_step = foundation_step(measures, across, shown, nominal, measures.apart);
        (foundation_step >= nominal).then_some(Fit { rows, shown, waste_step: nominal, foundation_step })
    })
}

/// The step of so many waste cards beside foundations that stand over the columns; none if there
/// is no room for them.
fn step_beside(measures: &Measures, across: usize, shown: usize) -> Option<f64> {
    let pitch = measures.card.width + measures.gap;
    let end = measures.first + across as f64 * pitch - measures.gap;
    let room = measures.last - pitch - end - NARROWEST;
    let steps = (shown - 1) as f64;
    let step = if steps > 0.0 { (room / steps).floor().min(measures.waste_step) } else { measures.waste_step };
    (room >= 0.0 && step >= measures.beside_step).then_some(step)
}

/// Between foundations that stand over the columns and the waste, at least.
const NARROWEST: f64 = 2.0;

/// From one overlapping foundation to the next, with so many waste cards shown so far apart, but
/// not further than a column. Negative where there is no room at all.
fn foundation_step(measures: &Measures, across: usize, shown: usize, waste_step: f64, apart: f64) -> f64 {
    let pitch = measures.card.width + measures.gap;
    let waste = measures.last - pitch - (shown - 1) as f64 * waste_step;
    let steps = across.saturating_sub(1).max(1) as f64;
    ((waste - apart - measures.card.width - measures.first) / steps).floor().min(pitch)
}
