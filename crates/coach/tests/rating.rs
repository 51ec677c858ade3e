//! How hard deals are.

use coach::{Assessment, Rater, Rating, TakingBack};
use engine::{Deal, Table};
use notation::{Known, read_position};
use rules::{Catalogue, OptionName, Rules, Value};
use solver::{Limits, Observer, Progress, Reason, Unwatched};
use std::ops::ControlFlow;
use std::sync::Arc;

fn rules(preset: &str, set: &[(OptionName, Value)]) -> Arc<Rules> {
    Arc::new(Catalogue::builtin().rules(preset, set).expect("rules that make sense"))
}

fn assess(rules: &Arc<Rules>, table: &Table) -> Assessment {
    Rater::new(Catalogue::builtin(), rules).rate(table, Limits::default(), &mut Unwatched)
}

fn rated(rules: &Arc<Rules>, table: &Table) -> Rating {
    match assess(rules, table) {
        Assessment::Rated(rating) => rating,
        other @ (Assessment::Lost | Assessment::Open(_)) => panic!("{other:?}"),
    }
}

fn numbered(preset: &str, number: u64) -> Assessment {
    let rules = rules(preset, &[]);
    assess(&rules, &Deal::numbered(&rules, number).table(&rules))
}

/// A pack that plays itself: the columns and the stock come in the order in which they go up.
fn easy(rules: &Rules) -> Table {
    let mut cards = rules.pack().cards();
    cards.sort_by_key(|card| std::cmp::Reverse(card.rank()));
    let (columns, stock) = cards.split_at(28);
    let mut order = columns.to_vec();
    order.extend(stock.iter().rev());
    Deal::ordered(rules, order).expect("it is the pack").table(rules)
}

#[test]
fn a_deal_that_plays_itself_is_as_easy_as_can_be() {
    let rules = rules("klondike-draw-1", &[]);
    let rating = rated(&rules, &easy(&rules));
    assert_eq!(rating.guided.losing, 0, "{rating:?}");
    assert!(rating.difficulty() < 20, "{} {rating:?}", rating.difficulty());
}

#[test]
fn a_deal_has_the_same_rating_each_time() {
    assert!(matches!(numbered("klondike", 3), Assessment::Rated(_)));
    assert_eq!(numbered("klondike", 3), numbered("klondike", 3));
}

#[test]
fn the_counts_of_a_rating_fit_each_other() {
    for number in 1..12 {
        let Assessment::Rated(rating) = numbered("klondike-draw-1", number) else { continue };
        let Rating { playouts, first_moves, guided, .. } = rating;
        assert!(playouts.won <= playouts.played && playouts.cards_up <= 1000, "{rating:?}");
        assert!(playouts.won * 1000 <= playouts.cards_up * playouts.played + playouts.played, "{rating:?}");
        assert!(first_moves.winning > 0 && first_moves.winning + first_moves.unknown <= first_moves.all, "{rating:?}");
        assert!(guided.traps <= guided.losing && guided.losing <= guided.asked, "{rating:?}");
        assert_eq!(guided.traps > 0, guided.first_trap.is_some(), "{rating:?}");
        assert!(guided.moves >= 52 && guided.first_trap.is_none_or(|at| at <= guided.moves), "{rating:?}");
    }
}

#[test]
fn wn_04_draw_three_is_harder_than_draw_one() {
    let sum = |preset: &str| -> u32 {
        let rated = (1..16).filter_map(|number| match numbered(preset, number) {
            Assessment::Rated(rating) => Some(u32::from(rating.difficulty())),
            Assessment::Lost => Some(100),
            Assessment::Open(_) => None,
        });
        rated.sum()
    };
    assert!(sum("klondike-draw-1") < sum("klondike"));
}

#[test]
fn what_cannot_be_won_has_no_rating() {
    assert_eq!(numbered("klondike", 617), Assessment::Lost);
}

