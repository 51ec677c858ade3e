//! The places of the piles, and what a screen reader finds on them: groups, each pile a list, each
//! card that can be told apart an item of it.

use crate::app::App;
use crate::browser::px;
use crate::table::pose;
use art::Icon;
use cards::Suit;
use engine::{Pile, Seen};
use leptos::prelude::*;
use play::geometry::{Drawing, Rect};
use texts::place::{self, Group, PassesLeft};

/// The places of all piles, in groups.
#[component]
pub(crate) fn Piles(app: App) -> impl IntoView {
    let piles = Memo::new(move |_| app.read(|session| session.sitting().game().view().piles().collect::<Vec<Pile>>()));
    let of = move |group: Group| {
        move || piles.get().into_iter().filter(|pile| group_of(*pile) == group).collect::<Vec<Pile>>()
    };
    let name = move |group| move || place::group(app.lang.get(), group);
    view! {
        <div role="group" aria-label=name(Group::Stock)>
            <Stock app/>
        </div>
        <div role="group" aria-label=name(Group::Waste)>
            <PileList app pile=Pile::Waste/>
        </div>
        <div role="group" aria-label=name(Group::Foundations)>
            <For each=of(Group::Foundations) key=|pile| *pile let:pile>
                <PileList app pile/>
            </For>
        </div>
        <div role="group" aria-label=name(Group::Columns)>
            <For each=of(Group::Columns) key=|pile| *pile let:pile>
                <PileList app pile/>
            </For>
        </div>
    }
}

fn group_of(pile: Pile) -> Group {
    match pile {
        Pile::Stock => Group::Stock,
        Pile::Waste => Group::Waste,
        Pile::Foundation(_) => Group::Foundations,
        Pile::Column(_) => Group::Columns,
    }
}

/// What a list says of its pile.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Said {
    /// The name of the list.
    label: String,
    /// The ids of the cards that are its items, in order.
    owns: Option<String>,
    /// Its closed cards, as one item.
    closed: Option<String>,
    /// What the empty place says; none while there are cards.
    empty: Option<String>,
}

/// A pile as a list. Its cards lie in a layer of their own and belong to it all the same.
#[component]
fn PileList(app: App, pile: Pile) -> impl IntoView {
    let said = Memo::new(move |_| {
        let (lang, layout) = (app.lang.get(), app.layout.read());
        app.read(|session| {
            let game = session.sitting().game();
            let seen: Vec<Seen> = game.view().pile(pile).collect();
            let shown = match pile {
                Pile::Foundation(_) => seen.len().min(1),
                Pile::Waste => pose::group(game).clamp(1, layout.waste.shown) + 1,
                Pile::Stock | Pile::Column(_) => seen.len(),
            };
            let items = seen.iter().skip(seen.len().saturating_sub(shown)).filter(|seen| seen.card().is_some());
            let owns: Vec<String> = items.map(|seen| ["card-", &seen.id().0.to_string()].concat()).collect();
            let closed = seen.iter().filter(|seen| seen.card().is_none()).count();
            Said {
                label: place::pile_label(lang, game.rules(), pile, seen.len()),
                owns: (!owns.is_empty()).then(|| owns.join(" ")),
                closed: (closed > 0).then(|| place::closed_cards(lang, closed)),
                empty: seen.is_empty().then(|| place::empty(lang, game.rules(), pile)),
            }
        })
    });
    let filled = move || said.read().empty.is_none();
    view! {
        <div role="list" aria-label=move || said.read().label.clone() aria-owns=move || said.read().owns.clone()>
            <div role="listitem" aria-hidden=move || filled().then_some("true")>
                <button
                    type="button"
                    class="slot"
                    tabindex="-1"
                    id=["slot-", &pile.to_string()].concat()
                    data-pile=pile.to_string()
                    aria-label=move || said.read().empty.clone()
                    style:--x=move || at(app, pile, |rect| rect.x)
                    style:--y=move || at(app, pile, |rect| rect.y)
                >
                    {move || suit(app, pile).map(|suit| {
                        view! { <span class="sign" aria-hidden="true" inner_html=art::suit_sign(suit)></span> }
                    })}
                </button>
            </div>
            {move || said.read().closed.clone().map(|closed| view! { <div role="listitem" class="spoken">{closed}</div> })}
        </div>
    }
}

fn at(app: App, pile: Pile, of: fn(&Rect) -> f64) -> String {
    px(app.layout.read().place(pile).as_ref().map_or(0.0, of), "px")
}

