//! Which game, which options, which deal or position.

use super::Failure;
use super::args::GameArgs;
use cards::Shuffle;
use engine::Table;
use notation::import::read_deck_string;
use notation::{CodeError, Known, Position, PositionErrors, ShareCode, read_position};
use rules::{About, Catalogue, OptionName, Rules, Value};
use std::borrow::Cow;
use std::fs::File;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;
use std::time::SystemTime;

/// No text that is read may have more bytes: hundreds of thousands of games still fit.
const LONGEST: u64 = 256 << 20;

/// Random deals have numbers below this, which a person can still read out and type.
const RANDOM_DEALS: u64 = 10_000_000_000;

/// A game that was asked for, with its options.
pub(crate) struct Choice {
    catalogue: Cow<'static, Catalogue>,
    rules: Arc<Rules>,
    about: About,
    options: Options,
}

/// Whether options were asked for.
#[derive(Clone, Copy)]
enum Options {
    /// None: a code or a position may say some.
    Open,
    /// Some: a code or a position may not say others.
    Set,
}

/// Where a game begins.
pub(crate) struct Start {
    /// The game with its options.
    pub(crate) rules: Arc<Rules>,
    /// The cards.
    pub(crate) table: Table,
    /// The deal's code; a position in the middle of a game has none.
    pub(crate) code: Option<ShareCode>,
    /// The deal that reshuffles follow, as far as it is known.
    pub(crate) shuffle: Option<ShareCode>,
}

impl Choice {
    /// The game and options of the arguments.
    pub(crate) fn new(args: &GameArgs) -> Result<Choice, Failure> {
        Choice::named(&args.game, &args.set)
    }

    /// The game of this name with these options.
    pub(crate) fn named(game: &str, set: &[(OptionName, Value)]) -> Result<Choice, Failure> {
        let is_path = game.ends_with(".toml") || game.contains(std::path::is_separator);
        if !is_path {
            return Choice::find(Cow::Borrowed(Catalogue::builtin()), game, set);
        }
        let catalogue = read_rules(game)?;
        let first = catalogue.presets().next().map(|preset| preset.id().to_owned());
        Choice::find(Cow::Owned(catalogue), first.as_deref().unwrap_or(game), set)
    }

    /// A game of a name out of a file, which is no path: of the same rules file or a built-in one.
    pub(crate) fn other(known: Option<&Choice>, game: &str, set: &[(OptionName, Value)]) -> Result<Choice, Failure> {
        let same = known.map(|known| &known.catalogue).filter(|catalogue| catalogue.find(game).is_ok());
        Choice::find(same.cloned().unwrap_or(Cow::Borrowed(Catalogue::builtin())), game, set)
    }

    fn find(catalogue: Cow<'static, Catalogue>, game: &str, set: &[(OptionName, Value)]) -> Result<Choice, Failure> {
        let (file, preset) = catalogue.find(game).map_err(Failure::refused)?;
        let rules = Arc::new(file.rules(preset, set).map_err(Failure::refused)?);
        let about = file.about();
        let options = if set.is_empty() { Options::Open } else { Options::Set };
        Ok(Choice { catalogue, rules, about, options })
    }

    /// The game with its options.
    pub(crate) fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The games among which it was chosen.
    pub(crate) fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// What a chooser says of the game.
    pub(crate) fn about(&self) -> About {
        self.about
    }

    fn known(&self) -> Known<'_> {
        match self.options {
            Options::Open => Known::Game(self.rules.preset()),
            Options::Set => Known::Rules(&self.rules),
        }
    }

    /// The deal or position that a CODE names.
    pub(crate) fn start(&self, code: &str) -> Result<Start, Failure> {
        if code == "-" {
            return self.position(&read_stdin()?).map_err(|error| Failure::Refused(format!("standard input: {error}")));
        }
        self.deal(code)
    }

    /// A position in JSON.
    pub(crate) fn position(&self, text: &str) -> Result<Start, PositionErrors> {
        read_position(text, &self.catalogue, self.known()).map(Start::at)
    }

    /// The deal that a CODE names, where it is no position.
    pub(crate) fn deal(&self, code: &str) -> Result<Start, Failure> {
        let code = if is_deck_string(code) {
            let order = read_deck_string(code).map_err(Failure::lines)?;
            ShareCode::ordered(&self.rules, order).map_err(|errors| Failure::refused(CodeError::Cards(errors)))?
        } else {
            ShareCode::read(code, &self.catalogue, self.known()).map_err(Failure::refused)?
        };
        Ok(Start::of(code))
    }

    /// A random deal.
    pub(crate) fn random(&self) -> Start {
        Start::of(ShareCode::numbered(&self.rules, random_number()))
    }
}

/// A number that nobody can foresee: the hasher of the standard library is seeded by the system.
fn random_number() -> u64 {
    Shuffle::new(RandomState::new().hash_one((SystemTime::now(), std::process::id()))).below(RANDOM_DEALS)
}

impl Start {
    /// A position that was read.
    pub(crate) fn at(position: Position) -> Start {
        let code = ShareCode::of_setup(&position.rules, &position.setup);
        Start { rules: position.rules, table: position.table, code, shuffle: position.shuffle }
    }

    /// The beginning of a deal.
    pub(crate) fn of(code: ShareCode) -> Start {
        let rules = Arc::clone(code.rules());
        Start { table: code.deal().table(&rules), rules, shuffle: Some(code.clone()), code: Some(code) }
    }
}

/// Whether a text is meant as the digits of a whole deck: with 100 of them it is no mistyped number.
fn is_deck_string(code: &str) -> bool {
    code.len() >= 100 && code.bytes().all(|digit| digit.is_ascii_digit())
}

fn read_rules(path: &str) -> Result<Catalogue, Failure> {
    let text = read_file(Path::new(path))?;
    Catalogue::new(&[text.as_str()]).map_err(|errors| Failure::Refused(format!("{path}: {errors}")))
}

/// The text of a file.
pub(crate) fn read_file(path: &Path) -> Result<String, Failure> {
    let name = path.display().to_string();
    let text = File::open(path).and_then(|file| read(file, LONGEST));
    text.map_err(|error| Failure::Refused(format!("{name} cannot be read: {error}; check the path")))
        .and_then(|bytes| as_text(bytes, &name))
}

/// The text on standard input.
pub(crate) fn read_stdin() -> Result<String, Failure> {
    read(io::stdin().lock(), LONGEST)
        .map_err(|error| Failure::Refused(format!("standard input cannot be read: {error}")))
        .and_then(|bytes| as_text(bytes, "standard input"))
}

/// What a source holds; of one that does not end, as of a device, no more than the memory bears.
fn read(source: impl Read, longest: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(longest + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > longest {
        let error = format!("it is longer than {} MiB, so split it", longest >> 20);
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, error));
    }
    Ok(bytes)
}

/// Bytes as text, without the mark that some editors begin a file with.
fn as_text(bytes: Vec<u8>, name: &str) -> Result<String, Failure> {
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to() + 1;
        Failure::Refused(format!("{name}: byte {at} is no text: write the file in UTF-8"))
    })?;
    match text.strip_prefix('\u{feff}') {
        Some(rest) => Ok(rest.to_owned()),
        None => Ok(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_without_an_end_is_refused() {
        assert_eq!(read(&b"1234"[..], 4).expect("it is short enough"), b"1234");
        let error = read(io::repeat(0), 1 << 20).expect_err("it never ends");
        assert_eq!(error.to_string(), "it is longer than 1 MiB, so split it");
    }
}
