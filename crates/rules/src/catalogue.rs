//! The games that the program brings along.

use crate::check::Rules;
use crate::error::{Place, Reason, RulesErrors};
use crate::file::{GameFile, Preset};
use crate::option::{OptionName, Value};
use std::sync::OnceLock;

/// The rules files in the order of the chooser; the first preset of all is what opens first (GN-02).
const FILES: &[&str] = &[
    include_str!("../../../games/klondike.toml"),
    include_str!("../../../games/double-patience.toml"),
    include_str!("../../../games/whitehead.toml"),
];

/// A collection of games.
#[derive(Clone, Debug)]
pub struct Catalogue {
    games: Vec<GameFile>,
}

impl Catalogue {
    /// The games that are built in.
    #[must_use]
    pub fn builtin() -> &'static Catalogue {
        static BUILTIN: OnceLock<Catalogue> = OnceLock::new();
        BUILTIN.get_or_init(|| Catalogue::new(FILES).expect("the built-in files are read by a test"))
    }

    /// Reads rules files.
    ///
    /// # Errors
    /// Everything that is wrong with any of them, and ids that stand twice.
    pub fn new<'t>(files: impl IntoIterator<Item = &'t &'t str>) -> Result<Catalogue, RulesErrors> {
        let mut errors = Vec::new();
        let mut games: Vec<GameFile> = Vec::new();
        for text in files {
            match GameFile::parse(text) {
                Ok(game) => {
                    let taken = games.iter().flat_map(GameFile::presets);
                    let twice =
                        game.presets().iter().find(|preset| taken.clone().any(|other| other.id() == preset.id()));
                    if let Some(preset) = twice {
                        errors.extend(RulesErrors::one(Place::Game, Reason::Twice { id: preset.id.clone() }).0);
                    }
                    games.push(game);
                }
                Err(more) => errors.extend(more.0),
            }
        }
        if errors.is_empty() { Ok(Catalogue { games }) } else { Err(RulesErrors(errors)) }
    }

    /// The games, each with its presets.
    #[must_use]
    pub fn games(&self) -> &[GameFile] {
        &self.games
    }

    /// All presets in the order of the chooser.
    pub fn presets(&self) -> impl Iterator<Item = &Preset> {
        self.games.iter().flat_map(GameFile::presets)
    }

    /// The game and preset with this id.
    ///
    /// # Errors
    /// There is none; the error names those that there are.
    pub fn find(&self, id: &str) -> Result<(&GameFile, &Preset), RulesErrors> {
        self.games
            .iter()
            .find_map(|game| game.presets().iter().find(|preset| preset.id() == id).map(|preset| (game, preset)))
            .ok_or_else(|| {
                let known = self.presets().map(|preset| preset.id.clone()).collect();
                RulesErrors::one(Place::Game, Reason::UnknownGame { id: id.to_owned(), known })
            })
    }

    /// The rules of a preset with some options set.
    ///
    /// # Errors
    /// An unknown game, and everything that [`GameFile::rules`] refuses.
    pub fn rules(&self, id: &str, set: &[(OptionName, Value)]) -> Result<Rules, RulesErrors> {
        let (game, preset) = self.find(id)?;
        game.rules(preset, set)
    }
}
