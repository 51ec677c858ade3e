//! Hints, a rung of the ladder at a time: that there is something, where, which card, which move,
//! and why.

use crate::announce::{carried, done};
use crate::lang::capital;
use crate::number::{self, Noun};
use crate::{Lang, place};
use engine::{Game, Move, Pile};

/// How much a hint tells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rung {
    /// There is something to be found.
    Something,
    /// From where.
    Where,
    /// Which card.
    Card,
    /// Which move.
    Move,
    /// Why.
    Why,
}

impl Rung {
    /// Every rung, from the ground up.
    pub const ALL: [Rung; 5] = [Rung::Something, Rung::Where, Rung::Card, Rung::Move, Rung::Why];

    /// The rung above this one; the highest stays.
    #[must_use]
    pub fn next(self) -> Rung {
        match self {
            Rung::Something => Rung::Where,
            Rung::Where => Rung::Card,
            Rung::Card => Rung::Move,
            Rung::Move | Rung::Why => Rung::Why,
        }
    }
}

/// An open hint: one by who knows all cards, and it says so. `mv` is the next of `left` moves that
/// win.
#[must_use]
pub fn open(lang: Lang, game: &Game, mv: Move, left: u32, rung: Rung) -> String {
    let number = Rung::ALL.iter().position(|other| *other == rung).unwrap_or_default() + 1;
    let title = match lang {
        Lang::Nl => format!("Open hint {number} van 5."),
        Lang::En => format!("Open hint {number} of 5."),
    };
    let from = match mv {
        Move::Carry { from, .. } => from,
        Move::Turn => Pile::Stock,
        Move::Redeal | Move::Reshuffle => Pile::Waste,
    };
    let text = match (rung, lang) {
        (Rung::Something, Lang::Nl) => "Er is een zet waarmee het spel kan uitkomen.".to_owned(),
        (Rung::Something, Lang::En) => "There is a move by which the game can be won.".to_owned(),
        (Rung::Where, Lang::Nl) => format!("Kijk naar {}.", place::the_pile(lang, game.rules(), from)),
        (Rung::Where, Lang::En) => format!("Look at {}.", place::the_pile(lang, game.rules(), from)),
        (Rung::Card, _) => card(lang, game, mv),
        (Rung::Move, _) => the_move(lang, game, mv),
        (Rung::Why, Lang::Nl) => {
            let left = number::count(lang, u64::from(left), Noun::Move);
            format!("Vanaf hier is een weg van {left} bekend waarmee het spel uitkomt, en dit is de eerste.")
        }
        (Rung::Why, Lang::En) => {
            let left = number::count(lang, u64::from(left), Noun::Move);
            format!("From here a way of {left} is known that wins the game, and this is the first.")
        }
    };
    format!("{title} {text}")
}

fn card(lang: Lang, game: &Game, mv: Move) -> String {
    match mv {
        Move::Carry { from, count, .. } => {
            let cards = carried(lang, game, from, count);
            format!("{}.", capital(cards.trim_end_matches(',')))
        }
        Move::Turn | Move::Redeal | Move::Reshuffle => the_move(lang, game, mv),
    }
}

fn the_move(lang: Lang, game: &Game, mv: Move) -> String {
    match (mv, lang) {
        (Move::Carry { .. }, _) => {
            let mut after = Game::start_with(game.rules(), game.table().clone(), 0);
            let step = after.check(mv).ok().map(|legal| after.play(legal).clone());
            step.map_or_else(String::new, |step| capital(&done(lang, &after, &step)))
        }
        (Move::Turn, Lang::Nl) => "Draai de stok.".to_owned(),
        (Move::Turn, Lang::En) => "Turn the stock.".to_owned(),
        (Move::Redeal | Move::Reshuffle, _) => format!("{}.", capital(place::redeal_action(lang, game.rules()))),
    }
}
