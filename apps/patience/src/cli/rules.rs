//! `patience rules`: the rules of a game in prose.

use super::args::{Language, RulesArgs};
use super::choice::Choice;
use super::output::Output;
use super::{Answer, Failure};
use std::io::Write;
use texts::{Lang, prose};

/// The width of the text in characters.
const WIDTH: usize = 80;

/// Explains the game with the options that were set.
pub(crate) fn run(args: &RulesArgs, out: &mut Output<impl Write>) -> Result<Answer, Failure> {
    let lang = match args.lang {
        Some(Language::Nl) => Lang::Nl,
        Some(Language::En) => Lang::En,
        None => system_language(),
    };
    let choice = Choice::new(&args.game)?;
    let page = prose::page(lang, choice.rules(), choice.about());
    out.line(&page.title)?;
    for section in &page.sections {
        out.line("")?;
        out.line(section.title)?;
        for paragraph in &section.paragraphs {
            out.line("")?;
            for line in wrapped(&paragraph.text) {
                out.line(format_args!("  {line}"))?;
            }
        }
    }
    Ok(Answer::Done)
}

/// The lines of a paragraph, each as long as the width allows.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() + 2 > WIDTH {
            lines.push(word.to_owned());
        } else {
            line.push(' ');
            line.push_str(word);
        }
    }
    lines
}

/// The language of the system, by the first of its variables that says one.
fn system_language() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .map_or(Lang::En, |value| Lang::from_tag(&value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_are_wrapped_between_words() {
        let text = "één ".repeat(60);
        let lines = wrapped(&text);
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH - 2), "{lines:?}");
        assert_eq!(lines.join(" "), text.trim());
        let long = "x".repeat(200);
        assert_eq!(wrapped(&long), [long]);
    }
}
