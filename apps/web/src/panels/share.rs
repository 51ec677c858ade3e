//! A link to this deal, and one to this game.

use super::deal;
use super::keys::Head;
use super::parts::{fresh_id, sign};
use crate::app::App;
use crate::browser;
use art::Icon;
use leptos::html;
use leptos::prelude::*;
use notation::Record;
use texts::labels::{Menu, Notice, Share as Label};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Whether copying went well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Copied {
    Yes,
    No,
}

/// The panel.
#[component]
pub(super) fn SharePanel(app: App, close: Callback<()>) -> impl IntoView {
    let lang = app.lang;
    let said = RwSignal::new(None::<Copied>);
    let code = Memo::new(move |_| app.read(|session| session.sitting().code().to_owned()));
    let game = Memo::new(move |_| {
        let code = deal::current(app)?;
        app.read(|session| {
            let sitting = session.sitting();
            let record = Record::from_game(sitting.game(), &code, 0, 0);
            (sitting.moves() > 0).then(|| record.link())
        })
    });
    let words = move || match said.get()? {
        Copied::Yes => Some(Notice::LinkCopied.text(lang.get())),
        Copied::No => Some(Notice::LinkNotCopied.text(lang.get())),
    };
    view! {
        <div class="panel sheet share">
            <Head app title=Signal::derive(move || Menu::Share.text(lang.get()).to_owned()) close/>
            <div class="scroll">
                <Link app said label=Label::Deal text=Signal::derive(move || link(&code.read()))/>
                <p class="code">
                    <span class="muted small">{move || Label::Code.text(lang.get())}</span>
                    <code>{code}</code>
                </p>
                {move || {
                    game.get()
                        .map(|game| view! { <Link app said label=Label::Game text=Signal::stored(link(&game))/> })
                }}
                <p class="said" role="status">{words}</p>
            </div>
        </div>
    }
}

/// One link with what can be done with it.
#[component]
fn Link(app: App, said: RwSignal<Option<Copied>>, label: Label, text: Signal<String>) -> impl IntoView {
    let lang = app.lang;
    let id = fresh_id("link");
    let field = NodeRef::<html::Input>::new();
    let copy = move |_| {
        let address = text.get_untracked();
        spawn_local(async move {
            let copied = match clipboard() {
                Some(clipboard) => JsFuture::from(clipboard.write_text(&address)).await.is_ok(),
                None => false,
            };
            if !copied && let Some(field) = field.get_untracked() {
                let _ = field.focus();
                field.select();
            }
            said.set(Some(if copied { Copied::Yes } else { Copied::No }));
        });
    };
    let pass_on = can_share().then(|| {
        view! {
            <button type="button" class="button" on:click=move |_| share(&text.get_untracked())>
                {sign(Icon::Share, 19.0)}
                <span>{move || Menu::Share.text(lang.get())}</span>
            </button>
        }
    });
    view! {
        <div class="link">
            <label for=id.clone() class="strong">{move || label.text(lang.get())}</label>
            <input
                id=id
                type="text"
                readonly
                node_ref=field
                prop:value=move || text.get()
                on:focus=move |_| {
                    if let Some(field) = field.get_untracked() {
                        field.select();
                    }
                }
            />
            <div class="link-buttons">
                <button type="button" class="button primary" on:click=copy>
                    {move || Label::Copy.text(lang.get())}
                </button>
                {pass_on}
            </div>
        </div>
    }
}

/// The address of this page with a fragment.
fn link(fragment: &str) -> String {
    let address = browser::window().location().href().unwrap_or_default();
    let page = address.split('#').next().unwrap_or_default();
    format!("{page}#{fragment}")
}

/// The clipboard; there is none on a page that did not come safely.
fn clipboard() -> Option<web_sys::Clipboard> {
    let navigator = browser::window().navigator();
    let there = js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|value| value.is_object());
    there.then(|| navigator.clipboard())
}

fn can_share() -> bool {
    share_function().is_some()
}

fn share_function() -> Option<js_sys::Function> {
    js_sys::Reflect::get(&browser::window().navigator(), &"share".into()).ok()?.dyn_into().ok()
}

/// Hands the link to whatever the player chooses; when he thinks better of it nothing happens.
fn share(address: &str) {
    let Some(function) = share_function() else { return };
    let data = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&data, &"url".into(), &address.into());
    if let Ok(promise) = function.call1(&browser::window().navigator(), &data)
        && let Ok(promise) = promise.dyn_into::<js_sys::Promise>()
    {
        spawn_local(async move {
            let _ = JsFuture::from(promise).await;
        });
    }
}
