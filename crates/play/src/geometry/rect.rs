//! Points, sizes and rectangles, in CSS pixels.

/// A point; also a distance between two points.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Point {
    /// The point at `x`, `y`.
    #[must_use]
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }
}

/// A width and a height.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Size {
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

/// What the device keeps for itself along the window's edges (`env(safe-area-inset-*)`).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Insets {
    /// Along the upper edge.
    pub top: f64,
    /// Along the right edge.
    pub right: f64,
    /// Along the lower edge.
    pub bottom: f64,
    /// Along the left edge.
    pub left: f64,
}

/// A rectangle, by its upper left corner and its size.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rect {
    /// The left edge.
    pub x: f64,
    /// The upper edge.
    pub y: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Rect {
    /// The rectangle with this corner and size; a negative size becomes none.
    #[must_use]
    pub fn new(x: f64, y: f64, width: f64, height: f64) -> Rect {
        Rect { x, y, width: width.max(0.0), height: height.max(0.0) }
    }

    /// The rectangle of a card or pile of this size at a point.
    #[must_use]
    pub fn at(point: Point, size: Size) -> Rect {
        Rect::new(point.x, point.y, size.width, size.height)
    }

    /// The right edge.
    #[must_use]
    pub fn right(&self) -> f64 {
        self.x + self.width
    }

    /// The lower edge.
    #[must_use]
    pub fn bottom(&self) -> f64 {
        self.y + self.height
    }

    /// The point in the middle.
    #[must_use]
    pub fn middle(&self) -> Point {
        Point::new(self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Whether the point lies inside; the left and upper edges belong to the rectangle, the others
    /// do not, so that neighbours never both hold a point.
    #[must_use]
    pub fn contains(&self, point: Point) -> bool {
        (self.x..self.right()).contains(&point.x) && (self.y..self.bottom()).contains(&point.y)
    }

    /// The part that both rectangles cover; without any area where they do not meet.
    #[must_use]
    pub fn intersection(&self, other: &Rect) -> Rect {
        let (x, y) = (self.x.max(other.x), self.y.max(other.y));
        Rect::new(x, y, self.right().min(other.right()) - x, self.bottom().min(other.bottom()) - y)
    }

    /// The smallest rectangle round both.
    #[must_use]
    pub fn union(&self, other: &Rect) -> Rect {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        Rect::new(x, y, self.right().max(other.right()) - x, self.bottom().max(other.bottom()) - y)
    }

    /// The area, in square pixels.
    #[must_use]
    pub fn area(&self) -> f64 {
        self.width * self.height
    }

    /// The rectangle with every edge moved outwards by `by`, inwards if negative.
    #[must_use]
    pub fn grown(&self, by: f64) -> Rect {
        Rect::new(self.x - by, self.y - by, self.width + 2.0 * by, self.height + 2.0 * by)
    }
}
