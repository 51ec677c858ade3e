//! The order in depth, as values for `z-index`: what is greater lies over what is smaller.

/// The felt.
pub const FELT: u32 = 0;
/// The outline of an empty pile.
pub const PLACE: u32 = 1;
/// The first card of a pile; every further card adds one.
pub const CARD: u32 = 10;
/// The first of the cards that are on their way; every further one adds one.
pub const MOVING: u32 = 1000;
/// The first of the cards that are lifted; every further one adds one.
pub const LIFTED: u32 = 2000;
/// Rings round targets, hints and the focus.
pub const RING: u32 = 2100;
/// The arrow of a hint.
pub const ARROW: u32 = 2200;
/// The bar with the buttons.
pub const BAR: u32 = 3000;
/// The message above the buttons.
pub const MESSAGE: u32 = 3100;
/// The veil under a panel.
pub const SCRIM: u32 = 4000;
/// A panel or sheet.
pub const PANEL: u32 = 4100;
/// A tooltip.
pub const TOOLTIP: u32 = 5000;

/// The depth of the card at `place` in a pile, from 0; never as great as that of a moving card.
#[must_use]
pub fn card(place: usize) -> u32 {
    CARD + within(place, MOVING - CARD)
}

/// The depth of the lifted card number `order`, from 0; never as great as that of a ring.
#[must_use]
pub fn lifted(order: usize) -> u32 {
    LIFTED + within(order, RING - LIFTED)
}

fn within(n: usize, count: u32) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX).min(count - 1)
}
