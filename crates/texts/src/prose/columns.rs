//! Columns and foundations.

use super::Writer;
use crate::number::{self, Noun};
use crate::{Lang, card};
use cards::{Colour, Rank};
use rules::{Aces, EmptyColumn, Faces, Relation, Span, TakeBack};

pub(super) fn columns(page: &mut Writer<'_>) {
    build(page);
    page.say(
        &["KL-11", "DP-05"],
        "Op een aas past niets: na de aas begint het niet weer met een heer.",
        "Nothing goes on an ace: after the ace it does not start again with a king.",
    );
    lift(page);
    match page.rules.tableau().faces() {
        Faces::Last => page.say(
            &["KL-14", "KL-15", "DP-06"],
            "Een gesloten kaart verplaats je niet en je legt er niets op. Ligt er op een kolom geen open kaart meer, dan \
             draait de laatste kaart vanzelf om, in dezelfde zet; daarna doet die gewoon mee.",
            "A face-down card is not moved and nothing is put on it. When no face-up card is left on a column, its last \
             card turns up by itself, in the same move; from then on it is in play.",
        ),
        Faces::All => {}
    }
    empty_column(page);
    order(page);
}

fn build(page: &mut Writer<'_>) {
    let eight = Rank::new(8).unwrap_or(Rank::KING);
    let seven = Rank::new(7).unwrap_or(Rank::ACE);
    let example = |lang, onto, moved| (card::coloured(lang, onto, eight), card::coloured(lang, moved, seven));
    match page.rules.tableau().build() {
        Relation::Alternate => {
            let (nl_onto, nl_card) = example(Lang::Nl, Colour::Black, Colour::Red);
            let (en_onto, en_card) = example(Lang::En, Colour::Black, Colour::Red);
            page.say(
                &["KL-10", "DP-05"],
                format!("In een kolom leg je omlaag, om en om rood en zwart: op {nl_onto} past {nl_card}."),
                format!("In a column you build down, red and black by turns: {en_card} fits on {en_onto}."),
            );
        }
        Relation::SameColour => {
            let (nl_onto, nl_card) = example(Lang::Nl, Colour::Red, Colour::Red);
            let (en_onto, en_card) = example(Lang::En, Colour::Red, Colour::Red);
            page.say(
                &["VA-06"],
                format!("In een kolom leg je omlaag, rood op rood en zwart op zwart: op {nl_onto} past {nl_card}."),
                format!("In a column you build down, red on red and black on black: {en_card} fits on {en_onto}."),
            );
        }
        Relation::Suit => page.say(
            &[],
            "In een kolom leg je omlaag, steeds in dezelfde soort: op harten 8 past harten 7.",
            "In a column you build down, always in the same suit: the 7 of hearts fits on the 8 of hearts.",
        ),
        Relation::Any => page.say(
            &[],
            "In een kolom leg je omlaag, welke soort het ook is: op een 8 past elke 7.",
            "In a column you build down, whatever the suit: any 7 fits on an 8.",
        ),
    }
}

fn lift(page: &mut Writer<'_>) {
    let lift = page.rules.tableau().lift();
    let stricter = lift.relation != page.rules.tableau().build();
    let kind = match (stricter, lift.relation) {
        (false, _) => ["Open kaarten die op volgorde liggen", "Face-up cards in sequence"],
        (true, Relation::Alternate) => {
            ["Open kaarten die om en om rood en zwart aflopen", "Face-up cards that go down in red and black by turns"]
        }
        (true, Relation::SameColour) => {
            ["Open kaarten die in één kleur aflopen", "Face-up cards that go down in one colour"]
        }
        (true, Relation::Suit) => ["Open kaarten die in één soort aflopen", "Face-up cards that go down in one suit"],
        (true, Relation::Any) => ["Open kaarten die één voor één aflopen", "Face-up cards that go down one by one"],
    };
    let [nl, en] = kind;
    let (only_nl, only_en) = if stricter { (", en alleen die,", ", and only those,") } else { ("", "") };
    match lift.span {
        Span::Part => page.say(
            &["KL-12", "KL-13", "DP-06"],
            format!(
                "{nl}{only_nl} verplaats je samen, en de hoogste bepaalt waar ze passen. Je mag ook een deel van zo'n \
                 reeks nemen."
            ),
            format!(
                "{en}{only_en} move together, and the highest of them decides where they fit. You may also take a part \
                 of such a run."
            ),
        ),
        Span::Whole => page.say(
            &["KL-12", "KL-13"],
            format!(
                "{nl}{only_nl} verplaats je samen, en de hoogste bepaalt waar ze passen. Alle open kaarten van een kolom \
                 gaan tegelijk; los gaat alleen de laatste, naar een eindstapel."
            ),
            format!(
                "{en}{only_en} move together, and the highest of them decides where they fit. All face-up cards of a \
                 column go at once; only the last one may go alone, to a foundation."
            ),
        ),
    }
}

