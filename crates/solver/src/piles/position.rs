//! A position that is worked on: every card of every column, the foundations, the stock.

use super::deal::{Deal, FOUNDATIONS, rank, suit};
use super::stock::Stock;
use rules::{Span, TakeBack};

/// The most columns that a game has.
pub(super) const COLUMNS: usize = 12;

/// Where the cards lie. It is copied from one to the next, never made anew.
#[derive(Clone)]
pub(super) struct Position {
    /// The faces of the columns, `stride` places for each.
    cells: Vec<u8>,
    stride: usize,
    columns: usize,
    len: [u8; COLUMNS],
    /// How many cards of a column lie face down.
    down: [u8; COLUMNS],
    /// How many of a column's first cards still lie as at the start.
    base: [u8; COLUMNS],
    /// The heights of the foundations, those of one suit in falling order.
    pub(super) heights: [u8; FOUNDATIONS],
    pub(super) stock: Stock,
}

impl Position {
    /// A place to work in.
    pub(super) fn empty(deal: &Deal) -> Position {
        let longest = deal.origin.iter().map(Vec::len).max().unwrap_or(0);
        let stride = longest + usize::from(deal.ranks);
        Position {
            cells: vec![0; stride * deal.origin.len()],
            stride,
            columns: deal.origin.len(),
            len: [0; COLUMNS],
            down: [0; COLUMNS],
            base: [0; COLUMNS],
            heights: [0; FOUNDATIONS],
            stock: Stock::default(),
        }
    }

    pub(super) fn copy_from(&mut self, other: &Position) {
        self.cells.copy_from_slice(&other.cells);
        (self.len, self.down, self.base) = (other.len, other.down, other.base);
        self.heights = other.heights;
        self.stock.copy_from(&other.stock);
    }

    pub(super) fn columns(&self) -> usize {
        self.columns
    }

    /// The cards of a column.
    #[inline]
    pub(super) fn column(&self, column: usize) -> &[u8] {
        let start = column * self.stride;
        &self.cells[start..start + usize::from(self.len[column])]
    }

    #[inline]
    pub(super) fn last(&self, column: usize) -> Option<u8> {
        self.column(column).last().copied()
    }

    /// How many cards of a column lie face down.
    #[inline]
    pub(super) fn down(&self, column: usize) -> usize {
        usize::from(self.down[column])
    }

    /// How many of a column's first cards lie as at the start.
    #[inline]
    pub(super) fn base(&self, column: usize) -> usize {
        usize::from(self.base[column])
    }

    /// The cards of a column that lie face up.
    #[inline]
    pub(super) fn open(&self, column: usize) -> &[u8] {
        &self.column(column)[self.down(column)..]
    }

    /// How many cards lie on one that they do not fit on, or that lies face down.
    pub(super) fn buried(&self, deal: &Deal) -> usize {
        (0..self.columns).map(|column| usize::from(deal.buried[column][usize::from(self.base[column])])).sum()
    }

    /// How many cards are on the foundations.
    pub(super) fn on_foundations(&self) -> usize {
        self.heights.iter().map(|height| usize::from(*height)).sum()
    }

    /// Makes a column what is left of it at the start, with nothing on it.
    pub(super) fn restore(&mut self, deal: &Deal, column: usize, base: usize) {
        let start = column * self.stride;
        self.cells[start..start + base].copy_from_slice(&deal.origin[column][..base]);
        self.len[column] = base as u8;
        self.base[column] = base as u8;
        self.down[column] = deal.closed[column].min(base.saturating_sub(1) as u8);
    }

    /// Puts a card on a column.
    #[inline]
    pub(super) fn push(&mut self, column: usize, face: u8) {
        self.cells[column * self.stride + usize::from(self.len[column])] = face;
        self.len[column] += 1;
    }

    /// Takes cards off a column and turns up what lies beneath.
    #[inline]
    pub(super) fn drop(&mut self, column: usize, count: usize) {
        self.len[column] -= count as u8;
        self.base[column] = self.base[column].min(self.len[column]);
        self.down[column] = self.down[column].min(self.len[column].saturating_sub(1));
    }

