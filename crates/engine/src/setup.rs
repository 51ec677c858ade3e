//! Any arrangement of cards, and whether a game can have it.

use crate::deal::{ShuffleSeed, dealing_places};
use crate::pile::Pile;
use crate::table::{CardId, Placed, Table};
use cards::{Card, Rank};
use rules::{Redeal, Rules, TurnsTo, WasteAccess};
use std::fmt;

/// Which side of a card is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Facing {
    /// The face.
    Up,
    /// The back.
    Down,
}

/// An arrangement of cards that nobody has checked yet. Each pile goes from its first card to the
/// exposed one (stock: to the one drawn next).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The columns; fewer than the game has means that the others are empty.
    pub columns: Vec<Vec<(Card, Facing)>>,
    /// The stock.
    pub stock: Vec<Card>,
    /// The waste.
    pub waste: Vec<Card>,
    /// The foundations, in any order.
    pub foundations: Vec<Vec<Card>>,
    /// The number of the current pass, from 1.
    pub pass: u32,
    /// How many waste cards are still playable, where the waste is played by groups.
    pub group: Option<usize>,
    /// The deal that reshuffles follow.
    pub shuffle: Option<ShuffleSeed>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            columns: Vec::new(),
            stock: Vec::new(),
            waste: Vec::new(),
            foundations: Vec::new(),
            pass: 1,
            group: None,
            shuffle: None,
        }
    }
}

/// One reason why a game cannot have an arrangement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// A card of the pack lies nowhere.
    Missing(Card),
    /// A card lies on the table more often than the pack holds it.
    Doubled(Card),
    /// A card that the pack does not hold.
    Foreign(Card),
    /// There are more columns than the game has.
    TooManyColumns {
        /// How many there are.
        given: usize,
        /// How many the game has.
        allowed: usize,
    },
    /// The last card of a column lies face down.
    FaceDownLast(Pile),
    /// A face-down card lies on a face-up one.
    FaceDownOnFaceUp(Pile),
    /// A foundation does not go from the ace up in one suit.
    NotAFoundation(Vec<Card>),
    /// There are more foundations of a suit than the game has.
    TooManyFoundations(cards::Suit),
    /// A pass of this number is never reached.
    NoSuchPass(u32),
    /// A number of playable waste cards where the whole waste is open, or more than there are or were
    /// drawn at once.
    WrongGroup(usize),
    /// The game reshuffles, and nothing says which deal its reshuffles follow.
    NoShuffle,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Missing(card) => write!(f, "{card} is missing: put it somewhere"),
            SetupError::Doubled(card) => write!(f, "{card} lies there too often: take one away"),
            SetupError::Foreign(card) => write!(f, "{card} is no card of this game: take it away"),
            SetupError::TooManyColumns { given, allowed } => {
                write!(f, "{given} columns: this game has {allowed}, so leave the others out")
            }
            SetupError::FaceDownLast(pile) => write!(f, "the last card of {pile} lies face down: turn it up"),
            SetupError::FaceDownOnFaceUp(pile) => {
                write!(f, "a face-down card lies on a face-up one in {pile}: closed cards come first")
            }
            SetupError::NotAFoundation(cards) => {
                let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
                write!(f, "{} is no foundation: it goes from the ace up in one suit", cards.join(" "))
            }
            SetupError::TooManyFoundations(suit) => {
                write!(f, "too many foundations of suit {}: one for each pack", suit.letter())
            }
            SetupError::NoSuchPass(pass) => {
                write!(f, "pass {pass} does not exist with these options: count from 1, up to the number of passes")
            }
            SetupError::WrongGroup(group) => {
                write!(
                    f,
                    "group {group} is not possible: with option waste=group it counts the waste cards still playable, \
                     at most as many as are drawn at once"
                )
            }
            SetupError::NoShuffle => {
                f.write_str("this game reshuffles: name the deal that its reshuffles follow (shuffle)")
            }
        }
    }
}

impl SetupError {
    /// Every card that is missing, doubled or foreign.
    pub(crate) fn wrong_cards(rules: &Rules, cards: &[Card]) -> Vec<SetupError> {
        let mut errors = Vec::new();
        for card in Card::all() {
            let held = rules.pack().copies(card);
            let lying = cards.iter().filter(|other| **other == card).count();
            match lying {
                0 if held > 0 => errors.push(SetupError::Missing(card)),
                n if held == 0 && n > 0 => errors.push(SetupError::Foreign(card)),
                n if n > held => errors.push(SetupError::Doubled(card)),
                n if n < held => errors.push(SetupError::Missing(card)),
                _ => {}
            }
        }
        errors
    }
}

/// Every reason why a game cannot have an arrangement.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct SetupErrors(pub Vec<SetupError>);

