//! Settings.

use super::parts::{PageHead, Row, Segments, Toggle, fresh_id};
use crate::app::{App, Storage};
use leptos::prelude::*;
use play::{AutoMove, Back, CardLetters, Language, Settings, StockSide, SuitColours, Switch, Tap, Tempo, Theme};
use texts::Lang;
use texts::labels::{Bar, Notice, SettingHelp as Help, SettingLabel as Label, SettingValue as Word};

/// The page.
#[component]
pub(super) fn SettingsPage(app: App, close: Callback<()>) -> impl IntoView {
    let lang = app.lang;
    let heading = move |label: Label| view! { <h2>{move || label.text(lang.get())}</h2> };
    let title = Signal::derive(move || Label::Title.text(lang.get()).to_owned());
    view! {
        <div class="page settings">
            <PageHead title back=Signal::derive(move || Bar::Back.text(lang.get())) leave=close/>
            <div class="page-body">
                <div class="page-columns">
                    <section>
                        {heading(Label::Cards)}
                        {choice(app, Label::Letters, None, CardLetters::ALL, |s| &mut s.letters, letters)}
                        {switch(
                            app,
                            Label::FourColours,
                            Some(Help::FourColours),
                            |s| s.colours == SuitColours::Four,
                            |s| {
                                s.colours = match s.colours {
                                    SuitColours::Two => SuitColours::Four,
                                    SuitColours::Four => SuitColours::Two,
                                }
                            },
                        )}
                        <Backs app/>
                    </section>
                    <section>
                        {heading(Label::Table)}
                        {choice(app, Label::Theme, None, Theme::ALL, |s| &mut s.theme, theme)}
                        {choice(
                            app,
                            Label::StockSide,
                            Some(Help::StockSide),
                            StockSide::ALL,
                            |s| &mut s.stock_side,
                            stock_side,
                        )}
                        {flag(app, Label::Clock, None, |s| &mut s.clock)}
                        {flag(app, Label::Quiet, Some(Help::Quiet), |s| &mut s.quiet)}
                    </section>
                    <section>
                        {heading(Label::Motion)}
                        {choice(app, Label::Tempo, Some(Help::Motion), Tempo::ALL, |s| &mut s.tempo, tempo)}
                    </section>
                    <section>
                        {heading(Label::Input)}
                        {choice(app, Label::Tap, Some(Help::Tap), Tap::ALL, |s| &mut s.tap, tap)}
                        {flag(app, Label::LetterKeys, Some(Help::LetterKeys), |s| &mut s.letter_keys)}
                    </section>
                    <section>
                        {heading(Label::Help)}
                        {choice(
                            app,
                            Label::AutoMove,
                            Some(Help::AutoMove),
                            AutoMove::ALL,
                            |s| &mut s.auto_move,
                            auto_move,
                        )}
                        {flag(app, Label::AutoFinish, Some(Help::AutoFinish), |s| &mut s.auto_finish)}
                        {flag(app, Label::Outlook, Some(Help::Outlook), |s| &mut s.outlook)}
                        <Lessons app/>
                    </section>
                    <section>
                        {heading(Label::General)}
                        {choice(app, Label::Language, None, Language::ALL, |s| &mut s.language, language)}
                        <div class="row">
                            <span class="strong">{move || Label::Version.text(lang.get())}</span>
                            <span>{env!("CARGO_PKG_VERSION")}</span>
                        </div>
                        {move || {
                            storage(app)
                                .map(|notice| {
                                    view! {
                                        {heading(Label::Storage)}
                                        <p class="muted">{move || notice.text(lang.get())}</p>
                                    }
                                })
                        }}
                    </section>
                </div>
            </div>
        </div>
    }
}

/// A setting with several values.
fn choice<T>(
    app: App,
    label: Label,
    help: Option<Help>,
    values: &'static [T],
    place: fn(&mut Settings) -> &mut T,
    word: fn(T) -> Word,
) -> impl IntoView + use<T>
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let chosen = Signal::derive(move || {
        let value = *place(&mut app.settings.get());
        values.iter().position(|other| *other == value)
    });
    let choose = Callback::new(move |value: usize| app.settings.update(|settings| *place(settings) = values[value]));
    let text = Callback::new(move |value: usize| word(values[value]).text(app.lang.get()).to_owned());
    segments(app, label, help, values.len(), chosen, choose, text)
}

/// The row of such a setting, whatever its values are.
fn segments(
    app: App,
    label: Label,
    help: Option<Help>,
    values: usize,
    chosen: Signal<Option<usize>>,
    choose: Callback<usize>,
    text: Callback<usize, String>,
) -> impl IntoView + use<> {
    let id = fresh_id("setting");
    view! {
        <Row id=id.clone() label=name(app.lang, label) help=help_text(app.lang, help)>
            <Segments labelled_by=id values chosen choose text/>
        </Row>
    }
}

