//! How far the cards of one column stand apart.

use super::layout::{Drawing, Layout};

/// The fan of one column. Each column has its own: a long one is drawn together, the others stay.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fan {
    /// From a closed card to the next card.
    pub closed_step: f64,
    /// From an open card to the next card.
    pub open_step: f64,
    /// From the upper edge of the first card to the lower edge of the last one.
    pub height: f64,
    /// The height of the column's place.
    pub room: f64,
}

impl Fan {
    /// How far the column can be scrolled; 0 if it fits. Only a column that does not fit at its
    /// smallest steps scrolls.
    #[must_use]
    pub fn extent(&self) -> f64 {
        let beyond = self.height - self.room;
        // Steps that fill the room exactly may differ from it in the last binary place.
        if beyond > 1e-6 { beyond } else { 0.0 }
    }

    /// The nearest offset that the column can be scrolled to; 0 shows its beginning. What is no
    /// number becomes 0.
    #[must_use]
    pub fn clamp(&self, offset: f64) -> f64 {
        if offset.is_nan() { 0.0 } else { offset.min(self.extent()).max(0.0) }
    }

    /// The offset nearest to `offset` at which everything from `top` to `bottom` is seen, measured
    /// from the upper edge of the first card; its end, if the whole is longer than the place.
    #[must_use]
    pub fn reveal(&self, offset: f64, top: f64, bottom: f64) -> f64 {
        self.clamp(self.clamp(offset).min(top).max(bottom - self.room))
    }
}

impl Layout {
    /// The fan of a column with so many closed and open cards. All columns have the same room.
    #[must_use]
    pub fn fan(&self, closed: usize, open: usize) -> Fan {
        let height = self.card.height;
        let room = self.columns.first().map_or(height, |column| column.bottom - column.top);
        let [closed_most, closed_least] = [(0.085 * height).round().max(8.0), (0.04 * height).floor().max(5.0)];
        let [open_most, open_least] = match self.drawing {
            Drawing::Narrow => [(0.36 * height).round().max(24.0), (0.215 * height).floor().max(14.0)],
            Drawing::Full => [(0.18 * height).round().max(24.0), (0.125 * height).floor().max(14.0)],
        };
        // The last card of the column has nothing after it, whichever way it lies.
        let steps = if open > 0 { [closed, open - 1] } else { [closed.saturating_sub(1), 0] };
        let [closed_steps, open_steps] = steps.map(|n| n as f64);
        let most = closed_steps * closed_most + open_steps * open_most;
        let least = closed_steps * closed_least + open_steps * open_least;
        let free = room - height;
        let share = if most <= free { 1.0 } else { ((free - least) / (most - least)).clamp(0.0, 1.0) };
        let between = |least: f64, most: f64| least + share * (most - least);
        let [closed_step, open_step] = [between(closed_least, closed_most), between(open_least, open_most)];
        Fan { closed_step, open_step, height: closed_steps * closed_step + open_steps * open_step + height, room }
    }
}
