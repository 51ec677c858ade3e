//! The fan of a won game: all cards in an arc, the ranks side by side, the suits behind each other.

use crate::table::pose::Pose;
use engine::Pile;
use js_sys::Math;
use play::geometry::{Contrast, Form, Index, Layout, Side, Sight, depth};

/// How far the outermost cards are turned, in degrees.
const ANGLE: f64 = 32.0;

/// The panel of a won game in a low window: its width at most, and its distance from the buttons.
/// The style sheet has the same.
const PANEL: f64 = 360.0;
const BESIDE: f64 = 10.0;

/// Moves the poses of all cards into the fan; the foundation that was completed last lies in front.
pub(crate) fn spread(poses: &mut [Pose], layout: &Layout, front: u8, foundations: usize) {
    let (card, table) = (layout.card, layout.table);
    let ranks = poses.iter().filter_map(|pose| pose.face).map(|face| face.rank().number()).max().unwrap_or(1);
    let steps = f64::from(ranks.max(2) - 1);
    // In a low window the panel stands beside the fan, else below it.
    let width = match layout.form {
        Form::Phone | Form::Desk => table.width,
        Form::Rails => table.width - BESIDE - (0.56 * layout.window.width).min(PANEL),
    };
    let middle = match (layout.form, layout.side) {
        (Form::Phone | Form::Desk, _) | (Form::Rails, Side::Right) => table.x + width / 2.0,
        (Form::Rails, Side::Left) => table.x + table.width - width / 2.0,
    };
    // The corners of a turned card reach further out than its middle.
    let room = (width - 1.62 * card.width).max(0.0) / 2.0;
    let half = room.min(3.05 * card.width);
    let radius = half / Math::sin(ANGLE.to_radians());
    let top = table.y
        + match layout.form {
            Form::Phone => 0.13 * table.height,
            Form::Rails => (table.height - 1.3 * card.height) / 2.0,
            Form::Desk => 0.05 * table.height,
        };
    for pose in poses.iter_mut() {
        let Some(face) = pose.face else { continue };
        let share = f64::from(face.rank().number() - 1) / steps * 2.0 - 1.0;
        let behind = match pose.pile {
            Pile::Foundation(i) => {
                let foundations = foundations.max(1);
                ((usize::from(i) + foundations - usize::from(front) % foundations) % foundations) as f64
            }
            Pile::Stock | Pile::Waste | Pile::Column(_) => 0.0,
        };
        let angle = (share * ANGLE).to_radians();
        pose.spot.x = middle + radius * Math::sin(angle) - card.width / 2.0 + behind * 0.012 * card.width;
        pose.spot.y = top + radius * (1.0 - Math::cos(angle)) - behind * 0.008 * card.height;
        pose.spot.z = depth::MOVING + u32::from(face.rank().number()) * 8 - behind as u32;
        pose.spot.index = Index::Free;
        pose.spot.contrast = Contrast::Full;
        pose.spot.sight = Sight::Seen;
        pose.angle = share * ANGLE;
    }
}
