//! The end of the game, what is known about winning, and advice.

use super::Writer;
use crate::Lang;
use crate::number;
use cards::Pack;
use rules::{EmptyColumn, Faces, Passes, Redeal, Relation, Rules, ScoreMode, TurnsTo};

pub(super) fn end(page: &mut Writer<'_>) {
    let all = page.rules.pack().len();
    page.say(
        &["KL-23", "DP-10"],
        format!("Je hebt gewonnen als alle {all} kaarten op de eindstapels liggen."),
        format!("You have won when all {all} cards lie on the foundations."),
    );
    stuck(page);
    let TurnsTo::Waste { redeal, .. } = page.rules.stock().turns_to;
    match redeal {
        Redeal::Keep => page.say(
            &["KL-41"],
            "Liggen alle kaarten van de kolommen open en is de rest met alleen draaien en wegleggen uit te spelen, dan kan \
             het programma dat voor je doen: met één knop, of vanzelf als je dat instelt.",
            "When all cards of the columns lie face up and the rest can be played out by turning and putting away alone, \
             the program can do that for you: with one button, or by itself if you set it so.",
        ),
        Redeal::Shuffle => page.say(
            &["KL-41"],
            "Liggen alle kaarten van de kolommen open en zijn stok en open stapel leeg, dan kan het programma de rest voor \
             je uitspelen: met één knop, of vanzelf als je dat instelt.",
            "When all cards of the columns lie face up and stock and waste are empty, the program can play out the rest \
             for you: with one button, or by itself if you set it so.",
        ),
    }
}

fn stuck(page: &mut Writer<'_>) {
    let down = page.rules.tableau().faces();
    let (nl, en) = match down {
        Faces::Last => (
            "geen gesloten kaart die omgaat, geen kaart uit de stok of van de open stapel, geen kaart naar een eindstapel",
            "no face-down card turned up, no card played from stock or waste, no card put on a foundation",
        ),
        Faces::All => (
            "geen kaart die beter op volgorde komt, geen kaart uit de stok of van de open stapel, geen kaart naar een \
             eindstapel",
            "no card brought into sequence, no card played from stock or waste, no card put on a foundation",
        ),
    };
    page.say(
        &["KL-40", "DP-10"],
        format!(
            "Je bent vastgelopen als geen enkele reeks zetten nog iets oplevert, ook niet met alle rondes die je nog hebt: \
             {nl}. Heen en weer leggen telt niet. Het programma zegt het zelf, met de reden."
        ),
        format!(
            "You are stuck when no series of moves leads anywhere, not even with all passes that are left: {en}. Moving to \
             and fro does not count. The program says so by itself, with the reason."
        ),
    );
}

/// Whether a game is dealt and built like the one of which the sources speak.
fn is_classic(rules: &Rules) -> bool {
    let tableau = rules.tableau();
    rules.pack() == Pack::ONE
        && tableau.sizes() == [1, 2, 3, 4, 5, 6, 7]
        && tableau.faces() == Faces::Last
        && tableau.build() == Relation::Alternate
}

pub(super) fn winning(page: &mut Writer<'_>) {
    let TurnsTo::Waste { passes, .. } = page.rules.stock().turns_to;
    page.say(
        &["KL-42"],
        "Niet elk spel is te winnen, hoe goed je ook speelt.",
        "Not every deal can be won, however well you play.",
    );
    if !is_classic(page.rules) {
        return;
    }
    if page.draw() == 3 {
        page.say(
            &["WN-01"],
            "Men zegt dat meer dan 80 procent van de spellen met trek 3 te winnen is voor wie alle kaarten kent.",
            "It is said that more than 80 percent of draw 3 deals can be won by somebody who knows all cards.",
        );
    }
    if page.draw() == 1 {
        let games = |lang| number::unsigned(lang, 138_000);
        page.say(
            &["WN-02"],
            format!(
                "Van zo'n {} spellen met trek 1 die mensen online speelden, is ongeveer 37 procent gewonnen.",
                games(Lang::Nl)
            ),
            format!("Of some {} draw 1 games that people played online, about 37 percent were won.", games(Lang::En)),
        );
    }
    if passes == Passes::Limited(1) {
        page.say(
            &["WN-03"],
            "Met één ronde door de stok noemt een Amerikaans regelboek een kans van ongeveer 1 op 30.",
            "For one pass through the stock an American rule book names a chance of about 1 in 30.",
        );
    }
    page.say(
        &["WN-04"],
        "Trek 1 is makkelijker dan trek 3, meer rondes zijn makkelijker dan minder, en delen van reeksen nemen is \
         makkelijker dan alleen hele.",
        "Draw 1 is easier than draw 3, more passes are easier than fewer, and taking parts of runs is easier than only \
         whole ones.",
    );
    page.say(
        &["WN-05"],
        "De precieze kans heeft nog niemand uitgerekend. In de praktijk is die veel kleiner dan voor wie alle kaarten kent, \
         omdat jij de gesloten kaarten niet ziet.",
        "Nobody has computed the exact chance. In practice it is far smaller than for somebody who knows all cards, because \
         you do not see the face-down ones.",
    );
}

pub(super) fn advice(page: &mut Writer<'_>) {
    let rules = page.rules;
    let sizes = rules.tableau().sizes();
    match rules.tableau().faces() {
        Faces::Last => {
            let down = sizes.iter().map(|n| usize::from(*n)).sum::<usize>() - sizes.len();
            page.say(
                &["TP-01"],
                format!(
                    "Draai eerst de gesloten kaarten van de kolommen om, voor je naar de stok gaat: daar liggen {down} \
                     onbekende kaarten."
                ),
                format!(
                    "Turn up the face-down cards of the columns before you go to the stock: {down} unknown cards lie there."
                ),
            );
            page.say(
                &["TP-02"],
                "Begin met de grootste kolommen, rechts: daar liggen de meeste gesloten kaarten.",
                "Begin with the largest columns, on the right: most face-down cards lie there.",
            );
        }
        Faces::All => {}
    }
    match rules.tableau().empty_column() {
        EmptyColumn::King => page.say(
            &["TP-03"],
            "Maak een kolom pas leeg als je een heer hebt om daar neer te leggen.",
            "Empty a column only when you have a king to put there.",
        ),
        EmptyColumn::Any | EmptyColumn::Nothing => {}
    }
    match rules.score().mode {
        ScoreMode::Standard | ScoreMode::Timed => {
            let values = rules.score().table();
            let (one, both) = (values.to_foundation, values.waste_to_column + values.to_foundation);
            page.say(
                &["TP-04", "SC-09"],
                format!(
                    "Leg een kaart uit de stok eerst op een kolom en later pas op de eindstapel: dat geeft {both} punten in \
                     plaats van {one}."
                ),
                format!(
                    "Put a card of the stock on a column first and on the foundation later: that earns {both} points \
                     instead of {one}."
                ),
            );
        }
        ScoreMode::None | ScoreMode::Vegas | ScoreMode::VegasCumulative => {}
    }
}
