//! Where a position leads when the order of the stock matters.
//!
//! What is looked at are positions right after a head has left its column or a card of the stock was
//! played. Between two of them laid cards may go up and foundation cards come back. Where cards may be
//! taken back each position is in its normal form, every laid card up that can be, so that all that
//! happens in between begins with foundation cards coming back.
//!
//! *Claim.* Only foundation cards that are wanted ([`back_wanted`]) need come back. One that comes to
//! carry something needs to come only while its pair has no slot, and right after it it is enough to go
//! on with moves that were not possible before.
//!
//! *Argument.* As in [`super::level`]: what nothing depends on can happen after the next departure or
//! play, what does not depend on the card can happen before it comes. Cards that come back change
//! nothing in the stock.
//!
//! *Needs.* Any part of a run moves.

use super::cards::{ACES, Cards, UP, pairs, take};
use super::deal::Deal;
use super::normal::{self, Reach, normalise};
use super::state::{Possible, State};
use super::step::Step;
use super::stock::{Places, Reachable, Turning, before};
use super::uses::Use;

/// A position with its stock.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    pub(super) state: State,
    /// The places of the cards that are left in stock and waste.
    pub(super) left: Places,
    /// Those of them in the waste.
    pub(super) waste: Places,
    /// Redeals used so far.
    pub(super) redeals: u32,
    /// What was played to get here, in the order in which it is best tried.
    pub(super) kind: Kind,
}

/// What was played, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
    HeadUp,
    HeadMoved,
    StockPlaced,
    StockUp,
}

/// Is told of each position that follows, with the moves to it but for those of its normal form.
pub(super) trait Successors {
    fn successor(&mut self, position: Position, line: &[Step], normal: &[Step]);
}

/// Makes the positions that follow others.
pub(super) struct Follow {
    turning: Turning,
    line: Vec<Step>,
    normal: Vec<Step>,
    /// What has been looked at between two positions.
    between: Vec<(u64, Cards)>,
}

/// The position from which one goes on.
struct From<'a> {
    deal: &'a Deal,
    start: &'a Position,
    reachable: Reachable,
    /// The foundation cards that may come back.
    back: Cards,
}

/// A state between two of the positions that are looked at.
struct Between {
    state: State,
    possible: Possible,
    /// The departures and plays that are tried.
    plays: Possible,
    /// The moves of laid cards and foundation cards that are tried.
    moves: Possible,
    /// The foundation card that came back last, if nothing has happened since.
    provider: Cards,
}

impl Follow {
    pub(super) fn new(deal: &Deal) -> Follow {
        Follow { turning: Turning::new(deal), line: Vec::new(), normal: Vec::new(), between: Vec::new() }
    }

    pub(super) fn turning(&self) -> &Turning {
        &self.turning
    }

    /// The position at the start of a search, with the moves to its normal form.
    pub(super) fn start(&mut self, deal: &Deal) -> (Position, Vec<Step>) {
        let left = (0..deal.stock.len()).fold(0, |places: Places, place| places | 1 << place);
        let waste = if deal.turned == 0 { 0 } else { left & (u64::MAX >> (64 - deal.turned)) };
        let mut position = Position { state: deal.start, left, waste, redeals: 0, kind: Kind::HeadUp };
        self.settle(deal, &mut position);
        (position, self.normal.clone())
    }

    /// Tells of all positions that follow one.
    pub(super) fn successors(&mut self, deal: &Deal, position: &Position, told: &mut impl Successors) {
        let mut reachable = self.turning.reachable(position.left, position.waste);
        if deal.redeals.is_some_and(|most| position.redeals >= most) {
            reachable.later = 0;
        }
        self.line.clear();
        self.between.clear();
        let possible = position.state.possible(deal);
        let mut asked = position.state.locked;
        let mut places = reachable.now | reachable.later;
        while let Some(place) = take(&mut places) {
            asked |= deal.stock[place.trailing_zeros() as usize];
        }
        let back = back_wanted(deal, &position.state, &possible, asked);
        let from = From { deal, start: position, reachable, back };
        let at = Between { state: position.state, possible, plays: possible, moves: possible, provider: 0 };
        self.go_on(&from, &at, told);
    }

