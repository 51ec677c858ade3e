//! The cards in the document: one element for each card, the same for ever, painted by comparing
//! what is to be seen with what was painted last. A move writes only to the cards that moved, and
//! the browser does the animation.
//!
//! The cards are no views of signals on purpose: a deal, a drop and an interrupted flight need two
//! states to reach the document in a known order, which a graph of signals does not promise.

use crate::browser::px;
use crate::table::draw::Look;
use crate::table::motion::{FLIP, Motion};
use crate::table::pose::{Grip, Pose};
use cards::Card;
use play::geometry::{Index, depth};
use wasm_bindgen::JsCast;
use web_sys::{CssStyleDeclaration, Element, HtmlElement};

/// The cards of one table.
#[derive(Default)]
pub(crate) struct Cards {
    /// Each at its [`engine::CardId`].
    pub(crate) nodes: Vec<CardNode>,
    /// The element that holds them all.
    pub(crate) layer: Option<HtmlElement>,
    /// How faces and backs are drawn now.
    pub(crate) look: Option<Look>,
}

/// One card's elements and what they show.
pub(crate) struct CardNode {
    wrap: HtmlElement,
    button: HtmlElement,
    svg: Element,
    body: Element,
    index: Element,
    /// What is to be seen now, even while the card is still on its way.
    pub(crate) pose: Option<Pose>,
    label: Option<String>,
    /// The face whose body is drawn, with the index that it was drawn beside.
    body_of: Option<(Card, Index)>,
    index_of: Option<(Card, Index)>,
    /// Where the pointer has drawn it from its place.
    pulled: (f64, f64),
    flying: bool,
}

/// How the cards of one change move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pace {
    /// Why.
    pub(crate) motion: Motion,
    /// What the player's tempo makes of all times; 0 where nothing moves.
    pub(crate) factor: f64,
}

impl Cards {
    /// Puts so many cards into the layer; those that are there stay.
    pub(crate) fn fill(&mut self, count: usize) {
        let Some(layer) = &self.layer else { return };
        if self.nodes.len() == count {
            return;
        }
        let html: String = (0..count).map(html).collect();
        layer.set_inner_html(&html);
        let wraps = std::iter::successors(layer.first_element_child(), Element::next_element_sibling);
        self.nodes = wraps.filter_map(CardNode::of).collect();
        self.look = None;
    }

    /// Draws all cards anew where size, colours or letters have changed.
    pub(crate) fn dress(&mut self, look: &Look) {
        if self.look.as_ref() == Some(look) {
            return;
        }
        let view_box = look.view_box();
        for node in &mut self.nodes {
            let _ = node.svg.set_attribute("viewBox", &view_box);
            match node.pose.filter(|pose| pose.face.is_some()) {
                Some(pose) => {
                    node.body_of = None;
                    node.index_of = None;
                    node.draw(&pose, look);
                }
                None => node.wipe(),
            }
        }
        if let Some(layer) = &self.layer {
            set(&layer.style(), "--back", &look.back());
        }
        self.look = Some(*look);
    }

    /// Ends all motion: every card stands where it belongs.
    pub(crate) fn stop(&mut self) {
        let Some(layer) = &self.layer else { return };
        toggle(layer, "still", true);
        // Reading a measure makes the browser take in what was written so far.
        let _ = layer.offset_width();
        toggle(layer, "still", false);
    }

    /// What is left to do once every card has arrived.
    pub(crate) fn settle(&mut self) {
        for node in &mut self.nodes {
            node.settle();
        }
    }
}

/// The elements of one card, in the form in which [`CardNode::of`] finds them again.
fn html(id: usize) -> String {
    [
        "<div class=\"card\" role=\"listitem\" aria-hidden=\"true\" id=\"card-",
        &id.to_string(),
        "\"><button type=\"button\" tabindex=\"-1\"><svg class=\"face\" aria-hidden=\"true\" \
         preserveAspectRatio=\"none\"><g></g><g></g></svg><span class=\"back\"></span></button></div>",
    ]
    .concat()
}

