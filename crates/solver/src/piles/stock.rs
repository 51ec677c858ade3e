//! The stock in its normal form: which cards can be played next, and what that leaves.
//!
//! Claim: turns and redeals need not be searched; a step plays a card that comes to the top by them.
//! Argument: they change nothing but the waste, and a line in which they follow each other without a
//! card being played in between only chooses the next card that comes to the top. Where an ace must
//! go up, turning ends at the first one that comes to the top.
//!
//! Which cards come to the top depends on how many lie in the waste. Less is known of that than it
//! seems (see [`super::places`]), and none at all where each card comes by again and again.

use super::deal::FACES;
use engine::Table;
use rules::{Aces, Passes, Redeal, Rules, TurnsTo, WasteAccess};

/// How many reshuffles are looked at where there is no end of them.
const RESHUFFLES: usize = 3;

/// How the stock is gone through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Every card can be had at any time: one is turned at a time, and there is always another pass.
    Free,
    /// The order stays, and there is always another pass.
    Endless,
    /// The order stays, and passes are counted.
    Counted,
    /// Each pass has its own order.
    Shuffled,
}

/// What does not change about the stock.
pub(super) struct Course {
    pub(super) kind: Kind,
    pub(super) draw: usize,
    access: WasteAccess,
    pub(super) aces: Aces,
    /// The faces in the order of each pass that is looked at, the first being the current one.
    orders: Vec<Vec<u8>>,
    /// Whether passes beyond those were left out.
    pub(super) cut_short: bool,
    start: Stock,
}

/// What is left of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Stock {
    /// The places in the order of the pass of the cards left; those turned first come first.
    pub(super) rest: Vec<u8>,
    /// How many of them lie in the waste.
    pub(super) turned: usize,
    /// How many of those can be played, where the waste is played by groups.
    pub(super) group: usize,
    /// How many passes have begun since the start where they are shuffled, or how many may still
    /// begin where they are counted.
    pub(super) pass: usize,
}

/// A card that can come to the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Top {
    /// Where in the rest.
    pub(super) at: u8,
    /// How many redeals it takes.
    redeals: u8,
    /// How many cards can be played when it lies there.
    group: u8,
}

impl Top {
    /// A card that can be had at any time.
    pub(super) fn free(at: usize) -> Top {
        Top { at: at as u8, redeals: 0, group: 0 }
    }
}

impl Stock {
    pub(super) fn copy_from(&mut self, other: &Stock) {
        self.rest.clone_from(&other.rest);
        (self.turned, self.group, self.pass) = (other.turned, other.group, other.pass);
    }
}

impl Course {
    pub(super) fn new(rules: &Rules, table: &Table) -> Course {
        let TurnsTo::Waste { draw, passes, redeal, access } = rules.stock().turns_to;
        let face = |placed: &engine::Placed| placed.card().index() as u8;
        let order: Vec<u8> = table.waste().iter().chain(table.stock().iter().rev()).map(face).collect();
        // Between two plays one redeal is always enough, so that more of them than cards are endless.
        let left = match passes {
            Passes::Unlimited => None,
            Passes::Limited(most) => Some((u32::from(most).saturating_sub(table.pass())) as usize),
        };
        let endless = left.is_none_or(|left| left >= order.len());
        let kind = match redeal {
            _ if endless && draw.count() == 1 => Kind::Free,
            Redeal::Keep if endless => Kind::Endless,
            Redeal::Keep => Kind::Counted,
            Redeal::Shuffle => Kind::Shuffled,
        };
        let mut course = Course {
            kind,
            draw: usize::from(draw.count()),
            access,
            aces: rules.foundations().aces,
            orders: vec![order],
            cut_short: false,
            start: Stock::default(),
        };
        let cards = course.orders[0].len();
        course.start = Stock {
            rest: (0..cards as u8).collect(),
            turned: table.waste().len(),
            group: match access {
                WasteAccess::Top => 0,
                WasteAccess::Group => table.waste_group(),
            },
            pass: 0,
        };
        match kind {
            Kind::Free => {
                course.orders[0].sort_unstable();
                (course.start.turned, course.start.group) = (0, 0);
            }
            Kind::Endless => {}
            Kind::Counted => course.start.pass = left.unwrap_or(0),
            Kind::Shuffled => {
                let passes = left.unwrap_or(usize::MAX).min(if left.is_none() { RESHUFFLES } else { cards + 8 });
                course.cut_short = left.is_none_or(|left| left > passes);
                for k in 0..passes {
                    course.shuffle(rules, table, table.pass() + k as u32);
                }
            }
        }
        course
    }

