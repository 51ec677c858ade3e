//! Sets of cards as bits, arranged so that the cards that fit on each other lie four bits apart.

use cards::{Card, Colour, Rank, Suit};
use rules::Relation;

/// A set of cards, one bit for each, four bits a rank from the ace up.
///
/// The cards of a rank that fit on the same cards are a *pair*, two neighbouring bits that begin at
/// an even one; the pair on which they fit is four bits higher.
pub(super) type Cards = u64;

/// The lower card of every pair.
const LOW: Cards = 0x5555_5555_5555_5555;
/// The cards of the lowest rank.
pub(super) const ACES: Cards = 0xF;
/// Bits from a pair to the one that it fits on.
pub(super) const UP: u32 = 4;

/// The pairs that hold at least one of these cards.
#[inline]
pub(super) fn pairs(cards: Cards) -> Cards {
    let low = (cards | cards >> 1) & LOW;
    low | low << 1
}

/// The pairs with a *slot*: at least one of their cards lies face up and carries nothing, or can be
/// made to. `visible` are the face-up cards of the columns and `laid` those of them that lie on a
/// card that they fit on.
#[inline]
pub(super) fn with_slot(visible: Cards, laid: Cards) -> Cards {
    let carried = laid << UP;
    let one = (visible | visible >> 1) & LOW;
    let two = visible & (visible >> 1) & LOW;
    let carries_one = (carried | carried >> 1) & LOW;
    let carries_two = carried & (carried >> 1) & LOW;
    let low = (one & !carries_one) | (two & !carries_two);
    low | low << 1
}

/// Takes the lowest card out of a set; none when it is empty.
#[inline]
pub(super) fn take(cards: &mut Cards) -> Option<Cards> {
    let lowest = *cards & cards.wrapping_neg();
    *cards &= !lowest;
    (lowest != 0).then_some(lowest)
}

/// The number of suits, and of foundations.
pub(super) const SUITS: usize = 4;
/// One more than the highest rank.
const HEIGHTS: usize = 14;

/// Which bit stands for which card.
#[derive(Clone, Debug)]
pub(super) struct Coding {
    relation: Relation,
    /// The cards of each suit below a height.
    below: [[Cards; HEIGHTS]; SUITS],
    /// The card of each suit that goes onto a foundation of a height; none on a full one.
    next: [[Cards; HEIGHTS]; SUITS],
    /// The number of the suit of each bit.
    suit: [u8; 64],
    ranks: u8,
}

impl Coding {
    /// The coding for a way to build; none where other cards than pairs fit on the same cards.
    pub(super) fn new(relation: Relation, ranks: u8) -> Option<Coding> {
        match relation {
            Relation::Alternate | Relation::SameColour => {}
            Relation::Suit | Relation::Any => return None,
        }
        let mut coding =
            Coding { relation, below: [[0; HEIGHTS]; SUITS], next: [[0; HEIGHTS]; SUITS], suit: [0; 64], ranks };
        for card in Card::all().filter(|card| card.rank().number() <= ranks) {
            let (suit, height) = (suit_number(card.suit()), usize::from(card.rank().number()) - 1);
            let bit = coding.bit(card);
            coding.next[suit][height] = bit;
            coding.suit[bit.trailing_zeros() as usize] = suit as u8;
            for above in &mut coding.below[suit][height + 1..] {
                *above |= bit;
            }
        }
        Some(coding)
    }

    /// The set of this one card.
    pub(super) fn bit(&self, card: Card) -> Cards {
        let rank = u32::from(card.rank().number()) - 1;
        let suit = suit_number(card.suit()) as u32;
        let (colour, which) = (suit >> 1, suit & 1);
        let kind = match self.relation {
            Relation::Alternate => colour ^ (rank & 1),
            Relation::SameColour | Relation::Suit | Relation::Any => colour,
        };
        1 << (4 * rank + 2 * kind + which)
    }

