//! New game: a preset, its options, and which deal.

use super::deal::{self, Wish};
use super::keys::Head;
use super::parts::{Segments, fresh_id};
use crate::app::{App, Panel};
use crate::store;
use leptos::prelude::*;
use leptos::{ev, html};
use play::{NewGame, Offer, Typed, same_cards};
use rules::{OptionName, Value};
use std::sync::Arc;
use texts::deal::Fault;
use texts::labels::NewGame as Label;

/// Where the form has begun.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// With the game that is played: options that are changed now wait for its restart, too.
    Played,
    /// With another game: it is dealt here or not at all.
    Chosen,
}

/// The state of the panel; copies are handles to the same.
#[derive(Clone, Copy)]
struct State {
    app: App,
    wish: Wish,
    origin: StoredValue<Origin>,
    form: RwSignal<NewGame<'static>>,
    offers: Memo<Vec<Offer>>,
    typed: RwSignal<String>,
    fault: RwSignal<Option<Fault>>,
    field: NodeRef<html::Input>,
}

/// The panel.
#[component]
pub(super) fn NewGamePanel(app: App, close: Callback<()>) -> impl IntoView {
    let lang = app.lang;
    let wish: Wish = expect_context();
    let form = RwSignal::new(wish.form(app));
    let state = State {
        app,
        wish,
        origin: StoredValue::new(Origin::Played),
        form,
        offers: Memo::new(move |_| form.read().offers()),
        typed: RwSignal::new(String::new()),
        fault: RwSignal::new(None),
        field: NodeRef::new(),
    };
    let cancel = move |_| {
        wish.forget();
        close.run(());
    };
    view! {
        <form
            class="panel sheet new-game"
            novalidate
            on:submit=move |event: ev::SubmitEvent| {
                event.prevent_default();
                state.deal();
            }
        >
            <Head app title=Signal::derive(move || Label::Title.text(lang.get()).to_owned()) close/>
            <div class="scroll">
                <Presets state/>
                <h2 id="new-game-rules">{move || Label::Rules.text(lang.get())}</h2>
                <Options state/>
                <p class="muted small">{move || Label::FromNextDeal.text(lang.get())}</p>
            </div>
            <div class="foot">
                <DealField state/>
                <div class="foot-buttons">
                    <button type="button" class="button cancel" on:click=cancel>
                        {move || Label::Cancel.text(lang.get())}
                    </button>
                    <button type="submit" class="button primary large">{move || Label::Deal.text(lang.get())}</button>
                    <button type="button" class="button plain same" on:click=move |_| state.deal_same()>
                        {move || Label::RestartSoGiven.text(lang.get())}
                    </button>
                </div>
            </div>
        </form>
    }
}

impl State {
    /// Deals what is chosen, or says why that cannot be.
    fn deal(self) {
        let typed = Typed::read(&self.typed.read_untracked(), self.form.read_untracked().catalogue());
        let random = store::random_number();
        let dealt = typed.and_then(|typed| match self.form.read_untracked().rules() {
            Ok(rules) => typed.deal(&Arc::new(rules), random),
            Err(errors) => Err(Fault::Rules(errors)),
        });
        self.finish(dealt);
    }

    /// Deals the cards on the table again, by the rules that are chosen.
    fn deal_same(self) {
        let again = self.form.read_untracked().rules().map_err(Fault::Rules).and_then(|rules| {
            let code = deal::current(self.app);
            code.and_then(|code| same_cards(&code, &Arc::new(rules))).ok_or(Fault::OtherCards)
        });
        self.finish(again);
    }

    fn finish(self, dealt: Result<notation::ShareCode, Fault>) {
        match dealt {
            Ok(code) => {
                deal::deal(self.app, &code);
                self.app.panel.set(Panel::None);
            }
            Err(fault) => {
                let typed = !matches!(fault, Fault::Rules(_) | Fault::OtherCards);
                self.fault.set(Some(fault));
                if let Some(field) = self.field.get_untracked().filter(|_| typed) {
                    let _ = field.focus();
                }
            }
        }
    }

