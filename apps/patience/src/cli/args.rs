//! The one definition of the command line: the parser, the help, the man pages and the completions
//! all follow from it.

use clap::{Args, Parser, Subcommand};
use notation::parse_setting;
use rules::{OptionName, Value};
use std::path::PathBuf;

/// Play, study and share games of patience.
///
/// Without a command the game opens in the browser.
#[derive(Parser, Debug)]
#[command(
    name = "patience",
    version,
    propagate_version = true,
    args_conflicts_with_subcommands = true,
    disable_help_subcommand = true
)]
#[command(after_help = "Exit status: 0 done, 1 the answer is no, 2 bad usage or input that cannot be read.")]
pub(crate) struct Cli {
    /// What to do; nothing means to open the page.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// How the page is opened.
    #[command(flatten)]
    pub(crate) page: PageArgs,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// List every game with its options and what they are at first
    Games(GamesArgs),
    /// Explain the rules of a game
    Rules(RulesArgs),
    /// Show a deal
    Deal(DealArgs),
    /// List the legal moves of a position, each with what it does
    Moves(MovesArgs),
    /// Count move paths and newly reached positions for each depth
    Perft(PerftArgs),
    /// Check game records move by move
    Replay(ReplayArgs),
    /// Write a man page
    #[command(hide = true)]
    Man(ManArgs),
    /// Write completions for a shell
    #[command(hide = true)]
    Completions(CompletionsArgs),
}

/// `patience` without a command.
#[derive(Args, Debug)]
pub(crate) struct PageArgs {
    /// The port of the page on this machine; 0 takes any that is free. A browser keeps games by
    /// address, so another port shows other games
    #[arg(long, value_name = "N", default_value_t = crate::server::PORT)]
    pub(crate) port: u16,
    /// Print the address and open no browser
    #[arg(long)]
    pub(crate) no_open: bool,
    /// Take the page from this folder
    #[arg(long, value_name = "DIR", hide = true)]
    pub(crate) page: Option<PathBuf>,
}

/// A game with its options.
#[derive(Args, Debug)]
pub(crate) struct GameArgs {
    /// The id of a game, as `patience games` lists them, or the path of a rules file (with a slash,
    /// or ending in .toml), whose first preset is taken
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    /// Change an option, like --set draw=1; may stand several times
    #[arg(long = "set", value_name = "NAME=VALUE", value_parser = parse_setting)]
    pub(crate) set: Vec<(OptionName, Value)>,
}

/// `patience games`.
#[derive(Args, Debug)]
pub(crate) struct GamesArgs {
    /// One JSON object a line, one for each game
    #[arg(long)]
    pub(crate) json: bool,
}

/// `patience rules`.
#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    /// Which game.
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The language; the system's if left out
    #[arg(long, value_name = "LANG")]
    pub(crate) lang: Option<Language>,
}

/// A language of the rules.
#[derive(clap::ValueEnum, Clone, Copy, Debug)]
pub(crate) enum Language {
    /// Dutch
    Nl,
    /// English
    En,
}

/// `patience deal`.
#[derive(Args, Debug)]
pub(crate) struct DealArgs {
    /// Which game.
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// A share code, a deal's number, a foreign number like ms:617, a deck of 156 digits, or - for a
    /// position in JSON on standard input; a random number if left out
    pub(crate) code: Option<String>,
    /// In which form.
    #[command(flatten)]
    pub(crate) form: DealForm,
}

/// The form of a deal.
#[derive(Args, Debug)]
#[group(multiple = false)]
pub(crate) struct DealForm {
    /// The position as one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// The share code
    #[arg(long = "code", id = "as_code")]
    pub(crate) as_code: bool,
    /// A picture as SVG
    #[arg(long)]
    pub(crate) svg: bool,
}

/// `patience moves`.
#[derive(Args, Debug)]
pub(crate) struct MovesArgs {
    /// Which game.
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// A share code, a deal's number, a foreign number like ms:617, a deck of 156 digits, or - for a
    /// position in JSON on standard input
    pub(crate) code: String,
    /// One JSON object a line, one for each move
    #[arg(long)]
    pub(crate) json: bool,
}

/// `patience perft`.
#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    /// Which game.
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// A share code, a deal's number, a foreign number like ms:617, a deck of 156 digits, or - for a
    /// position in JSON on standard input
    pub(crate) code: String,
    /// Count up to so many moves
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) depth: u32,
    /// One JSON object a line, one for each depth
    #[arg(long)]
    pub(crate) json: bool,
}

/// `patience replay`.
#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// A file with one record a line; standard input if left out or -
    pub(crate) file: Option<PathBuf>,
    /// One JSON object a line, one for each record
    #[arg(long)]
    pub(crate) json: bool,
}

/// `patience man`.
#[derive(Args, Debug)]
pub(crate) struct ManArgs {
    /// The command that the page is about; the whole program if left out
    #[arg(value_name = "COMMAND")]
    pub(crate) about: Option<String>,
}

/// `patience completions`.
#[derive(Args, Debug)]
pub(crate) struct CompletionsArgs {
    /// The shell
    pub(crate) shell: clap_complete::Shell,
}