#[test]
fn a_limit_leaves_it_open() {
    let rules = rules("klondike", &[]);
    let table = Deal::numbered(&rules, 617).table(&rules);
    let limits = Limits { nodes: Some(10), bytes: None };
    let rater = Rater::new(Catalogue::builtin(), &rules);
    assert_eq!(rater.rate(&table, limits, &mut Unwatched), Assessment::Open(Reason::Nodes));
}

/// Stops at the first question that takes long.
struct Stop;

impl Observer for Stop {
    fn progress(&mut self, _: Progress) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}

#[test]
fn who_stops_it_gets_no_rating() {
    let rules = rules("klondike", &[]);
    let rater = Rater::new(Catalogue::builtin(), &rules);
    let stopped = (1..40).filter(|number| {
        let table = Deal::numbered(&rules, *number).table(&rules);
        match rater.rate(&table, Limits::default(), &mut Stop) {
            Assessment::Open(reason) => {
                assert_eq!(reason, Reason::Cancelled);
                true
            }
            Assessment::Rated(_) | Assessment::Lost => false,
        }
    });
    assert!(stopped.count() > 0);
}

/// A position that is lost where nothing comes back from the foundations. The eight of clubs must make
/// way, for which the columns have no place until a red nine is there.
const TAKING_BACK: &str = r#"{
    "game": "klondike-draw-1",
    "tableau": [
        [], ["QD", "JC", "TD", "9C"], ["KD", "QS", "JD", "TS", "9D"], [], ["QH", "JS", "TH"],
        ["KH", "QC", "JH", "TC", "9H", "8S"], ["4s", "ks", "6S"]
    ],
    "stock": ["KC", "7S"],
    "waste": ["8C", "8D", "5S", "9S"],
    "foundations": [
        ["AS", "2S", "3S"], ["AH", "2H", "3H", "4H", "5H", "6H", "7H", "8H"],
        ["AC", "2C", "3C", "4C", "5C", "6C", "7C"], ["AD", "2D", "3D", "4D", "5D", "6D", "7D"]
    ]
}"#;

#[test]
fn kl_22_whether_a_card_must_come_back_is_known() {
    let position = read_position(TAKING_BACK, Catalogue::builtin(), Known::Nothing).expect("a position");
    assert_eq!(rated(&position.rules, &position.table).taking_back, TakingBack::Needed);
    let strict = rules("klondike-draw-1", &[(OptionName::TakeBack, Value::Flag(false))]);
    assert_eq!(assess(&strict, &position.table), Assessment::Lost);
    let rating = rated(&strict, &easy(&strict));
    assert_eq!(rating.taking_back, TakingBack::NotAllowed);
    let free = rules("klondike-draw-1", &[]);
    assert_eq!(rated(&free, &easy(&free)).taking_back, TakingBack::NotNeeded);
}

/// A change of one reason.
type Change = fn(&mut Rating);

#[test]
fn each_reason_makes_a_deal_harder() {
    let rules = rules("klondike-draw-1", &[]);
    let rating = rated(&rules, &easy(&rules));
    let harder: [(&str, Change); 7] = [
        ("fewer cards up", |rating| rating.playouts.cards_up /= 2),
        ("more losing moves", |rating| rating.guided.losing += 3),
        ("more plans", |rating| rating.guided.planned += 2),
        ("a trap", |rating| rating.guided.first_trap = Some(9)),
        ("fewer winning first moves", |rating| {
            rating.first_moves.all += 4;
            rating.first_moves.winning = 1;
        }),
        ("a card comes back", |rating| rating.taking_back = TakingBack::Needed),
        ("longer", |rating| rating.guided.moves += 30),
    ];
    let mut all = rating;
    for (why, change) in harder {
        let mut one = rating;
        change(&mut one);
        change(&mut all);
        assert!(one.thousandths() > rating.thousandths(), "{why}");
    }
    assert!(all.thousandths() <= 1000);
}