    /// Follows what is typed: a code that names a game chooses that game.
    fn type_deal(self, text: String) {
        self.fault.set(None);
        let catalogue = self.form.read_untracked().catalogue();
        if let Ok(Typed::Code(code)) = Typed::read(&text, catalogue)
            && let Some(form) = NewGame::of(catalogue, code.rules())
        {
            self.begin_with(form);
        }
        self.typed.set(text);
    }

    /// When typing is over, says what is wrong, and shortens a code to the deal that it names.
    fn typing_over(self) {
        // Within the match nothing may still be reading what it sets.
        let typed = Typed::read(&self.typed.read_untracked(), self.form.read_untracked().catalogue());
        match typed {
            Ok(Typed::Code(code)) => self.typed.set(code.name().to_string()),
            Ok(Typed::Name(name)) => self.typed.set(name.to_string()),
            Ok(Typed::Random) => {}
            Err(fault) => self.fault.set(Some(fault)),
        }
    }

    fn offer(self, name: OptionName) -> Option<Offer> {
        self.offers.read().iter().find(|offer| offer.name == name).cloned()
    }

    fn value(self, name: OptionName) -> Value {
        self.form.read().value(name)
    }

    fn set(self, name: OptionName, value: Value) {
        self.fault.set(None);
        self.form.update(|form| form.set(name, value));
        match self.origin.get_value() {
            Origin::Played => self.wish.keep(self.app, &self.form.read_untracked()),
            Origin::Chosen => {}
        }
    }

    /// Takes another game into the form. What waited for a restart of the present one waits no more.
    fn begin_with(self, form: NewGame<'static>) {
        self.fault.set(None);
        let played = self.app.session.with_value(|session| {
            let rules = session.sitting().game().rules();
            rules.preset() == form.preset().id()
        });
        if played {
            self.origin.set_value(Origin::Played);
            self.wish.keep(self.app, &form);
        } else {
            self.origin.set_value(Origin::Chosen);
            self.wish.forget();
        }
        self.form.set(form);
    }
}

/// The presets of the games in the family of the chosen one.
#[component]
fn Presets(state: State) -> impl IntoView {
    let lang = state.app.lang;
    let ids = Memo::new(move |_| {
        let form = state.form.read();
        let family = &form.game().family().id;
        let games = form.catalogue().games().iter().filter(|game| game.family().id == *family);
        games.flat_map(|game| game.presets()).map(|preset| preset.id()).collect::<Vec<&'static str>>()
    });
    let chosen = move |id: &str| state.form.read().preset().id() == id;
    let name = move |id: &str| {
        let form = state.form.read();
        form.catalogue()
            .find(id)
            .map_or_else(|_| id.to_owned(), |(_, preset)| texts::name(lang.get(), preset.name()).to_owned())
    };
    let group = fresh_id("preset");
    view! {
        <div class="chips" role="radiogroup" aria-label=move || Label::Game.text(lang.get())>
            <For each=move || ids.get() key=|id| *id let:id>
                <label class="chip">
                    <input
                        type="radio"
                        name=group.clone()
                        prop:checked=move || chosen(id)
                        data-first=move || chosen(id).then_some("")
                        on:change=move |_| {
                            let mut form = state.form.get_untracked();
                            form.choose(id);
                            state.begin_with(form);
                        }
                    />
                    <span>{move || name(id)}</span>
                </label>
            </For>
        </div>
    }
}

