//! The places on the table, and what a screen reader says of the cards there.
//!
//! A card is always spoken in the same order: the card, its state, its place. "Harten 7, open,
//! 5 van 6, kolom 3".

use crate::card;
use crate::lang::capital;
use crate::number::{self, Noun};
use crate::{Lang, lang};
use cards::{Card, Rank};
use engine::Pile;
use rules::{EmptyColumn, Passes, Redeal, Rules, TurnsTo};

/// A group of piles, between which Tab goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Group {
    /// The stock.
    Stock,
    /// The waste.
    Waste,
    /// The foundations.
    Foundations,
    /// The columns.
    Columns,
}

impl Group {
    /// Every group, in the order of Tab.
    pub const ALL: [Group; 4] = [Group::Stock, Group::Waste, Group::Foundations, Group::Columns];
}

/// The name of a group: `Stok`, `Open stapel`, `Eindstapels`, `Kolommen`.
#[must_use]
pub const fn group(lang: Lang, group: Group) -> &'static str {
    match (group, lang) {
        (Group::Stock, Lang::Nl) => "Stok",
        (Group::Stock, Lang::En) => "Stock",
        (Group::Waste, Lang::Nl) => "Open stapel",
        (Group::Waste, Lang::En) => "Waste",
        (Group::Foundations, Lang::Nl) => "Eindstapels",
        (Group::Foundations, Lang::En) => "Foundations",
        (Group::Columns, Lang::Nl) => "Kolommen",
        (Group::Columns, Lang::En) => "Columns",
    }
}

/// A pile as a label in lower case: `kolom 3`, `eindstapel harten`, `stok`, `open stapel`. Where a
/// suit has several foundations they are numbered: `eindstapel harten nummer 2`.
#[must_use]
pub fn pile(lang: Lang, rules: &Rules, pile: Pile) -> String {
    match (pile, lang) {
        (Pile::Stock, Lang::Nl) => "stok".to_owned(),
        (Pile::Stock, Lang::En) => "stock".to_owned(),
        (Pile::Waste, Lang::Nl) => "open stapel".to_owned(),
        (Pile::Waste, Lang::En) => "waste".to_owned(),
        (Pile::Column(i), Lang::Nl) => format!("kolom {}", u16::from(i) + 1),
        (Pile::Column(i), Lang::En) => format!("column {}", u16::from(i) + 1),
        (Pile::Foundation(i), _) => foundation(lang, rules, i),
    }
}

fn foundation(lang: Lang, rules: &Rules, i: u8) -> String {
    let suits = rules.foundation_suits();
    let Some(suit) = suits.get(usize::from(i)) else {
        return format!("{} {}", number::noun(lang, 1, Noun::Foundation), u16::from(i) + 1);
    };
    let name = card::suit(lang, *suit);
    let name = match lang {
        Lang::Nl => format!("eindstapel {name}"),
        Lang::En => format!("{name} foundation"),
    };
    let twins = suits.iter().filter(|other| *other == suit).count();
    let nth = suits[..usize::from(i)].iter().filter(|other| *other == suit).count() + 1;
    if twins > 1 { format!("{name} {} {nth}", lang.pick("nummer", "number")) } else { name }
}

/// The same at the beginning of a label: `Kolom 3`.
#[must_use]
pub fn pile_title(lang: Lang, rules: &Rules, which: Pile) -> String {
    capital(&pile(lang, rules, which))
}

/// A pile in the middle of a sentence, with an article where the language wants one: `kolom 3`,
/// `de open stapel`, `the hearts foundation`.
#[must_use]
pub fn the_pile(lang: Lang, rules: &Rules, which: Pile) -> String {
    let name = pile(lang, rules, which);
    match (which, lang) {
        (Pile::Column(_), Lang::Nl | Lang::En) | (Pile::Foundation(_), Lang::Nl) => name,
        (Pile::Stock | Pile::Waste, Lang::Nl) => format!("de {name}"),
        (Pile::Stock | Pile::Waste | Pile::Foundation(_), Lang::En) => format!("the {name}"),
    }
}

/// The state of a card that lies face up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardState {
    /// It lies open.
    Open,
    /// It lies open, but under another card that must go first (in the waste).
    Covered,
}

/// Where in a pile a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot {
    /// The pile.
    pub pile: Pile,
    /// Its place from the first card on, counted from 1.
    pub place: usize,
    /// How many cards the pile has.
    pub of: usize,
}

