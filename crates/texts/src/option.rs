//! Options and their values in words, and why settings are refused.

use crate::Lang;
use crate::number::{self, Noun};
use rules::{GameFile, NoSense, OptionName, OptionSpec, Place, Reason, RulesError, RulesErrors, Value};

/// The name of an option, as the New game dialog shows it.
#[must_use]
pub const fn label(lang: Lang, name: OptionName) -> &'static str {
    match (name, lang) {
        (OptionName::Draw, Lang::Nl) => "Trek",
        (OptionName::Draw, Lang::En) => "Draw",
        (OptionName::Passes, Lang::Nl) => "Rondes",
        (OptionName::Passes, Lang::En) => "Passes",
        (OptionName::Redeal, Lang::Nl) => "Na een ronde",
        (OptionName::Redeal, Lang::En) => "After a pass",
        (OptionName::Waste, Lang::Nl) => "Open stapel",
        (OptionName::Waste, Lang::En) => "Waste",
        (OptionName::Lift, Lang::Nl) => "Reeksen",
        (OptionName::Lift, Lang::En) => "Runs",
        (OptionName::TakeBack, Lang::Nl) => "Terug van eindstapel",
        (OptionName::TakeBack, Lang::En) => "Take back",
        (OptionName::Aces, Lang::Nl) => "Azen",
        (OptionName::Aces, Lang::En) => "Aces",
        (OptionName::EmptyColumn, Lang::Nl) => "Lege kolom",
        (OptionName::EmptyColumn, Lang::En) => "Empty column",
        (OptionName::Columns, Lang::Nl) => "Kolommen",
        (OptionName::Columns, Lang::En) => "Columns",
        (OptionName::Packs, Lang::Nl) => "Spellen kaarten",
        (OptionName::Packs, Lang::En) => "Packs",
        (OptionName::Score, Lang::Nl) => "Punten",
        (OptionName::Score, Lang::En) => "Score",
        (OptionName::RedealPenalty, Lang::Nl) => "Strafpunten",
        (OptionName::RedealPenalty, Lang::En) => "Redeal penalty",
    }
}

/// What an option is about, one sentence.
#[must_use]
pub const fn help(lang: Lang, name: OptionName) -> &'static str {
    match (name, lang) {
        (OptionName::Draw, Lang::Nl) => "Hoeveel kaarten je tegelijk van de stok draait.",
        (OptionName::Draw, Lang::En) => "How many cards are turned from the stock at once.",
        (OptionName::Passes, Lang::Nl) => "Hoe vaak je door de stok mag.",
        (OptionName::Passes, Lang::En) => "How often you may go through the stock.",
        (OptionName::Redeal, Lang::Nl) => "Wat er met de open stapel gebeurt als de stok leeg is.",
        (OptionName::Redeal, Lang::En) => "What happens to the waste when the stock is empty.",
        (OptionName::Waste, Lang::Nl) => "Of je later nog bij kaarten komt die je eerder draaide.",
        (OptionName::Waste, Lang::En) => "Whether cards turned earlier can still be reached.",
        (OptionName::Lift, Lang::Nl) => "Of je een deel van een reeks mag nemen, of alleen alle open kaarten samen.",
        (OptionName::Lift, Lang::En) => "Whether part of a run may be taken, or only all face-up cards together.",
        (OptionName::TakeBack, Lang::Nl) => "Of een kaart van een eindstapel terug mag naar een kolom.",
        (OptionName::TakeBack, Lang::En) => "Whether a card of a foundation may go back to a column.",
        (OptionName::Aces, Lang::Nl) => "Of een aas die vrijkomt meteen naar een eindstapel moet.",
        (OptionName::Aces, Lang::En) => "Whether an ace that comes free must go to a foundation at once.",
        (OptionName::EmptyColumn, Lang::Nl) => "Wat je in een lege kolom mag leggen.",
        (OptionName::EmptyColumn, Lang::En) => "What may go to an empty column.",
        (OptionName::Columns, Lang::Nl) => "Hoeveel kolommen er op tafel liggen.",
        (OptionName::Columns, Lang::En) => "How many columns are dealt.",
        (OptionName::Packs, Lang::Nl) => "Met hoeveel spellen van 52 kaarten je speelt.",
        (OptionName::Packs, Lang::En) => "How many packs of 52 cards are played with.",
        (OptionName::Score, Lang::Nl) => "Hoe de punten geteld worden.",
        (OptionName::Score, Lang::En) => "How points are counted.",
        (OptionName::RedealPenalty, Lang::Nl) => "Of opnieuw door de stok gaan na de derde keer punten kost.",
        (OptionName::RedealPenalty, Lang::En) => {
            "Whether going through the stock again costs points after the third time."
        }
    }
}

