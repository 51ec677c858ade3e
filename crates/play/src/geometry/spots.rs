//! Where each card of a pile lies, and what is seen of it.

use super::depth;
use super::fan::Fan;
use super::layout::{Anchor, Layout};
use super::rect::{Point, Rect};
use engine::Facing;

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// The left edge.
    pub x: f64,
    /// The upper edge.
    pub y: f64,
    /// The depth, see [`depth`].
    pub z: u32,
    /// Where its index goes, and whether its body is seen.
    pub index: Index,
    /// Whether it can be played.
    pub contrast: Contrast,
    /// Whether anything of it is seen.
    pub sight: Sight,
}

/// Where a card lies, for the drawing of its index.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Index {
    /// By itself.
    Free,
    /// The last of a column whose open cards stand `step` apart: seen whole.
    Last {
        /// From one open card to the next.
        step: f64,
    },
    /// Covered by a card `step` lower: the index is seen, and the body is left out.
    Covered {
        /// From this card to the next.
        step: f64,
    },
    /// Covered by a card to its right, or beside cards that are.
    Fanned,
}

/// How strongly a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contrast {
    /// In full.
    Full,
    /// Dimmed: it cannot be played now.
    Dim,
}

/// Whether anything of a card is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sight {
    /// It is seen, or will be when the card on it is lifted.
    Seen,
    /// It lies wholly under others and need not be drawn.
    Buried,
}

/// What else is known of a column.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ColumnState {
    /// How far it is scrolled; brought into range.
    pub offset: f64,
    /// How many of its last cards are lifted. The others are shown as if those were away, and
    /// nothing else moves.
    pub lifted: usize,
}

impl Layout {
    /// The fan of a column with these cards, from its first to its last.
    #[must_use]
    pub fn fan_of(&self, facings: &[Facing]) -> Fan {
        let open = facings.iter().filter(|facing| **facing == Facing::Up).count();
        self.fan(facings.len() - open, open)
    }

    /// Where the cards of a column lie, from its first to its last; nothing for a column that the
    /// table has not. Lifted cards are where they would be put back; to these, add the way
    /// they are dragged.
    #[must_use]
    pub fn column_spots(&self, column: usize, facings: &[Facing], state: ColumnState) -> Vec<Spot> {
        let Some(place) = self.columns.get(column) else { return Vec::new() };
        let fan = self.fan_of(facings);
        let stay = facings.len().saturating_sub(state.lifted);
        let mut y = place.top - fan.clamp(state.offset);
        let mut spots = Vec::with_capacity(facings.len());
        for (i, facing) in facings.iter().enumerate() {
            let step = match facing {
                Facing::Up => fan.open_step,
                Facing::Down => fan.closed_step,
            };
            let last = i + 1 == stay || i + 1 == facings.len();
            spots.push(Spot {
                x: place.x,
                y,
                z: if i < stay { depth::card(i) } else { depth::lifted(i - stay) },
                index: if last { Index::Last { step: fan.open_step } } else { Index::Covered { step } },
                contrast: Contrast::Full,
                sight: Sight::Seen,
            });
            y += step;
        }
        spots
    }

    /// Where the `count` cards of the waste lie, from the bottom to the top. The last `group` of
    /// them are fanned, at least one and at most as many as there is room for; the others lie
    /// under the first of those. Only the top one has its full contrast.
    #[must_use]
    pub fn waste_spots(&self, count: usize, group: usize) -> Vec<Spot> {
        let waste = &self.waste;
        let fanned = group.clamp(1, waste.shown).min(count);
        let under = count - fanned;
        (0..count)
            .map(|i| {
                let steps = match waste.anchor {
                    Anchor::First => i.saturating_sub(under) as f64,
                    Anchor::Last => i.saturating_sub(under) as f64 - (fanned.max(1) - 1) as f64,
                };
                Spot {
                    x: waste.at.x + steps * waste.step.x,
                    y: waste.at.y + steps * waste.step.y,
                    z: depth::card(i),
                    index: Index::Fanned,
                    contrast: if i + 1 == count { Contrast::Full } else { Contrast::Dim },
                    sight: if i + 1 < under { Sight::Buried } else { Sight::Seen },
                }
            })
            .collect()
    }

    /// Where a card of a foundation lies, counted from 0 at the bottom, with `count` cards on it;
    /// nothing for a foundation that the table has not. Foundations that overlap lie over each
    /// other in their own order, whatever is on them.
    #[must_use]
    pub fn foundation_spot(&self, foundation: usize, card: usize, count: usize) -> Option<Spot> {
        let at = self.foundations.get(foundation)?;
        let (step, size) = (self.foundation_step, self.card);
        let index = if step.x > 0.0 && step.x < 0.8 * size.width {
            Index::Fanned
        } else if step.y > 0.0 && step.y < 0.45 * size.height {
            Index::Covered { step: step.y }
        } else {
            Index::Free
        };
        let z = depth::card(foundation * FOUNDATION_DEPTH + card.min(FOUNDATION_DEPTH - 1));
        Some(Spot { x: at.x, y: at.y, z, index, contrast: Contrast::Full, sight: of_pile(card, count) })
    }

    /// Where a card of the stock lies, counted from 0 at the bottom, with `count` cards in it.
    #[must_use]
    pub fn stock_spot(&self, card: usize, count: usize) -> Spot {
        let Point { x, y } = self.stock;
        let sight = of_pile(card, count);
        Spot { x, y, z: depth::card(card), index: Index::Free, contrast: Contrast::Full, sight }
    }

    /// What the cards from number `first` to the last cover together: for a ring round the run
    /// that would move. Nothing if there is no such card.
    #[must_use]
    pub fn run(&self, spots: &[Spot], first: usize) -> Option<Rect> {
        let run = spots.get(first..)?;
        run.iter().map(|spot| self.rect(spot)).reduce(|all, card| all.union(&card))
    }

    /// What a card at this spot covers.
    #[must_use]
    pub fn rect(&self, spot: &Spot) -> Rect {
        Rect::at(Point::new(spot.x, spot.y), self.card)
    }
}

/// Depths kept for each foundation, so that a full one stays under the next one.
const FOUNDATION_DEPTH: usize = 14;

/// In a pile the top card is seen, and the one under it as soon as that is lifted.
fn of_pile(card: usize, count: usize) -> Sight {
    if card + 2 < count { Sight::Buried } else { Sight::Seen }
}
