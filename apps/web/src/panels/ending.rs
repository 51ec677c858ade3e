//! Won and stuck.

use super::deal::{self, Wish};
use super::parts::{figure, rules_name, sign, stroked};
use super::statistics::of_this_kind;
use crate::app::{App, Panel};
use crate::browser;
use crate::input::Input;
use art::Icon;
use leptos::prelude::*;
use notation::DealName;
use play::{Best, GameResult, Summary, bests};
use rules::ScoreMode;
use texts::labels::{Ending as Label, Outlook, Record, deal_title};
use texts::{Lang, announce, number};

/// The game is won: what it took, whether something was a best, and what next.
#[component]
pub(super) fn Won(app: App, close: Callback<()>) -> impl IntoView {
    let lang = app.lang;
    let wish: Wish = expect_context();
    let text = move |label: Label| move || label.text(lang.get());
    let quiet = move || app.settings.read().quiet.is_on();
    let figures = move || {
        let lang = lang.get();
        let (moves, seconds, score) = app.read(|session| {
            let sitting = session.sitting();
            let seconds = sitting.clock().seconds(browser::now());
            let (game, mode) = (sitting.game(), sitting.game().rules().score().mode);
            (sitting.moves(), seconds, points(lang, mode, game.score(seconds)))
        });
        let streak = streak(app);
        view! {
            {(!quiet()).then(|| figure(number::clock(seconds), Label::Time.text(lang)))}
            {figure(number::unsigned(lang, moves as u64), Label::Moves.text(lang))}
            {figure(number::unsigned(lang, streak as u64), Label::InARow.text(lang))}
            {(!quiet()).then_some(score).flatten().map(|(score, label)| figure(score, label.text(lang)))}
        }
    };
    view! {
        <div class="panel card-panel won">
            <h1 id=super::TITLE>{text(Label::Won)}</h1>
            <p class="muted">{move || which(app, lang.get())}</p>
            <dl class="figures-row">{figures}</dl>
            {move || {
                let best = best(app, quiet())?;
                Some(
                    view! {
                        <p class="best">
                            {stroked(Icon::Check, 18.0, 2.6)} <span>{best.text(lang.get())}</span>
                        </p>
                    },
                )
            }}
            <button type="button" class="button primary" data-first="" on:click=move |_| app.panel.set(Panel::NewGame)>
                {text(Label::NewGame)}
            </button>
            <div class="button-pair">
                <button
                    type="button"
                    class="button"
                    on:click=move |_| {
                        close.run(());
                        wish.restart(app);
                    }
                >
                    {text(Label::SameAgain)}
                </button>
                <button type="button" class="button" on:click=move |_| app.panel.set(Panel::Statistics)>
                    {sign(Icon::Chart, 19.0)}
                    <span>{text(Label::Statistics)}</span>
                </button>
            </div>
        </div>
    }
}

/// The game is stuck: why, and what can be done.
#[component]
pub(super) fn StuckPanel(app: App, close: Callback<()>) -> impl IntoView {
    let lang = app.lang;
    let wish: Wish = expect_context();
    let text = move |label: Label| move || label.text(lang.get());
    let reason = move || app.read(|session| announce::stuck(lang.get(), session.sitting().game()).reason);
    view! {
        <div class="panel card-panel stuck">
            <div class="stuck-head">
                <span class="danger">{stroked(Icon::Flag, 26.0, 2.0)}</span>
                <div>
                    <h1 id=super::TITLE>{text(Label::Stuck)}</h1>
                    <p>{reason}</p>
                </div>
            </div>
            <button
                type="button"
                class="button primary"
                data-first=""
                on:click=move |_| {
                    close.run(());
                    app.input(Input::Undo);
                }
            >
                {stroked(Icon::Undo, 24.0, 2.1)}
                <span>{text(Label::UndoLast)}</span>
            </button>
            <button
                type="button"
                class="button"
                on:click=move |_| {
                    close.run(());
                    app.go_back();
                }
            >
                {move || Outlook::GoBack.text(lang.get())}
            </button>
            <div class="button-pair">
                <button
                    type="button"
                    class="button"
                    on:click=move |_| {
                        close.run(());
                        wish.restart(app);
                    }
                >
                    {text(Label::Restart)}
                </button>
                <button type="button" class="button" on:click=move |_| app.panel.set(Panel::NewGame)>
                    {text(Label::NewGame)}
                </button>
            </div>
            <button type="button" class="button plain" on:click=move |_| close.run(())>
                {text(Label::ViewTable)}
            </button>
        </div>
    }
}

/// The score as a figure with its name, where the game keeps one.
fn points(lang: Lang, mode: ScoreMode, total: i64) -> Option<(String, Label)> {
    match mode {
        ScoreMode::None => None,
        ScoreMode::Standard | ScoreMode::Timed => Some((number::integer(lang, total), Label::Score)),
        ScoreMode::Vegas | ScoreMode::VegasCumulative => Some((number::money(lang, total), Label::Balance)),
    }
}

/// The game and its deal: `Klondike, trek 3 · spel 48.213`.
fn which(app: App, lang: Lang) -> String {
    let game = app.read(|session| rules_name(lang, session.sitting().game().rules()));
    let deal = deal::current(app).and_then(|code| match code.name() {
        DealName::Number(n) => Some(deal_title(lang, &number::unsigned(lang, *n))),
        DealName::Foreign(foreign) => Some(deal_title(lang, &foreign.to_string())),
        DealName::Cards(_) => None,
    });
    std::iter::once(game).chain(deal).collect::<Vec<_>>().join(" · ")
}

/// How many wins in a row there are now, this game included.
fn streak(app: App) -> usize {
    with_results(app, |results, identity| {
        let kept = results.iter().any(|result| result.identity == identity);
        // The result of the game on the table may be on its way to the others.
        Summary::of(results.iter().copied()).streak + usize::from(!kept)
    })
}

/// What was a best, for the sentence; nothing about time in quiet mode.
fn best(app: App, quiet: bool) -> Option<Record> {
    with_results(app, |results, identity| {
        bests(results, identity).into_iter().find_map(|best| match best {
            Best::First => Some(Record::FirstWin),
            Best::Faster(_) if quiet => None,
            Best::Faster(seconds) => Some(Record::Faster { seconds }),
            Best::Fewer(moves) => Some(Record::FewerMoves { moves }),
            Best::Streak(wins) => Some(Record::Streak { wins: wins as u64 }),
        })
    })
}

/// Asks the results of games by the rules that are played, with the identity of this game.
fn with_results<R>(app: App, ask: impl FnOnce(&[&GameResult], &str) -> R) -> R {
    let identity = app.read(|session| session.sitting().identity().to_owned());
    let all = app.results.read();
    ask(&of_this_kind(app, &all), &identity)
}
