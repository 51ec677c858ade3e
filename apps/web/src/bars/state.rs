//! The line of state: which game, its score, moves and time.

use crate::app::App;
use crate::browser;
use crate::outlook::Pill;
use crate::panels::rules_name;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use rules::ScoreMode;
use std::time::Duration;
use texts::Lang;
use texts::labels::Bar as Label;
use texts::number::{self, Noun};

/// The game's name at one end, the figures at the other.
#[component]
pub(super) fn State(app: App) -> impl IntoView {
    let lang = app.lang;
    let shown = Memo::new(move |_| {
        let settings = app.settings.read();
        settings.clock.is_on() && !settings.quiet.is_on()
    });
    let seconds = seconds(app, shown);
    let name = move || app.read(|session| rules_name(lang.get(), session.sitting().game().rules()));
    let figures = move || {
        let lang = lang.get();
        let seconds = seconds.get();
        let (moves, mode, total) = app.read(|session| {
            let sitting = session.sitting();
            (sitting.moves(), sitting.game().rules().score().mode, sitting.game().score(seconds))
        });
        let moves = number::count(lang, moves as u64, Noun::Move);
        let figures = [moves, number::clock(seconds)];
        let figures = figures.map(|text| view! { <span class="figure-text">{text}</span> });
        view! { {score(lang, mode, total)} {figures.into_iter().collect_view()} }
    };
    view! {
        <div class="state" role="group" aria-label=move || Label::State.text(lang.get())>
            <span class="game-name">{name}</span>
            <Pill app/>
            <Show when=move || shown.get()>
                <span class="state-figures">{figures}</span>
            </Show>
        </div>
    }
}

/// The score, if the game has one. Where the line is narrow the points have a short word, which
/// is not spoken.
fn score(lang: Lang, mode: ScoreMode, total: i64) -> Option<impl IntoView> {
    let long = number::score(lang, mode, total)?;
    let short = match mode {
        ScoreMode::Standard | ScoreMode::Timed => {
            [&number::integer(lang, total), " ", Label::PointsShort.text(lang)].concat()
        }
        ScoreMode::None | ScoreMode::Vegas | ScoreMode::VegasCumulative => long.clone(),
    };
    Some(view! {
        <span class="figure-text">
            <span class="long">{long}</span>
            <span class="short" aria-hidden="true">{short}</span>
        </span>
    })
}

/// The seconds played. They move on by themselves only while the clock runs and is seen, at the
/// moment when the next second is full.
fn seconds(app: App, shown: Memo<bool>) -> Memo<u64> {
    let tick = RwSignal::new(());
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let stop = move || {
        if let Some(Some(handle)) = timer.try_update_value(Option::take) {
            handle.clear();
        }
    };
    Effect::new(move |_| {
        tick.track();
        stop();
        let running = app.read(|session| {
            let clock = session.sitting().clock();
            clock.is_running().then(|| clock.milliseconds(browser::now()))
        });
        if let Some(played) = running.filter(|_| shown.get()) {
            let rest = Duration::from_millis(1000 - played % 1000);
            timer.set_value(set_timeout_with_handle(move || tick.set(()), rest).ok());
        }
    });
    on_cleanup(stop);
    Memo::new(move |_| {
        tick.track();
        app.read(|session| session.sitting().clock().seconds(browser::now()))
    })
}
