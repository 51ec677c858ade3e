//! What is kept between two visits.

use crate::browser;
use engine::Deal;
use notation::ShareCode;
use play::{Opened, Session, Sitting};
use rules::{Catalogue, Rules};
use std::sync::Arc;

/// The session of a first visit: a deal of the first preset of all.
pub(crate) fn first_session() -> Session {
    let catalogue = Catalogue::builtin();
    let first = catalogue.presets().next().expect("the catalogue has games");
    let rules = catalogue.rules(first.id(), &[]).expect("a preset's own options make sense");
    Session::new(Sitting::new(&random_deal(&Arc::new(rules)), browser::identity(), 0))
}

/// A deal by chance.
pub(crate) fn random_deal(rules: &Arc<Rules>) -> Opened {
    opened(&ShareCode::numbered(rules, browser::random(RANDOM_DEALS)))
}

/// Numbers up to here are dealt by chance: enough for ever, short enough to say.
const RANDOM_DEALS: u64 = 1_000_000_000;

/// What a share code opens.
pub(crate) fn opened(code: &ShareCode) -> Opened {
    let deal: Deal = code.deal().clone();
    Opened { rules: Arc::clone(code.rules()), deal, code: code.to_string() }
}
