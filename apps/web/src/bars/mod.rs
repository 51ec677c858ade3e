//! The bars with buttons, the state and the message.
//!
//! One document for every form of window: along the lower edge on a phone, along the upper edge on
//! the desk, a column at the outer edge in rails. What can be pressed is the same everywhere.

mod message;
mod state;

use crate::app::{App, Panel};
use crate::browser::px;
use crate::input::Input;
use crate::panels::sign;
use crate::table::{form_word, hand_word};
use art::Icon;
use leptos::prelude::*;
use texts::Lang;
use texts::labels::Bar as Label;

/// Bars, state and message, in the form that the window has.
#[component]
pub fn Bars(
    /// The page's state.
    app: App,
) -> impl IntoView {
    let form = move || form_word(app.layout.read().form);
    let hand = move || hand_word(app.layout.read().side);
    let pixels = |length: f64| px(length, "px");
    let bar = Memo::new(move |_| app.layout.read().bars);
    let won = move || app.read(|session| session.sitting().game().is_won());
    let can_undo = Signal::derive(move || app.can_undo());
    let can_redo = Signal::derive(move || app.read(|session| session.can_redo()));
    let can_finish = Memo::new(move |_| app.read(|session| session.sitting().can_finish()) && !won());
    let can_hint = Signal::derive(move || !won());
    let always = Signal::stored(true);
    let opens = Signal::derive(move || Some(app.panel.get()));
    view! {
        <header
            class="bars"
            data-form=form
            data-hand=hand
            style:--bar-left=move || pixels(bar.read().bar.x)
            style:--bar-top=move || pixels(bar.read().bar.y)
            style:--bar-width=move || pixels(bar.read().bar.width)
            style:--bar-height=move || pixels(bar.read().bar.height)
            style:--buttons-left=move || pixels(bar.read().buttons.x)
            style:--buttons-top=move || pixels(bar.read().buttons.y)
            style:--buttons-width=move || pixels(bar.read().buttons.width)
            style:--buttons-height=move || pixels(bar.read().buttons.height)
        >
            <div class="bar-ground" aria-hidden="true"></div>
            <div class="bar-buttons" role="group" aria-label=move || Label::Buttons.text(app.lang.get())>
                <BarButton
                    app
                    icon=Icon::Menu
                    short=Label::Menu
                    long=Label::Menu
                    kind="menu"
                    on=always
                    opens=Signal::derive(move || opens.get().map(|open| open == Panel::Menu))
                    press=Callback::new(move |()| app.panel.set(Panel::Menu))
                />
                <BarButton
                    app
                    icon=Icon::New
                    short=Label::New
                    long=Label::NewGame
                    kind="new"
                    on=always
                    opens=Signal::derive(move || opens.get().map(|open| open == Panel::NewGame))
                    press=Callback::new(move |()| app.panel.set(Panel::NewGame))
                />
                <state::State app/>
                <Show when=move || can_finish.get()>
                    <BarButton
                        app
                        icon=Icon::Play
                        short=Label::Finish
                        long=Label::FinishLong
                        kind="finish"
                        on=always
                        press=Callback::new(move |()| app.input(Input::Finish))
                    />
                </Show>
                <Show when=move || !can_finish.get()>
                    <BarButton
                        app
                        icon=Icon::Hint
                        short=Label::Hint
                        long=Label::HintLong
                        kind="hint"
                        on=can_hint
                        press=Callback::new(move |()| app.hint())
                    />
                </Show>
                <BarButton
                    app
                    icon=Icon::Redo
                    short=Label::Redo
                    long=Label::RedoLong
                    kind="redo"
                    on=can_redo
                    press=Callback::new(move |()| app.input(Input::Redo))
                />
                <BarButton
                    app
                    icon=Icon::Undo
                    short=Label::Undo
                    long=Label::UndoLong
                    kind="undo"
                    on=can_undo
                    press=Callback::new(move |()| app.input(Input::Undo))
                />
            </div>
        </header>
        <message::MessageBar app/>
    }
}

/// One button: its sign and its word. A button that is off keeps its place and its focus.
#[component]
fn BarButton(
    app: App,
    icon: Icon,
    /// The word that is seen.
    short: Label,
    /// What it does, where there is room and for who cannot see it.
    long: Label,
    /// The word by which styles know it.
    kind: &'static str,
    /// Whether it can be pressed now.
    #[prop(into)]
    on: Signal<bool>,
    /// For a button that opens a panel: whether it is open.
    #[prop(into, default = Signal::stored(None))]
    opens: Signal<Option<bool>>,
    press: Callback<()>,
) -> impl IntoView {
    let lang = app.lang;
    view! {
        <button
            type="button"
            class="bar-button"
            data-kind=kind
            aria-label=move || spoken(lang.get(), short, long)
            aria-disabled=move || (!on.get()).then_some("true")
            aria-haspopup=move || opens.get().map(|_| "dialog")
            aria-expanded=move || opens.get().map(|open| open.to_string())
            on:click=move |_| {
                if on.get_untracked() {
                    press.run(());
                }
            }
        >
            {sign(icon, 21.0)}
            <span class="short">{move || short.text(lang.get())}</span>
            <span class="long">{move || long.text(lang.get())}</span>
        </button>
    }
}

/// What a button is called by who cannot see it: it begins with the word that is seen.
fn spoken(lang: Lang, short: Label, long: Label) -> String {
    let (short, long) = (short.text(lang), long.text(lang));
    if long.starts_with(short) { long.to_owned() } else { format!("{short}, {}", long.to_lowercase()) }
}