impl CardNode {
    fn of(wrap: Element) -> Option<CardNode> {
        let wrap: HtmlElement = wrap.dyn_into().ok()?;
        let button: HtmlElement = wrap.first_element_child()?.dyn_into().ok()?;
        let svg = button.first_element_child()?;
        let (body, index) = (svg.first_element_child()?, svg.last_element_child()?);
        Some(CardNode {
            wrap,
            button,
            svg,
            body,
            index,
            pose: None,
            label: None,
            body_of: None,
            index_of: None,
            pulled: (0.0, 0.0),
            flying: false,
        })
    }

    /// Shows the card as it is to be seen now. Gives the milliseconds until it lies there, and
    /// nothing if it lies there already. `order` counts the cards that have begun to move before.
    pub(crate) fn paint(&mut self, pose: &Pose, look: &Look, pace: Pace, order: usize, count: usize) -> Option<f64> {
        let last = self.pose;
        if last.as_ref() == Some(pose) {
            return None;
        }
        let style = self.wrap.style();
        let from = last.map_or((pose.spot.x, pose.spot.y), |last| (last.spot.x, last.spot.y));
        let released = last.is_some_and(|last| last.grip == Grip::Held) && pose.grip != Grip::Held;
        let way = distance(from.0 + self.pulled.0 - pose.spot.x, from.1 + self.pulled.1 - pose.spot.y);
        let time = pace.motion.milliseconds(way) * pace.factor;
        let delay = pace.motion.delay(order, count) * pace.factor;
        let moves = last.is_some() && way > 0.0 && time > 0.0 && pose.grip != Grip::Held;
        if way > 0.0 || last.is_none() {
            set(&style, "--t", &px(time, "ms"));
            set(&style, "--d", &px(delay, "ms"));
            set(&style, "--c", pace.motion.curve());
            set(&style, "--x", &px(pose.spot.x, "px"));
            set(&style, "--y", &px(pose.spot.y, "px"));
        }
        if last.map_or(0.0, |last| last.angle) != pose.angle {
            set(&style, "--a", &px(pose.angle, "deg"));
        }
        if released {
            self.pulled = (0.0, 0.0);
            let _ = style.remove_property("translate");
        }
        if moves {
            self.flying = true;
            let over = if pose.spot.z < depth::MOVING { depth::MOVING } else { 0 };
            set(&style, "z-index", &(pose.spot.z + over).to_string());
        } else if !self.flying || pose.grip != Grip::Lying {
            set(&style, "z-index", &pose.spot.z.to_string());
        }
        let turns = last.is_some_and(|last| last.face.is_some() != pose.face.is_some());
        let mut flip = 0.0;
        if turns && pace.factor > 0.0 && pace.motion != Motion::None {
            flip = if moves { time.max(FLIP * pace.factor) } else { FLIP * pace.factor };
            set(&style, "--f", &px(flip, "ms"));
            set(&style, "--fd", &px(delay, "ms"));
            self.turn(pose.face.is_some());
        }
        if let Some(face) = pose.face {
            self.draw(pose, look);
            if last.and_then(|last| last.face) != pose.face {
                attribute(&self.wrap, "data-card", Some(&face.to_string()));
            }
        } else if last.is_none_or(|last| last.face.is_some()) {
            attribute(&self.wrap, "data-card", None);
        }
        self.mark(last.as_ref(), pose);
        self.pose = Some(*pose);
        if !moves && flip == 0.0 {
            self.settle();
            return None;
        }
        Some(delay + time.max(flip))
    }

