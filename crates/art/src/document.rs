//! A whole table as one standalone SVG.

use crate::backs::{self, Back, BackStyle};
use crate::face::{self, FaceStyle, Form};
use crate::glyphs::Letters;
use crate::index::Place;
use crate::palette::{SuitColours, Theme};
use crate::suits::suit_path;
use crate::svg::{Pen, k, n};
use cards::{Card, Suit};

/// What all cards of a document have in common.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DocumentStyle {
    /// Whose letters the courts carry.
    pub letters: Letters,
    /// Two or four colours.
    pub colours: SuitColours,
    /// Light or dark.
    pub theme: Theme,
    /// The cards' backs.
    pub back: Back,
    /// The cards' width in pixels.
    pub card_width: f64,
}

/// What lies at a place of a document.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Item {
    /// A card face up.
    Face(Card, Place),
    /// A card face down.
    Back,
    /// An empty pile that takes any card it may.
    Slot,
    /// An empty pile that waits for one suit.
    SuitSlot(Suit),
}

/// An item with its upper left corner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placed {
    /// Pixels from the left edge.
    pub x: f64,
    /// Pixels from the upper edge.
    pub y: f64,
    /// What lies there.
    pub item: Item,
}

/// A standalone SVG document `width` by `height` pixels: felt, and the items in their order, the
/// later over the earlier.
#[must_use]
pub fn document(width: f64, height: f64, style: &DocumentStyle, items: &[Placed]) -> String {
    let colours = style.theme.colours();
    let mut pen = Pen::new();
    pen.put(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\">\
         <radialGradient id=\"felt\" cx=\".5\" cy=\"0\" r=\"1\" gradientTransform=\"translate(-.15 0) scale(1.3 1)\">\
         <stop stop-color=\"{2}\"/><stop offset=\"1\" stop-color=\"{3}\"/></radialGradient>\
         <rect width=\"{0}\" height=\"{1}\" fill=\"url(#felt)\"/>",
        n(width),
        n(height),
        colours.felt,
        colours.felt_deep
    ));
    if items.iter().any(|placed| placed.item == Item::Back) {
        // Closed cards are many and equal, so the document holds their pattern once.
        pen.raw("<defs><g id=\"back\">");
        backs::write(&mut pen, &BackStyle { back: style.back, theme: style.theme, width: style.card_width });
        pen.raw("</g></defs>");
    }
    for placed in items {
        write(&mut pen, style, placed);
    }
    pen.raw("</svg>\n");
    pen.finish()
}

fn write(pen: &mut Pen, style: &DocumentStyle, placed: &Placed) {
    let form = Form::of(style.card_width);
    let scale = |pen: &mut Pen, drawn: f64| {
        pen.open(format_args!("translate({} {}) scale({})", n(placed.x), n(placed.y), k(form.width() / drawn)));
    };
    match placed.item {
        Item::Face(card, place) => {
            let style = FaceStyle {
                letters: style.letters,
                colours: style.colours,
                theme: style.theme,
                width: style.card_width,
                place,
            };
            scale(pen, form.size()[0]);
            face::write(pen, card, &style);
        }
        Item::Back => {
            scale(pen, 200.0);
            pen.raw("<use href=\"#back\"/>");
        }
        Item::Slot => {
            scale(pen, form.width());
            slot(pen, style.theme, form);
        }
        Item::SuitSlot(suit) => {
            scale(pen, form.width());
            slot(pen, style.theme, form);
            let (width, size) = (form.width(), form.width() * 0.5);
            pen.put(format_args!(
                "<path d=\"{}\" fill=\"{}\" fill-opacity=\".42\" transform=\"translate({} {}) scale({})\"/>",
                suit_path(suit),
                style.theme.colours().felt_text,
                n((width - size) / 2.0),
                n((form.height() - size) / 2.0),
                k(size / 100.0)
            ));
        }
    }
    pen.close();
}

/// The outline and ground of an empty pile, in pixels.
fn slot(pen: &mut Pen, theme: Theme, form: Form) {
    let colours = theme.colours();
    pen.put(format_args!(
        "<rect x=\".75\" y=\".75\" width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"{}\" fill-opacity=\"{}\" \
         stroke=\"{}\" stroke-opacity=\"{}\" stroke-width=\"1.5\"/>",
        n(form.width() - 1.5),
        n(form.height() - 1.5),
        n(form.radius() / form.unit()),
        colours.slot_fill.colour,
        n(f64::from(colours.slot_fill.percent) / 100.0),
        colours.slot.colour,
        n(f64::from(colours.slot.percent) / 100.0)
    ));
}
