//! The address of the page: a share code after `#` opens its deal, one with moves a whole game.

use super::opening;
use crate::app::{App, Message, MessageKind};
use crate::browser;
use leptos::prelude::*;
use notation::Record;
use play::Opened;
use rules::Catalogue;
use texts::labels::ErrorLine;

/// Opens what the address names and takes it out of the address, so that a reload goes on with the
/// game as it is then. What cannot be read is said; the running game stays.
pub(super) fn open(app: App) {
    let location = browser::window().location();
    let hash = location.hash().unwrap_or_default();
    let text = hash.trim_start_matches('#');
    if text.is_empty() {
        return;
    }
    let text = js_sys::decode_uri_component(text).map_or_else(|_| text.to_owned(), String::from);
    let path = location.pathname().unwrap_or_default() + &location.search().unwrap_or_default();
    if let Ok(history) = browser::window().history() {
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&path));
    }
    match Record::parse_link(&text, Catalogue::builtin()) {
        Ok(record) if record.replay().is_ok() => opening::open(app, &Opened::of(record.code()), record.moves()),
        Ok(_) | Err(_) => app.message.set(Some(Message {
            kind: MessageKind::Note,
            strong: ErrorLine::BadLink.text(app.lang.get_untracked()).to_owned(),
            rest: String::new(),
        })),
    }
}
