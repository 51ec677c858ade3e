//! Small pictures of a game's layout, made from its data, for choosing a game.

use crate::palette::{INK, MINI_BACK, MINI_FELT, MINI_LINE, RED, Rgb, Theme, WHITE};
use crate::svg::{Pen, n};

/// A layout, as far as a picture of 104 by 72 can show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Miniature {
    /// Where the stock lies.
    pub stock: MiniStock,
    /// Whether a waste lies beside the stock.
    pub waste: MiniWaste,
    /// The number of cells.
    pub cells: u8,
    /// The number of foundations.
    pub foundations: u8,
    /// The cards of the tableau.
    pub tableau: MiniTableau,
}

/// Where a miniature's stock lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MiniStock {
    /// There is none.
    None,
    /// In the row above the tableau, at the left.
    Above,
    /// Below the tableau, as this many heaps.
    Below(u8),
}

/// Whether a miniature has a waste.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MiniWaste {
    /// There is none.
    None,
    /// One card beside the stock.
    Beside,
}

/// The tableau of a miniature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MiniTableau {
    /// Columns that are fanned downwards.
    Columns(Vec<MiniColumn>),
    /// Cards that cover each other by halves, as in a pyramid, in the order in which they are laid.
    Heap(Vec<MiniCard>),
}

/// One column of a miniature: the closed cards lie under the open ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MiniColumn {
    /// Cards face down.
    pub closed: u8,
    /// Cards face up.
    pub open: u8,
}

/// One card of a heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MiniCard {
    /// How many half cards its middle lies to the right of the picture's middle.
    pub across: i8,
    /// Its row, counted from 0 downwards.
    pub row: u8,
    /// Open or closed.
    pub side: MiniSide,
}

/// Which side of a card is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MiniSide {
    /// Face up and free to be played: with a dot of its colour.
    Free,
    /// Face up and covered.
    Open,
    /// Face down.
    Closed,
}

const WIDTH: f64 = 104.0;
const HEIGHT: f64 = 72.0;
const CARD: [f64; 2] = [9.0, 12.6];
/// Where the row above the tableau begins, and the row below it.
const ABOVE: f64 = 8.0;
const BELOW: f64 = 54.0;

/// The layout as an `<svg class="mini">` without a size of its own, 104 by 72 units.
#[must_use]
pub fn miniature(layout: &Miniature) -> String {
    let mut pen = Pen::new();
    pen.put(format_args!(
        "<svg class=\"mini\" viewBox=\"0 0 {0} {1}\" aria-hidden=\"true\">\
         <rect width=\"{0}\" height=\"{1}\" rx=\"6\" fill=\"{MINI_FELT}\"/>",
        n(WIDTH),
        n(HEIGHT)
    ));
    let columns = match &layout.tableau {
        MiniTableau::Columns(columns) => columns.len(),
        MiniTableau::Heap(_) => 0,
    };
    let grid = Grid::new(columns);
    row_above(&mut pen, layout, &grid);
    row_below(&mut pen, layout, &grid);
    match &layout.tableau {
        MiniTableau::Columns(columns) => draw_columns(&mut pen, layout, columns, &grid),
        MiniTableau::Heap(cards) => draw_heap(&mut pen, layout, cards),
    }
    pen.raw("</svg>");
    pen.finish()
}

/// The columns' places, centred.
struct Grid {
    left: f64,
    /// From one column to the next.
    step: f64,
    right: f64,
}

impl Grid {
    fn new(columns: usize) -> Grid {
        // A heap's piles stand where those of seven columns would.
        let count = f64::from(u16::try_from(if columns == 0 { 7 } else { columns }).unwrap_or(u16::MAX));
        let between = (count - 1.0).max(1.0);
        let gap = ((48.4 - 4.0 * count) / between).min((98.0 - CARD[0] * count) / between).min(3.4);
        let step = CARD[0] + gap;
        let left = (WIDTH - CARD[0] - step * (count - 1.0)) / 2.0;
        Grid { left, step, right: WIDTH - left }
    }
}

/// Stock, waste and cells from the left, foundations from the right.
fn row_above(pen: &mut Pen, layout: &Miniature, grid: &Grid) {
    let stock = match layout.stock {
        MiniStock::Above => 1,
        MiniStock::None | MiniStock::Below(_) => 0,
    };
    let waste = match (layout.stock, layout.waste) {
        (MiniStock::Above, MiniWaste::Beside) => 1,
        (_, MiniWaste::Beside | MiniWaste::None) => 0,
    };
    let [cells, foundations] = [layout.cells, layout.foundations].map(f64::from);
    let places = f64::from(stock + waste) + cells + foundations;
    // More places than columns stand closer, and their outlines grow narrower.
    let step = grid.step.min((grid.right - grid.left - CARD[0]) / (places - 1.0).max(1.0));
    let width = CARD[0].min(step - 0.9).max(2.0);
    let mut x = grid.left;
    if stock > 0 {
        closed(pen, x, ABOVE);
        x += step.max(CARD[0]);
    }
    if waste > 0 {
        open(pen, [x, ABOVE], Some(RED));
        x += step.max(CARD[0]);
    }
    for cell in 0..layout.cells {
        slot(pen, [x + f64::from(cell) * step, ABOVE], width);
    }
    for foundation in 0..layout.foundations {
        let back = f64::from(layout.foundations - 1 - foundation) * step;
        slot(pen, [grid.right - width - back, ABOVE], width);
    }
}

