//! Everything a player can do at the table, whatever hand or key it comes from.

pub(crate) mod auto;
pub(crate) mod follow;
pub(crate) mod keys;
mod panel;
pub(crate) mod pointer;
pub(crate) mod scroll;

pub(crate) use follow::Why;

use crate::app::{App, Message, MessageKind};
use crate::browser;
use crate::store;
use engine::{IllegalMove, Move, Pile};
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
    /// The rest plays itself, if it can.
    Finish,
}

/// Whether a key is held down, so that one input follows the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Held {
    /// It was just pressed.
    No,
    /// It repeats.
    Yes,
}

/// Listens to everything that a player does.
pub(crate) fn listen(app: App) {
    keys::listen(app);
    pointer::listen(app);
    panel::listen(app);
}

impl App {
    /// Does what the player asks, at once; everything shown follows.
    pub fn input(self, input: Input) {
        self.act(input, Held::No);
    }

    /// The same, for a key that may be held down.
    pub(crate) fn act(self, input: Input, held: Held) {
        if input == Input::Finish {
            self.finish();
            return;
        }
        // Undo at the start of a game that was dealt from another preset's goes back to that one.
        if input == Input::Undo && !self.session.with_value(Session::can_undo) && store::go_back(self) {
            return;
        }
        self.halt();
        let now = browser::now();
        let tap = self.settings.read_untracked().tap;
        let outcome = self.session.try_update_value(|session| match input {
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
            Input::Finish => Outcome::Nothing,
        });
        self.follow(outcome.unwrap_or(Outcome::Nothing), follow::Why::Input(input, held));
    }

    /// Something that is done to the session as a whole: another game.
    pub(crate) fn with_session(self, act: impl FnOnce(&mut Session, u64) -> Outcome) {
        self.halt();
        let now = browser::now();
        let outcome = self.session.try_update_value(|session| act(session, now));
        self.follow(outcome.unwrap_or(Outcome::Nothing), follow::Why::Deal);
    }

    /// Shows and says something beside the game, in one or two sentences.
    pub(crate) fn tell(self, kind: MessageKind, text: &str) {
        let (strong, rest) = match text.split_once(". ") {
            Some((strong, rest)) => ([strong, "."].concat(), rest.to_owned()),
            None => (text.to_owned(), String::new()),
        };
        self.message.set(Some(Message { kind, strong, rest }));
        self.speech.say(text);
    }

    /// Says why something that was begun cannot be done.
    pub(crate) fn refuse(self, reason: IllegalMove) {
        self.interrupt();
        self.follow(Outcome::Refused(reason), follow::Why::Input(Input::Deselect, Held::No));
    }

    /// Ends what the program does by itself, and drops what is picked up, without a word.
    pub(crate) fn interrupt(self) {
        self.halt();
        let dropped = self.session.try_update_value(Session::deselect);
        if dropped == Some(Outcome::Deselected) {
            self.changed();
            self.show(crate::table::Motion::Move);
        }
        if self.message.read_untracked().is_some() {
            self.message.set(None);
        }
    }
}
