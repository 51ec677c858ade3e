//! The first deal for newcomers: each kind of move is explained as it first occurs.

use crate::announce::turned_up;
use crate::lang::capital;
use crate::number::{self, Noun};
use crate::{Lang, card};
use cards::Rank;
use engine::{Game, Move, Pile, Step};
use rules::{EmptyColumn, Redeal, Relation, Rules, TurnsTo};

/// What is explained.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lesson {
    /// What the game is about, before the first move.
    Welcome,
    /// The stock was turned.
    Turn,
    /// A card went onto a column.
    Column,
    /// Several cards moved together.
    Run,
    /// A card of a column was turned up.
    TurnedUp,
    /// A card went to a foundation.
    Foundation,
    /// Something went to an empty column.
    EmptyColumn,
    /// The waste became the stock again.
    Redeal,
    /// A card came back from a foundation.
    TakeBack,
    /// A move was undone.
    Undo,
    /// Everything was explained.
    Done,
}

impl Lesson {
    /// Every lesson.
    pub const ALL: [Lesson; 11] = [
        Lesson::Welcome,
        Lesson::Turn,
        Lesson::Column,
        Lesson::Run,
        Lesson::TurnedUp,
        Lesson::Foundation,
        Lesson::EmptyColumn,
        Lesson::Redeal,
        Lesson::TakeBack,
        Lesson::Undo,
        Lesson::Done,
    ];

    /// The lessons that a move has something to show for, the most particular one first; `after`
    /// is the game after the move.
    #[must_use]
    pub fn shown_by(after: &Game, step: &Step) -> Vec<Lesson> {
        let mut lessons = Vec::new();
        match step.get() {
            Move::Turn => lessons.push(Lesson::Turn),
            Move::Redeal | Move::Reshuffle => lessons.push(Lesson::Redeal),
            Move::Carry { from, to, count } => {
                match (from, to) {
                    (Pile::Foundation(_), _) => lessons.push(Lesson::TakeBack),
                    (_, Pile::Foundation(_)) => lessons.push(Lesson::Foundation),
                    (_, Pile::Column(_)) if after.table().pile(to).map(<[_]>::len) == Some(usize::from(count)) => {
                        lessons.push(Lesson::EmptyColumn);
                    }
                    (_, Pile::Column(_) | Pile::Stock | Pile::Waste) => lessons.push(Lesson::Column),
                }
                if count > 1 {
                    lessons.push(Lesson::Run);
                }
                if turned_up(after, step).is_some() {
                    lessons.push(Lesson::TurnedUp);
                }
            }
        }
        lessons
    }
}

/// The heading of a lesson.
#[must_use]
pub const fn title(lang: Lang, lesson: Lesson) -> &'static str {
    match (lesson, lang) {
        (Lesson::Welcome, Lang::Nl) => "Welkom",
        (Lesson::Welcome, Lang::En) => "Welcome",
        (Lesson::Turn, Lang::Nl) => "Draaien",
        (Lesson::Turn, Lang::En) => "Turning the stock",
        (Lesson::Column, Lang::Nl) => "Een kaart aanleggen",
        (Lesson::Column, Lang::En) => "Building a column",
        (Lesson::Run, Lang::Nl) => "Een reeks verplaatsen",
        (Lesson::Run, Lang::En) => "Moving a run",
        (Lesson::TurnedUp, Lang::Nl) => "Een kaart komt vrij",
        (Lesson::TurnedUp, Lang::En) => "A card comes free",
        (Lesson::Foundation, Lang::Nl) => "Naar een eindstapel",
        (Lesson::Foundation, Lang::En) => "To a foundation",
        (Lesson::EmptyColumn, Lang::Nl) => "Een lege kolom",
        (Lesson::EmptyColumn, Lang::En) => "An empty column",
        (Lesson::Redeal, Lang::Nl) => "Opnieuw door de stok",
        (Lesson::Redeal, Lang::En) => "Through the stock again",
        (Lesson::TakeBack, Lang::Nl) => "Terug van een eindstapel",
        (Lesson::TakeBack, Lang::En) => "Back from a foundation",
        (Lesson::Undo, Lang::Nl) => "Ongedaan maken",
        (Lesson::Undo, Lang::En) => "Undoing a move",
        (Lesson::Done, Lang::Nl) => "Dat waren de zetten",
        (Lesson::Done, Lang::En) => "Those were the moves",
    }
}

/// What a lesson says, one to three sentences, for the rules of the game that is played.
#[must_use]
pub fn text(lang: Lang, rules: &Rules, lesson: Lesson) -> String {
    match lesson {
        Lesson::Welcome => welcome(lang, rules),
        Lesson::Turn => turn(lang, rules),
        Lesson::Column => column(lang, rules),
        Lesson::Run => lang
            .pick(
                "Open kaarten die op volgorde liggen, gaan samen mee. De hoogste bepaalt waar ze passen.",
                "Face-up cards in sequence move together. The highest of them decides where they fit.",
            )
            .to_owned(),
        Lesson::TurnedUp => lang
            .pick(
                "De kaart eronder draait vanzelf om. Zo komen de gesloten kaarten één voor één vrij.",
                "The card below turns up by itself. That is how the face-down cards come free one by one.",
            )
            .to_owned(),
        Lesson::Foundation => lang
            .pick(
                "Op een eindstapel gaat een soort omhoog, van aas tot heer. Liggen alle kaarten daar, dan heb je gewonnen.",
                "On a foundation a suit goes up from ace to king. When all cards lie there, you have won.",
            )
            .to_owned(),
        Lesson::EmptyColumn => empty_column(lang, rules),
        Lesson::Redeal => redeal(lang, rules),
        Lesson::TakeBack => take_back(lang, rules),
        Lesson::Undo => lang
            .pick(
                "Je kunt zo veel zetten ongedaan maken als je wilt. Met Vooruit doe je ze opnieuw.",
                "You can undo as many moves as you like. Redo makes them again.",
            )
            .to_owned(),
        Lesson::Done => lang
            .pick(
                "Je kent nu elke soort zet. De regels staan ook in het menu. Veel plezier!",
                "Now you know every kind of move. The rules are in the menu as well. Enjoy the game!",
            )
            .to_owned(),
    }
}

