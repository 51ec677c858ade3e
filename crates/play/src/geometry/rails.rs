//! The landscape phone: the piles in two rails beside the columns, which have the full height.

use super::layout::{Anchor, Bars, ColumnPlace, Layout, MessagePlace, WastePlace, card_of, drawing_of, radius_of};
use super::rect::{Point, Rect, Size};
use super::row::ALWAYS_SHOWN;
use super::window::{Form, Shape, Side, Window};

const MARGIN: f64 = 24.0;
const ACTIONS: f64 = 52.0;
/// Between the action column and the nearest rail.
const BESIDE_ACTIONS: f64 = 8.0;
const EDGE: f64 = 6.0;
/// Between stock and waste.
const UNDER_STOCK: f64 = 10.0;
/// The rails stand at most and at least so far from the columns.
const FURTHEST: f64 = 22.0;
const NEAREST: f64 = 3.0;
/// The room for the state under the waste.
const STATE: f64 = 48.0;
/// The least step between waste cards: an index of 12 pixels just fits.
const LEAST_STEP: f64 = 14.0;

pub(super) fn layout(window: &Window, shape: &Shape, side: Side) -> Layout {
    let (safe, height) = (window.safe, window.free_height());
    // More than four foundations stand two in a row.
    let across = if shape.foundations > 4 { 2 } else { 1 };
    let (columns, places) = (shape.columns as f64, (shape.columns + across + 1) as f64);
    // Everything is made with the stock and the action column to the right, and mirrored.
    let (inner, outer) = match side {
        Side::Right => (MARGIN.max(safe.left), MARGIN.max(safe.right)),
        Side::Left => (MARGIN.max(safe.right), MARGIN.max(safe.left)),
    };
    let room = window.width - inner - outer - ACTIONS - BESIDE_ACTIONS;
    let widest = (room - BESIDE_ACTIONS) / (places + 0.09 * (places - 1.0));
    let highest = ((height - 24.0) / 4.0).floor() / 1.4;
    let card = card_of(highest.min(widest));
    let gap = (0.09 * card.width).round().max(3.0);
    let pitch = card.width + gap;
    // Beside the rails the gaps are others.
    let total = places * pitch - 3.0 * gap;
    let rail_gap = ((room - total) / 2.0).floor().clamp(NEAREST, FURTHEST);
    let used = total + 2.0 * rail_gap;
    let table_width = window.width - outer - ACTIONS;
    let content_width = table_width.max(inner + used + BESIDE_ACTIONS);
    let first_rail = inner + ((content_width - inner - BESIDE_ACTIONS - used) / 2.0).floor();
    let first_column = first_rail + across as f64 * pitch - gap + rail_gap;
    let last_rail = first_column + columns * pitch - gap + rail_gap;

    let table_left = match side {
        Side::Right => 0.0,
        Side::Left => outer + ACTIONS,
    };
    let place = |x: f64| match side {
        Side::Right => x,
        Side::Left => table_left + content_width - x - card.width,
    };
    let (top, bottom) = (safe.top + EDGE, window.height - safe.bottom - EDGE);
    let mut xs: Vec<f64> = (0..shape.columns).map(|i| place(first_column + i as f64 * pitch)).collect();
    match side {
        Side::Right => {}
        // Mirrored, the last place comes first.
        Side::Left => xs.reverse(),
    }
    let stock = Point::new(place(last_rail), top);
    let waste = waste(shape, card, Point::new(stock.x, top + card.height + UNDER_STOCK), bottom);
    let under_waste = waste.at.y + (waste.shown - 1) as f64 * waste.step.y + card.height + 8.0;
    let foundation_step = Point::new(
        if across < 2 { 0.0 } else { pitch },
        foundation_step(shape.foundations.div_ceil(across), card, bottom - top),
    );
    // The first of a pair stands to the left, whichever side the rail is on.
    let foundation = |i: usize| {
        let aside = match side {
            Side::Right => i % across,
            Side::Left => across - 1 - i % across,
        };
        let x = place(first_rail + aside as f64 * pitch);
        Point::new(x, top + (i / across) as f64 * foundation_step.y)
    };
    let actions = match side {
        Side::Right => window.width - outer - ACTIONS + 2.0,
        Side::Left => outer - 2.0,
    };
    let bar = match side {
        Side::Right => Rect::new(actions, 0.0, window.width - actions, window.height),
        Side::Left => Rect::new(0.0, 0.0, actions + ACTIONS, window.height),
    };
    Layout {
        form: Form::Rails,
        side,
        window: Size { width: window.width, height: window.height },
        card,
        drawing: drawing_of(card),
        gap,
        radius: radius_of(card),
        table: Rect::new(table_left, 0.0, table_width, window.height),
        content_width,
        stock,
        waste,
        foundations: (0..shape.foundations).map(foundation).collect(),
        columns: xs.into_iter().map(|x| ColumnPlace { x, top, bottom: bottom.max(top) }).collect(),
        bars: Bars {
            bar,
            buttons: Rect::new(actions, top, ACTIONS, bottom - top),
            state: Rect::new(stock.x - 4.0, under_waste, card.width + 8.0, bottom - 2.0 - under_waste),
            message: MessagePlace {
                middle: window.width / 2.0,
                bottom: window.height - safe.bottom - 8.0,
                width: (window.width - 2.0 * inner.max(outer)).clamp(0.0, 560.0),
            },
        },
        foundation_step: if shape.foundations < 2 { Point::default() } else { foundation_step },
    }
}

/// The waste under the stock, fanned downwards; as many cards as there is room for.
fn waste(shape: &Shape, card: Size, at: Point, bottom: f64) -> WastePlace {
    let step = (0.275 * card.height).round().max(LEAST_STEP);
    let fitting = |bottom: f64| {
        let room = bottom - at.y - card.height;
        (1..shape.waste_shown).take_while(|more| *more as f64 * step <= room).count() + 1
    };
    // Three may take the place of the state, if they must; more may not.
    let shown = fitting(bottom).min(ALWAYS_SHOWN).max(fitting(bottom - STATE));
    WastePlace { at, step: Point::new(0.0, step), shown, anchor: Anchor::First }
}

/// From one row of foundations to the next. Four fill the height. More overlap downwards like a
/// column and keep the size of the other cards, so that their index and their target stay large.
fn foundation_step(rows: usize, card: Size, height: f64) -> f64 {
    let four = card.height + ((height - 4.0 * card.height) / 3.0).floor().max(0.0);
    let steps = rows.saturating_sub(1).max(1) as f64;
    four.min(((height - card.height) / steps).floor()).max(0.0)
}
