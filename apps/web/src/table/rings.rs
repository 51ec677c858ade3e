//! Rings: round the piles that take what is in hand, round what the keyboard stands on, and round
//! what moved last.

use crate::app::App;
use crate::browser::px;
use crate::table::cursor::Cursor;
use engine::Pile;
use leptos::prelude::*;
use play::geometry::Rect;

/// Every ring on the table.
#[component]
pub(crate) fn Rings(app: App) -> impl IntoView {
    let painted = move || {
        app.table.painted.track();
        app.layout.track();
    };
    // The piles that take what is dragged or picked up.
    let targets = Memo::new(move |_| {
        let dragged = app.table.dragged.get();
        app.read(|session| {
            let sitting = session.sitting();
            let in_hand = dragged.or(sitting.selection());
            in_hand.map(|selection| sitting.targets(selection)).unwrap_or_default()
        })
    });
    let target = move |pile: Pile| {
        painted();
        let top = app.read(|session| Cursor::last(session.sitting().game(), pile).place);
        app.covered_by(pile, top)
    };
    let focus = move || {
        painted();
        let shown = app.table.by_keys.get() && app.table.focused.get();
        let Cursor { pile, place } = app.table.cursor.get();
        app.covered_by(pile, place).filter(|_| shown)
    };
    let last = move || {
        painted();
        let (pile, place) = app.table.outlined.get()?;
        app.covered_by(pile, Some(place))
    };
    view! {
        <div class="rings" aria-hidden="true">
            <For each=move || targets.get() key=|pile| *pile let:pile>
                <Ring app class="ring target" rect=Signal::derive(move || target(pile))/>
            </For>
            <Ring app class="ring last" rect=Signal::derive(last)/>
            <Ring app class="ring focus" rect=Signal::derive(focus)/>
        </div>
    }
}

/// One ring, where there is something to go round.
#[component]
fn Ring(app: App, class: &'static str, rect: Signal<Option<Rect>>) -> impl IntoView {
    let rect = Memo::new(move |_| rect.get());
    let side = move |of: fn(&Rect) -> f64| move || rect.get().map(|rect| px(of(&rect), "px"));
    view! {
        <div
            class=class
            hidden=move || rect.read().is_none()
            style:--r=move || px(app.layout.read().radius, "px")
            style:--x=side(|rect| rect.x)
            style:--y=side(|rect| rect.y)
            style:--w=side(|rect| rect.width)
            style:--h=side(|rect| rect.height)
        ></div>
    }
}
