//! What follows from an input: the cards' motion, words, the cursor, and everything that is kept.

use crate::app::{App, Message, MessageKind};
use crate::input::{Held, Input};
use crate::store;
use crate::table::{Cursor, Motion};
use engine::{Move, Pile, Step};
use leptos::prelude::*;
use play::{Outcome, Session};
use texts::refusal::Refusal;
use texts::{Lang, announce, refusal};

/// Why something happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// The player did this.
    Input(Input, Held),
    /// Another game was dealt or opened.
    Deal,
    /// The program made a step by itself.
    Program,
    /// The rest plays itself.
    Finish,
    /// Another tab has moved on.
    OtherTab,
    /// The page has read what was kept.
    Opening,
}

impl App {
    /// Shows, says and keeps what has happened.
    pub(crate) fn follow(self, outcome: Outcome, why: Why) {
        let lang = self.lang.get_untracked();
        let refused = self.session.with_value(|session| refused(lang, session, &outcome));
        if self.message.read_untracked().is_some() || refused.is_some() {
            self.message.set(refused.clone().map(|refusal| Message {
                kind: MessageKind::Refusal,
                strong: refusal.wrong,
                rest: refusal.fits,
            }));
        }
        let changes = changes(&outcome);
        if changes {
            self.fan(false);
            self.speech.hush();
            self.table.hand.update_value(|hand| hand.shown = None);
        }
        let moved = self.session.with_value(|session| moved(session, &outcome));
        let outlined = moved.filter(|_| is_chosen_by_program(why, &outcome)).and_then(|to| Some((to.pile, to.place?)));
        if self.table.outlined.get_untracked() != outlined {
            self.table.outlined.set(outlined);
        }
        if let Some(sentence) =
            self.session.with_value(|session| sentence(lang, session, &outcome, why, refused.as_ref()))
        {
            self.speech.say(&sentence);
        }
        self.outcome.set(Some(outcome.clone()));
        self.changed();
        match motion(&outcome, why) {
            Motion::Deal => {
                self.clear_hand();
                self.show_deal();
            }
            motion => self.show(motion),
        }
        let cursor = self.table.cursor.get_untracked();
        match moved {
            // Whoever turns the stock wants to turn it again.
            Some(to) if cursor.pile != Pile::Stock || to.pile != Pile::Waste => {
                self.put_cursor(to);
                self.reveal(to);
            }
            Some(_) | None => self.put_cursor(cursor),
        }
        self.follow_cursor();
        if changes {
            match why {
                Why::Input(..) | Why::Deal | Why::Program | Why::Finish => store::keep(self),
                // What was just read is kept already.
                Why::OtherTab | Why::Opening => {}
            }
            self.teach(&outcome);
            self.go_on();
        }
    }
}

/// Whether the game on the table is another than before.
fn changes(outcome: &Outcome) -> bool {
    match outcome {
        Outcome::Played(_)
        | Outcome::Replaced { .. }
        | Outcome::Undone(_)
        | Outcome::Redone(_)
        | Outcome::Returned
        | Outcome::Advanced => true,
        Outcome::Nothing | Outcome::Selected(_) | Outcome::Deselected | Outcome::Refused(_) | Outcome::NoTarget(_) => {
            false
        }
    }
}

/// How the cards move.
fn motion(outcome: &Outcome, why: Why) -> Motion {
    match (outcome, why) {
        (_, Why::Input(Input::Undo | Input::Redo, Held::Yes) | Why::Opening) => Motion::None,
        (Outcome::Advanced, Why::Deal | Why::Input(Input::Restart, _)) => Motion::Deal,
        (outcome, _) => Motion::of(outcome),
    }
}

/// Where the cards of an outcome lie now: the first of them, on their pile.
fn moved(session: &Session, outcome: &Outcome) -> Option<Cursor> {
    let game = session.sitting().game();
    let at = |pile: Pile, count: u8| {
        let held = game.table().pile(pile)?.len();
        Some(Cursor { pile, place: held.checked_sub(usize::from(count.max(1))) })
    };
    let forward = |step: &Step| match step.get() {
        Move::Carry { to, count, .. } => at(to, count),
        Move::Turn => at(Pile::Waste, 1),
        Move::Redeal | Move::Reshuffle => Some(Cursor::last(game, Pile::Stock)),
    };
    match outcome {
        Outcome::Played(step) | Outcome::Redone(step) | Outcome::Replaced { played: step, .. } => forward(step),
        Outcome::Undone(step) => match step.get() {
            Move::Carry { from, count, .. } => at(from, count),
            Move::Turn => Some(Cursor::last(game, Pile::Stock)),
            Move::Redeal | Move::Reshuffle => Some(Cursor::last(game, Pile::Waste)),
        },
        Outcome::Selected(selection) => at(selection.pile, selection.count),
        Outcome::Nothing
        | Outcome::Deselected
        | Outcome::Returned
        | Outcome::Advanced
        | Outcome::Refused(_)
        | Outcome::NoTarget(_) => None,
    }
}