/// A setting that is on or off.
fn flag(app: App, label: Label, help: Option<Help>, place: fn(&mut Settings) -> &mut Switch) -> impl IntoView {
    let id = fresh_id("setting");
    let on = Signal::derive(move || place(&mut app.settings.get()).is_on());
    let flip = Callback::new(move |()| {
        app.settings.update(|settings| {
            let switch = place(settings);
            *switch = switch.flipped();
        });
    });
    view! {
        <Row id=id.clone() label=name(app.lang, label) help=help_text(app.lang, help)>
            <Toggle labelled_by=id on flip/>
        </Row>
    }
}

/// The same for settings that are kept in another form.
fn switch(
    app: App,
    label: Label,
    help: Option<Help>,
    is_on: fn(&Settings) -> bool,
    turn: fn(&mut Settings),
) -> impl IntoView {
    let id = fresh_id("setting");
    let on = Signal::derive(move || is_on(&app.settings.read()));
    view! {
        <Row id=id.clone() label=name(app.lang, label) help=help_text(app.lang, help)>
            <Toggle labelled_by=id on flip=Callback::new(move |()| app.settings.update(turn))/>
        </Row>
    }
}

fn name(lang: Memo<Lang>, label: Label) -> Signal<&'static str> {
    Signal::derive(move || label.text(lang.get()))
}

fn help_text(lang: Memo<Lang>, help: Option<Help>) -> Signal<&'static str> {
    Signal::derive(move || help.map_or("", |help| help.text(lang.get())))
}

/// Whether each kind of move is explained as it first occurs.
#[component]
fn Lessons(app: App) -> impl IntoView {
    let id = fresh_id("setting");
    let on = Signal::derive(move || !app.settings.read().introduced.is_on());
    let flip = Callback::new(move |()| if on.get_untracked() { app.leave_lessons() } else { app.learn() });
    view! {
        <Row id=id.clone() label=name(app.lang, Label::FirstDeal) help=help_text(app.lang, Some(Help::FirstDeal))>
            <Toggle labelled_by=id on flip/>
        </Row>
    }
}

/// The backs, as they look.
#[component]
fn Backs(app: App) -> impl IntoView {
    let lang = app.lang;
    let id = fresh_id("setting");
    let group = fresh_id("group");
    let word = |back| match back {
        Back::Blue => Word::BackBlue,
        Back::Red => Word::BackRed,
    };
    let picture = move |back| {
        let back = match back {
            Back::Blue => art::Back::Delft,
            Back::Red => art::Back::Woven,
        };
        art::back(&art::BackStyle { back, theme: app.theme.get(), width: 30.0 })
    };
    let item = move |back: &Back| {
        let back = *back;
        view! {
            <label class="back-choice">
                <input
                    type="radio"
                    name=group.clone()
                    prop:checked=move || app.settings.read().back == back
                    aria-label=move || word(back).text(lang.get())
                    on:change=move |_| app.settings.update(|settings| settings.back = back)
                />
                <span aria-hidden="true" inner_html=move || picture(back)></span>
            </label>
        }
    };
    view! {
        <Row id=id.clone() label=name(lang, Label::Back)>
            <div class="backs" role="radiogroup" aria-labelledby=id>
                {Back::ALL.iter().map(item).collect_view()}
            </div>
        </Row>
    }
}

/// What the browser promises, where it has answered.
fn storage(app: App) -> Option<Notice> {
    match app.storage.get() {
        Storage::Unasked => None,
        Storage::Lasting => Some(Notice::StorageLasting),
        Storage::Fleeting => Some(Notice::StorageRefused),
        Storage::Missing => Some(Notice::StorageMissing),
    }
}

fn letters(letters: CardLetters) -> Word {
    match letters {
        CardLetters::System => Word::ByLanguage,
        CardLetters::Dutch => Word::LettersDutch,
        CardLetters::English => Word::LettersEnglish,
    }
}

fn theme(theme: Theme) -> Word {
    match theme {
        Theme::Light => Word::ThemeLight,
        Theme::Dark => Word::ThemeDark,
        Theme::System => Word::System,
    }
}

fn stock_side(side: StockSide) -> Word {
    match side {
        StockSide::Usual => Word::Usual,
        StockSide::Left => Word::Left,
        StockSide::Right => Word::Right,
    }
}

fn tempo(tempo: Tempo) -> Word {
    match tempo {
        Tempo::Off => Word::MotionOff,
        Tempo::Fast => Word::MotionFast,
        Tempo::Normal => Word::MotionNormal,
        Tempo::Calm => Word::MotionCalm,
    }
}

fn tap(tap: Tap) -> Word {
    match tap {
        Tap::PlaysBest => Word::TapPlays,
        Tap::PicksUp => Word::TapPicksUp,
    }
}

fn auto_move(auto: AutoMove) -> Word {
    match auto {
        AutoMove::Off => Word::AutoOff,
        AutoMove::Safe => Word::AutoSafe,
        AutoMove::All => Word::AutoAll,
    }
}

fn language(language: Language) -> Word {
    match language {
        Language::System => Word::System,
        Language::Nl => Word::Dutch,
        Language::En => Word::English,
    }
}
