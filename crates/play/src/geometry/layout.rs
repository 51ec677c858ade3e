//! The layout of a whole table.

use super::rect::{Point, Rect, Size};
use super::window::{Form, Shape, Side, Window};
use super::{desk, phone, rails};
use crate::settings::StockSide;
use engine::Pile;

/// Where everything on a table lies. Made by [`Layout::new`]; read its fields and ask its methods.
///
/// Positions hold while the table is scrolled fully to the left; see [`Layout::sideways`].
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// Which way the window is used.
    pub form: Form,
    /// The side that the stock lies on, and in rails the buttons, too.
    pub side: Side,
    /// The window's size, as used.
    pub window: Size,
    /// The size of every card: whole pixels, 5 to 7.
    pub card: Size,
    /// Which of the two drawings of a card fits.
    pub drawing: Drawing,
    /// Between two columns.
    pub gap: f64,
    /// The radius of a card's corners.
    pub radius: f64,
    /// The part of the window in which the piles lie.
    pub table: Rect,
    /// The width of everything in [`Layout::table`]: its own width, or more.
    pub content_width: f64,
    /// The stock's upper left corner.
    pub stock: Point,
    /// The waste.
    pub waste: WastePlace,
    /// The foundations' upper left corners.
    pub foundations: Vec<Point>,
    /// The columns from left to right.
    pub columns: Vec<ColumnPlace>,
    /// Everything that is not a card.
    pub bars: Bars,
    /// How foundations follow each other, from one to the next; none with fewer than two.
    pub(super) foundation_step: Point,
}

/// Which of the two drawings of a card fits its width.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drawing {
    /// Below [`FULL_FROM`]: one large sign.
    Narrow,
    /// From [`FULL_FROM`]: pips and whole courts.
    Full,
}

/// The width of a card, in CSS pixels, from which it has its full face.
pub const FULL_FROM: f64 = 80.0;

/// Where the waste lies and how it is fanned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WastePlace {
    /// The place of the empty waste, and of the card named by `anchor`.
    pub at: Point,
    /// From one shown card to the next.
    pub step: Point,
    /// The most cards that are shown beside each other; at least 1.
    pub shown: usize,
    /// Which shown card lies at `at`.
    pub anchor: Anchor,
}

/// Which of the shown waste cards keeps its place when there are fewer of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Anchor {
    /// The first one, at the bottom.
    First,
    /// The last one, on top.
    Last,
}

/// Where a column lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ColumnPlace {
    /// The left edge.
    pub x: f64,
    /// The upper edge of its first card.
    pub top: f64,
    /// The end of its room.
    pub bottom: f64,
}

/// Where the things lie that are not cards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bars {
    /// The painted bar with the buttons, to the window's edge: below on a phone, above on the
    /// desk, a column at the side in rails.
    pub bar: Rect,
    /// The part of the bar for the buttons: what the device keeps for itself is left out.
    pub buttons: Rect,
    /// Where the state stands: the whole line on a phone, with the moves and the time; the middle
    /// of the bar on the desk; the place under the waste in rails.
    pub state: Rect,
    /// Where a message stands.
    pub message: MessagePlace,
}

/// Where a message stands; its height follows from its text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MessagePlace {
    /// The middle, across.
    pub middle: f64,
    /// The lower edge.
    pub bottom: f64,
    /// The most it may be wide.
    pub width: f64,
}

impl Layout {
    /// Lays out a table. The other side for the stock gives the mirror of the table, in which
    /// columns and foundations still count from the left. Whatever is no sensible number is brought into range.
    #[must_use]
    pub fn new(window: &Window, shape: &Shape, stock: StockSide) -> Layout {
        let (window, shape) = (window.sane(), shape.sane());
        let form = window.form();
        let side = Side::of_stock(form, stock);
        match form {
            Form::Phone => phone::layout(&window, &shape, side),
            Form::Rails => rails::layout(&window, &shape, side),
            Form::Desk => desk::layout(&window, &shape, side),
        }
    }

    /// How far the table can be scrolled sideways; 0 if it fits.
    #[must_use]
    pub fn sideways(&self) -> f64 {
        (self.content_width - self.table.width).max(0.0)
    }

    /// The place of a pile with one card or none on it; nothing for a pile this table has not.
    #[must_use]
    pub fn place(&self, pile: Pile) -> Option<Rect> {
        let point = match pile {
            Pile::Stock => Some(self.stock),
            Pile::Waste => Some(self.waste.at),
            Pile::Foundation(i) => self.foundations.get(usize::from(i)).copied(),
            Pile::Column(i) => self.columns.get(usize::from(i)).map(|column| Point::new(column.x, column.top)),
        };
        point.map(|point| Rect::at(point, self.card))
    }

    /// What the fanned waste may cover.
    #[must_use]
    pub fn waste_area(&self) -> Rect {
        let waste = &self.waste;
        let steps = waste.shown.saturating_sub(1) as f64;
        let (dx, dy) = (waste.step.x * steps, waste.step.y * steps);
        let first = match waste.anchor {
            Anchor::First => waste.at,
            Anchor::Last => Point::new(waste.at.x - dx, waste.at.y - dy),
        };
        Rect::new(first.x, first.y, self.card.width + dx, self.card.height + dy)
    }
}

/// The smallest card that is drawn: at 28 pixels the index of a ten just fits. Where even that is
/// too wide, the table scrolls sideways.
pub(super) const SMALLEST_CARD: f64 = 28.0;

/// A card of this width, made whole.
pub(super) fn card_of(width: f64) -> Size {
    let width = width.floor().max(SMALLEST_CARD);
    Size { width, height: (1.4 * width).round() }
}

/// Which drawing a card of this width has.
pub(super) fn drawing_of(card: Size) -> Drawing {
    if card.width < FULL_FROM { Drawing::Narrow } else { Drawing::Full }
}

/// The radius of the corners of a card.
pub(super) fn radius_of(card: Size) -> f64 {
    (0.055 * card.width).max(3.0)
}