    /// Goes on: with some of the possible departures and plays, and some of the moves between them.
    fn go_on(&mut self, from: &From, at: &Between, told: &mut impl Successors) {
        let here = (at.state.heights_key(), at.provider);
        if self.between.contains(&here) {
            return;
        }
        self.between.push(here);
        self.heads(from, &at.state, &at.plays, told);
        self.stock(from, &at.state, &at.plays, told);
        self.between(from, at, told);
    }

    fn heads(&mut self, from: &From, state: &State, moves: &Possible, told: &mut impl Successors) {
        let deal = from.deal;
        if (moves.up | moves.place) & state.locked == 0 {
            return;
        }
        for column in 0..deal.columns {
            let head = deal.head(state, column);
            if head & moves.up != 0 {
                let mut after = Position { state: *state, kind: Kind::HeadUp, ..*from.start };
                deal.uncover(&mut after.state, column);
                after.state.raise(deal, head);
                self.tell(from, after, Step::Up(head), told);
            }
            if head & moves.place != 0 && (head & deal.kings == 0 || deal.may_take_space(state, column, head)) {
                let mut after = Position { state: *state, kind: Kind::HeadMoved, ..*from.start };
                deal.uncover(&mut after.state, column);
                self.tell(from, after, Step::Place(head), told);
            }
        }
    }

    fn stock(&mut self, from: &From, state: &State, moves: &Possible, told: &mut impl Successors) {
        let deal = from.deal;
        if (moves.stock_up | moves.place) & state.stock == 0 {
            return;
        }
        for (mut places, redeals) in [(from.reachable.now, 0), (from.reachable.later, 1)] {
            while let Some(bit) = take(&mut places) {
                let place = bit.trailing_zeros();
                let card = deal.stock[place as usize];
                if card & (moves.stock_up | moves.place) == 0 {
                    continue;
                }
                let after = Position {
                    state: *state,
                    left: from.start.left & !bit,
                    waste: before(from.start.left, place),
                    redeals: from.start.redeals + redeals,
                    kind: Kind::StockUp,
                };
                if card & moves.stock_up != 0 {
                    let mut up = after;
                    up.state.raise_from_stock(deal, card);
                    self.tell(from, up, Step::Up(card), told);
                }
                if card & moves.place != 0 {
                    let mut placed = Position { kind: Kind::StockPlaced, ..after };
                    placed.state.place(card);
                    self.tell(from, placed, Step::Place(card), told);
                }
            }
        }
    }

    fn tell(&mut self, from: &From, mut position: Position, step: Step, told: &mut impl Successors) {
        self.line.push(step);
        self.settle(from.deal, &mut position);
        told.successor(position, &self.line, &self.normal);
        self.line.pop();
    }

    /// Brings a position to its normal form; notes the moves.
    fn settle(&mut self, deal: &Deal, position: &mut Position) {
        self.normal.clear();
        while let Some(card) = top_of_waste(deal, position).filter(|card| self.turning.minds_aces() && card & ACES != 0)
        {
            // Aces that must go up and have come to the top of the waste go before anything else.
            self.raise_top(deal, position, card);
        }
        loop {
            normalise(deal, &mut position.state, Reach::Ordered, |step| self.normal.push(step));
            match top_of_waste(deal, position) {
                Some(card) if normal::top_goes_up(deal, &position.state, card, position.redeals) => {
                    self.raise_top(deal, position, card);
                }
                Some(_) | None => return,
            }
        }
    }

    fn raise_top(&mut self, deal: &Deal, position: &mut Position, card: Cards) {
        self.normal.push(Step::Up(card));
        normal::raise(deal, &mut position.state, card);
        let top = 1 << (63 - position.waste.leading_zeros());
        position.left &= !top;
        position.waste &= !top;
    }

