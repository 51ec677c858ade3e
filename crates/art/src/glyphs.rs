//! Rank letters and figures, drawn as strokes so that no font is needed.
//!
//! Each glyph stands on a cap height of 100 with butt ends and round joins.

use crate::palette::Rgb;
use crate::svg::{Pen, k, n};
use cards::Rank;

/// Whose letters the court cards and the ace carry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Letters {
    /// A, B, V and H: aas, boer, vrouw, heer.
    #[default]
    Dutch,
    /// A, J, Q and K.
    English,
}

/// The text of a rank's index: `A`, `2` to `10`, then the letters of the court cards.
#[must_use]
pub const fn rank_text(rank: Rank, letters: Letters) -> &'static str {
    const FIGURES: [&str; 10] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
    match (rank.number(), letters) {
        (11, Letters::Dutch) => "B",
        (11, Letters::English) => "J",
        (12, Letters::Dutch) => "V",
        (12, Letters::English) => "Q",
        (13, Letters::Dutch) => "H",
        (13, Letters::English) => "K",
        (number, _) => FIGURES[number as usize - 1],
    }
}

/// One stroke glyph: its advance and its path.
type Glyph = (f64, &'static str);

const ZERO: Glyph = (58.0, "M8 31a21 23 0 0 1 42 0V69a21 23 0 0 1-42 0Z");
const ONE: Glyph = (34.0, "M3 27L23 9V100");
const TWO: Glyph = (58.0, "M9 33V30a20.5 22 0 0 1 41 0c0 10-5 17-11 25L11.5 92H54");
const THREE: Glyph = (
    58.0,
    "M9.5 25C12 14 19 8 29 8C41 8 48 16 48 27C48 39 40 47 29 47H20M29 47C42 47 51 56 51 69C51 83 42 92 29 92\
     C17 92 9 85 7 74",
);
const FOUR: Glyph = (62.0, "M43 100V10L10 71H60");
const FIVE: Glyph = (58.0, "M50 8H17L14 47C18 42 23 40 29 40C42 40 51 50 51 66C51 82 42 92 29 92C17 92 9 85 7 75");
const SIX: Glyph = (58.0, "M42 1L14 51M7.5 70a21.5 22.5 0 1 0 43 0a21.5 22.5 0 1 0-43 0");
const SEVEN: Glyph = (56.0, "M4 8H48L22 100");
const EIGHT: Glyph =
    (58.0, "M10.5 28a18.5 20 0 1 0 37 0a18.5 20 0 1 0-37 0M7.5 70a21.5 22 0 1 0 43 0a21.5 22 0 1 0-43 0");
const NINE: Glyph = (58.0, "M16 99L44 49M7.5 30a21.5 22.5 0 1 0 43 0a21.5 22.5 0 1 0-43 0");
const A: Glyph = (64.0, "M7 100L32 9L57 100M17 71H47");
const B: Glyph =
    (58.0, "M29 47H12M12 92V8H29C40 8 46.5 16 46.5 27C46.5 38 40 47 29 47C42 47 50 56 50 69.5C50 83 42 92 29 92H12Z");
const V: Glyph = (64.0, "M7 0L32 91L57 0");
const H: Glyph = (60.0, "M11 0V100M49 0V100M11 48H49");
const J: Glyph = (50.0, "M40 0V66C40 83 33 92 23 92C13 92 7 85 6 72");
const Q: Glyph = (62.0, "M8 31a21 23 0 0 1 42 0V69a21 23 0 0 1-42 0ZM33 74L57 100");
const K: Glyph = (62.0, "M11 0V100M53 0L15 55M25 41L55 100");

/// The space between the two figures of the ten.
const TEN_GAP: f64 = 7.0;

/// The glyphs of a rank: one, or two for the ten.
const fn glyphs(rank: Rank, letters: Letters) -> (Glyph, Option<Glyph>) {
    let one = match (rank.number(), letters) {
        (2, _) => TWO,
        (3, _) => THREE,
        (4, _) => FOUR,
        (5, _) => FIVE,
        (6, _) => SIX,
        (7, _) => SEVEN,
        (8, _) => EIGHT,
        (9, _) => NINE,
        (10, _) => return (ONE, Some(ZERO)),
        (11, Letters::Dutch) => B,
        (11, Letters::English) => J,
        (12, Letters::Dutch) => V,
        (12, Letters::English) => Q,
        (13, Letters::Dutch) => H,
        (13, Letters::English) => K,
        _ => A,
    };
    (one, None)
}

/// How wide the rank is for a cap height of 100.
pub(crate) const fn advance(rank: Rank, letters: Letters) -> f64 {
    match glyphs(rank, letters) {
        (only, None) => only.0,
        (first, Some(second)) => first.0 + TEN_GAP + second.0,
    }
}

/// Draws the rank with its upper left corner at (`x`, `y`), `cap` high; `stroke` counts in
/// hundredths of the cap height.
pub(crate) fn draw(
    pen: &mut Pen,
    (rank, letters): (Rank, Letters),
    [x, y]: [f64; 2],
    cap: f64,
    stroke: f64,
    colour: Rgb,
) {
    pen.put(format_args!(
        "<g transform=\"translate({} {}) scale({})\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" \
         stroke-linejoin=\"round\">",
        n(x),
        n(y),
        k(cap / 100.0),
        n(stroke)
    ));
    let (first, second) = glyphs(rank, letters);
    pen.put(format_args!("<path d=\"{}\"/>", first.1));
    if let Some(second) = second {
        let place = n(first.0 + TEN_GAP);
        pen.put(format_args!("<path transform=\"translate({place} 0)\" d=\"{}\"/>", second.1));
    }
    pen.close();
}

/// The rank as an SVG of its own in the colour of the text around it, for empty piles and prose.
#[must_use]
pub fn rank_sign(rank: Rank, letters: Letters) -> String {
    let mut pen = Pen::new();
    pen.put(format_args!(
        "<svg class=\"sign\" viewBox=\"0 0 {} 100\" aria-hidden=\"true\" fill=\"none\" stroke=\"currentColor\" \
         stroke-width=\"16\" stroke-linejoin=\"round\">",
        n(advance(rank, letters))
    ));
    let (first, second) = glyphs(rank, letters);
    pen.put(format_args!("<path d=\"{}\"/>", first.1));
    if let Some(second) = second {
        let place = n(first.0 + TEN_GAP);
        pen.put(format_args!("<path transform=\"translate({place} 0)\" d=\"{}\"/>", second.1));
    }
    pen.raw("</svg>");
    pen.finish()
}
