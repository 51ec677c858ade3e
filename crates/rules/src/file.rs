//! A rules file: one game's settings, the options it has, and its presets.

use crate::check::Rules;
use crate::error::{Place, Reason, RulesError, RulesErrors};
use crate::option::{OptionName, OptionSpec, Value};
use crate::parameters::Parameters;
use crate::reader::{Reader, Section};
use crate::score::RedealPenalty;
use crate::tree::Node;
use crate::types::{Draw, Lift, Passes, TakeBack};
use crate::words::{words, words_of};

/// The one form of rules files that there is so far.
const FORMAT: u16 = 1;

#[derive(Clone, Copy, PartialEq)]
enum TurnsToWord {
    Waste,
}

words!(TurnsToWord { "waste" => Waste });

/// A name in both languages. Names are shown; they are never keys in saved data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// In English.
    pub en: String,
    /// In Dutch.
    pub nl: String,
}

/// The group under which a chooser shows the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Family {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
}

/// What a chooser's card says of the kind of game (GN-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About {
    /// The number of players.
    pub players: u16,
    /// From this age in years.
    pub age: u16,
    /// How long a game takes, in minutes, from and to.
    pub minutes: (u16, u16),
}

/// A game with a name of its own: a rules file with some options set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preset {
    pub(crate) id: String,
    pub(crate) name: Name,
    pub(crate) caption: Name,
    pub(crate) parameters: Parameters,
}

impl Preset {
    /// The id by which codes and the command line name it.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name shown.
    #[must_use]
    pub fn name(&self) -> &Name {
        &self.name
    }

    /// A few words for the chooser.
    #[must_use]
    pub fn caption(&self) -> &Name {
        &self.caption
    }

    /// The preset's own value of an option.
    #[must_use]
    pub fn default_value(&self, name: OptionName) -> Value {
        self.parameters.get(name)
    }
}

/// A rules file, read and free of errors.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameFile {
    pub(crate) id: String,
    pub(crate) family: Family,
    pub(crate) about: About,
    pub(crate) options: Vec<OptionSpec>,
    pub(crate) presets: Vec<Preset>,
}

impl GameFile {
    /// Reads a rules file. It is there with the feature `files` only.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with line and column: unknown and missing keys,
    /// values of the wrong kind or range, presets that make no sense.
    #[cfg(feature = "files")]
    pub fn parse(text: &str) -> Result<GameFile, RulesErrors> {
        let (root, errors) = crate::toml_tree::parse(text);
        let reader = Reader::new(text);
        for error in errors {
            reader.error(error.at, "", Reason::Syntax(error.message));
        }
        GameFile::read(reader, &root)
    }

    /// Reads a tree; the reader may know of errors already.
    pub(crate) fn read(reader: Reader<'_>, root: &Node) -> Result<GameFile, RulesErrors> {
        let file = Section::root(&reader, root).and_then(|root| {
            let file = read(&root);
            root.finish(&[]);
            file
        });
        let errors = reader.into_errors();
        match file {
            Some(file) if errors.is_empty() => Ok(file),
            Some(_) | None => Err(RulesErrors(errors)),
        }
    }

    /// The game's id.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The group that it belongs to.
    #[must_use]
    pub fn family(&self) -> &Family {
        &self.family
    }

    /// What the chooser says of it.
    #[must_use]
    pub fn about(&self) -> About {
        self.about
    }

    /// The options it has, in their order.
    #[must_use]
    pub fn options(&self) -> &[OptionSpec] {
        &self.options
    }

    /// Its presets; there is at least one.
    #[must_use]
    pub fn presets(&self) -> &[Preset] {
        &self.presets
    }