/// A value of an option, short enough for a button: `3 kaarten`, `onbeperkt`, `alleen een heer`.
#[must_use]
pub fn value(lang: Lang, name: OptionName, value: Value) -> String {
    match value {
        Value::Number(n) => match name {
            OptionName::Draw => number::count(lang, u64::from(n), Noun::Card),
            OptionName::Passes
            | OptionName::Redeal
            | OptionName::Waste
            | OptionName::Lift
            | OptionName::TakeBack
            | OptionName::Aces
            | OptionName::EmptyColumn
            | OptionName::Columns
            | OptionName::Packs
            | OptionName::Score
            | OptionName::RedealPenalty => number::unsigned(lang, u64::from(n)),
        },
        Value::Flag(flag) => {
            let (yes, no) = flag_words(lang, name);
            if flag { yes } else { no }.to_owned()
        }
        Value::Word(word) => word_text(lang, name, word).to_owned(),
    }
}

/// An option with its value: `Trek: 3 kaarten`.
#[must_use]
pub fn line(lang: Lang, name: OptionName, of: Value) -> String {
    format!("{}: {}", label(lang, name), value(lang, name, of))
}

/// The words for yes and no that fit an option.
fn flag_words(lang: Lang, name: OptionName) -> (&'static str, &'static str) {
    match name {
        OptionName::TakeBack => lang.pick(("mag", "mag niet"), ("allowed", "not allowed")),
        OptionName::RedealPenalty
        | OptionName::Draw
        | OptionName::Passes
        | OptionName::Redeal
        | OptionName::Waste
        | OptionName::Lift
        | OptionName::Aces
        | OptionName::EmptyColumn
        | OptionName::Columns
        | OptionName::Packs
        | OptionName::Score => lang.pick(("aan", "uit"), ("on", "off")),
    }
}

