//! Where piles lie in windows that the design shows, and how cards lie on them.

use super::*;
use crate::StockSide;
use engine::{Facing, Pile};

fn layout(width: f64, height: f64, shape: Shape, side: StockSide) -> Layout {
    Layout::new(&Window::new(width, height), &shape, side)
}

fn usual(width: f64, height: f64) -> Layout {
    layout(width, height, Shape::new(7, 4, 3), StockSide::Usual)
}

fn xs(points: &[Point]) -> Vec<f64> {
    points.iter().map(|point| point.x).collect()
}

fn corners(spots: &[Spot]) -> Vec<(f64, f64)> {
    spots.iter().map(|spot| (spot.x, spot.y)).collect()
}

fn column_xs(layout: &Layout) -> Vec<f64> {
    layout.columns.iter().map(|column| column.x).collect()
}

#[test]
fn a_phone_has_the_stock_to_the_right_and_buttons_below() {
    let layout = usual(360.0, 740.0);
    assert_eq!(layout.stock, Point::new(307.0, 40.0));
    assert_eq!(xs(&layout.foundations), [7.0, 57.0, 107.0, 157.0]);
    assert_eq!(column_xs(&layout), [7.0, 57.0, 107.0, 157.0, 207.0, 257.0, 307.0]);
    assert_eq!((layout.columns[0].top, layout.columns[0].bottom), (116.0, 688.0));
    assert_eq!(corners(&layout.waste_spots(3, 3)), [(205.0, 40.0), (231.0, 40.0), (257.0, 40.0)]);
    assert_eq!(corners(&layout.waste_spots(3, 1)), [(257.0, 40.0); 3]);
    assert_eq!(layout.bars.bar, Rect::new(0.0, 696.0, 360.0, 44.0));
    assert_eq!(layout.bars.state, Rect::new(0.0, 0.0, 360.0, 36.0));
    assert_eq!((layout.bars.message.bottom, layout.bars.message.width), (688.0, 344.0));
    assert_eq!((layout.drawing, layout.radius), (Drawing::Narrow, 3.0));
}

#[test]
fn the_left_hand_has_the_mirror_of_a_phone() {
    let layout = layout(360.0, 740.0, Shape::new(7, 4, 3), StockSide::Left);
    assert_eq!(layout.stock, Point::new(7.0, 40.0));
    assert_eq!(xs(&layout.foundations), [157.0, 207.0, 257.0, 307.0]);
    assert_eq!(corners(&layout.waste_spots(3, 3)), [(57.0, 40.0), (83.0, 40.0), (109.0, 40.0)]);
    assert_eq!(corners(&layout.waste_spots(3, 1)), [(57.0, 40.0); 3]);
}

#[test]
fn rails_have_the_columns_at_full_height_and_the_buttons_at_the_outer_edge() {
    let layout = usual(740.0, 360.0);
    assert_eq!(layout.foundations, [6.0, 94.0, 182.0, 270.0].map(|y| Point::new(33.0, y)));
    assert_eq!(column_xs(&layout), [115.0, 180.0, 245.0, 310.0, 375.0, 440.0, 505.0]);
    assert_eq!((layout.columns[0].top, layout.columns[0].bottom), (6.0, 354.0));
    assert_eq!(layout.stock, Point::new(587.0, 6.0));
    assert_eq!(corners(&layout.waste_spots(3, 3)), [(587.0, 100.0), (587.0, 123.0), (587.0, 146.0)]);
    assert_eq!(layout.bars.buttons, Rect::new(666.0, 6.0, 52.0, 348.0));
    assert_eq!(layout.bars.state, Rect::new(583.0, 238.0, 68.0, 114.0));
}

#[test]
fn the_desk_has_the_stock_to_the_left_and_buttons_above() {
    let layout = usual(1280.0, 800.0);
    assert_eq!(layout.stock, Point::new(118.0, 60.0));
    assert_eq!(corners(&layout.waste_spots(5, 3))[2..], [(270.0, 60.0), (323.0, 60.0), (376.0, 60.0)]);
    assert_eq!(xs(&layout.foundations), [574.0, 726.0, 878.0, 1030.0]);
    assert_eq!((layout.columns[6].x, layout.columns[6].top, layout.columns[6].bottom), (1030.0, 268.0, 784.0));
    assert_eq!(layout.bars.bar, Rect::new(0.0, 0.0, 1280.0, 44.0));
    assert_eq!(layout.bars.message.bottom, 776.0);
    assert_eq!(layout.drawing, Drawing::Full);
}

#[test]
fn the_desk_can_have_the_stock_to_the_right() {
    let layout = layout(1280.0, 800.0, Shape::new(7, 4, 3), StockSide::Right);
    assert_eq!((layout.stock.x, layout.side), (1030.0, Side::Right));
    assert_eq!(xs(&layout.foundations), [118.0, 270.0, 422.0, 574.0]);
    assert_eq!(corners(&layout.waste_spots(2, 2)), [(825.0, 60.0), (878.0, 60.0)]);
}

