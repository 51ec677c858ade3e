//! Where the keyboard is on the table, and where an arrow leads from there.

use crate::app::App;
use crate::browser;
use engine::{Game, Pile};
use leptos::prelude::*;
use play::Selection;
use play::geometry::{Layout, Point};
use texts::place::Group;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// A place on the table: a pile, and on it the first card of the run that would move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cursor {
    /// The pile.
    pub(crate) pile: Pile,
    /// The card's place; none on the stock and on an empty pile.
    pub(crate) place: Option<usize>,
}

/// A way to go from a place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Way {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

impl Cursor {
    /// The last card of a pile, or its empty place.
    pub(crate) fn last(game: &Game, pile: Pile) -> Cursor {
        let held = game.table().pile(pile).map_or(0, <[_]>::len);
        let place = match pile {
            Pile::Stock => None,
            Pile::Waste | Pile::Foundation(_) | Pile::Column(_) => held.checked_sub(1),
        };
        Cursor { pile, place }
    }

    /// The nearest place that there is: cards come and go under a cursor.
    pub(crate) fn settled(self, game: &Game) -> Cursor {
        let last = Cursor::last(game, self.pile);
        let Some(end) = last.place else {
            return if game.table().pile(self.pile).is_some() { last } else { Cursor::last(game, Pile::Stock) };
        };
        let place = match self.pile {
            Pile::Column(_) => {
                let open = open_from(game, self.pile).unwrap_or(end);
                self.place.unwrap_or(end).clamp(open, end)
            }
            Pile::Stock | Pile::Waste | Pile::Foundation(_) => end,
        };
        Cursor { place: Some(place), ..self }
    }

    /// The run that would move.
    pub(crate) fn run(self, game: &Game) -> Selection {
        let held = game.table().pile(self.pile).map_or(0, <[_]>::len);
        let count = self.place.map_or(1, |place| held.saturating_sub(place));
        Selection { pile: self.pile, count: u8::try_from(count).unwrap_or(u8::MAX) }
    }

    /// The group of the pile.
    pub(crate) fn group(self) -> Group {
        match self.pile {
            Pile::Stock => Group::Stock,
            Pile::Waste => Group::Waste,
            Pile::Foundation(_) => Group::Foundations,
            Pile::Column(_) => Group::Columns,
        }
    }

    /// The run with one card more; none where there is none.
    pub(crate) fn longer(self, game: &Game) -> Option<Cursor> {
        let place = self.place?.checked_sub(1)?;
        let open = match self.pile {
            Pile::Column(_) => open_from(game, self.pile)?,
            Pile::Stock | Pile::Waste | Pile::Foundation(_) => return None,
        };
        (place >= open).then_some(Cursor { place: Some(place), ..self })
    }

    /// The run with one card less.
    pub(crate) fn shorter(self, game: &Game) -> Option<Cursor> {
        let place = self.place? + 1;
        let held = game.table().pile(self.pile).map_or(0, <[_]>::len);
        (place < held).then_some(Cursor { place: Some(place), ..self })
    }

    /// Where an arrow leads: within a column from card to card, else to the nearest pile that way.
    pub(crate) fn go(self, way: Way, game: &Game, layout: &Layout) -> Option<Cursor> {
        let within = match way {
            Way::Up => self.longer(game),
            Way::Down => self.shorter(game),
            Way::Left | Way::Right => None,
        };
        within.or_else(|| nearest(self.pile, way, game, layout).map(|pile| Cursor::last(game, pile)))
    }
}

/// The place of the first card of a column that lies face up.
fn open_from(game: &Game, pile: Pile) -> Option<usize> {
    game.table().pile(pile)?.iter().position(|placed| placed.is_up())
}

/// The nearest pile in a direction; what lies straight ahead counts as nearer than what lies aside.
fn nearest(from: Pile, way: Way, game: &Game, layout: &Layout) -> Option<Pile> {
    let start = layout.place(from)?.middle();
    let ahead = |to: Point| {
        let (dx, dy) = (to.x - start.x, to.y - start.y);
        let (along, aside) = match way {
            Way::Left => (-dx, dy),
            Way::Right => (dx, dy),
            Way::Up => (-dy, dx),
            Way::Down => (dy, dx),
        };
        (along > 1.0 && aside.abs() <= along.max(layout.card.height) * 8.0).then_some(along + 4.0 * aside.abs())
    };
    let piles = game.table().piles().filter(|pile| *pile != from);
    let ways = piles.filter_map(|pile| Some((ahead(layout.place(pile)?.middle())?, pile)));
    // A row is left only where it has nothing more that way.
    let level = |pile: &Pile| match way {
        Way::Left | Way::Right => same_kind(*pile, from),
        Way::Up | Way::Down => false,
    };
    ways.min_by(|(one, at), (other, to)| level(to).cmp(&level(at)).then(one.total_cmp(other))).map(|(_, pile)| pile)
}