/// What is said of a card that lies face up: `Harten 7, open, 5 van 6, kolom 3`. On a foundation
/// the place follows from the rank and is left out.
#[must_use]
pub fn open_card(lang: Lang, rules: &Rules, which: Card, state: CardState, spot: Spot) -> String {
    let state = match (state, lang) {
        (CardState::Open, Lang::Nl) => "open",
        (CardState::Open, Lang::En) => "face up",
        (CardState::Covered, Lang::Nl) => "open, bedekt",
        (CardState::Covered, Lang::En) => "face up, covered",
    };
    let (title, pile) = (card::title(lang, which), pile(lang, rules, spot.pile));
    match spot.pile {
        Pile::Foundation(_) => format!("{title}, {state}, {pile}"),
        Pile::Stock | Pile::Waste | Pile::Column(_) => {
            let of = lang.pick("van", "of");
            format!("{title}, {state}, {} {of} {}, {pile}", spot.place, spot.of)
        }
    }
}

/// What is said of the face-down cards of a column together: `6 gesloten kaarten`.
#[must_use]
pub fn closed_cards(lang: Lang, n: usize) -> String {
    let noun = number::noun(lang, n as u64, Noun::Card);
    match lang {
        Lang::Nl if n == 1 => format!("1 gesloten {noun}"),
        Lang::Nl => format!("{n} gesloten {noun}"),
        Lang::En => format!("{n} face-down {noun}"),
    }
}

/// What is said of a pile as a whole: `Kolom 3, 7 kaarten`.
#[must_use]
pub fn pile_label(lang: Lang, rules: &Rules, which: Pile, cards: usize) -> String {
    format!("{}, {}", pile_title(lang, rules, which), number::count(lang, cards as u64, Noun::Card))
}

/// What is said of a card that is picked up: `gekozen`, `gekozen, met 2 kaarten erop`.
#[must_use]
pub fn picked(lang: Lang, on_it: usize) -> String {
    let word = lang.pick("gekozen", "picked up");
    if on_it == 0 {
        return word.to_owned();
    }
    let cards = number::count(lang, on_it as u64, Noun::Card);
    match lang {
        Lang::Nl => format!("{word}, met {cards} erop"),
        Lang::En => format!("{word}, with {cards} on it"),
    }
}

/// What is said of a pile without cards: `Lege kolom 3, neemt een heer`. For the stock see
/// [`stock`].
#[must_use]
pub fn empty(lang: Lang, rules: &Rules, which: Pile) -> String {
    let name = pile(lang, rules, which);
    let name = match lang {
        Lang::Nl => format!("Lege {name}"),
        Lang::En => format!("Empty {name}"),
    };
    let takes = match which {
        Pile::Stock | Pile::Waste => return name,
        Pile::Foundation(_) => card::a_rank(lang, Rank::ACE),
        Pile::Column(_) => match (rules.tableau().empty_column(), lang) {
            (EmptyColumn::King, _) => card::a_rank(lang, Rank::KING),
            (EmptyColumn::Any, Lang::Nl) => "elke kaart".to_owned(),
            (EmptyColumn::Any, Lang::En) => "any card".to_owned(),
            (EmptyColumn::Nothing, Lang::Nl) => "niets".to_owned(),
            (EmptyColumn::Nothing, Lang::En) => "nothing".to_owned(),
        },
    };
    format!("{name}, {} {takes}", lang.pick("neemt", "takes"))
}

/// How many passes through the stock may still begin after the current one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PassesLeft {
    /// As many as one likes.
    Unlimited,
    /// This many.
    Left(u32),
}

impl PassesLeft {
    /// What is left in a game during the pass of this number, counted from 1.
    #[must_use]
    pub fn of(rules: &Rules, pass: u32) -> PassesLeft {
        let TurnsTo::Waste { passes, .. } = rules.stock().turns_to;
        match passes {
            Passes::Unlimited => PassesLeft::Unlimited,
            Passes::Limited(n) => PassesLeft::Left(u32::from(n).saturating_sub(pass)),
        }
    }
}

