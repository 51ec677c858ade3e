//! Standard output: data alone, and colour only where a person looks at it.

use super::Failure;
use std::fmt::Display;
use std::io::{self, BufWriter, IsTerminal, Write};

/// Whether cards are coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Colour {
    /// Red suits are red.
    On,
    /// No colour at all.
    Off,
}

impl Colour {
    /// On only when standard output is a terminal, and never with NO_COLOR.
    pub(crate) fn of_stdout() -> Colour {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        if io::stdout().is_terminal() && !refused && !dumb { Colour::On } else { Colour::Off }
    }

    /// The text in a colour of the terminal, by its code of the ANSI standard.
    pub(crate) fn paint(self, code: u8, text: &str) -> String {
        match self {
            Colour::On => format!("\u{1b}[{code}m{text}\u{1b}[0m"),
            Colour::Off => text.to_owned(),
        }
    }
}

/// Where the answer is written.
pub(crate) struct Output<W: Write> {
    to: BufWriter<W>,
    colour: Colour,
}

impl<W: Write> Output<W> {
    /// An answer that has not begun.
    pub(crate) fn new(to: W, colour: Colour) -> Output<W> {
        Output { to: BufWriter::new(to), colour }
    }

    /// Whether the answer may have colour.
    pub(crate) fn colour(&self) -> Colour {
        self.colour
    }

    /// Writes one line.
    pub(crate) fn line(&mut self, text: impl Display) -> Result<(), Failure> {
        Ok(writeln!(self.to, "{text}")?)
    }

    /// Writes bytes as they are.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        Ok(self.to.write_all(bytes)?)
    }

    /// Sends on what was written so far, for answers that take their time.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        Ok(self.to.flush()?)
    }

    /// Ends the answer.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        self.flush()
    }
}
