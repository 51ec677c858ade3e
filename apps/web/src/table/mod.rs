//! The table: cards, places and rings, and where each of them is seen.

mod cards;
mod draw;
mod motion;
mod piles;
mod pose;

pub(crate) use cards::Table;
pub(crate) use motion::Motion;

use crate::app::App;
use leptos::html;
use wasm_bindgen::JsCast;
use leptos::prelude::*;

/// The table with everything that lies on it.
#[component]
pub(crate) fn TableView(app: App) -> impl IntoView {
    let layer = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        app.layout.track();
        app.settings.track();
        app.lang.track();
        app.theme.track();
        if let Some(layer) = layer.get() {
            app.table.attach(&layer);
            app.show(Motion::None);
        }
    });
    view! {
        <main
            class="table"
            data-form=move || motion::form_word(app.layout.read().form)
            on:click=move |event| {
                if let Some(input) = event.target().and_then(|at| cards::tapped(at.dyn_ref()?)) {
                    app.input(input);
                }
            }
        >
            <piles::Piles app/>
            <div class="cards" node_ref=layer></div>
        </main>
    }
}
