//! What stays the same during a search: the rules and the cards as they lay at its start.

use super::cards::{ACES, Cards, Coding, SUITS, suit_number};
use super::state::State;
use super::uses::Uses;
use cards::Card;
use engine::{Placed, Table};
use rules::{Aces, EmptyColumn, Passes, Redeal, Relation, Rules, Span, TakeBack, TurnsTo, WasteAccess};

/// The most columns that a state has room for.
pub(super) const COLUMNS: usize = 9;
/// The most segments of a column that it has room for.
const SEGMENTS: usize = 31;

/// The rules and the cards of one search.
///
/// A column is cut into *segments*: a face-down card, or face-up cards in sequence. Those beneath the
/// last one cannot move before it has gone, whether they lie face up or not.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    pub(super) coding: Coding,
    pub(super) columns: usize,
    /// For each column and number of segments left: the first card of the last one.
    head: [[Cards; SEGMENTS + 1]; COLUMNS],
    /// The cards of the last segment.
    segment: [[Cards; SEGMENTS + 1]; COLUMNS],
    /// The cards of it and of all that lay on it.
    shown: [[Cards; SEGMENTS + 1]; COLUMNS],
    /// What one segment of each column counts for in the number that says how many are left in all.
    weights: [u32; COLUMNS],
    /// How many such numbers there are.
    pub(super) layers: u32,
    /// Cards that lie in no column at the start and not in the stock: on the foundations.
    outside: Cards,
    /// Stock and waste in the order in which they are turned: the waste from its first card on, then
    /// the stock.
    pub(super) stock: Vec<Cards>,
    /// How many of them lie in the waste.
    pub(super) turned: usize,
    pub(super) kings: Cards,
    /// Whether a king may go to an empty column.
    pub(super) kings_move: bool,
    pub(super) take_back: TakeBack,
    pub(super) aces: Aces,
    /// Cards turned at once.
    pub(super) draw: usize,
    /// Redeals that are left; none when there is no limit.
    pub(super) redeals: Option<u32>,
    pub(super) start: State,
    pub(super) uses: Uses,
}

impl Deal {
    /// Compiles a table; none when this family does not fit its rules.
    pub(super) fn new(rules: &Rules, table: &Table) -> Option<Deal> {
        let lift = rules.tableau().lift();
        let TurnsTo::Waste { passes, redeal, access, .. } = rules.stock().turns_to;
        let shuffled = redeal == Redeal::Shuffle && passes.allows_after(table.pass());
        let fits = lift.span == Span::Part
            && lift.relation == rules.tableau().build()
            && access == WasteAccess::Top
            && !shuffled;
        if fits { Deal::compile(rules, table) } else { None }
    }

    /// Compiles a table for looser rules: a free stock, runs that may be divided, foundation cards
    /// that come back, aces that stay. None when even these are of another family.
    pub(super) fn relaxed(rules: &Rules, table: &Table) -> Option<Deal> {
        let tableau = rules.tableau();
        let moves = tableau.lift().relation;
        let is_loosest = moves == tableau.build() || moves == Relation::Suit && tableau.build() == Relation::SameColour;
        let deal = Deal::compile(rules, table).filter(|_| is_loosest)?;
        Some(Deal { take_back: TakeBack::Allowed, aces: Aces::Free, draw: 1, redeals: None, ..deal })
    }

    fn compile(rules: &Rules, table: &Table) -> Option<Deal> {
        let tableau = rules.tableau();
        let TurnsTo::Waste { draw, passes, .. } = rules.stock().turns_to;
        let fits = tableau.empty_column() != EmptyColumn::Any
            && Card::all().all(|card| rules.pack().copies(card) <= 1)
            && tableau.columns() <= COLUMNS;
        let redeals = match passes {
            Passes::Unlimited => None,
            Passes::Limited(most) => Some(u32::from(most).saturating_sub(table.pass())),
        };
        // A pass in which no card is played brings nothing, so as many redeals as cards are as good as any.
        let undealt = table.stock().len() + table.waste().len();
        let redeals = redeals.filter(|redeals| (*redeals as usize) < undealt);
        let coding = Coding::new(tableau.build(), rules.pack().ranks())?;
        let stock: Vec<Cards> =
            table.waste().iter().chain(table.stock().iter().rev()).map(|placed| coding.bit(placed.card())).collect();
        if !fits || stock.len() > 64 {
            return None;
        }
        let mut deal = Deal {
            columns: tableau.columns(),
            head: [[0; SEGMENTS + 1]; COLUMNS],
            segment: [[0; SEGMENTS + 1]; COLUMNS],
            shown: [[0; SEGMENTS + 1]; COLUMNS],
            weights: [0; COLUMNS],
            layers: 1,
            outside: 0,
            turned: table.waste().len(),
            stock,
            kings: coding.kings(),
            kings_move: tableau.empty_column() == EmptyColumn::King,
            take_back: rules.foundations().take_back,
            aces: rules.foundations().aces,
            draw: usize::from(draw.count()),
            redeals,
            start: State::default(),
            uses: Uses::ALL,
            coding,
        };
        let mut sizes = [0_u8; COLUMNS];
        for (i, column) in table.columns().iter().enumerate() {
            sizes[i] = deal.cut(rules, i, column)?;
            deal.weights[i] = deal.layers;
            deal.layers = deal.layers.checked_mul(u32::from(sizes[i]) + 1)?;
        }
        let mut heights = [0_u8; SUITS];
        for suit in cards::Suit::ALL {
            // A suit that the pack does not have counts as complete.
            let one = Card::new(cards::Rank::ACE, suit);
            heights[suit_number(suit)] = if rules.pack().copies(one) > 0 { 0 } else { rules.pack().ranks() };
        }
        for placed in table.foundations().iter().flatten() {
            heights[suit_number(placed.card().suit())] += 1;
            deal.outside |= deal.coding.bit(placed.card());
        }
        let stock = deal.stock.iter().fold(0, |all, card| all | card);
        deal.start = deal.state(sizes, heights, stock);
        Some(deal)
    }

