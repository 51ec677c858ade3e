//! The table: cards, places and rings, and where each of them is seen.

mod cards;
mod cursor;
mod draw;
mod fan;
pub(crate) mod intro;
mod motion;
mod piles;
mod pose;
mod rings;
mod show;

pub(crate) use cursor::{Cursor, Way};
pub(crate) use motion::{Motion, finishing, form_word, hand_word};
use pose::Hand;
pub(crate) use pose::facings;
pub(crate) use show::performance;

use crate::app::{App, Panel};
use crate::browser::px;
use crate::input::pointer::{self, Gesture};
use crate::input::scroll;
use cards::Cards;
pub(crate) use cards::distance;
use engine::Pile;
use leptos::html;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use play::Selection;
use web_sys::HtmlElement;

/// The table's own state, beside the session; copies are handles to the same.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    /// The cards in the document.
    pub(crate) cards: StoredValue<Cards, LocalStorage>,
    /// What the player's hand does.
    pub(crate) hand: StoredValue<Hand, LocalStorage>,
    /// The cards that follow the pointer.
    pub(crate) dragged: RwSignal<Option<Selection>>,
    /// Where the keyboard is.
    pub(crate) cursor: RwSignal<Cursor>,
    /// Whether the player uses the keyboard, so that the cursor is to be seen.
    pub(crate) by_keys: RwSignal<bool>,
    /// Whether the focus is at the table.
    pub(crate) focused: RwSignal<bool>,
    /// The run that moved last.
    pub(crate) outlined: RwSignal<Option<(Pile, usize)>>,
    /// Whether every card lies where it belongs.
    pub(crate) settled: RwSignal<bool>,
    /// Whether the won game's cards stand in their fan.
    pub(crate) fanned: RwSignal<bool>,
    /// How far a table that is too wide for its window is scrolled.
    pub(crate) sideways: RwSignal<f64>,
    /// Moves on whenever cards were painted.
    painted: RwSignal<u64>,
    /// When the last card arrives.
    arrival: StoredValue<f64, LocalStorage>,
    timer: StoredValue<Option<TimeoutHandle>, LocalStorage>,
    /// Whether what moves now is a show that any input ends: a deal, or the fan of a won game.
    show: StoredValue<bool, LocalStorage>,
    /// What the pointer is doing.
    pub(crate) gesture: StoredValue<Gesture, LocalStorage>,
    /// When a pointer was last let go, in milliseconds.
    pub(crate) pointed: StoredValue<f64, LocalStorage>,
    /// Where the keyboard was in each group.
    pub(crate) groups: StoredValue<[Option<Cursor>; 4], LocalStorage>,
    /// The element that Tab comes to.
    tabbed: StoredValue<Option<HtmlElement>, LocalStorage>,
}

impl Table {
    /// A table whose elements are not in the document yet.
    pub(crate) fn new() -> Table {
        Table {
            cards: StoredValue::new_local(Cards::default()),
            hand: StoredValue::new_local(Hand::default()),
            dragged: RwSignal::new(None),
            cursor: RwSignal::new(Cursor { pile: Pile::Stock, place: None }),
            by_keys: RwSignal::new(false),
            focused: RwSignal::new(false),
            outlined: RwSignal::new(None),
            settled: RwSignal::new(true),
            fanned: RwSignal::new(false),
            sideways: RwSignal::new(0.0),
            painted: RwSignal::new(0),
            arrival: StoredValue::new_local(0.0),
            timer: StoredValue::new_local(None),
            show: StoredValue::new_local(false),
            gesture: StoredValue::new_local(Gesture::None),
            pointed: StoredValue::new_local(f64::NEG_INFINITY),
            groups: StoredValue::new_local([None; 4]),
            tabbed: StoredValue::new_local(None),
        }
    }

    /// Milliseconds until the last card arrives.
    pub(crate) fn time_left(self) -> f64 {
        (self.arrival.get_value() - performance()).max(0.0)
    }
}

/// The table with everything that lies on it.
#[component]
pub(crate) fn TableView(app: App) -> impl IntoView {
    let layer = NodeRef::<html::Div>::new();
    // A first deal is shown as one; whatever comes later is a matter of size and looks.
    Effect::new(move |shown: Option<bool>| {
        app.layout.track();
        app.settings.track();
        app.lang.track();
        app.theme.track();
        let Some(layer) = layer.get() else { return false };
        if shown != Some(true) {
            app.table.cards.update_value(|cards| cards.layer = Some((*layer).clone()));
            let fresh = app.session.with_value(|session| session.sitting().moves() == 0);
            if fresh {
                app.show_deal();
            } else {
                app.show(Motion::None);
            }
        } else {
            app.show(Motion::None);
        }
        app.put_cursor(app.table.cursor.get_untracked());
        true
    });
    let label = move || app.read(|session| texts::place::table(app.lang.get(), session.sitting().game().rules()));
    let scrolled = move || {
        let sideways = app.table.sideways.get().min(app.layout.read().sideways());
        (sideways > 0.0).then(|| px(-sideways, "px"))
    };
    let size = move |of: fn(&play::geometry::Layout) -> f64| move || px(of(&app.layout.read()), "px");
    view! {
        <main
            class="table"
            id="table"
            aria-label=label
            data-form=move || app.form_word()
            data-settled=move || app.table.settled.get().then_some("")
            data-paused=move || (app.panel.get() == Panel::Paused).then_some("")
            data-won=move || app.table.fanned.get().then_some("")
            data-dragging=move || app.table.dragged.get().map(|_| "")
            style:--w=size(|layout| layout.card.width)
            style:--h=size(|layout| layout.card.height)
            style:--r=size(|layout| layout.radius)
            on:pointerdown=move |event| pointer::down(app, &event)
            on:pointermove=move |event| pointer::moved(app, &event)
            on:pointerup=move |event| pointer::up(app, &event)
            on:pointercancel=move |event| pointer::cancel(app, event.pointer_id())
            on:lostpointercapture=move |event| pointer::cancel(app, event.pointer_id())
            on:mousedown=|event| event.prevent_default()
            on:click=move |event| pointer::click(app, &event)
            on:contextmenu=move |event| pointer::menu(app, &event)
            on:wheel=move |event| scroll::wheel(app, &event)
            on:dragstart=|event| event.prevent_default()
            on:focusin=move |event| pointer::focus(app, event.target())
            on:focusout=move |_| app.table.focused.set(false)
        >
            <div class="felt" style:translate=scrolled>
                <piles::Piles app/>
                <div class="cards" node_ref=layer></div>
                <rings::Rings app/>
            </div>
        </main>
        <intro::Lessons app/>
    }
}
