//! Statistics: what all games of a kind add up to.

use super::chart::chart;
use super::parts::{PageHead, figure, fresh_id, rules_name};
use crate::app::App;
use crate::browser;
use leptos::prelude::*;
use play::{Ending, GameResult, Kind, Summary, kinds, plays_alike, weeks};
use rules::{Catalogue, ScoreMode};
use texts::labels::{Bar, Statistic as Label, help_sentence, percent_won as percent_text};
use texts::{Lang, number};

/// How many games the list of the last ones has.
const LAST: usize = 10;

/// The page.
#[component]
pub(super) fn StatisticsPage(app: App, close: Callback<()>) -> impl IntoView {
    let lang = app.lang;
    let title = Signal::derive(move || Label::Title.text(lang.get()).to_owned());
    // The kind that is shown, by its code; none is all games.
    let chosen = RwSignal::new(untrack(|| first_choice(app)));
    let codes = Memo::new(move |_| {
        let results = app.results.read();
        kinds(Catalogue::builtin(), results.iter()).into_iter().map(|kind| kind.code).collect::<Vec<String>>()
    });
    let group = fresh_id("kind");
    let chip = move |code: Option<String>| {
        let (this, that, named) = (code.clone(), code.clone(), code);
        view! {
            <label class="chip">
                <input
                    type="radio"
                    name=group.clone()
                    prop:checked=move || chosen.get() == this
                    on:change=move |_| chosen.set(that.clone())
                />
                <span>
                    {move || match &named {
                        Some(code) => kind_name(lang.get(), code),
                        None => Label::AllGames.text(lang.get()).to_owned(),
                    }}
                </span>
            </label>
        }
    };
    let chips = move || {
        let codes = codes.get().into_iter().map(Some).chain([None]);
        codes.map(&chip).collect_view()
    };
    view! {
        <div class="page statistics">
            <PageHead title back=Signal::derive(move || Bar::Back.text(lang.get())) leave=close/>
            <div class="page-body">
                <div class="chips" role="radiogroup" aria-labelledby=super::TITLE>{chips}</div>
                {move || figures(app, lang.get(), chosen.get().as_deref())}
            </div>
        </div>
    }
}

/// The kind of the game on the table, where it has been played.
fn first_choice(app: App) -> Option<String> {
    let results = app.results.read();
    let played = app.read(|session| session.sitting().game().rules().clone());
    let kinds = kinds(Catalogue::builtin(), results.iter());
    let same = |kind: &&Kind<'_>| kind.rules.as_ref().is_some_and(|rules| plays_alike(rules, &played));
    kinds.iter().find(same).map(|kind| kind.code.clone())
}

/// All figures of a kind, or of all games.
fn figures(app: App, lang: Lang, code: Option<&str>) -> AnyView {
    let results = app.results.read();
    let all = kinds(Catalogue::builtin(), results.iter());
    let kind = code.and_then(|code| all.iter().find(|kind| kind.code == code));
    let counted: Vec<&GameResult> = match kind {
        Some(kind) => kind.results.clone(),
        None => results.iter().collect(),
    };
    let summary = Summary::of(counted.iter().copied());
    if summary.played == 0 {
        return view! { <p class="muted">{Label::Nothing.text(lang)}</p> }.into_any();
    }
    let offset = -js_sys::Date::new_0().get_timezone_offset();
    let weeks = weeks(counted.iter().copied(), browser::now(), offset as i32);
    let table = match kind {
        Some(_) => last_games(lang, &counted).into_any(),
        None => by_kind(lang, &all).into_any(),
    };
    let with_help = summary.won - summary.won_without_help;
    view! {
        <dl class="figures">{numbers(lang, &summary, kind)}</dl>
        <div class="statistics-columns">
            <section>
                <h2>{Label::PerWeek.text(lang)}</h2>
                {chart(lang, &weeks)}
                <p class="muted small">{help_sentence(lang, summary.won_without_help, with_help, summary.won_knowing_all)}</p>
            </section>
            <section>{table}</section>
        </div>
    }
    .into_any()
}