    /// The same stock with every card within reach at any time: whoever loses with that loses
    /// without.
    pub(super) fn freed(&self) -> Course {
        let mut order = self.orders[0].clone();
        order.sort_unstable();
        let start = Stock { rest: self.start.rest.clone(), ..Stock::default() };
        Course { kind: Kind::Free, orders: vec![order], cut_short: false, start, ..*self }
    }

    /// Makes a free stock of so many cards with each face; of twins the first are there.
    pub(super) fn fill(&self, stock: &mut Stock, left: &mut [u8; FACES]) {
        (stock.turned, stock.group, stock.pass) = (0, 0, 0);
        stock.rest.clear();
        for (place, face) in self.orders[0].iter().enumerate() {
            let left = &mut left[usize::from(*face)];
            if *left > 0 {
                *left -= 1;
                stock.rest.push(place as u8);
            }
        }
    }

    /// Adds the order after the k-th redeal: that of the whole pack, with as many of each face as
    /// there are, the first ones first.
    fn shuffle(&mut self, rules: &Rules, table: &Table, k: u32) {
        let Some(seed) = table.shuffle() else { return };
        let mut left = [0_u8; FACES];
        for face in &self.orders[0] {
            left[usize::from(*face)] += 1;
        }
        let mut order = Vec::with_capacity(self.orders[0].len());
        for card in seed.order(rules, k) {
            let left = &mut left[card.index()];
            if *left > 0 {
                *left -= 1;
                order.push(card.index() as u8);
            }
        }
        self.orders.push(order);
    }

    /// How many cards there are at the start.
    pub(super) fn cards(&self) -> usize {
        self.orders[0].len()
    }

    /// How many passes have an order of their own.
    pub(super) fn passes(&self) -> usize {
        self.orders.len()
    }

    pub(super) fn start(&self) -> &Stock {
        &self.start
    }

    fn order(&self, stock: &Stock) -> &[u8] {
        match self.kind {
            Kind::Free | Kind::Endless | Kind::Counted => &self.orders[0],
            Kind::Shuffled => &self.orders[stock.pass],
        }
    }

    /// The face of a card of the rest.
    pub(super) fn face(&self, stock: &Stock, at: usize) -> u8 {
        self.order(stock)[usize::from(stock.rest[at])]
    }

    /// The card on top of the waste, if it can be played now.
    pub(super) fn top(&self, stock: &Stock) -> Option<Top> {
        let open = match (self.kind, self.access) {
            (Kind::Free, _) => false,
            (_, WasteAccess::Top) => stock.turned > 0,
            (_, WasteAccess::Group) => stock.group > 0,
        };
        open.then(|| Top { at: stock.turned as u8 - 1, redeals: 0, group: stock.group as u8 })
    }

    /// Every card that can come to the top, the next first.
    pub(super) fn tops(&self, stock: &Stock, tops: &mut Vec<Top>) {
        tops.clear();
        if self.kind == Kind::Free {
            // Of twins the last: which of them it is makes no difference, and so there is one form.
            let faces = |at: usize| self.face(stock, at);
            let last = |at: &usize| *at + 1 == stock.rest.len() || faces(*at) != faces(*at + 1);
            tops.extend((0..stock.rest.len()).filter(last).map(Top::free));
            return;
        }
        if let Some(top) = self.top(stock) {
            tops.push(top);
            if self.must_stop(stock, top) {
                return;
            }
        }
        if self.draw_on(stock, stock.turned, 0, tops) {
            return;
        }
        let again = match self.kind {
            Kind::Free | Kind::Shuffled => false,
            Kind::Endless => true,
            Kind::Counted => stock.pass > 0,
        };
        if again {
            self.draw_on(stock, 0, 1, tops);
        }
    }

