//! Cards that show how columns are built, for the rules page: made from the rule itself.

use cards::{Card, Rank, Suit};
use rules::Relation;

/// Three cards of a column that fit, the highest first.
#[must_use]
pub fn that_fit(build: Relation) -> Vec<Card> {
    let top = Card::new(rank(8), Suit::Spades);
    let mut column = vec![top];
    for number in [7, 6] {
        let under = column[column.len() - 1];
        // Suits in the order that shows best what is meant: another suit and colour first.
        let mut cards = [Suit::Hearts, Suit::Clubs, Suit::Diamonds, Suit::Spades]
            .map(|suit| Card::new(rank(number), suit))
            .into_iter();
        column.extend(cards.find(|card| build.fits(*card, under)));
    }
    column
}

/// Two cards that do not fit: their suits where suits matter, else their ranks.
#[must_use]
pub fn that_do_not(build: Relation) -> [Card; 2] {
    let under = Card::new(rank(8), Suit::Hearts);
    let next = [Suit::Diamonds, Suit::Clubs, Suit::Spades].map(|suit| Card::new(rank(7), suit));
    let wrong = next.into_iter().find(|card| !build.fits(*card, under));
    [under, wrong.unwrap_or(Card::new(rank(6), Suit::Clubs))]
}

fn rank(number: u8) -> Rank {
    Rank::new(number).expect("a rank from 1 to 13")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kl_10_va_06_examples_follow_the_rule() {
        for build in [Relation::Alternate, Relation::SameColour, Relation::Suit, Relation::Any] {
            let column = that_fit(build);
            assert_eq!(column.len(), 3, "{build:?}");
            assert!(column.windows(2).all(|pair| build.fits(pair[1], pair[0])), "{build:?}");
            let [under, card] = that_do_not(build);
            assert!(!build.fits(card, under), "{build:?}");
        }
    }
}