/// The sums; times and moves are compared only within one kind.
fn numbers(lang: Lang, summary: &Summary, kind: Option<&Kind<'_>>) -> impl IntoView + use<> {
    let count = |n: usize| number::unsigned(lang, n as u64);
    let percent = summary.percent().map(|percent| number::percent(lang, percent as u64));
    let mut figures = vec![
        (Some(count(summary.played)), Label::Played),
        (Some(count(summary.won)), Label::Won),
        (percent, Label::OfAll),
        (Some(count(summary.streak)), Label::StreakNow),
        (Some(count(summary.best_streak)), Label::BestStreak),
        (Some(count(summary.worst_streak)), Label::WorstStreak),
    ];
    if let Some(kind) = kind {
        let moves = |n: Option<u64>| n.map(|n| number::unsigned(lang, n));
        let mode = kind.rules.as_ref().map(|rules| rules.score().mode);
        let score = mode.and_then(|mode| best_score(lang, mode, summary));
        figures.extend([
            (summary.best_seconds.map(number::clock), Label::BestTime),
            (summary.median_seconds.map(number::clock), Label::MedianTime),
            (moves(summary.fewest_moves), Label::FewestMoves),
            (moves(summary.median_moves), Label::MedianMoves),
            (score, Label::BestScore),
        ]);
    }
    let shown = figures.into_iter().filter_map(|(value, label)| Some(figure(value?, label.text(lang))));
    shown.collect_view()
}

fn best_score(lang: Lang, mode: ScoreMode, summary: &Summary) -> Option<String> {
    let best = summary.best_score?;
    match mode {
        ScoreMode::None => None,
        ScoreMode::Standard | ScoreMode::Timed => Some(number::integer(lang, best)),
        ScoreMode::Vegas | ScoreMode::VegasCumulative => Some(number::money(lang, best)),
    }
}

/// All kinds, each with its sums.
fn by_kind(lang: Lang, kinds: &[Kind<'_>]) -> impl IntoView + use<> {
    let row = |kind: &Kind<'_>| {
        let summary = Summary::of(kind.results.iter().copied());
        let percent = summary.percent().map(|percent| number::percent(lang, percent as u64));
        view! {
            <tr>
                <th scope="row">{kind_name(lang, &kind.code)}</th>
                <td>{number::unsigned(lang, summary.played as u64)}</td>
                <td>{number::unsigned(lang, summary.won as u64)}</td>
                <td class="strong">{percent}</td>
            </tr>
        }
    };
    view! {
        <table class="numbers">
            <caption>{Label::PerKind.text(lang)}</caption>
            <thead>
                <tr>
                    <th scope="col">{Label::Kind.text(lang)}</th>
                    <th scope="col">{Label::Played.text(lang)}</th>
                    <th scope="col">{Label::Won.text(lang)}</th>
                    <th scope="col">{Label::OfAll.text(lang)}</th>
                </tr>
            </thead>
            <tbody>{kinds.iter().map(row).collect_view()}</tbody>
        </table>
    }
}

/// The games that ended last.
fn last_games(lang: Lang, results: &[&GameResult]) -> impl IntoView + use<> {
    let results = play::latest_first(results.iter().copied());
    let row = |result: &GameResult| {
        let ending = match result.ending {
            Ending::Won => Label::EndWon,
            Ending::Lost => Label::EndLost,
            Ending::GivenUp => Label::EndGivenUp,
        };
        let when = js_sys::Date::new(&(result.at as f64).into());
        let day = when.to_locale_date_string(lang.tag(), &wasm_bindgen::JsValue::UNDEFINED);
        view! {
            <tr>
                <th scope="row">{String::from(day)}</th>
                <td>{ending.text(lang)}</td>
                <td>{number::count(lang, result.moves, number::Noun::Move)}</td>
                <td>{number::clock(result.seconds)}</td>
            </tr>
        }
    };
    view! {
        <table class="numbers list">
            <caption>{Label::LastGames.text(lang)}</caption>
            <tbody>{results.into_iter().take(LAST).map(row).collect_view()}</tbody>
        </table>
    }
}

/// A kind of game in words: the preset's name and the options that differ from it.
pub(super) fn kind_name(lang: Lang, code: &str) -> String {
    let rules = notation::ShareCode::parse(&format!("{code}.0"), Catalogue::builtin()).ok();
    rules.map_or_else(|| code.to_owned(), |code| rules_name(lang, code.rules()))
}

/// The results of games by the rules that are played.
pub(super) fn of_this_kind(app: App, results: &[GameResult]) -> Vec<&GameResult> {
    let played = app.read(|session| session.sitting().game().rules().clone());
    let kinds = kinds(Catalogue::builtin(), results);
    let same = |kind: &Kind<'_>| kind.rules.as_ref().is_some_and(|rules| plays_alike(rules, &played));
    kinds.into_iter().find(same).map(|kind| kind.results).unwrap_or_default()
}

/// The share of games won of the kind that is played, for the menu: `39 % gewonnen`.
pub(super) fn percent_won(app: App) -> Option<String> {
    let results = app.results.read();
    let percent = Summary::of(of_this_kind(app, &results)).percent()?;
    Some(percent_text(app.lang.get(), percent as u64))
}
