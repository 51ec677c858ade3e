//! What cards are called.

use crate::Lang;
use crate::lang::capital;
use cards::{Card, Colour, Rank, Suit};

/// The letters that stand on court cards, chosen apart from the language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Letters {
    /// A B V H.
    Dutch,
    /// A J Q K.
    English,
}

impl Letters {
    /// The letters that readers of a language expect.
    #[must_use]
    pub const fn of(lang: Lang) -> Letters {
        match lang {
            Lang::Nl => Letters::Dutch,
            Lang::En => Letters::English,
        }
    }

    /// What stands in a card's corner: `A`, `2` to `10`, and three letters.
    #[must_use]
    pub const fn index(self, rank: Rank) -> &'static str {
        const DUTCH: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "B", "V", "H"];
        const ENGLISH: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
        let place = rank.number() as usize - 1;
        match self {
            Letters::Dutch => DUTCH[place],
            Letters::English => ENGLISH[place],
        }
    }
}

/// A suit, in lower case: `harten`, `hearts`.
#[must_use]
pub const fn suit(lang: Lang, suit: Suit) -> &'static str {
    match (suit, lang) {
        (Suit::Clubs, Lang::Nl) => "klaveren",
        (Suit::Clubs, Lang::En) => "clubs",
        (Suit::Diamonds, Lang::Nl) => "ruiten",
        (Suit::Diamonds, Lang::En) => "diamonds",
        (Suit::Hearts, Lang::Nl) => "harten",
        (Suit::Hearts, Lang::En) => "hearts",
        (Suit::Spades, Lang::Nl) => "schoppen",
        (Suit::Spades, Lang::En) => "spades",
    }
}

/// A rank, in lower case: `7`, `heer`, `king`.
#[must_use]
pub const fn rank(lang: Lang, rank: Rank) -> &'static str {
    match (rank.number(), lang) {
        (1, Lang::Nl) => "aas",
        (1, Lang::En) => "ace",
        (11, Lang::Nl) => "boer",
        (11, Lang::En) => "jack",
        (12, Lang::Nl) => "vrouw",
        (12, Lang::En) => "queen",
        (13, Lang::Nl) => "heer",
        (13, Lang::En) => "king",
        (2..=10, Lang::Nl | Lang::En) => Letters::English.index(rank),
        (0 | 14..=u8::MAX, Lang::Nl | Lang::En) => "",
    }
}

/// A rank as it stands after "a": `een 8`, `an 8`, `an ace`, `a king`.
#[must_use]
pub fn a_rank(lang: Lang, which: Rank) -> String {
    let word = rank(lang, which);
    match (lang, which.number()) {
        (Lang::Nl, _) => format!("een {word}"),
        (Lang::En, 1 | 8) => format!("an {word}"),
        (Lang::En, _) => format!("a {word}"),
    }
}

/// A colour: `rood`, `black`.
#[must_use]
pub const fn colour(lang: Lang, colour: Colour) -> &'static str {
    match (colour, lang) {
        (Colour::Red, Lang::Nl) => "rood",
        (Colour::Red, Lang::En) => "red",
        (Colour::Black, Lang::Nl) => "zwart",
        (Colour::Black, Lang::En) => "black",
    }
}

/// Any card of a colour and rank: `een zwarte 8`, `a red king`.
#[must_use]
pub fn coloured(lang: Lang, colour: Colour, which: Rank) -> String {
    let rank = rank(lang, which);
    match (lang, colour) {
        (Lang::Nl, Colour::Red) => format!("een rode {rank}"),
        (Lang::Nl, Colour::Black) => format!("een zwarte {rank}"),
        (Lang::En, Colour::Red) => format!("a red {rank}"),
        (Lang::En, Colour::Black) => format!("a black {rank}"),
    }
}

/// A card in the middle of a sentence: `harten 7`, `schoppen heer`, `7 of hearts`.
#[must_use]
pub fn card(lang: Lang, card: Card) -> String {
    let (rank, suit) = (rank(lang, card.rank()), suit(lang, card.suit()));
    match lang {
        Lang::Nl => format!("{suit} {rank}"),
        Lang::En => format!("{rank} of {suit}"),
    }
}

/// A card at the beginning of a sentence or label: `Harten 7`, `Ace of spades`.
#[must_use]
pub fn title(lang: Lang, which: Card) -> String {
    capital(&card(lang, which))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn named(text: &str) -> Card {
        text.parse().expect("a card")
    }

    #[test]
    fn cards_have_their_names() {
        assert_eq!(title(Lang::Nl, named("7H")), "Harten 7");
        assert_eq!(title(Lang::Nl, named("KS")), "Schoppen heer");
        assert_eq!(card(Lang::Nl, named("AD")), "ruiten aas");
        assert_eq!(card(Lang::En, named("7H")), "7 of hearts");
        assert_eq!(title(Lang::En, named("QC")), "Queen of clubs");
        assert_eq!(a_rank(Lang::En, named("8C").rank()), "an 8");
        assert_eq!(coloured(Lang::Nl, Colour::Black, named("3S").rank()), "een zwarte 3");
    }

    #[test]
    fn kl_01_every_card_has_a_name_of_its_own_in_both_languages() {
        for lang in Lang::ALL {
            assert_eq!(Card::all().map(|one| card(lang, one)).collect::<HashSet<_>>().len(), 52);
            assert!(Rank::all().all(|one| !rank(lang, one).is_empty()));
        }
    }

    #[test]
    fn index_letters_are_chosen_apart_from_the_language() {
        let courts = [Rank::ACE, Rank::JACK, Rank::QUEEN, Rank::KING];
        assert_eq!(courts.map(|rank| Letters::Dutch.index(rank)), ["A", "B", "V", "H"]);
        assert_eq!(courts.map(|rank| Letters::English.index(rank)), ["A", "J", "Q", "K"]);
        assert_eq!(Letters::of(Lang::Nl).index(named("TH").rank()), "10");
    }
}
