//! A deal: the pack in an order.

use crate::setup::{Facing, Setup, SetupError, SetupErrors};
use crate::table::Table;
use cards::{Card, Shuffle};
use rules::{Faces, Rules};

/// What the reshuffles of a deal follow from: a number made of the order of its cards, so that the
/// same cards are reshuffled alike whatever name their deal goes by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ShuffleSeed(u64);

impl ShuffleSeed {
    /// The seed of an order of cards: FNV-1a, 64 bits, over their places in the pack's order.
    #[must_use]
    pub fn of(order: &[Card]) -> ShuffleSeed {
        let hash = order.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, card| {
            (hash ^ card.index() as u64).wrapping_mul(0x0000_0100_0000_01b3)
        });
        ShuffleSeed(hash)
    }

    /// The whole pack in the order of the k-th reshuffle, first drawn first; k counts from 1.
    #[must_use]
    pub fn order(self, rules: &Rules, k: u32) -> Vec<Card> {
        let mut order = rules.pack().cards();
        Shuffle::keyed(self.0, u64::from(k)).shuffle(&mut order);
        order
    }
}

/// The pack in the order in which it is dealt: row by row to the columns (KL-03), the rest being
/// the stock with its first card turned first.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    order: Vec<Card>,
}

impl Deal {
    /// The deal of this number: the pack shuffled by it. Frozen for ever.
    #[must_use]
    pub fn numbered(rules: &Rules, number: u64) -> Deal {
        let mut order = rules.pack().cards();
        Shuffle::new(number).shuffle(&mut order);
        Deal { order }
    }

    /// The deal of exactly these cards in this order.
    ///
    /// # Errors
    /// Every card that is missing, doubled or foreign to the game's pack.
    pub fn ordered(rules: &Rules, order: Vec<Card>) -> Result<Deal, SetupErrors> {
        let errors = SetupError::wrong_cards(rules, &order);
        if errors.is_empty() { Ok(Deal { order }) } else { Err(SetupErrors(errors)) }
    }

    /// The cards in the order of the deal.
    #[must_use]
    pub fn order(&self) -> &[Card] {
        &self.order
    }

    /// What the deal's reshuffles follow.
    #[must_use]
    pub fn seed(&self) -> ShuffleSeed {
        ShuffleSeed::of(&self.order)
    }

    /// The arrangement that the deal makes.
    #[must_use]
    pub fn setup(&self, rules: &Rules) -> Setup {
        let sizes = rules.tableau().sizes();
        let mut setup = Setup { columns: vec![Vec::new(); sizes.len()], ..Setup::default() };
        let mut cards = self.order.iter().copied();
        for (column, row) in dealing_places(sizes) {
            let last = row + 1 == usize::from(sizes[column]);
            let facing = match rules.tableau().faces() {
                Faces::Last if !last => Facing::Down,
                Faces::Last | Faces::All => Facing::Up,
            };
            setup.columns[column].extend(cards.next().map(|card| (card, facing)));
        }
        setup.stock = cards.rev().collect();
        setup.shuffle = Some(self.seed());
        setup
    }

    /// The table at the start, before the score's stake.
    #[must_use]
    pub fn table(&self, rules: &Rules) -> Table {
        self.setup(rules).place(rules).expect("a deal holds the game's pack and deals it by the rules")
    }
}

/// The places of the tableau in the order in which they are dealt: the i-th row gives each column
/// its i-th card, left to right. A column is named with the number of the card in it, from 0.
pub(crate) fn dealing_places(sizes: &[u8]) -> Vec<(usize, usize)> {
    let rows = sizes.iter().copied().max().map_or(0, usize::from);
    (0..rows)
        .flat_map(|row| {
            sizes
                .iter()
                .enumerate()
                .filter(move |(_, size)| row < usize::from(**size))
                .map(move |(column, _)| (column, row))
        })
        .collect()
}
