//! The bodies of the full faces from ace to ten.

use crate::aces;
use crate::face::FaceStyle;
use crate::palette::suit_colour;
use crate::suits::{self, Turn};
use crate::svg::Pen;
use cards::Card;

/// The three columns of pips, and the first and last row, in card units.
const COLUMNS: [f64; 3] = [55.0, 100.0, 145.0];
const FIRST: f64 = 66.0;
const LAST: f64 = 214.0;
const SIZE: f64 = 38.0;

/// A pip: its column, and its row in twelfths of the way from the first to the last.
type Pip = (usize, u8);

const CORNERS: [Pip; 4] = [(0, 0), (2, 0), (0, 12), (2, 12)];
const SIDES: [Pip; 2] = [(0, 6), (2, 6)];
const THIRDS: [Pip; 4] = [(0, 4), (2, 4), (0, 8), (2, 8)];

/// The pips of the ranks two to ten; none for the others.
const fn pips(number: u8) -> [&'static [Pip]; 3] {
    match number {
        2 => [&[(1, 0), (1, 12)], &[], &[]],
        3 => [&[(1, 0), (1, 6), (1, 12)], &[], &[]],
        4 => [&CORNERS, &[], &[]],
        5 => [&CORNERS, &[(1, 6)], &[]],
        6 => [&CORNERS, &SIDES, &[]],
        7 => [&CORNERS, &SIDES, &[(1, 3)]],
        8 => [&CORNERS, &SIDES, &[(1, 3), (1, 9)]],
        9 => [&CORNERS, &THIRDS, &[(1, 6)]],
        10 => [&CORNERS, &THIRDS, &[(1, 2), (1, 10)]],
        _ => [&[], &[], &[]],
    }
}

/// Draws the body of an ace or of a card with pips.
pub(crate) fn write(pen: &mut Pen, card: Card, style: &FaceStyle) {
    let colour = suit_colour(card.suit(), style.colours, style.theme);
    let number = card.rank().number();
    if number == 1 {
        aces::write(pen, card.suit(), colour, style.theme.colours().paper);
        return;
    }
    for (column, row) in pips(number).concat() {
        let y = FIRST + (LAST - FIRST) * f64::from(row) / 12.0;
        let turn = if row > 6 { Turn::Turned } else { Turn::Upright };
        suits::draw(pen, card.suit(), [COLUMNS[column], y], SIZE, colour, turn);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_has_as_many_pips_as_its_rank_says() {
        for number in 2..=10 {
            let mut pips = pips(number).concat();
            assert_eq!(pips.len(), usize::from(number));
            pips.sort_unstable();
            pips.dedup();
            assert_eq!(pips.len(), usize::from(number), "no two in one place");
            let lower = pips.iter().filter(|pip| pip.1 > 6).count();
            let upper = pips.iter().filter(|pip| pip.1 < 6).count();
            // Only the seven is not the same from both sides.
            assert_eq!(upper - lower, usize::from(number == 7));
        }
    }
}