    /// Laid cards go up, foundation cards come back.
    fn between(&mut self, from: &From, at: &Between, told: &mut impl Successors) {
        let deal = from.deal;
        let mut up = at.moves.up & at.state.laid();
        while let Some(card) = take(&mut up) {
            let mut state = at.state;
            state.raise(deal, card);
            let possible = state.possible(deal);
            // A card may have to go up together with others before anything comes of it.
            let plays = newly(&possible, &at.possible, 0);
            self.line.push(Step::Up(card));
            self.go_on(from, &Between { state, possible, plays, moves: possible, provider: 0 }, told);
            self.line.pop();
        }
        let mut back = at.moves.place & at.moves.tops & from.back;
        while let Some(card) = take(&mut back) {
            let suit = deal.coding.suit(card);
            let below = deal.coding.next(suit, at.state.heights[suit] - 2);
            let makes_way = below & from.back != 0;
            if !makes_way && card & at.possible.slots != 0 && deal.uses.at_once == Use::On {
                continue;
            }
            let mut state = at.state;
            state.take_back(deal, card);
            let possible = state.possible(deal);
            let plays = newly(&possible, &at.possible, card);
            let free = makes_way || deal.uses.at_once == Use::Off;
            let (moves, provider) = if free { (possible, 0) } else { (plays, card) };
            self.line.push(Step::Place(card));
            self.go_on(from, &Between { state, possible, plays, moves, provider }, told);
            self.line.pop();
        }
    }
}

/// The foundation cards that can be of use before the next departure or play, `asked` being the cards
/// that could make it.
///
/// A slot is wanted where a card of `asked` could be placed, and on the pair of a card that could go up.
/// Cards of a pair can provide one, those above them in the suit must come back first, and each of
/// these wants a slot in turn. Only pairs matter that have no slot or could lose the one that they have:
/// to a card that comes back or by a card of their own that goes up.
fn back_wanted(deal: &Deal, state: &State, possible: &Possible, asked: Cards) -> Cards {
    if possible.tops == 0 {
        return 0;
    }
    if deal.uses.wanted == Use::Off {
        return !ACES;
    }
    let mut back = 0;
    let mut wanted = pairs(asked & !deal.kings) << UP | pairs(state.locked & state.next(deal));
    let mut lacking = !possible.slots;
    loop {
        let before = (back, wanted, lacking);
        for (suit, height) in state.heights.iter().enumerate() {
            let up = deal.coding.below(suit, *height) & !ACES;
            let direct = up & wanted & lacking;
            let lowest = direct & direct.wrapping_neg();
            if lowest != 0 {
                back |= up & !(lowest - 1);
            }
        }
        let onto = pairs(back & !deal.kings) << UP;
        wanted |= onto;
        lacking |= onto;
        // Any card may go up again whose lower ones can.
        let loose = state.laid() | back;
        for (suit, height) in state.heights.iter().enumerate() {
            let above = deal.coding.of_suit(suit) & !(deal.coding.below(suit, *height) & !back);
            let blocked = above & !loose;
            let chain = above & (blocked & blocked.wrapping_neg()).wrapping_sub(1);
            let head = blocked & blocked.wrapping_neg() & state.locked;
            wanted |= pairs(chain | head);
            lacking |= pairs(chain);
        }
        if before == (back, wanted, lacking) {
            return back;
        }
    }
}

/// The card on top of the waste.
#[inline]
fn top_of_waste(deal: &Deal, position: &Position) -> Option<Cards> {
    (position.waste != 0).then(|| deal.stock[63 - position.waste.leading_zeros() as usize])
}

/// What is possible now and was not before; the provider, a card that just came, does not go up again.
#[inline]
fn newly(now: &Possible, before: &Possible, provider: Cards) -> Possible {
    let uncovered = now.tops & !before.tops & now.place;
    Possible {
        slots: now.slots,
        space: now.space,
        place: now.place & !before.place | uncovered,
        up: now.up & !before.up & !provider,
        stock_up: now.stock_up & !before.stock_up,
        tops: now.tops,
    }
}
