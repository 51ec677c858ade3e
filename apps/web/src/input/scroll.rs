//! Scrolling: a column that is too long for its place, and a table that is too wide for its window.

use crate::app::App;
use crate::input::pointer::{Gesture, point};
use crate::table::{Cursor, Motion};
use engine::Pile;
use leptos::prelude::*;
use play::geometry::Point;
use web_sys::WheelEvent;

/// What is scrolled into sight stands so far from the edge.
const EDGE: f64 = 6.0;

/// A wheel turns: a column that is too long scrolls.
pub(crate) fn wheel(app: App, event: &WheelEvent) {
    let way = Point::new(event.delta_x(), event.delta_y());
    app.scroll(app.long_column_at(point(event)), way);
}

/// The same place on the table, however far that is scrolled sideways.
pub(super) fn on_table(app: App, at: Point) -> Point {
    Point::new(at.x + app.table.sideways.get_untracked(), at.y)
}

impl App {
    /// What a pointer that takes hold of the table here scrolls.
    pub(super) fn scrolling(self, id: i32, at: Point) -> Gesture {
        let column = self.long_column_at(at);
        let wide = self.layout.read_untracked().sideways() > 0.0;
        if wide || column.is_some() { Gesture::Scroll { id, column, at } } else { Gesture::Spent(id) }
    }

    /// Scrolls a column, and the table sideways, as far as they go.
    pub(super) fn scroll(self, column: Option<usize>, way: Point) {
        if let Some(column) = column {
            self.scroll_column(column, way.y);
        }
        self.scroll_sideways(way.x);
    }

    fn scroll_sideways(self, by: f64) {
        let last = self.table.sideways.get_untracked();
        let next = (last + by).min(self.layout.read_untracked().sideways()).max(0.0);
        if next != last {
            self.table.sideways.set(next);
        }
    }

    /// The column under a point, if it is too long for its place.
    pub(super) fn long_column_at(self, at: Point) -> Option<usize> {
        let at = on_table(self, at);
        let layout = self.layout.read_untracked();
        let column = (0..layout.columns.len()).find(|i| layout.strip(*i).is_some_and(|strip| strip.contains(at)))?;
        (self.column_fan(column)?.extent() > 0.0).then_some(column)
    }

    fn column_fan(self, column: usize) -> Option<play::geometry::Fan> {
        let pile = Pile::Column(u8::try_from(column).ok()?);
        let facings =
            self.session.with_value(|session| crate::table::facings(session.sitting().game().view().pile(pile)));
        Some(self.layout.read_untracked().fan_of(&facings))
    }

    /// Scrolls a column by so many pixels.
    fn scroll_column(self, column: usize, by: f64) {
        let Some(fan) = self.column_fan(column) else { return };
        self.table.hand.update_value(|hand| {
            if hand.offsets.len() <= column {
                hand.offsets.resize(column + 1, 0.0);
            }
            hand.offsets[column] = fan.clamp(hand.offsets[column] + by);
        });
        self.show(Motion::None);
    }

    /// Scrolls every column so that what it takes part in is seen: the cursor's card, and the end of
    /// all others that changed.
    pub(crate) fn reveal(self, cursor: Cursor) {
        if let Some(rect) = self.covered_by(cursor.pile, cursor.place) {
            let (left, width) = (self.table.sideways.get_untracked(), self.layout.read_untracked().window.width);
            let beyond = (rect.right() + EDGE - left - width).max(0.0);
            self.scroll_sideways(if rect.x - EDGE < left { rect.x - EDGE - left } else { beyond });
        }
        let Pile::Column(column) = cursor.pile else { return };
        let column = usize::from(column);
        let Some(fan) = self.column_fan(column).filter(|fan| fan.extent() > 0.0) else { return };
        let layout = self.layout.read_untracked();
        let offset = self.table.hand.with_value(|hand| hand.offsets.get(column).copied().unwrap_or(0.0));
        let Some(rect) = self.covered_by(cursor.pile, cursor.place) else { return };
        let top = rect.y + offset - layout.columns.get(column).map_or(0.0, |place| place.top);
        let wanted = fan.reveal(offset, top, top + layout.card.height.min(rect.height));
        drop(layout);
        if wanted != offset {
            self.scroll_column(column, wanted - offset);
        }
    }
}
