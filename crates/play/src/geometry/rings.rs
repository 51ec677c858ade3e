//! Rings, the arrow of a hint, and the pills on the stock.

use super::layout::{Drawing, Layout};
use super::rect::{Point, Rect};

/// How wide the line of every ring is, inside its rectangle.
pub const RING_WIDTH: f64 = 3.0;
/// How far the outer edge of a ring round a target or a hint stands outside the card.
pub const RING_OUTSIDE: f64 = 4.0;
/// How far the outer edge of the ring round the focus stands outside the cards.
pub const FOCUS_OUTSIDE: f64 = 5.0;

/// The arrow of a hint: a curve from under the source to under the goal, and its head.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arrow {
    /// Where the curve begins; a dot of radius 5 times `scale` stands there.
    pub start: Point,
    /// The control point of the curve.
    pub control: Point,
    /// Where the curve ends, under the head.
    pub end: Point,
    /// The three corners of the head, its tip first.
    pub head: [Point; 3],
    /// How much larger than on a phone everything is drawn: the line is 3.5 times this wide.
    pub scale: f64,
}

/// The pills on the stock: the number of cards, and the passes left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pills {
    /// The upper pill, or the only one.
    pub first: Rect,
    /// The pill under it.
    pub second: Option<Rect>,
    /// The size of the digits.
    pub font: f64,
    /// The size of the sign for a pass.
    pub sign: f64,
}

impl Layout {
    /// The ring round a target or a hint at `rect`.
    #[must_use]
    pub fn ring(&self, rect: Rect) -> Rect {
        rect.grown(RING_OUTSIDE)
    }

    /// The ring round the focus at `rect`, which is the whole run that would move.
    #[must_use]
    pub fn focus_ring(&self, rect: Rect) -> Rect {
        rect.grown(FOCUS_OUTSIDE)
    }

    /// The radius of the corners of a ring.
    #[must_use]
    pub fn ring_radius(&self) -> f64 {
        self.radius + RING_WIDTH
    }

    /// The arrow of a hint from the cards at `from` to the card at `to`. It lies on the felt under
    /// both, so that no index is hidden.
    #[must_use]
    pub fn arrow(&self, from: Rect, to: Rect) -> Arrow {
        let scale = (self.card.width / 70.0).max(1.0);
        let start = Point::new(from.middle().x, from.bottom() + 9.0 * scale);
        let tip = Point::new(to.middle().x, to.bottom() + 10.0 * scale);
        let low = start.y.max(tip.y) + (0.32 * self.card.height).max(26.0);
        let control = Point::new(tip.x + 0.42 * (start.x - tip.x), low);
        let angle = (tip.y - control.y).atan2(tip.x - control.x);
        let length = 11.0 * scale;
        let back = |turn: f64, by: f64| {
            Point::new(tip.x - (angle + turn).cos() * length * by, tip.y - (angle + turn).sin() * length * by)
        };
        Arrow { start, control, end: back(0.0, 0.7), head: [tip, back(-0.5, 1.5), back(0.5, 1.5)], scale }
    }

    /// The pills on the stock, `count` of them, 1 or 2.
    #[must_use]
    pub fn pills(&self, count: usize) -> Pills {
        let scale = match self.drawing {
            Drawing::Narrow => 1.0,
            Drawing::Full => (self.card.width / 104.0).clamp(0.0, 1.9),
        };
        let [width, height, between] = [34.0, 18.0, 3.0].map(|n: f64| (n * scale).round());
        let width = width.min(self.card.width);
        let two = count > 1;
        let whole = if two { 2.0 * height + between } else { height };
        let x = self.stock.x + ((self.card.width - width) / 2.0).floor();
        let y = self.stock.y + ((self.card.height - whole) / 2.0).floor();
        Pills {
            first: Rect::new(x, y, width, height),
            second: two.then(|| Rect::new(x, y + height + between, width, height)),
            font: (13.0 * scale).round(),
            sign: 12.0 * scale,
        }
    }
}
