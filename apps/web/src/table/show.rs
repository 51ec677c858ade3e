//! Bringing what is seen to what is: the one way from the session to the cards.

use crate::app::App;
use crate::table::cards::Pace;
use crate::table::draw::Look;
use crate::table::motion::{self, Motion};
use crate::table::pose::{self, Pose};
use engine::Pile;
use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use std::time::Duration;

impl App {
    /// What the player's tempo makes of all times: 0 where nothing moves.
    #[must_use]
    pub fn factor(self) -> f64 {
        let tempo = self.settings.read_untracked().tempo;
        if self.still.get_untracked() { 0.0 } else { motion::factor(tempo) }
    }

    /// Whether nothing moves, by the player's or the system's wish.
    #[must_use]
    pub fn motionless(self) -> bool {
        self.factor() == 0.0
    }

    /// Brings the cards to where they belong now; whatever is on its way goes there from where it
    /// is.
    pub(crate) fn show(self, motion: Motion) {
        let poses = self.poses();
        let look = Look::of(self, &self.layout.read_untracked());
        let pace = Pace { motion, factor: self.factor() };
        let lang = self.lang.get_untracked();
        let mut time = self.table.cards.try_update_value(|cards| {
            cards.fill(poses.len());
            cards.dress(&look);
            let moving = |(node, pose): &(&mut crate::table::cards::CardNode, &Pose)| {
                node.pose.is_none_or(|last| (last.spot.x, last.spot.y) != (pose.spot.x, pose.spot.y))
            };
            let count = cards.nodes.iter_mut().zip(&poses).filter(|pair| moving(pair)).count();
            let (mut order, mut time) = (0, 0.0_f64);
            for (node, pose) in cards.nodes.iter_mut().zip(&poses) {
                let moves = node.pose.is_none_or(|last| (last.spot.x, last.spot.y) != (pose.spot.x, pose.spot.y));
                time = time.max(node.paint(pose, &look, pace, order, count).unwrap_or(0.0));
                order += usize::from(moves);
            }
            self.session.with_value(|session| {
                let (game, picked) = (session.sitting().game(), session.sitting().selection());
                for (node, pose) in cards.nodes.iter_mut().zip(&poses) {
                    node.name(pose.label(lang, game, picked));
                }
            });
            time
        });
        self.table.painted.update(|painted| *painted += 1);
        if matches!(motion, Motion::Deal | Motion::Win) {
            self.table.show.set_value(true);
        }
        // What is still on its way from before must arrive, too.
        let now = performance();
        let last = self.table.arrival.get_value();
        time = time.map(|time| time.max(last - now));
        self.wait(time.unwrap_or(0.0));
    }

    /// Shows a new deal: the cards come from the stock, one after the other.
    pub(crate) fn show_deal(self) {
        if self.motionless() {
            self.show(Motion::None);
            return;
        }
        let layout = self.layout.get_untracked();
        let look = Look::of(self, &layout);
        let poses = self.poses();
        self.table.cards.update_value(|cards| {
            cards.fill(poses.len());
            cards.dress(&look);
            for (card, (node, pose)) in cards.nodes.iter_mut().zip(&poses).enumerate() {
                let mut from = *pose;
                from.spot = layout.stock_spot(card, poses.len());
                from.spot.sight = play::geometry::Sight::Seen;
                from.face = None;
                from.cut = [0.0; 2];
                node.put(&from, &look);
            }
            cards.stop();
        });
        self.show(Motion::Deal);
    }

    /// Ends a deal or the fan of a won game, if one is on its way: every input does.
    /// Says whether there was one.
    pub(crate) fn hurry_show(self) -> bool {
        if self.table.settled.get_untracked() || !self.table.show.get_value() {
            return false;
        }
        self.table.cards.update_value(crate::table::cards::Cards::stop);
        self.arrived();
        true
    }

    /// The poses of all cards, with what the player's hand does.
    pub(crate) fn poses(self) -> Vec<Pose> {
        let layout = self.layout.read_untracked();
        self.table.hand.with_value(|hand| self.session.with_value(|session| pose::poses(session, &layout, hand)))
    }

    /// Waits until all cards lie.
    fn wait(self, time: f64) {
        if let Some(handle) = self.table.timer.try_update_value(Option::take).flatten() {
            handle.clear();
        }
        self.table.arrival.set_value(performance() + time);
        if time <= 0.0 {
            self.arrived();
            return;
        }
        self.table.settled.set(false);
        // Twenty more, so that the browser has painted the last frame.
        let time = Duration::from_millis(time as u64 + 20);
        let handle = set_timeout_with_handle(move || self.arrived(), time).ok();
        self.table.timer.set_value(handle);
    }

    fn arrived(self) {
        self.table.arrival.set_value(0.0);
        self.table.show.set_value(false);
        self.table.cards.update_value(crate::table::cards::Cards::settle);
        if !self.table.settled.get_untracked() {
            self.table.settled.set(true);
        }
    }

    /// Lets the won game's cards stand in their fan, or on their piles.
    pub(crate) fn fan(self, fanned: bool) {
        self.table.hand.update_value(|hand| hand.fanned = fanned);
        if self.table.fanned.get_untracked() != fanned {
            self.table.fanned.set(fanned);
        }
    }

    /// The columns' scrolling and everything else that belongs to one game only begins anew.
    pub(crate) fn clear_hand(self) {
        self.table.hand.set_value(pose::Hand::default());
        self.fan(false);
        self.table.dragged.set(None);
    }

    /// The cards of a pile from this place on cover this together, or the pile's empty place.
    pub(crate) fn covered_by(self, pile: Pile, place: Option<usize>) -> Option<play::geometry::Rect> {
        let layout = self.layout.read_untracked();
        let card = layout.card;
        let run = self.table.cards.with_value(|cards| {
            let poses = cards.nodes.iter().filter_map(|node| node.pose);
            poses
                .filter(|pose| pose.pile == pile && place.is_some_and(|place| pose.place >= place))
                .map(|pose| play::geometry::Rect::at(play::geometry::Point::new(pose.spot.x, pose.spot.y), card))
                .reduce(|all, one| all.union(&one))
        });
        run.or_else(|| layout.place(pile))
    }
}

/// Milliseconds since the page began, never set back.
pub(crate) fn performance() -> f64 {
    crate::browser::window().performance().map_or(0.0, |performance| performance.now())
}