    /// The card that a set of one card holds.
    pub(super) fn card(&self, bit: Cards) -> Card {
        let suit = SUIT_ORDER[self.suit(bit)];
        let rank = Rank::new((bit.trailing_zeros() / 4) as u8 + 1).expect("a bit of the coding");
        Card::new(rank, suit)
    }

    /// The number of the suit of a set of one card.
    #[inline]
    pub(super) fn suit(&self, bit: Cards) -> usize {
        usize::from(self.suit[(bit.trailing_zeros() & 63) as usize] & 3)
    }

    /// The cards of a suit whose ranks are at most this number.
    #[inline]
    pub(super) fn below(&self, suit: usize, height: u8) -> Cards {
        self.below[suit & 3][usize::from(height) % HEIGHTS]
    }

    /// The card that goes onto a foundation of this height; empty when it is full.
    #[inline]
    pub(super) fn next(&self, suit: usize, height: u8) -> Cards {
        self.next[suit & 3][usize::from(height) % HEIGHTS]
    }

    /// All cards of a suit.
    #[inline]
    pub(super) fn of_suit(&self, suit: usize) -> Cards {
        self.below[suit & 3][HEIGHTS - 1]
    }

    /// The cards of the highest rank, which fit on none.
    pub(super) fn kings(&self) -> Cards {
        ACES << (4 * (u32::from(self.ranks) - 1))
    }

    /// Whether the cards of a pair lie on those of their own colour.
    #[inline]
    pub(super) fn builds_in_colour(&self) -> bool {
        self.relation == Relation::SameColour
    }
}

/// The suits in the order of their numbers: two of one colour after each other.
const SUIT_ORDER: [Suit; SUITS] = [Suit::Clubs, Suit::Spades, Suit::Diamonds, Suit::Hearts];

/// The number of a suit: black 0 and 1, red 2 and 3.
pub(super) fn suit_number(suit: Suit) -> usize {
    match (suit.colour(), suit) {
        (Colour::Black, Suit::Clubs) => 0,
        (Colour::Black, _) => 1,
        (Colour::Red, Suit::Diamonds) => 2,
        (Colour::Red, _) => 3,
    }
}

/// The number of the suit of the same colour, and those of the other colour.
#[inline]
pub(super) fn other_suits(suit: usize) -> (usize, [usize; 2]) {
    let opposite = (suit ^ 2) & 2;
    (suit ^ 1, [opposite, opposite | 1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_fit_four_bits_apart() {
        for relation in [Relation::Alternate, Relation::SameColour] {
            let coding = Coding::new(relation, 13).expect("a relation of pairs");
            for card in Card::all() {
                assert_eq!(coding.card(coding.bit(card)), card);
                for onto in Card::all() {
                    let fits = pairs(coding.bit(card)) << UP & coding.bit(onto) != 0;
                    assert_eq!(fits, relation.fits(card, onto), "{card} on {onto}");
                }
            }
        }
    }

    #[test]
    fn a_pair_has_a_slot_when_more_of_it_lie_open_than_carry() {
        let coding = Coding::new(Relation::Alternate, 13).expect("a relation of pairs");
        let set = |cards: &[&str]| -> Cards {
            cards.iter().map(|card| coding.bit(card.parse().expect("a card"))).fold(0, |set, bit| set | bit)
        };
        let ten = set(&["TH", "TD"]);
        for (visible, laid, slot) in [
            (set(&["TH"]), 0, true),
            (0, 0, false),
            (set(&["TH", "9C"]), set(&["9C"]), false),
            (set(&["TH", "TD", "9C"]), set(&["9C"]), true),
            (set(&["TH", "TD", "9C", "9S"]), set(&["9C", "9S"]), false),
            (set(&["TH", "9C", "9S"]), set(&["9S"]), false),
        ] {
            assert_eq!(with_slot(visible, laid) & ten == ten, slot, "{visible:b} {laid:b}");
        }
    }
}