fn same_kind(one: Pile, other: Pile) -> bool {
    matches!((one, other), (Pile::Column(_), Pile::Column(_)))
}

impl App {
    /// Puts the cursor somewhere without taking the focus there.
    pub(crate) fn put_cursor(self, cursor: Cursor) {
        let cursor = self.session.with_value(|session| cursor.settled(session.sitting().game()));
        if self.table.cursor.get_untracked() != cursor {
            self.table.cursor.set(cursor);
        }
        self.rove();
    }

    /// Puts cursor and focus somewhere.
    pub(crate) fn focus_cursor(self, cursor: Cursor) {
        self.put_cursor(cursor);
        if let Some(element) = self.cursor_element() {
            take_focus(&element);
        }
    }

    /// Takes the focus to the cursor, if it is at the table or nowhere; a button that was pressed
    /// elsewhere keeps it.
    pub(crate) fn follow_cursor(self) {
        let active = browser::document().active_element();
        let here = active.as_ref().is_none_or(|active| {
            active.tag_name() == "BODY" || active.closest(".table").is_ok_and(|table| table.is_some())
        });
        let Some(element) = self.cursor_element().filter(|_| here) else { return };
        if active.as_ref() != Some(element.unchecked_ref()) {
            take_focus(&element);
        }
    }

    /// Makes the cursor's element the one that Tab comes to.
    fn rove(self) {
        let element = self.cursor_element();
        let last = self.table.tabbed.get_value();
        if last == element {
            return;
        }
        if let Some(last) = last {
            let _ = last.set_attribute("tabindex", "-1");
        }
        if let Some(element) = &element {
            let _ = element.set_attribute("tabindex", "0");
        }
        self.table.tabbed.set_value(element);
    }

    fn cursor_element(self) -> Option<HtmlElement> {
        let Cursor { pile, place } = self.table.cursor.get_untracked();
        match place {
            Some(place) => self.table.cards.with_value(|cards| {
                let at = |pose: &crate::table::pose::Pose| pose.pile == pile && pose.place == place;
                cards.nodes.iter().find(|node| node.pose.as_ref().is_some_and(at)).map(|node| node.button().clone())
            }),
            None => {
                let mut id = String::from("slot-");
                id.push_str(&pile.to_string());
                browser::document().get_element_by_id(&id)?.dyn_into().ok()
            }
        }
    }
}

/// Gives the focus to an element. Nothing scrolls: the table sees to what is seen.
fn take_focus(element: &HtmlElement) {
    let options = web_sys::FocusOptions::new();
    options.set_prevent_scroll(true);
    let _ = element.focus_with_options(&options);
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Deal;
    use play::StockSide;
    use play::geometry::{Shape, Window};
    use std::sync::Arc;

    fn game() -> Game {
        let rules = Arc::new(rules::Catalogue::builtin().rules("klondike", &[]).expect("built in"));
        Game::start(&rules, &Deal::numbered(&rules, 1))
    }

    #[test]
    fn arrows_reach_every_pile_of_every_form() {
        let game = game();
        for (width, height) in [(360.0, 740.0), (740.0, 360.0), (1280.0, 800.0)] {
            let layout = Layout::new(&Window::new(width, height), &Shape::new(7, 4, 3), StockSide::Usual);
            let mut reached = vec![Pile::Stock];
            let mut todo = vec![Cursor::last(&game, Pile::Stock)];
            while let Some(cursor) = todo.pop() {
                for way in [Way::Left, Way::Right, Way::Up, Way::Down] {
                    let Some(next) = cursor.go(way, &game, &layout) else { continue };
                    if !reached.contains(&next.pile) {
                        reached.push(next.pile);
                        todo.push(next);
                    }
                }
            }
            assert_eq!(reached.len(), 13, "{width} x {height}: {reached:?}");
        }
    }

    #[test]
    fn left_and_right_go_from_column_to_column() {
        let game = game();
        let layout = Layout::new(&Window::new(1280.0, 800.0), &Shape::new(7, 4, 3), StockSide::Usual);
        let mut cursor = Cursor::last(&game, Pile::Column(0));
        for column in 1..7 {
            cursor = cursor.go(Way::Right, &game, &layout).expect("there is another");
            assert_eq!(cursor.pile, Pile::Column(column));
        }
        assert_eq!(cursor.place, Some(6));
        let up = cursor.go(Way::Up, &game, &layout).expect("the piles lie above");
        assert_eq!(up.pile, Pile::Foundation(3));
    }

    #[test]
    fn a_cursor_never_stands_on_a_closed_card_or_beside_the_table() {
        let game = game();
        let at = |pile, place| Cursor { pile, place }.settled(&game);
        assert_eq!(at(Pile::Column(6), Some(2)).place, Some(6));
        assert_eq!(at(Pile::Column(6), Some(99)).place, Some(6));
        assert_eq!(at(Pile::Waste, Some(3)).place, None);
        assert_eq!(at(Pile::Column(12), Some(3)), Cursor { pile: Pile::Stock, place: None });
    }
}