/// A stock below the tableau: heaps at the left, or with its waste in the middle.
fn row_below(pen: &mut Pen, layout: &Miniature, grid: &Grid) {
    let heaps = match layout.stock {
        MiniStock::Below(heaps) => heaps,
        MiniStock::None | MiniStock::Above => return,
    };
    let first = match layout.waste {
        MiniWaste::Beside => WIDTH / 2.0 - 12.0,
        MiniWaste::None => grid.left,
    };
    for heap in 0..heaps.min(12) {
        closed(pen, first + f64::from(heap) * 3.0, BELOW);
    }
    match layout.waste {
        MiniWaste::Beside => open(pen, [WIDTH / 2.0 + 3.0, BELOW], Some(RED)),
        MiniWaste::None => {}
    }
}

/// Where the tableau begins and ends.
fn extent(layout: &Miniature) -> [f64; 2] {
    let above = match layout.stock {
        MiniStock::Above => true,
        MiniStock::None | MiniStock::Below(_) => layout.cells > 0 || layout.foundations > 0,
    };
    let bottom = match layout.stock {
        MiniStock::Below(_) => BELOW - 3.0,
        MiniStock::None | MiniStock::Above => HEIGHT - 4.0,
    };
    [if above { 26.0 } else { ABOVE }, bottom]
}

fn draw_columns(pen: &mut Pen, layout: &Miniature, columns: &[MiniColumn], grid: &Grid) {
    let [top, bottom] = extent(layout);
    let depth = |column: &MiniColumn| 2.0 * f64::from(column.closed) + 3.4 * f64::from(column.open.saturating_sub(1));
    let deepest = columns.iter().map(depth).fold(1.0, f64::max);
    let squeeze = ((bottom - top - CARD[1]) / deepest).min(1.0);
    let mut x = grid.left;
    for (place, column) in columns.iter().enumerate() {
        let mut y = top;
        for _ in 0..column.closed {
            closed(pen, x, y);
            y += 2.0 * squeeze;
        }
        for card in 1..=column.open {
            let colour = if (place + usize::from(card)) % 2 == 0 { RED } else { INK };
            open(pen, [x, y], (card == column.open).then_some(colour));
            y += 3.4 * squeeze;
        }
        if column.closed == 0 && column.open == 0 {
            slot(pen, [x, y], CARD[0]);
        }
        x += grid.step;
    }
}

fn draw_heap(pen: &mut Pen, layout: &Miniature, cards: &[MiniCard]) {
    let [top, bottom] = extent(layout);
    let last = cards.iter().map(|card| card.row).max().unwrap_or(0);
    let step = ((bottom - top - CARD[1]) / f64::from(last.max(1))).min(7.8);
    for (place, card) in cards.iter().enumerate() {
        let x = WIDTH / 2.0 - CARD[0] / 2.0 + f64::from(card.across) * 5.0;
        let y = top + step * f64::from(card.row);
        match card.side {
            MiniSide::Free => open(pen, [x, y], Some(if place % 2 == 0 { RED } else { INK })),
            MiniSide::Open => open(pen, [x, y], None),
            MiniSide::Closed => closed(pen, x, y),
        }
    }
}

fn open(pen: &mut Pen, [x, y]: [f64; 2], dot: Option<Rgb>) {
    let paper = Theme::Light.colours().paper;
    card(pen, [x, y], paper, MINI_LINE, 0.6);
    if let Some(colour) = dot {
        pen.dot(x + CARD[0] / 2.0, y + CARD[1] / 2.0 + 0.6, 1.7, colour);
    }
}

fn closed(pen: &mut Pen, x: f64, y: f64) {
    card(pen, [x, y], MINI_BACK, Theme::Light.colours().paper, 0.9);
}

fn card(pen: &mut Pen, [x, y]: [f64; 2], fill: Rgb, line: Rgb, width: f64) {
    pen.put(format_args!(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"1.3\" fill=\"{fill}\" stroke=\"{line}\" \
         stroke-width=\"{}\"/>",
        n(x),
        n(y),
        n(CARD[0]),
        n(CARD[1]),
        n(width)
    ));
}

fn slot(pen: &mut Pen, [x, y]: [f64; 2], width: f64) {
    pen.put(format_args!(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"1.3\" fill=\"none\" stroke=\"{WHITE}\" \
         stroke-opacity=\".65\" stroke-width=\".8\"/>",
        n(x + 0.4),
        n(y + 0.4),
        n(width - 0.8),
        n(CARD[1] - 0.8)
    ));
}
