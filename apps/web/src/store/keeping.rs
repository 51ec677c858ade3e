//! Keeps every change at once, and follows what other tabs keep.
//!
//! A change is written into localStorage in the same moment and into IndexedDB right after, one
//! write at a time. Another tab that plays the same preset is followed move by move: of two
//! versions of a session the one changed last is right.

use super::database::Store;
use super::link;
use super::local::{self, Kept, LAST};
use super::opening;
use crate::app::{App, Storage};
use crate::browser;
use crate::input::Why;
use leptos::prelude::*;
use play::{GameResult, Outcome, Saved, Session};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashSet, VecDeque};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Something to be written into the database.
enum Write {
    Session(Kept),
    Result { identity: String, text: String },
}

#[derive(Default)]
struct Keeper {
    /// The running session of each preset as it was kept last.
    sessions: BTreeMap<String, Kept>,
    queue: VecDeque<Write>,
    writing: bool,
    store: Option<Rc<Store>>,
    /// Whether the browser was asked to keep everything for good.
    asked: bool,
}

thread_local! {
    static KEEPER: RefCell<Keeper> = RefCell::new(Keeper::default());
}

fn keeper<R>(act: impl FnOnce(&mut Keeper) -> R) -> R {
    KEEPER.with_borrow_mut(act)
}

/// Begins to keep what happens on this page, and opens what the address names.
pub(crate) fn begin(app: App) {
    if let Some(kept) = local::get(LAST).and_then(|text| Kept::read(&text)) {
        keeper(|keeper| keeper.sessions.insert(kept.preset.clone(), kept));
    }
    Effect::new(move |_| local::keep_settings(&app.settings.read()));
    browser::on_document("visibilitychange", move |_| {
        if hidden() {
            put_away(app);
        } else {
            app.session.update_value(|session| session.resume(browser::now()));
            app.changed();
            spawn_local(read_results(app));
        }
    });
    browser::on_window("pagehide", move |_| put_away(app));
    browser::on_window("storage", move |event| follow(app, &event));
    browser::on_window("hashchange", move |_| link::open(app));
    spawn_local(async move {
        match Store::open().await {
            Ok(store) => {
                keeper(|keeper| keeper.store = Some(Rc::new(store)));
                read_sessions(app).await;
                read_results(app).await;
                keep(app);
            }
            Err(_) => app.storage.set(Storage::Missing),
        }
        if let Ok(promise) = browser::window().navigator().storage().persisted()
            && JsFuture::from(promise).await.is_ok_and(|answer| answer.is_truthy())
        {
            app.storage.set(Storage::Lasting);
        }
        link::open(app);
    });
}

/// The running game of a preset, if one was begun and is neither won nor the one on the table.
pub(crate) fn running(preset: &str) -> Option<Session> {
    let session = keeper(|keeper| keeper.sessions.get(preset).and_then(Kept::open))?;
    let sitting = session.sitting();
    (sitting.has_begun() && !sitting.game().is_won()).then_some(session)
}

/// Takes up the running game of a preset, or deals a new one when there is none. What is on the
/// table is kept for later.
pub(crate) fn take_up(app: App, preset: &str) {
    let played = app.session.with_value(|session| session.sitting().game().rules().preset() == preset);
    if played {
        return;
    }
    match running(preset) {
        Some(session) => put_on_table(app, session),
        None => {
            if let Some(opened) = opening::preset_deal(preset) {
                opening::begin(app, &opened, 0);
            }
        }
    }
}

/// Puts another session on the table.
pub(super) fn put_on_table(app: App, session: Session) {
    put_away(app);
    app.session.set_value(session);
    app.session.update_value(|session| session.resume(browser::now()));
    app.follow(Outcome::Advanced, Why::Deal);
}

/// Stops the clock and keeps everything, before the page is hidden or another game comes.
fn put_away(app: App) {
    app.session.update_value(|session| session.pause(browser::now()));
    keep(app);
}

fn hidden() -> bool {
    browser::document().visibility_state() == web_sys::VisibilityState::Hidden
}

