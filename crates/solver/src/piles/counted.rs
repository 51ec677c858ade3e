//! Runs that may be divided anywhere: positions that differ only by how such runs lie are one.
//!
//! Call a face-up card *laid* when it lies on a face-up card that it fits on, and otherwise a *head*.
//!
//! Claim: where any part of a run moves and runs are built as they move, what is possible depends
//! only on the heads and where they lie, the foundations and the stock.
//!
//! Argument. All cards that fit on the same cards are of one kind, and so are those that carry the
//! same. A laid card can be moved, with all on it, to any card of the kind beneath it that carries
//! nothing, and back again. So as long as one card of a kind carries nothing, those that carry can be
//! exchanged at will, and each can be the free one; when all of them carry, none can be freed before
//! something else has happened. Which of them carries what makes no difference then to what can be
//! put on the kind (something, if more of it lie open than cards are laid on it), to which of its
//! cards can go up (any, in the same case, once what lies on it is put aside), or to which heads can
//! leave. An ace carries nothing, so that none has to go up in between.
//!
//! So a position is written by its heads alone. When it is read the laid cards are put back from the
//! highest rank down, each on some card that it fits on, of which there are always enough.

use super::bits::{Reader, Writer, bits_for};
use super::deal::{Deal, FACES, rank, suit};
use super::position::{COLUMNS, Position};
use super::step::{Moves, Step};

/// A card of a column that can go up, and what must be put aside for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Riser {
    pub(super) face: u8,
    pub(super) column: u8,
    /// Where in its column.
    pub(super) at: u8,
}

/// Writes the heads.
pub(super) fn write(deal: &Deal, position: &Position, writer: &mut Writer) {
    let mut lone = [0; COLUMNS];
    let mut count = 0;
    for column in 0..position.columns() {
        let foot = position.head(deal, column);
        writer.put(foot as u64, deal.foot_bits());
        if foot == 0
            && let Some(head) = position.column(column).first()
        {
            lone[count] = *head;
            count += 1;
        }
    }
    lone[..count].sort_unstable();
    writer.put(count as u64, bits_for(COLUMNS));
    for head in &lone[..count] {
        writer.put(u64::from(*head), bits_for(FACES));
    }
}

/// Reads the heads.
pub(super) fn read_heads(deal: &Deal, reader: &mut Reader, position: &mut Position) {
    for column in 0..position.columns() {
        let foot = reader.take(deal.foot_bits()) as usize;
        position.restore(deal, column, if foot == 0 { 0 } else { foot + 1 });
    }
    let mut spaces = 0..position.columns();
    for _ in 0..reader.take(bits_for(COLUMNS)) {
        let column = spaces.find(|column| position.last(*column).is_none()).expect("a head lies in a column");
        position.push(column, reader.take(bits_for(FACES)) as u8);
    }
}

/// Puts the laid cards back: those that lie nowhere else.
pub(super) fn lay(deal: &Deal, position: &mut Position) {
    let mut left = deal.copies;
    for (first, count, suit) in (0..4).map(|suit| (deal.foundations[suit].0, deal.foundations[suit].1, suit)) {
        for height in &position.heights[first..first + count] {
            for rank in 0..*height {
                left[usize::from(rank) * 4 + suit] -= 1;
            }
        }
    }
    for at in 0..position.stock.rest.len() {
        left[usize::from(deal.course.face(&position.stock, at))] -= 1;
    }
    for column in 0..position.columns() {
        for face in position.column(column) {
            left[usize::from(*face)] -= 1;
        }
    }
    for face in (0..deal.ranks * 4).rev() {
        for _ in 0..left[usize::from(face)] {
            let column = position.parent(deal, face).expect("there are as many places as laid cards");
            position.push(column, face);
        }
    }
}