fn empty_column(page: &mut Writer<'_>) {
    match page.rules.tableau().empty_column() {
        EmptyColumn::King => page.say(
            &["KL-16", "DP-07"],
            "Een lege kolom is voor een heer, los of met de reeks die erop ligt.",
            "An empty column is for a king, alone or with the run on it.",
        ),
        EmptyColumn::Any => page.say(
            &["VA-06"],
            "In een lege kolom past elke kaart en elke reeks.",
            "An empty column takes any card and any run.",
        ),
        EmptyColumn::Nothing => {
            page.say(&[], "Een lege kolom blijft leeg.", "An empty column stays empty.");
        }
    }
}

fn order(page: &mut Writer<'_>) {
    match page.rules.foundations().aces {
        Aces::Free => page.say(
            &["KL-17"],
            "Er is geen vaste volgorde: elke zet die mag, mag op elk moment. Draaien mag altijd zolang het kan, ook als er \
             andere zetten zijn.",
            "There is no order of moves: every legal move may be made at any time. Turning the stock is always allowed \
             while it is possible, also when there are other moves.",
        ),
        Aces::Must => page.say(
            &["KL-17", "KL-18"],
            "Alleen een vrije aas gaat voor: zie de eindstapels. Verder is er geen vaste volgorde, en draaien mag zolang \
             het kan, ook als er andere zetten zijn.",
            "Only a free ace comes first: see the foundations. Apart from that there is no order of moves, and turning the \
             stock is allowed while it is possible, also when there are other moves.",
        ),
    }
}

pub(super) fn foundations(page: &mut Writer<'_>) {
    let rules = page.rules;
    let top = Rank::new(rules.pack().ranks()).unwrap_or(Rank::KING);
    let (nl_top, en_top) = (card::rank(Lang::Nl, top), card::rank(Lang::En, top));
    let count = |lang| number::count_in_words(lang, rules.foundation_suits().len() as u64, Noun::Foundation);
    let (nl, en) = match rules.pack().packs() {
        1 => (String::new(), String::new()),
        packs => (
            format!(", {} voor elke soort", number::in_words(Lang::Nl, u64::from(packs))),
            format!(", {} for each suit", number::in_words(Lang::En, u64::from(packs))),
        ),
    };
    page.say(
        &["KL-20", "DP-04"],
        format!(
            "Er zijn {}{nl}. Een eindstapel begint met een aas en gaat kaart voor kaart omhoog tot de {nl_top}, elke soort \
             apart.",
            count(Lang::Nl)
        ),
        format!(
            "There are {}{en}. A foundation begins with an ace and goes up card by card to the {en_top}, each suit by \
             itself.",
            count(Lang::En)
        ),
    );
    page.say(
        &["KL-21"],
        "Alleen een vrije kaart gaat erheen, één tegelijk: de laatste van een kolom of de bovenste van de open stapel.",
        "Only a free card goes there, one at a time: the last one of a column or the top one of the waste.",
    );
    match rules.foundations().aces {
        Aces::Free => page.say(
            &["KL-18"],
            "Niets hoeft omhoog: ook een aas mag blijven liggen.",
            "Nothing has to go up: even an ace may stay where it is.",
        ),
        Aces::Must => page.say(
            &["KL-18"],
            "Een aas die vrij komt te liggen, moet meteen naar een eindstapel, voor elke andere zet; ook draaien wacht \
             daarop. Andere kaarten mogen blijven liggen.",
            "An ace that comes free must go to a foundation at once, before any other move; turning waits for it too. \
             Other cards may stay where they are.",
        ),
    }
    match rules.foundations().take_back {
        TakeBack::Allowed => page.say(
            &["KL-22"],
            "De bovenste kaart van een eindstapel mag terug naar een kolom waar die past.",
            "The top card of a foundation may go back to a column where it fits.",
        ),
        TakeBack::Forbidden => {
            page.say(&["KL-22"], "Wat op een eindstapel ligt, blijft daar.", "What lies on a foundation stays there.")
        }
    }
}
