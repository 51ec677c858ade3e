//! What a screen reader says without being asked: one polite sentence for an action or refusal,
//! and won and stuck at once.

use crate::app::App;
use leptos::prelude::*;

/// The live regions' texts; copies are handles to the same.
#[derive(Clone, Copy)]
pub struct Speech {
    polite: RwSignal<Saying>,
    urgent: RwSignal<Saying>,
}

/// A sentence; the number tells it from the same sentence said before.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Saying {
    number: u32,
    text: String,
}

impl Speech {
    /// Silence.
    #[must_use]
    pub fn new() -> Speech {
        Speech { polite: RwSignal::default(), urgent: RwSignal::default() }
    }

    /// Says it when the reader has finished what it says now.
    pub fn say(self, text: &str) {
        put(self.polite, text);
    }

    /// What was said last.
    #[must_use]
    pub fn last(self) -> String {
        self.polite.read_untracked().text.clone()
    }

    /// Says it after what was said last, as one saying.
    pub fn add(self, text: &str) {
        self.polite.update(|saying| {
            if !saying.text.is_empty() {
                saying.text.push(' ');
            }
            saying.text.push_str(text);
        });
    }

    /// Says it at once.
    pub fn shout(self, text: &str) {
        put(self.urgent, text);
    }

    /// What was said at once is true no longer.
    pub fn hush(self) {
        if !self.urgent.read_untracked().text.is_empty() {
            put(self.urgent, "");
        }
    }
}

impl Default for Speech {
    fn default() -> Speech {
        Speech::new()
    }
}

fn put(region: RwSignal<Saying>, text: &str) {
    region.update(|saying| *saying = Saying { number: saying.number.wrapping_add(1), text: text.to_owned() });
}

/// A sentence that is said twice is another text each time: readers pass over what has not changed.
fn shown(saying: &Saying) -> String {
    let mut text = saying.text.clone();
    if saying.number % 2 == 1 && !text.is_empty() {
        text.push('\u{200b}');
    }
    text
}

/// The live regions.
#[component]
pub fn LiveRegions(app: App) -> impl IntoView {
    let Speech { polite, urgent } = app.speech;
    view! {
        <p class="spoken" role="status" aria-live="polite">{move || shown(&polite.read())}</p>
        <p class="spoken" role="alert" aria-live="assertive">{move || shown(&urgent.read())}</p>
    }
}