    /// Notes the segments of a column, and says how many there are.
    fn cut(&mut self, rules: &Rules, column: usize, cards: &[Placed]) -> Option<u8> {
        let build = rules.tableau().build();
        let mut segments: Vec<(Cards, Cards)> = Vec::new();
        for (i, placed) in cards.iter().enumerate() {
            let bit = self.coding.bit(placed.card());
            let laid =
                i > 0 && placed.is_up() && cards[i - 1].is_up() && build.fits(placed.card(), cards[i - 1].card());
            match segments.last_mut() {
                Some((_, segment)) if laid => *segment |= bit,
                _ => segments.push((bit, bit)),
            }
        }
        if segments.len() > SEGMENTS {
            return None;
        }
        for (i, (head, segment)) in segments.iter().enumerate() {
            self.head[column][i + 1] = *head;
            self.segment[column][i + 1] = *segment;
        }
        for i in (0..segments.len()).rev() {
            self.shown[column][i + 1] = self.segment[column][i + 1];
            if i + 2 <= SEGMENTS {
                self.shown[column][i + 1] |= self.shown[column][i + 2];
            }
        }
        // A king at the foot of a column lies as it would in a space.
        self.shown[column][0] = self.shown[column][1];
        let king_at_foot = self.kings_move && segments.len() == 1 && segments[0].0 & self.kings != 0;
        Some(if king_at_foot { 0 } else { segments.len() as u8 })
    }

    /// The state with so many segments left in the columns, these foundations and these cards in stock
    /// and waste: nothing else is needed to know it.
    pub(super) fn state(&self, left: [u8; COLUMNS], heights: [u8; SUITS], stock: Cards) -> State {
        let mut state = State { heights, stock, ..State::default() };
        let mut visible = self.outside;
        for card in &self.stock {
            visible |= card;
        }
        for (column, count) in left.iter().enumerate().take(self.columns) {
            let count = usize::from(*count);
            visible |= self.shown[column][count];
            state.locked |= self.head[column][count];
            state.hidden |= (count as u64) << (column * 5);
            state.layers += count as u32 * self.weights[column];
            state.free_columns += u8::from(count == 0);
        }
        for (suit, height) in heights.iter().enumerate() {
            visible &= !self.coding.below(suit, *height);
        }
        state.visible = visible & !stock;
        state
    }

    /// How many segments are left in each column, from the number in [`State::layers`].
    pub(super) fn columns_of(&self, mut layers: u32) -> [u8; COLUMNS] {
        let mut left = [0; COLUMNS];
        for column in (0..self.columns).rev() {
            left[column] = (layers / self.weights[column]) as u8;
            layers %= self.weights[column];
        }
        left
    }

    /// Whether columns are built in one colour.
    #[inline]
    pub(super) fn builds_in_colour(&self) -> bool {
        self.coding.builds_in_colour()
    }

    /// The number of segments left in a column.
    #[inline]
    pub(super) fn left(state: &State, column: usize) -> usize {
        (state.hidden >> (column * 5) & 31) as usize
    }

    /// The first card of the last segment of a column; empty when there is none.
    #[inline]
    pub(super) fn head(&self, state: &State, column: usize) -> Cards {
        self.head[column][Deal::left(state, column)]
    }

    /// The first card of the last segment of a column with so many left.
    #[inline]
    pub(super) fn head_of(&self, column: usize, left: u8) -> Cards {
        self.head[column][usize::from(left) % (SEGMENTS + 1)]
    }

    /// The cards of that segment.
    #[inline]
    pub(super) fn segment_of(&self, column: usize, left: u8) -> Cards {
        self.segment[column][usize::from(left) % (SEGMENTS + 1)]
    }

    /// Takes the head of a column off it, which lets the next segment be played.
    #[inline]
    pub(super) fn uncover(&self, state: &mut State, column: usize) {
        let before = Deal::left(state, column);
        state.locked &= !self.head[column][before];
        let mut left = before - 1;
        if left == 1 && self.kings_move && self.head[column][1] & self.kings != 0 {
            // It lies as it would in a space.
            state.visible |= self.segment[column][1];
            left = 0;
        } else {
            state.visible |= self.segment[column][left];
            state.locked |= self.head[column][left];
        }
        state.hidden = state.hidden & !(31 << (column * 5)) | (left as u64) << (column * 5);
        state.layers -= (before - left) as u32 * self.weights[column];
        state.free_columns += u8::from(left == 0);
    }

    /// Whether a card may leave its column for a space.
    #[inline]
    pub(super) fn may_take_space(&self, state: &State, column: usize, head: Cards) -> bool {
        head & self.kings != 0 && self.kings_move && Deal::left(state, column) > 1
    }

    /// The foundation cards that may come back to a column. An ace there would be of no use.
    #[inline]
    pub(super) fn tops(&self, state: &State) -> Cards {
        match self.take_back {
            TakeBack::Forbidden => 0,
            TakeBack::Allowed => {
                let mut tops = 0;
                for (suit, height) in state.heights.iter().enumerate() {
                    if *height > 1 {
                        tops |= self.coding.next(suit, height - 1);
                    }
                }
                tops & !ACES
            }
        }
    }
}
