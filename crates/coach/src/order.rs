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

#[cfg(test)]
mod tests {
    use super::*;
    use cards::{Rank, Shuffle};
    use engine::Deal;
    use std::sync::Arc;

    /// Looks at the positions of random games.
    fn along_games(mut look: impl FnMut(&Game, &[Choice])) {
        let rules = Arc::new(rules::Catalogue::builtin().rules("klondike-draw-1", &[]).expect("a preset"));
        for number in 1..30 {
            let mut game = Game::start(&rules, &Deal::numbered(&rules, number));
            let mut random = Shuffle::new(number);
            for _ in 0..150 {
                let choices = choices(&game);
                look(&game, &choices);
                let Some(choice) = choices.get(random.below(choices.len() as u64) as usize) else { break };
                let legal = game.check(choice.mv).expect("it is legal");
                game.play(legal);
            }
        }
    }

    fn places(choices: &[Choice], good_for: Use) -> Vec<usize> {
        (0..choices.len()).filter(|place| choices[*place].good_for == good_for).collect()
    }

    #[test]
    fn tp_01_turning_a_card_up_comes_before_the_stock() {
        let mut met = 0;
        along_games(|game, choices| {
            let hidden = game.table().face_down();
            for (place, choice) in choices.iter().enumerate() {
                let mut after = game.clone();
                after.play(after.check(choice.mv).expect("it is legal"));
                if after.table().face_down() < hidden {
                    met += 1;
                    assert!(places(choices, Use::Stock).iter().all(|stock| place < *stock), "{choices:?}");
                }
            }
        });
        assert!(met > 100, "{met}");
    }

    #[test]
    fn tp_02_of_two_face_down_cards_the_one_on_more_of_them_comes_first() {
        let mut met = 0;
        along_games(|game, choices| {
            let under = |choice: &Choice| match choice.mv {
                Move::Carry { from: Pile::Column(i), .. } => {
                    game.table().columns()[usize::from(i)].iter().filter(|placed| !placed.is_up()).count()
                }
                Move::Carry { .. } | Move::Turn | Move::Redeal | Move::Reshuffle => panic!("{choice:?}"),
            };
            let hidden: Vec<usize> =
                places(choices, Use::TurnsUp).iter().map(|place| under(&choices[*place])).collect();
            assert!(hidden.is_sorted_by(|one, next| one >= next), "{hidden:?}");
            met += usize::from(hidden.first() > hidden.last());
        });
        assert!(met > 20, "{met}");
    }

    #[test]
    fn tp_03_no_column_is_emptied_for_nobody_before_the_stock_is_turned() {
        let mut met = 0;
        along_games(|game, choices| {
            let table = game.table();
            let kings = table
                .waste()
                .last()
                .into_iter()
                .chain(table.columns().iter().flat_map(|column| &column[1.min(column.len())..]));
            if kings.filter(|placed| placed.is_up()).any(|placed| placed.card().rank() == Rank::KING) {
                return;
            }
            let empties = |mv: Move| match mv {
                Move::Carry { from: Pile::Column(i), to: Pile::Column(_), count } => {
                    table.columns()[usize::from(i)].len() == usize::from(count)
                }
                Move::Carry { .. } | Move::Turn | Move::Redeal | Move::Reshuffle => false,
            };
            let emptying = (0..choices.len()).filter(|place| empties(choices[*place].mv));
            let stock = places(choices, Use::Stock);
            for place in emptying {
                met += 1;
                assert!(stock.iter().all(|stock| *stock < place), "{choices:?}");
            }
        });
        assert!(met > 20, "{met}");
    }

    #[test]
    fn nothing_comes_back_and_no_run_is_split() {
        along_games(|game, choices| {
            for choice in choices {
                let Move::Carry { from, to, count } = choice.mv else { continue };
                assert!(!matches!(from, Pile::Foundation(_)));
                let pile = game.table().pile(from).expect("it is a pile");
                let Some(under) = pile.len().checked_sub(usize::from(count) + 1) else { continue };
                if matches!((from, to), (Pile::Column(_), Pile::Column(_))) {
                    assert!(!pile[under].is_up(), "{choice:?}");
                }
            }
        });
    }
}
