//! The desk: buttons along the upper edge, piles under it, columns below.

use super::layout::{Bars, Drawing, Layout, MessagePlace, card_of, drawing_of, radius_of};
use super::phone::columns;
use super::rect::{Rect, Size};
use super::row::{LEAST_STEP, Measures, row, with_rows};
use super::window::{Form, Shape, Side, Window};

const BAR: f64 = 44.0;
const PADDING: f64 = 16.0;
const SIDES: f64 = 48.0;
const GAP: f64 = 0.14;

pub(super) fn layout(window: &Window, shape: &Shape, side: Side) -> Layout {
    let safe = window.safe;
    let (width, height) = (window.free_width(), window.free_height());
    let grid = shape.grid() as f64;
    let wide = (width - SIDES) / (grid + GAP * (grid - 1.0));
    let high = |rows: f64| (height - BAR - 2.0 * PADDING) / (1.4 * (shape.heights + rows - 1.0));
    let y = safe.top + BAR + PADDING;
    let of_card = |card: Size| {
        let gap = (GAP * card.width).round();
        let pitch = card.width + gap;
        let total = grid * pitch - gap;
        let content_width = window.width.max(total + PADDING + safe.left + safe.right);
        let left = safe.left + ((content_width - safe.left - safe.right - total) / 2.0).round();
        // A narrow face needs more of its width for the index than a full one.
        let step = match drawing_of(card) {
            Drawing::Narrow => (0.56 * card.width).round().max(LEAST_STEP),
            Drawing::Full => (0.40 * card.width).round(),
        };
        let measures = Measures {
            first: left,
            last: left + (grid - 1.0) * pitch,
            y,
            card,
            gap,
            waste_step: step,
            beside_step: step,
            least_step: step,
            apart: 2.0 * gap,
        };
        (card, content_width, left, row(&measures, shape, side))
    };
    let of_rows = |rows: f64| of_card(card_of(wide.min(high(rows))));
    let (card, content_width, left, row) = with_rows(of_rows, |(.., row)| row.rows);
    let gap = (GAP * card.width).round();
    let pitch = card.width + gap;
    let top = y + row.height + (0.12 * card.height).round();
    let bottom = window.height - safe.bottom - PADDING;
    let table_top = safe.top + BAR;
    let state = (width / 3.0).floor();
    Layout {
        form: Form::Desk,
        side,
        window: Size { width: window.width, height: window.height },
        card,
        drawing: drawing_of(card),
        gap,
        radius: radius_of(card),
        table: Rect::new(0.0, table_top, window.width, window.height - table_top),
        content_width,
        stock: row.stock,
        waste: row.waste,
        foundations: row.foundations,
        columns: columns(shape, left, pitch, top, bottom),
        bars: Bars {
            bar: Rect::new(0.0, 0.0, window.width, safe.top + BAR),
            buttons: Rect::new(safe.left, safe.top, width, BAR),
            state: Rect::new(safe.left + ((width - state) / 2.0).floor(), safe.top + 8.0, state, 28.0),
            message: MessagePlace {
                middle: safe.left + width / 2.0,
                bottom: window.height - safe.bottom - 24.0,
                width: (width - 32.0).clamp(0.0, 860.0),
            },
        },
        foundation_step: row.foundation_step,
    }
}
