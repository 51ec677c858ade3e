//! Which moves are legal: the one place that says so, for every input, hint and solver.

use crate::illegal::IllegalMove;
use crate::moves::Move;
use crate::pile::Pile;
use crate::table::{Placed, Table};
use cards::{Card, Rank};
use rules::{Aces, EmptyColumn, Redeal, Rules, Span, TakeBack, TurnsTo};

/// Whether a move is legal.
///
/// # Errors
/// The rule that forbids it.
pub fn check(rules: &Rules, table: &Table, mv: Move) -> Result<(), IllegalMove> {
    if table.is_won() {
        return Err(IllegalMove::GameWon);
    }
    match mv {
        Move::Carry { from, to, count } => check_carry(rules, table, from, to, count)?,
        Move::Turn => {
            if table.stock.is_empty() {
                return Err(IllegalMove::StockEmpty);
            }
        }
        Move::Redeal => match redeal(rules) {
            Redeal::Keep => check_redeal(rules, table)?,
            Redeal::Shuffle => return Err(IllegalMove::AlwaysShuffled),
        },
        Move::Reshuffle => match redeal(rules) {
            Redeal::Shuffle => check_redeal(rules, table)?,
            Redeal::Keep => return Err(IllegalMove::NeverShuffled),
        },
    }
    match ace_that_must_go_up(rules, table) {
        Some(ace) if !is_ace_going_up(table, mv) => Err(IllegalMove::AceFirst { ace }),
        Some(_) | None => Ok(()),
    }
}

/// Every legal move: first to the foundations, then between columns, from the waste, back from the
/// foundations, and the stock last.
#[must_use]
pub fn legal_moves(rules: &Rules, table: &Table) -> Vec<Move> {
    let mut moves = Vec::with_capacity(16);
    if table.is_won() {
        return moves;
    }
    let suits = rules.foundation_suits();
    let columns = || (0_u8..).zip(&table.columns);
    let sources = || columns().map(|(i, column)| (Pile::Column(i), column)).chain([(Pile::Waste, &table.waste)]);
    for (from, pile) in sources() {
        let Some(top) = pile.last().filter(|placed| placed.up) else { continue };
        for (i, foundation) in (0_u8..).zip(&table.foundations) {
            if suits[usize::from(i)] == top.card.suit() && next_rank(rules, foundation) == Some(top.card.rank()) {
                moves.push(Move::Carry { from, to: Pile::Foundation(i), count: 1 });
            }
        }
    }
    if ace_that_must_go_up(rules, table).is_some() {
        moves.retain(|mv| is_ace_going_up(table, *mv));
        return moves;
    }
    for (i, column) in columns() {
        for count in liftable(rules, column) {
            let head = column[column.len() - usize::from(count)].card;
            for (j, target) in columns() {
                if i != j && fits_column(rules, head, target).is_ok() {
                    moves.push(Move::Carry { from: Pile::Column(i), to: Pile::Column(j), count });
                }
            }
        }
    }
    let mut singles = |from: Pile, pile: &[Placed]| {
        let Some(top) = pile.last().filter(|placed| placed.up) else { return };
        for (j, target) in columns() {
            if fits_column(rules, top.card, target).is_ok() {
                moves.push(Move::Carry { from, to: Pile::Column(j), count: 1 });
            }
        }
    };
    singles(Pile::Waste, &table.waste);
    match rules.foundations().take_back {
        TakeBack::Allowed => {
            for (i, foundation) in (0_u8..).zip(&table.foundations) {
                singles(Pile::Foundation(i), foundation);
            }
        }
        TakeBack::Forbidden => {}
    }
    if !table.stock.is_empty() {
        moves.push(Move::Turn);
    } else if check_redeal(rules, table).is_ok() {
        moves.push(match redeal(rules) {
            Redeal::Keep => Move::Redeal,
            Redeal::Shuffle => Move::Reshuffle,
        });
    }
    moves
}

/// The numbers of cards that may be taken together from a column to another column.
pub(crate) fn liftable(rules: &Rules, column: &[Placed]) -> std::ops::Range<u8> {
    let lift = rules.tableau().lift();
    let open = column.iter().rev().take_while(|placed| placed.up).count();
    let run = column
        .windows(2)
        .rev()
        .take_while(|pair| pair[0].up && pair[1].up && lift.relation.fits(pair[1].card, pair[0].card))
        .count()
        + usize::from(open > 0);
    let (open, run) = (open as u8, run as u8);
    match lift.span {
        Span::Part => 1..run + 1,
        Span::Whole if run == open && open > 0 => open..open + 1,
        Span::Whole => 0..0,
    }
}

/// The rank that a foundation takes next; none when it is complete.
pub(crate) fn next_rank(rules: &Rules, foundation: &[Placed]) -> Option<Rank> {
    let height = foundation.len() as u8;
    if height >= rules.pack().ranks() { None } else { Rank::new(height + 1) }
}

/// Whether a run with this highest card may go onto a column.
pub(crate) fn fits_column(rules: &Rules, card: Card, column: &[Placed]) -> Result<(), IllegalMove> {
    let tableau = rules.tableau();
    let Some(last) = column.last() else {
        return match tableau.empty_column() {
            empty if empty.takes(card.rank(), rules.pack().ranks()) => Ok(()),
            EmptyColumn::King | EmptyColumn::Any => Err(IllegalMove::EmptyTakesKing { card }),
            EmptyColumn::Nothing => Err(IllegalMove::EmptyTakesNothing),
        };
    };
    let onto = last.card;
    if !last.up {
        Err(IllegalMove::FaceDown)
    } else if onto.rank() == Rank::ACE {
        Err(IllegalMove::OntoAce { card, onto })
    } else if card.rank().above() != Some(onto.rank()) {
        Err(IllegalMove::Rank { card, onto })
    } else if tableau.build().suits_fit(card, onto) {
        Ok(())
    } else {
        Err(IllegalMove::Suits { card, onto })
    }
}

