//! The bar that says something for a few seconds. It is for the eye: the live regions speak.

use crate::app::{App, Message, MessageKind};
use crate::browser::px;
use crate::panels::stroked;
use art::Icon;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use std::time::Duration;
use texts::labels::Bar as Label;

/// How long a message stays, unless an input comes first.
const STAYS: Duration = Duration::from_secs(4);
/// How long it takes to leave.
const LEAVING: Duration = Duration::from_millis(120);

/// The message, above the buttons.
#[component]
pub(super) fn MessageBar(app: App) -> impl IntoView {
    let shown = RwSignal::new(None::<Message>);
    let leaving = RwSignal::new(false);
    let timer = StoredValue::new(None::<TimeoutHandle>);
    Effect::new(move |_| {
        let wanted = app.message.get();
        if let Some(Some(handle)) = timer.try_update_value(Option::take) {
            handle.clear();
        }
        let next = match wanted {
            Some(message) => {
                leaving.set(false);
                shown.set(Some(message));
                set_timeout_with_handle(move || app.message.set(None), STAYS)
            }
            None if shown.read_untracked().is_some() => {
                leaving.set(true);
                set_timeout_with_handle(move || shown.set(None), LEAVING)
            }
            None => return,
        };
        timer.set_value(next.ok());
    });
    let pixels = |length: f64| px(length, "px");
    let place = Memo::new(move |_| app.layout.read().bars.message);
    let below = move || app.layout.read().window.height - place.read().bottom;
    let content = move || {
        shown.get().map(|message| {
            let icon = match message.kind {
                MessageKind::Refusal => Icon::No,
                MessageKind::Note => Icon::Info,
            };
            let refusal = message.kind == MessageKind::Refusal;
            view! {
                <div class="message" class:leaving=move || leaving.get() class:refusal=refusal>
                    {stroked(icon, 20.0, 2.0)}
                    <p>
                        <strong>{message.strong}</strong>
                        " "
                        {message.rest}
                    </p>
                </div>
            }
        })
    };
    view! {
        <aside
            class="messages"
            aria-label=move || Label::Messages.text(app.lang.get())
            style:--message-middle=move || pixels(place.read().middle)
            style:--message-below=move || pixels(below())
            style:--message-width=move || pixels(place.read().width)
        >
            {content}
        </aside>
    }
}