/// The passes left as they are spoken: `nog 2 rondes`, `geen rondes meer`; none where there is no
/// limit.
#[must_use]
pub fn passes_left(lang: Lang, left: PassesLeft) -> Option<String> {
    match (left, lang) {
        (PassesLeft::Unlimited, _) => None,
        (PassesLeft::Left(0), _) => Some(no_more_passes(lang).to_owned()),
        (PassesLeft::Left(n), Lang::Nl) => Some(format!("nog {}", number::count(lang, u64::from(n), Noun::Pass))),
        (PassesLeft::Left(n), Lang::En) => Some(format!("{} left", number::count(lang, u64::from(n), Noun::Pass))),
    }
}

/// The sign on an empty stock: `nog 2`; none where there is no limit.
#[must_use]
pub fn passes_sign(lang: Lang, left: PassesLeft) -> Option<String> {
    match (left, lang) {
        (PassesLeft::Unlimited, _) => None,
        (PassesLeft::Left(0), _) => Some(no_more_passes(lang).to_owned()),
        (PassesLeft::Left(n), Lang::Nl) => Some(format!("nog {n}")),
        (PassesLeft::Left(n), Lang::En) => Some(format!("{n} left")),
    }
}

/// The sign on an empty stock that is not turned again.
#[must_use]
pub fn no_more_passes(lang: Lang) -> &'static str {
    lang.pick("geen rondes meer", "no more passes")
}

/// What is said of the stock: `Stok, 8 kaarten, nog 2 rondes`; `Stok, leeg, nog 2 rondes, draai de
/// open stapel om`; `Stok, leeg, geen rondes meer`. `cards` and `waste` are the numbers of cards
/// in stock and waste, `pass` that of the current pass, from 1.
#[must_use]
pub fn stock(lang: Lang, rules: &Rules, cards: usize, waste: usize, pass: u32) -> String {
    let left = PassesLeft::of(rules, pass);
    let mut parts = vec![group(lang, Group::Stock).to_owned()];
    match (cards, waste, left) {
        (0, 0, _) => parts.push(lang.pick("leeg", "empty").to_owned()),
        (0, _, PassesLeft::Left(0)) => {
            parts.push(lang.pick("leeg", "empty").to_owned());
            parts.push(no_more_passes(lang).to_owned());
        }
        (0, _, _) => {
            parts.push(lang.pick("leeg", "empty").to_owned());
            parts.extend(passes_left(lang, left));
            parts.push(redeal_action(lang, rules).to_owned());
        }
        (_, _, PassesLeft::Left(0)) => {
            parts.push(number::count(lang, cards as u64, Noun::Card));
            parts.push(lang.pick("laatste ronde", "last pass").to_owned());
        }
        (_, _, _) => {
            parts.push(number::count(lang, cards as u64, Noun::Card));
            parts.extend(passes_left(lang, left));
        }
    }
    parts.join(", ")
}

/// What a tap on the empty stock does, as the game has it.
#[must_use]
pub fn redeal_action(lang: Lang, rules: &Rules) -> &'static str {
    let TurnsTo::Waste { redeal, .. } = rules.stock().turns_to;
    match redeal {
        Redeal::Keep => lang.pick("draai de open stapel om", "turn the waste over"),
        Redeal::Shuffle => lang.pick("schud de open stapel", "shuffle the waste"),
    }
}

