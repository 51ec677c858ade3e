//! The menu: everything that is not needed while playing.

use super::deal::Wish;
use super::parts::{rules_name, sign};
use super::statistics::percent_won;
use crate::app::{App, Panel};
use art::Icon;
use leptos::prelude::*;
use texts::labels::Menu as Label;

/// The menu, opened by its own button alone.
#[component]
pub(super) fn Menu(app: App) -> impl IntoView {
    let lang = app.lang;
    let text = move |label: Label| move || label.text(lang.get());
    let open = move |panel: Panel| move || app.panel.set(panel);
    let none = || None::<String>;
    let game = move || app.read(|session| Some(rules_name(lang.get(), session.sitting().game().rules())));
    let wish: Wish = expect_context();
    let at_start = Signal::derive(move || !wish.can_restart(app));
    // Options that wait for the restart are said before it is asked for.
    let waiting = move || wish.rules().map(|rules| rules_name(lang.get(), &rules));
    let never = Signal::stored(false);
    view! {
        <div class="panel menu">
            <div class="handle" aria-hidden="true"></div>
            <h1 id=super::TITLE class="spoken">{text(Label::Title)}</h1>
            <ul>
                <Item icon=Icon::Cards label=text(Label::Games) note=game off=never press=open(Panel::Chooser)/>
                <li class="rule" aria-hidden="true"></li>
                <Item
                    icon=Icon::Restart
                    label=text(Label::Restart)
                    note=waiting
                    off=at_start
                    press=move || {
                        app.panel.set(Panel::None);
                        wish.restart(app);
                    }
                />
                <Item icon=Icon::Pause label=text(Label::Pause) note=none off=never press=open(Panel::Paused)/>
                <Item icon=Icon::Share label=text(Label::Share) note=none off=never press=open(Panel::Share)/>
                <li class="rule" aria-hidden="true"></li>
                <Item
                    icon=Icon::Chart
                    label=text(Label::Statistics)
                    note=move || percent_won(app)
                    off=never
                    press=open(Panel::Statistics)
                />
                <Item icon=Icon::Book label=text(Label::Rules) note=none off=never press=open(Panel::Rules)/>
                <Item icon=Icon::Info label=text(Label::Keys) note=none off=never press=open(Panel::Keys)/>
                <Item icon=Icon::Gear label=text(Label::Settings) note=none off=never press=open(Panel::Settings)/>
            </ul>
        </div>
    }
}

/// One line of the menu; a line that is off keeps its place and can be reached.
#[component]
fn Item(
    icon: Icon,
    label: impl Fn() -> &'static str + Send + 'static,
    note: impl Fn() -> Option<String> + Send + 'static,
    off: Signal<bool>,
    press: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <li>
            <button
                type="button"
                aria-disabled=move || off.get().then_some("true")
                on:click=move |_| {
                    if !off.get_untracked() {
                        press();
                    }
                }
            >
                {sign(icon, 22.0)}
                <span class="label">{label}</span>
                <span class="muted small note">{note}</span>
            </button>
        </li>
    }
}
