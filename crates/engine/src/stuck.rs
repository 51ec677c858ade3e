//! Whether a game is stuck: exactly, by searching everything that can still be reached.
//!
//! A position is stuck when no sequence of legal moves leads to one with fewer face-down cards,
//! fewer cards in stock and waste, more cards on the foundations, or fewer neighbours in columns
//! out of sequence than it has now (KL-40). Two facts keep the search small without making it less
//! exact:
//!
//! - Playing any card of the waste is progress by itself. So as long as there is none, stock and
//!   waste only turn, and which of their cards can come to the top does not depend on the columns.
//! - Turning up a card is progress too, so only face-up cards move, and the face-down ones are a
//!   fixed number under each column.
//!
//! What is left to search is the face-up cards going to and fro between columns and foundations.
//! Where aces must go up, an ace that can come to the top of the waste can be played and is
//! progress, so that it never matters that drawing waits for it.

use crate::legality::{self, liftable};
use crate::moves::Move;
use crate::outcome;
use crate::table::{Placed, Table};
use cards::{Card, CardSet, Rank};
use rules::{Aces, Faces, Redeal, Rules, TakeBack, TurnsTo};
use std::collections::HashSet;

/// Whether a position is stuck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stuck {
    /// No line of play makes progress.
    Yes,
    /// One does.
    No,
}

/// The columns and foundations while nothing else changes.
#[derive(Clone)]
struct Layout {
    columns: Vec<Vec<Placed>>,
    heights: Vec<u8>,
}

/// A search for progress that can be made in slices, so that a page stays alive meanwhile.
pub struct StuckSearch {
    rules: Rules,
    /// The cards of stock and waste that can come to the top.
    reachable: CardSet,
    on_foundations: usize,
    out_of_sequence: usize,
    seen: HashSet<Vec<u8>>,
    todo: Vec<Layout>,
    answer: Option<Stuck>,
}

impl StuckSearch {
    /// A search that has not begun. A won game is not stuck.
    #[must_use]
    pub fn new(rules: &Rules, table: &Table) -> StuckSearch {
        let start = Layout {
            columns: table.columns.clone(),
            heights: table.foundations.iter().map(|f| f.len() as u8).collect(),
        };
        let mut search = StuckSearch {
            rules: rules.clone(),
            reachable: reachable(rules, table),
            on_foundations: table.on_foundations(),
            out_of_sequence: 0,
            seen: HashSet::new(),
            todo: Vec::new(),
            answer: table.is_won().then_some(Stuck::No),
        };
        search.out_of_sequence = search.neighbours_out_of_sequence(&start);
        search.seen.insert(search.key(&start));
        search.todo.push(start);
        search
    }

    /// Looks at up to so many positions and gives the answer when it is known.
    pub fn run(&mut self, positions: usize) -> Option<Stuck> {
        for _ in 0..positions {
            if self.answer.is_some() {
                break;
            }
            match self.todo.pop() {
                None => self.answer = Some(Stuck::Yes),
                Some(layout) => {
                    if self.expand(&layout) {
                        self.answer = Some(Stuck::No);
                    }
                }
            }
        }
        self.answer
    }

    /// The answer, however long it takes.
    #[must_use]
    pub fn finish(mut self) -> Stuck {
        loop {
            if let Some(answer) = self.run(4096) {
                return answer;
            }
        }
    }

    /// The number of different positions met so far.
    #[must_use]
    pub fn positions(&self) -> usize {
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
                        after.columns[j].push(Placed { card, id: crate::table::CardId(u8::MAX), up: true });
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
                self.todo.push(after);
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
        columns.sort_unstable();
        let mut key: Vec<u8> = columns.join(&END);
        for twins in layout.heights.chunks(usize::from(self.rules.pack().packs()).max(1)) {
            let mut twins = twins.to_vec();
            twins.sort_unstable();
            key.extend(twins);
        }
        key
    }
}

/// The cards of stock and waste that can come to the top by turning and redeals alone.
fn reachable(rules: &Rules, table: &Table) -> CardSet {
    let TurnsTo::Waste { passes, redeal, .. } = rules.stock().turns_to;
    match redeal {
        // In which order they come is nothing that a player can know, so all of them count.
        Redeal::Shuffle if passes.allows_after(table.pass) => return table.undealt(),
        Redeal::Shuffle | Redeal::Keep => {}
    }
    let mut cards = CardSet::EMPTY;
    let mut table = Table { columns: Vec::new(), ..table.clone() };
    let top = |table: &Table| table.waste.last().filter(|placed| placed.up).map(|placed| placed.card);
    cards.extend(top(&table));
    // The rest of this pass, and one whole pass after it: later ones bring the same cards.
    for redeals in 0..2 {
        while !table.stock.is_empty() {
            for effect in outcome::effects(rules, &table, Move::Turn) {
                table.apply(&effect);
            }
            cards.extend(top(&table));
        }
        if redeals == 1 || !passes.allows_after(table.pass) || table.waste.is_empty() {
            break;
        }
        for effect in outcome::effects(rules, &table, Move::Redeal) {
            table.apply(&effect);
        }
    }
    cards
}
