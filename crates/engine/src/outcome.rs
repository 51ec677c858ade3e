//! What a legal move does: its effects, the score's among them.

use crate::effect::{Effect, Turned};
use crate::moves::Move;
use crate::pile::Pile;
use crate::table::{Placed, Table};
use rules::{Rules, TurnsTo, WasteAccess};

/// The effects of a legal move, in the order in which they happen.
///
/// The move must be legal on this table ([`crate::check`]); for another the list means nothing.
#[must_use]
pub fn effects(rules: &Rules, table: &Table, mv: Move) -> Vec<Effect> {
    let mut effects = Vec::with_capacity(4);
    match mv {
        Move::Carry { from, to, count } => carry(rules, table, from, to, count, &mut effects),
        Move::Turn => turn(rules, table, &mut effects),
        Move::Redeal => redeal(rules, table, &mut effects),
        Move::Reshuffle => {
            redeal(rules, table, &mut effects);
            effects.insert(effects.len() - usize::from(scored(&effects)), reshuffle(rules, table));
        }
    }
    effects
}

fn scored(effects: &[Effect]) -> bool {
    matches!(effects.last(), Some(Effect::Score { .. }))
}

fn carry(rules: &Rules, table: &Table, from: Pile, to: Pile, count: u8, effects: &mut Vec<Effect>) {
    let source = table.pile(from).unwrap_or_default();
    effects.push(Effect::Shift { from, to, count });
    let left = source.len().saturating_sub(usize::from(count));
    let uncovered = match from {
        Pile::Column(_) => source[..left].last().filter(|placed| !placed.up),
        Pile::Stock | Pile::Waste | Pile::Foundation(_) => None,
    };
    if uncovered.is_some() {
        effects.push(Effect::Flip { pile: from, from: (left - 1) as u8 });
    }
    let values = rules.score().table();
    let mut points = table.points;
    if let Some(moved) = source.last() {
        let debt = table.debt(moved.id);
        match (from, to) {
            (Pile::Waste, Pile::Column(_)) => points += values.waste_to_column,
            (Pile::Waste | Pile::Column(_), Pile::Foundation(_)) => {
                // A card that was taken back earns no more than that has cost, so that no loop pays.
                points += debt.map_or(values.to_foundation, |cost| values.to_foundation.min(cost));
                if debt.is_some() {
                    effects.push(Effect::Debt { card: moved.id, from: debt, to: None });
                }
            }
            (Pile::Foundation(_), Pile::Column(_)) => {
                points = penalised(points, values.take_back, values.floor);
                let cost = table.points - points;
                if values.take_back != 0 {
                    effects.push(Effect::Debt { card: moved.id, from: debt, to: Some(cost) });
                }
            }
            (Pile::Stock | Pile::Waste | Pile::Foundation(_) | Pile::Column(_), _) => {}
        }
    }
    if uncovered.is_some() {
        points += values.turn_up;
    }
    score(table, points, effects);
}

fn turn(rules: &Rules, table: &Table, effects: &mut Vec<Effect>) {
    let TurnsTo::Waste { draw, access, .. } = rules.stock().turns_to;
    match access {
        WasteAccess::Top => {}
        WasteAccess::Group => lay_aside(table, effects),
    }
    let count = usize::from(draw.count()).min(table.stock.len()) as u8;
    effects.push(Effect::Turnover { from: Pile::Stock, to: Pile::Waste, count, turned: Turned::Over });
}

/// What is left of the group turned before is laid face down aside (DP-08).
fn lay_aside(table: &Table, effects: &mut Vec<Effect>) {
    let group = table.waste_group();
    if group > 0 {
        effects.push(Effect::Flip { pile: Pile::Waste, from: (table.waste.len() - group) as u8 });
    }
}

fn redeal(rules: &Rules, table: &Table, effects: &mut Vec<Effect>) {
    let TurnsTo::Waste { draw, access, .. } = rules.stock().turns_to;
    let turned = match access {
        WasteAccess::Top => Turned::Over,
        WasteAccess::Group => {
            lay_aside(table, effects);
            Turned::Not
        }
    };
    let count = table.waste.len() as u8;
    effects.push(Effect::Turnover { from: Pile::Waste, to: Pile::Stock, count, turned });
    effects.push(Effect::Pass { from: table.pass, to: table.pass.saturating_add(1) });
    let cost = rules.score().redeal(table.pass, draw.count());
    score(table, penalised(table.points, cost, rules.score().table().floor), effects);
}

/// The order that the cards left take after a redeal: that of the whole pack in the deal's k-th
/// reshuffle, whatever was played, k being the number of the redeal (DP-09).
fn reshuffle(rules: &Rules, table: &Table) -> Effect {
    let stock: Vec<Placed> = table.waste.iter().rev().copied().collect();
    let mut free: Vec<bool> = vec![true; stock.len()];
    let mut drawn: Vec<u8> = Vec::with_capacity(stock.len());
    let order = table.shuffle.map(|seed| seed.order(rules, table.pass)).unwrap_or_default();
    for card in order {
        // Of twins the one with the lower number comes first, so that equal tables stay equal.
        let first = (0..stock.len()).filter(|i| free[*i] && stock[*i].card == card).min_by_key(|i| stock[*i].id);
        if let Some(i) = first {
            free[i] = false;
            drawn.push(i as u8);
        }
    }
    drawn.reverse();
    Effect::Reshuffle { pile: Pile::Stock, order: drawn.into_boxed_slice() }
}

/// Points after a penalty, which never brings them below the floor and never raises them.
fn penalised(points: i64, penalty: i64, floor: Option<i64>) -> i64 {
    let after = points + penalty;
    floor.map_or(after, |floor| after.max(floor.min(points)))
}

fn score(table: &Table, points: i64, effects: &mut Vec<Effect>) {
    if points != table.points {
        effects.push(Effect::Score { from: table.points, to: points });
    }
}
