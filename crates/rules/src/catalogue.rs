//! The games that the program brings along.

use crate::check::Rules;
use crate::error::{Place, Reason, RulesErrors};
use crate::file::{GameFile, Preset};
use crate::flat;
use crate::option::{OptionName, Value};
use crate::reader::Reader;
use std::sync::OnceLock;

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
        BUILTIN.get_or_init(|| {
            let games = flat::games().map(|root| GameFile::read(Reader::new(""), &root));
            Catalogue::collect(games).expect("the built-in files are read by a test")
        })
    }

    /// Reads rules files. It is there with the feature `files` only.
    ///
    /// # Errors
    /// Everything that is wrong with any of them, and ids that stand twice.
    #[cfg(feature = "files")]
    pub fn new<'t>(files: impl IntoIterator<Item = &'t &'t str>) -> Result<Catalogue, RulesErrors> {
        Catalogue::collect(files.into_iter().map(|text| GameFile::parse(text)))
    }

    fn collect(files: impl Iterator<Item = Result<GameFile, RulesErrors>>) -> Result<Catalogue, RulesErrors> {
        let mut errors = Vec::new();
        let mut games: Vec<GameFile> = Vec::new();
        for file in files {
            match file {
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    #[test]
    fn the_built_in_games_are_the_files() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        let builtin = Catalogue::builtin();
        let read = |game: &GameFile| fs::read_to_string(folder.join(game.id()).with_extension("toml"));
        let texts: Vec<String> =
            builtin.games().iter().map(|game| read(game).expect("a file of the game's id")).collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        assert_eq!(Catalogue::new(&texts).map(|read| read.games), Ok(builtin.games.clone()));
        let files = fs::read_dir(&folder).expect("the folder of games").flatten();
        let files = files.filter(|file| file.path().extension().is_some_and(|extension| extension == "toml"));
        assert_eq!(files.count(), texts.len(), "build.rs names every file in games/");
    }
}
