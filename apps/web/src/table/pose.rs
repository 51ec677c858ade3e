//! Where each card lies and what is seen of it: what session, layout and hand make of a card.

use crate::table::fan;
use cards::Card;
use engine::{CardId, Facing, Game, Move, Pile, Seen};
use play::geometry::{ColumnState, Contrast, Index, Layout, Sight, Spot, depth};
use play::{Selection, Session};
use texts::Lang;
use texts::place::{self as words, CardState};

/// One card as it is to be seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pose {
    /// The pile on which it lies.
    pub(crate) pile: Pile,
    /// Its place in the pile, from 0.
    pub(crate) place: usize,
    /// How many cards the pile has.
    pub(crate) of: usize,
    /// Where it is seen.
    pub(crate) spot: Spot,
    /// How far it is turned, in degrees.
    pub(crate) angle: f64,
    /// Its face, if that can be seen.
    pub(crate) face: Option<Card>,
    /// Whether it is in somebody's hand.
    pub(crate) grip: Grip,
    /// How much of it the edges of its column cut off, above and below, in pixels.
    pub(crate) cut: [f64; 2],
}

/// Whether a card is in somebody's hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Grip {
    /// It lies on its pile.
    Lying,
    /// It is picked up and waits for a target.
    Picked,
    /// It follows the pointer.
    Held,
    /// It is shown in full, though other cards cover it.
    Shown,
}

/// What the player's hand does beside the session: it changes nothing of the game.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Hand {
    /// The cards that follow the pointer.
    pub(crate) dragged: Option<Selection>,
    /// A covered card that is shown in full.
    pub(crate) shown: Option<CardId>,
    /// How far each column is scrolled.
    pub(crate) offsets: Vec<f64>,
    /// Whether the won game's cards stand in their fan.
    pub(crate) fanned: bool,
}

/// The poses of all cards, each at its [`CardId`].
pub(crate) fn poses(session: &Session, layout: &Layout, hand: &Hand) -> Vec<Pose> {
    let sitting = session.sitting();
    let game = sitting.game();
    let view = game.view();
    let mut poses: Vec<Option<Pose>> = vec![None; game.rules().pack().len()];
    for pile in view.piles() {
        let seen: Vec<Seen> = view.pile(pile).collect();
        let of = |selection: Option<Selection>| {
            selection.filter(|selection| selection.pile == pile).map_or(0, |selection| usize::from(selection.count))
        };
        let (picked, held) = (of(sitting.selection()), of(hand.dragged));
        for (place, (seen, mut spot)) in seen.iter().zip(spots(game, layout, hand, pile, &seen, held)).enumerate() {
            let left = view.pile(pile).len() - place;
            let grip = if left <= held {
                Grip::Held
            } else if hand.shown == Some(seen.id()) {
                Grip::Shown
            } else if left <= picked {
                Grip::Picked
            } else {
                Grip::Lying
            };
            let mut cut = cut(layout, pile, &spot);
            match grip {
                Grip::Lying => {}
                Grip::Picked | Grip::Held => {
                    spot.z = depth::lifted(place);
                    cut = [0.0; 2];
                }
                Grip::Shown => {
                    spot.z = depth::lifted(0);
                    spot.contrast = Contrast::Full;
                    spot.index = match spot.index {
                        Index::Covered { step } => Index::Last { step },
                        other @ (Index::Free | Index::Last { .. } | Index::Fanned) => other,
                    };
                }
            }
            let of = view.pile(pile).len();
            let pose = Pose { pile, place, of, spot, angle: 0.0, face: seen.card(), grip, cut };
            if let Some(slot) = poses.get_mut(usize::from(seen.id().0)) {
                *slot = Some(pose);
            }
        }
    }
    let mut poses: Vec<Pose> = poses.into_iter().flatten().collect();
    if hand.fanned && game.is_won() {
        let front = match game.steps().last().map(engine::Step::get) {
            Some(Move::Carry { to: Pile::Foundation(i), .. }) => i,
            Some(Move::Carry { .. } | Move::Turn | Move::Redeal | Move::Reshuffle) | None => 0,
        };
        fan::spread(&mut poses, layout, front, game.table().foundations().len());
    }
    poses
}

