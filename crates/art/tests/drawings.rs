//! What every drawing must be: well-formed, of numbers, without ids, and different where it should.

use art::{
    AppIcon, Back, BackStyle, DocumentStyle, FaceStyle, Icon, Item, Letters, MiniColumn, MiniStock, MiniTableau,
    MiniWaste, Miniature, Place, Placed, SuitColours, Theme, app_icon, back, body_group, document, face, icon,
    index_group, miniature, paper, rank_sign, suit_sign,
};
use cards::{Card, Rank, Suit};
use std::collections::BTreeSet;

/// Every style that changes what a face looks like, with widths on both sides of every border.
fn styles() -> Vec<FaceStyle> {
    let mut styles = Vec::new();
    for width in [28.0, 32.0, 46.0, 79.9, 80.0, 160.0, 252.0] {
        for letters in [Letters::Dutch, Letters::English] {
            for colours in [SuitColours::Two, SuitColours::Four] {
                for theme in [Theme::Light, Theme::Dark] {
                    styles.push(FaceStyle { letters, colours, theme, ..FaceStyle::new(width) });
                }
            }
        }
    }
    styles
}

/// The names of the open elements must close in turn; attributes are quoted, none stands twice.
/// Gives all attributes.
fn parse(svg: &str) -> Vec<(String, String)> {
    let mut open: Vec<&str> = Vec::new();
    let mut all = Vec::new();
    for piece in svg.trim_end().split('<').skip(1) {
        let (tag, text) = piece.split_once('>').expect("every tag ends");
        assert!(text.is_empty(), "no text between tags: {text}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "closed in turn");
            continue;
        }
        let (tag, closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
        let mut seen = BTreeSet::new();
        while !rest.is_empty() {
            let (key, value) = rest.split_once("=\"").expect("an attribute has a value in quotes");
            let (value, after) = value.split_once('"').expect("quotes are closed");
            assert!(key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-'), "{key}");
            assert!(seen.insert(key), "{key} stands twice in {tag}");
            all.push((key.to_owned(), value.to_owned()));
            rest = after.strip_prefix(' ').unwrap_or(after);
        }
        if !closed {
            open.push(name);
        }
    }
    assert_eq!(open, [""; 0], "everything is closed");
    all
}

/// The numbers of a piece of path or transform text.
fn numbers(text: &str) -> Vec<f64> {
    let mut found = Vec::new();
    let mut number = String::new();
    for letter in text.chars().chain([' ']) {
        let ends = match letter {
            '0'..='9' => false,
            '.' => number.contains('.'),
            _ => true,
        };
        if ends && !number.is_empty() {
            found.push(number.parse().unwrap_or_else(|_| panic!("{number} in {text}")));
            number.clear();
        }
        match letter {
            '0'..='9' | '.' | '-' => number.push(letter),
            ' ' => {}
            other => panic!("{other} in {text}"),
        }
    }
    found
}

/// Every command of a path has whole sets of numbers.
fn check_path(path: &str) {
    assert!(path.starts_with('M'), "{path}");
    let commands: Vec<(usize, char)> = path.char_indices().filter(|(_, c)| c.is_ascii_alphabetic()).collect();
    for (place, (start, command)) in commands.iter().enumerate() {
        let end = commands.get(place + 1).map_or(path.len(), |next| next.0);
        let count = numbers(&path[start + 1..end]).len();
        let set = match command.to_ascii_lowercase() {
            'm' | 'l' => 2,
            'h' | 'v' => 1,
            'q' | 's' => 4,
            'c' => 6,
            'a' => 7,
            'z' => {
                assert_eq!(count, 0, "{path}");
                continue;
            }
            other => panic!("{other} in {path}"),
        };
        assert!(count > 0 && count.is_multiple_of(set), "{command} has {count} numbers in {path}");
    }
}

/// Well-formed, and each value is what its attribute may hold.
fn check(svg: &str) -> Vec<(String, String)> {
    let attributes = parse(svg);
    for (key, value) in &attributes {
        match key.as_str() {
            "d" => check_path(value),
            "transform" | "gradientTransform" => {
                for step in value.split_inclusive(')') {
                    let (name, list) = step.trim_start().split_once('(').expect("a transform has a list");
                    let count = numbers(list.strip_suffix(')').expect("the list is closed")).len();
                    match name {
                        "translate" | "scale" => assert!((1..=2).contains(&count), "{value}"),
                        "rotate" => assert!(count == 1 || count == 3, "{value}"),
                        other => panic!("{other}"),
                    }
                }
            }
            "viewBox" => assert_eq!(numbers(value).len(), 4, "{value}"),
            "x" | "y" | "width" | "height" | "rx" | "ry" | "cx" | "cy" | "r" | "stroke-width" | "stroke-opacity"
            | "fill-opacity" | "offset" => assert_eq!(numbers(value).len(), 1, "{key} {value}"),
            "fill" | "stroke" | "stop-color" => {
                let colour = value.len() == 7 && value.starts_with('#');
                assert!(colour || matches!(value.as_str(), "none" | "currentColor" | "url(#felt)"), "{key} {value}");
            }
            "href" => assert_eq!(value, "#back"),
            "class" | "id" | "xmlns" | "preserveAspectRatio" | "aria-hidden" | "stroke-linecap" | "stroke-linejoin" => {
            }
            other => panic!("{other} in {svg}"),
        }
    }
    attributes
}

/// Drawings that stand many times in one page hold nothing that must be there only once.
fn check_inline(svg: &str) {
    for (key, value) in check(svg) {
        assert!(key != "id" && key != "style" && !value.contains('#') || value.starts_with('#'), "{key} {value}");
    }
}

#[test]
fn every_face_and_back_is_well_formed_and_without_ids() {
    for style in styles() {
        for card in Card::all() {
            check_inline(&face(card, &style));
        }
        for place in [Place::Fanned, Place::Last { step: 24.0 }, Place::Covered { step: 24.0 }] {
            check_inline(&face(Card::new(Rank::KING, Suit::Spades), &FaceStyle { place, ..style }));
        }
        for pattern in [Back::Delft, Back::Woven] {
            check_inline(&back(&BackStyle { back: pattern, theme: style.theme, width: style.width }));
        }
    }
}

#[test]
fn a_face_is_its_paper_body_and_index() {
    for style in styles() {
        for card in Card::all() {
            let whole = face(card, &style);
            let parts = [paper(&style), body_group(card, &style), index_group(card, &style)].concat();
            assert!(whole.ends_with(&(parts + "</svg>")));
            let covered = FaceStyle { place: Place::Covered { step: 24.0 }, ..style };
            assert!(!face(card, &covered).contains("\"bd\""), "a covered card has no body");
        }
    }
}

#[test]
fn every_shape_of_paper_says_so() {
    for style in styles() {
        let paper = format!(" fill=\"{}\"", style.theme.colours().paper);
        for card in Card::all() {
            for tag in face(card, &style).split('<').filter(|tag| tag.contains(&paper)) {
                assert!(tag.contains("class=\"pp\""), "{card}: {tag}");
            }
        }
    }
}

#[test]
fn no_two_faces_of_a_style_are_equal() {
    for style in styles() {
        let faces: BTreeSet<String> = Card::all().map(|card| face(card, &style)).collect();
        assert_eq!(faces.len(), 52);
        let covered = FaceStyle { place: Place::Covered { step: 20.0 }, ..style };
        let indices: BTreeSet<String> = Card::all().map(|card| index_group(card, &covered)).collect();
        assert_eq!(indices.len(), 52);
    }
}

#[test]
fn letters_change_courts_and_colours_change_suits() {
    for width in [46.0, 160.0] {
        let dutch = FaceStyle::new(width);
        let english = FaceStyle { letters: Letters::English, ..dutch };
        let four = FaceStyle { colours: SuitColours::Four, ..dutch };
        for card in Card::all() {
            assert_eq!(face(card, &dutch) != face(card, &english), card.rank() >= Rank::JACK, "{card}");
            assert_eq!(face(card, &dutch) != face(card, &four), card.suit() != Suit::Spades, "{card}");
        }
    }
}

#[test]
fn senseless_widths_make_a_card_all_the_same() {
    for width in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, -5.0, 0.0, 1e-9, 1e300] {
        for card in Card::all().step_by(7) {
            check_inline(&face(card, &FaceStyle::new(width)));
        }
        check_inline(&back(&BackStyle { back: Back::Delft, theme: Theme::Light, width }));
    }
}

#[test]
fn signs_are_different_and_take_the_colour_of_the_text() {
    let icons: BTreeSet<String> = Icon::ALL.into_iter().map(|sign| icon(sign, 22.0, 1.9)).collect();
    assert_eq!(icons.len(), Icon::ALL.len());
    let suits = Suit::ALL.into_iter().map(suit_sign);
    let ranks = Rank::all().flat_map(|rank| [Letters::Dutch, Letters::English].map(|letters| rank_sign(rank, letters)));
    for sign in icons.into_iter().chain(suits).chain(ranks) {
        check_inline(&sign);
        assert!(sign.contains("currentColor"));
    }
}

/// A layout with nothing but columns.
fn bare(columns: Vec<MiniColumn>) -> Miniature {
    Miniature {
        stock: MiniStock::None,
        waste: MiniWaste::None,
        cells: 0,
        foundations: 0,
        tableau: MiniTableau::Columns(columns),
    }
}

#[test]
fn a_miniature_shows_as_many_cards_as_its_layout_has() {
    let count = |layout: &Miniature| {
        let picture = miniature(layout);
        check_inline(&picture);
        // The ground is a rectangle too.
        picture.matches("<rect").count() - 1
    };
    assert_eq!(count(&bare(vec![MiniColumn { closed: 3, open: 4 }; 10])), 70);
    assert_eq!(count(&bare(vec![MiniColumn { closed: 0, open: 0 }])), 1, "an empty column is a place");
    assert_eq!(count(&bare(Vec::new())), 0);
    let table =
        Miniature { stock: MiniStock::Above, waste: MiniWaste::Beside, cells: 3, foundations: 8, ..bare(Vec::new()) };
    assert_eq!(count(&table), 13);
    let heaps = Miniature { stock: MiniStock::Below(5), ..bare(Vec::new()) };
    assert_eq!(count(&heaps), 5);
}

#[test]
fn no_miniature_leaves_its_picture() {
    for columns in [0, 1, 4, 7, 8, 9, 10, 13, 20] {
        for open in [0, 1, 13, 24] {
            for foundations in [0, 4, 8] {
                let layout = Miniature {
                    stock: MiniStock::Above,
                    waste: MiniWaste::Beside,
                    cells: 4,
                    foundations,
                    ..bare(vec![MiniColumn { closed: 7, open }; columns])
                };
                let value = |tag: &str, key: &str| {
                    let (_, rest) = tag.split_once(&format!(" {key}=\"")).expect("a rectangle has this");
                    rest.split_once('"').expect("quoted").0.parse::<f64>().expect("a number")
                };
                for tag in miniature(&layout).split("<rect").skip(2) {
                    let [x, y, width, height] = ["x", "y", "width", "height"].map(|key| value(tag, key));
                    assert!(x >= 0.0 && y >= 0.0 && width > 0.0, "{columns} {open} {foundations}: {tag}");
                    assert!(x + width <= 104.0 && y + height <= 72.0, "{columns} {open} {foundations}: {tag}");
                }
            }
        }
    }
}

#[test]
fn a_document_holds_its_items_in_order() {
    let style = DocumentStyle {
        letters: Letters::English,
        colours: SuitColours::Two,
        theme: Theme::Light,
        back: Back::Woven,
        card_width: 60.0,
    };
    let ace = Card::new(Rank::ACE, Suit::Spades);
    let items = [
        Placed { x: 8.0, y: 8.0, item: Item::Slot },
        Placed { x: 80.0, y: 8.0, item: Item::SuitSlot(Suit::Hearts) },
        Placed { x: 150.0, y: 8.0, item: Item::Back },
        Placed { x: 150.0, y: 14.0, item: Item::Back },
        Placed { x: 150.0, y: 20.0, item: Item::Face(ace, Place::Covered { step: 24.0 }) },
        Placed { x: 150.0, y: 44.0, item: Item::Face(ace, Place::Last { step: 24.0 }) },
    ];
    for card_width in [60.0, 120.0] {
        let picture = document(240.0, 160.0, &DocumentStyle { card_width, ..style }, &items);
        check(&picture);
        let places: Vec<usize> =
            ["translate(8 8)", "translate(80 8)", "translate(150 8)", "translate(150 20)", "translate(150 44)"]
                .iter()
                .map(|place| picture.find(place).expect("each item stands at its place"))
                .collect();
        assert!(places.is_sorted());
        assert_eq!(picture.matches("id=\"back\"").count(), 1, "the back is drawn once");
        assert_eq!(picture.matches("<use").count(), 2);
        assert_eq!(picture.matches("\"bd\"").count(), 1, "only the last card shows its body");
    }
    for shape in [AppIcon::Maskable, AppIcon::Rounded] {
        check(&app_icon(shape));
    }
}
