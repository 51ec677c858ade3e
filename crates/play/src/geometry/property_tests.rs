//! What holds for the layout of every window.

use super::*;
use crate::StockSide;
use engine::{Facing, Pile};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// Binary fractions leave this much.
const NEARLY: f64 = 1e-6;

#[derive(Clone, Debug)]
struct Given {
    window: Window,
    shape: Shape,
    side: StockSide,
}

impl Given {
    fn layout(&self) -> Layout {
        Layout::new(&self.window, &self.shape, self.side)
    }
}

fn side() -> impl Strategy<Value = StockSide> {
    prop_oneof![Just(StockSide::Usual), Just(StockSide::Left), Just(StockSide::Right)]
}

fn length(least: u32, most: u32) -> impl Strategy<Value = f64> {
    // Small windows are where room is short, so half of them are small.
    prop_oneof![least..=900, least..=most].prop_map(f64::from)
}

/// Any window from 320 x 200 to 5120 x 2880 and any table of the family with at least so many columns.
fn given(columns: usize) -> impl Strategy<Value = Given> {
    let inset = prop_oneof![Just(0.0), (0..60u32).prop_map(f64::from)];
    let shape = (columns..=12, prop_oneof![Just(4usize), Just(8)], prop_oneof![1..=3usize, 1..=24usize]);
    (length(320, 5120), length(200, 2880), [inset.clone(), inset.clone(), inset], shape, side()).prop_map(
        |(width, height, [top, bottom, sides], (columns, foundations, shown), side)| {
            // Devices keep something at the sides only when they lie on one.
            let sides = if width > height { sides } else { 0.0 };
            let safe = Insets { top, right: sides, bottom, left: sides };
            let height = height + top + bottom;
            Given { window: Window { width, height, safe }, shape: Shape::new(columns, foundations, shown), side }
        },
    )
}

fn column() -> impl Strategy<Value = Vec<Facing>> {
    (0..=12usize, 0..=26usize).prop_map(|(closed, open)| facings(closed, open))
}

fn facings(closed: usize, open: usize) -> Vec<Facing> {
    let mut column = vec![Facing::Down; closed];
    column.resize(closed + open, Facing::Up);
    column
}

fn apart(a: &Rect, b: &Rect) -> bool {
    a.intersection(b).area() <= NEARLY
}

/// Where the whole table may lie: its part of the window, with everything that scrolls sideways.
fn ground(layout: &Layout) -> Rect {
    Rect { width: layout.content_width, ..layout.table }
}

fn within(outer: &Rect, inner: &Rect) -> bool {
    inner.x >= outer.x - NEARLY
        && inner.y >= outer.y - NEARLY
        && inner.right() <= outer.right() + NEARLY
        && inner.bottom() <= outer.bottom() + NEARLY
}

fn foundations(layout: &Layout) -> Vec<Rect> {
    layout.foundations.iter().map(|point| Rect::at(*point, layout.card)).collect()
}

fn stock(layout: &Layout) -> Rect {
    Rect::at(layout.stock, layout.card)
}

fn columns(layout: &Layout) -> Vec<Rect> {
    let width = layout.card.width;
    layout.columns.iter().map(|c| Rect::new(c.x, c.top, width, c.bottom - c.top)).collect()
}