fn welcome(lang: Lang, rules: &Rules) -> String {
    let foundations = number::count_in_words(lang, rules.foundation_suits().len() as u64, Noun::Foundation);
    match lang {
        Lang::Nl => format!(
            "Breng alle kaarten naar de {foundations}, elke soort van aas tot heer. \
             Tik op een kaart of sleep die; bij elke nieuwe soort zet staat hier wat er gebeurt."
        ),
        Lang::En => format!(
            "Bring all cards to the {foundations}, each suit from ace to king. \
             Tap a card or drag it; with each new kind of move you read here what happens."
        ),
    }
}

fn turn(lang: Lang, rules: &Rules) -> String {
    let TurnsTo::Waste { draw, .. } = rules.stock().turns_to;
    let cards = number::count_in_words(lang, u64::from(draw.count()), Noun::Card);
    match (draw.count(), lang) {
        (1, Lang::Nl) => {
            "Je draait één kaart van de stok naar de open stapel. De bovenste kaart daar is te spelen.".to_owned()
        }
        (1, Lang::En) => "You turn one card from the stock to the waste. The top card there can be played.".to_owned(),
        (_, Lang::Nl) => format!(
            "Je draait {cards} tegelijk van de stok. Alleen de bovenste is te spelen; is die weg, dan komt de volgende vrij."
        ),
        (_, Lang::En) => format!(
            "You turn {cards} at a time from the stock. Only the top one can be played; when it is gone, the next one is free."
        ),
    }
}

fn column(lang: Lang, rules: &Rules) -> String {
    match (rules.tableau().build(), lang) {
        (Relation::Alternate, Lang::Nl) => "In de kolommen leg je omlaag, om en om rood en zwart.",
        (Relation::Alternate, Lang::En) => "In the columns you build down, red and black by turns.",
        (Relation::SameColour, Lang::Nl) => "In de kolommen leg je omlaag, rood op rood en zwart op zwart.",
        (Relation::SameColour, Lang::En) => "In the columns you build down, red on red and black on black.",
        (Relation::Suit, Lang::Nl) => "In de kolommen leg je omlaag, steeds in dezelfde soort.",
        (Relation::Suit, Lang::En) => "In the columns you build down, always in the same suit.",
        (Relation::Any, Lang::Nl) => "In de kolommen leg je omlaag, welke soort het ook is.",
        (Relation::Any, Lang::En) => "In the columns you build down, whatever the suit.",
    }
    .to_owned()
}

fn empty_column(lang: Lang, rules: &Rules) -> String {
    let king = capital(&card::a_rank(lang, Rank::KING));
    match (rules.tableau().empty_column(), lang) {
        (EmptyColumn::King, Lang::Nl) => {
            format!("{king} mag in een lege kolom, met de reeks die erop ligt. Iets anders mag daar niet.")
        }
        (EmptyColumn::King, Lang::En) => {
            format!("{king} may go to an empty column, with the run on it. Nothing else may.")
        }
        (EmptyColumn::Any, Lang::Nl) => {
            "In een lege kolom past elke kaart of reeks: goed om mee te schuiven.".to_owned()
        }
        (EmptyColumn::Any, Lang::En) => "An empty column takes any card or run: good for making room.".to_owned(),
        (EmptyColumn::Nothing, Lang::Nl) => "Een lege kolom blijft in dit spel leeg.".to_owned(),
        (EmptyColumn::Nothing, Lang::En) => "An empty column stays empty in this game.".to_owned(),
    }
}

fn redeal(lang: Lang, rules: &Rules) -> String {
    let TurnsTo::Waste { redeal, .. } = rules.stock().turns_to;
    match redeal {
        Redeal::Keep => lang.pick(
            "De stok was leeg, dus de open stapel is omgedraaid. De kaarten komen weer in dezelfde volgorde.",
            "The stock was empty, so the waste was turned over. The cards come in the same order again.",
        ),
        Redeal::Shuffle => lang.pick(
            "De stok was leeg, dus de kaarten van de open stapel zijn geschud en vormen weer de stok.",
            "The stock was empty, so the cards of the waste were shuffled and are the stock again.",
        ),
    }
    .to_owned()
}

fn take_back(lang: Lang, rules: &Rules) -> String {
    let cost = rules.score().table().take_back;
    let text = lang.pick(
        "De bovenste kaart van een eindstapel mag terug naar een kolom waar die past.",
        "The top card of a foundation may go back to a column where it fits.",
    );
    match number::score(lang, rules.score().mode, -cost) {
        Some(cost) => format!("{text} {}", lang.pick(format!("Dat kost {cost}."), format!("That costs {cost}."))),
        None => text.to_owned(),
    }
}
