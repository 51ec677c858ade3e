//! The first deal for newcomers: each kind of move is explained as it first occurs, in a bar that
//! can be closed for good at any moment.

use crate::app::App;
use art::Icon;
use leptos::prelude::*;
use play::{Outcome, Switch};
use std::time::Duration;
use texts::labels::{Bar, Share};
use texts::lesson::{self, Lesson};

/// Greets a player who was never here, and goes on with the lessons of one who left among them.
pub(crate) fn begin(app: App) {
    if app.settings.read_untracked().introduced.is_on() {
        return;
    }
    app.learned.set_value(vec![Lesson::Welcome]);
    let untouched = app.session.with_value(|session| !session.sitting().has_begun());
    if untouched {
        app.lesson.set(Some(Lesson::Welcome));
        // A region speaks of what changes in it, and it must be in the document before.
        set_timeout(move || app.say_lesson(Lesson::Welcome), Duration::from_millis(600));
    }
}

/// Lessons that a deal may never come to: the rest is enough to be done.
fn is_rare(lesson: Lesson) -> bool {
    match lesson {
        Lesson::Redeal | Lesson::TakeBack | Lesson::EmptyColumn | Lesson::Undo | Lesson::Done => true,
        Lesson::Welcome | Lesson::Turn | Lesson::Column | Lesson::Run | Lesson::TurnedUp | Lesson::Foundation => false,
    }
}

impl App {
    /// Begins the lessons again.
    pub fn learn(self) {
        self.settings.update(|settings| settings.introduced = Switch::Off);
        self.learned.set_value(vec![Lesson::Welcome]);
        self.lesson.set(Some(Lesson::Welcome));
        self.say_lesson(Lesson::Welcome);
    }

    /// Explains what has just happened, if it has not been explained yet.
    pub(crate) fn teach(self, outcome: &Outcome) {
        if self.settings.read_untracked().introduced.is_on() || self.lessons_are_over() {
            return;
        }
        // A link and a restart lay out another deal, to which the greeting belongs as well.
        let laid_out = match outcome {
            Outcome::Advanced => self.session.with_value(|session| session.sitting().moves() == 0),
            Outcome::Nothing
            | Outcome::Selected(_)
            | Outcome::Deselected
            | Outcome::Played(_)
            | Outcome::Replaced { .. }
            | Outcome::Undone(_)
            | Outcome::Redone(_)
            | Outcome::Returned
            | Outcome::Refused(_)
            | Outcome::NoTarget(_) => false,
        };
        if laid_out && self.lesson.get_untracked() == Some(Lesson::Welcome) {
            return;
        }
        let shown = self.session.with_value(|session| {
            let game = session.sitting().game();
            match outcome {
                Outcome::Played(step) | Outcome::Redone(step) | Outcome::Replaced { played: step, .. } => {
                    Lesson::shown_by(game, step)
                }
                Outcome::Undone(_) | Outcome::Returned => vec![Lesson::Undo],
                Outcome::Nothing
                | Outcome::Selected(_)
                | Outcome::Deselected
                | Outcome::Advanced
                | Outcome::Refused(_)
                | Outcome::NoTarget(_) => Vec::new(),
            }
        });
        let next = self.learned.with_value(|learned| shown.into_iter().find(|lesson| !learned.contains(lesson)));
        match next {
            Some(lesson) => {
                self.learned.update_value(|learned| learned.push(lesson));
                self.lesson.set(Some(lesson));
                self.say_lesson(lesson);
            }
            None => self.finish_lessons(),
        }
    }

    /// What was told goes with the next move. When all kinds of moves that come in every deal are
    /// explained, that is said, once.
    fn finish_lessons(self) {
        if self.lesson.get_untracked() == Some(Lesson::Done) {
            self.leave_lessons();
            return;
        }
        let all = self.learned.with_value(|learned| {
            Lesson::ALL.iter().filter(|lesson| !is_rare(**lesson)).all(|lesson| learned.contains(lesson))
        });
        self.lesson.set(all.then_some(Lesson::Done));
        if all {
            self.say_lesson(Lesson::Done);
        }
    }

    /// Whether the player has ended the lessons in this visit.
    fn lessons_are_over(self) -> bool {
        self.learned.with_value(Vec::is_empty)
    }

    fn say_lesson(self, lesson: Lesson) {
        let lang = self.lang.get_untracked();
        let text = self.session.with_value(|session| lesson::text(lang, session.sitting().game().rules(), lesson));
        self.speech.add(&[lesson::title(lang, lesson), ". ", &text].concat());
    }

    pub(crate) fn leave_lessons(self) {
        self.lesson.set(None);
        self.learned.set_value(Vec::new());
        self.settings.update(|settings| settings.introduced = Switch::On);
    }
}

/// The bar of the lesson that is told now. It steps aside for a message.
#[component]
pub(crate) fn Lessons(app: App) -> impl IntoView {
    let lesson = move || app.lesson.get().filter(|_| app.message.read().is_none());
    let place = move || app.layout.read().bars.message;
    move || {
        let lesson = lesson()?;
        let lang = app.lang.get();
        let text = app.session.with_value(|session| lesson::text(lang, session.sitting().game().rules(), lesson));
        // The button goes with its bar, and leaves the focus at the table.
        let leave = move |_| {
            app.leave_lessons();
            app.focus_cursor(app.table.cursor.get_untracked());
        };
        let close = if lesson == Lesson::Done { Bar::Close.text(lang) } else { Share::Skip.text(lang) };
        Some(view! {
            <section
                class="lesson"
                aria-label=lesson::title(lang, lesson)
                style:--middle=move || crate::browser::px(place().middle, "px")
                style:--bottom=move || crate::browser::px(app.layout.read().window.height - place().bottom, "px")
                style:--width=move || crate::browser::px(place().width, "px")
            >
                <span class="sign" aria-hidden="true" inner_html=art::icon(Icon::Info, 22.0, 1.9)></span>
                <p><strong>{lesson::title(lang, lesson)}</strong><span>{text}</span></p>
                <button type="button" on:click=leave>{close}</button>
            </section>
        })
    }
}