#[test]
fn eight_foundations_overlap_beside_the_waste() {
    let phone = layout(360.0, 740.0, Shape::new(9, 8, 1), StockSide::Usual);
    assert_eq!(xs(&phone.foundations), [6.0, 38.0, 70.0, 102.0, 134.0, 166.0, 198.0, 230.0]);
    assert_eq!((phone.waste.at.x, phone.stock.x), (279.0, 318.0));
    let desk = layout(1280.0, 800.0, Shape::new(9, 8, 1), StockSide::Usual);
    assert_eq!(desk.foundations[7].x, desk.columns[8].x);
    assert_eq!(desk.foundations[7].x - desk.foundations[6].x, 115.0);
}

fn ys(points: &[Point]) -> Vec<f64> {
    points.iter().map(|point| point.y).collect()
}

#[test]
fn eight_foundations_stand_two_in_a_row_in_rails() {
    for side in [StockSide::Left, StockSide::Right] {
        let rails = layout(740.0, 360.0, Shape::new(9, 8, 1), side);
        assert_eq!(rails.card.width, 48.0);
        assert_eq!(ys(&rails.foundations), [6.0, 6.0, 99.0, 99.0, 192.0, 192.0, 285.0, 285.0]);
        let steps: Vec<f64> = rails.foundations.chunks(2).map(|pair| pair[1].x - pair[0].x).collect();
        assert_eq!(steps, [52.0; 4]);
        assert!(rails.foundation_spot(0, 9, 10).is_some_and(|spot| spot.index == Index::Free));
    }
}

#[test]
fn eight_foundations_stand_in_two_rows_where_they_would_cover_an_index() {
    for (side, over) in [(StockSide::Right, 0), (StockSide::Left, 3)] {
        let phone = layout(360.0, 740.0, Shape::new(7, 8, 3), side);
        let columns: Vec<f64> = phone.columns[over..over + 4].iter().flat_map(|column| [column.x; 2]).collect();
        assert_eq!(xs(&phone.foundations), columns);
        assert_eq!(ys(&phone.foundations), [40.0, 108.0].repeat(4));
        assert_eq!((phone.card.width, phone.columns[0].top, phone.fan(6, 13).extent()), (46.0, 184.0, 0.0));
        assert!(phone.foundation_spot(0, 9, 10).is_some_and(|spot| spot.index == Index::Free));
    }
    let turned_one = layout(360.0, 740.0, Shape::new(7, 8, 1), StockSide::Usual);
    assert_eq!(ys(&turned_one.foundations), [40.0; 8]);
}

#[test]
fn a_full_foundation_stays_under_the_next_one() {
    let layout = layout(360.0, 740.0, Shape::new(9, 8, 1), StockSide::Usual);
    let full = layout.foundation_spot(0, 12, 13).expect("there are eight");
    let ace = layout.foundation_spot(1, 0, 1).expect("there are eight");
    assert!(full.z < ace.z);
    assert_eq!(layout.foundation_spot(8, 0, 1), None);
}

#[test]
fn overlapping_foundations_have_the_index_of_a_fan() {
    let of = |columns, shown| {
        let layout = layout(360.0, 740.0, Shape::new(columns, 8, shown), StockSide::Usual);
        layout.foundation_spot(0, 0, 1).expect("there are eight").index
    };
    assert_eq!(of(8, 3), Index::Fanned);
    assert_eq!(of(9, 1), Index::Free);
}

#[test]
fn the_safe_area_is_left_out() {
    let safe = Insets { top: 47.0, right: 0.0, bottom: 34.0, left: 0.0 };
    let window = Window { width: 390.0, height: 844.0, safe };
    let layout = Layout::new(&window, &Shape::new(7, 4, 3), StockSide::Usual);
    assert_eq!(layout.stock.y, 87.0);
    assert_eq!(layout.bars.bar, Rect::new(0.0, 766.0, 390.0, 78.0));
    assert_eq!(layout.bars.buttons, Rect::new(0.0, 766.0, 390.0, 44.0));
    assert_eq!(layout.columns[0].bottom, 758.0);

    let safe = Insets { top: 0.0, right: 47.0, bottom: 21.0, left: 47.0 };
    let window = Window { width: 844.0, height: 390.0, safe };
    let layout = Layout::new(&window, &Shape::new(7, 4, 3), StockSide::Usual);
    assert_eq!(layout.form, Form::Rails);
    assert!(layout.foundations[0].x >= 47.0);
    assert_eq!(layout.bars.buttons.right(), 799.0);
    assert_eq!(layout.columns[0].bottom, 363.0);
}

