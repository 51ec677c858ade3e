//! Beginning games: a new deal, the same cards again, and options that wait for either.

use crate::app::App;
use crate::input::Input;
use crate::store;
use leptos::prelude::*;
use notation::ShareCode;
use play::{NewGame, Session, same_cards};
use rules::{Catalogue, Rules};
use std::sync::Arc;

/// What was chosen in the New game panel and waits for the next deal or restart (KL-30); none when
/// it is what is played already.
#[derive(Clone, Copy)]
pub(crate) struct Wish(RwSignal<Option<NewGame<'static>>>);

impl Wish {
    /// Nothing waits. It is forgotten as soon as another game is on the table.
    pub(crate) fn new(app: App) -> Wish {
        let wish = Wish(RwSignal::new(None));
        let identity = Memo::new(move |_| app.read(|session| session.sitting().identity().to_owned()));
        Effect::new(move |before: Option<String>| {
            let now = identity.get();
            if before.is_some_and(|before| before != now) {
                wish.forget();
            }
            now
        });
        wish
    }

    /// The form as it was left, or like the game that is played.
    pub(crate) fn form(self, app: App) -> NewGame<'static> {
        let catalogue = Catalogue::builtin();
        let played = || app.session.with_value(|session| NewGame::of(catalogue, session.sitting().game().rules()));
        let first = || catalogue.presets().next().and_then(|preset| NewGame::preset_named(catalogue, preset.id()));
        let form = self.0.get_untracked().or_else(played).or_else(first);
        form.expect("the catalogue has games")
    }

    /// Keeps what was chosen, if it is another game than the one that is played.
    pub(crate) fn keep(self, app: App, form: &NewGame<'static>) {
        let other = form.rules().is_ok_and(|rules| app.session.with_value(|session| differs(session, &rules)));
        self.0.set(other.then(|| form.clone()));
    }

    /// Drops what was chosen.
    pub(crate) fn forget(self) {
        if self.0.read_untracked().is_some() {
            self.0.set(None);
        }
    }

    /// The rules that a restart follows, where they are not those that are played.
    pub(crate) fn rules(self) -> Option<Rules> {
        self.0.read().as_ref().and_then(|form| form.rules().ok())
    }

    /// Begins the game again, from the same cards, by the rules that wait for it.
    pub(crate) fn restart(self, app: App) {
        let rules = untrack(|| self.rules());
        let again = rules.and_then(|rules| same_cards(&current(app)?, &Arc::new(rules)));
        match again {
            Some(code) => deal(app, &code),
            None => app.input(Input::Restart),
        }
    }

    /// Whether a restart would do anything.
    pub(crate) fn can_restart(self, app: App) -> bool {
        self.0.read().is_some() || app.read(|session| session.sitting().moves() > 0)
    }
}

/// Whether other rules than these are played.
fn differs(session: &Session, rules: &Rules) -> bool {
    let played = session.sitting().game().rules();
    played.preset() != rules.preset() || played.chosen() != rules.chosen()
}

/// The code of the deal on the table.
pub(crate) fn current(app: App) -> Option<ShareCode> {
    app.session.with_value(|session| ShareCode::parse(session.sitting().code(), Catalogue::builtin()).ok())
}

/// Deals a new game.
pub(crate) fn deal(app: App, code: &ShareCode) {
    store::deal(app, code, store::balance(app));
}
