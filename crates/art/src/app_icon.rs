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

/// The program's sign as a standalone SVG document of 512 by 512 units.
#[must_use]
pub fn app_icon(shape: AppIcon) -> String {
    let colours = Theme::Light.colours();
    let (radius, zoom) = match shape {
        AppIcon::Maskable => (0, 1.0),
        AppIcon::Rounded => (112, 1.2),
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
    pen.open(format_args!("translate(-38 -2) rotate(-13)"));
    card(&mut pen, colours.back_paper);
    pen.bar([-80.0, -116.8, 160.0, 233.6], 9.0, colours.back_blue);
    tiles(&mut pen, [-72.0, -108.0], [3, 4], [48.0, 54.0], colours.back_paper);
    pen.close();
    pen.open(format_args!("translate(36 2) rotate(9)"));
    card(&mut pen, colours.paper);
    suits::draw(&mut pen, Suit::Spades, [0.0, 0.0], 148.0, INK, Turn::Upright);
    pen.close().close().raw("</svg>\n");
    pen.finish()
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
