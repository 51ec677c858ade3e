//! A table as a picture.

use art::{Back, DocumentStyle, Form, Item, Letters, Place, Placed as Drawn, SuitColours, Theme, document};
use engine::{Placed, Table};
use rules::Rules;

/// The cards' width; all other sizes follow from it.
const WIDTH: f64 = 100.0;
/// Between two piles.
const GAP: f64 = 14.0;
/// Around the table.
const MARGIN: f64 = 16.0;
/// Between two open cards of a column.
const OPEN_STEP: f64 = 34.0;
/// Between a closed card of a column and the next one.
const CLOSED_STEP: f64 = 14.0;
/// Between two cards of the waste.
const WASTE_STEP: f64 = 34.0;
/// How many cards of the waste are seen.
const WASTE_SEEN: usize = 3;

/// A standalone SVG of the table as its player sees it, in English, light, two colours.
pub(crate) fn picture(rules: &Rules, table: &Table) -> String {
    let style = DocumentStyle {
        letters: Letters::English,
        colours: SuitColours::default(),
        theme: Theme::default(),
        back: Back::default(),
        card_width: WIDTH,
    };
    // Stock, waste with its fan, and the foundations stand above the columns.
    let places = table.columns().len().max(3 + table.foundations().len());
    let x = |place: usize| MARGIN + place as f64 * (WIDTH + GAP);
    let height = Form::of(WIDTH).height();
    let below = MARGIN + height + GAP;
    let mut items = Vec::new();
    let mut put = |x: f64, y: f64, item: Item| items.push(Drawn { x, y, item });

    put(x(0), MARGIN, if table.stock().is_empty() { Item::Slot } else { Item::Back });
    if table.waste().is_empty() {
        put(x(1), MARGIN, Item::Slot);
    }
    let seen = &table.waste()[table.waste().len().saturating_sub(WASTE_SEEN)..];
    for (i, placed) in seen.iter().enumerate() {
        let place = if i + 1 == seen.len() { Place::Free } else { Place::Fanned };
        put(x(1) + i as f64 * WASTE_STEP, MARGIN, item(placed, place));
    }
    let first = places - table.foundations().len();
    for (i, (suit, pile)) in rules.foundation_suits().into_iter().zip(table.foundations()).enumerate() {
        let shown = pile.last().map_or(Item::SuitSlot(suit), |top| item(top, Place::Free));
        put(x(first + i), MARGIN, shown);
    }
    let left = (places - table.columns().len()) as f64 * (WIDTH + GAP) / 2.0;
    let mut bottom = below + height;
    for (i, column) in table.columns().iter().enumerate() {
        let mut y = below;
        if column.is_empty() {
            put(x(i) + left, y, Item::Slot);
        }
        for (row, placed) in column.iter().enumerate() {
            let last = row + 1 == column.len();
            let place = if last { Place::Last { step: OPEN_STEP } } else { Place::Covered { step: OPEN_STEP } };
            put(x(i) + left, y, item(placed, place));
            bottom = bottom.max(y + height);
            y += if placed.is_up() { OPEN_STEP } else { CLOSED_STEP };
        }
    }
    document(x(places) - GAP + MARGIN, bottom + MARGIN, &style, &items)
}

fn item(placed: &Placed, place: Place) -> Item {
    if placed.is_up() { Item::Face(placed.card(), place) } else { Item::Back }
}
