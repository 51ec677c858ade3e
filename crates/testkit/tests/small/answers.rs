//! The answers by themselves: positions decided by hand, and answers that must hang together.

use testkit::exhaustive::{Case, CaseKind, Deck, Exhaustive, Layout, SmallRelation, SmallRules, case};
use testkit::random::Random;
use testkit::referee::{RefAces, RefEmpty, RefLift, RefPasses, RefRedeal, RefWaste, no_order, read_cards};

/// One deck of spades and hearts alone, its columns written with the number of closed cards first.
fn winnable(rules: &SmallRules, columns: &[(usize, &str)], stock: &str, waste: &str) -> Option<bool> {
    let mut layout = Layout::empty(rules, columns.len());
    for (column, (down, cards)) in layout.columns.iter_mut().zip(columns) {
        column.down = *down;
        column.cards = read_cards(cards).expect("cards");
    }
    layout.stock = read_cards(stock).expect("cards");
    layout.waste = read_cards(waste).expect("cards");
    Exhaustive::new(rules, &layout, &no_order).expect("a small deck").winnable(100_000)
}

fn two_suits(ranks: u8) -> SmallRules {
    SmallRules::klondike(2, 1, ranks)
}

#[test]
fn kl_31_of_three_cards_turned_together_only_the_top_one_is_free() {
    let rules = SmallRules { draw: 3, build: SmallRelation::Suit, empty_column: RefEmpty::Nothing, ..two_suits(3) };
    let columns = [(0, "3H"), (0, "2H"), (0, "AH")];
    // All three come at once, the first one written lying on top; there is one order in which they go up.
    assert_eq!(winnable(&rules, &columns, "AS 2S 3S", ""), Some(true));
    for stock in ["AS 3S 2S", "2S AS 3S", "2S 3S AS", "3S AS 2S", "3S 2S AS"] {
        assert_eq!(winnable(&rules, &columns, stock, ""), Some(false), "{stock}");
    }
    // The same cards are free one by one with draw 1, pass after pass.
    for stock in ["AS 2S 3S", "AS 3S 2S", "2S AS 3S", "2S 3S AS", "3S AS 2S", "3S 2S AS"] {
        assert_eq!(winnable(&SmallRules { draw: 1, ..rules.clone() }, &columns, stock, ""), Some(true), "{stock}");
    }
}

#[test]
fn kl_34_and_35_a_second_pass_can_be_needed() {
    let one = SmallRules {
        passes: RefPasses::Number(1),
        empty_column: RefEmpty::Nothing,
        build: SmallRelation::Suit,
        ..two_suits(3)
    };
    let two = SmallRules { passes: RefPasses::Number(2), ..one.clone() };
    let columns = [(0, "AH"), (0, "2H"), (0, "3H")];
    // 3S, 2S, AS are turned in this order and lie free in the other one.
    assert_eq!(winnable(&one, &columns, "AS 2S 3S", ""), Some(true));
    // 2S, 3S, AS: no column takes 2S, on which 3S lies when AS has gone up.
    assert_eq!(winnable(&one, &columns, "AS 3S 2S", ""), Some(false));
    assert_eq!(winnable(&two, &columns, "AS 3S 2S", ""), Some(true));
}

#[test]
fn kl_13_whole_runs_only_can_lose_what_parts_win() {
    // The run 3H 2S lies open on AS; taking it alone is the only way to AS.
    let columns = [(0, "AS 3H 2S"), (0, ""), (0, "AH"), (0, "3S 2H")];
    let rules = two_suits(3);
    assert_eq!(winnable(&rules, &columns, "", ""), Some(true));
    assert_eq!(winnable(&SmallRules { lift: RefLift::Whole, ..rules }, &columns, "", ""), Some(false));
}

