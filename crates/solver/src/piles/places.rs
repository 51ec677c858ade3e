//! Where in a pass through the stock one stands, and which places cover others.

use super::stock::{Course, Kind, Stock};
use rules::Aces;

impl Course {
    /// Whether an ace may still stop the drawing, so that where one stands matters to the card.
    pub(super) fn is_exact(&self, stock: &Stock) -> bool {
        match self.aces {
            Aces::Free => false,
            Aces::Must => (0..stock.rest.len()).any(|at| self.face(stock, at) < 4),
        }
    }

    /// Where in the pass one stands, in one word.
    pub(super) fn place(&self, stock: &Stock) -> u64 {
        let pass = match self.kind {
            Kind::Counted => stock.pass,
            Kind::Free | Kind::Endless | Kind::Shuffled => 0,
        };
        let exact = u64::from(self.is_exact(stock));
        stock.turned as u64
            | (stock.group as u64) << 8
            | (pass as u64) << 16
            | exact << 32
            | (stock.rest.len() as u64) << 40
    }

    /// Reads what [`Course::place`] wrote.
    pub(super) fn stand_at(&self, stock: &mut Stock, place: u64) {
        stock.turned = (place & 0xff) as usize;
        stock.group = (place >> 8 & 0xff) as usize;
        match self.kind {
            Kind::Counted => stock.pass = (place >> 16 & 0xffff) as usize,
            Kind::Free | Kind::Endless | Kind::Shuffled => {}
        }
    }

    /// Whether from the first place everything can be played that can be played from the second, all
    /// else being equal.
    ///
    /// Claim: what is covered need not be looked at. Argument: a card that comes to the top from
    /// the second comes to the top from the first, and playing it leaves the same; so nothing that
    /// is won from the second takes more steps from the first. Where an ace may stop the drawing on
    /// its way, only equal places cover each other.
    pub(super) fn covers(&self, one: u64, other: u64) -> bool {
        if one == other {
            return true;
        }
        if one >> 32 & 1 == 1 {
            return false;
        }
        let parts = |place: u64| ((place & 0xff) as usize, (place >> 8 & 0xff) as usize, place >> 16 & 0xffff);
        let rest = (one >> 40) as usize;
        let ((from, open, passes), (to, needed, passes_needed)) = (parts(one), parts(other));
        match self.kind {
            Kind::Free => true,
            Kind::Endless => self.draws_to(from, open, to, needed, rest) || self.draws_to(0, 0, to, needed, rest),
            Kind::Counted => {
                passes >= passes_needed && self.draws_to(from, open, to, needed, rest)
                    || passes > passes_needed && self.draws_to(0, 0, to, needed, rest)
            }
            Kind::Shuffled => self.draws_to(from, open, to, needed, rest),
        }
    }

    /// Whether turning leads from one number of waste cards to another, with as many to be played.
    fn draws_to(&self, from: usize, open: usize, to: usize, needed: usize, rest: usize) -> bool {
        if to <= from {
            return to == from && open >= needed;
        }
        let over = (to - from) % self.draw;
        over == 0 || to == rest && needed <= over
    }
}
