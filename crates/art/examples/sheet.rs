//! Writes sheets of all drawings as HTML pages, to be looked at: `sheet FOLDER`.

use art::{Back, BackStyle, FaceStyle, Icon, Letters, Place, SuitColours, Theme, back, face, icon};
use cards::{Card, Rank, Suit};
use std::path::Path;

/// A page on felt.
fn page(theme: Theme, body: &str) -> String {
    let colours = theme.colours();
    format!(
        "<!doctype html><meta charset=\"utf-8\"><style>body{{margin:20px;background:{};color:{}}}\
         .row{{display:flex;gap:7px;margin-bottom:7px}}svg{{flex:none;display:block}}</style>{body}",
        colours.felt, colours.felt_text
    )
}

/// An SVG with a size, `zoom` times as large as it was drawn for.
fn sized(svg: &str, width: f64, zoom: f64) -> String {
    let height = (1.4 * width).round();
    svg.replacen("<svg", &format!("<svg width=\"{}\" height=\"{}\"", width * zoom, height * zoom), 1)
}

/// All 52 faces, a row for each suit.
fn faces(style: &FaceStyle, zoom: f64) -> String {
    let mut body = String::new();
    for suit in [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds] {
        body.push_str("<div class=\"row\">");
        for rank in Rank::all() {
            body.push_str(&sized(&face(Card::new(rank, suit), style), style.width, zoom));
        }
        body.push_str("</div>");
    }
    page(style.theme, &body)
}

/// The courts alone, large.
fn courts(style: &FaceStyle, zoom: f64) -> String {
    let mut body = String::new();
    for suits in [[Suit::Spades, Suit::Hearts], [Suit::Clubs, Suit::Diamonds]] {
        body.push_str("<div class=\"row\">");
        for suit in suits {
            for rank in [Rank::JACK, Rank::QUEEN, Rank::KING] {
                body.push_str(&sized(&face(Card::new(rank, suit), style), style.width, zoom));
            }
        }
        body.push_str("</div>");
    }
    page(style.theme, &body)
}

/// Some cards at every width, free and in a column.
fn sizes() -> String {
    let cards = ["AS", "TH", "7C", "JD", "QC", "KS"];
    let mut body = String::new();
    for width in [32.0, 40.0, 46.0, 53.0, 60.0, 79.0, 80.0, 100.0, 133.0, 160.0] {
        body.push_str("<div class=\"row\">");
        for card in cards.iter().filter_map(|text| text.parse().ok()) {
            for place in [Place::Free, Place::Fanned, Place::Covered { step: 15.0 }] {
                body.push_str(&sized(&face(card, &FaceStyle { place, ..FaceStyle::new(width) }), width, 1.0));
            }
        }
        body.push_str("</div>");
    }
    page(Theme::Light, &body)
}

/// Both backs at several widths, light and dark.
fn backs() -> String {
    let mut body = String::new();
    for theme in [Theme::Light, Theme::Dark] {
        body.push_str("<div class=\"row\">");
        for pattern in [Back::Delft, Back::Woven] {
            for width in [220.0, 133.0, 80.0, 46.0, 32.0] {
                body.push_str(&sized(&back(&BackStyle { back: pattern, theme, width }), width, 1.0));
            }
        }
        body.push_str("</div>");
    }
    page(Theme::Light, &body)
}

/// Every sign.
fn icons() -> String {
    let mut body = String::new();
    for size in [16.0, 22.0, 48.0] {
        body.push_str("<div class=\"row\">");
        for sign in Icon::ALL {
            body.push_str(&icon(sign, size, 1.9));
        }
        body.push_str("</div>");
    }
    page(Theme::Light, &body)
}

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| String::from("."));
    let write = |name: &str, text: String| std::fs::write(Path::new(&folder).join(name), text);
    let english = FaceStyle { letters: Letters::English, colours: SuitColours::Four, ..FaceStyle::new(120.0) };
    write("full-160.html", faces(&FaceStyle::new(160.0), 1.0))?;
    write("narrow-46.html", faces(&FaceStyle::new(46.0), 3.0))?;
    write("narrow-32.html", faces(&FaceStyle::new(32.0), 3.0))?;
    write("four-120.html", faces(&english, 1.0))?;
    write("four-46.html", faces(&FaceStyle { width: 46.0, ..english }, 3.0))?;
    write("dark-120.html", faces(&FaceStyle { theme: Theme::Dark, ..english }, 1.0))?;
    write("courts-240.html", courts(&FaceStyle::new(240.0), 1.0))?;
    write("courts-46.html", courts(&FaceStyle::new(46.0), 5.0))?;
    write("sizes.html", sizes())?;
    write("backs.html", backs())?;
    write("icons.html", icons())
}
