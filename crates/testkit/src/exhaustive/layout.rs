//! Where the cards of a small deck lie, in a form for people and for other programs.

use super::rules::SmallRules;
use super::table::{MOST_CARDS, MOST_COLUMNS};
use crate::referee::{RefCard, RefError, RefSuit, RefWaste, write_cards};

/// A column.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SmallColumn {
    /// How many of the cards lie face down; these come first.
    pub down: usize,
    /// The cards; the last one is exposed.
    pub cards: Vec<RefCard>,
}

/// A whole position. Every list goes from the bottom of a pile to its exposed card.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Layout {
    /// The columns from left to right.
    pub columns: Vec<SmallColumn>,
    /// The stock; its last card is drawn next.
    pub stock: Vec<RefCard>,
    /// The waste; its last card lies on top.
    pub waste: Vec<RefCard>,
    /// How many cards lie on each foundation: suit by suit, within a suit the lower one first.
    pub foundations: Vec<u8>,
    /// The number of the present pass, from 1; always 1 where it changes nothing.
    pub pass: u32,
    /// How many waste cards are still playable, where only those of the last turn are (DP-08); otherwise 0.
    pub group: usize,
}

impl Layout {
    /// So many empty columns and nothing anywhere.
    pub fn empty(rules: &SmallRules, columns: usize) -> Layout {
        Layout {
            columns: vec![SmallColumn::default(); columns],
            stock: Vec::new(),
            waste: Vec::new(),
            foundations: vec![0; rules.foundations()],
            pass: 1,
            group: 0,
        }
    }

    /// Every card that lies on the foundations.
    pub fn foundation_cards(&self, rules: &SmallRules) -> Vec<RefCard> {
        let suits = RefSuit::ALL.into_iter().flat_map(|suit| std::iter::repeat_n(suit, rules.copies));
        let piles = suits.zip(&self.foundations);
        piles.flat_map(|(suit, height)| (1..=*height).map(move |rank| RefCard { rank, suit })).collect()
    }

    /// Whether these rules and this layout can be searched.
    ///
    /// # Errors
    /// Too many columns or cards outside the foundations, a card too many or too few, a column whose exposed card is
    /// closed, or a pass or a group that cannot be.
    pub fn check(&self, rules: &SmallRules) -> Result<(), RefError> {
        let error = |text: String| Err(RefError::new(text));
        let deck = rules.deck();
        if rules.suits == 0 || rules.suits > 4 || rules.foundations() > 8 || rules.ranks == 0 || rules.ranks > 13 {
            return error(String::from("a small deck has 1 to 4 suits, 1 to 13 ranks and up to 8 foundations"));
        }
        if self.columns.len() > MOST_COLUMNS {
            return error(format!("at most {MOST_COLUMNS} columns can be searched"));
        }
        if rules.draw == 0 {
            return error(String::from("at least one card is turned at once"));
        }
        if self.foundations.len() != rules.foundations() {
            return error(format!("there are {} foundations, not {}", rules.foundations(), self.foundations.len()));
        }
        let mut cards: Vec<RefCard> = self.columns.iter().flat_map(|column| &column.cards).copied().collect();
        cards.extend(self.stock.iter().chain(&self.waste));
        // One is kept for a card that is taken back.
        let most = if rules.take_back { MOST_CARDS - 1 } else { MOST_CARDS };
        if deck.len() > MOST_CARDS && cards.len() > most {
            return error(format!("at most {most} cards can lie outside the foundations, not {}", cards.len()));
        }
        cards.extend(self.foundation_cards(rules));
        cards.sort();
        let mut whole = deck;
        whole.sort();
        if cards != whole {
            return error(format!("the cards are {}, not {}", write_cards(&cards), write_cards(&whole)));
        }
        if let Some(number) = self.columns.iter().position(|c| c.down > 0 && c.down >= c.cards.len()) {
            return error(format!("the exposed card of column {} is closed", number + 1));
        }
        if self.pass == 0 || self.pass > 1 && !rules.redeal_left(self.pass - 1) {
            return error(format!("there is no pass {}", self.pass));
        }
        let most = match rules.waste {
            RefWaste::Top => 0,
            RefWaste::Group => self.waste.len().min(rules.draw),
        };
        if self.group > most {
            return error(format!("at most {most} waste cards can be playable, not {}", self.group));
        }
        Ok(())
    }
}