impl Setup {
    /// Puts the cards on a table. Physical cards are numbered in the order of a deal: the columns
    /// row by row, the stock as it is drawn, then waste and foundations.
    ///
    /// # Errors
    /// Every reason why the game cannot have this arrangement.
    pub fn place(&self, rules: &Rules) -> Result<Table, SetupErrors> {
        let errors = self.errors(rules);
        if !errors.is_empty() {
            return Err(SetupErrors(errors));
        }
        let mut next = 0_u8;
        let mut placed = |card: Card, up: bool| {
            let id = CardId(next);
            next = next.saturating_add(1);
            Placed { card, id, up }
        };
        let mut columns = vec![Vec::new(); rules.tableau().columns()];
        let sizes: Vec<u8> = self.columns.iter().map(|column| column.len() as u8).collect();
        for (column, row) in dealing_places(&sizes) {
            let (card, facing) = self.columns[column][row];
            columns[column].push(placed(card, facing == Facing::Up));
        }
        let mut stock: Vec<Placed> = self.stock.iter().rev().map(|card| placed(*card, false)).collect();
        stock.reverse();
        let TurnsTo::Waste { access, .. } = rules.stock().turns_to;
        let open = match access {
            WasteAccess::Top => self.waste.len(),
            WasteAccess::Group => self.group.unwrap_or(0),
        };
        let waste =
            self.waste.iter().enumerate().map(|(i, card)| placed(*card, i + open >= self.waste.len())).collect();
        let mut foundations = vec![Vec::new(); rules.foundation_suits().len()];
        for pile in &self.foundations {
            let Some(first) = pile.first() else { continue };
            let free = rules
                .foundation_suits()
                .iter()
                .enumerate()
                .find(|(i, suit)| **suit == first.suit() && foundations[*i].is_empty())
                .map(|(i, _)| i);
            if let Some(i) = free {
                foundations[i] = pile.iter().map(|card| placed(*card, true)).collect();
            }
        }
        Ok(Table {
            columns,
            foundations,
            stock,
            waste,
            pass: self.pass,
            points: 0,
            debts: Vec::new(),
            shuffle: self.shuffle,
        })
    }

    fn errors(&self, rules: &Rules) -> Vec<SetupError> {
        let every: Vec<Card> = self
            .columns
            .iter()
            .flatten()
            .map(|(card, _)| *card)
            .chain(self.stock.iter().chain(&self.waste).chain(self.foundations.iter().flatten()).copied())
            .collect();
        let mut errors = SetupError::wrong_cards(rules, &every);
        let allowed = rules.tableau().columns();
        if self.columns.len() > allowed {
            errors.push(SetupError::TooManyColumns { given: self.columns.len(), allowed });
        }
        for (i, column) in self.columns.iter().enumerate() {
            let pile = Pile::Column(i.min(255) as u8);
            if column.last().is_some_and(|(_, facing)| *facing == Facing::Down) {
                errors.push(SetupError::FaceDownLast(pile));
            } else if column.windows(2).any(|pair| pair[0].1 == Facing::Up && pair[1].1 == Facing::Down) {
                errors.push(SetupError::FaceDownOnFaceUp(pile));
            }
        }
        errors.extend(self.foundation_errors(rules));
        let TurnsTo::Waste { draw, passes, redeal, access } = rules.stock().turns_to;
        if self.pass == 0 || (self.pass > 1 && !passes.allows_after(self.pass - 1)) {
            errors.push(SetupError::NoSuchPass(self.pass));
        }
        if let Some(group) = self.group {
            let possible = match access {
                WasteAccess::Top => false,
                WasteAccess::Group => group <= self.waste.len().min(usize::from(draw.count())),
            };
            if !possible {
                errors.push(SetupError::WrongGroup(group));
            }
        }
        match redeal {
            Redeal::Shuffle if self.shuffle.is_none() => errors.push(SetupError::NoShuffle),
            Redeal::Shuffle | Redeal::Keep => {}
        }
        errors
    }

    fn foundation_errors(&self, rules: &Rules) -> Vec<SetupError> {
        let mut errors = Vec::new();
        let mut free = rules.foundation_suits();
        for pile in &self.foundations {
            let Some(first) = pile.first() else { continue };
            let in_order =
                pile.iter().zip(Rank::all()).all(|(card, rank)| card.rank() == rank && card.suit() == first.suit());
            if !in_order || pile.len() > usize::from(rules.pack().ranks()) {
                errors.push(SetupError::NotAFoundation(pile.clone()));
            } else if let Some(i) = free.iter().position(|suit| *suit == first.suit()) {
                free.remove(i);
            } else {
                errors.push(SetupError::TooManyFoundations(first.suit()));
            }
        }
        errors
    }
}
