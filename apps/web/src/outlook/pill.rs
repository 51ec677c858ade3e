//! What is said of the game's outlook, in the line of state.

use super::label;
use crate::app::App;
use crate::browser::px;
use crate::panels::stroked;
use art::Icon;
use engine::Pile;
use leptos::prelude::*;
use play::outlook::Prospect;
use texts::labels::Outlook as Label;

/// A sign with its words; nothing while nobody wants to know, and when the game is won.
#[component]
pub(crate) fn Pill(app: App) -> impl IntoView {
    let lang = app.lang;
    let shown = Memo::new(move |_| {
        let (moves, won) = app.read(|session| (session.sitting().moves(), session.sitting().game().is_won()));
        app.help.said.get().filter(|_| !won).map(|prospect| (prospect, label(prospect, moves)))
    });
    // Beside a rail it stands at its foot, under the waste.
    let left = move || px(app.layout.read().place(Pile::Stock).map_or(0.0, |stock| stock.x), "px");
    let width = move || px(app.layout.read().place(Pile::Stock).map_or(0.0, |stock| stock.width), "px");
    move || {
        shown.get().map(|(prospect, label)| {
            let (icon, kind) = match prospect {
                Prospect::CanBeWon => (Icon::Check, "won"),
                Prospect::CannotBeWon => (Icon::No, "lost"),
                Prospect::NotKnown(_) => (Icon::Dots, "open"),
            };
            let words = view! {
                {stroked(icon, 17.0, 2.4)}
                <span>{move || label.text(lang.get())}</span>
            };
            if prospect == Prospect::CannotBeWon {
                let go_back = move || Label::GoBack.text(lang.get());
                return view! {
                    <button
                        type="button"
                        class="outlook"
                        data-outlook=kind
                        title=go_back
                        aria-description=go_back
                        style:--rail-left=left
                        style:--rail-width=width
                        on:click=move |_| app.go_back()
                    >
                        {words}
                        {stroked(Icon::Undo, 15.0, 2.2)}
                    </button>
                }
                .into_any();
            }
            view! {
                <span class="outlook" data-outlook=kind style:--rail-left=left style:--rail-width=width>
                    {words}
                </span>
            }
            .into_any()
        })
    }
}
