//! The keyboard.

use crate::app::{App, Panel};
use crate::browser;
use crate::input::{Held, Input, pointer};
use crate::table::{Cursor, Way};
use engine::Pile;
use leptos::prelude::*;
use texts::place::Group;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Listens to the keys of the whole page.
pub(crate) fn listen(app: App) {
    browser::on_window("keydown", move |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>()
            && press(app, event)
        {
            event.prevent_default();
        }
    });
}

/// Where the focus is, as far as keys mind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Focus {
    /// At the table.
    Table,
    /// Nowhere: keys play all the same.
    Nowhere,
    /// On a button beside it.
    Beside,
    /// Where something is written or a panel is open.
    Elsewhere,
}

fn focus(app: App, event: &KeyboardEvent) -> Focus {
    if app.panel.get_untracked() != Panel::None || event.default_prevented() {
        return Focus::Elsewhere;
    }
    let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else {
        return Focus::Nowhere;
    };
    let within = |selector: &str| target.closest(selector).is_ok_and(|found| found.is_some());
    if within("dialog, input, textarea, select") {
        Focus::Elsewhere
    } else if within(".table") {
        Focus::Table
    } else if target.tag_name() == "BODY" {
        Focus::Nowhere
    } else {
        Focus::Beside
    }
}

/// Does what a key asks; says whether it was one of ours.
fn press(app: App, event: &KeyboardEvent) -> bool {
    let focus = focus(app, event);
    if focus == Focus::Elsewhere || event.alt_key() {
        return false;
    }
    let key = event.key();
    if key == "Tab" {
        // Wherever it leads, the cursor is to be seen there.
        app.table.by_keys.set(true);
    }
    let (shift, repeat) = (event.shift_key(), event.repeat());
    let held = if repeat { Held::Yes } else { Held::No };
    if event.ctrl_key() || event.meta_key() {
        let input = match (key.as_str(), shift) {
            ("z" | "Z", false) => Input::Undo,
            ("z" | "Z", true) | ("y" | "Y", false) => Input::Redo,
            _ => return false,
        };
        app.hurry_show();
        app.act(input, held);
        return true;
    }
    let here = match focus {
        Focus::Table => true,
        // From nowhere Tab comes to the table by itself.
        Focus::Nowhere => key != "Tab",
        Focus::Beside | Focus::Elsewhere => false,
    };
    if here && at_table(app, &key, shift, repeat) {
        app.table.by_keys.set(true);
        return true;
    }
    let letters = app.settings.read_untracked().letter_keys.is_on();
    let ours = (letters && letter(app, &key, held)) || (key == "Escape" && escape(app));
    if ours && here {
        app.table.by_keys.set(true);
    }
    ours
}

/// Keys that need the focus at the table.
fn at_table(app: App, key: &str, shift: bool, repeat: bool) -> bool {
    let cursor = app.session.with_value(|session| app.table.cursor.get_untracked().settled(session.sitting().game()));
    let go = |to: Option<Cursor>| {
        app.hurry_show();
        if let Some(to) = to {
            app.focus_cursor(to);
            app.reveal(to);
        }
        true
    };
    let ask = |way: Way| {
        app.session.with_value(|session| {
            let game = session.sitting().game();
            match (way, shift) {
                (Way::Up, true) => cursor.longer(game),
                (Way::Down, true) => cursor.shorter(game),
                (Way::Left | Way::Right, true) => None,
                (_, false) => cursor.go(way, game, &app.layout.read_untracked()),
            }
        })
    };
    match key {
        "ArrowLeft" => go(ask(Way::Left)),
        "ArrowRight" => go(ask(Way::Right)),
        "ArrowUp" => go(ask(Way::Up)),
        "ArrowDown" => go(ask(Way::Down)),
        "+" => go(app.session.with_value(|session| cursor.longer(session.sitting().game()))),
        "-" => go(app.session.with_value(|session| cursor.shorter(session.sitting().game()))),
        "Tab" => next_group(app, cursor, shift).is_some_and(|to| go(Some(to))),
        "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "0" => {
            let number: u8 = key.parse().unwrap_or_default();
            let pile = Pile::Column(if number == 0 { 9 } else { number - 1 });
            let there = app.session.with_value(|session| {
                let game = session.sitting().game();
                game.table().pile(pile).map(|_| Cursor::last(game, pile))
            });
            go(there)
        }
        "Enter" | " " | "Spacebar" => {
            if !repeat {
                app.hurry_show();
                let input = match (key, shift) {
                    ("Enter", true) => Input::Best(app.run_at(cursor)),
                    _ => Input::Activate(cursor.pile, cursor.place),
                };
                app.act(input, Held::No);
            }
            true
        }
        _ => false,
    }
}

/// Single letters, which can be switched off.
fn letter(app: App, key: &str, held: Held) -> bool {
    let cursor = app.session.with_value(|session| app.table.cursor.get_untracked().settled(session.sitting().game()));
    let input = match (key, held) {
        ("u" | "U", _) => Input::Undo,
        ("r" | "R", _) => Input::Redo,
        ("f" | "F", Held::No) => Input::ToFoundation(app.run_at(cursor).pile),
        ("d" | "D", Held::No) => Input::Turn,
        ("a" | "A", Held::No) => Input::Finish,
        ("h" | "H", Held::No) => {
            app.hurry_show();
            app.hint();
            return true;
        }
        ("n" | "N", Held::No) => return open(app, Panel::NewGame),
        ("p" | "P", Held::No) => return open(app, Panel::Paused),
        ("?", Held::No) => return open(app, Panel::Keys),
        _ => return false,
    };
    app.hurry_show();
    app.act(input, held);
    true
}

fn open(app: App, panel: Panel) -> bool {
    app.hurry_show();
    app.interrupt();
    app.panel.set(panel);
    true
}

/// Drops what is in hand.
fn escape(app: App) -> bool {
    app.hurry_show();
    pointer::abandon(app);
    app.act(Input::Deselect, Held::No);
    true
}

/// The last place in the group before or after this one; none beyond the first and the last, where
/// Tab leaves the table.
fn next_group(app: App, cursor: Cursor, back: bool) -> Option<Cursor> {
    let groups = Group::ALL;
    let at = groups.iter().position(|group| *group == cursor.group())?;
    let to = if back { at.checked_sub(1)? } else { at + 1 };
    let group = *groups.get(to)?;
    let memory = app.table.groups.with_value(|groups| groups[to]);
    app.table.groups.update_value(|groups| groups[at] = Some(cursor));
    let first = match group {
        Group::Stock => Pile::Stock,
        Group::Waste => Pile::Waste,
        Group::Foundations => Pile::Foundation(0),
        Group::Columns => Pile::Column(0),
    };
    app.session.with_value(|session| {
        let game = session.sitting().game();
        let remembered = memory.filter(|memory| game.table().pile(memory.pile).is_some());
        Some(remembered.map_or_else(|| Cursor::last(game, first), |memory| memory.settled(game)))
    })
}

impl App {
    /// What a key plays: what is picked up, or the run at the cursor.
    fn run_at(self, cursor: Cursor) -> play::Selection {
        self.session.with_value(|session| {
            let sitting = session.sitting();
            sitting.selection().unwrap_or_else(|| cursor.run(sitting.game()))
        })
    }
}
