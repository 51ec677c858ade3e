//! What a layout is asked for: a window, a shape of table, and a side for the stock.

use super::rect::Insets;
use crate::settings::StockSide;

/// The window the table is laid out in.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Window {
    /// The width in CSS pixels, with what the device keeps for itself.
    pub width: f64,
    /// The height in CSS pixels, with what the device keeps for itself.
    pub height: f64,
    /// What the device keeps for itself along the edges.
    pub safe: Insets,
}

impl Window {
    /// A window of which everything may be used.
    #[must_use]
    pub fn new(width: f64, height: f64) -> Window {
        Window { width, height, safe: Insets::default() }
    }

    /// The same with every number finite and in range: edges that are no numbers count as none,
    /// and no edge takes more than a quarter.
    pub(super) fn sane(&self) -> Window {
        let side = |length: f64, missing: f64| {
            if length.is_finite() { length.clamp(SMALLEST, LARGEST).floor() } else { missing }
        };
        let (width, height) = (side(self.width, 320.0), side(self.height, 568.0));
        let edge = |inset: f64, whole: f64| {
            if inset.is_finite() { inset.min(whole / 4.0).max(0.0).ceil() } else { 0.0 }
        };
        let safe = Insets {
            top: edge(self.safe.top, height),
            right: edge(self.safe.right, width),
            bottom: edge(self.safe.bottom, height),
            left: edge(self.safe.left, width),
        };
        Window { width, height, safe }
    }

    /// The width that may be used.
    pub(super) fn free_width(&self) -> f64 {
        self.width - self.safe.left - self.safe.right
    }

    /// The height that may be used.
    pub(super) fn free_height(&self) -> f64 {
        self.height - self.safe.top - self.safe.bottom
    }

    /// Which of the three forms this window has.
    pub(super) fn form(&self) -> Form {
        let (width, height) = (self.free_width(), self.free_height());
        if height < 480.0 && width > height {
            Form::Rails
        } else if width < 600.0 {
            Form::Phone
        } else {
            Form::Desk
        }
    }
}

/// Windows smaller or larger than these are laid out as if they were so small or large.
const SMALLEST: f64 = 120.0;
const LARGEST: f64 = 30_000.0;

/// The three ways to use a window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// Portrait phone: piles above, columns below, buttons along the lower edge.
    Phone,
    /// Landscape phone: the piles in two rails beside columns of the full height, the buttons in
    /// a column at the outer edge.
    Rails,
    /// Everything else: buttons along the upper edge, piles under it, columns below.
    Desk,
}

/// One side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Left.
    Left,
    /// Right.
    Right,
}

impl Side {
    /// The side that the stock lies on in a window of this form. On phones that is the side of the
    /// thumb, too: in rails the buttons stand there.
    pub(super) fn of_stock(form: Form, wanted: StockSide) -> Side {
        match (wanted, form) {
            (StockSide::Left, _) | (StockSide::Usual, Form::Desk) => Side::Left,
            (StockSide::Right, _) | (StockSide::Usual, Form::Phone | Form::Rails) => Side::Right,
        }
    }
}

/// What a game needs room for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shape {
    /// How many columns there are.
    pub columns: usize,
    /// How many foundations there are.
    pub foundations: usize,
    /// The most waste cards that are shown beside each other: as many as are turned at once.
    pub waste_shown: usize,
    /// How many card heights the desk keeps room for, from the upper edge of the piles to the end
    /// of the longest column at its smallest. It limits the size of the cards there.
    pub heights: f64,
}

/// One row of piles, a gap of 0.12, and six closed and thirteen open cards at their smallest:
/// 1 + 0.12 + 1 + 6 x 0.04 + 12 x 0.125.
pub const DEFAULT_HEIGHTS: f64 = 3.86;

impl Shape {
    /// A shape with room for six closed and thirteen open cards in a column.
    #[must_use]
    pub fn new(columns: usize, foundations: usize, waste_shown: usize) -> Shape {
        Shape { columns, foundations, waste_shown, heights: DEFAULT_HEIGHTS }
    }

    /// The same with every number in a range that a table can have.
    pub(super) fn sane(&self) -> Shape {
        Shape {
            columns: self.columns.clamp(1, 64),
            foundations: self.foundations.min(64),
            waste_shown: self.waste_shown.clamp(1, 64),
            heights: if self.heights.is_finite() { self.heights.clamp(2.0, 20.0) } else { DEFAULT_HEIGHTS },
        }
    }

    /// How many card widths the table is made for: the columns, or what the row of piles needs
    /// where there are few columns.
    pub(super) fn grid(&self) -> usize {
        self.columns.max(self.foundations.clamp(2, 4) + 3)
    }
}
