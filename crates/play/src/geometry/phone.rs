//! The portrait phone: piles above, columns below, buttons along the lower edge.

use super::layout::{Bars, ColumnPlace, Layout, MessagePlace, card_of, drawing_of, radius_of};
use super::rect::{Rect, Size};
use super::row::{LEAST_STEP, Measures, row, with_rows};
use super::window::{Form, Shape, Side, Window};

const MARGIN: f64 = 6.0;
const STATE_LINE: f64 = 36.0;
const PILES: f64 = 40.0;
const BAR: f64 = 44.0;
const ABOVE_BAR: f64 = 8.0;

pub(super) fn layout(window: &Window, shape: &Shape, side: Side) -> Layout {
    let safe = window.safe;
    let (width, height) = (window.free_width(), window.free_height());
    let grid = shape.grid() as f64;
    let gap = if shape.grid() <= 8 { 4.0 } else { 3.0 };
    let wide = (width - 2.0 * MARGIN - (grid - 1.0) * gap) / grid;
    // The second limit never counts for a column game on a phone; it keeps room for two card
    // heights of fan in windows that are nearly square and for games with few columns.
    let high = |rows: f64| (height - PILES - 12.0 - BAR - ABOVE_BAR) / (1.4 * (2.0 + rows));
    let y = safe.top + PILES;
    let of_card = |card: Size| {
        let pitch = card.width + gap;
        let total = grid * pitch - gap;
        let content_width = window.width.max(total + 2.0 * MARGIN + safe.left + safe.right);
        let left = safe.left + ((content_width - safe.left - safe.right - total) / 2.0).round();
        let measures = Measures {
            first: left,
            last: left + (grid - 1.0) * pitch,
            y,
            card,
            gap,
            waste_step: (0.56 * card.width).round().max(LEAST_STEP),
            beside_step: (0.51 * card.width).ceil().max(LEAST_STEP),
            least_step: LEAST_STEP,
            apart: gap + MARGIN,
        };
        (card, content_width, left, row(&measures, shape, side))
    };
    let of_rows = |rows: f64| of_card(card_of(wide.min(high(rows))));
    let (card, content_width, left, row) = with_rows(of_rows, |(.., row)| row.rows);
    let pitch = card.width + gap;
    let top = y + row.height + 12.0;
    let bar_top = window.height - safe.bottom - BAR;
    let columns = columns(shape, left, pitch, top, bar_top - ABOVE_BAR);
    let table_top = safe.top + STATE_LINE;
    Layout {
        form: Form::Phone,
        side,
        window: Size { width: window.width, height: window.height },
        card,
        drawing: drawing_of(card),
        gap,
        radius: radius_of(card),
        table: Rect::new(0.0, table_top, window.width, bar_top - table_top),
        content_width,
        stock: row.stock,
        waste: row.waste,
        foundations: row.foundations,
        columns,
        bars: Bars {
            bar: Rect::new(0.0, bar_top, window.width, BAR + safe.bottom),
            buttons: Rect::new(safe.left, bar_top, width, BAR),
            state: Rect::new(safe.left, safe.top, width, STATE_LINE),
            message: MessagePlace {
                middle: safe.left + width / 2.0,
                bottom: bar_top - ABOVE_BAR,
                width: (width - 16.0).max(0.0),
            },
        },
        foundation_step: row.foundation_step,
    }
}

/// The columns, in the middle of a grid that may be wider.
pub(super) fn columns(shape: &Shape, left: f64, pitch: f64, top: f64, bottom: f64) -> Vec<ColumnPlace> {
    let aside = ((shape.grid() - shape.columns) as f64 * pitch / 2.0).floor();
    (0..shape.columns)
        .map(|i| ColumnPlace { x: left + aside + i as f64 * pitch, top, bottom: bottom.max(top) })
        .collect()
}
