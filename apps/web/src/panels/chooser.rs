//! The games by family, and the games that were begun.

use super::deal;
use super::parts::{PageHead, sign};
use crate::app::{App, Panel};
use crate::{browser, store};
use art::{Icon, MiniColumn, MiniStock, MiniTableau, MiniWaste, Miniature};
use leptos::prelude::*;
use notation::ShareCode;
use rules::{Catalogue, Faces, GameFile, Preset, Rules, TurnsTo};
use std::sync::Arc;
use texts::labels::{About, Bar, Chooser as Label, continue_game, progress};

/// The page.
#[component]
pub(super) fn Chooser(app: App, close: Callback<()>) -> impl IntoView {
    let lang = app.lang;
    let title = Signal::derive(move || Label::Title.text(lang.get()).to_owned());
    let families = families(Catalogue::builtin()).into_iter().map(|(family, games)| {
        view! {
            <section>
                <h2>{move || texts::name(lang.get(), &family.name).to_owned()}</h2>
                {games.into_iter().map(|game| view! { <Game app game/> }).collect_view()}
            </section>
        }
    });
    let families = families.collect_view();
    let about = move || {
        let first = Catalogue::builtin().games().first();
        first.map(|game| About::patience(lang.get(), &game.family().name))
    };
    view! {
        <div class="page chooser">
            <PageHead title back=Signal::derive(move || Bar::Back.text(lang.get())) leave=close/>
            <div class="page-body">
                <div>
                    <Continue app close/>
                </div>
                {families}
                <p class="muted small about">{about}</p>
            </div>
        </div>
    }
}

/// The games of a catalogue by family, both in its order.
fn families(catalogue: &'static Catalogue) -> Vec<(&'static rules::Family, Vec<&'static GameFile>)> {
    let mut families: Vec<(&rules::Family, Vec<&GameFile>)> = Vec::new();
    for game in catalogue.games() {
        match families.iter_mut().find(|(family, _)| family.id == game.family().id) {
            Some((_, games)) => games.push(game),
            None => families.push((game.family(), vec![game])),
        }
    }
    families
}

/// The game on the table, to go on with it.
#[component]
fn Continue(app: App, close: Callback<()>) -> impl IntoView {
    let lang = app.lang;
    let begun = move || {
        app.read(|session| {
            let sitting = session.sitting();
            let seconds = sitting.clock().seconds(browser::now());
            let rules = sitting.game().rules().clone();
            (sitting.moves() > 0 && !sitting.game().is_won()).then(|| (rules, sitting.moves(), seconds))
        })
    };
    move || {
        begun().map(|(rules, moves, seconds)| {
            view! {
                <button type="button" class="continue" data-first="" on:click=move |_| close.run(())>
                    <span class="mini-box" inner_html=art::miniature(&miniature(&rules))></span>
                    <span class="words">
                        <span class="strong">{continue_game(lang.get(), rules.name())}</span>
                        <span class="muted small">{progress(lang.get(), moves, seconds)}</span>
                    </span>
                    <span class="accent">{sign(Icon::Play, 22.0)}</span>
                </button>
            }
        })
    }
}

/// A game: what kind of game it is, and its presets.
#[component]
fn Game(app: App, game: &'static GameFile) -> impl IntoView {
    let lang = app.lang;
    let pack = game.presets().first().and_then(|preset| game.rules(preset, &[]).ok()).map(|rules| rules.pack());
    let facts = move || {
        let line = About::of(lang.get(), game.about(), pack?).line();
        let facts = line.split_inclusive(" · ").map(|fact| view! { <span>{fact.to_owned()}</span> });
        Some(facts.collect_view())
    };
    let tiles = game.presets().iter().map(|preset| view! { <Tile app game preset/> });
    view! {
        <p class="muted small facts">{facts}</p>
        <ul class="tiles">{tiles.collect_view()}</ul>
    }
}

/// One preset with its picture: begins it, or goes on where it was left.
#[component]
fn Tile(app: App, game: &'static GameFile, preset: &'static Preset) -> impl IntoView {
    let lang = app.lang;
    let rules = game.rules(preset, &[]).expect("a preset's own options make sense");
    let picture = art::miniature(&miniature(&rules));
    let rules = Arc::new(rules);
    let begin = move |_| {
        app.panel.set(Panel::None);
        let over = app.session.with_value(|session| {
            let game = session.sitting().game();
            game.rules().preset() == preset.id() && game.is_won()
        });
        if over {
            deal::deal(app, &ShareCode::numbered(&rules, store::random_number()));
        } else {
            store::take_up(app, preset.id());
        }
    };
    let running = store::running(preset.id()).map(|session| {
        let sitting = session.sitting();
        let (moves, seconds) = (sitting.moves(), sitting.clock().seconds(browser::now()));
        let words = move || format!("{}: {}", Label::Continue.text(lang.get()), progress(lang.get(), moves, seconds));
        view! { <span class="accent small strong">{words}</span> }
    });
    view! {
        <li>
            <button type="button" class="tile" on:click=begin>
                <span class="mini-box" inner_html=picture></span>
                <span class="words">
                    <span class="strong">{move || texts::name(lang.get(), preset.name()).to_owned()}</span>
                    <span class="muted small">{move || texts::name(lang.get(), preset.caption()).to_owned()}</span>
                    {running}
                </span>
            </button>
        </li>
    }
}

/// The layout of a game in small.
fn miniature(rules: &Rules) -> Miniature {
    let column = |size: &u8| match rules.tableau().faces() {
        Faces::Last => MiniColumn { closed: size.saturating_sub(1), open: (*size).min(1) },
        Faces::All => MiniColumn { closed: 0, open: *size },
    };
    let waste = match rules.stock().turns_to {
        TurnsTo::Waste { .. } => MiniWaste::Beside,
    };
    Miniature {
        stock: MiniStock::Above,
        waste,
        cells: 0,
        foundations: u8::try_from(rules.foundation_suits().len()).unwrap_or(u8::MAX),
        tableau: MiniTableau::Columns(rules.tableau().sizes().iter().map(column).collect()),
    }
}
