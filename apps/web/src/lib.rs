//! The page: a table of cards, and around it the bars and panels.
//!
//! The session in `play` is the model. Every input goes through [`App::input`]; the cards follow by
//! comparing where they lie with where they were painted last.

#![allow(unreachable_pub, reason = "the component macro makes the properties of every component public")]

mod app;
pub mod bars;
pub mod browser;
mod input;
mod outlook;
pub mod panels;
mod speech;
mod store;
mod table;
mod theme;

pub use app::{App, Message, MessageKind, Panel, Storage};
pub use input::Input;
pub use speech::Speech;

use leptos::prelude::*;

/// Puts the page into the document.
pub fn start() {
    leptos::mount::mount_to_body(Page);
    browser::mark_first_frame();
}

#[component]
fn Page() -> impl IntoView {
    let app = App::new(store::first_session(), store::settings());
    provide_context(app);
    theme::apply(app);
    input::listen(app);
    table::intro::begin(app);
    store::begin(app);
    outlook::begin(app);
    view! {
        <table::TableView app/>
        <bars::Bars app/>
        <panels::Panels app/>
        <speech::LiveRegions app/>
    }
}
