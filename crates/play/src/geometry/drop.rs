//! Where a dragged card falls.

use super::layout::Layout;
use super::rect::{Point, Rect};
use engine::Pile;

/// A pile on which the dragged cards may be put.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Goal {
    /// The pile.
    pub pile: Pile,
    /// What its cards cover, or its empty place: of a column all its cards, of another pile the
    /// top one.
    pub rect: Rect,
}

impl Layout {
    /// The pile on which dragged cards fall, if they are let go now: the one of `legal` that
    /// `dragged`, the first of the dragged cards, covers most of; of equals the one whose middle
    /// is nearest to the pointer. If it covers none of them, the column under the pointer, down to
    /// the table's edge, if it is in `legal`.
    #[must_use]
    pub fn drop_target(&self, dragged: Rect, pointer: Point, legal: &[Goal]) -> Option<Pile> {
        let distance = |rect: &Rect| {
            let middle = rect.middle();
            (middle.x - pointer.x).hypot(middle.y - pointer.y)
        };
        let mut best: Option<(f64, f64, Pile)> = None;
        for goal in legal {
            let seen = self.seen(goal);
            let (area, far) = (seen.intersection(&dragged).area(), distance(&seen));
            let better = match best {
                None => area > 0.0,
                Some((most, nearest, _)) => area > most || (area == most && far < nearest),
            };
            if better {
                best = Some((area, far, goal.pile));
            }
        }
        best.map(|(_, _, pile)| pile).or_else(|| {
            legal.iter().map(|goal| goal.pile).find(|pile| match pile {
                Pile::Column(i) => self.strip(usize::from(*i)).is_some_and(|strip| strip.contains(pointer)),
                Pile::Stock | Pile::Waste | Pile::Foundation(_) => false,
            })
        })
    }

    /// The strip of a column: half the gap to either side, from a little above its first card down
    /// to the edge of the table. Nothing for a column that the table has not.
    #[must_use]
    pub fn strip(&self, column: usize) -> Option<Rect> {
        let place = self.columns.get(column)?;
        let top = place.top - self.gap.min(6.0);
        Some(Rect::new(place.x - self.gap / 2.0, top, self.card.width + self.gap, self.table.bottom() - top))
    }

    /// What a column of these cards covers, scrolled to its beginning, as a [`Goal`]; the place of
    /// an empty one.
    #[must_use]
    pub fn column_rect(&self, column: usize, facings: &[engine::Facing]) -> Option<Rect> {
        let place = self.columns.get(column)?;
        let fan = self.fan_of(facings);
        Some(Rect::new(place.x, place.top, self.card.width, fan.height.max(self.card.height)))
    }

    /// The part of a goal that is seen: a column that scrolls ends at the end of its place.
    fn seen(&self, goal: &Goal) -> Rect {
        match goal.pile {
            Pile::Column(i) => match self.strip(usize::from(i)) {
                Some(strip) => goal.rect.intersection(&strip),
                None => Rect::default(),
            },
            Pile::Stock | Pile::Waste | Pile::Foundation(_) => goal.rect,
        }
    }
}
