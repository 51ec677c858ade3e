//! Input while cards are in the air: the game is always where the player thinks it is, and the
//! pictures end where the game is.

use browser_tests::hands::{self, Point, key};
use browser_tests::visitor::{DESKTOP, Motion, PHONE, Pointer, Size};
use browser_tests::{By, Play, Solution, Visit, Visitor};
use engine::{Game, Move, Pile};
use notation::Record;
use play::{Settings, Tempo, ranked_moves};
use rules::Catalogue;
use serde_json::{Value, json};
use texts::labels::Menu;
use texts::{Lang, announce};

/// So often something is tried until it was done in time; a busy machine may be late.
const TRIES: usize = 20;

fn flying() -> Visitor {
    let usual = Visitor::usual();
    Visitor { motion: Motion::Full, settings: Settings { tempo: Tempo::Calm, ..usual.settings }, ..usual }
}

/// A page that notes whether cards were in the air whenever something came.
fn start(visitor: Visitor, fragment: &str) -> Visit {
    let mut visit = Visit::start(visitor);
    visit.open(fragment);
    let script = "
        window.inTheAir = false;
        for (const type of ['keydown', 'pointerdown', 'resize'])
          addEventListener(type, () => (window.inTheAir = !settled()), true);";
    visit.run::<Value>(script, vec![]);
    visit
}

fn was_in_the_air(visit: &Visit) -> bool {
    visit.run("return window.inTheAir", vec![])
}

/// Where every card is in the window.
fn boxes(visit: &Visit) -> Value {
    let cards = "Object.fromEntries([...document.querySelectorAll('.card')].map((card) => [card.id, box(card)]))";
    visit.wait("the cards to lie", &format!("settled() && {cards}"), vec![])
}

fn played(game: &Game, mv: Move) -> Game {
    let mut game = game.clone();
    let legal = game.check(mv).expect("the move was found among the legal ones");
    game.play(legal);
    game
}

/// The best move of the last card of a column.
fn best(game: &Game, column: u8) -> Option<Move> {
    ranked_moves(game, Pile::Column(column), 1).first().copied()
}

fn columns(game: &Game) -> impl Iterator<Item = u8> + use<> {
    0..u8::try_from(game.table().columns().len()).expect("there are few columns")
}

/// The first position of the recorded game where `find` finds something.
fn position<T>(find: impl Fn(&Game) -> Option<T>) -> (String, Game, T) {
    let solution = Solution::of("klondike");
    let found = (0..solution.moves.len()).find_map(|moves| {
        let game = solution.after(moves);
        find(&game).map(|found| (solution.link(moves), game, found))
    });
    found.expect("the recorded game has such a position")
}

#[test]
fn undo_in_flight_ends_exactly_where_it_began() {
    let (link, game, mv) = position(|game| columns(game).find_map(|column| best(game, column)));
    let Move::Carry { from, .. } = mv else { panic!("{mv} carries no card") };
    let visit = start(flying(), &link);
    let play = Play::of(&visit, game);
    let before = boxes(&visit);
    let step = played(&play.game, mv).steps().last().expect("it was played").clone();
    let in_time = (0..TRIES).any(|_| {
        let at = play.aims(&[play.end(from)])[0].at;
        visit.tap_and_key(at, 'u');
        play.check();
        visit.wait_for_words("p.spoken[role=status]", &announce::undone(Lang::En, &play.game, &step));
        assert_eq!(boxes(&visit), before);
        was_in_the_air(&visit)
    });
    assert!(in_time, "the key never came while the card was in the air");
}

#[test]
fn a_second_tap_in_flight_is_a_move_of_its_own() {
    let (link, game, [first, second]) = position(|game| {
        columns(game).find_map(|column| {
            let first = best(game, column)?;
            let Move::Carry { from, to, .. } = first else { return None };
            let after = played(game, first);
            let others = columns(game).filter(|other| ![from, to].contains(&Pile::Column(*other)));
            let second = others.into_iter().find_map(|other| best(&after, other))?;
            Some([first, second])
        })
    });
    let source = |mv: Move| match mv {
        Move::Carry { from, .. } => from,
        Move::Turn | Move::Redeal | Move::Reshuffle => panic!("{mv} carries no card"),
    };
    let visit = start(flying(), &link);
    let in_time = (0..TRIES).any(|_| {
        let play = Play::of(&visit, game.clone());
        let aims = play.aims(&[play.end(source(first)), play.end(source(second))]);
        visit.tap_all(&[aims[0].at, aims[1].at]);
        Play::of(&visit, played(&played(&game, first), second)).check();
        let in_time = was_in_the_air(&visit);
        visit.keys(&['u', 'u']);
        in_time
    });
    assert!(in_time, "the second tap never came while the card was in the air");
}

