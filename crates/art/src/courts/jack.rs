//! The jack: a wide hat with a plume.

use super::{Cloth, Frame, features, mouth, robe};
use crate::palette::{GOLD, INK, SHADE, SKIN};
use crate::svg::Pen;
use cards::Suit;

const ROBE: &str = "M-87 132V118C-82 104-70 95-50 91L-14 84H14L50 91C62 94 69 99 73 106Z";
const SHOULDERS: &str = "M-87 137V118C-82 104-70 95-50 91L-30 80H-102V137ZM30 80L50 91C62 94 69 99 73 106V114H86V80Z";
const BAND: &str =
    "M-12 80L-46 92C-44 100-40 106-34 108C-22 110-10 106 0 96C10 106 22 110 34 108C40 106 44 100 46 92L12 80L0 90Z";

/// Coat, doublet and falling band of the half figure.
pub(super) fn robe(pen: &mut Pen, cloth: &Cloth) {
    robe::woven(pen, ROBE, SHOULDERS, cloth);
    pen.fill("M-16 86H16V113.7L-16 119.4Z", cloth.second).dot(0.0, 106.0, 3.2, GOLD);
    band(pen, cloth);
}

/// Coat, doublet and falling band in a narrow card.
pub(super) fn bust(pen: &mut Pen, cloth: &Cloth, frame: &Frame) {
    robe::framed(pen, frame, "C-57 93-54 92-50 91L-14 84H14L50 91C56 92.5 60 94 64 97", cloth);
    robe::scattered(pen, cloth.suit, &[[52.0, 95.5], [48.5, 104.0]]);
    pen.bar([-16.0, 86.0, 32.0, frame.bottom - 86.0], 0.0, cloth.second).dot(0.0, 106.0, 3.2, GOLD);
    band(pen, cloth);
}

fn band(pen: &mut Pen, cloth: &Cloth) {
    pen.outlined(BAND, cloth.paper, INK, 1.4);
}

/// Hair, face, hat and plume.
pub(super) fn head(pen: &mut Pen, cloth: &Cloth) {
    pen.fill("M-24 34H24C25 50 28 62 36 72C30 82 20 80 16 74H-16C-20 80-30 82-36 72C-28 62-25 50-24 34Z", cloth.hair);
    pen.fill("M-8 66H8V92H-8Z", SKIN);
    pen.fill("M-18 34H18V54C18 70 8 78 0 78C-8 78-18 70-18 54Z", SKIN);
    pen.fill("M-8 75C-4 79 4 79 8 75V80C4 85-4 85-8 80Z", SHADE);
    features(pen, 52.0, 1.2);
    mouth(pen, 52.0, INK);
    match cloth.suit {
        Suit::Spades | Suit::Diamonds => {
            pen.line("M0 65C-3.5 62-8 63-9.5 66M0 65C3.5 62 8 63 9.5 66", cloth.moustache, 2.0);
        }
        Suit::Hearts | Suit::Clubs => {}
    }
    pen.open(format_args!("rotate(-7 0 34)"));
    pen.fill("M-24 32C-26 14-18 5 0 5C18 5 26 14 24 32Z", cloth.main);
    pen.bar([-24.5, 24.0, 49.0, 8.0], 0.0, GOLD);
    pen.fill(
        "M-48 36C-46 28-34 29-24 31C-8 34 8 34 24 31C34 29 46 24 50 28C48 38 28 43 0 43C-28 43-46 42-48 36Z",
        cloth.main,
    );
    pen.close();
    pen.outlined(
        "M16 26C20 6 36-6 60-2C50 0 48 4 52 8C44 8 42 11 44 16C36 14 32 18 32 22C26 20 20 22 16 26Z",
        cloth.paper,
        INK,
        1.4,
    );
    pen.line("M17 25C24 12 36 4 50 1", INK, 1.2).dot(17.0, 26.0, 4.2, GOLD);
}
