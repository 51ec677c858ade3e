//! Why a move is refused: what is wrong, and what would fit. Each rule has words of its own
//! (ER-01 to ER-08), with the cards that were tried.

use crate::lang::capital;
use crate::number::{self, Noun};
use crate::{Lang, card, place};
use cards::{Card, Rank};
use engine::{IllegalMove, Pile};
use rules::{EmptyColumn, Redeal, Relation, Rules, TurnsTo};

/// A refusal in words.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Refusal {
    /// What is wrong, a sentence that is shown in bold.
    pub wrong: String,
    /// What would fit instead, one or two sentences.
    pub fits: String,
}

impl Refusal {
    /// Both together, as a screen reader says it.
    #[must_use]
    pub fn spoken(&self) -> String {
        format!("{} {}", self.wrong, self.fits)
    }
}

/// The words for a move that the engine refuses.
#[must_use]
pub fn refusal(lang: Lang, rules: &Rules, why: IllegalMove) -> Refusal {
    let name = |which: Card| card::card(lang, which);
    let title = |which: Card| card::title(lang, which);
    let (wrong, fits) = match (why, lang) {
        (IllegalMove::GameWon, Lang::Nl) => {
            text("Het spel is al gewonnen.", "Begin een nieuw spel, of maak de laatste zet ongedaan.")
        }
        (IllegalMove::GameWon, Lang::En) => text("The game is won already.", "Begin a new one, or undo the last move."),
        (IllegalMove::NoSuchPile(_), _) => no_such_pile(lang, rules),
        (IllegalMove::NotSoMany { pile, held }, _) => not_so_many(lang, rules, pile, held),
        (IllegalMove::SamePile, Lang::Nl) => text("Daar ligt de kaart al.", "Kies een andere plek."),
        (IllegalMove::SamePile, Lang::En) => text("The card lies there already.", "Choose another place."),
        (IllegalMove::FromStock, Lang::Nl) => {
            text("Van de stok speel je niet rechtstreeks.", "Draai eerst; wat dan boven ligt, kun je spelen.")
        }
        (IllegalMove::FromStock, Lang::En) => {
            text("Cards are not played straight from the stock.", "Turn first; what lies on top then can be played.")
        }
        (IllegalMove::OntoStockOrWaste, Lang::Nl) => {
            text("Op de stok en de open stapel leg je niets.", "Een kaart gaat naar een kolom of een eindstapel.")
        }
        (IllegalMove::OntoStockOrWaste, Lang::En) => {
            text("Nothing is put on the stock or the waste.", "A card goes to a column or a foundation.")
        }
        (IllegalMove::WasteTopOnly { top }, Lang::Nl) => (
            "Die kaart ligt nog onder een andere.".to_owned(),
            format!("Van de open stapel speel je alleen de bovenste: nu {}.", name(top)),
        ),
        (IllegalMove::WasteTopOnly { top }, Lang::En) => (
            "That card still lies under another.".to_owned(),
            format!("Of the waste only the top card can be played: now the {}.", name(top)),
        ),
        (IllegalMove::WasteAside, Lang::Nl) => text(
            "Die kaarten liggen opzij.",
            "Alleen wat je net draaide, kun je spelen. Draai verder voor nieuwe kaarten.",
        ),
        (IllegalMove::WasteAside, Lang::En) => {
            text("Those cards are laid aside.", "Only what was just turned can be played. Turn again for new cards.")
        }
        (IllegalMove::FaceDown, Lang::Nl) => text(
            "Een gesloten kaart doet nog niet mee.",
            "Speel eerst de open kaarten die erop liggen; dan draait die vanzelf om.",
        ),
        (IllegalMove::FaceDown, Lang::En) => text(
            "A face-down card is not in play yet.",
            "Play the face-up cards that lie on it first; then it turns up by itself.",
        ),
        (IllegalMove::NotARun { card, onto }, Lang::Nl) => (
            format!("Dit is geen reeks: {} volgt niet op {}.", name(card), name(onto)),
            capital(&format!("{} verplaats je samen.", runs(lang, rules.tableau().lift().relation))),
        ),
        (IllegalMove::NotARun { card, onto }, Lang::En) => (
            format!("This is no run: the {} does not follow the {}.", name(card), name(onto)),
            capital(&format!("{} move together.", runs(lang, rules.tableau().lift().relation))),
        ),
        (IllegalMove::WholeRunOnly { cards }, Lang::Nl) => (
            "Hier gaat de hele reeks tegelijk.".to_owned(),
            format!("Neem alle {} mee. Alleen naar een eindstapel gaat de laatste kaart los.", open_cards(lang, cards)),
        ),
        (IllegalMove::WholeRunOnly { cards }, Lang::En) => (
            "Here the whole run moves at once.".to_owned(),
            format!("Take all {}. Only to a foundation the last card goes alone.", open_cards(lang, cards)),
        ),
        (IllegalMove::Rank { card, onto }, Lang::Nl) => {
            (format!("{} volgt niet op {}.", title(card), name(onto)), fits_on(lang, rules, card))
        }
        (IllegalMove::Rank { card, onto }, Lang::En) => {
            (format!("The {} does not follow the {}.", name(card), name(onto)), fits_on(lang, rules, card))
        }
        (IllegalMove::OntoAce { card, .. }, Lang::Nl) => {
            ("Op een aas past niets: lager is er niet.".to_owned(), fits_on(lang, rules, card))
        }
        (IllegalMove::OntoAce { card, .. }, Lang::En) => {
            ("Nothing goes on an ace: there is nothing lower.".to_owned(), fits_on(lang, rules, card))
        }
        (IllegalMove::Suits { card, onto }, _) => (wrong_suits(lang, rules, card, onto), fits_on(lang, rules, card)),
        (IllegalMove::EmptyTakesKing { card }, Lang::Nl) => (
            format!("{} mag niet in een lege kolom.", title(card)),
            "Daar past alleen een heer, los of met de reeks die erop ligt.".to_owned(),
        ),
        (IllegalMove::EmptyTakesKing { card }, Lang::En) => (
            format!("The {} may not go to an empty column.", name(card)),
            "Only a king fits there, alone or with the run on it.".to_owned(),
        ),
        (IllegalMove::EmptyTakesNothing, Lang::Nl) => {
            text("Een lege kolom blijft leeg.", "Zo is het in dit spel gekozen. Zoek een kaart waarop deze past.")
        }
        (IllegalMove::EmptyTakesNothing, Lang::En) => text(
            "An empty column stays empty.",
            "That is how this game was chosen. Look for a card on which this one fits.",
        ),
        (IllegalMove::FoundationOneAtATime, Lang::Nl) => {
            text("Naar een eindstapel gaat één kaart tegelijk.", "Neem alleen de laatste kaart van de kolom.")
        }
        (IllegalMove::FoundationOneAtATime, Lang::En) => {
            text("Cards go to a foundation one at a time.", "Take only the last card of the column.")
        }
        (IllegalMove::FoundationSuit { card: moved, suit }, Lang::Nl) => (
            format!("{} hoort niet op de eindstapel {}.", title(moved), card::suit(lang, suit)),
            "Een eindstapel is van één soort; rood en zwart wisselen alleen in de kolommen.".to_owned(),
        ),
        (IllegalMove::FoundationSuit { card: moved, suit }, Lang::En) => (
            format!("The {} does not belong on the {} foundation.", name(moved), card::suit(lang, suit)),
            "A foundation is of one suit; red and black take turns only in the columns.".to_owned(),
        ),
        (IllegalMove::FoundationRank { card, next }, _) => foundation_rank(lang, card, next),
        (IllegalMove::TakeBackToColumn, Lang::Nl) => text(
            "Van een eindstapel gaat een kaart alleen naar een kolom.",
            "Eén tegelijk, naar een plek waar die past.",
        ),
        (IllegalMove::TakeBackToColumn, Lang::En) => {
            text("From a foundation a card goes only to a column.", "One at a time, to a place where it fits.")
        }
        (IllegalMove::NoTakeBack, Lang::Nl) => text(
            "Van een eindstapel neem je niets terug.",
            "Zo is het in dit spel gekozen. Een zet ongedaan maken kan wel.",
        ),
        (IllegalMove::NoTakeBack, Lang::En) => text(
            "Nothing comes back from a foundation.",
            "That is how this game was chosen. A move can still be undone.",
        ),
        (IllegalMove::AceFirst { ace }, Lang::Nl) => {
            ("Eerst de aas.".to_owned(), format!("{} ligt vrij en moet nu naar een eindstapel.", title(ace)))
        }
        (IllegalMove::AceFirst { ace }, Lang::En) => {
            ("The ace first.".to_owned(), format!("The {} lies free and must go to a foundation now.", name(ace)))
        }
        (IllegalMove::StockEmpty, _) => stock_empty(lang, rules),
        (IllegalMove::StockNotEmpty, Lang::Nl) => text(
            "De stok is nog niet leeg.",
            "Pas als de laatste kaart gedraaid is, wordt de open stapel weer de stok.",
        ),
        (IllegalMove::StockNotEmpty, Lang::En) => text(
            "The stock is not empty yet.",
            "The waste becomes the stock again only when the last card has been turned.",
        ),
        (IllegalMove::NothingToRedeal, Lang::Nl) => {
            text("Er is niets meer te draaien.", "Stok en open stapel zijn allebei leeg.")
        }
        (IllegalMove::NothingToRedeal, Lang::En) => {
            text("There is nothing left to turn.", "Stock and waste are both empty.")
        }
        (IllegalMove::NoPassLeft { passes }, _) => no_pass_left(lang, passes),
        (IllegalMove::NeverShuffled, Lang::Nl) => {
            text("De open stapel wordt nooit geschud.", "Je draait hem om; de volgorde blijft elke ronde dezelfde.")
        }
        (IllegalMove::NeverShuffled, Lang::En) => {
            text("The waste is never shuffled.", "It is turned over; the order stays the same in every pass.")
        }
        (IllegalMove::AlwaysShuffled, Lang::Nl) => {
            text("In dit spel wordt na een ronde geschud.", "De open stapel gaat nooit ongeschud terug in de stok.")
        }
        (IllegalMove::AlwaysShuffled, Lang::En) => text(
            "In this game the cards are shuffled after a pass.",
            "The waste never goes back into the stock unshuffled.",
        ),
    };
    Refusal { wrong, fits }
}

