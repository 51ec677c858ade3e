//! Where each card lies and what is seen of it: what the session and the layout make of a card.

use cards::Card;
use engine::{Facing, Pile, Seen, View};
use play::Session;
use play::geometry::{ColumnState, Contrast, Index, Layout, Sight, Spot};

/// One card as it is to be seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pose {
    /// The pile on which it lies.
    pub(crate) pile: Pile,
    /// Its place in the pile, from 0.
    pub(crate) place: usize,
    /// Where it is seen.
    pub(crate) spot: Spot,
    /// Its face, if that can be seen.
    pub(crate) face: Option<Card>,
    /// Whether it is picked up.
    pub(crate) grip: Grip,
}

/// Whether a card is in somebody's hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Grip {
    /// It lies on its pile.
    Lying,
    /// It is picked up.
    Picked,
}

/// The poses of all cards, each at its [`engine::CardId`].
pub(crate) fn poses(session: &Session, layout: &Layout, lifted: usize, offsets: &[f64]) -> Vec<Pose> {
    let sitting = session.sitting();
    let game = sitting.game();
    let view = game.view();
    let total = game.rules().pack().len();
    let mut poses: Vec<Option<Pose>> = vec![None; total];
    for pile in view.piles() {
        let seen: Vec<Seen> = view.pile(pile).collect();
        let spots = spots(layout, view, pile, &seen, game.table().waste_group(), lifted, offsets);
        let picked = sitting.selection().filter(|selection| selection.pile == pile).map_or(0, |s| usize::from(s.count));
        for (place, (seen, spot)) in seen.iter().zip(spots).enumerate() {
            let grip = if place + picked >= view.pile(pile).len() { Grip::Picked } else { Grip::Lying };
            if let Some(slot) = poses.get_mut(usize::from(seen.id().0)) {
                *slot = Some(Pose { pile, place, spot, face: seen.card(), grip });
            }
        }
    }
    poses.into_iter().flatten().collect()
}

fn spots(
    layout: &Layout,
    _view: View<'_>,
    pile: Pile,
    seen: &[Seen],
    group: usize,
    lifted: usize,
    offsets: &[f64],
) -> Vec<Spot> {
    let count = seen.len();
    match pile {
        Pile::Stock => (0..count).map(|card| layout.stock_spot(card, count)).collect(),
        Pile::Waste => layout.waste_spots(count, group),
        Pile::Foundation(i) => {
            (0..count).filter_map(|card| layout.foundation_spot(usize::from(i), card, count)).collect()
        }
        Pile::Column(i) => {
            let facings: Vec<Facing> =
                seen.iter().map(|seen| if seen.card().is_some() { Facing::Up } else { Facing::Down }).collect();
            let offset = offsets.get(usize::from(i)).copied().unwrap_or(0.0);
            layout.column_spots(usize::from(i), &facings, ColumnState { offset, lifted })
        }
    }
}

/// Whether the body of a face is hidden by the card on it.
pub(crate) fn is_covered(spot: &Spot) -> bool {
    match spot.index {
        Index::Covered { .. } => true,
        Index::Free | Index::Last { .. } | Index::Fanned => false,
    }
}

/// Whether a card is drawn weakly.
pub(crate) fn is_dim(spot: &Spot) -> bool {
    spot.contrast == Contrast::Dim
}

/// Whether nothing of a card is seen.
pub(crate) fn is_buried(spot: &Spot) -> bool {
    spot.sight == Sight::Buried
}
