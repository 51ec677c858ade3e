//! Begins games: a deal by chance, by number or by code, or a whole game with its moves.

use super::keeping;
use crate::app::App;
use crate::browser;
use crate::input::Why;
use leptos::prelude::*;
use notation::{Record, ShareCode};
use play::{Opened, Outcome, Session, Sitting};
use rules::{Catalogue, Rules};
use std::sync::Arc;

/// The number of a deal by chance: there are enough for ever, and each is short enough to say.
pub(crate) fn random_number() -> u64 {
    play::random_number(browser::random(1 << 52))
}

/// A deal by chance.
pub(super) fn random_deal(rules: &Arc<Rules>) -> Opened {
    Opened::of(&ShareCode::numbered(rules, random_number()))
}

/// Deals a game: as the next one of its preset, so that each preset keeps its own running game.
/// `balance` is what a cumulative score begins with.
pub(crate) fn deal(app: App, code: &ShareCode, balance: i64) {
    begin(app, &Opened::of(code), balance);
}

/// Deals a game by chance, of a preset with its own options.
pub(super) fn deal_preset(app: App, preset: &str) {
    if let Ok(rules) = Catalogue::builtin().rules(preset, &[]) {
        begin(app, &random_deal(&Arc::new(rules)), 0);
    }
}

fn begin(app: App, opened: &Opened, balance: i64) {
    let new_game = |session: &mut Session, now| session.new_game(opened, browser::identity(), balance, now);
    let preset = opened.rules.preset();
    if keeping::on_table(app) == preset {
        app.with_session(new_game);
        return;
    }
    let session = match keeping::kept(preset) {
        Some(mut session) => {
            new_game(&mut session, browser::now());
            session
        }
        None => Session::new(Sitting::new(opened, browser::identity(), balance)),
    };
    keeping::put_on_table(app, session);
    app.follow(Outcome::Advanced, Why::Deal);
}

/// Opens a whole game with its moves; says whether all of them are legal.
pub(super) fn open(app: App, record: &Record) -> bool {
    let preset = record.code().rules().preset();
    let before = if keeping::on_table(app) == preset {
        Some(app.session.with_value(Clone::clone))
    } else {
        keeping::kept(preset)
    };
    let opened = match before {
        Some(mut session) => session.open_record(record, 0, browser::now()).map(|_| session),
        None => Session::of_record(record, 0),
    };
    let Ok(session) = opened else { return false };
    keeping::put_on_table(app, session);
    app.follow(Outcome::Advanced, Why::Deal);
    true
}

/// The deal's part of a share code: its number or other name.
pub(crate) fn number(code: &str) -> &str {
    code.rsplit_once('.').map_or(code, |(_, deal)| deal)
}