#[test]
fn looser_rules_never_lose_what_stricter_rules_win() {
    let mut random = Random::new(30);
    let mut more = [0; 7];
    for _ in 0..1_500 {
        let mut case = case(&mut random);
        if Deck::new(case.rules.suits, case.rules.copies, case.rules.ranks).cards() > 16 {
            continue;
        }
        case.layout.group = 0;
        let order = case.order();
        let ask =
            |rules: &SmallRules| Exhaustive::new(rules, &case.layout, &order).expect("a small game").winnable(60_000);
        let strict = case.rules.clone();
        let loose = [
            SmallRules { lift: RefLift::Part, ..strict.clone() },
            SmallRules { take_back: true, ..strict.clone() },
            SmallRules { aces: RefAces::Free, ..strict.clone() },
            SmallRules { empty_column: RefEmpty::Any, ..strict.clone() },
            SmallRules { waste: RefWaste::Top, ..strict.clone() },
            SmallRules { build: SmallRelation::Any, lift_relation: SmallRelation::Any, ..strict.clone() },
            SmallRules { passes: RefPasses::Unlimited, redeal: RefRedeal::Keep, ..strict.clone() },
        ];
        let Some(before) = ask(&strict) else { continue };
        for (i, loose) in loose.iter().enumerate().filter(|(_, loose)| **loose != strict) {
            // Shuffled passes are no part of kept ones.
            if i == 6 && strict.redeal == RefRedeal::Shuffle {
                continue;
            }
            let Some(after) = ask(loose) else { continue };
            assert!(after || !before, "{loose:?} loses what {strict:?} wins: {:?}", case.layout);
            more[i] += usize::from(after && !before);
        }
    }
    // An ace takes no card, so that holding it back wins nothing; every other option does.
    assert!(more.iter().enumerate().all(|(i, won)| (*won > 0) == (i != 2)), "{more:?}");
}

#[test]
fn a_won_position_has_a_won_successor_and_a_lost_one_has_none() {
    let mut random = Random::new(31);
    let (mut won, mut lost) = (0, 0);
    for _ in 0..400 {
        let case = case(&mut random);
        let order = case.order();
        let search = Exhaustive::new(&case.rules, &case.layout, &order).expect("a small game");
        let Some(explored) = search.explore(5_000) else { continue };
        let verdicts: std::collections::HashMap<Layout, bool> = explored.iter().collect();
        assert_eq!(verdicts.len(), explored.len());
        for number in (0..explored.len()).step_by(1 + explored.len() / 20) {
            let (layout, verdict) = explored.get(number).expect("one of them");
            let here = Exhaustive::new(&case.rules, &layout, &order).expect("a small game");
            assert_eq!(here.winnable(5_000), Some(verdict), "{:?} {layout:?}", case.rules);
            let followers = here.successors();
            let done = layout.foundation_cards(&case.rules).len() == case.rules.deck().len();
            assert_eq!(done || followers.iter().any(|next| verdicts[next]), verdict);
            if verdict { won += 1 } else { lost += 1 }
        }
    }
    assert!(won > 1_000 && lost > 1_000, "{won} {lost}");
}

#[test]
fn what_cannot_be_searched_is_refused_with_a_reason() {
    let rules = two_suits(2);
    let whole = |change: &dyn Fn(&mut Layout)| {
        let mut layout = Layout::empty(&rules, 1);
        layout.stock = rules.deck();
        change(&mut layout);
        Exhaustive::new(&rules, &layout, &no_order).map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(whole(&|_| ()), Ok(()));
    let refused = |change: &dyn Fn(&mut Layout)| whole(change).expect_err("it is refused");
    assert_eq!(refused(&|l| l.stock.truncate(3)), "the cards are AS AH 2S, not AS AH 2S 2H");
    assert_eq!(refused(&|l| l.pass = 0), "there is no pass 0");
    assert_eq!(refused(&|l| l.group = 1), "at most 0 waste cards can be playable, not 1");
    assert_eq!(refused(&|l| l.foundations.push(0)), "there are 2 foundations, not 3");
    let closed = |l: &mut Layout| {
        l.columns[0].cards = l.stock.split_off(3);
        l.columns[0].down = 1;
    };
    assert_eq!(refused(&closed), "the exposed card of column 1 is closed");
    let large = SmallRules::klondike(4, 1, 13);
    let refused = |layout: &Layout| Exhaustive::new(&large, layout, &no_order).expect_err("it is refused").to_string();
    assert_eq!(refused(&Layout::empty(&large, 9)), "at most 8 columns can be searched");
    let mut layout = Layout::empty(&large, 7);
    layout.stock = large.deck();
    assert_eq!(refused(&layout), "at most 23 cards can lie outside the foundations, not 52");
}

#[test]
fn a_small_game_is_written_in_one_line() {
    let rules = two_suits(2);
    let mut layout = Layout::empty(&rules, 2);
    layout.columns[0].cards = read_cards("2S AH").expect("cards");
    layout.columns[0].down = 1;
    layout.stock = read_cards("2H").expect("cards");
    layout.foundations = vec![1, 0];
    let case = Case { rules, layout, kind: CaseKind::Arranged, reshuffles: 5 };
    assert_eq!(
        case.to_string(),
        "deck 2x1x2 draw=1 passes=unlimited redeal=keep waste=top lift=part take_back=true aces=free \
         empty_column=king faces=last build=alternate lift_relation=alternate \
         columns [2s AH] [] stock [2H] waste [] foundations [1, 0] pass 1 group 0 (Arranged, reshuffles 5)"
    );
}
