//! Which move a tap plays, and which moves the program plays by itself.

use engine::{Game, Move, Pile, is_safe};

/// The legal moves that carry the cards from this place of a pile on, best first:
/// a safe foundation move; a move that turns a face-down card up (TP-01); onto a column that is not
/// empty; to a foundation though it is not known to be safe; an empty column last (TP-03). Moves
/// that change nothing, a whole column onto an empty one, are left out.
#[must_use]
pub fn ranked_moves(game: &Game, from: Pile, count: u8) -> Vec<Move> {
    let mut moves: Vec<(u8, Move)> = Vec::new();
    let carries = game
        .legal_moves()
        .map(engine::Legal::get)
        .filter(
            |mv| matches!(mv, Move::Carry { from: source, count: carried, .. } if *source == from && *carried == count),
        )
        .filter(|mv| !changes_nothing(game, *mv));
    for mv in carries {
        let rank = rank(game, mv);
        let place = moves.partition_point(|(other, _)| *other <= rank);
        moves.insert(place, (rank, mv));
    }
    moves.into_iter().map(|(_, mv)| mv).collect()
}

/// The best move of the whole table, in the same order, the longest run first among equals; turning
/// the stock when nothing else is to be had.
#[must_use]
pub fn best_of_all(game: &Game) -> Option<Move> {
    let mut best: Option<(u8, u8, Move)> = None;
    for mv in game.legal_moves().map(engine::Legal::get) {
        let (rank, count) = match mv {
            // Taking a card back or splitting a run is never best by itself.
            Move::Carry { from: Pile::Foundation(_), .. } => continue,
            Move::Carry { .. } if changes_nothing(game, mv) || splits_a_run(game, mv) => continue,
            Move::Carry { count, .. } => (rank(game, mv), count),
            Move::Turn | Move::Redeal | Move::Reshuffle => (LAST, 0),
        };
        let better = best.is_none_or(|(other, carried, _)| rank < other || (rank == other && count > carried));
        if better {
            best = Some((rank, count, mv));
        }
    }
    best.map(|(_, _, mv)| mv)
}

/// The rank of turning the stock, after every carry.
const LAST: u8 = 5;

fn rank(game: &Game, mv: Move) -> u8 {
    let table = game.table();
    let Move::Carry { from, to, .. } = mv else { return LAST };
    if is_safe(game.rules(), table, mv) {
        return 0;
    }
    if turns_up(game, mv) {
        return 1;
    }
    match to {
        Pile::Foundation(_) => 3,
        Pile::Column(_) if table.pile(to).is_some_and(<[_]>::is_empty) => 4,
        Pile::Column(_) if matches!(from, Pile::Foundation(_)) => 4,
        Pile::Column(_) | Pile::Stock | Pile::Waste => 2,
    }
}

/// The card under the ones that move, if they leave one behind.
fn left_behind(game: &Game, mv: Move) -> Option<engine::Placed> {
    let Move::Carry { from, count, .. } = mv else { return None };
    let pile = game.table().pile(from)?;
    pile.len().checked_sub(usize::from(count) + 1).map(|i| pile[i])
}

fn turns_up(game: &Game, mv: Move) -> bool {
    matches!(mv, Move::Carry { from: Pile::Column(_), .. })
        && left_behind(game, mv).is_some_and(|placed| !placed.is_up())
}

/// A whole column onto an empty column.
fn changes_nothing(game: &Game, mv: Move) -> bool {
    match mv {
        Move::Carry { from: Pile::Column(_), to: to @ Pile::Column(_), .. } => {
            game.table().pile(to).is_some_and(<[_]>::is_empty) && left_behind(game, mv).is_none()
        }
        Move::Carry { .. } | Move::Turn | Move::Redeal | Move::Reshuffle => false,
    }
}

/// A part of a run to another column, leaving the card it fits on.
fn splits_a_run(game: &Game, mv: Move) -> bool {
    let Move::Carry { from: from @ Pile::Column(_), to: Pile::Column(_), count } = mv else { return false };
    let head = game.table().pile(from).and_then(|pile| pile.iter().rev().nth(usize::from(count) - 1)).copied();
    let build = game.rules().tableau().build();
    head.zip(left_behind(game, mv)).is_some_and(|(head, under)| under.is_up() && build.fits(head.card(), under.card()))
}
