//! Points, with the values that the engine counts by.

use super::{Writer, penalty_is_on};
use crate::Lang;
use crate::number::{self, integer, money, points};
use rules::{Faces, Passes, ScoreMode, TakeBack, TurnsTo};

pub(super) fn score(page: &mut Writer<'_>) {
    match page.rules.score().mode {
        ScoreMode::None => page.say(
            &["SC-01"],
            "Er worden geen punten geteld, net als aan een echte tafel.",
            "No points are counted, as at a real table.",
        ),
        ScoreMode::Standard => windows(page),
        ScoreMode::Timed => {
            windows(page);
            timed(page);
        }
        ScoreMode::Vegas => vegas(page),
        ScoreMode::VegasCumulative => {
            vegas(page);
            page.say(
                &["SC-11"],
                "Het saldo loopt door van spel tot spel. Elk spel dat je deelt kost de inzet, ook als je het opgeeft.",
                "The balance goes on from game to game. Each deal costs the stake, also one that you give up.",
            );
        }
    }
    match page.rules.score().mode {
        ScoreMode::None => {}
        ScoreMode::Standard | ScoreMode::Timed | ScoreMode::Vegas | ScoreMode::VegasCumulative => page.say(
            &["SC-10"],
            "Ongedaan maken geeft precies de stand van voor de zet terug; de tijd loopt door.",
            "Undo gives back exactly what there was before the move; the time goes on.",
        ),
    }
}

fn windows(page: &mut Writer<'_>) {
    let values = page.rules.score().table();
    let (nl, en) = match page.rules.tableau().faces() {
        Faces::Last => (
            format!(" Een gesloten kaart van een kolom die omgaat, geeft {}.", points(Lang::Nl, values.turn_up)),
            format!(" Turning up a face-down card of a column earns {}.", points(Lang::En, values.turn_up)),
        ),
        Faces::All => (String::new(), String::new()),
    };
    page.say(
        &["SC-01", "SC-02", "SC-03", "SC-04", "SC-05"],
        format!(
            "Een kaart van de open stapel naar een kolom geeft {}, een kaart naar een eindstapel {}.{nl}",
            points(Lang::Nl, values.waste_to_column),
            points(Lang::Nl, values.to_foundation)
        ),
        format!(
            "A card from the waste to a column earns {}, a card to a foundation {}.{en}",
            points(Lang::En, values.waste_to_column),
            points(Lang::En, values.to_foundation)
        ),
    );
    match page.rules.foundations().take_back {
        TakeBack::Allowed => page.say(
            &["SC-06"],
            format!(
                "Een kaart terughalen van een eindstapel kost {}; gaat die weer omhoog, dan krijg je hooguit terug wat dat \
                 kostte.",
                points(Lang::Nl, -values.take_back)
            ),
            format!(
                "Taking a card back from a foundation costs {}; when it goes up again it earns no more than that had cost.",
                points(Lang::En, -values.take_back)
            ),
        ),
        TakeBack::Forbidden => {}
    }
    redeals(page);
    if let Some(floor) = values.floor {
        page.say(
            &["SC-07"],
            format!("Het totaal komt nooit onder {}.", integer(Lang::Nl, floor)),
            format!("The total never falls below {}.", integer(Lang::En, floor)),
        );
    }
}

fn redeals(page: &mut Writer<'_>) {
    let (score, draw) = (page.rules.score(), page.draw());
    let TurnsTo::Waste { passes, .. } = page.rules.stock().turns_to;
    let most = match passes {
        Passes::Unlimited => u32::MAX,
        Passes::Limited(n) => u32::from(n).saturating_sub(1),
    };
    // The costs of redeals do not change any more after the first few of them.
    let first_costly = (1..=most.min(10)).find(|n| score.redeal(*n, draw) != 0);
    let cost = |lang, n| points(lang, -score.redeal(n, draw));
    match first_costly {
        Some(1) => page.say(
            &["SC-07"],
            format!("Opnieuw door de stok gaan kost elke keer {}.", cost(Lang::Nl, 1)),
            format!("Going through the stock again costs {} each time.", cost(Lang::En, 1)),
        ),
        Some(n) => {
            let free = u64::from(n - 1);
            page.say(
                &["SC-07"],
                format!(
                    "De eerste {} keer opnieuw door de stok is gratis; elke keer daarna kost {}.",
                    number::in_words(Lang::Nl, free),
                    cost(Lang::Nl, n)
                ),
                format!(
                    "The first {} times through the stock again are free; each further one costs {}.",
                    number::in_words(Lang::En, free),
                    cost(Lang::En, n)
                ),
            );
        }
        None if most > 0 && !penalty_is_on(page.rules) => page.say(
            &["SC-07"],
            "Opnieuw door de stok gaan kost nooit punten.",
            "Going through the stock again never costs points.",
        ),
        None => {}
    }
}

fn timed(page: &mut Writer<'_>) {
    page.say(
        &["SC-08"],
        format!(
            "Elke 10 seconden kosten 2 punten, tot er 0 over zijn. Win je na minstens 30 seconden, dan komt daar {} \
             gedeeld door het aantal seconden bij, naar beneden afgerond.",
            integer(Lang::Nl, 700_000)
        ),
        format!(
            "Every 10 seconds cost 2 points, until 0 are left. A win after at least 30 seconds earns {} divided by the \
             number of seconds, rounded down.",
            integer(Lang::En, 700_000)
        ),
    );
}

fn vegas(page: &mut Writer<'_>) {
    let values = page.rules.score().table();
    let all = page.rules.pack().len() as i64;
    let even = (-values.stake + values.to_foundation - 1) / values.to_foundation.max(1);
    let best = values.stake + all * values.to_foundation;
    page.say(
        &["SC-11", "VA-01"],
        format!(
            "Aan het begin zet je {} in. Elke kaart op een eindstapel levert {} op: vanaf {even} kaarten sta je op winst, en \
             het hoogste is {}. Het saldo mag onder nul komen.",
            money(Lang::Nl, -values.stake),
            money(Lang::Nl, values.to_foundation),
            money(Lang::Nl, best)
        ),
        format!(
            "At the start you pay a stake of {}. Each card on a foundation wins {}: from {even} cards on you are ahead, and \
             the most is {}. The balance may be negative.",
            money(Lang::En, -values.stake),
            money(Lang::En, values.to_foundation),
            money(Lang::En, best)
        ),
    );
    match page.rules.foundations().take_back {
        TakeBack::Allowed => page.say(
            &["SC-11"],
            format!("Een kaart terughalen kost {}.", money(Lang::Nl, -values.take_back)),
            format!("Taking a card back costs {}.", money(Lang::En, -values.take_back)),
        ),
        TakeBack::Forbidden => {}
    }
}