/// The heads that can leave their columns, and laid cards that can begin one.
pub(super) fn carries(deal: &Deal, here: &Position, moves: &mut Moves) {
    let space = here.space();
    let mut seen = 0_u64;
    // What uncovers a card is looked at first, and so it is listed last.
    if let Some(to) = space {
        for from in 0..here.columns() {
            let column = here.column(from);
            for at in here.head(deal, from) + 1..column.len() {
                if deal.space_takes(column[at]) && seen >> column[at] & 1 == 0 {
                    seen |= 1 << column[at];
                    moves.add(carry(from, to, column.len() - at));
                }
            }
        }
    }
    for locked in [false, true] {
        for from in 0..here.columns() {
            let column = here.column(from);
            let head = here.head(deal, from);
            if column.is_empty() || (head > 0) != locked {
                continue;
            }
            if let Some(to) = space.filter(|_| locked && deal.space_takes(column[head])) {
                moves.add(carry(from, to, column.len() - head));
            }
            if let Some(to) = here.parent(deal, column[head]) {
                moves.add(carry(from, to, column.len() - head));
            }
        }
    }
}

fn carry(from: usize, to: usize, count: usize) -> Step {
    Step::Carry { from: from as u8, to: to as u8, count: count as u8 }
}

/// The cards of the columns that could go up if nothing lay on them and the foundations were ready:
/// each head, and of laid cards with one face one, if possible one that nothing lies on.
pub(super) fn risers(deal: &Deal, here: &Position, wanted: impl Fn(u8) -> bool, risers: &mut Vec<Riser>) {
    risers.clear();
    for column in 0..here.columns() {
        let cards = here.column(column);
        let head = here.head(deal, column);
        for (at, face) in cards.iter().enumerate().skip(head) {
            if !wanted(*face) {
                continue;
            }
            let riser = Riser { face: *face, column: column as u8, at: at as u8 };
            if at > head {
                let is_laid = |other: &&mut Riser| {
                    other.face == *face && usize::from(other.at) > here.head(deal, usize::from(other.column))
                };
                if let Some(other) = risers.iter_mut().find(is_laid) {
                    if at + 1 == cards.len() {
                        *other = riser;
                    }
                    continue;
                }
            }
            risers.push(riser);
        }
    }
}

/// What lies on a card, to be put aside.
pub(super) fn aside(here: &Position, riser: Riser) -> Option<u8> {
    here.column(usize::from(riser.column)).get(usize::from(riser.at) + 1).copied()
}

/// Puts what lies on a card aside, if need be and possible, onto a column that is given or found; none
/// when it is not possible.
pub(super) fn free(deal: &Deal, here: &Position, riser: Riser, given: Option<u8>, steps: &mut Vec<Step>) -> Option<()> {
    let Some(child) = aside(here, riser) else { return Some(()) };
    let to = match given {
        Some(to) => to,
        None => here.parent(deal, child)? as u8,
    };
    let from = riser.column;
    let count = here.column(usize::from(from)).len() as u8 - riser.at - 1;
    steps.push(Step::Aside { from, to, count });
    Some(())
}

/// The ways to make the foundations ready for a card with cards of a free stock; of a stock that is
/// not free, only whether they are.
pub(super) fn ready(deal: &Deal, here: &Position, stock: Option<&[u8]>, face: u8, mut way: impl FnMut(&[Step])) {
    let (first, count) = deal.foundations[suit(face)];
    for foundation in (first..first + count).rev() {
        let height = here.heights[foundation];
        let again = foundation > first && here.heights[foundation - 1] == height;
        if again || height > rank(face) {
            continue;
        }
        let mut steps = [Step::Turn; 16];
        let between = (height..rank(face)).map(|rank| rank * 4 + suit(face) as u8);
        if between.clone().all(|face| stock.is_some_and(|stock| stock[usize::from(face)] > 0)) {
            let number = between.len();
            for (step, face) in steps.iter_mut().zip(between) {
                *step = Step::TakeUp { face };
            }
            way(&steps[..number]);
        }
    }
}
