//! What a panel does to the table under it: it drops what is picked up, and a pause stops the clock.

use crate::app::{App, Panel};
use crate::browser;
use crate::store;
use leptos::prelude::*;

/// Drops a selection when a panel opens; stops the clock with the pause and runs it again after.
pub(crate) fn listen(app: App) {
    Effect::new(move |before: Option<Panel>| {
        let panel = app.panel.get();
        if panel != Panel::None && app.session.with_value(|session| session.sitting().selection().is_some()) {
            app.interrupt();
        }
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
