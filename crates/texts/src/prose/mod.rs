//! The rules of a game in prose, made from the same [`Rules`] that the engine plays: a changed
//! option changes what is said.
//!
//! ```
//! use texts::{Lang, prose};
//! let (game, preset) = rules::Catalogue::builtin().find("klondike").unwrap();
//! let rules = game.rules(preset, &[]).unwrap();
//! let page = prose::page(Lang::Nl, &rules, game.about());
//! assert_eq!(page.title, "Zo speel je: Klondike, trek 3");
//! assert!(page.text().contains("Je draait drie kaarten tegelijk"));
//! ```

mod columns;
mod end;
mod score;
mod stock;
mod table;

use crate::lang::name;
use crate::{Lang, option};
use rules::{About, OptionName, RedealPenalty, Rules, ScoreMode, TurnsTo};

/// What a section of the rules page is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Topic {
    /// In short.
    Brief,
    /// The table at the start.
    Table,
    /// The columns.
    Columns,
    /// The foundations.
    Foundations,
    /// Stock, waste and passes.
    Stock,
    /// Won and stuck.
    End,
    /// Points.
    Score,
    /// What is known about winning.
    Winning,
    /// Advice.
    Advice,
    /// All options with their values.
    Choices,
}

impl Topic {
    /// Every topic, in the order of the page.
    pub const ALL: [Topic; 10] = [
        Topic::Brief,
        Topic::Table,
        Topic::Columns,
        Topic::Foundations,
        Topic::Stock,
        Topic::End,
        Topic::Score,
        Topic::Winning,
        Topic::Advice,
        Topic::Choices,
    ];

    /// The heading.
    #[must_use]
    pub const fn title(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (Topic::Brief, Lang::Nl) => "In het kort",
            (Topic::Brief, Lang::En) => "In short",
            (Topic::Table, Lang::Nl) => "De tafel",
            (Topic::Table, Lang::En) => "The table",
            (Topic::Columns, Lang::Nl) => "Kolommen",
            (Topic::Columns, Lang::En) => "Columns",
            (Topic::Foundations, Lang::Nl) => "Eindstapels",
            (Topic::Foundations, Lang::En) => "Foundations",
            (Topic::Stock, Lang::Nl) => "Stok en rondes",
            (Topic::Stock, Lang::En) => "Stock and passes",
            (Topic::End, Lang::Nl) => "Einde van het spel",
            (Topic::End, Lang::En) => "End of the game",
            (Topic::Score, Lang::Nl) => "Punten",
            (Topic::Score, Lang::En) => "Score",
            (Topic::Winning, Lang::Nl) => "Kun je winnen?",
            (Topic::Winning, Lang::En) => "Can it be won?",
            (Topic::Advice, Lang::Nl) => "Goede raad",
            (Topic::Advice, Lang::En) => "Advice",
            (Topic::Choices, Lang::Nl) => "Alle keuzes",
            (Topic::Choices, Lang::En) => "All options",
        }
    }
}

/// A paragraph of the rules page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// The sentences.
    pub text: String,
    /// The statements of `docs/rules.md` that it gives, as far as they concern the game.
    pub ids: &'static [&'static str],
}

/// A section of the rules page; it has at least one paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// What it is about.
    pub topic: Topic,
    /// Its heading.
    pub title: &'static str,
    /// Its paragraphs.
    pub paragraphs: Vec<Paragraph>,
}

/// The rules page of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// Its heading.
    pub title: String,
    /// Its sections, in the order of [`Topic::ALL`]; those with nothing to say are left out.
    pub sections: Vec<Section>,
}

impl Page {
    /// The section about a topic, where there is one.
    #[must_use]
    pub fn section(&self, topic: Topic) -> Option<&Section> {
        self.sections.iter().find(|section| section.topic == topic)
    }

    /// The whole page as plain text: headings on lines of their own, an empty line before each
    /// heading and between paragraphs. Lines are not broken.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = format!("{}\n", self.title);
        for section in &self.sections {
            text.push_str(&format!("\n{}\n", section.title));
            for paragraph in &section.paragraphs {
                text.push_str(&format!("\n{}\n", paragraph.text));
            }
        }
        text
    }
}

/// The rules page of a game with these options.
#[must_use]
pub fn page(lang: Lang, rules: &Rules, about: About) -> Page {
    let title = format!("{} {}", lang.pick("Zo speel je:", "How to play:"), name(lang, rules.name()));
    let sections = Topic::ALL.into_iter().filter_map(|topic| {
        let mut writer = Writer { lang, rules, about, paragraphs: Vec::new() };
        match topic {
            Topic::Brief => table::brief(&mut writer),
            Topic::Table => table::table(&mut writer),
            Topic::Columns => columns::columns(&mut writer),
            Topic::Foundations => columns::foundations(&mut writer),
            Topic::Stock => stock::stock(&mut writer),
            Topic::End => end::end(&mut writer),
            Topic::Score => score::score(&mut writer),
            Topic::Winning => end::winning(&mut writer),
            Topic::Advice => end::advice(&mut writer),
            Topic::Choices => choices(&mut writer),
        }
        let section = Section { topic, title: topic.title(lang), paragraphs: writer.paragraphs };
        (!section.paragraphs.is_empty()).then_some(section)
    });
    Page { title, sections: sections.collect() }
}

/// Collects the paragraphs of one section.
struct Writer<'r> {
    lang: Lang,
    rules: &'r Rules,
    about: About,
    paragraphs: Vec<Paragraph>,
}

impl Writer<'_> {
    /// Adds a paragraph in the language of the page; it stands here in both, so that neither can
    /// be forgotten.
    fn say(&mut self, ids: &'static [&'static str], nl: impl Into<String>, en: impl Into<String>) {
        let text = match self.lang {
            Lang::Nl => nl.into(),
            Lang::En => en.into(),
        };
        self.paragraphs.push(Paragraph { text, ids });
    }

    /// How many cards are turned at once.
    fn draw(&self) -> u8 {
        let TurnsTo::Waste { draw, .. } = self.rules.stock().turns_to;
        draw.count()
    }

    /// Whether a penalty for redeals can ever count.
    fn has_redeal_penalty(&self) -> bool {
        match self.rules.score().mode {
            ScoreMode::Standard | ScoreMode::Timed => self.draw() > 1,
            ScoreMode::None | ScoreMode::Vegas | ScoreMode::VegasCumulative => false,
        }
    }
}

fn choices(page: &mut Writer<'_>) {
    for (option_name, value) in page.rules.values() {
        if *option_name == OptionName::RedealPenalty && !page.has_redeal_penalty() {
            continue;
        }
        let text = |lang| format!("{}. {}", option::line(lang, *option_name, *value), option::help(lang, *option_name));
        page.say(&[], text(Lang::Nl), text(Lang::En));
    }
}

/// Whether redeals beyond the third cost points here.
fn penalty_is_on(rules: &Rules) -> bool {
    match rules.score().redeal_penalty {
        RedealPenalty::On => true,
        RedealPenalty::Off => false,
    }
}
