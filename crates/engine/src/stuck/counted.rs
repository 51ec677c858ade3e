//! The search that only counts: for runs of which any part may be taken.
//!
//! Call a face-up card *laid* when it lies on a face-up card that it fits on, and otherwise a
//! *head*. A laid card may always be moved, with all that lies on it, to any other card that it
//! fits on and that nothing lies on. All cards that fit on the same cards (of one rank and, with red
//! and black by turns, one colour) are alike in this. So as long as one of the cards that could carry
//! them carries nothing, they can be brought into any arrangement, and each of the carrying cards
//! can be the free one; and when all of them carry one, none can move until a card has left, and
//! then again every arrangement is possible. Therefore what can happen depends only on how many cards
//! of each kind lie face up and how many of them are laid: on the heights of the foundations, and on
//! which heads stand alone in columns.

use super::Look;
use crate::table::{Placed, Table, sort_few, sort_twins};
use cards::{Card, CardSet, Rank, Suit};
use rules::{Aces, Faces, Relation, Rules, Span, TakeBack};
use std::collections::HashSet;

/// What the possible moves depend on.
#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    /// Of each foundation; those of one suit in rising order.
    heights: Vec<u8>,
    /// The heads that lie at the bottom of their columns, sorted.
    heads: Vec<Card>,
}

/// A search over states.
pub(super) struct Counted {
    rules: Rules,
    /// The suit of each foundation.
    suits: Vec<Suit>,
    /// The cards of stock and waste that can come to the top.
    reachable: CardSet,
    /// How many cards of each face move at all: face up in the columns or on the foundations.
    moving: [u8; 52],
    /// The heads on a card that they uncover when they leave, which is progress.
    covering: Vec<Card>,
    /// How many columns are empty or begin with a head.
    free_columns: usize,
    on_foundations: usize,
    seen: HashSet<State>,
    todo: Vec<State>,
}

/// How many cards there are in the columns, by rank and kind.
struct Counts {
    relation: Relation,
    /// The face-up cards.
    open: [[u8; KINDS]; RANKS],
    /// Those of them that are laid.
    laid: [[u8; KINDS]; RANKS],
}

/// Places for the ranks from 0 (below the ace) to 14 (above the king).
const RANKS: usize = 15;
/// No relation tells more kinds of cards apart.
const KINDS: usize = 4;

impl Counted {
    /// A search that has not begun, where counting is enough; `reachable` are the cards that can come
    /// to the top of the waste.
    pub(super) fn new(rules: &Rules, table: &Table, reachable: CardSet) -> Option<Counted> {
        let lift = rules.tableau().lift();
        let build = rules.tableau().build();
        match lift.span {
            Span::Part if lift.relation == build => {}
            Span::Part | Span::Whole => return None,
        }
        let mut moving = [0; 52];
        let (mut heads, mut covering, mut free_columns) = (Vec::new(), Vec::new(), 0);
        for column in &table.columns {
            let run = run_length(build, column);
            let first = column.len() - run;
            for placed in &column[first..] {
                moving[placed.card.index()] += 1;
            }
            match (first, column.get(first)) {
                (0, head) => {
                    free_columns += 1;
                    heads.extend(head.map(|placed| placed.card));
                }
                (_, Some(head)) => {
                    // In a game that begins with face-down cards only a position made by hand has
                    // this, and there it is no progress.
                    let out_of_sequence = column[first - 1].up;
                    match rules.tableau().faces() {
                        Faces::Last if out_of_sequence => return None,
                        Faces::Last | Faces::All => covering.push(head.card),
                    }
                }
                (_, None) => {}
            }
        }
        for placed in table.foundations.iter().flatten() {
            moving[placed.card.index()] += 1;
        }
        let heights = table.foundations.iter().map(|foundation| foundation.len() as u8).collect();
        let mut search = Counted {
            rules: rules.clone(),
            suits: rules.foundation_suits(),
            reachable,
            moving,
            covering,
            free_columns,
            on_foundations: table.on_foundations(),
            seen: HashSet::new(),
            todo: Vec::new(),
        };
        search.meet(State { heights, heads });
        Some(search)
    }

    /// Looks at one state.
    pub(super) fn look(&mut self) -> Look {
        let Some(state) = self.todo.pop() else { return Look::AllSeen };
        match self.after(&state) {
            None => Look::Progress,
            Some(next) => {
                for state in next {
                    self.meet(state);
                }
                Look::Nothing
            }
        }
    }

    /// The number of different states met so far.
    pub(super) fn positions(&self) -> usize {
        self.seen.len()
    }

    /// Notes a state, in the one form that it has, to be looked at if it is new.
    fn meet(&mut self, mut state: State) {
        sort_twins(&self.suits, &mut state.heights);
        sort_few(&mut state.heads);
        if self.seen.insert(state.clone()) {
            self.todo.push(state);
        }
    }

