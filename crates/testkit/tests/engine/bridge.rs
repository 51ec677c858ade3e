//! The same rules and positions for the engine and for the referee.

use cards::Card;
use engine::{Deal, Table};
use rules::{Catalogue, OptionName, Rules, Value};
use std::sync::Arc;
use testkit::random::Random;
use testkit::referee::{RefCard, RefRules, RefSide, RefTable};

/// A game's rules as both know them.
pub(crate) struct Pair {
    pub(crate) rules: Arc<Rules>,
    pub(crate) referee: RefRules,
}

impl Pair {
    /// A preset with some options; none when the combination makes no sense.
    pub(crate) fn new(preset: &str, options: &[(String, String)]) -> Option<Pair> {
        let mut referee = testkit::referee::RefPreset::by_id(preset).expect("the family's preset").rules();
        let mut set: Vec<(OptionName, Value)> = Vec::new();
        for (name, value) in options {
            let name: OptionName = name.parse().expect("an option");
            set.push((name, name.parse_value(value).expect("a value")));
            referee.set(name.as_str(), value).expect("the referee has it too");
        }
        let rules = Catalogue::builtin().rules(preset, &set).ok()?;
        Some(Pair { rules: Arc::new(rules), referee })
    }

    /// A random preset with a random value for every option that it has.
    pub(crate) fn random(random: &mut Random) -> Pair {
        loop {
            let games = Catalogue::builtin().games();
            let game = &games[random.below(games.len())];
            let preset = &game.presets()[random.below(game.presets().len())];
            let mut options: Vec<(String, String)> = Vec::new();
            for spec in game.options() {
                let value = match (spec.range, random.below(3)) {
                    (Some((min, max)), 0) => {
                        (usize::from(min) + random.below(usize::from(max.min(min + 4) - min) + 1)).to_string()
                    }
                    _ => spec.offer[random.below(spec.offer.len())].to_string(),
                };
                // Named only where it counts: otherwise the combination is refused.
                if spec.name != OptionName::RedealPenalty {
                    options.push((spec.name.as_str().to_owned(), value));
                }
            }
            if let Some(pair) = Pair::new(preset.id(), &options) {
                return pair;
            }
        }
    }

    /// A deal for both.
    pub(crate) fn deal(&self, deck: &[RefCard]) -> (Deal, RefTable) {
        let order: Vec<Card> = deck.iter().map(|card| card.to_string().parse().expect("a card")).collect();
        let deal = Deal::ordered(&self.rules, order).expect("a whole pack");
        let table = RefTable::deal(&self.referee, deck).expect("a deal");
        (deal, table)
    }

    /// The order of a deal's reshuffles as the referee takes it.
    pub(crate) fn order(&self, deal: &Deal) -> impl Fn(u32) -> Vec<RefCard> + use<> {
        let (rules, seed) = (Arc::clone(&self.rules), deal.seed());
        move |k| {
            let cards: Vec<String> = seed.order(&rules, k).iter().map(ToString::to_string).collect();
            testkit::referee::read_cards(&cards.join(" ")).expect("cards")
        }
    }
}

/// Everything about a table as text, the engine's way.
pub(crate) fn engine_text(table: &Table) -> String {
    let pile = |cards: &[engine::Placed]| -> String {
        cards
            .iter()
            .map(|placed| {
                let card = placed.card().to_string();
                if placed.is_up() { card } else { card.to_lowercase() }
            })
            .collect::<Vec<_>>()
            .join(" ")
    };
    let columns: Vec<String> = table.columns().iter().map(|column| pile(column)).collect();
    let foundations: Vec<String> = table.foundations().iter().map(|f| pile(f)).collect();
    format!(
        "columns {columns:?} stock {} waste {} foundations {foundations:?} pass {}",
        pile(table.stock()).to_uppercase(),
        pile(table.waste()).to_uppercase(),
        table.pass(),
    )
}

/// The same, the referee's way.
pub(crate) fn referee_text(table: &RefTable) -> String {
    let pile = |cards: &[RefCard]| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let columns: Vec<String> = table
        .tableau
        .iter()
        .map(|column| {
            column
                .iter()
                .map(|placed| match placed.side {
                    RefSide::Up => placed.card.to_string(),
                    RefSide::Down => placed.card.to_string().to_lowercase(),
                })
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect();
    let foundations: Vec<String> = table.foundations.iter().map(|f| pile(f)).collect();
    format!(
        "columns {columns:?} stock {} waste {} foundations {foundations:?} pass {}",
        pile(&table.stock),
        pile(&table.waste),
        table.pass,
    )
}
