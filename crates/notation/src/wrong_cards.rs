//! Cards that are missing, doubled or foreign, said together.

use engine::SetupError;
use std::fmt;

/// The wrong cards among some errors, each kind together, so that a line of fifty stays readable.
pub(crate) struct WrongCards<'e>(pub(crate) Vec<&'e SetupError>);

impl fmt::Display for WrongCards<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut missing, mut doubled, mut foreign) = (String::new(), String::new(), String::new());
        for error in &self.0 {
            match error {
                SetupError::Missing(card) => missing.push_str(&format!(" {card}")),
                SetupError::Doubled(card) => doubled.push_str(&format!(" {card}")),
                SetupError::Foreign(card) => foreign.push_str(&format!(" {card}")),
                SetupError::TooManyColumns { .. }
                | SetupError::FaceDownLast(_)
                | SetupError::FaceDownOnFaceUp(_)
                | SetupError::NotAFoundation(_)
                | SetupError::TooManyFoundations(_)
                | SetupError::NoSuchPass(_)
                | SetupError::WrongGroup(_)
                | SetupError::NoShuffle => {}
            }
        }
        let kinds = [
            ("missing are", missing, "add them"),
            ("too often there are", doubled, "take one of each away"),
            ("not in this game are", foreign, "take them away"),
        ];
        let mut between = "";
        for (what, cards, mend) in kinds.iter().filter(|(_, cards, _)| !cards.is_empty()) {
            write!(f, "{between}{what}{cards}: {mend}")?;
            between = ", ";
        }
        Ok(())
    }
}