fn spots(game: &Game, layout: &Layout, hand: &Hand, pile: Pile, seen: &[Seen], lifted: usize) -> Vec<Spot> {
    let count = seen.len();
    match pile {
        Pile::Stock => (0..count).map(|card| layout.stock_spot(card, count)).collect(),
        Pile::Waste => {
            let mut spots = layout.waste_spots(count, group(game));
            // The card under the one that is dragged can be played next, as far as one sees.
            if let Some(under) = count.checked_sub(lifted + 1).filter(|_| lifted > 0) {
                spots[under].contrast = Contrast::Full;
            }
            spots
        }
        Pile::Foundation(i) => {
            (0..count).filter_map(|card| layout.foundation_spot(usize::from(i), card, count)).collect()
        }
        Pile::Column(i) => {
            let facings = facings(seen.iter().copied());
            let offset = hand.offsets.get(usize::from(i)).copied().unwrap_or(0.0);
            layout.column_spots(usize::from(i), &facings, ColumnState { offset, lifted })
        }
    }
}

/// How many of the waste's cards are fanned: what is left of the cards turned last.
pub(crate) fn group(game: &Game) -> usize {
    let rules::TurnsTo::Waste { access, draw, .. } = game.rules().stock().turns_to;
    match access {
        rules::WasteAccess::Top => usize::from(draw.count()),
        rules::WasteAccess::Group => game.table().waste_group(),
    }
}

/// Which sides of a column's cards are up.
pub(crate) fn facings(seen: impl Iterator<Item = Seen>) -> Vec<Facing> {
    seen.map(|seen| if seen.card().is_some() { Facing::Up } else { Facing::Down }).collect()
}

/// What a column that is scrolled cuts off from a card.
fn cut(layout: &Layout, pile: Pile, spot: &Spot) -> [f64; 2] {
    match pile {
        Pile::Column(i) => layout.columns.get(usize::from(i)).map_or([0.0; 2], |column| {
            [(column.top - spot.y).max(0.0), (spot.y + layout.card.height - column.bottom).max(0.0)]
        }),
        Pile::Stock | Pile::Waste | Pile::Foundation(_) => [0.0; 2],
    }
}

impl Pose {
    /// Whether the body of the face is hidden by the card on it.
    pub(crate) fn is_covered(&self) -> bool {
        match self.spot.index {
            Index::Covered { .. } => true,
            Index::Free | Index::Last { .. } | Index::Fanned => false,
        }
    }

    /// Whether the card is drawn weakly.
    pub(crate) fn is_dim(&self) -> bool {
        self.spot.contrast == Contrast::Dim
    }

    /// Whether nothing of the card is seen.
    pub(crate) fn is_buried(&self) -> bool {
        self.spot.sight == Sight::Buried
    }

    /// What a screen reader says of the card, where it says anything: closed cards are said
    /// together, and those that lie wholly under others not at all.
    pub(crate) fn label(&self, lang: Lang, game: &Game, picked: Option<Selection>) -> Option<String> {
        let face = self.face?;
        let top = self.place + 1 == self.of;
        let state = match self.pile {
            Pile::Stock => return None,
            Pile::Waste if self.is_buried() => return None,
            Pile::Foundation(_) if !top => return None,
            Pile::Waste if !top => CardState::Covered,
            Pile::Waste | Pile::Foundation(_) | Pile::Column(_) => CardState::Open,
        };
        let spot = words::Spot { pile: self.pile, place: self.place + 1, of: self.of };
        let mut label = words::open_card(lang, game.rules(), face, state, spot);
        let head =
            picked.filter(|picked| picked.pile == self.pile && self.place + usize::from(picked.count) == self.of);
        if let Some(picked) = head {
            label.push_str(", ");
            label.push_str(&words::picked(lang, usize::from(picked.count) - 1));
        }
        Some(label)
    }
}
