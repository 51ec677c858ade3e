//! Everything a player can do at the table, whatever hand or key it comes from.

use crate::app::{App, Message, MessageKind};
use crate::browser;
use crate::table::Motion;
use engine::{Move, Pile};
use leptos::prelude::*;
use play::{Outcome, Selection, Session};

/// One input of the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A tap or click on a card of a pile, or on the empty place.
    Tap(Pile, Option<usize>),
    /// The same by a key, a switch or a screen reader: picks up or puts down.
    Activate(Pile, Option<usize>),
    /// Cards are carried to a pile.
    Carry(Selection, Pile),
    /// Exactly this move.
    Try(Move),
    /// The cards' best move.
    Best(Selection),
    /// The last card of a pile goes to its foundation.
    ToFoundation(Pile),
    /// The stock is turned.
    Turn,
    /// What is picked up is put down where it lay.
    Deselect,
    /// The last step is taken back.
    Undo,
    /// A step that was taken back is made again.
    Redo,
    /// The same game begins again.
    Restart,
    /// The rest plays itself.
    Finish,
}

impl App {
    /// Does what the player asks, at once; everything shown follows.
    pub fn input(self, input: Input) {
        let now = browser::now();
        let tap = self.settings.read_untracked().tap;
        let mut outcome = Outcome::Nothing;
        self.session.update_value(|session| {
            outcome = match input {
                Input::Tap(pile, index) => session.tap(pile, index, tap, now),
                Input::Activate(pile, index) => session.activate(pile, index, now),
                Input::Carry(selection, to) => session.carry(selection, to, now),
                Input::Try(mv) => session.attempt(mv, now),
                Input::Best(selection) => session.best(selection, now),
                Input::ToFoundation(pile) => session.to_foundation(pile, now),
                Input::Turn => session.turn(now),
                Input::Deselect => session.deselect(),
                Input::Undo => session.undo(now),
                Input::Redo => session.redo(now),
                Input::Restart => session.restart(now),
                Input::Finish => {
                    session.finish();
                    Outcome::Nothing
                }
            };
        });
        self.follow(outcome);
    }

    /// Shows what an input has done.
    fn follow(self, outcome: Outcome) {
        let lang = self.lang.get_untracked();
        let motion = Motion::of(&outcome);
        let message = self.session.with_value(|session| match &outcome {
            Outcome::Refused(reason) => {
                let refusal = texts::refusal::refusal(lang, session.sitting().game().rules(), *reason);
                Some(Message { kind: MessageKind::Refusal, strong: refusal.wrong, rest: refusal.fits })
            }
            Outcome::Nothing
            | Outcome::Selected(_)
            | Outcome::Deselected
            | Outcome::Played(_)
            | Outcome::Replaced { .. }
            | Outcome::Undone(_)
            | Outcome::Redone(_)
            | Outcome::Returned
            | Outcome::Advanced
            | Outcome::NoTarget(_) => None,
        });
        if self.message.read_untracked().is_some() || message.is_some() {
            self.message.set(message);
        }
        self.outcome.set(Some(outcome));
        self.changed();
        self.show(motion);
    }

    /// Something that is done to the session as a whole: a new game, another one's start.
    pub(crate) fn with_session(self, act: impl FnOnce(&mut Session, u64) -> Outcome) {
        let now = browser::now();
        let mut outcome = Outcome::Nothing;
        self.session.update_value(|session| outcome = act(session, now));
        self.follow(outcome);
    }
}