    /// The rules of one preset with some options set.
    ///
    /// # Errors
    /// Every option that the game does not have or take, and every combination that makes no sense.
    pub fn rules(&self, preset: &Preset, set: &[(OptionName, Value)]) -> Result<Rules, RulesErrors> {
        let mut errors = Vec::new();
        let mut fail = |name, reason| errors.push(RulesError { place: Place::Option(name), reason });
        let mut parameters = preset.parameters.clone();
        for (i, (name, value)) in set.iter().enumerate() {
            let Some(spec) = self.options.iter().find(|spec| spec.name == *name) else {
                fail(*name, Reason::NotAnOption { known: self.options.iter().map(|spec| spec.name).collect() });
                continue;
            };
            if let Some((_, other)) = set[..i].iter().find(|(earlier, other)| earlier == name && other != value) {
                fail(*name, Reason::SetTwice { values: [*other, *value] });
            }
            if !spec.accepts(*value) || parameters.set(*name, *value).is_none() {
                fail(*name, Reason::Value { given: value.to_string(), expected: spec.expected() });
            }
        }
        if errors.is_empty() {
            let names: Vec<OptionName> = set.iter().map(|(name, _)| *name).collect();
            errors.extend(
                parameters
                    .no_sense(&names)
                    .into_iter()
                    .map(|reason| RulesError { place: Place::Combination, reason: Reason::NoSense(reason) }),
            );
        }
        if errors.is_empty() { Ok(Rules::new(self, preset, &parameters)) } else { Err(RulesErrors(errors)) }
    }
}

fn read(root: &Section<'_>) -> Option<GameFile> {
    if let Some(format) = root.number("format", 0, u16::MAX)
        && format != FORMAT
    {
        root.error_at("format", Reason::Value { given: format.to_string(), expected: FORMAT.to_string() });
    }
    let id = root.id("id");
    let family = root.section("family").and_then(|section| {
        let family = section.id("id").zip(read_name(&section)).map(|(id, name)| Family { id, name });
        section.finish(&[]);
        family
    });
    let about = root.section("about").and_then(|section| read_about(section));
    let parameters = read_parameters(root);
    let options = root.section("options").map(|section| read_options(section)).unwrap_or_default();
    let mut presets: Vec<Preset> = Vec::new();
    for section in root.sections("preset") {
        let Some(preset) = read_preset(&section, &options, parameters.as_ref()) else { continue };
        if presets.iter().any(|other| other.id == preset.id) {
            section.error_at("id", Reason::Twice { id: preset.id.clone() });
        }
        section.finish(&[]);
        presets.push(preset);
    }
    if presets.is_empty() {
        root.error(Reason::Missing { key: "a [[preset]]".to_owned() });
    }
    Some(GameFile { id: id?, family: family?, about: about?, options, presets })
}

fn read_name(section: &Section<'_>) -> Option<Name> {
    let (en, nl) = (section.text("en"), section.text("nl"));
    Some(Name { en: en?, nl: nl? })
}

fn read_about(section: Section<'_>) -> Option<About> {
    let (players, age) = (section.number("players", 1, 8), section.number("age", 0, 99));
    let minutes = section.optional("minutes").and_then(|value| match value.list() {
        Some([from, to]) => from.number().zip(to.number()),
        Some(_) | None => None,
    });
    if minutes.is_none() {
        section.error_at("minutes", Reason::Kind { expected: "two numbers, from and to".to_owned() });
    }
    section.finish(&[]);
    Some(About { players: players?, age: age?, minutes: minutes? })
}

