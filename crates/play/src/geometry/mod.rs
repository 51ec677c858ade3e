//! Where everything on the table lies, for any window: pure numbers without a screen.
//!
//! All lengths are CSS pixels, x to the right and y downwards from the window's upper left corner.
//! [`Layout::new`] answers for a window, a [`Shape`] and the [`StockSide`](crate::StockSide) that
//! is wanted; its methods then place the cards of each pile, say where a dragged card may fall, and
//! what the rings go round. The same input always gives the same numbers, and no window, however
//! small, gives one that is not finite.
//!
//! A table that is wider than the window scrolls sideways inside [`Layout::table`]; a column that
//! is longer than its place scrolls by itself, see [`Fan`].
//!
//! ```
//! use play::StockSide;
//! use play::geometry::{ColumnState, Form, Layout, Shape, Window};
//! use engine::Facing;
//! let layout = Layout::new(&Window::new(360.0, 740.0), &Shape::new(7, 4, 3), StockSide::Usual);
//! assert_eq!(layout.form, Form::Phone);
//! assert_eq!((layout.card.width, layout.card.height), (46.0, 64.0));
//! let spots = layout.column_spots(0, &[Facing::Down, Facing::Up], ColumnState::default());
//! assert_eq!(spots[1].y - spots[0].y, 8.0);
//! ```

pub mod depth;
mod desk;
mod drop;
mod fan;
mod layout;
mod phone;
mod rails;
mod rect;
mod rings;
mod row;
mod spots;
mod window;

#[cfg(test)]
mod property_tests;
#[cfg(test)]
mod size_tests;
#[cfg(test)]
mod table_tests;

pub use drop::Goal;
pub use fan::Fan;
pub use layout::{Anchor, Bars, ColumnPlace, Drawing, FULL_FROM, Layout, MessagePlace, WastePlace};
pub use rect::{Insets, Point, Rect, Size};
pub use rings::{Arrow, FOCUS_OUTSIDE, Pills, RING_OUTSIDE, RING_WIDTH};
pub use spots::{ColumnState, Contrast, Index, Sight, Spot};
pub use window::{DEFAULT_HEIGHTS, Form, Shape, Side, Window};