fn settings() -> ProptestConfig {
    ProptestConfig { cases: 400, failure_persistence: None, rng_seed: RngSeed::Fixed(7), ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(settings())]

    #[test]
    fn piles_lie_on_the_table_and_clear_of_each_other(given in given(3)) {
        let layout = given.layout();
        let ground = ground(&layout);
        let (stock, waste) = (stock(&layout), layout.waste_area());
        prop_assert!(within(&ground, &stock) && within(&ground, &waste), "{layout:?}");
        prop_assert!(apart(&stock, &waste), "{layout:?}");
        for foundation in foundations(&layout) {
            prop_assert!(within(&ground, &foundation), "{layout:?}");
            prop_assert!(apart(&foundation, &stock) && apart(&foundation, &waste), "{layout:?}");
        }
        for column in columns(&layout) {
            prop_assert!(column.x >= ground.x && column.right() <= ground.right(), "{layout:?}");
            prop_assert!(column.bottom() <= ground.bottom(), "{layout:?}");
            prop_assert!(apart(&column, &stock) && apart(&column, &waste), "{layout:?}");
            for foundation in foundations(&layout) {
                prop_assert!(apart(&column, &foundation), "{layout:?}");
            }
        }
        for (left, right) in layout.columns.iter().zip(&layout.columns[1..]) {
            prop_assert!(right.x >= left.x + layout.card.width + 3.0, "{layout:?}");
        }
        prop_assert!(apart(&layout.bars.buttons, &layout.table) || layout.form == Form::Rails);
    }

    #[test]
    fn the_buttons_cover_no_card(given in given(3)) {
        let layout = given.layout();
        let piles = [vec![stock(&layout), layout.waste_area()], foundations(&layout), columns(&layout)].concat();
        prop_assume!(layout.sideways() == 0.0);
        prop_assert!(piles.iter().all(|pile| apart(pile, &layout.bars.buttons)), "{layout:?}");
    }

    #[test]
    fn cards_of_a_column_lie_in_its_place_or_it_scrolls(given in given(7), cards in column(), number in 0..7usize) {
        let layout = given.layout();
        let (fan, place) = (layout.fan_of(&cards), layout.columns[number]);
        let at = |offset| layout.column_spots(number, &cards, ColumnState { offset, lifted: 0 });
        let (begin, end) = (at(0.0), at(f64::INFINITY));
        prop_assert_eq!(begin.len(), cards.len());
        if let (Some(first), Some(last)) = (begin.first(), end.last()) {
            prop_assert_eq!(first.y, place.top);
            let bottom = last.y + layout.card.height;
            if fan.extent() > 0.0 {
                prop_assert!((bottom - place.bottom).abs() < NEARLY, "{bottom} {place:?}");
            } else {
                prop_assert!(bottom <= place.bottom + NEARLY, "{bottom} {place:?}");
            }
        }
        for pair in begin.windows(2) {
            prop_assert!(pair[0].z < pair[1].z && pair[0].x == pair[1].x);
        }
    }

    #[test]
    fn the_index_of_every_open_card_is_seen(given in given(3), cards in column(), count in 0..24usize) {
        let layout = given.layout();
        let spots = layout.column_spots(0, &cards, ColumnState::default());
        for (pair, facing) in spots.windows(2).zip(&cards) {
            let least = match facing { Facing::Up => 14.0, Facing::Down => 5.0 };
            prop_assert!(pair[1].y - pair[0].y >= least - NEARLY);
        }
        let waste = layout.waste_spots(count, layout.waste.shown);
        let fanned = waste.len().saturating_sub(layout.waste.shown);
        for pair in waste[fanned..].windows(2) {
            let (dx, dy) = (pair[1].x - pair[0].x, pair[1].y - pair[0].y);
            prop_assert!(dx >= 23.0 || (dx == 0.0 && dy >= 14.0), "{dx} {dy}");
        }
        // As wide as the index of a ten in a fan.
        let index = match layout.drawing {
            Drawing::Narrow => 0.56 * layout.card.width,
            Drawing::Full => 0.40 * layout.card.width,
        };
        for (i, from) in layout.foundations.iter().enumerate() {
            for to in &layout.foundations[i + 1..] {
                let (dx, dy) = ((to.x - from.x).abs(), (to.y - from.y).abs());
                prop_assert!(dx >= index.round() || dy >= 14.0, "{dx} {dy} {layout:?}");
            }
        }
    }

    #[test]
    fn three_turned_cards_are_always_shown(given in given(3)) {
        let layout = given.layout();
        let wanted = given.shape.waste_shown;
        prop_assert!(layout.waste.shown <= wanted);
        prop_assert!(layout.waste.shown >= wanted.min(3), "{layout:?}");
    }

    #[test]
    fn a_longer_column_is_never_wider_apart(given in given(3), closed in 0..12usize, open in 1..26usize) {
        let layout = given.layout();
        let (fan, longer) = (layout.fan(closed, open), layout.fan(closed, open + 1));
        prop_assert!(longer.open_step <= fan.open_step + NEARLY && longer.closed_step <= fan.closed_step + NEARLY);
        prop_assert!(longer.height >= fan.height - NEARLY);
    }

    #[test]
    fn the_other_side_is_the_mirror(given in given(7)) {
        let [left, right] = [StockSide::Left, StockSide::Right].map(|side| Given { side, ..given.clone() }.layout());
        let mirror = |rect: Rect| {
            let x = match left.form {
                Form::Phone | Form::Desk => {
                    let last = left.columns.last().expect("there are columns").x + left.card.width;
                    left.columns[0].x + last - rect.right()
                }
                Form::Rails => right.table.x + right.content_width - rect.right() + left.table.x,
            };
            Rect { x, ..rect }
        };
        // They count from the left on either side, and in two rows by pairs.
        let in_rows = |mut rects: Vec<Rect>| {
            rects.sort_by(|a, b| (a.y, a.x).partial_cmp(&(b.y, b.x)).expect("places are numbers"));
            rects
        };
        let mirrored = in_rows(foundations(&right).into_iter().map(mirror).collect());
        prop_assert_eq!(stock(&left), mirror(stock(&right)));
        prop_assert_eq!(left.waste_area(), mirror(right.waste_area()));
        prop_assert_eq!(in_rows(foundations(&left)), mirrored);
        prop_assert!(foundations(&left).windows(2).all(|pair| pair[0].x <= pair[1].x || pair[0].y < pair[1].y));
        prop_assert_eq!((left.card, left.gap, left.content_width), (right.card, right.gap, right.content_width));
        let mut mirrored: Vec<Rect> = columns(&right).into_iter().map(mirror).collect();
        mirrored.reverse();
        prop_assert_eq!(columns(&left), mirrored);
        prop_assert_eq!((left.side, right.side), (Side::Left, Side::Right));
        prop_assert_eq!(left.bars.buttons.width, right.bars.buttons.width);
        if left.form == Form::Rails {
            let whole = left.window.width;
            prop_assert_eq!(left.bars.buttons.x, whole - right.bars.buttons.right());
            prop_assert_eq!(left.bars.state.x, mirror(right.bars.state).x);
        }
    }

    #[test]
    fn six_closed_and_thirteen_open_cards_fit(given in given(7)) {
        let layout = given.layout();
        let room = layout.window.height - given.window.safe.top - given.window.safe.bottom;
        let promised = match (layout.form, layout.drawing) {
            (Form::Phone, _) => room >= 568.0 && room >= 1.6 * layout.window.width,
            (Form::Rails, _) => room >= 320.0,
            (Form::Desk, Drawing::Full) => room >= 520.0,
            (Form::Desk, Drawing::Narrow) => room >= 768.0,
        };
        prop_assert!(!promised || layout.fan(6, 13).extent() == 0.0, "{layout:?} {:?}", layout.fan(6, 13));
    }

    #[test]
    fn cards_fall_on_the_legal_pile_they_cover_most(
        given in given(7),
        cards in column(),
        [x, y, px, py] in [-100.0..1400.0, -100.0..1400.0, -100.0..1400.0, -100.0..1400.0f64],
        legal in proptest::collection::vec(any::<bool>(), 9),
    ) {
        let layout = given.layout();
        let piles = (0..7).map(Pile::Column).chain([Pile::Foundation(0), Pile::Foundation(3)]);
        let goals: Vec<Goal> = piles
            .zip(legal)
            .filter(|(_, legal)| *legal)
            .map(|(pile, _)| {
                let rect = match pile {
                    Pile::Column(i) => layout.column_rect(usize::from(i), &cards),
                    Pile::Stock | Pile::Waste | Pile::Foundation(_) => layout.place(pile),
                };
                Goal { pile, rect: rect.expect("the table has it") }
            })
            .collect();
        let dragged = Rect::at(Point::new(x, y), layout.card);
        let pointer = Point::new(px, py);
        let overlap = |goal: &Goal| match goal.pile {
            Pile::Column(i) => {
                let strip = layout.strip(usize::from(i)).expect("the table has it");
                goal.rect.intersection(&strip).intersection(&dragged).area()
            }
            Pile::Stock | Pile::Waste | Pile::Foundation(_) => goal.rect.intersection(&dragged).area(),
        };
        let most = goals.iter().map(overlap).fold(0.0, f64::max);
        let target = layout.drop_target(dragged, pointer, &goals);
        let found = goals.iter().find(|goal| Some(goal.pile) == target);
        prop_assert_eq!(target.is_some(), found.is_some(), "only what is legal");
        match found {
            Some(goal) if most > 0.0 => prop_assert_eq!(overlap(goal), most),
            Some(goal) => match goal.pile {
                Pile::Column(i) => prop_assert!(layout.strip(usize::from(i)).is_some_and(|s| s.contains(pointer))),
                other => prop_assert!(false, "{other} was not covered"),
            },
            None => {
                prop_assert_eq!(most, 0.0);
                for goal in &goals {
                    if let Pile::Column(i) = goal.pile {
                        prop_assert!(!layout.strip(usize::from(i)).is_some_and(|s| s.contains(pointer)));
                    }
                }
            }
        }
    }

    #[test]
    fn nothing_that_is_asked_gives_a_number_that_is_none(
        numbers in proptest::collection::vec(strange(), 7),
        [columns, foundations, shown] in [0..200usize, 0..200usize, 0..200usize],
        side in side(),
        cards in column(),
    ) {
        let safe = Insets { top: numbers[2], right: numbers[3], bottom: numbers[4], left: numbers[5] };
        let window = Window { width: numbers[0], height: numbers[1], safe };
        let shape = Shape { columns, foundations, waste_shown: shown, heights: numbers[6] };
        let layout = Layout::new(&window, &shape, side);
        prop_assert_eq!(&layout, &Layout::new(&window, &shape, side));
        let spots = layout.column_spots(0, &cards, ColumnState { offset: numbers[6], lifted: foundations });
        let text = format!("{layout:?} {spots:?} {:?} {:?}", layout.fan_of(&cards), layout.waste_spots(9, shown));
        prop_assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
        let sizes = [layout.card, layout.window, Size { width: layout.table.width, height: layout.table.height }];
        prop_assert!(sizes.iter().all(|size| size.width > 0.0 && size.height >= 0.0), "{layout:?}");
        let fan = layout.fan_of(&cards);
        prop_assert!(fan.room >= 0.0 && fan.height > 0.0 && fan.extent() >= 0.0);
    }
}

/// Numbers that no window has, among those that it may.
fn strange() -> impl Strategy<Value = f64> {
    prop_oneof![
        4 => (0..6000u32).prop_map(f64::from),
        1 => any::<f64>(),
        1 => prop_oneof![Just(f64::NAN), Just(f64::INFINITY), Just(f64::NEG_INFINITY), Just(-1.0), Just(0.0)],
    ]
}
