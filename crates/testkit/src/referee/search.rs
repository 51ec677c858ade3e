//! Questions about all that can still happen, answered by visiting every position.

use super::legal::builds;
use super::moves::{RefMove, RefPlace};
use super::play::no_order;
use super::rules::{RefFaces, RefRedeal, RefRules};
use super::table::{RefSide, RefTable};
use std::collections::HashSet;

/// Whether the game is stuck (KL-40, DP-10), or nothing when more than `limit` positions would have to be visited.
///
/// It is stuck when no sequence of legal moves, turning the stock and the redeals still allowed included, leads to a
/// position with fewer face-down cards, fewer cards in stock and waste together, more cards on the foundations, or
/// (where all cards are dealt face up) fewer neighbours out of sequence than now. Where redeals shuffle, every card of
/// stock and waste counts as reachable while a redeal is left. A game that is won is not stuck.
pub fn stuck(rules: &RefRules, table: &RefTable, limit: usize) -> Option<bool> {
    if table.won(rules) {
        return Some(false);
    }
    let mut seen = HashSet::from([table.position(rules)]);
    let mut waiting = vec![table.clone()];
    while let Some(here) = waiting.pop() {
        if rules.redeal == RefRedeal::Shuffle && rules.redeal_left(here.pass) && here.some_stock_card_fits(rules) {
            return Some(false);
        }
        for played in here.legal_moves(rules) {
            // The order after a reshuffle is not known to the player; what may come of it was asked above.
            if played == RefMove::Reshuffle {
                continue;
            }
            let next = here.apply(rules, played, &no_order).expect("a legal move other than a reshuffle");
            if next.is_progress_from(rules, table) {
                return Some(false);
            }
            if seen.insert(next.position(rules)) {
                waiting.push(next);
            }
            if seen.len() > limit {
                return None;
            }
        }
    }
    Some(true)
}

/// Whether the game can be finished by itself (KL-41), or nothing when more than `limit` positions would have to be
/// visited: no face-down card lies in the columns, and foundation moves, drawing and redeals alone lead to the win.
/// Where redeals shuffle, stock and waste must be empty. A game that is won has nothing left to finish.
pub fn can_finish(rules: &RefRules, table: &RefTable, limit: usize) -> Option<bool> {
    if table.won(rules) || table.face_down() > 0 {
        return Some(false);
    }
    if rules.redeal == RefRedeal::Shuffle && table.in_stock_and_waste() > 0 {
        return Some(false);
    }
    let mut seen = HashSet::from([table.position(rules)]);
    let mut waiting = vec![table.clone()];
    while let Some(here) = waiting.pop() {
        for played in here.legal_moves(rules) {
            if !plays_out(played) {
                continue;
            }
            let next = here.apply(rules, played, &no_order).expect("a legal move other than a reshuffle");
            if next.won(rules) {
                return Some(true);
            }
            if seen.insert(next.position(rules)) {
                waiting.push(next);
            }
            if seen.len() > limit {
                return None;
            }
        }
    }
    Some(false)
}

/// Whether a move is of the kind that the game makes by itself at the end.
fn plays_out(played: RefMove) -> bool {
    match played {
        RefMove::Carry { to: RefPlace::Foundation(_), .. } | RefMove::Turn | RefMove::Redeal => true,
        RefMove::Carry { to: RefPlace::Column(_) | RefPlace::Waste, .. } | RefMove::Reshuffle => false,
    }
}

impl RefTable {
    /// Whether this table is further on than `now`.
    fn is_progress_from(&self, rules: &RefRules, now: &RefTable) -> bool {
        self.face_down() < now.face_down()
            || self.in_stock_and_waste() < now.in_stock_and_waste()
            || self.on_foundations() > now.on_foundations()
            || match rules.faces {
                RefFaces::LastUp => false,
                RefFaces::AllUp => self.out_of_sequence(rules) < now.out_of_sequence(rules),
            }
    }

    /// How many face-up column cards lie on a face-up card on which they could not be built.
    pub fn out_of_sequence(&self, rules: &RefRules) -> usize {
        let mut count = 0;
        for pile in &self.tableau {
            for two in pile.windows(2) {
                let both_up = two[0].side == RefSide::Up && two[1].side == RefSide::Up;
                if both_up && !builds(rules, two[0].card, two[1].card) {
                    count += 1;
                }
            }
        }
        count
    }

    fn some_stock_card_fits(&self, rules: &RefRules) -> bool {
        let mut cards = self.stock.iter().chain(&self.waste);
        cards.any(|card| {
            (0..rules.columns).any(|column| self.fits_column(rules, *card, column))
                || (0..rules.foundations()).any(|foundation| self.fits_foundation(rules, *card, foundation))
        })
    }
}