#[test]
fn many_turned_cards_are_shown_as_far_as_there_is_room() {
    let shown = |columns, foundations, wanted| {
        layout(360.0, 740.0, Shape::new(columns, foundations, wanted), StockSide::Usual).waste.shown
    };
    assert_eq!([shown(7, 4, 1), shown(7, 4, 3), shown(7, 4, 5), shown(7, 8, 3), shown(7, 8, 24)], [1, 3, 5, 3, 5]);
    let few = layout(360.0, 740.0, Shape::new(7, 4, 24), StockSide::Usual);
    assert!(few.waste_area().x > few.foundations[3].x + few.card.width);
}

#[test]
fn four_foundations_stand_over_the_columns_of_every_phone() {
    for width in 320..600 {
        let layout = usual(f64::from(width), 800.0);
        let over: Vec<f64> = layout.columns[..4].iter().map(|column| column.x).collect();
        assert_eq!(xs(&layout.foundations), over, "{width}");
        assert!(layout.waste.step.x > 0.5 * layout.card.width, "{width}");
        assert!(layout.waste_area().x >= over[3] + layout.card.width + 2.0, "{width}");
    }
}

#[test]
fn too_many_columns_scroll_sideways() {
    let layout = layout(300.0, 568.0, Shape::new(10, 8, 1), StockSide::Usual);
    assert_eq!(layout.card.width, 28.0);
    assert_eq!(layout.content_width, 10.0 * 31.0 - 3.0 + 12.0);
    assert_eq!(layout.sideways(), 19.0);
    assert_eq!(layout.columns[0].x, 6.0);
}

const DOWN: Facing = Facing::Down;
const UP: Facing = Facing::Up;

#[test]
fn a_column_shows_the_index_of_covered_cards_and_the_last_card_whole() {
    let layout = usual(360.0, 740.0);
    let spots = layout.column_spots(6, &[DOWN, DOWN, UP, UP, UP], ColumnState::default());
    let ys: Vec<f64> = spots.iter().map(|spot| spot.y - 116.0).collect();
    assert_eq!(ys, [0.0, 8.0, 16.0, 40.0, 64.0]);
    assert!(spots.iter().all(|spot| spot.x == 307.0));
    assert_eq!(spots[2].index, Index::Covered { step: 24.0 });
    assert_eq!(spots[4].index, Index::Last { step: 24.0 });
    assert_eq!(spots.iter().map(|spot| spot.z).collect::<Vec<_>>(), [10, 11, 12, 13, 14]);
    assert_eq!(layout.column_spots(7, &[UP], ColumnState::default()), []);
}

#[test]
fn lifting_a_run_shows_the_card_beneath_and_moves_nothing() {
    let layout = usual(360.0, 740.0);
    let cards = [DOWN, DOWN, UP, UP, UP];
    let still = layout.column_spots(6, &cards, ColumnState::default());
    let lifted = layout.column_spots(6, &cards, ColumnState { offset: 0.0, lifted: 2 });
    assert_eq!(corners(&still), corners(&lifted));
    assert_eq!(lifted[2].index, Index::Last { step: 24.0 });
    assert_eq!(lifted[3].index, Index::Covered { step: 24.0 });
    assert_eq!([lifted[2].z, lifted[3].z, lifted[4].z], [12, 2000, 2001]);
}

#[test]
fn a_column_that_does_not_fit_scrolls_to_any_of_its_cards() {
    let layout = usual(320.0, 568.0);
    let cards = vec![UP; 40];
    let fan = layout.fan_of(&cards);
    assert_eq!(fan.open_step, 14.0);
    assert_eq!((fan.height, fan.room, fan.extent()), (602.0, 408.0, 194.0));
    assert_eq!([fan.clamp(-5.0), fan.clamp(500.0), fan.clamp(f64::NAN)], [0.0, 194.0, 0.0]);
    let spots = layout.column_spots(0, &cards, ColumnState { offset: 500.0, lifted: 0 });
    assert_eq!(spots[39].y + layout.card.height, layout.columns[0].bottom);
    assert_eq!(fan.reveal(0.0, 14.0, 28.0), 0.0);
    assert_eq!(fan.reveal(0.0, 546.0, 602.0), 194.0);
    assert_eq!(fan.reveal(194.0, 28.0, 84.0), 28.0);
    assert_eq!(fan.reveal(100.0, 200.0, 256.0), 100.0);
}

#[test]
fn only_the_top_of_the_waste_has_its_full_contrast() {
    let layout = usual(360.0, 740.0);
    let spots = layout.waste_spots(6, 3);
    let dims = spots.iter().filter(|spot| spot.contrast == Contrast::Dim).count();
    assert_eq!((dims, spots[5].contrast), (5, Contrast::Full));
    // Two lie wholly under others; the one directly under the fan shows when that is taken away.
    assert_eq!(spots.iter().filter(|spot| spot.sight == Sight::Buried).count(), 2);
    assert_eq!(layout.waste_spots(6, 99), spots);
    assert_eq!(layout.waste_spots(6, 0)[5].x, 257.0);
    assert_eq!(layout.waste_spots(0, 3), []);
}