/// The words that options take are not a Rust type, so a test checks that none is left out here.
fn word_text(lang: Lang, name: OptionName, word: &'static str) -> &'static str {
    let (nl, en) = match (name, word) {
        (OptionName::Passes, "unlimited") => ("onbeperkt", "unlimited"),
        (OptionName::Redeal, "keep") => ("zelfde volgorde", "same order"),
        (OptionName::Redeal, "shuffle") => ("schudden", "shuffled"),
        (OptionName::Waste, "top") => ("blijft open", "stays open"),
        (OptionName::Waste, "group") => ("alleen net gedraaid", "just turned only"),
        (OptionName::Lift, "part") => ("ook een deel", "any part"),
        (OptionName::Lift, "whole") => ("alleen heel", "whole only"),
        (OptionName::Aces, "free") => ("vrij", "free"),
        (OptionName::Aces, "must") => ("moeten weg", "must go up"),
        (OptionName::EmptyColumn, "king") => ("alleen een heer", "kings only"),
        (OptionName::EmptyColumn, "any") => ("elke kaart", "any card"),
        (OptionName::EmptyColumn, "none") => ("niets", "nothing"),
        (OptionName::Score, "standard") => ("standaard", "standard"),
        (OptionName::Score, "none") => ("geen", "none"),
        (OptionName::Score, "timed") => ("op tijd", "timed"),
        (OptionName::Score, "vegas") => ("Vegas", "Vegas"),
        (OptionName::Score, "vegas-cumulative") => ("Vegas, doorlopend", "Vegas, running"),
        (_, other) => (other, other),
    };
    lang.pick(nl, en)
}

/// Why a combination of settings makes no sense, and what to change.
#[must_use]
pub fn no_sense(lang: Lang, reason: &NoSense) -> String {
    match (reason, lang) {
        (NoSense::TooFewCards { needed, held }, Lang::Nl) => {
            let needed = number::count(lang, *needed as u64, Noun::Card);
            format!(
                "De kolommen vragen {needed}, maar er zijn er {held}. Neem minder kolommen of meer spellen kaarten."
            )
        }
        (NoSense::TooFewCards { needed, held }, Lang::En) => {
            let needed = number::count(lang, *needed as u64, Noun::Card);
            format!("The columns need {needed}, but there are {held}. Take fewer columns or more packs.")
        }
        (NoSense::ShuffleWithoutRedeal, Lang::Nl) => {
            "Schudden na een ronde kan alleen als er een tweede ronde is. Kies meer rondes, of dezelfde volgorde."
                .to_owned()
        }
        (NoSense::ShuffleWithoutRedeal, Lang::En) => {
            "Shuffling after a pass needs a second pass. Choose more passes, or the same order.".to_owned()
        }
        (NoSense::PenaltyWithoutUse, Lang::Nl) => {
            "Strafpunten voor rondes bestaan alleen met trek 2 of meer en standaardpunten of punten op tijd.".to_owned()
        }
        (NoSense::PenaltyWithoutUse, Lang::En) => {
            "The redeal penalty exists only with draw 2 or more and the standard or timed score.".to_owned()
        }
    }
}

/// Why rules are refused. Keys, ids and values keep the form in which they are written in files
/// and codes; reports on whole rules files are shown in English by the command line.
#[must_use]
pub fn error(lang: Lang, error: &RulesError) -> String {
    let reason = reason(lang, &error.reason);
    match &error.place {
        Place::Option(name) => format!("{}: {reason}", label(lang, *name)),
        Place::Combination | Place::Game => crate::lang::capital(&reason),
        Place::File { line, column, key } => {
            let key = if key.is_empty() { String::new() } else { format!(", {key}") };
            match lang {
                Lang::Nl => format!("Regel {line}, teken {column}{key}: {reason}"),
                Lang::En => format!("Line {line}, column {column}{key}: {reason}"),
            }
        }
    }
}

/// Everything that is wrong, a line for each.
#[must_use]
pub fn errors(lang: Lang, errors: &RulesErrors) -> Vec<String> {
    errors.0.iter().map(|one| error(lang, one)).collect()
}

/// The same for options that somebody chose for this game: where a value is not taken it says which
/// ones are.
#[must_use]
pub fn refused(lang: Lang, game: &GameFile, errors: &RulesErrors) -> String {
    let sentence = |one: &RulesError| {
        let spec = |name: OptionName| game.options().iter().find(|spec| spec.name == name);
        match (&one.place, &one.reason) {
            (Place::Option(name), Reason::Value { given, .. }) => match (spec(*name), lang) {
                (Some(spec), Lang::Nl) => {
                    format!("{}: {given} kan niet. Kies {}.", label(lang, *name), allowed(lang, spec))
                }
                (Some(spec), Lang::En) => {
                    format!("{}: {given} is not possible. Choose {}.", label(lang, *name), allowed(lang, spec))
                }
                (None, Lang::Nl | Lang::En) => error(lang, one),
            },
            (Place::Option(_) | Place::Combination | Place::Game | Place::File { .. }, _) => error(lang, one),
        }
    };
    errors.0.iter().map(sentence).collect::<Vec<_>>().join(" ")
}

fn reason(lang: Lang, reason: &Reason) -> String {
    match (reason, lang) {
        (Reason::Syntax(message), Lang::Nl) => format!("dit is geen TOML ({message})."),
        (Reason::Syntax(message), Lang::En) => format!("this is not TOML ({message})."),
        (Reason::UnknownKey { key, known }, Lang::Nl) => {
            format!("{key} is hier onbekend; bekend zijn {}.", known.join(", "))
        }
        (Reason::UnknownKey { key, known }, Lang::En) => {
            format!("{key} is unknown here; known are {}.", known.join(", "))
        }
        (Reason::Missing { key }, Lang::Nl) => format!("{key} ontbreekt."),
        (Reason::Missing { key }, Lang::En) => format!("{key} is missing."),
        (Reason::Kind { .. }, Lang::Nl) => "hier hoort een andere soort waarde.".to_owned(),
        (Reason::Kind { expected }, Lang::En) => format!("something else belongs here ({expected})."),
        (Reason::Value { given, .. }, Lang::Nl) => format!("{given} kan hier niet."),
        (Reason::Value { given, expected }, Lang::En) => format!("{given} is not possible; possible is: {expected}."),
        (Reason::Twice { id }, Lang::Nl) => format!("de naam {id} komt twee keer voor."),
        (Reason::Twice { id }, Lang::En) => format!("the id {id} stands twice."),
        (Reason::NotAnOption { known }, Lang::Nl) => {
            format!("die keuze heeft dit spel niet; wel: {}.", labels(lang, known))
        }
        (Reason::NotAnOption { known }, Lang::En) => {
            format!("this game has no such option; it has: {}.", labels(lang, known))
        }
        (Reason::SetTwice { values: [first, second] }, Lang::Nl) => {
            format!("twee keer gekozen, {first} en {second}; houd er één.")
        }
        (Reason::SetTwice { values: [first, second] }, Lang::En) => {
            format!("set twice, to {first} and to {second}; keep one.")
        }
        (Reason::UnknownGame { id, known }, Lang::Nl) => format!("er is geen spel {id}; wel: {}.", known.join(", ")),
        (Reason::UnknownGame { id, known }, Lang::En) => {
            format!("there is no game {id}; there are: {}.", known.join(", "))
        }
        (Reason::NoSense(reason), _) => no_sense(lang, reason),
    }
}

/// What a game takes for an option: `3 kaarten, 1 kaart, of een getal van 1 tot 24`.
#[must_use]
pub fn allowed(lang: Lang, spec: &OptionSpec) -> String {
    let offer: Vec<String> = spec.offer.iter().map(|one| value(lang, spec.name, *one)).collect();
    let offer = offer.join(", ");
    match (spec.range, lang) {
        (Some((min, max)), Lang::Nl) => format!("{offer}, of een getal van {min} tot {max}"),
        (Some((min, max)), Lang::En) => format!("{offer}, or a number from {min} to {max}"),
        (None, Lang::Nl | Lang::En) => offer,
    }
}

fn labels(lang: Lang, names: &[OptionName]) -> String {
    names.iter().map(|name| label(lang, *name)).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Catalogue;

    #[test]
    fn a_value_that_is_not_taken_says_which_ones_are() {
        let (game, preset) = Catalogue::builtin().find("klondike").expect("it is built in");
        let errors = game.rules(preset, &[(OptionName::Draw, Value::Number(30))]).expect_err("24 is the most");
        assert_eq!(
            refused(Lang::Nl, game, &errors),
            "Trek: 30 kan niet. Kies 3 kaarten, 1 kaart, of een getal van 1 tot 24."
        );
        assert_eq!(
            refused(Lang::En, game, &errors),
            "Draw: 30 is not possible. Choose 3 cards, 1 card, or a number from 1 to 24."
        );
    }
}
