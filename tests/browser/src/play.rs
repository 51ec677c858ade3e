//! A game at the page, played by any hand, with the engine's own table beside it.

use crate::hands::{Point, key};
use crate::visit::Visit;
use engine::{CardId, Game, Move, Pile};
use serde::Deserialize;
use serde_json::{Value, json};

/// With what a move is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// Cards are drawn to their place.
    Drag,
    /// A tap picks up, another one puts down. The setting for taps must say so.
    Tap,
    /// The keyboard alone.
    Keys,
}

/// A card or an empty pile as it lies in the window.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
pub struct Aim {
    /// A point where a pointer meets it.
    pub at: Point,
    /// Left, top, width and height.
    #[serde(rename = "box")]
    pub area: [f64; 4],
}

/// A place on the table: a pile, and the place of a card in it.
pub type Place = (Pile, Option<usize>);

/// A game that is being played.
#[derive(Debug)]
pub struct Play<'v> {
    /// The page.
    pub visit: &'v Visit,
    /// The game as it must be.
    pub game: Game,
    /// The card that was tapped last, with the time in the page.
    tapped: Option<(CardId, f64)>,
}

/// Two taps on one card within so many milliseconds are a double tap.
const DOUBLE_TAP: f64 = 300.0;

impl<'v> Play<'v> {
    /// A page that shows this game, now or in a moment.
    #[must_use]
    pub fn of(visit: &'v Visit, game: Game) -> Play<'v> {
        let play = Play { visit, game, tapped: None };
        play.check();
        play
    }

    /// Waits until the cards lie still as the engine has them, and fails when they do not.
    pub fn check(&self) {
        self.look(&[]);
    }

    /// Plays moves, each with the next of these means, over and over.
    pub fn play(&mut self, moves: &[Move], by: &[By]) {
        for (mv, by) in moves.iter().zip(by.iter().cycle()) {
            self.make(*mv, *by);
        }
    }

    /// Makes a move at the page, and beside it.
    pub fn make(&mut self, mv: Move, by: By) {
        match by {
            By::Drag => self.drag(mv),
            By::Tap => self.tap_move(mv),
            By::Keys => self.type_move(mv),
        }
        let legal = self.game.check(mv).unwrap_or_else(|reason| panic!("{mv} is not legal: {reason:?}"));
        self.game.play(legal);
    }

    /// Takes a step back, or makes it again, beside the page.
    pub fn undo(&mut self) {
        self.game.undo().expect("there is a step to take back");
    }

    /// Where these places are in the window. The table is as it should be then.
    #[must_use]
    pub fn aims(&self, places: &[Place]) -> Vec<Aim> {
        self.look(places).0
    }

    /// Tries to drag the last cards of a pile to another one, whatever the rules say.
    pub fn try_drag(&self, from: Pile, to: Pile, count: u8) {
        self.try_drag_to(from, to, count);
    }

    /// Tries to carry the last cards of a pile to another one by keys.
    pub fn try_keys(&self, from: Pile, to: Pile, count: u8) {
        let mut keys = self.keys_to(from);
        keys.extend(std::iter::repeat_n('+', usize::from(count) - 1));
        keys.push(key::ENTER);
        self.visit.keys(&keys);
        let mut keys = self.keys_to(to);
        keys.push(key::ENTER);
        self.visit.keys(&keys);
    }

    /// The place of the card that is `count` from the end of a pile.
    #[must_use]
    pub fn head(&self, pile: Pile, count: u8) -> Place {
        (pile, self.game.view().pile(pile).len().checked_sub(usize::from(count)))
    }

    /// The last card of a pile, or its empty place; the stock is one place.
    #[must_use]
    pub fn end(&self, pile: Pile) -> Place {
        match pile {
            Pile::Stock => (pile, None),
            Pile::Waste | Pile::Foundation(_) | Pile::Column(_) => self.head(pile, 1),
        }
    }

    fn drag(&mut self, mv: Move) {
        match mv {
            Move::Carry { from, to, count } => self.try_drag_to(from, to, count),
            Move::Turn | Move::Redeal | Move::Reshuffle => self.tap_stock(),
        }
    }

    fn try_drag_to(&self, from: Pile, to: Pile, count: u8) {
        let aims = self.aims(&[self.head(from, count), self.end(to)]);
        let [source, target] = aims[..] else { unreachable!("two were asked for") };
        let way = [target.area[0] - source.area[0], target.area[1] - source.area[1]];
        let drop = [source.at[0] + way[0].round() as i64, source.at[1] + way[1].round() as i64];
        self.visit.drag(source.at, drop);
    }

    fn tap_stock(&mut self) {
        let aims = self.aims(&[(Pile::Stock, None)]);
        self.visit.tap(aims[0].at);
        self.tapped = None;
    }

    fn tap_move(&mut self, mv: Move) {
        let Move::Carry { from, to, count } = mv else { return self.tap_stock() };
        self.tap(&[self.head(from, count), self.end(to)]);
    }

    /// Taps on places, one right after the other, the first never so soon after another tap on its
    /// card that both would be a double tap.
    pub fn tap(&mut self, places: &[Place]) {
        let card = |place: &Place| place.1.and_then(|at| self.game.view().pile(place.0).nth(at)).map(engine::Seen::id);
        if let (Some(card), Some((last, time))) = (places.first().and_then(card), self.tapped)
            && card == last
        {
            let later = json!(time + DOUBLE_TAP);
            self.visit.wait::<bool>("the time of a double tap to pass", "Date.now() > args[0]", vec![later]);
        }
        let points: Vec<Point> = self.aims(places).iter().map(|aim| aim.at).collect();
        let again = places.last().and_then(card);
        self.visit.tap_all(&points);
        self.tapped = again.map(|card| (card, self.visit.run("return Date.now()", vec![])));
    }

    fn type_move(&mut self, mv: Move) {
        let Move::Carry { from, to, count } = mv else {
            self.check();
            return self.visit.keys(&['d']);
        };
        let mut keys = self.keys_to(from);
        keys.extend(std::iter::repeat_n('+', usize::from(count) - 1));
        match to {
            Pile::Foundation(_) => keys.push('f'),
            Pile::Stock | Pile::Waste | Pile::Column(_) => {
                keys.push(key::ENTER);
                keys.extend(column_key(to));
                keys.push(key::ENTER);
            }
        }
        self.visit.keys(&keys);
        let last = self.game.table().on_foundations() + 1 == self.game.rules().pack().len();
        if last {
            // The focus goes to the panel that says so.
            return;
        }
        // The focus goes with the cards.
        let place = self.game.view().pile(to).len();
        let wanted = json!([to.to_string(), place]);
        let expression = "JSON.stringify(focused()) === JSON.stringify(args[0])";
        self.visit.wait::<bool>(&format!("the focus on what {mv} moved"), expression, vec![wanted]);
    }

    /// The keys that lead from where the focus is to the last card of a pile.
    fn keys_to(&self, pile: Pile) -> Vec<char> {
        let focus = self.come_to_table();
        if let Some(key) = column_key(pile) {
            return vec![key];
        }
        let group = |pile: Pile| match pile {
            Pile::Stock => 0_i32,
            Pile::Waste => 1,
            Pile::Foundation(_) => 2,
            Pile::Column(_) => 3,
        };
        let way = group(pile) - group(focus);
        for _ in 0..way.abs() {
            if way > 0 {
                self.visit.keys(&[key::TAB]);
            } else {
                self.visit.chord(&[key::SHIFT], key::TAB);
            }
        }
        if let Pile::Foundation(wanted) = pile {
            for _ in 0..16 {
                match self.come_to_table() {
                    Pile::Foundation(there) if there < wanted => self.visit.keys(&[key::RIGHT]),
                    Pile::Foundation(there) if there > wanted => self.visit.keys(&[key::LEFT]),
                    Pile::Foundation(_) => break,
                    other => panic!("the arrows lead from foundation to foundation, not to {other}"),
                }
            }
        }
        Vec::new()
    }

    /// Brings the focus back to the table, if it is on a button beside it, and gives the pile that
    /// it is on: the stock while it is nowhere.
    fn come_to_table(&self) -> Pile {
        for _ in 0..12 {
            let (_, focus) = self.look(&[]);
            match focus {
                Value::Null => return Pile::Stock,
                Value::Array(place) => {
                    let pile = place.first().and_then(Value::as_str).and_then(|pile| pile.parse().ok());
                    return pile.expect("the page names piles as the engine does");
                }
                _ => self.visit.chord(&[key::SHIFT], key::TAB),
            }
        }
        panic!("Shift and Tab do not lead to the table")
    }

    /// Waits for the table as it should be; gives where these places are, and what has the focus.
    fn look(&self, places: &[Place]) -> (Vec<Aim>, Value) {
        let wanted = shown(&self.game);
        let asked: Vec<Value> = places.iter().map(|(pile, at)| json!([pile.to_string(), at])).collect();
        let expression = "settled() && table() === args[0] && [args[1].map((place) => aim(...place)), focused()]";
        let found: Result<(Vec<Option<Aim>>, Value), String> =
            self.visit.attempt(expression, vec![json!(wanted), json!(asked)]);
        let (aims, focus) = found.unwrap_or_else(|_| {
            let there: String = self.visit.run("return table() + (settled() ? '' : ', still moving')", vec![]);
            panic!("after {:?} the table should be\n{wanted}\nand is\n{there}", last_move(&self.game));
        });
        let aims = places.iter().zip(aims).map(|(place, aim)| {
            aim.unwrap_or_else(|| panic!("{} {:?} lies where no pointer can reach it", place.0, place.1))
        });
        (aims.collect(), focus)
    }
}

fn last_move(game: &Game) -> Option<String> {
    game.steps().last().map(|step| step.get().to_string())
}

fn column_key(pile: Pile) -> Option<char> {
    match pile {
        Pile::Column(i) => char::from_digit((u32::from(i) + 1) % 10, 10),
        Pile::Stock | Pile::Waste | Pile::Foundation(_) => None,
    }
}

/// A game's table as text, as the page's cards say it.
#[must_use]
pub fn shown(game: &Game) -> String {
    let view = game.view();
    let line = |pile: Pile| {
        let faces = view.pile(pile).map(|seen| seen.card().map_or_else(|| "--".to_owned(), |card| card.to_string()));
        std::iter::once(pile.to_string()).chain(faces).collect::<Vec<_>>().join(" ")
    };
    let mut lines: Vec<String> = view.piles().filter(|pile| view.pile(*pile).len() > 0).map(line).collect();
    lines.sort();
    lines.join("\n")
}
