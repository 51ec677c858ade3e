//! The sizes of cards and fans in twelve windows, as the design lists them.

use super::*;
use crate::StockSide;

/// Card width and height, gap, and the open step at most and at least.
type Sizes = [f64; 5];

/// Twelve windows, each with seven, eight, nine and ten columns.
const TABLE: [((f64, f64), Form, [Sizes; 4]); 12] = [
    (
        (320.0, 568.0),
        Form::Phone,
        [
            [40.0, 56.0, 4.0, 24.0, 14.0],
            [35.0, 49.0, 4.0, 24.0, 14.0],
            [31.0, 43.0, 3.0, 24.0, 14.0],
            [28.0, 39.0, 3.0, 24.0, 14.0],
        ],
    ),
    (
        (360.0, 640.0),
        Form::Phone,
        [
            [46.0, 64.0, 4.0, 24.0, 14.0],
            [40.0, 56.0, 4.0, 24.0, 14.0],
            [36.0, 50.0, 3.0, 24.0, 14.0],
            [32.0, 45.0, 3.0, 24.0, 14.0],
        ],
    ),
    (
        (360.0, 740.0),
        Form::Phone,
        [
            [46.0, 64.0, 4.0, 24.0, 14.0],
            [40.0, 56.0, 4.0, 24.0, 14.0],
            [36.0, 50.0, 3.0, 24.0, 14.0],
            [32.0, 45.0, 3.0, 24.0, 14.0],
        ],
    ),
    (
        (390.0, 844.0),
        Form::Phone,
        [
            [50.0, 70.0, 4.0, 25.0, 15.0],
            [43.0, 60.0, 4.0, 24.0, 14.0],
            [39.0, 55.0, 3.0, 24.0, 14.0],
            [35.0, 49.0, 3.0, 24.0, 14.0],
        ],
    ),
    (
        (412.0, 915.0),
        Form::Phone,
        [
            [53.0, 74.0, 4.0, 27.0, 15.0],
            [46.0, 64.0, 4.0, 24.0, 14.0],
            [41.0, 57.0, 3.0, 24.0, 14.0],
            [37.0, 52.0, 3.0, 24.0, 14.0],
        ],
    ),
    (
        (740.0, 360.0),
        Form::Rails,
        [
            [60.0, 84.0, 5.0, 30.0, 18.0],
            [57.0, 80.0, 5.0, 29.0, 17.0],
            [52.0, 73.0, 5.0, 26.0, 15.0],
            [48.0, 67.0, 4.0, 24.0, 14.0],
        ],
    ),
    (
        (844.0, 390.0),
        Form::Rails,
        [
            [65.0, 91.0, 6.0, 33.0, 19.0],
            [65.0, 91.0, 6.0, 33.0, 19.0],
            [61.0, 85.0, 5.0, 31.0, 18.0],
            [56.0, 78.0, 5.0, 28.0, 16.0],
        ],
    ),
    (
        (768.0, 1024.0),
        Form::Desk,
        [
            [91.0, 127.0, 13.0, 24.0, 15.0],
            [80.0, 112.0, 11.0, 24.0, 14.0],
            [71.0, 99.0, 10.0, 36.0, 21.0],
            [63.0, 88.0, 9.0, 32.0, 18.0],
        ],
    ),
    (
        (1024.0, 768.0),
        Form::Desk,
        [
            [124.0, 174.0, 17.0, 31.0, 21.0],
            [108.0, 151.0, 15.0, 27.0, 18.0],
            [96.0, 134.0, 13.0, 24.0, 16.0],
            [86.0, 120.0, 12.0, 24.0, 15.0],
        ],
    ),
    (
        (1280.0, 800.0),
        Form::Desk,
        [
            [133.0, 186.0, 19.0, 33.0, 23.0],
            [133.0, 186.0, 19.0, 33.0, 23.0],
            [121.0, 169.0, 17.0, 30.0, 21.0],
            [109.0, 153.0, 15.0, 28.0, 19.0],
        ],
    ),
    (
        (1920.0, 1080.0),
        Form::Desk,
        [
            [185.0, 259.0, 26.0, 47.0, 32.0],
            [185.0, 259.0, 26.0, 47.0, 32.0],
            [184.0, 258.0, 26.0, 46.0, 32.0],
            [166.0, 232.0, 23.0, 42.0, 29.0],
        ],
    ),
    (
        (2560.0, 1440.0),
        Form::Desk,
        [
            [252.0, 353.0, 35.0, 64.0, 44.0],
            [252.0, 353.0, 35.0, 64.0, 44.0],
            [248.0, 347.0, 35.0, 62.0, 43.0],
            [223.0, 312.0, 31.0, 56.0, 39.0],
        ],
    ),
];

fn layouts() -> impl Iterator<Item = (Layout, Form, Sizes, String)> {
    TABLE.iter().flat_map(|((width, height), form, sizes)| {
        sizes.iter().zip(7..).map(move |(sizes, columns)| {
            let shape = Shape::new(columns, 4, 3);
            let layout = Layout::new(&Window::new(*width, *height), &shape, StockSide::Usual);
            (layout, *form, *sizes, format!("{width} x {height}, {columns} columns"))
        })
    })
}

#[test]
fn cards_and_gaps_have_their_sizes() {
    for (layout, form, [width, height, gap, ..], name) in layouts() {
        assert_eq!(layout.form, form, "{name}");
        assert_eq!((layout.card.width, layout.card.height, layout.gap), (width, height, gap), "{name}");
        assert_eq!(layout.sideways(), 0.0, "{name}");
    }
}

#[test]
fn open_cards_have_their_steps() {
    for (layout, _, [.., most, least], name) in layouts() {
        assert_eq!(layout.fan(0, 2).open_step, most, "{name}");
        assert_eq!(layout.fan(0, 104).open_step, least, "{name}");
    }
}

#[test]
fn six_closed_and_thirteen_open_cards_fit_everywhere() {
    for (layout, _, _, name) in layouts() {
        let fan = layout.fan(6, 13);
        assert_eq!(fan.extent(), 0.0, "{name}");
        assert!(fan.height <= fan.room + 1e-6, "{name}");
    }
}

#[test]
fn nineteen_cards_are_not_drawn_together_on_640_pixels() {
    let layout = Layout::new(&Window::new(360.0, 640.0), &Shape::new(7, 4, 3), StockSide::Usual);
    let fan = layout.fan(6, 13);
    assert_eq!((fan.closed_step, fan.open_step), (8.0, 24.0));
}
