//! Random small games: decks, options, deals and positions from the middle of games.

use super::layout::{Layout, SmallColumn};
use super::rules::{SmallRelation, SmallRules};
use super::search::Exhaustive;
use crate::random::Random;
use crate::referee::{
    RefAces, RefCard, RefEmpty, RefFaces, RefLift, RefOrder, RefPasses, RefRedeal, RefSuit, RefWaste,
};

/// A small deck; each of them can be written as a pack of the project's rules too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Deck {
    /// The number of different suits.
    pub suits: usize,
    /// How many equal cards there are of each face.
    pub copies: usize,
    /// The number of ranks.
    pub ranks: u8,
}

impl Deck {
    /// The decks of random cases; those that stand there twice are drawn more often.
    pub const ALL: [Deck; 9] = [
        Deck::new(4, 1, 3),
        Deck::new(4, 1, 4),
        Deck::new(4, 1, 4),
        Deck::new(4, 1, 5),
        Deck::new(2, 2, 3),
        Deck::new(2, 2, 4),
        Deck::new(2, 4, 2),
        Deck::new(4, 2, 3),
        Deck::new(1, 4, 3),
    ];

    /// The usual pack and two of them, of which only endings can be searched.
    pub const FULL: [Deck; 2] = [Deck::new(4, 1, 13), Deck::new(4, 2, 13)];

    /// A deck of so many suits, equal cards and ranks.
    pub const fn new(suits: usize, copies: usize, ranks: u8) -> Deck {
        Deck { suits, copies, ranks }
    }

    /// The number of cards.
    pub const fn cards(self) -> usize {
        self.suits * self.copies * self.ranks as usize
    }
}

/// How a case's position came to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaseKind {
    /// Dealt in columns of 1, 2, .. n cards, the rest being the stock.
    Dealt,
    /// Dealt in columns of any sizes.
    Uneven,
    /// Dealt in either way, and some random moves played.
    Walked,
    /// Laid out: foundations begun, perhaps suits complete, a waste, a later pass, columns with several open cards that
    /// need not lie in sequence. No game need lead there.
    Arranged,
    /// The same with 4 to 14 cards outside the foundations and perhaps columns that are empty: for packs of any size.
    Ending,
}

impl CaseKind {
    /// Every kind.
    pub const ALL: [CaseKind; 5] =
        [CaseKind::Dealt, CaseKind::Uneven, CaseKind::Walked, CaseKind::Arranged, CaseKind::Ending];
}

/// A small game at some point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// The rules.
    pub rules: SmallRules,
    /// The position.
    pub layout: Layout,
    /// How the position came to be.
    pub kind: CaseKind,
    /// The number that reshuffles follow.
    pub reshuffles: u64,
}

impl Case {
    /// The whole deck in the order of the k-th reshuffle of this case: a random one that follows from its number.
    pub fn order(&self) -> impl Fn(u32) -> Vec<RefCard> + use<> {
        let (deck, seed) = (self.rules.deck(), self.reshuffles);
        move |k| {
            let mut deck = deck.clone();
            Random::new(seed ^ u64::from(k).rotate_left(32)).shuffle(&mut deck);
            deck
        }
    }
}

/// A random case of any deck and kind with any options; endings are of the usual pack or two of them.
pub fn case(random: &mut Random) -> Case {
    let kind = random.choose(CaseKind::ALL);
    let deck = match kind {
        CaseKind::Dealt | CaseKind::Uneven | CaseKind::Walked | CaseKind::Arranged => random.choose(Deck::ALL),
        CaseKind::Ending => random.choose(Deck::FULL),
    };
    let rules = rules(random, deck);
    case_with(random, &rules, kind)
}