/// Every option of the game.
#[component]
fn Options(state: State) -> impl IntoView {
    let names = Memo::new(move |_| {
        let form = state.form.read();
        let id = form.game().id();
        form.game().options().iter().map(|spec| (id, spec.name)).collect::<Vec<(&'static str, OptionName)>>()
    });
    view! {
        <div class="options">
            <For each=move || names.get() key=|key| *key let:key>
                <OptionRow state name=key.1/>
            </For>
        </div>
    }
}

/// One option with all its values.
#[component]
fn OptionRow(state: State, name: OptionName) -> impl IntoView {
    let lang = state.app.lang;
    let id = fresh_id("option");
    let offer = untrack(|| state.offer(name));
    let values: Vec<Value> = offer.iter().flat_map(|offer| &offer.choices).map(|choice| choice.value).collect();
    let values = StoredValue::new(values);
    let at = move |place: usize| values.with_value(|values| values[place]);
    let range = offer.and_then(|offer| offer.range);
    let reason = move || {
        let offer = state.offer(name)?;
        let reason = offer.choices.iter().find_map(|choice| choice.refused.as_ref());
        reason.map(|reason| texts::option::no_sense(lang.get(), reason))
    };
    let refused = move |value: Value| {
        let offer = state.offer(name);
        offer.is_some_and(|offer| offer.choices.iter().any(|choice| choice.value == value && choice.refused.is_some()))
    };
    view! {
        <div class="option">
            <span id=id.clone() class="strong option-name">{move || texts::option::label(lang.get(), name)}</span>
            <div class="option-values">
                <Segments
                    labelled_by=id.clone()
                    values=values.with_value(Vec::len)
                    chosen=Signal::derive(move || {
                        let value = state.value(name);
                        values.with_value(|values| values.iter().position(|other| *other == value))
                    })
                    choose=Callback::new(move |place| state.set(name, at(place)))
                    text=Callback::new(move |place| texts::option::value(lang.get(), name, at(place)))
                    refused=Callback::new(move |place| refused(at(place)))
                />
                {range.map(|range| view! { <OtherNumber state name range option_id=id/> })}
            </div>
            <p class="muted small">{move || texts::option::help(lang.get(), name)}</p>
            <p class="reason small">{reason}</p>
        </div>
    }
}

/// The field for numbers beside those that are offered.
#[component]
fn OtherNumber(state: State, name: OptionName, range: (u16, u16), option_id: String) -> impl IntoView {
    let lang = state.app.lang;
    let id = fresh_id("other");
    let shown = move || {
        let other = state.offer(name).filter(Offer::is_other_number);
        other.map(|offer| offer.value.to_string()).unwrap_or_default()
    };
    let used = move || state.offer(name).is_some_and(|offer| offer.is_other_number());
    let (low, high) = range;
    view! {
        <label class="other" class:used=used>
            <span id=id.clone() class="spoken">{move || Label::OtherNumber.text(lang.get())}</span>
            <input
                type="text"
                inputmode="numeric"
                maxlength="5"
                autocomplete="off"
                aria-labelledby=format!("{option_id} {id}")
                placeholder=format!("{low}-{high}")
                prop:value=shown
                on:change=move |event| {
                    let text = event_target_value(&event);
                    if let Ok(number) = text.trim().parse::<u16>() {
                        state.set(name, Value::Number(number));
                    } else {
                        // What is no number leaves the option as it is, and the field says so.
                        state.form.update(|_| {});
                    }
                }
            />
        </label>
    }
}

/// Which deal: any, or the one that is named.
#[component]
fn DealField(state: State) -> impl IntoView {
    let lang = state.app.lang;
    let wrong = move || match state.fault.get() {
        Some(Fault::Rules(errors)) => Some(texts::option::refused(lang.get(), state.form.read().game(), &errors)),
        Some(fault) => Some(texts::deal::fault(lang.get(), &fault)),
        None => {
            let form = state.form.read();
            let errors = form.rules().err()?;
            Some(texts::option::refused(lang.get(), form.game(), &errors))
        }
    };
    let invalid = move || {
        let fault = state.fault.read();
        fault.as_ref().is_some_and(|fault| !matches!(fault, Fault::Rules(_)))
    };
    view! {
        <div class="deal-field">
            <label for="deal-name" class="strong">{move || Label::DealNumber.text(lang.get())}</label>
            <input
                id="deal-name"
                type="text"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                node_ref=state.field
                placeholder=move || Label::Random.text(lang.get())
                prop:value=move || state.typed.get()
                aria-invalid=move || invalid().then_some("true")
                aria-describedby="deal-help deal-fault"
                on:input=move |event| state.type_deal(event_target_value(&event))
                on:change=move |_| state.typing_over()
            />
        </div>
        <p id="deal-help" class="muted small">{move || Label::SameCards.text(lang.get())}</p>
        <p id="deal-fault" class="fault small" role="status">{wrong}</p>
    }
}