/// The suit that a foundation's place shows.
fn suit(app: App, pile: Pile) -> Option<Suit> {
    match pile {
        Pile::Foundation(i) => {
            app.read(|session| session.sitting().game().rules().foundation_suits().get(usize::from(i)).copied())
        }
        Pile::Stock | Pile::Waste | Pile::Column(_) => None,
    }
}

/// What comes after the last card of the stock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Then {
    /// The waste becomes the stock again.
    Again,
    /// The waste lies there, and no pass is left.
    NoMore,
    /// There is no waste.
    Nothing,
}

/// What the stock shows and says.
#[derive(Clone, PartialEq, Eq, Debug)]
struct StockSaid {
    label: String,
    cards: usize,
    left: PassesLeft,
    /// What the empty place says of the waste.
    then: Then,
}

/// The stock: one button over its cards, with what is left of them and of the passes.
#[component]
fn Stock(app: App) -> impl IntoView {
    let said = Memo::new(move |_| {
        let lang = app.lang.get();
        app.read(|session| {
            let game = session.sitting().game();
            let (table, rules) = (game.table(), game.rules());
            let (cards, waste) = (table.stock().len(), table.waste().len());
            let left = PassesLeft::of(rules, table.pass());
            StockSaid {
                label: place::stock(lang, rules, cards, waste, table.pass()),
                cards,
                left,
                then: match (waste, left) {
                    (0, _) => Then::Nothing,
                    (_, PassesLeft::Left(0)) => Then::NoMore,
                    (_, PassesLeft::Left(_) | PassesLeft::Unlimited) => Then::Again,
                },
            }
        })
    });
    view! {
        <button
            type="button"
            class="slot stock"
            tabindex="-1"
            id="slot-s"
            data-pile="s"
            class:filled=move || { said.read().cards > 0 }
            aria-label=move || said.read().label.clone()
            style:--x=move || at(app, Pile::Stock, |rect| rect.x)
            style:--y=move || at(app, Pile::Stock, |rect| rect.y)
            style:--scale=move || scale(app)
        >
            {move || if said.read().cards > 0 { pills(app, &said.read()) } else { empty(app, &said.read()) }}
        </button>
    }
}

/// The pills on the stock: cards left, and passes left where they are limited.
fn pills(app: App, said: &StockSaid) -> AnyView {
    let passes = match said.left {
        PassesLeft::Unlimited => None,
        PassesLeft::Left(left) => Some(left),
    };
    let pills = app.layout.read().pills(if passes.is_some() { 2 } else { 1 });
    let corner = app.layout.read().stock;
    let place = move |rect: Rect| {
        [px(rect.x - corner.x, "px"), px(rect.y - corner.y, "px"), px(rect.width, "px"), px(rect.height, "px")]
    };
    let font = px(pills.font, "px");
    let [x, y, w, h] = place(pills.first);
    let second = pills.second.zip(passes).map(|(rect, left)| {
        let [x, y, w, h] = place(rect);
        view! {
            <span class="pill passes" style:--px=x style:--py=y style:--pw=w style:--ph=h style:--font=font.clone()>
                <span class="sign" inner_html=art::icon(Icon::Redeal, pills.sign, 2.6)></span>
                {left.to_string()}
            </span>
        }
    });
    view! {
        <span aria-hidden="true">
            <span class="pill" style:--px=x style:--py=y style:--pw=w style:--ph=h style:--font=font.clone()>
                {said.cards.to_string()}
            </span>
            {second}
        </span>
    }
    .into_any()
}

/// The sign of the empty stock, and in words what it means.
fn empty(app: App, said: &StockSaid) -> AnyView {
    let lang = app.lang.get();
    let width = app.layout.read().card.width;
    let (icon, size, stroke) = match said.then {
        Then::Again => (Icon::Redeal, 0.42, 2.2),
        Then::NoMore => (Icon::No, 0.36, 2.0),
        Then::Nothing => return ().into_any(),
    };
    view! {
        <span class="words" aria-hidden="true">
            <span class="sign" inner_html=art::icon(icon, (size * width).round(), stroke)></span>
            {place::passes_sign(lang, said.left)}
        </span>
    }
    .into_any()
}

/// How much larger than on a phone the words on the stock are.
fn scale(app: App) -> String {
    let layout = app.layout.read();
    let scale = match layout.drawing {
        Drawing::Narrow => 1.0,
        Drawing::Full => (layout.card.width / 104.0).clamp(1.0, 1.9),
    };
    px(scale, "")
}
