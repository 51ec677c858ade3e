//! The order in which a simple player looks at his moves.
//!
//! It looks at nothing that a player cannot see: of a face-down card only that it is there.

use engine::{Game, Move, Pile, Placed, Table, is_safe};
use rules::{EmptyColumn, Rules};

/// What a move is good for, best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Use {
    /// A card goes to a foundation and can be missed where it lay.
    Safe,
    /// A face-down card is turned up (TP-01).
    TurnsUp,
    /// Cards go onto a column that is not empty.
    OntoColumn,
    /// A card goes to a foundation, though it might be missed.
    ToFoundation,
    /// Cards go to an empty column.
    ToEmptyColumn,
    /// The stock is turned, or its cards come round again.
    Stock,
    /// A column is emptied though no king waits for it (TP-03).
    Emptying,
}

/// A move with what it is good for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) mv: Move,
    pub(crate) good_for: Use,
    /// Among equals the larger number comes first.
    weight: usize,
}

impl Choice {
    fn key(&self) -> (Use, std::cmp::Reverse<usize>) {
        (self.good_for, std::cmp::Reverse(self.weight))
    }

    /// Whether a player who goes by the order has no reason to take one before the other.
    pub(crate) fn equals(&self, other: &Choice) -> bool {
        self.key() == other.key()
    }
}

/// The moves that make sense without a plan, best first. Cards that come back from a foundation, runs
/// that are split, and whole columns that go to an empty one are left out.
pub(crate) fn choices(game: &Game) -> Vec<Choice> {
    let (rules, table) = (game.rules(), game.table());
    let mut choices: Vec<Choice> = game.legal_moves().filter_map(|legal| choice(rules, table, legal.get())).collect();
    choices.sort_by_key(Choice::key);
    choices
}

fn choice(rules: &Rules, table: &Table, mv: Move) -> Option<Choice> {
    let (from, to, count) = match mv {
        Move::Carry { from, to, count } => (from, to, usize::from(count)),
        Move::Turn | Move::Redeal | Move::Reshuffle => {
            return Some(Choice { mv, good_for: Use::Stock, weight: 0 });
        }
    };
    let source = table.pile(from)?;
    let (rest, run) = source.split_at(source.len().checked_sub(count)?);
    let under = rest.last();
    let onto_empty = matches!(to, Pile::Column(_)) && table.pile(to)?.is_empty();
    match from {
        // Taking a card back needs a plan.
        Pile::Foundation(_) | Pile::Stock => return None,
        Pile::Column(_) if onto_empty && under.is_none() => return None,
        Pile::Column(_) if matches!(to, Pile::Column(_)) && is_split(rules, under, run) => return None,
        Pile::Column(_) | Pile::Waste => {}
    }
    if is_safe(rules, table, mv) {
        return Some(Choice { mv, good_for: Use::Safe, weight: 0 });
    }
    let column = matches!(from, Pile::Column(_));
    if column && under.is_some_and(|under| !under.is_up()) {
        // The column with most face-down cards first (TP-02).
        let hidden = rest.iter().filter(|placed| !placed.is_up()).count();
        return Some(Choice { mv, good_for: Use::TurnsUp, weight: hidden });
    }
    let good_for = match to {
        Pile::Foundation(_) => Use::ToFoundation,
        Pile::Column(_) if onto_empty => Use::ToEmptyColumn,
        Pile::Column(_) if column && under.is_none() && !is_wanted(rules, table) => Use::Emptying,
        Pile::Column(_) | Pile::Stock | Pile::Waste => Use::OntoColumn,
    };
    Some(Choice { mv, good_for, weight: count })
}

/// Whether the cards leave the one that they fit on.
fn is_split(rules: &Rules, under: Option<&Placed>, run: &[Placed]) -> bool {
    let head = run.first();
    head.zip(under)
        .is_some_and(|(head, under)| under.is_up() && rules.tableau().build().fits(head.card(), under.card()))
}

/// Whether an empty column would be put to use: it takes any card, or a king waits for it.
fn is_wanted(rules: &Rules, table: &Table) -> bool {
    match rules.tableau().empty_column() {
        EmptyColumn::Any => true,
        EmptyColumn::Nothing => false,
        EmptyColumn::King => {
            let highest = rules.pack().ranks();
            let is_king = |placed: &Placed| placed.is_up() && placed.card().rank().number() == highest;
            table.waste().last().is_some_and(is_king)
                || table.columns().iter().any(|column| column.iter().skip(1).any(is_king))
        }
    }
}
