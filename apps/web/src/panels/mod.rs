//! The panels over the table: menu, new game, games, settings, statistics, rules, keys, links,
//! endings, pause.
//!
//! There is one modal dialog of the browser, so that the table behind it cannot be reached; what
//! it holds follows from [`App::panel`]. Focus goes in when it opens and back to where it was when
//! it closes.

mod chart;
mod chooser;
mod deal;
mod ending;
mod examples;
mod keys;
mod menu;
mod new_game;
mod parts;
mod paused;
mod rules;
mod settings;
mod share;
mod statistics;

pub(crate) use parts::{rules_name, sign, stroked};

use crate::app::{App, Panel};
use crate::browser;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use leptos::{ev, html};
use std::time::Duration;
use wasm_bindgen::JsCast;

/// The id of every panel's title.
pub(crate) const TITLE: &str = "panel-title";

/// How long a panel takes to leave.
const LEAVING: Duration = Duration::from_millis(140);

/// Whatever panel is open.
#[component]
pub fn Panels(
    /// The page's state.
    app: App,
) -> impl IntoView {
    provide_context(deal::Wish::new(app));
    // What is seen; a panel that leaves is seen a little longer than it is open.
    let shown = RwSignal::new(Panel::None);
    let leaving = RwSignal::new(false);
    let beneath = StoredValue::new(Panel::None);
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let dialog = NodeRef::<html::Dialog>::new();

    let close = Callback::new(move |()| app.panel.set(beneath.get_value()));
    Effect::new(move |before: Option<Panel>| {
        let wanted = app.panel.get();
        let before = before.unwrap_or_default();
        beneath.set_value(match (before, wanted) {
            // Whoever looks something up at the end of a game comes back to it.
            (Panel::Won | Panel::Stuck | Panel::Paused, Panel::Statistics) => before,
            (_, _) => Panel::None,
        });
        if let Some(handle) = timer.try_update_value(Option::take).flatten() {
            handle.clear();
        }
        let Some(element) = dialog.get_untracked() else { return wanted };
        if wanted != Panel::None {
            leaving.set(false);
            if shown.get_untracked() != wanted {
                shown.set(wanted);
            }
            if !element.open() {
                let _ = element.show_modal();
            }
            request_animation_frame(move || focus_first(dialog));
            return wanted;
        }
        if before == Panel::None {
            return wanted;
        }
        let gone = move || {
            leaving.set(false);
            shown.set(Panel::None);
        };
        // The table has the focus at once; the paper follows.
        element.close();
        return_focus(app, &element);
        if app.motionless() {
            gone();
        } else {
            leaving.set(true);
            timer.set_value(set_timeout_with_handle(gone, LEAVING).ok());
        }
        wanted
    });
    view! {
        <dialog
            class="over"
            role="dialog"
            aria-modal="true"
            aria-labelledby=TITLE
            node_ref=dialog
            data-panel=move || word(shown.get())
            data-form=move || crate::table::form_word(app.layout.read().form)
            data-hand=move || crate::table::hand_word(app.layout.read().side)
            data-leaving=move || leaving.get().then_some("")
            inert=move || leaving.get()
            on:keydown=move |event| {
                // No key of a panel reaches the table.
                event.stop_propagation();
                if event.key() == "Escape" {
                    event.prevent_default();
                    close.run(());
                }
            }
            on:keyup=|event| event.stop_propagation()
            on:cancel=move |event: ev::Event| {
                event.prevent_default();
                close.run(());
            }
            on:close=move |_| {
                // The browser itself may close it, as by a gesture to go back.
                if leaving.get_untracked() || app.panel.get_untracked() == Panel::None {
                    return;
                }
                close.run(());
            }
            on:click=move |event| {
                let itself = event.target().is_some_and(|target| Some(target) == event.current_target());
                if itself {
                    close.run(());
                }
            }
        >
            {move || content(app, shown.get(), close)}
        </dialog>
    }
}

fn content(app: App, panel: Panel, close: Callback<()>) -> AnyView {
    match panel {
        Panel::None => ().into_any(),
        Panel::Menu => view! { <menu::Menu app/> }.into_any(),
        Panel::NewGame => view! { <new_game::NewGamePanel app close/> }.into_any(),
        Panel::Chooser => view! { <chooser::Chooser app close/> }.into_any(),
        Panel::Settings => view! { <settings::SettingsPage app close/> }.into_any(),
        Panel::Statistics => view! { <statistics::StatisticsPage app close/> }.into_any(),
        Panel::Rules => view! { <rules::RulesPage app close/> }.into_any(),
        Panel::Keys => view! { <keys::Keys app close/> }.into_any(),
        Panel::Share => view! { <share::SharePanel app close/> }.into_any(),
        Panel::Won => view! { <ending::Won app close/> }.into_any(),
        Panel::Stuck => view! { <ending::StuckPanel app close/> }.into_any(),
        Panel::Paused => view! { <paused::Paused app close/> }.into_any(),
    }
}

/// The word by which styles know a panel.
fn word(panel: Panel) -> &'static str {
    match panel {
        Panel::None => "none",
        Panel::Menu => "menu",
        Panel::NewGame => "new-game",
        Panel::Chooser => "chooser",
        Panel::Settings => "settings",
        Panel::Statistics => "statistics",
        Panel::Rules => "rules",
        Panel::Keys => "keys",
        Panel::Share => "share",
        Panel::Won => "won",
        Panel::Stuck => "stuck",
        Panel::Paused => "paused",
    }
}

/// The browser gives the focus back to what opened the panel. Where that is gone, or was nothing,
/// the table has it.
fn return_focus(app: App, dialog: &web_sys::HtmlDialogElement) {
    let active = browser::document().active_element();
    let stayed = active.filter(|active| dialog.contains(Some(active)));
    if let Some(stayed) = stayed.and_then(|active| active.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = stayed.blur();
    }
    app.put_cursor(app.table.cursor.get_untracked());
    app.follow_cursor();
}

/// Puts the focus on what the panel marks as first, or on the first thing that takes it.
fn focus_first(dialog: NodeRef<html::Dialog>) {
    const FIRST: &str = "[data-first]";
    const ANY: &str = "button, input:not(:disabled), a[href], [tabindex='0']";
    let Some(dialog) = dialog.get_untracked() else { return };
    let holds_focus = browser::document().active_element().is_some_and(|active| {
        dialog.contains(Some(&active)) && !dialog.is_same_node(Some(&active)) && active.matches(FIRST).unwrap_or(false)
    });
    if holds_focus {
        return;
    }
    let first = [FIRST, ANY].into_iter().find_map(|selector| dialog.query_selector(selector).ok().flatten());
    if let Some(element) = first.and_then(|first| first.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = element.focus();
    }
}