/// The words for cards that were asked to make their best move and have none.
#[must_use]
pub fn no_target(lang: Lang, which: Card) -> Refusal {
    let (wrong, fits) = match lang {
        Lang::Nl => (
            format!("{} kan nergens heen.", card::title(lang, which)),
            "Er is nu geen kolom of eindstapel waar die kaart past.".to_owned(),
        ),
        Lang::En => (
            format!("The {} has nowhere to go.", card::card(lang, which)),
            "There is no column or foundation now where it fits.".to_owned(),
        ),
    };
    Refusal { wrong, fits }
}

fn text(wrong: &str, fits: &str) -> (String, String) {
    (wrong.to_owned(), fits.to_owned())
}

/// Where a card fits in the columns: `Harten 2 past op een zwarte 3.`
fn fits_on(lang: Lang, rules: &Rules, moved: Card) -> String {
    let Some(above) = moved.rank().above().filter(|rank| rank.number() <= rules.pack().ranks()) else {
        return fits_empty(lang, rules, moved);
    };
    let other = match moved.colour() {
        cards::Colour::Red => cards::Colour::Black,
        cards::Colour::Black => cards::Colour::Red,
    };
    let onto = match rules.tableau().build() {
        Relation::Alternate => card::coloured(lang, other, above),
        Relation::SameColour => card::coloured(lang, moved.colour(), above),
        Relation::Suit => card::card(lang, Card::new(above, moved.suit())),
        Relation::Any => card::a_rank(lang, above),
    };
    match lang {
        Lang::Nl => format!("{} past op {onto}.", card::title(lang, moved)),
        Lang::En => format!("The {} fits on {onto}.", card::card(lang, moved)),
    }
}

