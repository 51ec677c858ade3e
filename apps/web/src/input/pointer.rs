//! Mouse, pen and finger on the table: tapping, dragging, and showing a covered card.
//!
//! A drag writes only where its cards are drawn; the session hears of it when they are let go.

use crate::app::App;
use crate::browser;
use crate::input::{Input, scroll};
use crate::table::{Cursor, Motion, distance, performance};
use engine::{IllegalMove, Move, Pile};
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use play::Selection;
use play::geometry::{Goal, Point, Rect};
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, MouseEvent, PointerEvent};

/// From so many pixels on a press of a mouse is a drag.
const MOUSE_SLACK: f64 = 6.0;
/// The same for a finger.
const TOUCH_SLACK: f64 = 10.0;
/// Cards in the hand are drawn so much higher.
const LIFT: f64 = 2.0;
/// So long a finger rests on a card before it is shown in full.
const LONG_PRESS: Duration = Duration::from_millis(450);
/// The browser's own click follows its pointer within so many milliseconds.
const CLICK_FOLLOWS: f64 = 500.0;

/// What a pointer is doing. Only one pointer counts; others are ignored until it is gone.
#[derive(Default)]
pub(crate) enum Gesture {
    /// Nothing.
    #[default]
    None,
    /// It is down and has hardly moved.
    Press(Press),
    /// Cards follow it.
    Drag(Drag),
    /// A column that is too long, or a table that is too wide, follows it.
    Scroll {
        /// The pointer.
        id: i32,
        /// The column, if it is too long.
        column: Option<usize>,
        /// Where the pointer was last in the window.
        at: Point,
    },
    /// It has done what it came for.
    Spent(i32),
}

/// A pointer that went down.
pub(crate) struct Press {
    id: i32,
    at: Point,
    /// What it went down on; nothing is the felt.
    on: Option<(Pile, Option<usize>)>,
    slack: f64,
    /// Shows a covered card when it runs out.
    timer: Option<TimeoutHandle>,
}

/// Cards on the way with the pointer.
pub(crate) struct Drag {
    id: i32,
    from: Point,
    selection: Selection,
    /// The cards, by their number.
    cards: Vec<usize>,
    /// Where the first of them lies while it is not moved.
    rect: Rect,
    /// The piles that take them.
    goals: Vec<Goal>,
}

impl Gesture {
    fn id(&self) -> Option<i32> {
        match self {
            Gesture::None => None,
            Gesture::Press(Press { id, .. }) | Gesture::Drag(Drag { id, .. }) => Some(*id),
            Gesture::Scroll { id, .. } | Gesture::Spent(id) => Some(*id),
        }
    }
}

/// Where a pointer is in the window.
pub(super) fn point(event: &MouseEvent) -> Point {
    Point::new(f64::from(event.client_x()), f64::from(event.client_y()))
}

fn what_lies_at(at: Point) -> Option<EventTarget> {
    browser::document().element_from_point(at.x as f32, at.y as f32).map(Into::into)
}

/// The pile and the card's place in it that an element stands for.
fn place_of(target: Option<EventTarget>) -> Option<(Pile, Option<usize>)> {
    let element: Element = target?.dyn_into().ok()?;
    let element = element.closest("[data-pile]").ok()??;
    let pile = element.get_attribute("data-pile")?.parse().ok()?;
    Some((pile, element.get_attribute("data-index").and_then(|index| index.parse().ok())))
}

/// A pointer goes down.
pub(crate) fn down(app: App, event: &PointerEvent) {
    if app.gesture(|gesture| gesture.id().is_some()) {
        return;
    }
    app.table.by_keys.set(false);
    let hurried = app.hurry_show();
    let was_shown = app.show_covered(None);
    // A card that flew by is not what was meant: what lies there counts.
    let at = if hurried { what_lies_at(point(event)) } else { event.target() };
    let on = place_of(at);
    if event.button() == 2 {
        if !was_shown {
            app.show_covered(on);
        }
        return;
    }
    if event.button() != 0 {
        return;
    }
    if let Some(table) = event.current_target().and_then(|table| table.dyn_into::<Element>().ok()) {
        let _ = table.set_pointer_capture(event.pointer_id());
    }
    let id = event.pointer_id();
    let touch = event.pointer_type() == "touch";
    let timer = on.filter(|_| touch).and_then(|_| {
        let shown = move || {
            if app.gesture(|gesture| matches!(gesture, Gesture::Press(press) if press.id == id)) && app.show_covered(on)
            {
                app.set_gesture(Gesture::Spent(id));
            }
        };
        set_timeout_with_handle(shown, LONG_PRESS).ok()
    });
    let slack = if touch { TOUCH_SLACK } else { MOUSE_SLACK };
    app.set_gesture(Gesture::Press(Press { id, at: point(event), on, slack, timer }));
}