/// Whether the program chose where the cards went, so that the player wants to see where that was.
fn is_chosen_by_program(why: Why, outcome: &Outcome) -> bool {
    let carried = match outcome {
        Outcome::Played(step) | Outcome::Replaced { played: step, .. } => matches!(step.get(), Move::Carry { .. }),
        Outcome::Nothing
        | Outcome::Selected(_)
        | Outcome::Deselected
        | Outcome::Undone(_)
        | Outcome::Redone(_)
        | Outcome::Returned
        | Outcome::Advanced
        | Outcome::Refused(_)
        | Outcome::NoTarget(_) => false,
    };
    let chosen = match why {
        Why::Input(Input::Tap(..) | Input::Activate(..) | Input::Best(_) | Input::ToFoundation(_), _) => true,
        Why::Program => true,
        Why::Input(
            Input::Carry(..)
            | Input::Try(_)
            | Input::Turn
            | Input::Deselect
            | Input::Undo
            | Input::Redo
            | Input::Restart
            | Input::Finish,
            _,
        )
        | Why::Deal
        | Why::Finish
        | Why::OtherTab
        | Why::Opening => false,
    };
    carried && chosen
}

/// The words for what is not allowed.
fn refused(lang: Lang, session: &Session, outcome: &Outcome) -> Option<Refusal> {
    let game = session.sitting().game();
    match outcome {
        Outcome::Refused(reason) => Some(refusal::refusal(lang, game.rules(), *reason)),
        Outcome::NoTarget(selection) => {
            let pile = game.view().pile(selection.pile);
            let head = pile.rev().nth(usize::from(selection.count).saturating_sub(1))?.card()?;
            Some(refusal::no_target(lang, head))
        }
        Outcome::Nothing
        | Outcome::Selected(_)
        | Outcome::Deselected
        | Outcome::Played(_)
        | Outcome::Replaced { .. }
        | Outcome::Undone(_)
        | Outcome::Redone(_)
        | Outcome::Returned
        | Outcome::Advanced => None,
    }
}

/// The one sentence that a screen reader says of it.
fn sentence(lang: Lang, session: &Session, outcome: &Outcome, why: Why, refused: Option<&Refusal>) -> Option<String> {
    let sitting = session.sitting();
    let game = sitting.game();
    let mut text = match (outcome, why) {
        (Outcome::Refused(_) | Outcome::NoTarget(_), _) => refused.map(Refusal::spoken),
        // The end is said when it is reached; the other tab's news is a message of its own.
        (_, Why::Finish | Why::OtherTab | Why::Opening) => None,
        (Outcome::Played(step), Why::Program) => Some(announce::automatic(lang, game, step)),
        (Outcome::Played(step), _) => Some(announce::played(lang, game, step)),
        (Outcome::Replaced { played, .. }, _) => Some(announce::replaced(lang, game, played)),
        (Outcome::Undone(step), _) => Some(announce::undone(lang, game, step)),
        (Outcome::Redone(step), _) => Some(announce::redone(lang, game, step)),
        (Outcome::Selected(selection), _) => {
            let head = game.view().pile(selection.pile).rev().nth(usize::from(selection.count).saturating_sub(1));
            let targets = sitting.targets(*selection).len();
            let on_it = usize::from(selection.count) - 1;
            head.and_then(engine::Seen::card).map(|head| announce::picked_up(lang, head, on_it, targets))
        }
        (Outcome::Deselected, _) => Some(announce::put_down(lang).to_owned()),
        (Outcome::Returned, _) => Some(announce::returned(lang).to_owned()),
        (Outcome::Advanced, Why::Input(Input::Restart, _)) => Some(announce::restarted(lang).to_owned()),
        (Outcome::Advanced, Why::Deal) => {
            Some(announce::dealt(lang, game.rules().name(), store::number(sitting.code()).parse().ok()))
        }
        (Outcome::Advanced, _) => Some(announce::advanced(lang).to_owned()),
        (Outcome::Nothing, Why::Input(Input::Undo, _)) => Some(announce::nothing_to_undo(lang).to_owned()),
        (Outcome::Nothing, Why::Input(Input::Redo, _)) => Some(announce::nothing_to_redo(lang).to_owned()),
        (Outcome::Nothing, _) => None,
    }?;
    let played = matches!(outcome, Outcome::Played(_) | Outcome::Replaced { .. });
    if played && sitting.can_finish() {
        text.push(' ');
        text.push_str(announce::finish_offered(lang));
    }
    Some(text)
}
