//! The backs: a Delft tile in blue and a woven mat in red. They differ in pattern, so that two
//! players' packs are told apart without colour.

use crate::face::{Form, open_card, write_paper};
use crate::palette::{Rgb, Theme};
use crate::svg::{Pen, n};

/// The pattern of a pack's back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Back {
    /// Delft tiles, blue.
    #[default]
    Delft,
    /// A woven mat, red.
    Woven,
}

/// How a back is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BackStyle {
    /// The pattern.
    pub back: Back,
    /// Light or dark.
    pub theme: Theme,
    /// The card's width in CSS pixels, for the corners and the outline.
    pub width: f64,
}

/// The whole back as one `<svg class="card">` without a size of its own. The text is a document of
/// its own, too: as one picture file for all closed cards it is drawn once.
#[must_use]
pub fn back(style: &BackStyle) -> String {
    let mut pen = Pen::new();
    open_card(&mut pen, form(style));
    write(&mut pen, style);
    pen.raw("</svg>");
    pen.finish()
}

/// What [`back`] puts inside its `<svg>`: the paper and the pattern, in 200 by 280 units at every
/// width.
#[must_use]
pub fn back_group(style: &BackStyle) -> String {
    let mut pen = Pen::new();
    write(&mut pen, style);
    pen.finish()
}

/// Backs are drawn in the units of the full face at every width.
fn form(style: &BackStyle) -> Form {
    Form::Full { width: Form::of(style.width).width() }
}

pub(crate) fn write(pen: &mut Pen, style: &BackStyle) {
    let colours = style.theme.colours();
    let paper = colours.back_paper;
    write_paper(pen, form(style), style.theme, paper);
    let ground = match style.back {
        Back::Delft => colours.back_blue,
        Back::Woven => colours.back_red,
    };
    pen.raw("<g class=\"bk\">").bar([8.0, 8.0, 184.0, 264.0], 8.0, ground);
    match style.back {
        Back::Delft => tiles(pen, [FIRST; 2], [ACROSS, DOWN], [TILE; 2], paper),
        Back::Woven => woven(pen, paper),
    }
    pen.put(format_args!(
        "<rect x=\"13.5\" y=\"13.5\" width=\"173\" height=\"253\" rx=\"5\" fill=\"none\" stroke=\"{paper}\" \
         stroke-width=\"1.8\"/></g>"
    ));
}

/// The tiles: 6 by 9 of 27 units, from (19, 19).
const TILE: f64 = 27.0;
const FIRST: f64 = 19.0;
const ACROSS: u8 = 6;
const DOWN: u8 = 9;

/// Delft tiles: a leaf on each side of each tile and a lozenge in its middle. On the rim only the
/// inner half of a leaf is drawn. `count` is tiles across and down, `tile` the size of one.
pub(crate) fn tiles(pen: &mut Pen, [left, top]: [f64; 2], count: [u8; 2], [width, height]: [f64; 2], paper: Rgb) {
    let leaf = width * 0.315;
    let lozenge = width * 0.193;
    pen.raw("<path d=\"");
    for row in 0..=count[1] {
        for column in 0..=count[0] {
            let (x, y) = (left + f64::from(column) * width, top + f64::from(row) * height);
            if column < count[0] {
                let (up, down) = (if row > 0 { -leaf } else { 0.0 }, if row < count[1] { leaf } else { 0.0 });
                let [x, y, half, down, up] = [x, y, width / 2.0, down, up].map(n);
                pen.put(format_args!("M{x} {y}q{half} {down} {} 0q-{half} {up}-{} 0", n(width), n(width)));
            }
            if row < count[1] {
                let (west, east) = (if column > 0 { -leaf } else { 0.0 }, if column < count[0] { leaf } else { 0.0 });
                let [x, y, half, east, west] = [x, y, height / 2.0, east, west].map(n);
                pen.put(format_args!("M{x} {y}q{east} {half} 0 {}q{west}-{half} 0-{}", n(height), n(height)));
            }
            if row < count[1] && column < count[0] {
                let [x, y, l] = [x + width / 2.0, y + height / 2.0 - lozenge, lozenge].map(n);
                pen.put(format_args!("M{x} {y}l{l} {l}l-{l} {l}l-{l}-{l}Z"));
            }
        }
    }
    pen.put(format_args!("\" fill=\"{paper}\"/>"));
}

/// Three lines in each tile, in turn across and down.
fn woven(pen: &mut Pen, paper: Rgb) {
    pen.raw("<path d=\"");
    for row in 0..DOWN {
        for column in 0..ACROSS {
            for line in [6.0, 13.5, 21.0] {
                let (x, y) = (FIRST + f64::from(column) * TILE, FIRST + f64::from(row) * TILE);
                if (row + column) % 2 == 0 {
                    pen.put(format_args!("M{} {}h22.6", n(x + 2.2), n(y + line)));
                } else {
                    pen.put(format_args!("M{} {}v22.6", n(x + line), n(y + 2.2)));
                }
            }
        }
    }
    pen.put(format_args!("\" stroke=\"{paper}\" stroke-width=\"3\" stroke-linecap=\"round\" fill=\"none\"/>"));
}