/// Where a card fits that lies on no other, because there is nothing higher.
fn fits_empty(lang: Lang, rules: &Rules, moved: Card) -> String {
    match (rules.tableau().empty_column(), lang) {
        (EmptyColumn::King | EmptyColumn::Any, Lang::Nl) => {
            format!("{} past alleen in een lege kolom.", card::title(lang, moved))
        }
        (EmptyColumn::King | EmptyColumn::Any, Lang::En) => {
            format!("The {} fits only in an empty column.", card::card(lang, moved))
        }
        (EmptyColumn::Nothing, Lang::Nl) => {
            format!("{} past alleen nog op de eindstapel, als laatste.", card::title(lang, moved))
        }
        (EmptyColumn::Nothing, Lang::En) => {
            format!("The {} fits only on its foundation, as the last one.", card::card(lang, moved))
        }
    }
}

fn wrong_suits(lang: Lang, rules: &Rules, moved: Card, onto: Card) -> String {
    let by_suit = match rules.tableau().build() {
        Relation::Alternate | Relation::SameColour => false,
        Relation::Suit | Relation::Any => true,
    };
    let (upper, lower) = if by_suit {
        (card::suit(lang, moved.suit()), card::suit(lang, onto.suit()))
    } else {
        (card::colour(lang, moved.colour()), card::colour(lang, onto.colour()))
    };
    match lang {
        Lang::Nl => format!("{} op {lower} mag niet.", capital(upper)),
        Lang::En => format!("{} on {lower} is not allowed.", capital(upper)),
    }
}

