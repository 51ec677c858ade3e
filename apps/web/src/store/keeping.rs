//! Keeps every change at once, and follows what other tabs keep.
//!
//! A change is written into localStorage in the same moment and into IndexedDB right after, one
//! write at a time. Another tab that plays the same preset is followed move by move: of two
//! versions of a session the one changed last is right.

use super::database::Store;
use super::link;
use super::local::{self, Kept, LAST};
use super::opening;
use crate::app::{App, MessageKind, Panel, Storage};
use crate::browser;
use crate::input::{Why, pointer};
use leptos::prelude::*;
use notation::ShareCode;
use play::{GameResult, Outcome, Saved, Session};
use rules::{Catalogue, Rules, ScoreMode};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashSet, VecDeque};
use std::rc::Rc;
use texts::labels::{ErrorLine, Notice};
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
    /// The preset that was on the table then.
    last: String,
    queue: VecDeque<Write>,
    writing: bool,
    store: Option<Rc<Store>>,
    /// Whether the browser was asked to keep everything for good.
    asked: bool,
    /// The presets that were left by dealing or taking up another one; undo goes back to them.
    left: Vec<String>,
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
            if app.panel.get_untracked() != Panel::Paused {
                app.session.update_value(|session| session.resume(browser::now()));
                app.changed();
            }
            // A tab that slept has heard nothing of the others.
            spawn_local(async move {
                read_sessions(app, Why::OtherTab).await;
                read_results(app).await;
            });
        }
    });
    browser::on_window("pagehide", move |_| put_away(app));
    browser::on_window("storage", move |event| follow(app, &event));
    browser::on_window("hashchange", move |_| link::open(app));
    spawn_local(async move {
        match Store::open().await {
            Ok(store) => {
                keeper(|keeper| keeper.store = Some(Rc::new(store)));
                read_sessions(app, Why::Opening).await;
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

/// The session of a preset as it was kept last.
pub(super) fn kept(preset: &str) -> Option<Session> {
    keeper(|keeper| keeper.sessions.get(preset).and_then(Kept::open))
}

/// The running game of a preset, if one was begun and is not won.
pub(crate) fn running(preset: &str) -> Option<Session> {
    let session = kept(preset)?;
    let sitting = session.sitting();
    (sitting.has_begun() && !sitting.game().is_won()).then_some(session)
}

/// The preset of the game on the table.
pub(super) fn on_table(app: App) -> String {
    app.session.with_value(|session| session.sitting().game().rules().preset().to_owned())
}

/// Takes up the running game of a preset, or deals a new one when there is none. What is on the
/// table is kept for later.
pub(crate) fn take_up(app: App, preset: &str) {
    if on_table(app) == preset {
        return;
    }
    match running(preset) {
        Some(session) => {
            put_on_table(app, session);
            app.follow(Outcome::Returned, Why::Deal);
        }
        None => opening::deal_preset(app, preset),
    }
}

/// Puts another session on the table; the one that was there is kept, and undo leads back to it.
pub(super) fn put_on_table(app: App, session: Session) {
    let (from, to) = (on_table(app), session.sitting().game().rules().preset().to_owned());
    replace(app, session);
    if from != to {
        keeper(|keeper| {
            keeper.left.retain(|preset| *preset != from && *preset != to);
            keeper.left.push(from);
        });
    }
}

fn replace(app: App, mut session: Session) {
    app.halt();
    put_away(app);
    session.resume(browser::now());
    app.session.set_value(session);
    app.clear_hand();
}

/// Whether undo at the start of a session leads to another preset's.
pub(crate) fn can_go_back() -> bool {
    keeper(|keeper| !keeper.left.is_empty())
}

/// Goes back to the preset that was left for this one; says whether there was one.
pub(crate) fn go_back(app: App) -> bool {
    let Some(preset) = keeper(|keeper| keeper.left.pop()) else { return false };
    let Some(session) = kept(&preset) else { return false };
    replace(app, session);
    app.follow(Outcome::Returned, Why::Deal);
    true
}

/// What the games before left, for a score that goes on from game to game.
pub(crate) fn balance(app: App) -> i64 {
    let on_the_table = app.session.with_value(|session| {
        let game = session.sitting().game();
        carries(game.rules()).then(|| game.table().points())
    });
    let last_kept = || {
        let results = app.results.read_untracked();
        let carried = |code: &str| ShareCode::parse(code, Catalogue::builtin()).is_ok_and(|code| carries(code.rules()));
        results.iter().filter(|result| carried(&result.code)).max_by_key(|result| result.at).map(|result| result.score)
    };
    on_the_table.or_else(last_kept).unwrap_or(0)
}

/// Whether the score goes on from game to game.
fn carries(rules: &Rules) -> bool {
    match rules.score().mode {
        ScoreMode::VegasCumulative => true,
        ScoreMode::None | ScoreMode::Standard | ScoreMode::Timed | ScoreMode::Vegas => false,
    }
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
    let (preset, saved, begun) = app.session.with_value(|session| {
        let sitting = session.sitting();
        let preset = sitting.game().rules().preset().to_owned();
        (preset, Saved::of(session, now).to_text(), sitting.has_begun())
    });
    let changed = keeper(|keeper| {
        let other = keeper.last != preset;
        keeper.last.clone_from(&preset);
        other || keeper.sessions.get(&preset).is_none_or(|kept| kept.session != saved)
    });
    if changed {
        keeper(|keeper| {
            let last = keeper.sessions.get(&preset).map_or(0, |kept| kept.stamp);
            let kept = Kept { preset: preset.clone(), stamp: now.max(last + 1), session: saved };
            local::set(LAST, &kept.to_text());
            // Only the newest version of a session waits.
            keeper.queue.retain(|write| !matches!(write, Write::Session(other) if other.preset == preset));
            keeper.queue.push_back(Write::Session(kept.clone()));
            keeper.sessions.insert(preset, kept);
        });
    }
    for result in results {
        let text = result.to_text();
        keeper(|keeper| keeper.queue.push_back(Write::Result { identity: result.identity.clone(), text }));
        app.results.update(|all| add(all, result));
    }
    if begun {
        ask_to_keep(app);
    } else {
        // No game is running, so a new version of the page may take over now.
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
                app.tell(MessageKind::Refusal, ErrorLine::NotSaved.text(app.lang.get_untracked()));
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

async fn read_sessions(app: App, why: Why) {
    let Some(store) = keeper(|keeper| keeper.store.clone()) else { return };
    for text in store.sessions().await.unwrap_or_default() {
        if let Some(kept) = Kept::read(&text) {
            newer(app, kept, why);
        }
    }
    if why == Why::Opening {
        take_up_newest(app);
    }
}

/// Puts the session that was changed last on the table. The browser writes its small storage late:
/// after a crash the database may know of a later game, of another preset.
fn take_up_newest(app: App) {
    let newest = keeper(|keeper| keeper.sessions.values().max_by_key(|kept| kept.stamp).cloned());
    if let Some(newest) = newest.filter(|newest| newest.preset != on_table(app))
        && let Some(session) = newest.open()
    {
        show_other(app, session, Why::Opening);
    }
}

/// Shows another version of the session on the table, or another session.
fn show_other(app: App, session: Session, why: Why) {
    pointer::abandon(app);
    app.halt();
    app.session.set_value(session);
    app.follow(Outcome::Advanced, why);
}

/// Takes over a version of a session, if it is the newer one.
fn newer(app: App, kept: Kept, why: Why) {
    let known = keeper(|keeper| keeper.sessions.get(&kept.preset).map(|other| other.stamp));
    if known.is_some_and(|stamp| stamp >= kept.stamp) {
        return;
    }
    let here = on_table(app) == kept.preset;
    let Some(session) = kept.open() else {
        app.tell(MessageKind::Refusal, ErrorLine::SavedGameUnreadable.text(app.lang.get_untracked()));
        return;
    };
    keeper(|keeper| keeper.sessions.insert(kept.preset.clone(), kept));
    if here {
        show_other(app, session, why);
        if why == Why::OtherTab {
            app.tell(MessageKind::Note, Notice::OtherTab.text(app.lang.get_untracked()));
        }
    }
}

async fn read_results(app: App) {
    let Some(store) = keeper(|keeper| keeper.store.clone()) else { return };
    let kept = store.results().await.unwrap_or_default();
    let known: HashSet<String> = app.results.read_untracked().iter().map(|result| result.identity.clone()).collect();
    let more: Vec<GameResult> = kept
        .iter()
        .filter_map(|text| GameResult::from_text(text))
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
        newer(app, kept, Why::OtherTab);
    }
}
