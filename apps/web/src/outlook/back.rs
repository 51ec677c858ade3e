//! The way back to the last position that could still be won (KL-44).

use super::{Wish, line};
use crate::app::{App, MessageKind};
use crate::browser;
use crate::input::{Held, Input, Why};
use engine::{Game, Step};
use leptos::prelude::*;
use play::Outcome;
use play::outlook::{Prospect, WayBack};
use texts::Lang;
use texts::announce;
use texts::labels::Outlook as Label;

impl App {
    /// Takes moves back up to the last position that could still be won, once that is found.
    pub(crate) fn go_back(self) {
        self.wish(Wish::WayBack);
    }

    /// Asks what must be known for it, goes there, or says why not.
    pub(super) fn look_back(self) {
        let (way, asked) = self.session.with_value(|session| {
            let sitting = session.sitting();
            let ask = |known: &mut play::outlook::Outlook| {
                let first = known.question(sitting.game());
                let way = first.map_or_else(|| known.way_back(sitting.game()), WayBack::Ask);
                let unknown = way == WayBack::NotLost && known.prospect(sitting.game()) != Prospect::CanBeWon;
                if unknown { WayBack::NotKnown(None) } else { way }
            };
            let way = self.help.known.try_update_value(ask).unwrap_or(WayBack::NotLost);
            let asked = match &way {
                WayBack::Ask(question) => line(sitting.code(), question).map(|line| (question.number(), line)),
                WayBack::NotLost | WayBack::NeverCould | WayBack::Found { .. } | WayBack::NotKnown(_) => None,
            };
            (way, asked)
        });
        if let Some((number, line)) = asked {
            self.ask(number, line);
            return;
        }
        self.grant();
        let lang = self.lang.get_untracked();
        match way {
            WayBack::Found { steps, .. } => self.take_back_to(steps, announce::went_back),
            // What lost the game is not certain, but that it could be won there is.
            WayBack::NotKnown(Some(steps)) => self.take_back_to(steps, |lang, undone, _, _| {
                [&announce::undone_many(lang, undone), " ", Label::CanBeWon.text(lang)].concat()
            }),
            WayBack::NotLost => self.tell(MessageKind::Note, Label::CanBeWon.text(lang)),
            WayBack::NeverCould => self.tell(MessageKind::Note, Label::NeverCouldLong.text(lang)),
            WayBack::NotKnown(None) | WayBack::Ask(_) => self.tell(MessageKind::Note, Label::NotKnownLong.text(lang)),
        }
    }

    /// Takes moves back until so many are left, and says it with how many those were, and with the
    /// first of them.
    fn take_back_to(self, steps: usize, say: fn(Lang, usize, &Game, &Step) -> String) {
        let now = browser::now();
        let lang = self.lang.get_untracked();
        let undone = self.session.try_update_value(|session| {
            let mut last = Outcome::Nothing;
            let mut sentence = String::new();
            let before = session.sitting().moves();
            while session.sitting().moves() > steps {
                let sitting = session.sitting();
                if let (true, Some((step, _))) = (sitting.moves() == steps + 1, sitting.last()) {
                    sentence = say(lang, before - steps, sitting.game(), step);
                }
                last = session.undo(now);
            }
            (last, sentence)
        });
        if let Some((last, sentence)) = undone {
            self.follow(last, Why::Input(Input::Undo, Held::No));
            self.tell(MessageKind::Note, &sentence);
        }
    }
}