#[test]
fn a_resize_in_flight_moves_the_cards_to_their_new_places() {
    let (link, game, mv) = position(|game| columns(game).find_map(|column| best(game, column)));
    let Move::Carry { from, .. } = mv else { panic!("{mv} carries no card") };
    let mut visit = start(flying(), &link);
    let sizes = [Size { width: 900, height: 700 }, DESKTOP];
    let after = played(&game, mv);
    let in_time = sizes.iter().cycle().take(TRIES).any(|size| {
        let play = Play::of(&visit, game.clone());
        let at = play.aims(&[play.end(from)])[0].at;
        visit.tap(at);
        visit.begin_resize(*size);
        visit.resize(*size);
        Play::of(&visit, after.clone()).check();
        let in_time = was_in_the_air(&visit);
        if !in_time {
            visit.keys(&['u']);
        }
        in_time
    });
    assert!(in_time, "the window never changed while the card was in the air");
    let there = boxes(&visit);
    visit.reload();
    Play::of(&visit, after).check();
    assert_eq!(boxes(&visit), there, "the same window, the same places");
}

#[test]
fn a_win_is_said_whatever_happens_in_flight() {
    let solution = Solution::of("klondike");
    let last = solution.moves.len() - 1;
    let Move::Carry { from, .. } = solution.moves[last] else { panic!("a game ends with a card") };
    let visit = start(flying(), &solution.link(last));
    let in_time = (0..TRIES).any(|_| {
        let play = Play::of(&visit, solution.after(last));
        let at = play.aims(&[play.end(from)])[0].at;
        visit.tap(at);
        visit.begin_resize(PHONE);
        visit.wait_for_panel("won");
        let in_time = was_in_the_air(&visit);
        visit.keys(&[key::ESCAPE]);
        visit.wait_for_panel("none");
        visit.resize(DESKTOP);
        visit.keys(&['u']);
        in_time
    });
    assert!(in_time, "the window never changed while the card was in the air");
}

#[test]
fn a_storm_of_taps_keys_and_windows_leaves_a_game_that_replays() {
    let solution = Solution::of("klondike");
    let visit = start(flying(), &solution.link(30));
    Play::of(&visit, solution.after(30)).check();
    let places = "[...document.querySelectorAll('.card.up, .slot')].filter(seen).map((element) => {
        const [x, y, width, height] = box(element);
        return [Math.round(x + width / 2), Math.round(y + height / 4)];
    })";
    let sizes = [Size { width: 1000, height: 700 }, DESKTOP, PHONE, DESKTOP];
    let mut number = 1_u64;
    let mut next = |limit: usize| {
        // A small generator of numbers that is the same everywhere (Knuth's MMIX constants).
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (number >> 33) as usize % limit
    };
    for round in 0..24 {
        let points: Vec<Point> = visit.run(&format!("return {places}"), vec![]);
        let taps: Vec<Point> = (0..4).map(|_| points[next(points.len())]).collect();
        match round % 4 {
            0 | 1 => visit.tap_all(&taps),
            2 => visit.drag(taps[0], taps[1]),
            _ => visit.keys(&['d', ['u', 'r', 'f', 'd'][next(4)], 'u']),
        }
        if round % 3 == 0 {
            visit.begin_resize(sizes[next(4)]);
        }
    }
    visit.resize(DESKTOP);
    visit.wait::<bool>("the cards to lie", "settled()", vec![]);
    visit.open_panel(Menu::Share.text(Lang::En), "share");
    let links: Vec<String> =
        visit.run("return [...document.querySelectorAll('.link input')].map((field) => field.value)", vec![]);
    let link = links.last().and_then(|link| link.split_once('#')).expect("a link has a fragment");
    let record = Record::parse_link(link.1, Catalogue::builtin()).expect("the page's own links can be read");
    visit.keys(&[key::ESCAPE]);
    visit.wait_for_panel("none");
    let game = record.replay().expect("every move was legal");
    Play::of(&visit, game).check();
}