/// A pointer moves.
pub(crate) fn moved(app: App, event: &PointerEvent) {
    let id = event.pointer_id();
    let to = point(event);
    let mut begin = None;
    let mut scroll = None;
    app.table.gesture.update_value(|gesture| match gesture {
        Gesture::Press(press) if press.id == id => {
            if distance(to.x - press.at.x, to.y - press.at.y) >= press.slack {
                begin = Some((press.at, press.on));
            }
        }
        Gesture::Drag(drag) if drag.id == id => {
            let (x, y) = (to.x - drag.from.x, to.y - drag.from.y - LIFT);
            app.table.cards.update_value(|cards| {
                for card in &drag.cards {
                    if let Some(node) = cards.nodes.get_mut(*card) {
                        node.pull(x, y);
                    }
                }
            });
        }
        Gesture::Scroll { id: own, column, at } if *own == id => {
            scroll = Some((*column, Point::new(at.x - to.x, at.y - to.y)));
            *at = to;
        }
        Gesture::None | Gesture::Press(_) | Gesture::Drag(_) | Gesture::Scroll { .. } | Gesture::Spent(_) => {}
    });
    if let Some((from, on)) = begin {
        begin_drag(app, id, from, on);
        if app.gesture(|gesture| matches!(gesture, Gesture::Drag(_))) {
            moved(app, event);
        }
    }
    if let Some((column, way)) = scroll {
        app.scroll(column, way);
    }
}

/// A press has become a drag.
fn begin_drag(app: App, id: i32, from: Point, on: Option<(Pile, Option<usize>)>) {
    let Some((pile, Some(index))) = on else {
        // A press on the stock or an empty place stays one, however unsteady the hand.
        if on.is_none() {
            app.set_gesture(app.scrolling(id, from));
        }
        return;
    };
    let lifted = app.session.with_value(|session| {
        let sitting = session.sitting();
        let held = sitting.game().table().pile(pile).map_or(0, <[_]>::len);
        let count = u8::try_from(held.saturating_sub(index)).unwrap_or(u8::MAX);
        let selection = Selection { pile, count };
        sitting.liftable(selection).map(|()| (selection, sitting.targets(selection)))
    });
    let (selection, targets) = match lifted {
        Ok(lifted) => lifted,
        Err(reason) => {
            // Closed cards are where a column or a table that is too large is taken hold of.
            let scrolling = app.scrolling(id, from);
            match (&scrolling, reason) {
                (Gesture::Scroll { .. }, IllegalMove::FaceDown) => app.set_gesture(scrolling),
                (_, reason) => {
                    app.set_gesture(Gesture::Spent(id));
                    app.refuse(reason);
                }
            }
            return;
        }
    };
    app.interrupt();
    let goals = targets.iter().filter_map(|pile| goal(app, *pile)).collect();
    let layout = app.layout.get_untracked();
    let mut cards: Vec<(usize, Rect)> = Vec::new();
    app.table.cards.with_value(|all| {
        for (card, node) in all.nodes.iter().enumerate() {
            if let Some(pose) = node.pose.filter(|pose| pose.pile == pile && pose.place >= index) {
                cards.push((card, layout.rect(&pose.spot)));
            }
        }
    });
    let Some(rect) = cards.iter().map(|(_, rect)| *rect).min_by(|one, other| one.y.total_cmp(&other.y)) else { return };
    let cards = cards.into_iter().map(|(card, _)| card).collect();
    app.set_gesture(Gesture::Drag(Drag { id, from, selection, cards, rect, goals }));
    app.table.hand.update_value(|hand| hand.dragged = Some(selection));
    app.table.dragged.set(Some(selection));
    app.show(Motion::Move);
}

/// What a pile covers, as a goal for dragged cards.
fn goal(app: App, pile: Pile) -> Option<Goal> {
    let layout = app.layout.read_untracked();
    let rect = match pile {
        Pile::Column(i) => {
            let facings =
                app.session.with_value(|session| crate::table::facings(session.sitting().game().view().pile(pile)));
            layout.column_rect(usize::from(i), &facings)
        }
        Pile::Waste => Some(layout.waste_area()),
        Pile::Stock | Pile::Foundation(_) => layout.place(pile),
    };
    rect.map(|rect| Goal { pile, rect })
}

/// A pointer goes up.
pub(crate) fn up(app: App, event: &PointerEvent) {
    let id = event.pointer_id();
    if app.gesture(|gesture| gesture.id() != Some(id)) {
        return;
    }
    app.table.pointed.set_value(performance());
    match app.take_gesture() {
        Gesture::None | Gesture::Scroll { .. } => {}
        Gesture::Spent(_) => {
            app.show_covered(None);
        }
        Gesture::Press(press) => match press.on {
            Some((pile, index)) => {
                app.stay_at_stock(pile);
                app.input(Input::Tap(pile, index));
            }
            None => app.input(Input::Deselect),
        },
        Gesture::Drag(drag) => drop_cards(app, &drag, point(event)),
    }
}

