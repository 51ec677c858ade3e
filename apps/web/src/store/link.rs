//! The address of the page: a share code after `#` opens its deal, one with moves a whole game.

use super::{keeping, opening};
use crate::app::{App, MessageKind};
use crate::browser;
use leptos::prelude::*;
use notation::Record;
use rules::Catalogue;
use texts::labels::{ErrorLine, Notice};

/// Opens what the address names and takes it out of the address, so that a reload goes on with the
/// game as it is then. What cannot be read is said; the running game stays.
pub(super) fn open(app: App) {
    let location = browser::window().location();
    let hash = location.hash().unwrap_or_default();
    let text = hash.trim_start_matches('#');
    // A fragment may also lead to a place in this page.
    if text.is_empty() || browser::document().get_element_by_id(text).is_some() {
        return;
    }
    let text = js_sys::decode_uri_component(text).map_or_else(|_| text.to_owned(), String::from);
    let path = location.pathname().unwrap_or_default() + &location.search().unwrap_or_default();
    if let Ok(history) = browser::window().history() {
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&path));
    }
    let lang = app.lang.get_untracked();
    let record = Record::parse_link(&text, Catalogue::builtin());
    if record.is_ok_and(|record| opens(app, &record)) {
        // The deal was said just now; this is said with it.
        let dealt = app.speech.last();
        let text = Notice::LinkOpened.text(lang);
        app.tell(MessageKind::Note, text);
        app.speech.say(&[&dealt, " ", text].concat());
    } else {
        app.tell(MessageKind::Refusal, ErrorLine::BadLink.text(lang));
    }
}

fn opens(app: App, record: &Record) -> bool {
    if !record.moves().is_empty() {
        return opening::open(app, record);
    }
    // The deal that lies on the table untouched is there already.
    let same = app.session.with_value(|session| {
        let sitting = session.sitting();
        sitting.moves() == 0 && sitting.code() == record.code().to_string()
    });
    if !same {
        opening::deal(app, record.code(), keeping::balance(app));
    }
    true
}