#[test]
fn a_second_finger_is_ignored() {
    let (link, game, mv) = position(|game| columns(game).find_map(|column| best(game, column)));
    let Move::Carry { from, to, .. } = mv else { panic!("{mv} carries no card") };
    let mut visit = Visit::start(Visitor { pointer: Pointer::Finger, size: PHONE, ..Visitor::usual() });
    visit.open(&link);
    let play = Play::of(&visit, game);
    let aims = play.aims(&[play.end(from), play.end(to), (Pile::Stock, None)]);
    let [source, target, stock] = [aims[0], aims[1], aims[2]];
    let way = [target.area[0] - source.area[0], target.area[1] - source.area[1]];
    let drop = [source.at[0] + way[0].round() as i64, source.at[1] + way[1].round() as i64];
    let wait = || json!({ "type": "pause", "duration": 0 });
    let one = vec![hands::to(source.at), hands::down(), hands::to(drop), wait(), wait(), hands::up()];
    let other = vec![wait(), wait(), hands::to(stock.at), hands::down(), hands::up(), wait()];
    visit.fingers(&[one, other]);
    Play::of(&visit, played(&play.game, mv)).check();
}

#[test]
fn a_second_button_is_ignored() {
    let (link, game, mv) = position(|game| columns(game).find_map(|column| best(game, column)));
    let Move::Carry { from, to, .. } = mv else { panic!("{mv} carries no card") };
    let mut visit = Visit::start(flying());
    visit.open(&link);
    let play = Play::of(&visit, game);
    let aims = play.aims(&[play.end(from), play.end(to)]);
    let way = [aims[1].area[0] - aims[0].area[0], aims[1].area[1] - aims[0].area[1]];
    let [x, y] = aims[0].at;
    let part = |n: i64| hands::to([x + way[0].round() as i64 * n / 2, y + way[1].round() as i64 * n / 2]);
    let other = |kind: &str| json!({ "type": kind, "button": 2 });
    let left_held = [hands::to(aims[0].at), hands::down(), part(1)];
    let right_within = [other("pointerDown"), other("pointerUp"), part(2), hands::up()];
    visit.point(left_held.into_iter().chain(right_within).collect());
    Play::of(&visit, played(&play.game, mv)).check();
    // One that begins with the other button carries nothing, and the other one then does as ever.
    visit.keys(&['u']);
    play.check();
    visit.point(vec![hands::to(aims[0].at), other("pointerDown"), part(1), part(2), other("pointerUp")]);
    play.check();
    visit.point(vec![hands::to(aims[0].at), hands::down(), part(1), part(2), hands::up()]);
    Play::of(&visit, played(&play.game, mv)).check();
}

#[test]
fn escape_puts_back_what_is_drawn() {
    let (link, game, mv) = position(|game| columns(game).find_map(|column| best(game, column)));
    let Move::Carry { from, to, .. } = mv else { panic!("{mv} carries no card") };
    let visit = start(flying(), &link);
    let play = Play::of(&visit, game);
    let before = boxes(&visit);
    let aims = play.aims(&[play.end(from), play.end(to)]);
    visit.hold(aims[0].at, aims[1].at);
    visit.wait::<bool>("cards in the hand", "document.querySelector('.table[data-dragging]') !== null", vec![]);
    visit.keys(&[key::ESCAPE]);
    visit.wait::<bool>("an empty hand", "document.querySelector('.table[data-dragging]') === null", vec![]);
    visit.let_go();
    play.check();
    assert_eq!(boxes(&visit), before);
}

#[test]
fn a_refused_drag_glides_back() {
    let solution = Solution::of("klondike");
    let (moves, mv) = solution.refused(|mv, why| {
        matches!(mv, Move::Carry { from: Pile::Column(_), to: Pile::Column(_), .. })
            && matches!(why, engine::IllegalMove::Rank { .. })
    });
    let Move::Carry { from, to, count } = mv else { panic!("{mv} carries nothing") };
    let visit = start(flying(), &solution.link(moves));
    let play = Play::of(&visit, solution.after(moves));
    let before = boxes(&visit);
    play.try_drag(from, to, count);
    visit.wait::<bool>("a message", "words('.message p') !== null", vec![]);
    play.check();
    assert_eq!(boxes(&visit), before);
}

#[test]
fn a_whole_game_in_motion_is_won() {
    let solution = Solution::of("klondike");
    let visit = start(flying(), &solution.link(60));
    let mut play = Play::of(&visit, solution.after(60));
    play.play(&solution.moves[60..], &[By::Drag, By::Keys]);
    visit.wait_for_panel("won");
}
