//! The one form to which a position is brought before it is compared with others.
//!
//! *Claim.* A position can be won exactly when its normal form can.
//!
//! *Argument.* Two kinds of moves lead to it. (1) Where cards may be taken back, a laid card that can
//! go up goes up: the place that it leaves stays free for it, so the move can be undone and nothing is
//! lost. (2) A card that is safe ([`State::is_safe`]) goes up, be it laid, the head of its column or,
//! where every card of the stock is always within reach, in the stock. Fewer cards of the stock never
//! hurt there: what can be done without the card in the stock can be done with it on the foundation.
//!
//! *Needs.* Any part of a run moves; for the stock draw 1 without a limit of passes and no shuffling.
//! Twins of a pair may compete for the same slot, so that the form is not unique; that costs
//! duplicates and nothing else.

use super::cards::{ACES, Cards, take};
use super::deal::Deal;
use super::state::State;
use super::step::Step;
use super::uses::Use;
use rules::TakeBack;

/// Whether every card of the stock is within reach at any time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reach {
    /// It is: one card is turned at a time, as often as one likes.
    All,
    /// It is not, or it matters in which order they leave.
    Ordered,
}

/// Brings a state to its normal form and notes how.
#[inline]
pub(super) fn normalise(deal: &Deal, state: &mut State, reach: Reach, mut note: impl FnMut(Step)) {
    loop {
        let possible = state.possible(deal);
        let from_stock = match reach {
            Reach::All => possible.stock_up,
            Reach::Ordered => 0,
        };
        // The lowest card first, and the columns before the stock: an ace that lies open must perhaps go
        // up before anything else.
        let mut moved = false;
        for mut candidates in [possible.up, from_stock] {
            while let Some(card) = take(&mut candidates) {
                let laid = card & state.laid() != 0;
                let reversible = laid && deal.take_back == TakeBack::Allowed;
                if reversible || is_forced(deal, state, card) {
                    note(Step::Up(card));
                    raise(deal, state, card);
                    moved = true;
                    break;
                }
            }
            if moved {
                break;
            }
        }
        if !moved {
            return;
        }
    }
}

/// Whether a safe card goes up by itself.
#[inline]
fn is_forced(deal: &Deal, state: &State, card: Cards) -> bool {
    match deal.uses.safe {
        Use::On => state.is_safe(deal, card),
        // Aces must perhaps go up by the rules.
        Use::Off => card & ACES != 0,
    }
}

/// Whether the card on top of the waste goes up by itself.
///
/// *Claim.* It may when it is safe, and when taking it away changes the other cards' turns in no other
/// way than to uncover some of them.
///
/// *Argument.* It is of no use elsewhere. What lay under it can be played earlier, and all others as
/// before: one card is turned at a time, or no redeal is left in which groups would be made anew. That
/// it could come back would not be enough: on its foundation it may cover one that has to come back.
#[inline]
pub(super) fn top_goes_up(deal: &Deal, state: &State, card: Cards, redeals: u32) -> bool {
    let alone = deal.draw == 1 || deal.redeals.is_some_and(|most| redeals >= most);
    deal.uses.safe == Use::On && alone && card & state.next(deal) != 0 && state.is_safe(deal, card)
}

/// A card goes up from where it is; the head of a column uncovers what is beneath it.
#[inline]
pub(super) fn raise(deal: &Deal, state: &mut State, card: Cards) {
    if card & state.stock != 0 {
        state.raise_from_stock(deal, card);
        return;
    }
    if card & state.locked != 0 {
        let column = (0..deal.columns).find(|column| deal.head(state, *column) == card);
        deal.uncover(state, column.expect("a locked card heads a column"));
    }
    state.raise(deal, card);
}
