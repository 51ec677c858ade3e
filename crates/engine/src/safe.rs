//! Foundation moves that cannot hurt, for the setting that plays them by itself.

use crate::moves::Move;
use crate::pile::Pile;
use crate::table::Table;
use cards::{Card, Suit};
use rules::{Passes, Redeal, Relation, Rules, TurnsTo};

/// Whether a legal move puts a card on a foundation without taking any chance away.
///
/// A card on a column is of use only as a place for cards one rank lower that fit on it. It may go
/// up safely when each of those could go up itself as soon as it is free, and nothing that would
/// need one of them in turn is left: with red on black that is rank <= lowest foundation of the
/// other colour + 2 and rank <= foundation of the same colour's other suit + 3; with building in
/// one colour, rank <= foundation of the other suit of the colour + 2; in one suit always. With several
/// foundations of a suit the lowest counts.
///
/// Equal cards wait for the same places: with several packs a card must not take one that its twin
/// needs, so there have to be as many places as twins that are not up. Twos are no exception: one may
/// take the only ace on which its twin could have gone, and with it what lies under that.
///
/// A waste card must also not be needed where it lies: leaving it changes which cards come to the
/// top later, unless every card of the stock comes by again and again, one at a time.
#[must_use]
pub fn is_safe(rules: &Rules, table: &Table, mv: Move) -> bool {
    let Move::Carry { from, to: Pile::Foundation(_), count: 1 } = mv else { return false };
    let Some(top) = table.pile(from).and_then(|pile| pile.last()) else { return false };
    let reachable = match from {
        Pile::Column(_) => true,
        Pile::Waste => every_stock_card_comes_by(rules),
        Pile::Stock | Pile::Foundation(_) => false,
    };
    reachable && carries_nothing_needed(rules, table, top.card)
}

fn every_stock_card_comes_by(rules: &Rules) -> bool {
    let TurnsTo::Waste { draw, passes, redeal, .. } = rules.stock().turns_to;
    match (passes, redeal) {
        (Passes::Unlimited, Redeal::Keep | Redeal::Shuffle) => draw.count() == 1,
        (Passes::Limited(_), _) => false,
    }
}

fn carries_nothing_needed(rules: &Rules, table: &Table, card: Card) -> bool {
    let rank = usize::from(card.rank().number());
    let suits = rules.foundation_suits();
    let heights = |fits: &dyn Fn(Suit) -> bool| -> Vec<usize> {
        let all = suits.iter().zip(&table.foundations);
        all.filter(|(suit, _)| fits(**suit)).map(|(_, foundation)| foundation.len()).collect()
    };
    let own = heights(&|suit| suit == card.suit());
    let waiting = own.iter().filter(|height| **height < rank).count();
    let places = own.iter().filter(|height| **height + 1 == rank).count();
    if places < waiting {
        return false;
    }
    let lowest = |fits: &dyn Fn(Suit) -> bool| heights(fits).into_iter().min().unwrap_or(usize::MAX - 3);
    let other_colour = || lowest(&|suit| suit.colour() != card.colour());
    let sister = || lowest(&|suit| suit != card.suit() && suit.colour() == card.colour());
    match rules.tableau().build() {
        Relation::Alternate => rank <= other_colour() + 2 && rank <= sister() + 3,
        Relation::SameColour => rank <= sister() + 2,
        Relation::Suit => true,
        Relation::Any => rank <= lowest(&|suit| suit != card.suit()) + 2,
    }
}
