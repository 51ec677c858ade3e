//! Playing out what is left when everything lies open (KL-41).

use crate::legality;
use crate::moves::Move;
use crate::outcome;
use crate::pile::Pile;
use crate::table::Table;
use rules::{Redeal, Rules, TurnsTo};
use std::collections::HashSet;

/// The moves that finish the game by foundation moves and drawing alone, when no face-down card is
/// left in the columns; none when the game is won, cards are still face down, or the rest cannot
/// be played out this way. With a redeal that shuffles it needs stock and waste to be empty.
///
/// The search is complete, so that finishing is offered whenever it is possible and never when it
/// is not: with several cards drawn at once it can matter which card is left on the waste.
#[must_use]
pub fn finish(rules: &Rules, table: &Table) -> Option<Vec<Move>> {
    if table.is_won() || table.face_down() > 0 {
        return None;
    }
    let TurnsTo::Waste { redeal, .. } = rules.stock().turns_to;
    match redeal {
        Redeal::Shuffle if !(table.stock.is_empty() && table.waste.is_empty()) => return None,
        Redeal::Shuffle | Redeal::Keep => {}
    }
    let mut line = Vec::new();
    let mut seen = HashSet::new();
    search(rules, table.clone(), &mut line, &mut seen).then_some(line)
}

fn search(rules: &Rules, mut table: Table, line: &mut Vec<Move>, seen: &mut HashSet<Vec<u8>>) -> bool {
    let start = line.len();
    // A card that goes up from a column uncovers others and stands in nobody's way: no choice here.
    while let Some(mv) = foundation_moves(rules, &table).find(|mv| from_column(*mv)) {
        play(rules, &mut table, mv);
        line.push(mv);
    }
    if table.is_won() {
        return true;
    }
    if seen.insert(key(rules, &table)) {
        let choices: Vec<Move> = foundation_moves(rules, &table)
            .take(1)
            .chain([Move::Turn, Move::Redeal].into_iter().filter(|mv| legality::check(rules, &table, *mv).is_ok()))
            .collect();
        for mv in choices {
            let mut after = table.clone();
            play(rules, &mut after, mv);
            line.push(mv);
            if search(rules, after, line, seen) {
                return true;
            }
            line.pop();
        }
    }
    line.truncate(start);
    false
}

fn from_column(mv: Move) -> bool {
    matches!(mv, Move::Carry { from: Pile::Column(_), .. })
}

fn foundation_moves(rules: &Rules, table: &Table) -> impl Iterator<Item = Move> + use<> {
    legality::legal_moves(rules, table)
        .into_iter()
        .filter(|mv| matches!(mv, Move::Carry { to: Pile::Foundation(_), .. }))
}

fn play(rules: &Rules, table: &mut Table, mv: Move) {
    for effect in outcome::effects(rules, table, mv) {
        table.apply(&effect);
    }
}

/// Positions differ by more than [`Table::position`] says only in the pass, which matters here even
/// when passes are unlimited: a position met again with nothing played since leads nowhere new, so
/// the plain position is the right key.
fn key(rules: &Rules, table: &Table) -> Vec<u8> {
    table.position(rules)
}