/// Keeps the session and what it has brought.
pub(crate) fn keep(app: App) {
    let now = browser::now();
    let mut results = Vec::new();
    app.session.update_value(|session| results = session.take_results());
    let (preset, saved, begun, running) = app.session.with_value(|session| {
        let sitting = session.sitting();
        let running = sitting.has_begun() && !sitting.game().is_won();
        let preset = sitting.game().rules().preset().to_owned();
        (preset, Saved::of(session, now).to_json(), sitting.has_begun(), running)
    });
    let changed = keeper(|keeper| keeper.sessions.get(&preset).is_none_or(|kept| kept.session != saved));
    if changed {
        let kept = Kept { preset: preset.clone(), stamp: now, session: saved };
        local::set(LAST, &kept.to_text());
        keeper(|keeper| {
            // Only the newest version of a session waits.
            keeper.queue.retain(|write| !matches!(write, Write::Session(other) if other.preset == preset));
            keeper.queue.push_back(Write::Session(kept.clone()));
            keeper.sessions.insert(preset, kept);
        });
    }
    for result in results {
        if let Ok(text) = serde_json::to_string(&result) {
            keeper(|keeper| keeper.queue.push_back(Write::Result { identity: result.identity.clone(), text }));
        }
        app.results.update(|all| add(all, result));
    }
    if begun {
        ask_to_keep(app);
    }
    if !running {
        // A new version of the page may take over now.
        if let Ok(event) = web_sys::Event::new("patience:between-games") {
            let _ = browser::window().dispatch_event(&event);
        }
    }
    write(app);
}

fn add(all: &mut Vec<GameResult>, result: GameResult) {
    if all.iter().all(|other| other.identity != result.identity) {
        all.push(result);
    }
}

/// Writes what waits, one after the other.
fn write(app: App) {
    let store = keeper(|keeper| {
        let idle = !keeper.writing && !keeper.queue.is_empty();
        let store = if idle { keeper.store.clone() } else { None };
        keeper.writing |= store.is_some();
        store
    });
    let Some(store) = store else { return };
    spawn_local(async move {
        while let Some(next) = keeper(|keeper| keeper.queue.pop_front()) {
            let written = match next {
                Write::Session(kept) => store.put_session(&kept.preset, &kept.to_text()).await,
                Write::Result { identity, text } => store.add_result(&identity, &text).await,
            };
            if written.is_err() {
                app.storage.set(Storage::Missing);
            }
        }
        keeper(|keeper| keeper.writing = false);
    });
}

/// Asks the browser to keep everything for good, once a game has begun.
fn ask_to_keep(app: App) {
    if keeper(|keeper| std::mem::replace(&mut keeper.asked, true)) {
        return;
    }
    spawn_local(async move {
        let lasting = match browser::window().navigator().storage().persist() {
            Ok(promise) => JsFuture::from(promise).await.is_ok_and(|answer| answer.is_truthy()),
            Err(_) => false,
        };
        if app.storage.get_untracked() != Storage::Missing {
            app.storage.set(if lasting { Storage::Lasting } else { Storage::Fleeting });
        }
    });
}

async fn read_sessions(app: App) {
    let Some(store) = keeper(|keeper| keeper.store.clone()) else { return };
    for text in store.sessions().await.unwrap_or_default() {
        if let Some(kept) = Kept::read(&text) {
            newer(app, kept);
        }
    }
    app.changed();
}

/// Takes over a version of a session, if it is the newer one.
fn newer(app: App, kept: Kept) {
    let known = keeper(|keeper| keeper.sessions.get(&kept.preset).map(|other| other.stamp));
    if known.is_some_and(|stamp| stamp >= kept.stamp) {
        return;
    }
    let on_table = app.session.with_value(|session| {
        let sitting = session.sitting();
        sitting.game().rules().preset() == kept.preset
    });
    let session = kept.open();
    if session.is_none() {
        return;
    }
    keeper(|keeper| keeper.sessions.insert(kept.preset.clone(), kept));
    if let (true, Some(session)) = (on_table, session) {
        app.session.set_value(session);
        app.follow(Outcome::Advanced, Why::OtherTab);
    }
}

async fn read_results(app: App) {
    let Some(store) = keeper(|keeper| keeper.store.clone()) else { return };
    let kept = store.results().await.unwrap_or_default();
    let known: HashSet<String> = app.results.read_untracked().iter().map(|result| result.identity.clone()).collect();
    let more: Vec<GameResult> = kept
        .iter()
        .filter_map(|text| serde_json::from_str::<GameResult>(text).ok())
        .filter(|result| !known.contains(&result.identity))
        .collect();
    if !more.is_empty() {
        app.results.update(|all| all.extend(more));
    }
}

/// Another tab has kept something.
fn follow(app: App, event: &web_sys::Event) {
    let Some(event) = event.dyn_ref::<web_sys::StorageEvent>() else { return };
    if event.key().as_deref() == Some(LAST)
        && let Some(kept) = event.new_value().and_then(|text| Kept::read(&text))
    {
        newer(app, kept);
    }
}
