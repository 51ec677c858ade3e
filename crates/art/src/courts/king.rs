//! The king: a tall crown over a beard and ermine.

use super::{Cloth, Frame, features, robe};
use crate::palette::{GOLD, INK, SKIN};
use crate::suits::{self, Turn};
use crate::svg::{Pen, n};

const ROBE: &str = "M-87 132V110C-76 92-52 84-30 80H30C52 84 68 92 73 104Z";
const SHOULDERS: &str = "M-87 137V110C-76 92-52 84-30 80H-102V137ZM30 80C52 84 68 92 73 104V114H86V80Z";

/// The robe and the ermine of the half figure.
pub(super) fn robe(pen: &mut Pen, cloth: &Cloth) {
    robe::woven(pen, ROBE, SHOULDERS, cloth);
    ermine(pen, cloth, 120.0);
}

/// Robe and ermine in a narrow card.
pub(super) fn bust(pen: &mut Pen, cloth: &Cloth, frame: &Frame) {
    robe::framed(pen, frame, "C-53 86-42 82-30 80H30C42 82 53 86 62 94", cloth);
    robe::scattered(pen, cloth.suit, &[[50.5, 105.0]]);
    // The edge of the ermine reaches three quarters of the way to the points it bends towards.
    ermine(pen, cloth, (frame.bottom - 0.8 - 104.0 / 4.0) / 0.75);
}

/// The ermine; `depth` is the height of the points that its lower edge bends towards.
fn ermine(pen: &mut Pen, cloth: &Cloth, depth: f64) {
    let depth = n(depth);
    pen.put(format_args!(
        "<path class=\"pp\" d=\"M-34 77C-52 82-58 92-56 104C-34 {depth} 34 {depth} 56 104C58 92 52 82 34 77\
         C20 92-20 92-34 77Z\" fill=\"{}\"/>",
        cloth.paper
    ));
    pen.line(&format!("M-34 77C-52 82-58 92-56 104C-34 {depth} 34 {depth} 56 104C58 92 52 82 34 77"), INK, 1.6);
    let mut tails = String::new();
    for [x, y] in [[44, 96], [30, 105], [38, 86], [14, 110]] {
        tails.push_str(&format!("M{x} {}l2.2 7h-4.4ZM-{x} {}l2.2 7h-4.4Z", y - 4, y - 4));
    }
    pen.fill(&tails, INK);
}

/// Hair, face, beard and crown.
pub(super) fn head(pen: &mut Pen, cloth: &Cloth) {
    pen.fill(
        "M-27 40H27V70C27 80 33 82 36 78C36 88 24 92 20 82H-20C-24 92-36 88-36 78C-33 82-27 80-27 70Z",
        cloth.hair,
    );
    pen.fill("M-20 36H20V64C20 80 10 86 0 86C-10 86-20 80-20 64Z", SKIN);
    pen.fill("M-20 58C-14 66-8 66 0 63C8 66 14 66 20 58V72C20 86 10 98 0 103C-10 98-20 86-20 72Z", cloth.hair);
    pen.fill("M0 65C-5 61-13 62-17 69C-10 73-4 72 0 69C4 72 10 73 17 69C13 62 5 61 0 65Z", cloth.moustache);
    pen.fill("M-5 73.5q5 4 10 0q-5-2-10 0Z", SKIN);
    features(pen, 51.0, 0.0);
    pen.fill("M-29 42L-35 10L-17 24L0 2L17 24L35 10L29 42Z", GOLD);
    pen.dot(-35.0, 8.0, 4.2, GOLD).dot(35.0, 8.0, 4.2, GOLD).dot(0.0, 0.0, 4.8, GOLD);
    pen.bar([-29.0, 34.0, 58.0, 9.0], 1.5, cloth.main);
    pen.dot(-16.0, 38.5, 2.4, GOLD).dot(0.0, 38.5, 2.4, GOLD).dot(16.0, 38.5, 2.4, GOLD);
    suits::draw(pen, cloth.suit, [0.0, 22.5], 13.0, cloth.main, Turn::Upright);
}
