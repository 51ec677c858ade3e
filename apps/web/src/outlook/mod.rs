//! Whether the game can still be won: asked of a solver in a thread of its own, only while the
//! player wants to know, and only about positions of which it is not known yet.

mod back;
mod hint;
mod pill;
mod solver;

pub(crate) use pill::Pill;

use crate::app::App;
use crate::store;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use notation::{Record, ShareCode};
use play::outlook::{Answer, Outlook, Prospect, Question, WhyOpen};
use rules::Catalogue;
use solver::{Message, Solver};
use std::time::Duration;
use texts::labels::Outlook as Label;

/// How long the solver may go on with an older question once there is a newer one. Then it is ended
/// and another one started, which costs some ten milliseconds.
const OVERDUE: Duration = Duration::from_millis(120);

/// What the page knows and asks; copies are handles to the same.
#[derive(Clone, Copy)]
pub(crate) struct Help {
    /// What is said of the game on the table; none while nothing is asked.
    pub(crate) said: RwSignal<Option<Prospect>>,
    known: StoredValue<Outlook, LocalStorage>,
    thread: StoredValue<Thread, LocalStorage>,
    /// What the player has asked for, and after how many moves, while it is looked for.
    wish: StoredValue<Option<(Wish, usize)>, LocalStorage>,
    /// The hint that was given last, and for which position.
    hinted: StoredValue<Option<(Vec<u8>, hint::Given)>, LocalStorage>,
    /// The position that was counted last as one that the player was told of.
    told: StoredValue<Vec<u8>, LocalStorage>,
}

/// Something that a player asks for once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wish {
    /// The way back to the last position that could be won.
    WayBack,
    /// A hint.
    Hint,
}

/// The solver, and what it is doing.
#[derive(Default)]
struct Thread {
    solver: Option<Solver>,
    /// The question that waits for its answer, as a line.
    newest: Option<(u64, String)>,
    /// The question that is searched.
    searched: Option<u64>,
    overdue: Option<TimeoutHandle>,
}

impl Help {
    /// Nothing is known and nothing asked.
    pub(crate) fn new() -> Help {
        Help {
            said: RwSignal::new(None),
            known: StoredValue::new_local(Outlook::new()),
            thread: StoredValue::new_local(Thread::default()),
            wish: StoredValue::new_local(None),
            hinted: StoredValue::new_local(None),
            told: StoredValue::new_local(Vec::new()),
        }
    }
}

/// Follows the game and the setting as long as the page lives.
pub(crate) fn begin(app: App) {
    let wanted = Memo::new(move |_| app.settings.read().outlook.is_on());
    Effect::new(move |_| {
        app.revision.track();
        let wanted = wanted.get();
        if app.wished().is_some() {
            return;
        }
        if wanted {
            app.look_ahead();
        } else if app.help.said.get_untracked().is_some() {
            app.stop_looking();
        }
    });
}

impl App {
    /// Looks for what the player asks for.
    fn wish(self, wish: Wish) {
        self.interrupt();
        let moves = self.session.with_value(|session| session.sitting().moves());
        self.help.wish.set_value(Some((wish, moves)));
        self.pursue(wish);
    }

    /// What the player has asked for, if it is still being looked for. A move ends that.
    fn wished(self) -> Option<Wish> {
        let (wish, moves) = self.help.wish.get_value()?;
        if self.session.with_value(|session| session.sitting().moves()) == moves {
            return Some(wish);
        }
        self.help.wish.set_value(None);
        None
    }

    fn pursue(self, wish: Wish) {
        match wish {
            Wish::WayBack => self.look_back(),
            Wish::Hint => self.look_for_hint(),
        }
    }

    /// What was asked for is found, and the player was told what only who knows all cards can know.
    fn grant(self) {
        self.help.wish.set_value(None);
        self.session.update_value(play::Session::note_verdict);
        store::keep(self);
        if !self.settings.read_untracked().outlook.is_on() {
            self.stop_looking();
        }
    }

    /// Says what is known of the game on the table, and asks what is not.
    fn look_ahead(self) {
        let asked = self.session.with_value(|session| {
            let sitting = session.sitting();
            let question = self.help.known.try_update_value(|known| known.question(sitting.game())).flatten();
            question.and_then(|question| Some((question.number(), line(sitting.code(), &question)?)))
        });
        self.say_prospect();
        match asked {
            Some((number, line)) => self.ask(number, line),
            None => self.ask_nothing(),
        }
    }

