//! The small, synchronous part of what is kept: settings, and a copy of the session changed last,
//! so that a page killed in the middle of a move comes back with it.

use super::opening;
use crate::browser;
use play::{Opened, Saved, Session, Settings, Sitting};
use rules::Catalogue;
use std::sync::Arc;

const SETTINGS: &str = "patience.settings";

/// The session changed last, of whatever preset.
pub(super) const LAST: &str = "patience.last";

/// A session that could not be read.
const ASIDE: &str = "patience.unreadable";

/// A session as it is kept, with the time of its last change: the later one of two is right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Kept {
    /// The preset of the game being played.
    pub(super) preset: String,
    /// When it was changed, in milliseconds since 1970.
    pub(super) stamp: u64,
    /// The session as [`Saved`] writes it.
    pub(super) session: String,
}

impl Kept {
    /// One line: preset, stamp and session with a space between.
    pub(super) fn to_text(&self) -> String {
        format!("{} {} {}", self.preset, self.stamp, self.session)
    }

    /// Reads such a line; none when it is something else.
    pub(super) fn read(text: &str) -> Option<Kept> {
        let mut parts = text.splitn(3, ' ');
        let (preset, stamp, session) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Kept { preset: preset.to_owned(), stamp: stamp.parse().ok()?, session: session.to_owned() })
    }

    /// The session, every move checked by the rules.
    pub(super) fn open(&self) -> Option<Session> {
        Saved::from_text(&self.session)?.open(&Opened::read)
    }
}

fn storage() -> Option<web_sys::Storage> {
    browser::window().local_storage().ok().flatten()
}

/// What is kept under a key.
pub(super) fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a text; says whether the browser took it.
pub(super) fn set(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// The settings of the last visit, or the usual ones.
pub(crate) fn settings() -> Settings {
    get(SETTINGS).map(|text| Settings::from_text(&text)).unwrap_or_default()
}

pub(super) fn keep_settings(settings: &Settings) {
    set(SETTINGS, &settings.to_text());
}

/// The session to begin with: the one played last, or a deal of the first preset of all (GN-02).
pub(crate) fn first_session() -> Session {
    let text = get(LAST);
    let last = text.as_deref().and_then(Kept::read).and_then(|kept| kept.open());
    if let (None, Some(text)) = (&last, text) {
        // What cannot be read today, as of a later version, is not written over.
        set(ASIDE, &text);
    }
    last.unwrap_or_else(|| {
        let catalogue = Catalogue::builtin();
        let first = catalogue.presets().next().expect("the catalogue has games");
        let rules = catalogue.rules(first.id(), &[]).expect("a preset's own options make sense");
        Session::new(Sitting::new(&opening::random_deal(&Arc::new(rules)), browser::identity(), 0))
    })
}