#[test]
fn rings_go_round_the_run_that_would_move() {
    let layout = usual(360.0, 740.0);
    let spots = layout.column_spots(0, &[DOWN, UP, UP, UP], ColumnState::default());
    let run = layout.run(&spots, 2).expect("there are four cards");
    assert_eq!(run, Rect::new(7.0, 148.0, 46.0, 88.0));
    assert_eq!(layout.ring(run), Rect::new(3.0, 144.0, 54.0, 96.0));
    assert_eq!(layout.focus_ring(run), Rect::new(2.0, 143.0, 56.0, 98.0));
    assert_eq!(layout.ring_radius(), 6.0);
    assert_eq!(layout.run(&spots, 4), None);
    assert_eq!(layout.run(&spots, 5), None);
}

#[test]
fn the_arrow_of_a_hint_lies_under_source_and_goal() {
    let layout = usual(360.0, 740.0);
    let (from, to) = (Rect::new(107.0, 116.0, 46.0, 112.0), Rect::new(57.0, 140.0, 46.0, 64.0));
    let arrow = layout.arrow(from, to);
    assert_eq!((arrow.start, arrow.head[0]), (Point::new(130.0, 237.0), Point::new(80.0, 214.0)));
    assert!(arrow.control.y > 237.0 && arrow.end.y > 214.0);
    assert!(arrow.head.iter().all(|corner| corner.y >= 214.0));
}

#[test]
fn pills_stand_in_the_middle_of_the_stock() {
    let layout = usual(360.0, 740.0);
    let one = layout.pills(1);
    assert_eq!((one.first, one.second), (Rect::new(313.0, 63.0, 34.0, 18.0), None));
    let two = layout.pills(2);
    assert_eq!(two.first, Rect::new(313.0, 52.0, 34.0, 18.0));
    assert_eq!(two.second, Some(Rect::new(313.0, 73.0, 34.0, 18.0)));
}

#[test]
fn a_card_falls_on_the_legal_pile_it_covers_most() {
    let layout = usual(360.0, 740.0);
    let goals = [1, 2].map(|i: u8| Goal {
        pile: Pile::Column(i),
        rect: layout.column_rect(usize::from(i), &[UP, UP]).expect("there are seven"),
    });
    let dragged = |x: f64, y: f64| Rect::at(Point::new(x, y), layout.card);
    let far = Point::new(0.0, 0.0);
    assert_eq!(layout.drop_target(dragged(70.0, 130.0), far, &goals), Some(Pile::Column(1)));
    assert_eq!(layout.drop_target(dragged(90.0, 130.0), far, &goals), Some(Pile::Column(2)));
    assert_eq!(layout.drop_target(dragged(90.0, 130.0), far, &[]), None);
    // What is not legal does not count, however much of it is covered.
    assert_eq!(layout.drop_target(dragged(90.0, 130.0), far, &goals[..1]), Some(Pile::Column(1)));
}

#[test]
fn of_piles_covered_alike_the_nearer_to_the_pointer_counts() {
    let layout = usual(360.0, 740.0);
    let goals = [1, 2].map(|i: u8| Goal {
        pile: Pile::Column(i),
        rect: layout.column_rect(usize::from(i), &[]).expect("there are seven"),
    });
    let between = Rect::new(82.0, 116.0, 46.0, 64.0);
    assert_eq!(layout.drop_target(between, Point::new(100.0, 150.0), &goals), Some(Pile::Column(1)));
    assert_eq!(layout.drop_target(between, Point::new(110.0, 150.0), &goals), Some(Pile::Column(2)));
}

#[test]
fn without_overlap_the_strip_under_the_pointer_counts_down_to_the_edge() {
    let layout = usual(360.0, 740.0);
    let goals = [Goal { pile: Pile::Column(3), rect: layout.column_rect(3, &[UP]).expect("there are seven") }];
    let dragged = Rect::new(150.0, 500.0, 46.0, 64.0);
    let at = |x: f64, y: f64| layout.drop_target(dragged, Point::new(x, y), &goals);
    assert_eq!(at(180.0, 520.0), Some(Pile::Column(3)));
    assert_eq!(at(180.0, 695.0), Some(Pile::Column(3)));
    assert_eq!(at(155.0, 520.0), Some(Pile::Column(3)));
    assert_eq!(at(154.0, 520.0), None);
    assert_eq!(at(180.0, 696.0), None, "over the bar");
    assert_eq!(at(180.0, 60.0), None, "over the piles");
}
