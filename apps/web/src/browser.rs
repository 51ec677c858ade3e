//! What the page asks the browser for: time, chance, the window, what the player prefers.

use play::geometry::{Insets, Window};
use wasm_bindgen::prelude::*;

/// The time in milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    js_sys::Date::now().max(0.0) as u64
}

/// The window of the page.
#[must_use]
pub fn window() -> web_sys::Window {
    web_sys::window().expect("the page runs in a window")
}

/// The document.
#[must_use]
pub fn document() -> web_sys::Document {
    window().document().expect("a window has a document")
}

/// A number that nobody can foresee, from 0 up to below `limit`.
#[must_use]
pub fn random(limit: u64) -> u64 {
    (js_sys::Math::random() * limit as f64) as u64
}

/// A name that no other game will ever have.
#[must_use]
pub fn identity() -> String {
    let part = || random(1 << 52);
    let mut name = now().to_string();
    for part in [part(), part()] {
        name.push('-');
        name.push_str(&part.to_string());
    }
    name
}

/// The window's size with what the device keeps for itself along the edges.
#[must_use]
pub fn measure() -> Window {
    let window = window();
    let side = |value: Result<JsValue, JsValue>| value.ok().and_then(|value| value.as_f64()).unwrap_or(f64::NAN);
    let style = document().document_element().and_then(|root| window.get_computed_style(&root).ok().flatten());
    let inset = |name: &str| {
        let value = style.as_ref().and_then(|style| style.get_property_value(name).ok()).unwrap_or_default();
        match js_sys::Number::parse_float(&value) {
            number if number.is_finite() => number,
            _ => 0.0,
        }
    };
    Window {
        width: side(window.inner_width()),
        height: side(window.inner_height()),
        safe: Insets {
            top: inset("--safe-top"),
            right: inset("--safe-right"),
            bottom: inset("--safe-bottom"),
            left: inset("--safe-left"),
        },
    }
}

/// Notes in the browser's own timeline when the first frame with the table is about to be painted;
/// what measures the page reads it there.
pub(crate) fn mark_first_frame() {
    let mark = Closure::once_into_js(|| {
        if let Some(performance) = window().performance() {
            let _ = performance.mark("patience:playable");
        }
    });
    let _ = window().request_animation_frame(mark.unchecked_ref());
}

/// A length as CSS writes it, in hundredths at the finest: `12.5px`. Whole numbers are printed, so
/// that the page need not carry the printing of floating-point numbers.
#[must_use]
pub(crate) fn px(value: f64, unit: &str) -> String {
    let hundredths = (value * 100.0).round() as i64;
    let (sign, size) = (if hundredths < 0 { "-" } else { "" }, hundredths.unsigned_abs());
    let mut text = String::from(sign);
    text.push_str(&(size / 100).to_string());
    if size % 100 > 0 {
        text.push('.');
        text.push(char::from(b'0' + (size / 10 % 10) as u8));
        text.push(char::from(b'0' + (size % 10) as u8));
    }
    text.push_str(unit);
    text
}

/// Whether a media query holds now.
#[must_use]
pub fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Calls back whenever the answer to a media query changes, as long as the page lives.
pub fn on_media_change(query: &str, call: impl Fn() + 'static) {
    if let Ok(Some(list)) = window().match_media(query) {
        let call = Closure::<dyn Fn()>::new(call);
        let _ = list.add_event_listener_with_callback("change", call.as_ref().unchecked_ref());
        call.forget();
        // The list is collected by the browser when nobody holds it, and says nothing any more then.
        std::mem::forget(list);
    }
}

/// Calls back on every event of this name on the window, as long as the page lives.
pub fn on_window(event: &str, call: impl Fn(web_sys::Event) + 'static) {
    let call = Closure::<dyn Fn(web_sys::Event)>::new(call);
    let _ = window().add_event_listener_with_callback(event, call.as_ref().unchecked_ref());
    call.forget();
}

/// The same for the document.
pub fn on_document(event: &str, call: impl Fn(web_sys::Event) + 'static) {
    let call = Closure::<dyn Fn(web_sys::Event)>::new(call);
    let _ = document().add_event_listener_with_callback(event, call.as_ref().unchecked_ref());
    call.forget();
}