/// Lets the dragged cards fall.
fn drop_cards(app: App, drag: &Drag, at: Point) {
    app.put_back();
    let layout = app.layout.get_untracked();
    let rect = Rect { x: drag.rect.x + at.x - drag.from.x, y: drag.rect.y + at.y - drag.from.y - LIFT, ..drag.rect };
    let at = scroll::on_table(app, at);
    if let Some(pile) = layout.drop_target(rect, at, &drag.goals) {
        app.input(Input::Carry(drag.selection, pile));
        return;
    }
    let piles: Vec<Pile> = app.session.with_value(|session| session.sitting().game().view().piles().collect());
    let all: Vec<Goal> = piles.into_iter().filter_map(|pile| goal(app, pile)).collect();
    let Selection { pile: from, count } = drag.selection;
    match layout.drop_target(rect, at, &all).filter(|under| *under != from) {
        Some(to) => app.input(Input::Try(Move::Carry { from, to, count })),
        None => app.show(Motion::Back),
    }
}

/// The browser takes the pointer away.
pub(crate) fn cancel(app: App, id: i32) {
    if app.gesture(|gesture| gesture.id() == Some(id)) {
        abandon(app);
    }
}

/// Whatever is in the hand goes back to where it lay.
pub(crate) fn abandon(app: App) {
    let gesture = app.take_gesture();
    app.show_covered(None);
    match gesture {
        Gesture::Drag(_) => {
            app.put_back();
            app.show(Motion::Back);
        }
        Gesture::None | Gesture::Press(_) | Gesture::Scroll { .. } | Gesture::Spent(_) => {}
    }
}

/// A click that no pointer made: a switch or a screen reader did.
pub(crate) fn click(app: App, event: &MouseEvent) {
    let by_pointer = event.detail() > 0 && performance() - app.table.pointed.get_value() < CLICK_FOLLOWS;
    if by_pointer {
        return;
    }
    if let Some((pile, index)) = place_of(event.target()) {
        app.hurry_show();
        app.stay_at_stock(pile);
        app.input(Input::Activate(pile, index));
    }
}

/// The browser's own menu has nothing to offer on cards.
pub(crate) fn menu(_app: App, event: &MouseEvent) {
    event.prevent_default();
}

/// Something at the table has the focus; the cursor goes there.
pub(crate) fn focus(app: App, target: Option<EventTarget>) {
    app.table.focused.set(true);
    if let Some((pile, place)) = place_of(target) {
        app.put_cursor(Cursor { pile, place });
    }
}

impl App {
    /// Whoever turns the stock wants to turn it again: the cursor waits there.
    fn stay_at_stock(self, pile: Pile) {
        if pile == Pile::Stock {
            self.put_cursor(Cursor { pile, place: None });
        }
    }

    fn gesture<R>(self, ask: impl FnOnce(&Gesture) -> R) -> R {
        self.table.gesture.with_value(ask)
    }

    fn set_gesture(self, gesture: Gesture) {
        self.take_gesture();
        self.table.gesture.set_value(gesture);
    }

    /// Ends what the pointer is doing.
    fn take_gesture(self) -> Gesture {
        let gesture = self.table.gesture.try_update_value(std::mem::take).unwrap_or_default();
        if let Gesture::Press(Press { timer: Some(timer), .. }) = &gesture {
            timer.clear();
        }
        gesture
    }

    /// The hand is empty again.
    fn put_back(self) {
        self.table.hand.update_value(|hand| hand.dragged = None);
        self.table.dragged.set(None);
    }

    /// Shows a covered card in full, or none any more. Says whether that changed anything.
    pub(crate) fn show_covered(self, on: Option<(Pile, Option<usize>)>) -> bool {
        let card = on.and_then(|(pile, index)| {
            let index = index?;
            self.session.with_value(|session| {
                let mut seen = session.sitting().game().view().pile(pile);
                let covered = index + 1 < seen.len();
                seen.nth(index).filter(|seen| covered && seen.card().is_some()).map(engine::Seen::id)
            })
        });
        let changes = self.table.hand.with_value(|hand| hand.shown != card);
        if changes {
            self.table.hand.update_value(|hand| hand.shown = card);
            self.show(Motion::None);
        }
        changes
    }
}

/// Listens for what ends a gesture wherever it happens.
pub(crate) fn listen(app: App) {
    browser::on_window("blur", move |_| abandon(app));
    browser::on_window("resize", move |_| abandon(app));
}
