//! Writes sheets of all drawings as HTML pages, to be looked at: `sheet FOLDER`.

use art::{
    AppIcon, Back, BackStyle, DocumentStyle, FaceStyle, Icon, Item, Letters, MiniCard, MiniColumn, MiniSide, MiniStock,
    MiniTableau, MiniWaste, Miniature, Place, Placed, SuitColours, Theme, app_icon, back, document, face, icon,
    miniature,
};
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

/// Miniatures of several layouts, and the program's sign at several sizes.
fn layouts() -> String {
    let columns = |columns: Vec<(u8, u8)>| {
        MiniTableau::Columns(columns.into_iter().map(|(closed, open)| MiniColumn { closed, open }).collect())
    };
    let stairs = |count: u8| columns((0..count).map(|closed| (closed, 1)).collect());
    let pyramid = (0..7_u8)
        .flat_map(|row| {
            let side = if row == 6 { MiniSide::Free } else { MiniSide::Open };
            (0..=row).map(move |place| MiniCard { across: 2 * place as i8 - row as i8, row, side })
        })
        .collect();
    let above =
        |waste, cells, foundations, tableau| Miniature { stock: MiniStock::Above, waste, cells, foundations, tableau };
    let layouts = [
        above(MiniWaste::Beside, 0, 4, stairs(7)),
        above(MiniWaste::Beside, 0, 4, stairs(8)),
        above(MiniWaste::Beside, 0, 8, stairs(9)),
        above(MiniWaste::Beside, 0, 8, stairs(10)),
        above(MiniWaste::Beside, 0, 4, columns((1..8).map(|open| (0, open)).collect())),
        Miniature {
            stock: MiniStock::None,
            waste: MiniWaste::None,
            cells: 4,
            foundations: 4,
            tableau: columns((0..8).map(|place| (0, if place < 4 { 7 } else { 6 })).collect()),
        },
        Miniature {
            stock: MiniStock::None,
            waste: MiniWaste::None,
            cells: 8,
            foundations: 4,
            tableau: columns(vec![(0, 6); 8]),
        },
        Miniature {
            stock: MiniStock::Below(5),
            waste: MiniWaste::None,
            cells: 0,
            foundations: 0,
            tableau: columns((0..10).map(|place| (if place < 4 { 5 } else { 4 }, 1)).collect()),
        },
        Miniature {
            stock: MiniStock::Below(1),
            waste: MiniWaste::Beside,
            cells: 0,
            foundations: 0,
            tableau: columns(vec![(0, 5); 7]),
        },
        Miniature {
            stock: MiniStock::None,
            waste: MiniWaste::None,
            cells: 0,
            foundations: 0,
            tableau: MiniTableau::Heap(pyramid),
        },
    ];
    let mut body = String::new();
    for layouts in layouts.chunks(5) {
        body.push_str("<div class=\"row\">");
        for layout in layouts {
            body.push_str(&miniature(layout).replacen("<svg", "<svg width=\"168\" height=\"116\"", 1));
        }
        body.push_str("</div>");
    }
    for shape in [AppIcon::Maskable, AppIcon::Rounded] {
        body.push_str("<div class=\"row\">");
        for size in [512, 192, 96, 48, 32] {
            let size = format!("width=\"{size}\" height=\"{size}\"");
            body.push_str(&app_icon(shape).replacen("width=\"512\" height=\"512\"", &size, 1));
        }
        body.push_str("</div>");
    }
    page(Theme::Light, &body).replacen(&Theme::Light.colours().felt.to_string(), "#FBFAF5", 1)
}

/// A table with every kind of place.
fn table(width: f64, theme: Theme) -> String {
    let style = DocumentStyle {
        letters: Letters::Dutch,
        colours: SuitColours::Two,
        theme,
        back: Back::Delft,
        card_width: width,
    };
    let (pitch, height) = (width * 1.09, width * 1.4);
    let [closed, step] = [height * 0.12, height * 0.36];
    let mut items =
        vec![Placed { x: 8.0, y: 8.0, item: Item::Back }, Placed { x: 8.0 + 6.0 * pitch, y: 8.0, item: Item::Slot }];
    for (place, suit) in [Suit::Spades, Suit::Hearts, Suit::Clubs].into_iter().enumerate() {
        items.push(Placed { x: 8.0 + (3.0 + place as f64) * pitch, y: 8.0, item: Item::SuitSlot(suit) });
    }
    for (place, card) in ["4H", "6C", "TD"].iter().filter_map(|text| text.parse().ok()).enumerate() {
        let x = 8.0 + pitch + place as f64 * width * 0.56;
        items.push(Placed { x, y: 8.0, item: Item::Face(card, Place::Fanned) });
    }
    let top = height + 20.0;
    for (column, cards) in ["QC JH TS 9D", "8H", "KC", "QD JS", "5S 4D", "7C", "KH QS JD"].iter().enumerate() {
        let x = 8.0 + column as f64 * pitch;
        for card in 0..column {
            items.push(Placed { x, y: top + closed * card as f64, item: Item::Back });
        }
        let cards: Vec<Card> = cards.split(' ').filter_map(|text| text.parse().ok()).collect();
        for (place, card) in cards.iter().enumerate() {
            let y = top + closed * column as f64 + step * place as f64;
            let place = if place + 1 == cards.len() { Place::Last { step } } else { Place::Covered { step } };
            items.push(Placed { x, y, item: Item::Face(*card, place) });
        }
    }
    document(8.0 + 7.0 * pitch + 8.0, top + height * 3.4, &style, &items)
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
    write("icons.html", icons())?;
    write("layouts.html", layouts())?;
    write("table.svg", table(46.0, Theme::Light))?;
    write("table-dark.svg", table(120.0, Theme::Dark))?;
    write("icon.svg", app_icon(AppIcon::Rounded))?;
    write("icon-maskable.svg", app_icon(AppIcon::Maskable))
}