    /// Moves cards from one column to another.
    #[inline]
    pub(super) fn carry(&mut self, from: usize, to: usize, count: usize) {
        let first = from * self.stride + usize::from(self.len[from]) - count;
        let onto = to * self.stride + usize::from(self.len[to]);
        self.cells.copy_within(first..first + count, onto);
        self.len[to] += count as u8;
        self.drop(from, count);
    }

    /// The foundation that takes a card now.
    #[inline]
    pub(super) fn foundation_for(&self, deal: &Deal, face: u8) -> Option<usize> {
        let (first, count) = deal.foundations[suit(face)];
        (first..first + count).find(|place| self.heights[*place] == rank(face))
    }

    /// How many foundations of its suit take a card now, and how many have it already.
    pub(super) fn room_for(&self, deal: &Deal, face: u8) -> (usize, usize) {
        let (first, count) = deal.foundations[suit(face)];
        let heights = &self.heights[first..first + count];
        let have = heights.iter().filter(|height| **height > rank(face)).count();
        (heights.iter().filter(|height| **height == rank(face)).count(), have)
    }

    /// The lowest foundation of a suit that the pack has.
    pub(super) fn lowest(&self, deal: &Deal, suit: usize) -> Option<u8> {
        let (first, count) = deal.foundations[suit];
        self.heights[first..first + count].last().copied()
    }

    /// Whether a run with this head may be put on a column.
    #[inline]
    pub(super) fn takes(&self, deal: &Deal, column: usize, head: u8) -> bool {
        match self.last(column) {
            Some(last) => deal.fits(head, last),
            None => deal.space_takes(head),
        }
    }

    /// Where the last head of a column lies that does not fit on what it lies on; 0 where there is none.
    #[inline]
    pub(super) fn head(&self, deal: &Deal, column: usize) -> usize {
        usize::from(deal.feet[column][usize::from(self.base[column])])
    }

    /// The first column with a card at its end that a card fits on.
    #[inline]
    pub(super) fn parent(&self, deal: &Deal, face: u8) -> Option<usize> {
        (0..self.columns).find(|column| self.last(*column).is_some_and(|last| deal.fits(face, last)))
    }

    /// The first space.
    pub(super) fn space(&self) -> Option<usize> {
        (0..self.columns).find(|column| self.len[*column] == 0)
    }

    /// The cards on top of foundations that may come back, one of each face.
    pub(super) fn cards_to_take_back(&self, deal: &Deal) -> impl Iterator<Item = (u8, u8)> {
        let allowed = match deal.take_back {
            TakeBack::Allowed => 0..4,
            TakeBack::Forbidden => 0..0,
        };
        allowed.flat_map(move |suit| {
            let (first, count) = deal.foundations[suit];
            (first..first + count).filter_map(move |foundation| {
                let height = self.heights[foundation];
                let again = foundation + 1 < first + count && self.heights[foundation + 1] == height;
                (height > 0 && !again).then(|| (foundation as u8, (height - 1) * 4 + suit as u8))
            })
        })
    }

    /// How many cards of a column move together at most, and whether fewer may.
    pub(super) fn liftable(&self, deal: &Deal, column: usize) -> std::ops::RangeInclusive<usize> {
        let open = self.open(column);
        let pairs = open.windows(2).rev();
        let joined = pairs.take_while(|pair| deal.moves_with[usize::from(pair[0])] >> pair[1] & 1 == 1).count();
        let run = joined + usize::from(!open.is_empty());
        match deal.span {
            Span::Part => 1..=run,
            Span::Whole if run == open.len() && run > 0 => run..=run,
            Span::Whole => std::ops::RangeInclusive::new(1, 0),
        }
    }

    /// Notes where cards came back to where they lay at the start, so that there is one form of it.
    pub(super) fn settle(&mut self, deal: &Deal) {
        for column in 0..self.columns {
            let origin = &deal.origin[column];
            let mut base = self.base(column);
            let len = usize::from(self.len[column]);
            let cells = &self.cells[column * self.stride..column * self.stride + len];
            while base > 0
                && base < len.min(origin.len())
                && base > usize::from(deal.closed[column])
                && cells[base] == origin[base]
            {
                base += 1;
            }
            self.base[column] = if base <= usize::from(deal.plain[column]) { 0 } else { base as u8 };
        }
    }
}
