//! The places of the piles, and what a screen reader finds on them.

use crate::app::App;
use engine::Pile;
use leptos::prelude::*;

/// The places of all piles.
#[component]
pub(crate) fn Piles(app: App) -> impl IntoView {
    let piles = Memo::new(move |_| app.read(|session| session.sitting().game().view().piles().collect::<Vec<Pile>>()));
    view! {
        <For each=move || piles.get() key=|pile| *pile let:pile>
            <Slot app pile/>
        </For>
    }
}

/// The place of one pile.
#[component]
fn Slot(app: App, pile: Pile) -> impl IntoView {
    let place = move || app.layout.read().place(pile).unwrap_or_default();
    view! {
        <button
            type="button"
            class="slot"
            data-pile=pile.to_string()
            style:--x=move || format!("{}px", place().x)
            style:--y=move || format!("{}px", place().y)
        ></button>
    }
}
