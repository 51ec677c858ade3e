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

/// The whole back as one `<svg class="card">` without a size of its own.
#[must_use]
pub fn back(style: &BackStyle) -> String {
    let mut pen = Pen::new();
    open_card(&mut pen, form(style));
    write(&mut pen, style);
    pen.raw("</svg>");
    pen.finish()
}

/// Backs are drawn in the units of the full face at every width.
fn form(style: &BackStyle) -> Form {
    Form::Full { width: Form::of(style.width).width() }
}

/// What [`back`] puts inside its `<svg>`.
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
        Back::Delft => delft(pen, paper),
        Back::Woven => woven(pen, paper),
    }
    pen.put(format_args!(
        "<rect x=\"13.5\" y=\"13.5\" width=\"173\" height=\"253\" rx=\"5\" fill=\"none\" stroke=\"{paper}\" \
         stroke-width=\"1.8\"/></g>"
    ));
}

/// The tiles: 6 by 9 of 27 units, from (19, 19).
const TILE: f64 = 27.0;
const ACROSS: i32 = 6;
const DOWN: i32 = 9;

/// Where the line before a column or row of tiles lies.
fn edge(at: i32) -> f64 {
    19.0 + f64::from(at) * TILE
}

/// A leaf on each side of each tile and a lozenge in its middle. On the rim only the inner half
/// of a leaf is drawn.
fn delft(pen: &mut Pen, paper: Rgb) {
    pen.raw("<path d=\"");
    for row in 0..=DOWN {
        for column in 0..=ACROSS {
            let (x, y) = (n(edge(column)), n(edge(row)));
            if column < ACROSS {
                let (up, down) = (if row > 0 { -8.5 } else { 0.0 }, if row < DOWN { 8.5 } else { 0.0 });
                pen.put(format_args!("M{x} {y}q13.5 {} 27 0q-13.5 {}-27 0", n(down), n(up)));
            }
            if row < DOWN {
                let (left, right) = (if column > 0 { -8.5 } else { 0.0 }, if column < ACROSS { 8.5 } else { 0.0 });
                pen.put(format_args!("M{x} {y}q{} 13.5 0 27q{}-13.5 0-27", n(right), n(left)));
            }
            if row < DOWN && column < ACROSS {
                let (x, y) = (n(edge(column) + TILE / 2.0), n(edge(row) + TILE / 2.0 - 5.2));
                pen.put(format_args!("M{x} {y}l5.2 5.2l-5.2 5.2l-5.2-5.2Z"));
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
                let (x, y) = (edge(column), edge(row));
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