/// A random case of these rules and this kind. In three of four the low cards lie deep, so that a good share is lost.
pub fn case_with(random: &mut Random, rules: &SmallRules, kind: CaseKind) -> Case {
    let reshuffles = random.next_u64();
    let top = match kind {
        CaseKind::Dealt | CaseKind::Uneven | CaseKind::Walked | CaseKind::Arranged => 5,
        CaseKind::Ending => 7,
    };
    let most = (2..=top).filter(|columns| columns * (columns + 1) / 2 <= rules.deck().len()).max().unwrap_or(1);
    let columns = if most > 1 { 2 + random.below(most - 1) } else { 1 };
    let mut case = Case { rules: rules.clone(), layout: Layout::empty(rules, columns), kind, reshuffles };
    let walked = random.below(2) == 0;
    case.layout = match kind {
        CaseKind::Dealt => dealt(random, rules, &(1..=columns).collect::<Vec<_>>()),
        CaseKind::Walked if walked => dealt(random, rules, &(1..=columns).collect::<Vec<_>>()),
        CaseKind::Uneven | CaseKind::Walked => {
            let cards = columns + random.below(rules.deck().len() + 1 - columns);
            let sizes = sizes(random, columns, cards);
            dealt(random, rules, &sizes)
        }
        CaseKind::Arranged => {
            let heights = begun(random, rules);
            arranged(random, rules, columns, heights)
        }
        CaseKind::Ending => {
            let heights = nearly_done(random, rules);
            arranged(random, rules, columns, heights)
        }
    };
    if kind == CaseKind::Walked {
        let order = case.order();
        let order: RefOrder<'_> = &order;
        let moves = 1 + random.below(3 * rules.deck().len());
        case.layout = Exhaustive::new(rules, &case.layout, order)
            .expect("the deal holds the deck, and the deck is small")
            .walk(random, moves);
    }
    case
}

/// Random rules for this deck: every option, in every combination that makes sense.
///
/// Left out are whole runs where all cards are dealt open (a column that is not one run could never move) and shuffled
/// redeals with one pass or without end (there would be no redeal, or no last position).
pub fn rules(random: &mut Random, deck: Deck) -> SmallRules {
    let faces = random.choose([RefFaces::LastUp, RefFaces::LastUp, RefFaces::LastUp, RefFaces::AllUp]);
    let usual = random.below(2) == 0;
    let build = if usual { SmallRelation::Alternate } else { random.choose(SmallRelation::ALL) };
    let any = random.choose(SmallRelation::ALL);
    let redeal = random.choose([RefRedeal::Keep, RefRedeal::Keep, RefRedeal::Keep, RefRedeal::Shuffle]);
    SmallRules {
        suits: deck.suits,
        copies: deck.copies,
        ranks: deck.ranks,
        faces,
        build,
        lift: match faces {
            RefFaces::LastUp => random.choose([RefLift::Part, RefLift::Part, RefLift::Whole]),
            RefFaces::AllUp => RefLift::Part,
        },
        lift_relation: random.choose([build, build, SmallRelation::Suit, any]),
        empty_column: random.choose([RefEmpty::King, RefEmpty::King, RefEmpty::Any, RefEmpty::Nothing]),
        take_back: random.choose([true, false]),
        aces: random.choose([RefAces::Free, RefAces::Free, RefAces::Must]),
        draw: random.choose([1, 1, 2, 3, 3, 4]),
        passes: match redeal {
            RefRedeal::Keep => random.choose([
                RefPasses::Unlimited,
                RefPasses::Unlimited,
                RefPasses::Number(1),
                RefPasses::Number(2),
                RefPasses::Number(3),
            ]),
            RefRedeal::Shuffle => random.choose([RefPasses::Number(2), RefPasses::Number(3)]),
        },
        redeal,
        waste: random.choose([RefWaste::Top, RefWaste::Top, RefWaste::Top, RefWaste::Group]),
    }
}

/// How many of the first cards of a column are dealt face down.
fn closed(rules: &SmallRules, size: usize) -> usize {
    match rules.faces {
        RefFaces::LastUp => size.saturating_sub(1),
        RefFaces::AllUp => 0,
    }
}

/// So many cards in so many columns, which may be empty.
fn sizes(random: &mut Random, columns: usize, cards: usize) -> Vec<usize> {
    let mut sizes = vec![0; columns];
    for _ in 0..cards {
        sizes[random.below(columns)] += 1;
    }
    sizes
}

