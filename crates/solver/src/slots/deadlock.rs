//! Positions of the last pass in which some card can never leave.
//!
//! *Claim.* A position that is dead by [`is_dead`] cannot be won.
//!
//! *Argument.* Let every card that could move once also stay where it was, and let the cards of the stock
//! that were not turned yet be free at any time. Then what can be reached only grows, and a few rounds
//! find all of it: the head of a column leaves when it can go up or a card that it fits on has been
//! reached; then the segment beneath is reached. Without a redeal the waste is a pile like a column: a
//! card in it is reached when all above it have left. A card goes up when those below it in its suit
//! can. Every line of play reaches no more than this, so when even this does not bring all cards up
//! no line does.
//!
//! *Needs.* That no redeal is left. While one is, every card of the stock comes by again, and what could
//! be reached at the start of the game can always be.

use super::cards::{Cards, SUITS, UP, pairs};
use super::deal::{COLUMNS, Deal};
use super::moves::Position;
use rules::TakeBack;

/// Whether a position without a redeal left is certainly lost.
pub(super) fn is_dead(deal: &Deal, position: &Position) -> bool {
    let state = &position.state;
    let mut left: [u8; COLUMNS] = std::array::from_fn(|column| Deal::left(state, column) as u8);
    let mut waste = position.waste;
    let mut reached = state.visible;
    let mut unturned = position.left & !position.waste;
    while unturned != 0 {
        reached |= deal.stock[unturned.trailing_zeros() as usize];
        unturned &= unturned - 1;
    }
    let mut space = state.free_columns > 0;
    // Cards that can come back carry others too.
    let mut carries = 0;
    for (suit, height) in state.heights.iter().enumerate() {
        if deal.take_back == TakeBack::Allowed {
            carries |= deal.coding.below(suit, *height);
        }
    }
    loop {
        let before = (reached, space);
        let (up, complete) = goes_up(deal, &state.heights, reached);
        if complete {
            return false;
        }
        let kings = if space && deal.kings_move { deal.kings } else { 0 };
        let leaves = up | pairs(reached | carries) >> UP | kings;
        for (column, left) in left.iter_mut().enumerate().take(deal.columns) {
            while *left > 0 && deal.head_of(column, *left) & leaves != 0 {
                *left -= 1;
                reached |= deal.segment_of(column, *left);
                space |= *left == 0;
            }
        }
        while waste != 0 {
            let top = 63 - waste.leading_zeros();
            let card = deal.stock[top as usize];
            reached |= card;
            if card & leaves == 0 {
                break;
            }
            waste &= !(1 << top);
        }
        if (reached, space) == before {
            return true;
        }
    }
}

/// The cards that can go up when those reached may move freely, and whether these are all.
fn goes_up(deal: &Deal, heights: &[u8; SUITS], reached: Cards) -> (Cards, bool) {
    let (mut up, mut complete) = (0, true);
    for (suit, height) in heights.iter().enumerate() {
        let above = deal.coding.of_suit(suit) & !deal.coding.below(suit, *height);
        let missing = above & !reached;
        up |= above & (missing & missing.wrapping_neg()).wrapping_sub(1);
        complete &= missing == 0;
    }
    (up, complete)
}