    /// What one move leads to; none when a move is progress.
    fn after(&self, state: &State) -> Option<Vec<State>> {
        let counts = self.counts(state);
        let has_empty = state.heads.len() < self.free_columns;
        let takes =
            |card: Card| has_empty && self.rules.tableau().empty_column().takes(card.rank(), self.rules.pack().ranks());
        let fits = |card: Card| counts.has_room(card) || takes(card);
        let goes_up = |card: Card| self.next_cards(state).any(|(_, next)| next == card);
        if self.reachable.iter().any(|card| goes_up(card) || fits(card)) || self.covering.iter().any(|head| fits(*head))
        {
            return None;
        }
        let mut next = Vec::new();
        for (i, card) in self.next_cards(state).filter(|(_, card)| self.open(state, *card) > 0) {
            if !counts.can_be_free(card) {
                continue;
            }
            let mut after = state.clone();
            after.heights[i] += 1;
            if after.heights.iter().map(|height| usize::from(*height)).sum::<usize>() > self.on_foundations
                || self.covering.contains(&card)
            {
                return None;
            }
            if let Some(head) = state.heads.iter().position(|head| *head == card) {
                let mut after = after.clone();
                after.heads.remove(head);
                next.push(after);
            }
            if self.laid(state, card) > 0 {
                next.push(after);
            }
        }
        for (i, card) in self.cards_to_take_back(state) {
            let mut after = state.clone();
            after.heights[i] -= 1;
            if takes(card) {
                let mut after = after.clone();
                after.heads.push(card);
                next.push(after);
            }
            if counts.has_room(card) {
                next.push(after);
            }
        }
        for (i, head) in state.heads.iter().enumerate() {
            if counts.has_room(*head) {
                let mut after = state.clone();
                after.heads.remove(i);
                next.push(after);
            }
        }
        for card in Card::all().filter(|card| takes(*card) && self.laid(state, *card) > 0) {
            let mut after = state.clone();
            after.heads.push(card);
            next.push(after);
        }
        Some(next)
    }

    /// The foundations with the card that each takes next.
    fn next_cards(&self, state: &State) -> impl Iterator<Item = (usize, Card)> {
        let ranks = self.rules.pack().ranks();
        let places = self.suits.iter().zip(&state.heights).enumerate();
        places
            .filter(move |(_, (_, height))| **height < ranks)
            .filter_map(|(i, (suit, height))| Rank::new(height + 1).map(|rank| (i, Card::new(rank, *suit))))
    }

    /// The foundations with the card that may be taken back from each. An ace that would have to go
    /// up again at once is none.
    fn cards_to_take_back(&self, state: &State) -> Vec<(usize, Card)> {
        let lowest = match (self.rules.foundations().take_back, self.rules.foundations().aces) {
            (TakeBack::Forbidden, _) => return Vec::new(),
            (TakeBack::Allowed, Aces::Free) => 1,
            (TakeBack::Allowed, Aces::Must) => 2,
        };
        let tops = self.suits.iter().zip(&state.heights).enumerate().filter(|(_, (_, height))| **height >= lowest);
        tops.filter_map(|(i, (suit, height))| Rank::new(*height).map(|rank| (i, Card::new(rank, *suit)))).collect()
    }

    /// How many cards with this face lie face up in the columns.
    fn open(&self, state: &State, card: Card) -> u8 {
        let up = self.suits.iter().zip(&state.heights);
        let up = up.filter(|(suit, height)| **suit == card.suit() && **height >= card.rank().number()).count();
        self.moving[card.index()] - up as u8
    }

    /// How many of them are laid.
    fn laid(&self, state: &State, card: Card) -> u8 {
        let heads = state.heads.iter().chain(&self.covering).filter(|head| **head == card).count();
        self.open(state, card) - heads as u8
    }

    fn counts(&self, state: &State) -> Counts {
        let relation = self.rules.tableau().build();
        let mut counts = Counts { relation, open: [[0; KINDS]; RANKS], laid: [[0; KINDS]; RANKS] };
        for card in Card::all().filter(|card| self.moving[card.index()] > 0) {
            let (rank, kind) = (usize::from(card.rank().number()), kind(relation, card));
            counts.open[rank][kind] += self.open(state, card);
            counts.laid[rank][kind] += self.laid(state, card);
        }
        counts
    }
}

impl Counts {
    /// Whether a card that this one fits on carries nothing, or can be made to.
    fn has_room(&self, card: Card) -> bool {
        let (rank, kind) = (usize::from(card.rank().number()), kind(self.relation, card));
        self.open[rank + 1][partner(self.relation, kind)] > self.laid[rank][kind]
    }

    /// Whether a card with this face, which lies face up, carries nothing, or can be made to.
    fn can_be_free(&self, card: Card) -> bool {
        let (rank, kind) = (usize::from(card.rank().number()), kind(self.relation, card));
        self.open[rank][kind] > self.laid[rank - 1][partner(self.relation, kind)]
    }
}

/// Which cards of its rank fit on the same cards as this one.
fn kind(relation: Relation, card: Card) -> usize {
    match relation {
        Relation::Alternate | Relation::SameColour => match card.colour() {
            cards::Colour::Black => 0,
            cards::Colour::Red => 1,
        },
        Relation::Suit => card.suit().index(),
        Relation::Any => 0,
    }
}

/// The kind of the cards on which those of a kind fit, and of those that fit on them.
fn partner(relation: Relation, kind: usize) -> usize {
    match relation {
        Relation::Alternate => 1 - kind,
        Relation::SameColour | Relation::Suit | Relation::Any => kind,
    }
}

/// How many cards at the end of a column lie face up in sequence.
fn run_length(build: Relation, column: &[Placed]) -> usize {
    let last = usize::from(column.last().is_some_and(|placed| placed.up));
    let pairs = column.windows(2).rev();
    last + pairs.take_while(|pair| pair[0].up && pair[1].up && build.fits(pair[1].card, pair[0].card)).count()
}
