//! What panels are made of: signs, segments, switches, rows, heads.

use art::Icon;
use leptos::prelude::*;
use play::NewGame;
use rules::{Catalogue, Rules};
use std::sync::atomic::{AtomicUsize, Ordering};
use texts::Lang;

/// A sign of the given size in CSS pixels; it says nothing to a screen reader.
pub(crate) fn sign(icon: Icon, size: f64) -> impl IntoView {
    stroked(icon, size, 1.9)
}

/// The same with lines of another width.
pub(crate) fn stroked(icon: Icon, size: f64, stroke: f64) -> impl IntoView {
    view! { <span class="sign" aria-hidden="true" inner_html=art::icon(icon, size, stroke)></span> }
}

/// An id that stands once in the document.
pub(crate) fn fresh_id(name: &str) -> String {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    format!("{name}-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// The head of a page on paper: a way back, and the title.
#[component]
pub(crate) fn PageHead(
    /// What the page is called.
    #[prop(into)]
    title: Signal<String>,
    /// The name of the way back.
    #[prop(into)]
    back: Signal<&'static str>,
    /// Goes there.
    leave: Callback<()>,
) -> impl IntoView {
    view! {
        <div class="page-head">
            <button type="button" class="icon-button" aria-label=back on:click=move |_| leave.run(())>
                {stroked(Icon::Back, 24.0, 2.1)}
            </button>
            <h1 id=super::TITLE>{title}</h1>
        </div>
    }
}

/// A line of a list of settings: its name, perhaps a word of help, and its control.
#[component]
pub(crate) fn Row(
    /// The id that the control is labelled by.
    id: String,
    /// The name.
    #[prop(into)]
    label: Signal<&'static str>,
    /// A line of help below the name.
    #[prop(into, default = Signal::stored(""))]
    help: Signal<&'static str>,
    /// The control.
    children: Children,
) -> impl IntoView {
    let help_id = format!("{id}-help");
    view! {
        <div class="row">
            <div class="row-name">
                <span id=id class="strong">{label}</span>
                <Show when=move || !help.get().is_empty()>
                    <span id=help_id.clone() class="muted small">{help}</span>
                </Show>
            </div>
            {children()}
        </div>
    }
}

/// One of several values, all of them seen: a group of radio buttons that looks like one control.
/// Values go by their place in the list, so that the control is built once for all kinds of them.
#[component]
pub(crate) fn Segments(
    /// The id of the words that name the group.
    labelled_by: String,
    /// How many values there are.
    values: usize,
    /// The value that is chosen; none when it is not among them.
    chosen: Signal<Option<usize>>,
    /// Chooses another one.
    choose: Callback<usize>,
    /// What a value is called.
    text: Callback<usize, String>,
    /// Whether a value cannot be chosen now.
    #[prop(optional)]
    refused: Option<Callback<usize, bool>>,
) -> impl IntoView {
    let group = fresh_id("group");
    view! {
        <div class="segments" role="radiogroup" aria-labelledby=labelled_by>
            {(0..values)
                .map(|value| {
                    view! {
                        <label class="segment">
                            <input
                                type="radio"
                                name=group.clone()
                                prop:checked=move || chosen.get() == Some(value)
                                disabled=move || refused.is_some_and(|refused| refused.run(value))
                                on:change=move |_| choose.run(value)
                            />
                            <span>{move || text.run(value)}</span>
                        </label>
                    }
                })
                .collect_view()}
        </div>
    }
}

/// Something that is on or off.
#[component]
pub(crate) fn Toggle(
    /// The id of the words that name it.
    labelled_by: String,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Turns it over.
    flip: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="toggle"
            role="switch"
            aria-labelledby=labelled_by
            aria-checked=move || on.get().to_string()
            on:click=move |_| flip.run(())
        ></button>
    }
}

/// A figure with what it counts below it.
pub(crate) fn figure(value: String, what: &'static str) -> impl IntoView {
    view! {
        <div class="figure">
            <dt class="muted small">{what}</dt>
            <dd>{value}</dd>
        </div>
    }
}

/// A game in words: the preset's name, and the options that differ from it.
pub(crate) fn rules_name(lang: Lang, rules: &Rules) -> String {
    // Under the name that comes nearest, whatever name it was begun by.
    let nearest = NewGame::of(Catalogue::builtin(), rules).and_then(|form| form.rules().ok());
    let rules = nearest.as_ref().unwrap_or(rules);
    let name = texts::name(lang, rules.name()).to_owned();
    let options = rules.chosen().iter().map(|(name, value)| texts::option::line(lang, *name, *value));
    std::iter::once(name).chain(options).collect::<Vec<_>>().join(" · ")
}
