//! What the program does by itself, a step at a time between two motions: cards that go up by a
//! setting, the rest of a game that lies open, the search whether a game is stuck, and the end.

use crate::app::{App, Panel};
use crate::browser;
use crate::input::follow::Why;
use crate::table::{Motion, finishing, performance};
use engine::{Stuck, StuckSearch};
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use play::{AutoMove, Outcome};
use std::time::Duration;
use texts::announce;

/// How long a slice of the search may take, in milliseconds: the page stays at its ease.
const SLICE: f64 = 4.0;
/// Between two slices, and before the first, in milliseconds.
const BREATH: u64 = 12;
const BEFORE_SEARCH: u64 = 200;
/// From the first card of the fan to the panel, in milliseconds.
const BEFORE_PANEL: f64 = 600.0;

/// What the program is waiting for.
#[derive(Clone, Copy)]
pub(crate) struct Auto {
    /// The next step, or the end.
    next: StoredValue<Option<TimeoutHandle>, LocalStorage>,
    /// How many cards have gone up in the finish that runs.
    finished: StoredValue<Option<usize>, LocalStorage>,
    /// The search that runs, with its timer.
    search: StoredValue<Option<TimeoutHandle>, LocalStorage>,
    /// Whether the player knows that the game is stuck.
    told: StoredValue<bool, LocalStorage>,
}

impl Auto {
    /// Nothing.
    pub(crate) fn new() -> Auto {
        Auto {
            next: StoredValue::new_local(None),
            finished: StoredValue::new_local(None),
            search: StoredValue::new_local(None),
            told: StoredValue::new_local(false),
        }
    }
}

impl App {
    /// Ends everything that runs by itself.
    pub(crate) fn halt(self) {
        for timer in [self.auto.next, self.auto.search] {
            if let Some(timer) = timer.try_update_value(Option::take).flatten() {
                timer.clear();
            }
        }
        self.auto.finished.set_value(None);
    }

    /// Goes on after a change: with steps of the program, with the end, or with the search.
    pub(crate) fn go_on(self) {
        let (won, can_finish) = self.session.with_value(|session| {
            let sitting = session.sitting();
            (sitting.game().is_won(), sitting.can_finish())
        });
        let settings = *self.settings.read_untracked();
        let finishing_on = self.auto.finished.with_value(Option::is_some);
        let played = self.outcome.with_untracked(|outcome| {
            matches!(outcome, Some(Outcome::Played(_) | Outcome::Replaced { .. } | Outcome::Redone(_)))
        });
        if won {
            self.auto.finished.set_value(None);
            if played {
                self.after(self.table.time_left(), move || self.end());
            }
            return;
        }
        let wanted = settings.auto_move != AutoMove::Off || (settings.auto_finish.is_on() && can_finish);
        if finishing_on {
            let cards = self.auto.finished.get_value().unwrap_or(0);
            self.after(finishing(cards) * self.factor(), move || self.step());
        } else if wanted && played {
            self.after(self.table.time_left(), move || self.step());
        }
        self.seek();
    }

    /// Plays the rest, if it plays itself.
    pub(crate) fn finish(self) {
        self.halt();
        if !self.session.with_value(|session| session.sitting().can_finish()) {
            return;
        }
        self.session.update_value(play::Session::finish);
        self.auto.finished.set_value(Some(0));
        self.message.set(None);
        self.table.outlined.set(None);
        self.step();
    }

    /// One step of the program.
    fn step(self) {
        let settings = *self.settings.read_untracked();
        let now = browser::now();
        let step = self.session.try_update_value(|session| session.step_by_itself(settings.auto_move, now)).flatten();
        let finished = self.auto.finished.get_value();
        match step {
            Some(step) => {
                self.auto.finished.set_value(finished.map(|cards| cards + 1));
                let why = if finished.is_some() { Why::Finish } else { Why::Program };
                self.follow(Outcome::Played(step), why);
            }
            None => {
                self.auto.finished.set_value(None);
                if finished.is_none() && settings.auto_finish.is_on() {
                    self.finish();
                }
            }
        }
    }

    fn after(self, milliseconds: f64, then: impl FnOnce() + 'static) {
        let time = Duration::from_millis(milliseconds.max(0.0) as u64);
        let last = self.auto.next.try_update_value(Option::take).flatten();
        if let Some(last) = last {
            last.clear();
        }
        self.auto.next.set_value(set_timeout_with_handle(then, time).ok());
    }

    /// The game is won: the foundations rise, and the panel says so.
    fn end(self) {
        let lang = self.lang.get_untracked();
        let quiet = self.settings.read_untracked().quiet.is_on();
        let sentence = self.session.with_value(|session| {
            let sitting = session.sitting();
            let seconds = sitting.clock().seconds(browser::now());
            announce::won(lang, sitting.moves(), (!quiet).then_some(seconds))
        });
        self.speech.shout(&sentence);
        self.fan(true);
        self.table.outlined.set(None);
        self.show(if self.motionless() { Motion::None } else { Motion::Win });
        self.after(BEFORE_PANEL * self.factor(), move || self.panel.set(Panel::Won));
    }

    /// Searches in small slices whether the game is stuck.
    fn seek(self) {
        let Some(search) = self.session.with_value(|session| session.sitting().stuck_search()) else { return };
        self.slice(search, BEFORE_SEARCH);
    }

    fn slice(self, mut search: StuckSearch, wait: u64) {
        let run = move || {
            let end = performance() + SLICE;
            loop {
                if let Some(answer) = search.run(16) {
                    self.found(answer);
                    return;
                }
                if performance() >= end {
                    break;
                }
            }
            self.slice(search, BREATH);
        };
        self.auto.search.set_value(set_timeout_with_handle(run, Duration::from_millis(wait)).ok());
    }

    fn found(self, answer: Stuck) {
        self.session.update_value(|session| session.note_stuck(answer));
        self.changed();
        let quiet = self.settings.read_untracked().quiet.is_on();
        let told = self.auto.told.get_value();
        self.auto.told.set_value(answer == Stuck::Yes);
        if answer == Stuck::No || quiet || told {
            return;
        }
        let lang = self.lang.get_untracked();
        let stuck = self.session.with_value(|session| announce::stuck(lang, session.sitting().game()));
        self.speech.shout(&stuck.spoken());
        if self.panel.get_untracked() == Panel::None {
            self.panel.set(Panel::Stuck);
        }
    }
}
