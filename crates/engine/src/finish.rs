//! Playing out what is left when everything lies open (KL-41).

use crate::legality;
use crate::moves::Move;
use crate::outcome;
use crate::pile::Pile;
use crate::table::{Placed, Table};
use rules::{Redeal, Rules, TurnsTo};
use std::collections::HashMap;

/// How many positions are looked at before the search gives up. With one pack it never gets so far
/// (a few thousand at most); with two packs and short passes the order of twins can make it.
const LIMIT: usize = 20_000;

/// The moves that finish the game by foundation moves and drawing alone, when no face-down card is
/// left in the columns; none when the game is won, cards are still face down, or the rest cannot
/// be played out this way. With a redeal that shuffles it needs stock and waste to be empty.
///
/// It is never given when it cannot finish, and always when it can, but for two packs where more
/// than 20,000 positions would have to be looked at: with several cards drawn at once it matters
/// which card is left on the waste, and with twins which of them goes first.
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
    if !every_card_could_leave(table) {
        return None;
    }
    let mut search = Search { rules, line: Vec::new(), seen: HashMap::new(), looked_at: 0 };
    search.from(table.clone()).then_some(search.line)
}

/// Whether the cards could all leave if every card of stock and waste were free at any time and
/// twins never competed: if not even then, no search is needed.
fn every_card_could_leave(table: &Table) -> bool {
    let mut gone = [[0_u8; 14]; 4];
    let at = |placed: &Placed| (placed.card.suit().index(), usize::from(placed.card.rank().number()));
    for (suit, rank) in table.foundations.iter().flatten().map(at) {
        gone[suit][rank] += 1;
    }
    let mut left: Vec<Vec<(usize, usize)>> =
        table.columns.iter().map(|column| column.iter().map(at).collect()).collect();
    left.extend(table.stock.iter().chain(&table.waste).map(|placed| vec![at(placed)]));
    loop {
        let before: usize = left.iter().map(Vec::len).sum();
        for pile in &mut left {
            while let Some((suit, rank)) = pile.last().copied()
                && (rank == 1 || gone[suit][rank - 1] > 0)
            {
                gone[suit][rank] += 1;
                pile.pop();
            }
        }
        match left.iter().map(Vec::len).sum::<usize>() {
            0 => return true,
            after if after == before => return false,
            _ => {}
        }
    }
}

struct Search<'r> {
    rules: &'r Rules,
    line: Vec<Move>,
    /// Positions but for the pass, each with the earliest pass in which it was met: what fails there
    /// fails in a later pass too.
    seen: HashMap<Vec<u8>, u32>,
    looked_at: usize,
}

/// A position with the moves from it that are still to be tried. They are kept in a list and not on
/// the call stack, which would not hold the hundreds of passes that a line can have.
struct Frame {
    table: Table,
    choices: std::vec::IntoIter<Move>,
    /// How many moves lead here.
    line: usize,
}

impl Search<'_> {
    /// Whether the game can be finished from a table; the line to there is then complete.
    fn from(&mut self, table: Table) -> bool {
        let mut frames: Vec<Frame> = Vec::new();
        let mut next = Some(table);
        loop {
            if let Some(mut table) = next.take() {
                self.play_what_is_no_choice(&mut table);
                if table.is_won() {
                    return true;
                }
                if self.is_new(&table) {
                    let choices = self.choices(&table).into_iter();
                    frames.push(Frame { table, choices, line: self.line.len() });
                }
            }
            let Some(frame) = frames.last_mut() else { return false };
            self.line.truncate(frame.line);
            match frame.choices.next() {
                Some(mv) => {
                    let mut after = frame.table.clone();
                    play(self.rules, &mut after, mv);
                    self.line.push(mv);
                    next = Some(after);
                }
                None => {
                    frames.pop();
                }
            }
        }
    }

    fn play_what_is_no_choice(&mut self, table: &mut Table) {
        while let Some(mv) = foundation_moves(self.rules, table).find(|mv| is_no_choice(self.rules, table, *mv)) {
            play(self.rules, table, mv);
            self.line.push(mv);
        }
    }

    /// Whether a position is worth a look, and notes it.
    fn is_new(&mut self, table: &Table) -> bool {
        if self.looked_at == LIMIT {
            return false;
        }
        let position = Table { pass: 1, ..table.clone() }.position(self.rules);
        let earliest = self.seen.entry(position).or_insert(u32::MAX);
        let is_new = table.pass < *earliest;
        *earliest = table.pass.min(*earliest);
        self.looked_at += usize::from(is_new);
        is_new
    }

    fn choices(&self, table: &Table) -> Vec<Move> {
        let stock = [Move::Turn, Move::Redeal];
        let stock = stock.into_iter().filter(|mv| legality::check(self.rules, table, *mv).is_ok());
        foundation_moves(self.rules, table).chain(stock).collect()
    }
}

/// A card that goes up from a column uncovers others and stands in nobody's way, unless its twin
/// waits for the same place: then it matters which of the two goes first.
fn is_no_choice(rules: &Rules, table: &Table, mv: Move) -> bool {
    let Move::Carry { from: from @ Pile::Column(_), .. } = mv else { return false };
    let Some(top) = table.pile(from).and_then(<[Placed]>::last) else { return false };
    let up = table.foundations.iter().flatten().filter(|placed| placed.card == top.card).count();
    rules.pack().copies(top.card) == up + 1
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
