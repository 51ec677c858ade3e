//! The bars with buttons, the state and the message.

use crate::app::App;
use leptos::prelude::*;

/// Bars, state and message, in the form that the window has.
#[component]
pub fn Bars(
    /// The page's state.
    app: App,
) -> impl IntoView {
    let _ = app;
}
