//! The first deal for newcomers: each kind of move is explained as it first occurs, in a bar that
//! can be closed for good at any moment.

use crate::app::App;
use art::Icon;
use leptos::prelude::*;
use play::{Outcome, Switch};
use texts::labels::Bar;
use texts::lesson::{self, Lesson};

/// Greets a player who was never here.
pub(crate) fn begin(app: App) {
    let untouched = app.session.with_value(|session| !session.sitting().has_begun());
    if untouched && !app.settings.read_untracked().introduced.is_on() {
        app.lesson.set(Some(Lesson::Welcome));
        app.learned.set_value(vec![Lesson::Welcome]);
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
        if self.settings.read_untracked().introduced.is_on() || self.lesson_is_unwanted() {
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

    /// All kinds of moves that come in every deal are explained: that is said, once.
    fn finish_lessons(self) {
        let all = self.learned.with_value(|learned| {
            Lesson::ALL.iter().filter(|lesson| !is_rare(**lesson)).all(|lesson| learned.contains(lesson))
        });
        if all && self.lesson.get_untracked() != Some(Lesson::Done) {
            self.lesson.set(Some(Lesson::Done));
            self.say_lesson(Lesson::Done);
        }
    }

    /// Nothing was begun: a player who closed the page in the middle of the lessons is spared them.
    fn lesson_is_unwanted(self) -> bool {
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
        let close = if lesson == Lesson::Done { Bar::Close.text(lang) } else { texts::labels::Share::Skip.text(lang) };
        Some(view! {
            <section
                class="lesson"
                aria-label=lesson::title(lang, lesson)
                style:--middle=move || super::cards::px(place().middle, "px")
                style:--bottom=move || super::cards::px(app.layout.read().window.height - place().bottom, "px")
                style:--width=move || super::cards::px(place().width, "px")
            >
                <span class="sign" aria-hidden="true" inner_html=art::icon(Icon::Info, 22.0, 1.9)></span>
                <p><strong>{lesson::title(lang, lesson)}</strong>{text}</p>
                <button type="button" on:click=move |_| app.leave_lessons()>{close}</button>
            </section>
        })
    }
}