fn dealt(random: &mut Random, rules: &SmallRules, sizes: &[usize]) -> Layout {
    let stock = rules.deck().len() - sizes.iter().sum::<usize>();
    let mut layout = Layout::empty(rules, 0);
    lay(random, &mut layout, rules.deck(), sizes, [stock, 0]);
    for column in &mut layout.columns {
        column.down = closed(rules, column.cards.len());
    }
    layout
}

/// Foundations of which about half are begun.
fn begun(random: &mut Random, rules: &SmallRules) -> Vec<u8> {
    let full = random.below(4) == 0;
    let mut height = |_| match random.below(4) {
        2 if full => rules.ranks,
        2 | 3 => random.below(usize::from(rules.ranks)) as u8,
        _ => 0,
    };
    (0..rules.foundations()).map(&mut height).collect()
}

/// Foundations of which 4 to 14 cards are missing.
fn nearly_done(random: &mut Random, rules: &SmallRules) -> Vec<u8> {
    let mut heights = vec![rules.ranks; rules.foundations()];
    // Few suits that lack many cards are more tangled than many that lack few.
    let suits = 1 + random.below(heights.len());
    for _ in 0..4 + random.below(11) {
        let height = &mut heights[random.below(suits)];
        *height = height.saturating_sub(1);
    }
    random.shuffle(&mut heights);
    heights
}

fn arranged(random: &mut Random, rules: &SmallRules, columns: usize, heights: Vec<u8>) -> Layout {
    let mut layout = Layout { foundations: heights, ..Layout::empty(rules, 0) };
    layout.foundations.chunks_mut(rules.copies).for_each(<[u8]>::sort_unstable);
    let up = layout.foundation_cards(rules);
    let mut left = rules.deck();
    for card in up {
        let place = left.iter().position(|other| *other == card).expect("foundations hold cards of the deck");
        left.remove(place);
    }
    let cards = left.len();
    let in_columns = cards - random.below(cards / 2 + 1);
    let waste = random.below(cards - in_columns + 1);
    let sizes = sizes(random, columns, in_columns);
    lay(random, &mut layout, left, &sizes, [cards - in_columns - waste, waste]);
    for column in &mut layout.columns {
        column.down = random.below(closed(rules, column.cards.len()) + 1);
    }
    layout.pass = match rules.passes {
        RefPasses::Unlimited => 1,
        RefPasses::Number(passes) => 1 + random.below(passes as usize) as u32,
    };
    layout.group = match rules.waste {
        RefWaste::Top => 0,
        RefWaste::Group => random.below(waste.min(rules.draw) + 1),
    };
    layout
}

/// Lays cards into columns, stock and waste of these sizes. In three of four cases low cards come to lie under many
/// others: places and cards are sorted with some noise, and the lowest card goes to the deepest place.
fn lay(random: &mut Random, layout: &mut Layout, mut cards: Vec<RefCard>, sizes: &[usize], rest: [usize; 2]) {
    random.shuffle(&mut cards);
    let deep = random.below(4) > 0;
    // Every place, with a number that is larger the deeper it lies; `None` is the stock and the waste.
    let mut places: Vec<(usize, Option<(usize, usize)>)> = Vec::new();
    for (column, size) in sizes.iter().enumerate() {
        places.extend((0..*size).map(|row| (10 * (size - row) + random.below(16), Some((column, row)))));
    }
    places.extend((0..rest.iter().sum()).map(|_| (random.below(40), None)));
    if deep {
        cards.sort_by_cached_key(|card| 10 * usize::from(card.rank) + random.below(16));
        places.sort_by_key(|(depth, _)| std::cmp::Reverse(*depth));
    }
    let blank = RefCard { rank: 1, suit: RefSuit::Spades };
    layout.columns = sizes.iter().map(|size| SmallColumn { down: 0, cards: vec![blank; *size] }).collect();
    let mut others = Vec::new();
    for ((_, place), card) in places.into_iter().zip(cards) {
        match place {
            Some((column, row)) => layout.columns[column].cards[row] = card,
            None => others.push(card),
        }
    }
    random.shuffle(&mut others);
    layout.waste = others.split_off(rest[0]);
    layout.stock = others;
}