fn redeal(rules: &Rules) -> Redeal {
    let TurnsTo::Waste { redeal, .. } = rules.stock().turns_to;
    redeal
}

fn check_redeal(rules: &Rules, table: &Table) -> Result<(), IllegalMove> {
    let TurnsTo::Waste { passes, .. } = rules.stock().turns_to;
    if !table.stock.is_empty() {
        Err(IllegalMove::StockNotEmpty)
    } else if table.waste.is_empty() {
        Err(IllegalMove::NothingToRedeal)
    } else {
        match passes {
            rules::Passes::Limited(n) if !passes.allows_after(table.pass) => Err(IllegalMove::NoPassLeft { passes: n }),
            rules::Passes::Limited(_) | rules::Passes::Unlimited => Ok(()),
        }
    }
}

fn check_carry(rules: &Rules, table: &Table, from: Pile, to: Pile, count: u8) -> Result<(), IllegalMove> {
    let source = table.pile(from).ok_or(IllegalMove::NoSuchPile(from))?;
    let target = table.pile(to).ok_or(IllegalMove::NoSuchPile(to))?;
    let held = u8::try_from(source.len()).unwrap_or(u8::MAX);
    if from == to {
        return Err(IllegalMove::SamePile);
    }
    if from == Pile::Stock {
        return Err(IllegalMove::FromStock);
    }
    if count == 0 || count > held {
        return Err(IllegalMove::NotSoMany { pile: from, held });
    }
    let moving = &source[source.len() - usize::from(count)..];
    let (head, last) = (moving[0], moving[moving.len() - 1]);
    match from {
        Pile::Stock => return Err(IllegalMove::FromStock),
        Pile::Waste => {
            if !last.up {
                return Err(IllegalMove::WasteAside);
            }
            if count > 1 {
                return Err(IllegalMove::WasteTopOnly { top: last.card });
            }
        }
        Pile::Foundation(_) => match (rules.foundations().take_back, to) {
            (TakeBack::Forbidden, _) => return Err(IllegalMove::NoTakeBack),
            (TakeBack::Allowed, Pile::Column(_)) if count == 1 => {}
            (TakeBack::Allowed, _) => return Err(IllegalMove::TakeBackToColumn),
        },
        Pile::Column(_) => check_run(rules, source, count)?,
    }
    match to {
        Pile::Stock | Pile::Waste => Err(IllegalMove::OntoStockOrWaste),
        Pile::Foundation(i) => {
            if count > 1 {
                return Err(IllegalMove::FoundationOneAtATime);
            }
            let suit = rules.foundation_suits()[usize::from(i)];
            let card = last.card;
            let next = next_rank(rules, target);
            if card.suit() != suit {
                Err(IllegalMove::FoundationSuit { card, suit })
            } else if next != Some(card.rank()) {
                Err(IllegalMove::FoundationRank { card, next })
            } else {
                Ok(())
            }
        }
        Pile::Column(_) => {
            fits_column(rules, head.card, target)?;
            match from {
                Pile::Column(_) => check_span(rules, source, count),
                Pile::Stock | Pile::Waste | Pile::Foundation(_) => Ok(()),
            }
        }
    }
}

/// Whether the last cards of a column are face up and in sequence.
fn check_run(rules: &Rules, column: &[Placed], count: u8) -> Result<(), IllegalMove> {
    let moving = &column[column.len() - usize::from(count)..];
    if moving.iter().any(|placed| !placed.up) {
        return Err(IllegalMove::FaceDown);
    }
    let relation = rules.tableau().lift().relation;
    match moving.windows(2).find(|pair| !relation.fits(pair[1].card, pair[0].card)) {
        Some(pair) => Err(IllegalMove::NotARun { card: pair[1].card, onto: pair[0].card }),
        None => Ok(()),
    }
}

/// Whether so many cards may leave a column for another one.
fn check_span(rules: &Rules, column: &[Placed], count: u8) -> Result<(), IllegalMove> {
    if liftable(rules, column).contains(&count) {
        return Ok(());
    }
    let open = column.iter().rev().take_while(|placed| placed.up).count();
    Err(IllegalMove::WholeRunOnly { cards: open as u8 })
}

/// An ace that lies free on a column or the waste, where aces must go up (KL-18).
fn ace_that_must_go_up(rules: &Rules, table: &Table) -> Option<Card> {
    match rules.foundations().aces {
        Aces::Free => None,
        Aces::Must => table
            .columns
            .iter()
            .chain([&table.waste])
            .filter_map(|pile| pile.last())
            .find(|placed| placed.up && placed.card.rank() == Rank::ACE)
            .map(|placed| placed.card),
    }
}

fn is_ace_going_up(table: &Table, mv: Move) -> bool {
    match mv {
        Move::Carry { from, to: Pile::Foundation(_), .. } => {
            table.pile(from).and_then(<[Placed]>::last).is_some_and(|placed| placed.card.rank() == Rank::ACE)
        }
        Move::Carry { .. } | Move::Turn | Move::Redeal | Move::Reshuffle => false,
    }
}
