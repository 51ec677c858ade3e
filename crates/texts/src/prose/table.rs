//! In short, and the table at the start.

use super::Writer;
use crate::number::{self, Noun, in_words};
use crate::{Lang, card, option};
use cards::Rank;
use rules::Faces;

pub(super) fn brief(page: &mut Writer<'_>) {
    let rules = page.rules;
    let foundations = |lang| number::count_in_words(lang, rules.foundation_suits().len() as u64, Noun::Foundation);
    let (all, top) = (rules.pack().len(), Rank::new(rules.pack().ranks()).unwrap_or(Rank::KING));
    let secret = match rules.tableau().faces() {
        Faces::Last => [
            " Onder de gesloten kaarten ligt het geheim: draai die eerst om.",
            " The secret lies under the face-down cards: turn those up first.",
        ],
        Faces::All => [
            " Alle kaarten van de kolommen liggen open: je ziet waar alles ligt.",
            " All cards of the columns lie face up: you see where everything is.",
        ],
    };
    let [nl, en] = secret;
    page.say(
        &["KL-20", "KL-23", "DP-04"],
        format!(
            "Breng alle {all} kaarten naar de {}, elke soort van aas tot {}.{nl}",
            foundations(Lang::Nl),
            card::rank(Lang::Nl, top)
        ),
        format!(
            "Bring all {all} cards to the {}, each suit from ace to {}.{en}",
            foundations(Lang::En),
            card::rank(Lang::En, top)
        ),
    );
    general(page);
    let chosen = |lang| {
        let lines: Vec<String> = rules.chosen().iter().map(|(name, value)| option::line(lang, *name, *value)).collect();
        lines.join("; ")
    };
    if !rules.chosen().is_empty() {
        page.say(
            &[],
            format!("Zelf gekozen: {}.", chosen(Lang::Nl)),
            format!("Your own choice: {}.", chosen(Lang::En)),
        );
    }
}

fn general(page: &mut Writer<'_>) {
    let about = page.about;
    let players = |lang| number::count_in_words(lang, u64::from(about.players), Noun::Player);
    let pack = page.rules.pack();
    let one = pack.len() / usize::from(pack.packs());
    let together = |word: &str| {
        if pack.packs() > 1 { format!(", {word} {},", pack.len()) } else { ",".to_owned() }
    };
    let packs = |lang| number::count_in_words(lang, u64::from(pack.packs()), Noun::Pack);
    let (from, to) = about.minutes;
    page.say(
        &["GN-01", "KL-01", "DP-01"],
        format!(
            "Voor {}, vanaf {} jaar; een spel duurt {from} tot {to} minuten. Je speelt met {} van {one} kaarten{} \
             zonder jokers. Patience is Frans voor geduld, want vaak komt het niet uit.",
            players(Lang::Nl),
            about.age,
            packs(Lang::Nl),
            together("samen")
        ),
        format!(
            "For {}, from age {}; a game takes {from} to {to} minutes. It is played with {} of {one} cards{} without \
             jokers. The name is French for patience, because often the game does not come out.",
            players(Lang::En),
            about.age,
            packs(Lang::En),
            together("together")
        ),
    );
}

pub(super) fn table(page: &mut Writer<'_>) {
    let rules = page.rules;
    let sizes = rules.tableau().sizes();
    let columns = sizes.len() as u64;
    let dealt: usize = sizes.iter().map(|n| usize::from(*n)).sum();
    let list = |and: &str| match sizes {
        [] => String::new(),
        [one] => one.to_string(),
        [most @ .., last] => {
            let most: Vec<String> = most.iter().map(ToString::to_string).collect();
            format!("{} {and} {last}", most.join(", "))
        }
    };
    let faces = match rules.tableau().faces() {
        Faces::Last => {
            let down = dealt - sizes.len();
            [
                format!("Alleen de laatste kaart van elke kolom ligt open; {down} liggen er gesloten."),
                format!("Only the last card of each column lies face up; {down} lie face down."),
            ]
        }
        Faces::All => ["Ze liggen allemaal open.".to_owned(), "All of them lie face up.".to_owned()],
    };
    let [nl, en] = faces;
    let count = |lang| number::count_in_words(lang, columns, Noun::Column);
    page.say(
        &["KL-02", "DP-02", "VA-06", "VA-07"],
        format!(
            "Op tafel liggen {}, van links naar rechts met {} kaarten: samen {dealt}. {nl}",
            count(Lang::Nl),
            list("en")
        ),
        format!(
            "There are {} on the table, from left to right with {} cards: {dealt} together. {en}",
            count(Lang::En),
            list("and")
        ),
    );
    page.say(
        &["KL-03", "DP-02"],
        "De kaarten worden rij voor rij gedeeld: eerst krijgt elke kolom er een, dan elke kolom die er meer krijgt nog \
         een, en zo verder.",
        "The cards are dealt row by row: first each column gets one, then each column that takes more gets another, and \
         so on.",
    );
    rest(page);
    ranks(page);
}

fn rest(page: &mut Writer<'_>) {
    let stock = page.rules.stock_size();
    let foundations = page.rules.foundation_suits().len() as u64;
    if stock == 0 {
        page.say(
            &["KL-04"],
            format!("Alle kaarten liggen op tafel. De {} eindstapels beginnen leeg.", in_words(Lang::Nl, foundations)),
            format!("All cards lie on the table. The {} foundations begin empty.", in_words(Lang::En, foundations)),
        );
        return;
    }
    let cards = |lang| number::count(lang, stock as u64, Noun::Card);
    page.say(
        &["KL-04", "DP-03", "VA-07"],
        format!(
            "De stok heeft dan nog {}, gesloten. De open stapel en de {} eindstapels beginnen leeg.",
            cards(Lang::Nl),
            in_words(Lang::Nl, foundations)
        ),
        format!(
            "The stock has the other {}, face down. The waste and the {} foundations begin empty.",
            cards(Lang::En),
            in_words(Lang::En, foundations)
        ),
    );
}

fn ranks(page: &mut Writer<'_>) {
    let top = Rank::new(page.rules.pack().ranks()).unwrap_or(Rank::KING);
    let between: Vec<Rank> = Rank::all().filter(|rank| *rank > Rank::ACE && *rank < top).collect();
    let list = |lang| {
        let figures = between.iter().filter(|rank| **rank < Rank::JACK);
        let courts = between.iter().filter(|rank| **rank >= Rank::JACK).map(|rank| card::rank(lang, *rank));
        let lowest = figures.clone().min().map(|rank| card::rank(lang, *rank));
        let highest = figures.max().map(|rank| card::rank(lang, *rank));
        let range = match (lowest, highest, lang) {
            (Some(low), Some(high), Lang::Nl) if low != high => format!("{low} tot en met {high}"),
            (Some(low), Some(high), Lang::En) if low != high => format!("{low} to {high}"),
            (Some(one), _, Lang::Nl | Lang::En) => one.to_owned(),
            (None, _, Lang::Nl | Lang::En) => String::new(),
        };
        let parts: Vec<String> = std::iter::once(range).chain(courts.map(str::to_owned)).collect();
        match parts.as_slice() {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => format!("{} {} {last}", most.join(", "), lang.pick("en", "and")),
        }
    };
    page.say(
        &["KL-01"],
        format!(
            "De aas is de laagste kaart, dan komen {}; de {} is de hoogste.",
            list(Lang::Nl),
            card::rank(Lang::Nl, top)
        ),
        format!(
            "The ace is the lowest card, then come {}; the {} is the highest.",
            list(Lang::En),
            card::rank(Lang::En, top)
        ),
    );
}
