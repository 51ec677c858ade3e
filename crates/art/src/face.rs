//! A card's face: paper, body and index.

use crate::courts;
use crate::glyphs::Letters;
use crate::index::{self, Place};
use crate::palette::{SuitColours, Theme, suit_colour};
use crate::pips;
use crate::suits::{self, Turn};
use crate::svg::{Pen, n};
use cards::{Card, Rank};

/// The width in CSS pixels from which a card has its full face.
pub const FULL_FROM: f64 = 80.0;

/// How a face is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FaceStyle {
    /// Whose letters the courts carry.
    pub letters: Letters,
    /// Two or four colours.
    pub colours: SuitColours,
    /// Light or dark paper.
    pub theme: Theme,
    /// The card's width in CSS pixels. It alone decides between the narrow and the full face.
    pub width: f64,
    /// Where the card lies.
    pub place: Place,
}

impl FaceStyle {
    /// The usual style for a card `width` CSS pixels wide that lies by itself: Dutch letters, two
    /// colours, light paper.
    #[must_use]
    pub fn new(width: f64) -> FaceStyle {
        FaceStyle {
            letters: Letters::default(),
            colours: SuitColours::default(),
            theme: Theme::default(),
            width,
            place: Place::Free,
        }
    }

    /// Narrow or full, with a width that is in range.
    #[must_use]
    pub fn form(&self) -> Form {
        Form::of(self.width)
    }
}

/// Which of the two faces a card has, with its width in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Form {
    /// Below 80 pixels: one large sign, drawn in CSS pixels.
    Narrow {
        /// The card's width in CSS pixels.
        width: f64,
    },
    /// From 80 pixels: pips and whole courts, drawn in 200 by 280 units.
    Full {
        /// The card's width in CSS pixels.
        width: f64,
    },
}

impl Form {
    /// The form of a card `width` CSS pixels wide; widths that make no card are brought to 1 to
    /// 4000.
    #[must_use]
    pub fn of(width: f64) -> Form {
        let width = if width.is_finite() { width.clamp(1.0, 4000.0) } else { FULL_FROM };
        if width < FULL_FROM { Form::Narrow { width } } else { Form::Full { width } }
    }

    /// The card's width in CSS pixels.
    #[must_use]
    pub const fn width(self) -> f64 {
        match self {
            Form::Narrow { width } | Form::Full { width } => width,
        }
    }

    /// The card's height in CSS pixels: 1.4 times the width, to the nearest whole pixel.
    #[must_use]
    pub fn height(self) -> f64 {
        (1.4 * self.width()).round()
    }

    /// The drawing's own width and height, for the `viewBox`: 200 by 280 units, or CSS pixels.
    #[must_use]
    pub fn size(self) -> [f64; 2] {
        match self {
            Form::Narrow { width } => [width, self.height()],
            Form::Full { .. } => [200.0, 280.0],
        }
    }

    /// How many of the drawing's units one CSS pixel is.
    pub(crate) fn unit(self) -> f64 {
        self.size()[0] / self.width()
    }

    /// The radius of the card's corners, in the drawing's units.
    pub(crate) fn radius(self) -> f64 {
        (0.055 * self.width()).max(3.0) * self.unit()
    }
}

/// The whole face as one `<svg class="card">` without a size of its own: the style sheet or the
/// caller gives it. A covered card has its index only. The text is a document of its own, too.
#[must_use]
pub fn face(card: Card, style: &FaceStyle) -> String {
    let mut pen = Pen::new();
    open_card(&mut pen, style.form());
    write(&mut pen, card, style);
    pen.raw("</svg>");
    pen.finish()
}

/// The root of a card's SVG.
pub(crate) fn open_card(pen: &mut Pen, form: Form) {
    let [width, height] = form.size();
    pen.put(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"card\" viewBox=\"0 0 {} {}\" preserveAspectRatio=\"none\" aria-hidden=\"true\">",
        n(width),
        n(height)
    ));
}

/// What [`face`] puts inside its `<svg>`: the paper, the body unless the card is covered, and
/// the index.
pub(crate) fn write(pen: &mut Pen, card: Card, style: &FaceStyle) {
    write_paper(pen, style.form(), style.theme, style.theme.colours().paper);
    match style.place {
        Place::Covered { .. } => {}
        Place::Free | Place::Last { .. } | Place::Fanned => write_body(pen, card, style),
    }
    index::write(pen, card, style);
}

/// The paper of a face with its outline: one rectangle of class `pp`.
#[must_use]
pub fn paper(style: &FaceStyle) -> String {
    let mut pen = Pen::new();
    write_paper(&mut pen, style.form(), style.theme, style.theme.colours().paper);
    pen.finish()
}

pub(crate) fn write_paper(pen: &mut Pen, form: Form, theme: Theme, fill: crate::palette::Rgb) {
    let (unit, [width, height]) = (form.unit(), form.size());
    let outline = theme.colours().outline;
    pen.put(format_args!(
        "<rect class=\"pp\" x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{2}\" rx=\"{3}\" fill=\"{fill}\" \
         stroke=\"{4}\" stroke-opacity=\"{5}\" stroke-width=\"{6}\"/>",
        n(0.25 * unit),
        n(width - 0.5 * unit),
        n(height - 0.5 * unit),
        n(form.radius()),
        outline.colour,
        n(f64::from(outline.percent) / 100.0),
        n(0.8 * unit)
    ));
}

/// The body group, `<g class="bd">`: pips, a large sign, a court or a bust. It is drawn whatever
/// the place, so that a style sheet can hide it while the card is covered; only a narrow card's
/// index moves it, and that by a pixel or two.
#[must_use]
pub fn body_group(card: Card, style: &FaceStyle) -> String {
    let mut pen = Pen::new();
    write_body(&mut pen, card, style);
    pen.finish()
}

fn write_body(pen: &mut Pen, card: Card, style: &FaceStyle) {
    pen.raw("<g class=\"bd\">");
    let court = card.rank() >= Rank::JACK;
    match style.form() {
        Form::Full { .. } if court => courts::write_full(pen, card, style),
        Form::Full { .. } => pips::write(pen, card, style),
        Form::Narrow { width } if court => courts::write_bust(pen, card, style, width),
        Form::Narrow { width } => {
            let at = index::IndexGeometry::new(width, style.place);
            let above = at.left + at.cap + 1.0;
            let middle = [width / 2.0, (above + style.form().height()) / 2.0];
            let colour = suit_colour(card.suit(), style.colours, style.theme);
            suits::draw(pen, card.suit(), middle, 0.56 * width, colour, Turn::Upright);
        }
    }
    pen.close();
}
