//! The list of keys.

use super::parts::stroked;
use crate::app::App;
use art::Icon;
use leptos::prelude::*;
use texts::labels::{Bar, KeyHelp, Menu};

/// Every key and what it does.
#[component]
pub(super) fn Keys(app: App, close: Callback<()>) -> impl IntoView {
    let lang = app.lang;
    let lines = move || {
        let lang = lang.get();
        let line = |help: &KeyHelp| {
            let keys = help.keys(lang).iter().map(|key| view! { <kbd>{*key}</kbd> }).collect_view();
            view! {
                <div class="key-line">
                    <dt>{keys}</dt>
                    <dd>{help.text(lang)}</dd>
                </div>
            }
        };
        KeyHelp::ALL.iter().map(line).collect_view()
    };
    view! {
        <div class="panel sheet keys">
            <Head app title=Signal::derive(move || Menu::Keys.text(lang.get()).to_owned()) close/>
            <div class="scroll" tabindex="0" role="group" aria-labelledby=super::TITLE>
                <dl>{lines}</dl>
            </div>
        </div>
    }
}

/// The head of a sheet: its title and a cross.
#[component]
pub(super) fn Head(
    app: App,
    /// The title.
    title: Signal<String>,
    /// Closes the sheet.
    close: Callback<()>,
) -> impl IntoView {
    view! {
        <div class="sheet-head">
            <h1 id=super::TITLE>{title}</h1>
            <button
                type="button"
                class="icon-button"
                aria-label=move || Bar::Close.text(app.lang.get())
                on:click=move |_| close.run(())
            >
                {stroked(Icon::Close, 24.0, 2.0)}
            </button>
        </div>
    }
}
