//! The one definition of the command line: the parser, the help, the man pages and the completions
//! all follow from it.

use super::solve::amounts::{bytes, duration};
use clap::{Args, Parser, Subcommand};
use notation::parse_setting;
use rules::{OptionName, Value};
use std::path::PathBuf;
use std::time::Duration;

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
    /// Say whether deals can be won, with proof
    Solve(SolveArgs),
    /// Say how hard a deal is, its level and why
    Rate(RateArgs),
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

/// What `patience solve --help` says beside the options.
const ABOUT_SOLVE: &str = "\
A deal is won (there is a solution), lost (proven: no line of play wins) or open (a limit was met, which says nothing
about the deal). All cards count as known, also those that lie face down.

A solution is a game record: `patience solve GAME CODE --solution | patience replay` plays it. Of a position in the middle
of a game, which has no share code, it is the moves alone, and `deal` is null in JSON.

With --batch each line is a position in JSON, to which \"id\" may be added, or a deal like
{\"id\": 1, \"game\": \"klondike\", \"options\": {\"draw\": 1}, \"deal\": \"617\"}, in any mixture of games; GAME is the game of lines
that name none. The answers are JSON, one a line, in the order of the input, each as soon as those before it are ready.
A bad line is answered by its id and an error, and the rest goes on.

Exit status: 0 done, 1 a verdict is not the one of --expect, 2 bad usage, input that cannot be read or a bad line, 130
interrupted by Ctrl-C, with the answers so far.";

/// `patience solve`.
#[derive(Args, Debug)]
#[command(
    override_usage = "patience solve [OPTIONS] <GAME> [CODE]...\n       patience solve [OPTIONS] --batch <FILE> [GAME]",
    after_help = ABOUT_SOLVE
)]
pub(crate) struct SolveArgs {
    /// The id of a game, as `patience games` lists them, or the path of a rules file (with a slash,
    /// or ending in .toml), whose first preset is taken
    #[arg(value_name = "GAME", required_unless_present = "batch")]
    pub(crate) game: Option<String>,
    /// Change an option, like --set draw=1; may stand several times
    #[arg(long = "set", value_name = "NAME=VALUE", value_parser = parse_setting, conflicts_with = "batch")]
    pub(crate) set: Vec<(OptionName, Value)>,
    /// A share code, a deal's number, a foreign number like solvitaire:1, a deck of 156 digits, or -
    /// for a position in JSON on standard input; a random number if left out
    #[arg(value_name = "CODE", conflicts_with = "batch")]
    pub(crate) codes: Vec<String>,
    /// Solve the deals and positions of a file, one a line; - is standard input
    #[arg(long, value_name = "FILE")]
    pub(crate) batch: Option<PathBuf>,
    /// One JSON object a line, one for each deal
    #[arg(long)]
    pub(crate) json: bool,
    /// Print the solution too, as a game record that `patience replay` reads, the verdict then as a
    /// comment; JSON has it in any case
    #[arg(long)]
    pub(crate) solution: bool,
    /// End with exit status 1 if any deal is not so
    #[arg(long, value_name = "VERDICT")]
    pub(crate) expect: Option<Expected>,
    /// How many deals are solved at the same time; as many as there are cores if left out
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) jobs: Option<u16>,
    /// Look at no more positions for each deal
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    /// Use no more memory for each deal, in B, KiB, MiB or GiB
    #[arg(long, value_name = "SIZE", value_parser = bytes, default_value = "4GiB")]
    pub(crate) memory: u64,
    /// Take no more time for each deal, in ms, s, m or h; without end if left out
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub(crate) time: Option<Duration>,
}

/// What every deal is expected to be.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Expected {
    /// It can be won
    Won,
    /// It cannot
    Lost,
}

/// What `patience rate --help` says beside the options.
const ABOUT_RATE: &str = "\
The difficulty, from 0 to 100, is measured: the deal is solved, simple players play it, and one of them is told by the
solver each time that a move would lose. The level is the third, by difficulty, of the deals of the same options that
can be won; for other options than those that the program has screened there is none.

A deal that cannot be won has no difficulty, and one that a limit stopped is open: the exit status is 0 all the same.";

/// `patience rate`.
#[derive(Args, Debug)]
#[command(after_help = ABOUT_RATE)]
pub(crate) struct RateArgs {
    /// Which game.
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// A share code, a deal's number, a foreign number like solvitaire:1, a deck of 156 digits, or - for
    /// a position in JSON on standard input
    pub(crate) code: String,
    /// One JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// Use no more memory for each search, in B, KiB, MiB or GiB
    #[arg(long, value_name = "SIZE", value_parser = bytes, default_value = "4GiB")]
    pub(crate) memory: u64,
    /// Take no more time, in ms, s, m or h; without end if left out
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub(crate) time: Option<Duration>,
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
