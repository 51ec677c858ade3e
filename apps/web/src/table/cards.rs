//! The cards in the document: one element for each card, for ever the same, painted by comparing
//! what is to be seen with what was painted last.

use crate::app::App;
use crate::input::Input;
use crate::table::draw::Look;
use crate::table::motion::{self, Motion};
use crate::table::pose::{self, Grip, Pose};
use leptos::prelude::*;
use play::geometry::Index;
use std::fmt::Write;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The cards on the table; copies are handles to the same.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    cards: StoredValue<Vec<CardNode>, LocalStorage>,
    layer: StoredValue<Option<HtmlElement>, LocalStorage>,
    look: StoredValue<Option<Look>, LocalStorage>,
}

/// One card's elements and what they show.
struct CardNode {
    wrap: HtmlElement,
    svg: Element,
    body: Element,
    index: Element,
    painted: Option<Pose>,
    /// The face that is drawn, with the place that it is drawn for.
    drawn: Option<(cards::Card, Index)>,
}

impl Table {
    /// A table whose layer is not in the document yet.
    pub(crate) fn new() -> Table {
        Table {
            cards: StoredValue::new_local(Vec::new()),
            layer: StoredValue::new_local(None),
            look: StoredValue::new_local(None),
        }
    }

    /// Uses this element as the layer of all cards.
    pub(crate) fn attach(self, layer: &HtmlElement) {
        self.layer.set_value(Some(layer.clone()));
    }
}

/// The elements of one card, in the form in which [`CardNode::of`] finds them again.
fn card_html(id: usize) -> String {
    let mut html = String::new();
    let _ = write!(
        html,
        "<div class=\"card\" id=\"card-{id}\"><button type=\"button\" tabindex=\"-1\"><svg class=\"face\" \
         aria-hidden=\"true\" preserveAspectRatio=\"none\"><g></g><g></g></svg><span class=\"back\"></span></button></div>"
    );
    html
}

impl CardNode {
    fn of(wrap: Element) -> Option<CardNode> {
        let svg = wrap.query_selector("svg").ok()??;
        let (body, index) = (svg.first_element_child()?, svg.last_element_child()?);
        Some(CardNode { wrap: wrap.dyn_into().ok()?, svg, body, index, painted: None, drawn: None })
    }
}

impl App {
    /// Brings the cards to where they belong now.
    pub(crate) fn show(self, motion: Motion) {
        let layout = self.layout.read_untracked();
        let poses = self.session.with_value(|session| pose::poses(session, &layout, 0, &[]));
        let Some(layer) = self.table.layer.with_value(Clone::clone) else { return };
        let factor = if self.still.get_untracked() { 0.0 } else { motion::factor(self.settings.read_untracked().tempo) };
        self.table.cards.update_value(|cards| {
            if cards.len() != poses.len() {
                let html: String = (0..poses.len()).map(card_html).collect();
                layer.set_inner_html(&html);
                let wraps = std::iter::successors(layer.first_element_child(), Element::next_element_sibling);
                *cards = wraps.filter_map(CardNode::of).collect();
                self.table.look.set_value(None);
            }
            let look = Look::of(self, &layout);
            if self.table.look.with_value(|last| *last != Some(look)) {
                let style = layer.style();
                let _ = style.set_property("--back", &look.back());
                let _ = style.set_property("--w", &format!("{}px", layout.card.width));
                let _ = style.set_property("--h", &format!("{}px", layout.card.height));
                let _ = style.set_property("--r", &format!("{}px", layout.radius));
                let view_box = look.view_box();
                for card in cards.iter_mut() {
                    let _ = card.svg.set_attribute("viewBox", &view_box);
                    card.drawn = None;
                    card.painted = None;
                }
                self.table.look.set_value(Some(look));
            }
            for (card, pose) in cards.iter_mut().zip(&poses) {
                card.paint(pose, &look, motion, factor);
            }
        });
    }
}

impl CardNode {
    fn paint(&mut self, pose: &Pose, look: &Look, motion: Motion, factor: f64) {
        if self.painted.as_ref() == Some(pose) {
            return;
        }
        let style = self.wrap.style();
        let set = |name: &str, value: &str| {
            let _ = style.set_property(name, value);
        };
        let way = self.painted.map_or(0.0, |last| (last.spot.x - pose.spot.x).hypot(last.spot.y - pose.spot.y));
        set("--t", &format!("{}ms", (motion.milliseconds(way) * factor).round()));
        set("--c", motion.curve());
        set("--x", &format!("{}px", pose.spot.x));
        set("--y", &format!("{}px", pose.spot.y));
        set("z-index", &pose.spot.z.to_string());
        let class = |name: &str, on: bool| {
            let _ = self.wrap.class_list().toggle_with_force(name, on);
        };
        class("up", pose.face.is_some());
        class("covered", pose::is_covered(&pose.spot));
        class("dim", pose::is_dim(&pose.spot));
        class("buried", pose::is_buried(&pose.spot));
        class("picked", pose.grip == Grip::Picked);
        let _ = self.wrap.set_attribute("data-pile", &pose.pile.to_string());
        let _ = self.wrap.set_attribute("data-index", &pose.place.to_string());
        if let Some(face) = pose.face {
            if self.drawn != Some((face, pose.spot.index)) {
                self.body.set_inner_html(&look.body(face, pose.spot.index));
                self.index.set_inner_html(&look.index(face, pose.spot.index));
                self.drawn = Some((face, pose.spot.index));
            }
            let _ = self.wrap.set_attribute("data-card", &face.to_string());
        } else {
            let _ = self.wrap.remove_attribute("data-card");
        }
        self.painted = Some(*pose);
    }
}

/// A tap on whatever lies under the event's target.
pub(crate) fn tapped(target: &Element) -> Option<Input> {
    let element = target.closest("[data-pile]").ok()??;
    let pile = element.get_attribute("data-pile")?.parse().ok()?;
    let index = element.get_attribute("data-index").and_then(|index| index.parse().ok());
    Some(Input::Tap(pile, index))
}
