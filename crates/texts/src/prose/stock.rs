//! Stock, waste and passes.

use super::Writer;
use crate::Lang;
use crate::number::{self, Noun, in_words};
use rules::{Passes, Redeal, TurnsTo, WasteAccess};

pub(super) fn stock(page: &mut Writer<'_>) {
    if page.rules.stock_size() == 0 {
        return;
    }
    let TurnsTo::Waste { passes, redeal, access, .. } = page.rules.stock().turns_to;
    draw(page);
    match access {
        WasteAccess::Top => page.say(
            &["KL-33"],
            "De bovenste kaart van de open stapel kun je altijd spelen.",
            "The top card of the waste can always be played.",
        ),
        WasteAccess::Group => page.say(
            &["DP-08"],
            "Draai je opnieuw, dan gaat wat er nog lag gesloten opzij: te spelen is alleen wat je net draaide.",
            "When you turn again, what still lay there goes face down aside: only what was just turned can be played.",
        ),
    }
    match passes {
        Passes::Unlimited => page.say(
            &["KL-34", "DP-09"],
            "Je mag zo vaak door de stok als je wilt.",
            "You may go through the stock as often as you like.",
        ),
        Passes::Limited(1) => page.say(
            &["KL-34"],
            "Je gaat één keer door de stok. Daarna speel je verder met wat open ligt.",
            "You go through the stock once. After that you go on with what lies face up.",
        ),
        Passes::Limited(n) => page.say(
            &["KL-34"],
            format!("Je mag {} keer door de stok.", in_words(Lang::Nl, u64::from(n))),
            format!("You may go through the stock {} times.", in_words(Lang::En, u64::from(n))),
        ),
    }
    if passes.allows_after(1) {
        after_a_pass(page, redeal);
    }
}

fn draw(page: &mut Writer<'_>) {
    let n = page.draw();
    let cards = |lang| number::count_in_words(lang, u64::from(n), Noun::Card);
    if n == 1 {
        page.say(
            &["KL-30", "DP-08"],
            "Je draait één kaart tegelijk van de stok naar de open stapel.",
            "You turn one card at a time from the stock to the waste.",
        );
        return;
    }
    page.say(
        &["KL-30", "KL-31", "DP-08"],
        format!(
            "Je draait {} tegelijk van de stok naar de open stapel. Alleen de bovenste kun je spelen; is die weg, dan komt \
             de volgende vrij.",
            cards(Lang::Nl)
        ),
        format!(
            "You turn {} at a time from the stock to the waste. Only the top one can be played; when it is gone, the next \
             one is free.",
            cards(Lang::En)
        ),
    );
    page.say(
        &["KL-32"],
        format!("Liggen er minder dan {} in de stok, dan draai je wat er nog is.", cards(Lang::Nl)),
        format!("When the stock holds fewer than {}, you turn what is left.", cards(Lang::En)),
    );
}

fn after_a_pass(page: &mut Writer<'_>, redeal: Redeal) {
    match redeal {
        Redeal::Keep => page.say(
            &["KL-35"],
            "Is de stok leeg, dan draai je de open stapel om: dat is weer de stok. Er wordt nooit geschud, dus de volgorde \
             blijft elke ronde dezelfde.",
            "When the stock is empty, you turn the waste over: it is the stock again. It is never shuffled, so the order \
             stays the same in every pass.",
        ),
        Redeal::Shuffle => page.say(
            &["DP-09"],
            "Is de stok leeg, dan worden de kaarten van de open stapel geschud en vormen ze weer de stok. Hoe er wordt \
             geschud, ligt per spel vast: ongedaan maken en opnieuw doen geven dezelfde kaarten.",
            "When the stock is empty, the cards of the waste are shuffled and are the stock again. The order is fixed \
             by the deal: undo and redo give the same cards.",
        ),
    }
}