/// The cards that may move together, by their relation.
fn runs(lang: Lang, relation: Relation) -> &'static str {
    match (relation, lang) {
        (Relation::Alternate, Lang::Nl) => "alleen kaarten die om en om rood en zwart aflopen",
        (Relation::Alternate, Lang::En) => "only cards that go down in red and black by turns",
        (Relation::SameColour, Lang::Nl) => "alleen kaarten die in één kleur aflopen",
        (Relation::SameColour, Lang::En) => "only cards that go down in one colour",
        (Relation::Suit, Lang::Nl) => "alleen kaarten die in één soort aflopen",
        (Relation::Suit, Lang::En) => "only cards that go down in one suit",
        (Relation::Any, Lang::Nl) => "alleen kaarten die één voor één aflopen",
        (Relation::Any, Lang::En) => "only cards that go down one by one",
    }
}

fn open_cards(lang: Lang, n: u8) -> String {
    let noun = number::noun(lang, u64::from(n), Noun::Card);
    match lang {
        Lang::Nl => format!("{n} open {noun}"),
        Lang::En => format!("{n} face-up {noun}"),
    }
}

fn no_such_pile(lang: Lang, rules: &Rules) -> (String, String) {
    let columns = number::count(lang, rules.tableau().columns() as u64, Noun::Column);
    let foundations = number::count(lang, rules.foundation_suits().len() as u64, Noun::Foundation);
    match lang {
        Lang::Nl => ("Die stapel is er niet.".to_owned(), format!("Dit spel heeft {columns} en {foundations}.")),
        Lang::En => ("There is no such pile.".to_owned(), format!("This game has {columns} and {foundations}.")),
    }
}

fn not_so_many(lang: Lang, rules: &Rules, pile: Pile, held: u8) -> (String, String) {
    let name = capital(&place::the_pile(lang, rules, pile));
    let cards = number::count(lang, u64::from(held), Noun::Card);
    match (held, lang) {
        (0, Lang::Nl) => (format!("{name} is leeg."), "Kies een stapel waar kaarten liggen.".to_owned()),
        (0, Lang::En) => (format!("{name} is empty."), "Choose a pile with cards.".to_owned()),
        (_, Lang::Nl) => ("Zoveel kaarten kun je daar niet nemen.".to_owned(), format!("{name} heeft {cards}.")),
        (_, Lang::En) => ("Not so many cards can be taken there.".to_owned(), format!("{name} has {cards}.")),
    }
}

fn foundation_rank(lang: Lang, moved: Card, next: Option<Rank>) -> (String, String) {
    let (name, title) = (card::card(lang, moved), card::title(lang, moved));
    match (next.map(|rank| card::card(lang, Card::new(rank, moved.suit()))), lang) {
        (Some(next), Lang::Nl) => {
            (format!("{title} is hier niet aan de beurt."), format!("Een eindstapel loopt op: nu komt {next}."))
        }
        (Some(next), Lang::En) => {
            (format!("It is not the turn of the {name} here."), format!("A foundation goes up: next is the {next}."))
        }
        (None, Lang::Nl) => text("Deze eindstapel is vol.", "Alle kaarten van de soort liggen er al."),
        (None, Lang::En) => text("This foundation is complete.", "All cards of the suit lie there already."),
    }
}

fn stock_empty(lang: Lang, rules: &Rules) -> (String, String) {
    let TurnsTo::Waste { redeal, .. } = rules.stock().turns_to;
    match (redeal, lang) {
        (Redeal::Keep, Lang::Nl) => text("De stok is leeg.", "Is er nog een ronde, draai dan eerst de open stapel om."),
        (Redeal::Keep, Lang::En) => text("The stock is empty.", "If a pass is left, turn the waste over first."),
        (Redeal::Shuffle, Lang::Nl) => text("De stok is leeg.", "Is er nog een ronde, schud dan eerst de open stapel."),
        (Redeal::Shuffle, Lang::En) => text("The stock is empty.", "If a pass is left, shuffle the waste first."),
    }
}

fn no_pass_left(lang: Lang, passes: u16) -> (String, String) {
    let n = number::in_words(lang, u64::from(passes));
    match lang {
        Lang::Nl => (
            "Er zijn geen rondes meer.".to_owned(),
            format!("In dit spel ga je {n} keer door de stok. Speel verder met wat open ligt."),
        ),
        Lang::En => (
            "There are no passes left.".to_owned(),
            match passes {
                1 => "In this game the stock is gone through once. Go on with what lies face up.".to_owned(),
                _ => format!("In this game the stock is gone through {n} times. Go on with what lies face up."),
            },
        ),
    }
}
