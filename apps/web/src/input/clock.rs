//! When the clock runs, beside the moves themselves: not while the game is paused.

use crate::app::{App, Panel};
use crate::browser;
use crate::store;
use leptos::prelude::*;

/// Stops the clock with the pause and runs it again after.
pub(crate) fn listen(app: App) {
    Effect::new(move |before: Option<Panel>| {
        let panel = app.panel.get();
        match (before.unwrap_or_default(), panel) {
            (Panel::Paused, Panel::Paused) => {}
            (_, Panel::Paused) => {
                app.session.update_value(|session| session.pause(browser::now()));
                store::keep(app);
                app.changed();
            }
            (Panel::Paused, _) => {
                app.session.update_value(|session| session.resume(browser::now()));
                app.changed();
            }
            _ => {}
        }
        panel
    });
}
