//! Why a command ends without its answer.

use std::io;

/// The end of a command that does not answer.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Bad usage or input that cannot be read: what, where, and how to mend it. Exit status 2.
    Refused(String),
    /// Nobody reads the answer any more, as behind `| head`: nothing to complain about.
    NobodyReads,
    /// Ctrl-C, in a command that ends cleanly then. Exit status 130.
    Interrupted,
}

impl Failure {
    /// The refusal that an error explains.
    pub(crate) fn refused(reason: impl ToString) -> Failure {
        Failure::Refused(reason.to_string())
    }

    /// The refusal that an error explains which has a line for each fault.
    pub(crate) fn lines(faults: impl ToString) -> Failure {
        Failure::Refused(faults.to_string().lines().collect::<Vec<_>>().join("; "))
    }
}

/// A failure to write the answer.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyReads,
            _ => Failure::Refused(format!("the answer cannot be written: {error}")),
        }
    }
}

/// The text without anything that would end the line, move the cursor or change colours.
pub(crate) fn one_line(text: &str) -> String {
    let mut line = String::new();
    for letter in text.trim().chars() {
        if letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}') {
            line.extend(letter.escape_default());
        } else {
            line.push(letter);
        }
    }
    line
}

/// The parser's explanation of bad usage, which has paragraphs, as one line: what is wrong, its
/// tips, the usage, and where more is said.
pub(crate) fn usage_line(explanation: &str) -> String {
    let paragraphs = explanation.trim().split("\n\n").map(|paragraph| {
        let lines: Vec<&str> = paragraph.lines().map(str::trim).collect();
        let first = paragraph.trim_start();
        if let Some(usage) = first.strip_prefix("Usage: ") {
            let ways: Vec<&str> = usage.lines().map(str::trim).collect();
            format!("usage: {}", ways.join(" or "))
        } else {
            let line = lines.join(" ");
            let line = line.strip_prefix("error: ").unwrap_or(&line);
            line.replacen("For more", "for more", 1).trim_end_matches('.').to_owned()
        }
    });
    paragraphs.collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_become_one_line() {
        let explanation = "error: the following required arguments were not provided:\n  <GAME>\n\n\
                           Usage: patience deal <GAME> [CODE]\n       patience <COMMAND>\n\n\
                           For more information, try '--help'.\n";
        assert_eq!(
            usage_line(explanation),
            "the following required arguments were not provided: <GAME>; \
             usage: patience deal <GAME> [CODE] or patience <COMMAND>; for more information, try '--help'"
        );
    }

    #[test]
    fn nothing_breaks_the_line() {
        assert_eq!(one_line(" a\nb\u{1b}[31m\u{2028}é\n"), "a\\nb\\u{1b}[31m\\u{2028}é");
    }
}
