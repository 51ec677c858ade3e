//! The page.

use leptos::prelude::*;

/// Puts the page into the document.
pub fn start() {
    leptos::mount::mount_to_body(App);
}

#[component]
fn App() -> impl IntoView {
    view! { <h1>"Patience"</h1> }
}
