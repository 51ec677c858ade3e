//! Cards drawn as examples for the rules page, made from the rules themselves.

use super::parts::stroked;
use crate::app::App;
use crate::browser::px;
use art::{BackStyle, FaceStyle, Icon, Place};
use cards::{Card, Rank, Suit};
use leptos::prelude::*;
use play::examples as fit;
use rules::{Relation, Rules, TurnsTo};
use texts::labels::Example as Label;
use texts::prose::Topic;
use texts::{Lang, card};

/// The width of a card in an example, and its height, in CSS pixels.
const CARD: [f64; 2] = [46.0, 64.0];
/// From one card of a column to the next.
const STEP: f64 = 24.0;
/// From one card of a fanned waste to the next.
const FAN: f64 = 26.0;

/// One card with its place in the picture.
struct Item {
    at: [f64; 2],
    shows: Shows,
}

enum Shows {
    Face(Card, Place),
    /// Open, but not to be played now.
    Dim(Card),
    /// The one that may be played.
    Ringed(Card),
    Back,
    Dots,
}

/// What the example shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Says {
    Right,
    Wrong,
    Nothing,
}

struct Picture {
    width: f64,
    says: Says,
    items: Vec<Item>,
}

/// The examples of one section, where it has any.
pub(super) fn examples(app: App, rules: &Rules, topic: Topic) -> Option<impl IntoView + use<>> {
    let pictures = match topic {
        Topic::Columns => columns(rules.tableau().build()),
        Topic::Foundations => vec![foundation()],
        Topic::Stock => vec![stock(rules)],
        Topic::Brief | Topic::Table | Topic::End | Topic::Score | Topic::Winning | Topic::Advice | Topic::Choices => {
            return None;
        }
    };
    let pictures = pictures.into_iter().map(|picture| draw(app, &picture)).collect_view();
    Some(view! { <div class="examples">{pictures}</div> })
}

fn columns(build: Relation) -> Vec<Picture> {
    vec![column(&fit::that_fit(build), Says::Right), column(&fit::that_do_not(build), Says::Wrong)]
}

fn column(cards: &[Card], says: Says) -> Picture {
    let height = CARD[1] + STEP * (cards.len() as f64 - 1.0);
    let top = ((140.0 - height) / 2.0).round();
    let item = |(i, card): (usize, &Card)| {
        let place = if i + 1 == cards.len() { Place::Last { step: STEP } } else { Place::Covered { step: STEP } };
        Item { at: [20.0, top + STEP * i as f64], shows: Shows::Face(*card, place) }
    };
    Picture { width: 104.0, says, items: cards.iter().enumerate().map(item).collect() }
}

fn foundation() -> Picture {
    let spade = |n: u8| Shows::Face(Card::new(rank(n), Suit::Spades), Place::Free);
    let row = [(14.0, spade(1)), (66.0, spade(2)), (120.0, Shows::Dots), (156.0, spade(13))];
    let items = row.into_iter().map(|(x, shows)| Item { at: [x, 38.0], shows }).collect();
    Picture { width: 216.0, says: Says::Right, items }
}

fn stock(rules: &Rules) -> Picture {
    let TurnsTo::Waste { draw, .. } = rules.stock().turns_to;
    let shown = usize::from(draw.count()).clamp(1, 3);
    let all = [(4, Suit::Hearts), (9, Suit::Clubs), (12, Suit::Diamonds)].map(|(n, suit)| Card::new(rank(n), suit));
    let mut items = vec![Item { at: [12.0, 38.0], shows: Shows::Back }];
    for (i, card) in all[3 - shown..].iter().enumerate() {
        let shows = if i + 1 == shown { Shows::Ringed(*card) } else { Shows::Dim(*card) };
        items.push(Item { at: [72.0 + FAN * i as f64, 38.0], shows });
    }
    Picture { width: 216.0, says: Says::Nothing, items }
}

fn rank(n: u8) -> Rank {
    Rank::new(n).expect("a rank that every pack has")
}

fn draw(app: App, picture: &Picture) -> impl IntoView + use<> {
    let lang = app.lang.get();
    let mark = match picture.says {
        Says::Right => Some(view! { <span class="mark right">{stroked(Icon::Check, 18.0, 3.2)}</span> }.into_any()),
        Says::Wrong => Some(view! { <span class="mark wrong">{stroked(Icon::Close, 17.0, 3.2)}</span> }.into_any()),
        Says::Nothing => None,
    };
    let cards = picture.items.iter().map(|item| draw_item(app, item)).collect_view();
    view! {
        <div class="example" role="img" aria-label=label(lang, picture) style:width=px(picture.width, "px")>
            {cards}
            {mark}
        </div>
    }
}

fn draw_item(app: App, item: &Item) -> impl IntoView + use<> {
    let face = |card: Card, place: Place| {
        let settings = app.settings.read();
        let colours = match settings.colours {
            play::SuitColours::Two => art::SuitColours::Two,
            play::SuitColours::Four => art::SuitColours::Four,
        };
        let (letters, theme) = (app.letters.get(), app.theme.get());
        art::face(card, &FaceStyle { letters, colours, theme, width: CARD[0], place })
    };
    let (svg, class) = match item.shows {
        Shows::Face(card, place @ Place::Covered { .. }) => (face(card, place), "at covered"),
        Shows::Face(card, place) => (face(card, place), "at"),
        Shows::Dim(card) => (face(card, Place::Fanned), "at dim"),
        Shows::Ringed(card) => (face(card, Place::Free), "at ringed"),
        Shows::Back => {
            let back = match app.settings.read().back {
                play::Back::Blue => art::Back::Delft,
                play::Back::Red => art::Back::Woven,
            };
            (art::back(&BackStyle { back, theme: app.theme.get(), width: CARD[0] }), "at")
        }
        Shows::Dots => (art::icon(Icon::Dots, 28.0, 2.4), "at dots"),
    };
    let [x, y] = item.at;
    view! { <span class=class style:left=px(x, "px") style:top=px(y, "px") inner_html=svg></span> }
}

/// What a screen reader says of a picture: what it shows, and the open cards in it.
fn label(lang: Lang, picture: &Picture) -> String {
    let says = match picture.says {
        Says::Right => Label::Right.text(lang),
        Says::Wrong => Label::Wrong.text(lang),
        Says::Nothing => Label::Shown.text(lang),
    };
    let name = |item: &Item| match item.shows {
        Shows::Face(card, _) | Shows::Dim(card) | Shows::Ringed(card) => Some(card::card(lang, card)),
        Shows::Dots => Some("..".to_owned()),
        Shows::Back => None,
    };
    let names: Vec<String> = picture.items.iter().filter_map(name).collect();
    format!("{says}: {}", names.join(", "))
}
