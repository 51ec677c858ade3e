//! What a player does: pointing, pressing, carrying, typing. All of it is real input to the browser.

use crate::visit::Visit;
use crate::visitor::Pointer;
use serde_json::{Value, json};
use thirtyfour::common::command::{Actions, Command};

/// A point in the window, in CSS pixels.
pub type Point = [i64; 2];

/// Keys that are no character, as WebDriver writes them.
pub mod key {
    /// Enter.
    pub const ENTER: char = '\u{e007}';
    /// Tab.
    pub const TAB: char = '\u{e004}';
    /// Escape.
    pub const ESCAPE: char = '\u{e00c}';
    /// Shift, left.
    pub const SHIFT: char = '\u{e008}';
    /// Control, left.
    pub const CONTROL: char = '\u{e009}';
    /// Arrow up.
    pub const UP: char = '\u{e013}';
    /// Arrow down.
    pub const DOWN: char = '\u{e015}';
    /// Arrow left.
    pub const LEFT: char = '\u{e012}';
    /// Arrow right.
    pub const RIGHT: char = '\u{e014}';
    /// Space.
    pub const SPACE: char = ' ';
}

impl Visit {
    /// A click or tap there.
    pub fn tap(&self, at: Point) {
        self.tap_all(&[at]);
    }

    /// Clicks or taps there, one right after the other.
    pub fn tap_all(&self, points: &[Point]) {
        self.point(points.iter().flat_map(|at| [to(*at), down(), up()]).collect());
    }

    /// A click or tap there, and a key right after it.
    pub fn tap_and_key(&self, at: Point, key: char) {
        let pause = || json!({ "type": "pause", "duration": 0 });
        let pointer = self.source(self.visitor().pointer, 0, vec![to(at), down(), up(), pause(), pause()]);
        let keys = [pause(), pause(), pause(), press(key), release(key)];
        self.perform(json!([pointer, { "type": "key", "id": "keys", "actions": keys }]));
    }

    /// What several fingers do at the same time, step by step.
    pub fn fingers(&self, fingers: &[Vec<Value>]) {
        let sources = fingers.iter().enumerate();
        self.perform(sources.map(|(number, actions)| self.source(Pointer::Finger, number, actions.clone())).collect());
    }

    /// Takes what lies at one point and drops it at another, by a way with a few stops.
    pub fn drag(&self, from: Point, target: Point) {
        let part = |n: i64| [from[0] + (target[0] - from[0]) * n / 3, from[1] + (target[1] - from[1]) * n / 3];
        self.point(vec![to(from), down(), to(part(1)), to(part(2)), to(target), up()]);
    }

    /// Takes what lies at one point, carries it to another and holds it there.
    pub fn hold(&self, from: Point, over: Point) {
        self.point(vec![to(from), down(), to(over)]);
    }

    /// Lets go of what is held.
    pub fn let_go(&self) {
        self.point(vec![up()]);
    }

    /// Types keys, one after the other.
    pub fn keys(&self, keys: &[char]) {
        let actions = keys.iter().flat_map(|key| [press(*key), release(*key)]).collect();
        self.perform(json!([{ "type": "key", "id": "keys", "actions": Value::Array(actions) }]));
    }

    /// Types one key with others held down.
    pub fn chord(&self, held: &[char], key: char) {
        let before = held.iter().map(|key| press(*key));
        let after = held.iter().rev().map(|key| release(*key));
        let actions = before.chain([press(key), release(key)]).chain(after).collect();
        self.perform(json!([{ "type": "key", "id": "keys", "actions": Value::Array(actions) }]));
    }

    /// Moves and presses of the visitor's pointer, one after the other.
    pub fn point(&self, actions: Vec<Value>) {
        self.perform(json!([self.source(self.visitor().pointer, 0, actions)]));
    }

    fn source(&self, pointer: Pointer, number: usize, actions: Vec<Value>) -> Value {
        let kind = match pointer {
            Pointer::Mouse => "mouse",
            Pointer::Finger => "touch",
        };
        let id = format!("{kind} {number}");
        json!({ "type": "pointer", "id": id, "parameters": { "pointerType": kind }, "actions": actions })
    }

    fn perform(&self, sources: Value) {
        let command = Command::PerformActions(Actions::from(sources));
        self.tell(|driver| async move { driver.handle().cmd(command).await.map(drop) });
    }
}

/// The pointer goes there.
#[must_use]
pub fn to(at: Point) -> Value {
    json!({ "type": "pointerMove", "duration": 0, "x": at[0], "y": at[1], "origin": "viewport" })
}

/// The button goes down, or the finger touches.
#[must_use]
pub fn down() -> Value {
    json!({ "type": "pointerDown", "button": 0 })
}

/// The button comes up, or the finger leaves.
#[must_use]
pub fn up() -> Value {
    json!({ "type": "pointerUp", "button": 0 })
}

fn press(key: char) -> Value {
    json!({ "type": "keyDown", "value": key })
}

fn release(key: char) -> Value {
    json!({ "type": "keyUp", "value": key })
}