fn read_parameters(root: &Section<'_>) -> Option<Parameters> {
    let pack = root.section("pack").map(|section| {
        let packs = section.number("packs", 1, 4);
        let suits = section.number("suits", 1, 4).filter(|n| {
            let possible = *n != 3;
            if !possible {
                section.error_at("suits", Reason::Value { given: n.to_string(), expected: "1, 2 or 4".to_owned() });
            }
            possible
        });
        let ranks = section.number("ranks", 1, 13);
        section.finish(&[]);
        (packs, suits, ranks)
    });
    let tableau = root.section("tableau").map(|section| {
        let read = (
            section.number("columns", 1, 12),
            section.word("sizes"),
            section.word("faces"),
            section.word("build"),
            section.word("lift"),
            section.optional_word("lift_relation"),
            section.word("empty_column"),
        );
        section.finish(&[]);
        read
    });
    let foundations = root.section("foundations").map(|section| {
        let read = (section.flag("take_back"), section.word("aces"));
        section.finish(&[]);
        read
    });
    let stock = root.section("stock").map(|section| {
        let to: Option<TurnsToWord> = section.word("turns_to");
        let read =
            (to, section.number("draw", 1, 24), read_passes(&section), section.word("redeal"), section.word("waste"));
        section.finish(&[]);
        read
    });
    let score = root.section("score").map(|section| {
        let read = (section.word("mode"), section.flag("redeal_penalty"));
        section.finish(&[]);
        read
    });
    let ((packs, suits, ranks), (take_back, aces), (mode, penalty)) = (pack?, foundations?, score?);
    let (columns, sizes, faces, build, span, relation, empty_column) = tableau?;
    let (_, draw, passes, redeal, access) = stock?;
    let small = |n: Option<u16>| n.and_then(|n| u8::try_from(n).ok());
    let build = build?;
    Some(Parameters {
        packs: small(packs)?,
        suits: small(suits)?,
        ranks: small(ranks)?,
        columns: small(columns)?,
        sizes: sizes?,
        faces: faces?,
        build,
        lift: Lift { span: span?, relation: relation.unwrap_or(build) },
        empty_column: empty_column?,
        take_back: if take_back? { TakeBack::Allowed } else { TakeBack::Forbidden },
        aces: aces?,
        draw: Draw(small(draw)?),
        passes: passes?,
        redeal: redeal?,
        access: access?,
        score: mode?,
        redeal_penalty: if penalty? { RedealPenalty::On } else { RedealPenalty::Off },
    })
}

fn read_passes(section: &Section<'_>) -> Option<Passes> {
    match section.optional("passes").and_then(Node::text) {
        Some("unlimited") => Some(Passes::Unlimited),
        Some(other) => {
            let expected = OptionName::Passes.expected();
            section.error_at("passes", Reason::Value { given: other.to_owned(), expected });
            None
        }
        None => section.number("passes", 1, u16::MAX).map(Passes::Limited),
    }
}

/// The options in their order, whatever theirs is in the file.
fn read_options(section: Section<'_>) -> Vec<OptionSpec> {
    let mut specs = Vec::new();
    for name in OptionName::all() {
        if section.optional(name.as_str()).is_none() {
            continue;
        }
        let Some(option) = section.section(name.as_str()) else { continue };
        let mut offer = Vec::new();
        for text in values(&option, "offer") {
            match name.parse_value(&text) {
                Ok(value) => offer.push(value),
                Err(expected) => option.error_at("offer", Reason::Value { given: text, expected }),
            }
        }
        if offer.is_empty() {
            option.error_at("offer", Reason::Kind { expected: "a list of values, the default first".to_owned() });
        }
        let range = match (option.optional("min"), option.optional("max")) {
            (None, None) => None,
            (Some(_), _) | (_, Some(_)) => {
                option.number("min", 1, u16::MAX).zip(option.number("max", 1, u16::MAX)).filter(|(min, max)| min <= max)
            }
        };
        option.finish(&[]);
        specs.push(OptionSpec { name, offer, range });
    }
    section.finish(&words_of::<OptionName>());
    specs
}

/// The plain values of a list, as they are written.
fn values(section: &Section<'_>, key: &'static str) -> Vec<String> {
    let list = section.optional(key).and_then(Node::list);
    list.map(|list| list.iter().filter_map(Node::written).collect()).unwrap_or_default()
}

fn read_preset(section: &Section<'_>, options: &[OptionSpec], parameters: Option<&Parameters>) -> Option<Preset> {
    let named = |key| {
        section.section(key).and_then(|part| {
            let name = read_name(&part);
            part.finish(&[]);
            name
        })
    };
    let (id, name, caption) = (section.id("id"), named("name"), named("caption"));
    let set = section.section("set");
    let mut parameters = parameters?.clone();
    if let Some(set) = set {
        for spec in options {
            let key = spec.name.as_str();
            let Some(text) = set.optional(key).and_then(Node::written) else { continue };
            match spec.name.parse_value(&text) {
                Ok(value) if spec.accepts(value) => {
                    parameters.set(spec.name, value);
                }
                Ok(_) | Err(_) => set.error_at(key, Reason::Value { given: text, expected: spec.expected() }),
            }
        }
        for reason in parameters.no_sense(&[]) {
            set.error(Reason::NoSense(reason));
        }
        set.finish(&[]);
    }
    Some(Preset { id: id?, name: name?, caption: caption?, parameters })
}