/// What is said of the table as a whole: its game and where one is.
#[must_use]
pub fn table(lang: Lang, rules: &Rules) -> String {
    format!("{}, {}", lang::name(lang, rules.name()), lang.pick("tafel", "table"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Catalogue, OptionName, Value};

    fn rules_of(id: &str, set: &[(OptionName, Value)]) -> Rules {
        Catalogue::builtin().rules(id, set).expect("built-in rules")
    }

    #[test]
    fn cards_are_spoken_as_card_state_place() {
        let rules = rules_of("klondike", &[]);
        let seven = "7H".parse().expect("a card");
        let spot = Spot { pile: Pile::Column(2), place: 5, of: 6 };
        let say = |lang| open_card(lang, &rules, seven, CardState::Open, spot);
        assert_eq!(say(Lang::Nl), "Harten 7, open, 5 van 6, kolom 3");
        assert_eq!(say(Lang::En), "7 of hearts, face up, 5 of 6, column 3");
        let up = Spot { pile: Pile::Foundation(1), place: 7, of: 7 };
        assert_eq!(open_card(Lang::Nl, &rules, seven, CardState::Open, up), "Harten 7, open, eindstapel harten");
        assert_eq!(closed_cards(Lang::Nl, 6), "6 gesloten kaarten");
        assert_eq!(closed_cards(Lang::Nl, 1), "1 gesloten kaart");
        assert_eq!(picked(Lang::Nl, 2), "gekozen, met 2 kaarten erop");
        assert_eq!(picked(Lang::En, 1), "picked up, with 1 card on it");
        assert_eq!(picked(Lang::Nl, 0), "gekozen");
    }

    #[test]
    fn kl_16_an_empty_column_says_what_it_takes() {
        let say = |word, lang| {
            let rules = rules_of("klondike", &[(OptionName::EmptyColumn, Value::Word(word))]);
            empty(lang, &rules, Pile::Column(2))
        };
        assert_eq!(say("king", Lang::Nl), "Lege kolom 3, neemt een heer");
        assert_eq!(say("any", Lang::Nl), "Lege kolom 3, neemt elke kaart");
        assert_eq!(say("none", Lang::En), "Empty column 3, takes nothing");
        let rules = rules_of("klondike", &[]);
        assert_eq!(empty(Lang::Nl, &rules, Pile::Foundation(0)), "Lege eindstapel schoppen, neemt een aas");
        assert_eq!(empty(Lang::En, &rules, Pile::Waste), "Empty waste");
    }

    #[test]
    fn kl_34_the_stock_says_which_passes_are_left() {
        let three = rules_of("klondike", &[(OptionName::Passes, Value::Number(3))]);
        assert_eq!(stock(Lang::Nl, &three, 8, 4, 1), "Stok, 8 kaarten, nog 2 rondes");
        assert_eq!(stock(Lang::Nl, &three, 1, 4, 2), "Stok, 1 kaart, nog 1 ronde");
        assert_eq!(stock(Lang::Nl, &three, 8, 4, 3), "Stok, 8 kaarten, laatste ronde");
        assert_eq!(stock(Lang::Nl, &three, 0, 4, 1), "Stok, leeg, nog 2 rondes, draai de open stapel om");
        assert_eq!(stock(Lang::En, &three, 0, 4, 3), "Stock, empty, no more passes");
        assert_eq!(stock(Lang::Nl, &three, 0, 0, 1), "Stok, leeg");
        let free = rules_of("klondike", &[]);
        assert_eq!(stock(Lang::Nl, &free, 24, 0, 1), "Stok, 24 kaarten");
        assert_eq!(passes_sign(Lang::Nl, PassesLeft::of(&three, 1)).as_deref(), Some("nog 2"));
        assert_eq!(passes_sign(Lang::Nl, PassesLeft::of(&three, 3)).as_deref(), Some("geen rondes meer"));
        assert_eq!(passes_sign(Lang::Nl, PassesLeft::of(&free, 9)), None);
        let shuffled = rules_of("double-patience", &[]);
        assert_eq!(stock(Lang::Nl, &shuffled, 0, 40, 1), "Stok, leeg, schud de open stapel");
    }

    #[test]
    fn dp_04_foundations_of_one_suit_are_numbered_and_all_piles_have_names_of_their_own() {
        let one = rules_of("klondike", &[]);
        assert_eq!(pile(Lang::Nl, &one, Pile::Foundation(1)), "eindstapel harten");
        let two = rules_of("double-patience", &[]);
        assert_eq!(pile(Lang::Nl, &two, Pile::Foundation(3)), "eindstapel harten nummer 2");
        assert_eq!(the_pile(Lang::En, &two, Pile::Foundation(2)), "the hearts foundation number 1");
        for lang in Lang::ALL {
            let names: std::collections::HashSet<String> =
                (0..8).map(|i| pile(lang, &two, Pile::Foundation(i))).collect();
            assert_eq!(names.len(), 8);
        }
        assert_eq!(the_pile(Lang::Nl, &one, Pile::Waste), "de open stapel");
        assert_eq!(pile_label(Lang::Nl, &one, Pile::Column(0), 1), "Kolom 1, 1 kaart");
    }

    #[test]
    fn groups_have_the_names_of_the_glossary() {
        assert_eq!(Group::ALL.map(|one| group(Lang::Nl, one)), ["Stok", "Open stapel", "Eindstapels", "Kolommen"]);
        assert_eq!(Group::ALL.map(|one| group(Lang::En, one)), ["Stock", "Waste", "Foundations", "Columns"]);
    }
}
