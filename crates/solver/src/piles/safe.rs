//! Cards that go up at once because that can do no harm.
//!
//! Claim: if a position can be won, then it can after such a card has gone up, in no more steps.
//!
//! Argument. On a column a card is of use only as a place for cards one rank lower that fit on it.
//! Let c have rank r (ace 1), and let every foundation of the suits that may be built on c (other
//! than c's own) be at least r - 2 high. Then each such card x is up or can go up as soon as nothing
//! lies on it, whatever its copies do. What may lie on x has rank r - 2; it is up or can go up as
//! soon as it is free too if the foundations of its suits are at least r - 3 high, and what may lie on
//! that has rank r - 3, is needed nowhere by the same reasoning and is up if the foundations of its
//! suits are at least r - 3 high. So instead of putting x on c, what lies on x and x itself go up.
//! With red and black by turns: r <= lowest of the other colour + 2, and r <= lowest of the other suit
//! of the own colour + 3. In one colour: r <= lowest of the other suit of the colour + 2. In one suit:
//! what may lie on c is up already. With any suit: r <= lowest of the other suits + 2.
//!
//! This takes runs that move to be built as columns are; where a looser relation lets them move, only
//! aces go up at once, on which nothing can be built.
//!
//! Copies of c wait for the same places: with several packs it must not take one that a copy
//! needs, so there have to be at least as many places as copies that are not up. (A two is no
//! exception: it may take the only ace that could have let its copy go, and with it what lies under.)
//!
//! A card of the stock goes up at once only where every card of the stock can be had at any time;
//! elsewhere it changes what comes to the top after it. An ace that must go up always does.

use super::deal::{Deal, rank, suit};
use super::dominances::Use;
use super::position::Position;
use super::step::Step;
use super::stock::{Kind, Top};
use rules::{Aces, Relation};

/// The next step that is no choice.
pub(super) fn forced(deal: &Deal, safe: Use, position: &Position) -> Option<Step> {
    let columns = (0..position.columns()).filter_map(|column| Some((column, position.last(column)?)));
    let must = match deal.aces {
        Aces::Free => false,
        Aces::Must => true,
    };
    if must {
        let ace = columns.clone().find(|(_, face)| rank(*face) == 0);
        if let Some((column, _)) = ace {
            return Some(Step::Up { column: column as u8 });
        }
        let ace = match deal.course.kind {
            Kind::Free => free_card(deal, position, |face| rank(face) == 0),
            Kind::Endless | Kind::Counted | Kind::Shuffled => {
                let face = |top: &Top| deal.course.face(&position.stock, usize::from(top.at));
                let top = deal.course.top(&position.stock).filter(|top| rank(face(top)) == 0);
                top.map(|top| Step::PlayUp { top })
            }
        };
        if ace.is_some() {
            return ace;
        }
    }
    match safe {
        Use::Off => return None,
        Use::On => {}
    }
    let mut columns = columns;
    if let Some((column, _)) = columns.find(|(_, face)| is_safe(deal, position, *face)) {
        return Some(Step::Up { column: column as u8 });
    }
    match deal.course.kind {
        Kind::Free => free_card(deal, position, |face| is_safe(deal, position, face)),
        Kind::Endless | Kind::Counted | Kind::Shuffled => None,
    }
}

fn free_card(deal: &Deal, position: &Position, wanted: impl Fn(u8) -> bool) -> Option<Step> {
    let stock = &position.stock;
    let mut faces = (0..stock.rest.len()).map(|at| deal.course.face(stock, at));
    faces.find(|face| wanted(*face)).map(|face| Step::TakeUp { face })
}

pub(super) fn is_safe(deal: &Deal, position: &Position, face: u8) -> bool {
    let (places, up) = position.room_for(deal, face);
    if places == 0 || places + up < usize::from(deal.copies[usize::from(face)]) {
        return false;
    }
    if !deal.runs_are_built() && rank(face) > 0 {
        return false;
    }
    let number = rank(face) + 1;
    let is_red = |suit: usize| suit == 1 || suit == 2;
    let own = suit(face);
    (0..4).filter(|other| *other != own).all(|other| {
        let Some(lowest) = position.lowest(deal, other) else { return true };
        match (deal.build, is_red(other) == is_red(own)) {
            (Relation::Alternate, false) => number <= lowest + 2,
            (Relation::Alternate, true) => number <= lowest + 3,
            (Relation::SameColour, true) | (Relation::Any, _) => number <= lowest + 2,
            (Relation::SameColour, false) | (Relation::Suit, _) => true,
        }
    })
}
