//! The program's own sign: a Delft back and a spade on felt.

use crate::backs::tiles;
use crate::palette::{INK, Rgb, Theme};
use crate::suits::{self, Turn};
use crate::svg::Pen;
use cards::Suit;

/// The outline of the program's sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AppIcon {
    /// Felt to every edge, for systems that cut the sign to a shape of their own: the cards stay
    /// within the middle circle of 80 % of the width that a mask must leave.
    Maskable,
    /// A square with round corners.
    Rounded,
}

/// Width and height of a card of the sign.
const CARD: [f64; 2] = [184.0, 257.6];

/// How the cards lie: the middle of each and its turn in degrees, from the middle of the sign.
const BACK: ([f64; 2], f64) = ([-38.0, -2.0], -13.0);
const FACE: ([f64; 2], f64) = ([36.0, 2.0], 9.0);
/// The scale at which the cards stay within the circle that a mask leaves.
const MASKED: f64 = 1.05;

/// The program's sign as a standalone SVG document of 512 by 512 units.
#[must_use]
pub fn app_icon(shape: AppIcon) -> String {
    let colours = Theme::Light.colours();
    let (radius, zoom) = match shape {
        AppIcon::Maskable => (0, MASKED),
        AppIcon::Rounded => (112, 1.22),
    };
    let mut pen = Pen::new();
    pen.put(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"512\" height=\"512\" viewBox=\"0 0 512 512\">\
         <radialGradient id=\"felt\" cx=\".5\" cy=\"0\" r=\"1\"><stop stop-color=\"{}\"/>\
         <stop offset=\"1\" stop-color=\"{}\"/></radialGradient>\
         <rect width=\"512\" height=\"512\" rx=\"{radius}\" fill=\"url(#felt)\"/>",
        colours.felt, colours.felt_deep
    ));
    pen.open(format_args!("translate(256 256) scale({zoom})"));
    lie(&mut pen, BACK);
    card(&mut pen, colours.back_paper);
    pen.bar([-80.0, -116.8, 160.0, 233.6], 9.0, colours.back_blue);
    tiles(&mut pen, [-72.0, -108.0], [3, 4], [48.0, 54.0], colours.back_paper);
    pen.close();
    lie(&mut pen, FACE);
    card(&mut pen, colours.paper);
    suits::draw(&mut pen, Suit::Spades, [0.0, 0.0], 152.0, INK, Turn::Upright);
    pen.close().close().raw("</svg>\n");
    pen.finish()
}

/// Opens a group in which a card's middle is the origin.
fn lie(pen: &mut Pen, ([x, y], turn): ([f64; 2], f64)) {
    pen.open(format_args!("translate({x} {y}) rotate({turn})"));
}

/// A card's paper with its middle at the origin.
fn card(pen: &mut Pen, paper: Rgb) {
    let outline = Theme::Light.colours().outline.colour;
    pen.put(format_args!(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"17\" fill=\"{paper}\" stroke=\"{outline}\" \
         stroke-opacity=\".4\" stroke-width=\"4\"/>",
        -CARD[0] / 2.0,
        -CARD[1] / 2.0,
        CARD[0],
        CARD[1]
    ));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mask_cuts_no_card() {
        for ([x, y], turn) in [BACK, FACE] {
            let (sin, cos) = turn.to_radians().sin_cos();
            for [right, down] in [[1.0, 1.0], [1.0, -1.0], [-1.0, 1.0], [-1.0, -1.0]] {
                let [across, along] = [CARD[0] / 2.0 * right, CARD[1] / 2.0 * down];
                let (x, y) = (x + across * cos - along * sin, y + across * sin + along * cos);
                assert!(MASKED * x.hypot(y) <= 0.4 * 512.0, "{x} {y}");
            }
        }
    }
}