    fn say_prospect(self) {
        let (prospect, position, moves) = self.session.with_value(|session| {
            let game = session.sitting().game();
            let prospect = self.help.known.with_value(|known| known.prospect(game));
            (prospect, game.table().position(game.rules()), session.sitting().moves())
        });
        let before = self.help.said.get_untracked();
        if before != Some(prospect) {
            self.help.said.set(Some(prospect));
            // Whoever hears the page is told when it changes, not after every move.
            if certain(prospect) && before.is_some() {
                self.speech.add(label(prospect, moves).text(self.lang.get_untracked()));
            }
        }
        if certain(prospect) && self.help.told.with_value(|told| *told != position) {
            self.help.told.set_value(position);
            let first = self.session.try_update_value(|session| {
                session.note_verdict();
                session.sitting().helped().verdicts == 1
            });
            // The next move keeps the number; that there was help at all is kept at once.
            if first == Some(true) {
                store::keep(self);
            }
        }
    }

    fn ask(self, number: u64, line: String) {
        let waits = self.help.thread.with_value(|thread| thread.newest.as_ref().is_some_and(|(n, _)| *n == number));
        if waits {
            return;
        }
        self.help.thread.update_value(|thread| {
            thread.forget_overdue();
            if thread.solver.is_none() {
                thread.searched = None;
                thread.solver = Solver::start(move |message| self.hear(message));
            }
            if let Some(solver) = &thread.solver {
                solver.ask(&line);
            }
            if thread.searched.is_some() {
                thread.overdue = set_timeout_with_handle(move || self.start_anew(), OVERDUE).ok();
            }
            thread.newest = Some((number, line));
        });
    }

    /// The game has gone where nothing is to be asked.
    fn ask_nothing(self) {
        self.help.thread.update_value(|thread| {
            thread.forget_overdue();
            if thread.newest.take().is_some()
                && let Some(solver) = &thread.solver
            {
                solver.ask("");
            }
        });
    }

    /// The solver is still busy with what nobody wants to know any more.
    fn start_anew(self) {
        let line = self.help.thread.try_update_value(|thread| {
            *thread = Thread { newest: thread.newest.take(), ..Thread::default() };
            thread.newest.take()
        });
        if let Some((number, line)) = line.flatten() {
            self.ask(number, line);
        }
    }

    fn stop_looking(self) {
        self.help.thread.update_value(|thread| {
            thread.forget_overdue();
            *thread = Thread::default();
        });
        self.help.said.set(None);
    }

    fn hear(self, message: Message) {
        match message {
            Message::Begun(number) => self.help.thread.update_value(|thread| {
                thread.searched = Some(number);
                if thread.newest.as_ref().is_some_and(|(newest, _)| *newest == number) {
                    thread.forget_overdue();
                }
            }),
            Message::Line(line) => {
                let answered = Answer::read(&line);
                let number = answered.as_ref().map(|(number, ..)| *number);
                self.help.thread.update_value(|thread| {
                    thread.searched = None;
                    if thread.newest.as_ref().map(|(newest, _)| *newest) == number {
                        thread.newest = None;
                    }
                });
                match answered {
                    Some((number, answer, _)) => self.learn_answer(number, &answer),
                    None => self.give_up(),
                }
            }
            Message::Broken => self.give_up(),
        }
    }

    fn learn_answer(self, number: u64, answer: &Answer) {
        self.help.known.update_value(|known| {
            known.answer(number, answer);
        });
        if let Some(wish) = self.wished() {
            self.pursue(wish);
        } else if self.settings.read_untracked().outlook.is_on() {
            self.look_ahead();
        }
    }

    /// What was asked last is not asked again; the next question starts another solver.
    fn give_up(self) {
        let newest = self.help.thread.try_update_value(|thread| {
            thread.forget_overdue();
            std::mem::take(thread).newest
        });
        if let Some((number, _)) = newest.flatten() {
            self.learn_answer(number, &Answer::Open(WhyOpen::Limit));
        }
    }
}

impl Thread {
    fn forget_overdue(&mut self) {
        if let Some(timer) = self.overdue.take() {
            timer.clear();
        }
    }
}

/// Whether a prospect is one that a player must not be told unasked.
fn certain(prospect: Prospect) -> bool {
    match prospect {
        Prospect::CanBeWon | Prospect::CannotBeWon => true,
        Prospect::NotKnown(_) => false,
    }
}

/// The words of a prospect after so many moves.
fn label(prospect: Prospect, moves: usize) -> Label {
    match prospect {
        Prospect::CanBeWon => Label::CanBeWon,
        Prospect::CannotBeWon if moves == 0 => Label::NeverCould,
        Prospect::CannotBeWon => Label::CannotBeWon,
        Prospect::NotKnown(_) => Label::NotKnown,
    }
}

/// A question as the solver reads it: its number and the record of the moves up to the position.
fn line(code: &str, question: &Question) -> Option<String> {
    let code = ShareCode::parse(code, Catalogue::builtin()).ok()?;
    let record = Record::new(code, 0, 0, question.moves().to_vec());
    Some([&question.number().to_string(), " ", &record.to_string()].concat())
}
