//! Open hints: the next move of a line that is known to win, told a rung of the ladder at a time.

use super::{Wish, line};
use crate::app::{App, MessageKind};
use engine::{Move, Pile};
use leptos::prelude::*;
use play::outlook::Prospect;
use texts::hint::{self, Rung};
use texts::labels::Outlook as Label;

/// What was told of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Given {
    /// So much of its hint.
    Up(Rung),
    /// That it is lost.
    Lost,
}

impl App {
    /// Tells the first rung of a hint, and one more each time it is asked for in the same position.
    /// In a lost position the second time leads back to where it could be won.
    pub fn hint(self) {
        if self.session.with_value(|session| session.sitting().game().is_won()) {
            return;
        }
        self.wish(Wish::Hint);
    }

    pub(super) fn look_for_hint(self) {
        let (position, asked, prospect, next) = self.session.with_value(|session| {
            let sitting = session.sitting();
            let game = sitting.game();
            let question = self.help.known.try_update_value(|known| known.question(game)).flatten();
            let asked = question.and_then(|question| Some((question.number(), line(sitting.code(), &question)?)));
            let next = self.help.known.with_value(|known| known.next(game).zip(known.left(game)));
            let prospect = self.help.known.with_value(|known| known.prospect(game));
            (game.table().position(game.rules()), asked, prospect, next)
        });
        if let Some((number, line)) = asked {
            self.ask(number, line);
            return;
        }
        let before = self.help.hinted.get_value().filter(|(other, _)| *other == position).map(|(_, given)| given);
        let lang = self.lang.get_untracked();
        let given = match (prospect, next, before) {
            (Prospect::CannotBeWon, _, Some(Given::Lost)) => {
                self.go_back();
                return;
            }
            (Prospect::CannotBeWon, ..) => Given::Lost,
            (_, None, _) => {
                self.grant();
                self.tell(MessageKind::Note, Label::NotKnownLong.text(lang));
                return;
            }
            (_, Some(_), Some(Given::Up(rung))) => Given::Up(rung.next()),
            (_, Some(_), Some(Given::Lost) | None) => Given::Up(Rung::Something),
        };
        self.help.hinted.set_value(Some((position, given)));
        self.session.update_value(play::Session::note_hint);
        self.grant();
        match (given, next) {
            (Given::Up(rung), Some((mv, left))) => {
                let text =
                    self.session.with_value(|session| hint::open(lang, session.sitting().game(), mv, left, rung));
                self.table.outlined.set(self.source(mv).filter(|_| rung != Rung::Something && rung != Rung::Where));
                self.tell(MessageKind::Note, &text);
            }
            (Given::Up(_) | Given::Lost, _) => self.tell(MessageKind::Note, Label::LostGoBack.text(lang)),
        }
    }

    /// The first card that a move carries.
    fn source(self, mv: Move) -> Option<(Pile, usize)> {
        let Move::Carry { from, count, .. } = mv else { return None };
        let cards = self.session.with_value(|session| session.sitting().game().table().pile(from).map(<[_]>::len))?;
        Some((from, cards.checked_sub(usize::from(count))?))
    }
}