    /// Writes the classes and attributes that have changed.
    fn mark(&self, last: Option<&Pose>, pose: &Pose) {
        let class = |name: &str, of: fn(&Pose) -> bool| {
            if last.is_none_or(|last| of(last) != of(pose)) {
                toggle(&self.wrap, name, of(pose));
            }
        };
        class("up", |pose| pose.face.is_some());
        class("covered", Pose::is_covered);
        class("dim", Pose::is_dim);
        class("picked", |pose| pose.grip == Grip::Picked);
        class("held", |pose| pose.grip == Grip::Held);
        class("shown", |pose| pose.grip == Grip::Shown);
        if !pose.is_buried() {
            toggle(&self.wrap, "buried", false);
        }
        if last.is_none_or(|last| last.pile != pose.pile) {
            attribute(&self.wrap, "data-pile", Some(&pose.pile.to_string()));
        }
        if last.is_none_or(|last| last.place != pose.place) {
            attribute(&self.wrap, "data-index", Some(&pose.place.to_string()));
        }
        if last.map_or([0.0; 2], |last| last.cut) != pose.cut {
            let [above, below] = pose.cut;
            let clip = if above > 0.0 || below > 0.0 {
                ["inset(", &px(above, "px"), " 0 ", &px(below, "px"), ")"].concat()
            } else {
                String::new()
            };
            set(&self.wrap.style(), "clip-path", &clip);
        }
    }

    /// Draws what of the face depends on where the card lies.
    fn draw(&mut self, pose: &Pose, look: &Look) {
        let Some(face) = pose.face else { return };
        let wanted = Some((face, pose.spot.index));
        let hidden = pose.is_covered() && self.body_of.is_some_and(|(drawn, _)| drawn == face);
        if !hidden && !look.same_body(self.body_of, wanted) {
            self.body.set_inner_html(&look.body(face, pose.spot.index));
            self.body_of = wanted;
        }
        if self.index_of != wanted {
            self.index.set_inner_html(&look.index(face, pose.spot.index));
            self.index_of = wanted;
        }
    }

    /// Turns the card over in two halves.
    fn turn(&mut self, up: bool) {
        toggle(&self.wrap, "flip-up", up);
        toggle(&self.wrap, "flip-down", !up);
    }

    /// The card has arrived.
    fn settle(&mut self) {
        let Some(pose) = self.pose else { return };
        if self.flying {
            self.flying = false;
            set(&self.wrap.style(), "z-index", &pose.spot.z.to_string());
        }
        toggle(&self.wrap, "flip-up", false);
        toggle(&self.wrap, "flip-down", false);
        toggle(&self.wrap, "buried", pose.is_buried());
        if pose.face.is_none() {
            self.wipe();
        }
    }

    /// Takes the face away: what lies face down is nowhere in the document.
    fn wipe(&mut self) {
        if self.index_of.take().is_some() {
            self.body.set_inner_html("");
            self.index.set_inner_html("");
            self.body_of = None;
        }
    }

    /// Says what a screen reader finds here; nothing hides the card from it.
    pub(crate) fn name(&mut self, label: Option<String>) {
        if self.label == label {
            return;
        }
        if self.label.is_some() != label.is_some() {
            attribute(&self.wrap, "aria-hidden", if label.is_some() { None } else { Some("true") });
        }
        attribute(&self.button, "aria-label", label.as_deref());
        self.label = label;
    }

    /// Moves the card with the pointer, so far from its place.
    pub(crate) fn pull(&mut self, x: f64, y: f64) {
        self.pulled = (x, y);
        let way = [px(x, "px"), px(y, "px")].join(" ");
        set(&self.wrap.style(), "translate", &way);
    }

    /// Puts the card somewhere without motion, as the place that the next motion starts from.
    pub(crate) fn put(&mut self, pose: &Pose, look: &Look) {
        self.paint(pose, look, Pace { motion: Motion::None, factor: 0.0 }, 0, 1);
    }

    /// The element that takes the focus.
    pub(crate) fn button(&self) -> &HtmlElement {
        &self.button
    }
}

/// The length of a way that is so long across and down.
pub(crate) fn distance(across: f64, down: f64) -> f64 {
    (across * across + down * down).sqrt()
}

fn set(style: &CssStyleDeclaration, name: &str, value: &str) {
    let _ = style.set_property(name, value);
}

fn toggle(element: &HtmlElement, class: &str, on: bool) {
    let _ = element.class_list().toggle_with_force(class, on);
}

fn attribute(element: &HtmlElement, name: &str, value: Option<&str>) {
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}
