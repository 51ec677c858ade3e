//! The search that follows every card: for runs that cannot be divided freely.
//!
//! A game that is dealt face up can have more layouts than anybody wants to wait for; there it ends
//! after [`LIMIT`] of them. With face-down cards it is complete.

use super::Look;
use crate::legality::{self, liftable};
use crate::table::{CardId, Placed, Table, sort_few, sort_twins};
use cards::{Card, CardSet, Rank};
use rules::{Aces, Faces, Rules, TakeBack};
use std::collections::{HashSet, VecDeque};

/// How many layouts of a game dealt face up are looked at before nothing is said.
const LIMIT: usize = 100_000;

/// The columns and foundations while nothing else changes.
#[derive(Clone)]
struct Layout {
    columns: Vec<Vec<Placed>>,
    heights: Vec<u8>,
}

/// A search over layouts.
pub(super) struct Piles {
    rules: Rules,
    /// The cards of stock and waste that can come to the top.
    reachable: CardSet,
    on_foundations: usize,
    out_of_sequence: usize,
    /// How many layouts may still be looked at, where there is a limit.
    left: Option<usize>,
    seen: HashSet<Vec<u8>>,
    /// First in, first out: progress is mostly few moves away.
    todo: VecDeque<Layout>,
}

impl Piles {
    /// A search that has not begun; `reachable` are the cards that can come to the top of the waste.
    pub(super) fn new(rules: &Rules, table: &Table, reachable: CardSet) -> Piles {
        let start = Layout {
            columns: table.columns.clone(),
            heights: table.foundations.iter().map(|f| f.len() as u8).collect(),
        };
        let mut search = Piles {
            rules: rules.clone(),
            reachable,
            on_foundations: table.on_foundations(),
            out_of_sequence: 0,
            left: match rules.tableau().faces() {
                Faces::Last => None,
                Faces::All => Some(LIMIT),
            },
            seen: HashSet::new(),
            todo: VecDeque::new(),
        };
        search.out_of_sequence = search.neighbours_out_of_sequence(&start);
        search.seen.insert(search.key(&start));
        search.todo.push_back(start);
        search
    }

    /// Looks at one position.
    pub(super) fn look(&mut self) -> Look {
        if let Some(left) = &mut self.left {
            match left.checked_sub(1) {
                Some(fewer) => *left = fewer,
                None => return Look::GivenUp,
            }
        }
        match self.todo.pop_front() {
            None => Look::AllSeen,
            Some(layout) if self.expand(&layout) => Look::Progress,
            Some(_) => Look::Nothing,
        }
    }

    /// The number of different positions met so far.
    pub(super) fn positions(&self) -> usize {
        self.seen.len()
    }

    /// Adds what can be reached by one move; says whether one of them is progress.
    fn expand(&mut self, layout: &Layout) -> bool {
        let suits = self.rules.foundation_suits();
        let up = |card: Card| {
            suits.iter().zip(&layout.heights).position(|(suit, height)| {
                *suit == card.suit() && *height + 1 == card.rank().number() && *height < self.rules.pack().ranks()
            })
        };
        let exposed_ace = match self.rules.foundations().aces {
            Aces::Free => false,
            Aces::Must => layout.columns.iter().filter_map(|c| c.last()).any(|p| p.up && p.card.rank() == Rank::ACE),
        };
        if !exposed_ace && self.reachable.iter().any(|card| up(card).is_some() || self.fits_somewhere(card, layout)) {
            return true;
        }
        let mut next = Vec::new();
        for (i, column) in layout.columns.iter().enumerate() {
            let Some(top) = column.last() else { continue };
            if let Some(f) = up(top.card)
                && (!exposed_ace || top.card.rank() == Rank::ACE)
            {
                let mut after = layout.clone();
                after.columns[i].pop();
                after.heights[f] += 1;
                next.push((after, i));
            }
            if exposed_ace {
                continue;
            }
            for count in liftable(&self.rules, column) {
                let at = column.len() - usize::from(count);
                for (j, target) in layout.columns.iter().enumerate() {
                    if i != j && legality::fits_column(&self.rules, column[at].card, target).is_ok() {
                        let mut after = layout.clone();
                        let run = after.columns[i].split_off(at);
                        after.columns[j].extend(run);
                        next.push((after, i));
                    }
                }
            }
        }
        if !exposed_ace && self.rules.foundations().take_back == TakeBack::Allowed {
            for (f, height) in layout.heights.iter().enumerate() {
                let Some(card) = Rank::new(*height).map(|rank| Card::new(rank, suits[f])) else { continue };
                for (j, target) in layout.columns.iter().enumerate() {
                    if legality::fits_column(&self.rules, card, target).is_ok() {
                        let mut after = layout.clone();
                        after.heights[f] -= 1;
                        // Which of the twins it is makes no difference here, nor does its number.
                        after.columns[j].push(Placed { card, id: CardId(u8::MAX), up: true });
                        next.push((after, j));
                    }
                }
            }
        }
        for (after, source) in next {
            if self.is_progress(&after, source) {
                return true;
            }
            if self.seen.insert(self.key(&after)) {
                self.todo.push_back(after);
            }
        }
        false
    }

    fn fits_somewhere(&self, card: Card, layout: &Layout) -> bool {
        layout.columns.iter().any(|column| legality::fits_column(&self.rules, card, column).is_ok())
    }

    fn is_progress(&self, after: &Layout, source: usize) -> bool {
        after.columns[source].last().is_some_and(|placed| !placed.up)
            || after.heights.iter().map(|h| usize::from(*h)).sum::<usize>() > self.on_foundations
            || self.neighbours_out_of_sequence(after) < self.out_of_sequence
    }

    /// How many neighbours in columns do not follow each other by the building rule. Only cards
    /// that were dealt face up can: whatever is built fits, so no move makes more of them.
    fn neighbours_out_of_sequence(&self, layout: &Layout) -> usize {
        match self.rules.tableau().faces() {
            Faces::Last => 0,
            Faces::All => {
                let build = self.rules.tableau().build();
                let pairs = layout.columns.iter().flat_map(|column| column.windows(2));
                pairs.filter(|pair| !build.fits(pair[1].card, pair[0].card)).count()
            }
        }
    }

    /// Two layouts with the same key allow the same play: columns without face-down cards may
    /// change places, and so may the foundations of one suit.
    fn key(&self, layout: &Layout) -> Vec<u8> {
        const END: u8 = 0xff;
        let mut columns: Vec<Vec<u8>> = layout
            .columns
            .iter()
            .map(|column| column.iter().map(|p| p.card.index() as u8 + if p.up { 64 } else { 0 }).collect())
            .collect();
        sort_few(&mut columns);
        let mut key: Vec<u8> = columns.join(&END);
        let mut heights = layout.heights.clone();
        sort_twins(&self.rules.foundation_suits(), &mut heights);
        key.extend(heights);
        key
    }
}
