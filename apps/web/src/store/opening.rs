//! Begins games: a deal by chance, by number or by code.

use super::keeping;
use crate::app::App;
use crate::browser;
use engine::Move;
use leptos::prelude::*;
use notation::ShareCode;
use play::{Opened, Outcome, Session, Sitting};
use rules::{Catalogue, Rules};
use std::sync::Arc;

/// The number of a deal by chance: there are enough for ever, and each is short enough to say.
pub(crate) fn random_number() -> u64 {
    play::random_number(browser::random(1 << 52))
}

/// A deal by chance.
pub(super) fn random_deal(rules: &Arc<Rules>) -> Opened {
    opened(&ShareCode::numbered(rules, random_number()))
}

/// A deal by chance of a preset with its own options.
pub(super) fn preset_deal(preset: &str) -> Option<Opened> {
    Catalogue::builtin().rules(preset, &[]).ok().map(|rules| random_deal(&Arc::new(rules)))
}

/// What a share code opens.
pub(super) fn opened(code: &ShareCode) -> Opened {
    Opened::of(code)
}

/// Deals a game: as the next one of its preset, so that each preset keeps its own running game.
/// `balance` is what a cumulative score begins with.
pub(crate) fn deal(app: App, code: &ShareCode, balance: i64) {
    begin(app, &opened(code), balance);
}

pub(super) fn begin(app: App, opened: &Opened, balance: i64) {
    let preset = opened.rules.preset();
    let played = app.session.with_value(|session| session.sitting().game().rules().preset() == preset);
    if !played {
        match keeping::running(preset) {
            Some(session) => keeping::put_on_table(app, session),
            None => {
                let session = Session::new(Sitting::new(opened, browser::identity(), balance));
                keeping::put_on_table(app, session);
                return;
            }
        }
    }
    app.with_session(|session, now| session.new_game(opened, browser::identity(), balance, now));
}

/// Opens a game with moves already made, each checked by the rules.
pub(super) fn open(app: App, opened: &Opened, moves: &[Move]) {
    let known = app.session.with_value(|session| session.sitting().code() == opened.code);
    if known && moves.is_empty() {
        return;
    }
    begin(app, opened, 0);
    if !moves.is_empty() {
        app.with_session(|session, now| {
            for mv in moves {
                if let Outcome::Refused(_) = session.attempt(*mv, now) {
                    break;
                }
            }
            session.pause(now);
            Outcome::Advanced
        });
    }
}

/// The deal's part of a share code: its number or other name.
pub(crate) fn number(code: &str) -> &str {
    code.rsplit_once('.').map_or(code, |(_, deal)| deal)
}
