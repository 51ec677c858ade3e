//! Pause: the cards are covered and the clock stands still.

use super::parts::stroked;
use crate::app::App;
use art::Icon;
use leptos::prelude::*;
use texts::labels::{Bar, Notice};

/// The cover.
#[component]
pub(super) fn Paused(app: App, close: Callback<()>) -> impl IntoView {
    let lang = app.lang;
    view! {
        <div class="cover">
            {stroked(Icon::Pause, 44.0, 1.9)}
            <h1 id=super::TITLE>{move || Notice::Paused.text(lang.get())}</h1>
            <button type="button" class="button primary" on:click=move |_| close.run(())>
                {move || Bar::Resume.text(lang.get())}
            </button>
        </div>
    }
}