    /// Draws to the end of the pass; says whether an ace must go up first.
    fn draw_on(&self, stock: &Stock, from: usize, redeals: u8, tops: &mut Vec<Top>) -> bool {
        let mut turned = from;
        while turned < stock.rest.len() {
            let count = self.draw.min(stock.rest.len() - turned);
            turned += count;
            let group = match self.access {
                WasteAccess::Top => 0,
                WasteAccess::Group => count as u8,
            };
            let top = Top { at: turned as u8 - 1, redeals, group };
            if !tops.iter().any(|other| other.at == top.at && other.group >= group) {
                tops.push(top);
            }
            if self.must_stop(stock, top) {
                return true;
            }
        }
        false
    }

    fn must_stop(&self, stock: &Stock, top: Top) -> bool {
        match self.aces {
            Aces::Free => false,
            Aces::Must => self.face(stock, usize::from(top.at)) < 4,
        }
    }

    /// Takes a card away that was turned to the top.
    pub(super) fn play(&self, stock: &mut Stock, top: Top) {
        stock.rest.remove(usize::from(top.at));
        match self.kind {
            Kind::Free => return,
            Kind::Endless | Kind::Shuffled => {}
            Kind::Counted => stock.pass -= usize::from(top.redeals),
        }
        stock.turned = usize::from(top.at);
        stock.group = match self.access {
            WasteAccess::Top => 0,
            WasteAccess::Group => usize::from(top.group) - 1,
        };
    }

    /// Takes a card with this face away; of twins the last, so that there is one form.
    pub(super) fn take(&self, stock: &mut Stock, face: u8) {
        let at = (0..stock.rest.len()).rev().find(|at| self.face(stock, *at) == face);
        stock.rest.remove(at.expect("the stock holds the card"));
    }

    /// Whether the rest can be shuffled anew.
    pub(super) fn can_reshuffle(&self, stock: &Stock) -> bool {
        if self.kind != Kind::Shuffled || stock.pass + 1 >= self.orders.len() || stock.rest.is_empty() {
            return false;
        }
        let mut tops = Vec::new();
        let stopped = self.top(stock).is_some_and(|top| self.must_stop(stock, top));
        !stopped && !self.draw_on(stock, stock.turned, 0, &mut tops)
    }

    /// Draws to the end and shuffles the rest anew.
    pub(super) fn reshuffle(&self, stock: &mut Stock) {
        let mut left = [0_u8; FACES];
        for at in 0..stock.rest.len() {
            left[usize::from(self.face(stock, at))] += 1;
        }
        stock.pass += 1;
        (stock.turned, stock.group) = (0, 0);
        stock.rest.clear();
        for (place, face) in self.orders[stock.pass].iter().enumerate() {
            let left = &mut left[usize::from(*face)];
            if *left > 0 {
                *left -= 1;
                stock.rest.push(place as u8);
            }
        }
    }

    /// Turns made in plain play: one turn, or a redeal. Used where the normal form is switched off.
    pub(super) fn turn(&self, stock: &mut Stock) -> bool {
        let rest = stock.rest.len();
        if stock.turned < rest {
            let count = self.draw.min(rest - stock.turned);
            stock.turned += count;
            stock.group = match self.access {
                WasteAccess::Top => 0,
                WasteAccess::Group => count,
            };
            return true;
        }
        match self.kind {
            Kind::Free | Kind::Shuffled => return false,
            Kind::Endless if rest > 0 => {}
            Kind::Counted if rest > 0 && stock.pass > 0 => stock.pass -= 1,
            Kind::Endless | Kind::Counted => return false,
        }
        (stock.turned, stock.group) = (0, 0);
        true
    }

    /// The turns and redeals that bring a card to the top.
    pub(super) fn way(&self, stock: &Stock, top: Top) -> (usize, Option<usize>) {
        let at = usize::from(top.at);
        let turns = |from: usize| (at + 1 - from).div_ceil(self.draw);
        if top.redeals == 0 {
            let turns = if at + 1 > stock.turned { turns(stock.turned) } else { 0 };
            return (turns, None);
        }
        ((stock.rest.len() - stock.turned).div_ceil(self.draw), Some(turns(0)))
    }

    /// How many turns end the pass.
    pub(super) fn turns_to_end(&self, stock: &Stock) -> usize {
        (stock.rest.len() - stock.turned).div_ceil(self.draw)
    }
}
