//! The help that a player had in a game.

use crate::fields::{Fields, Writer};

/// Help that was used, for the statistics; none of it is punished.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Helped {
    /// Steps taken back.
    pub undos: u32,
    /// Hints shown.
    pub hints: u32,
    /// Positions of which it was said whether they can be won, by who knows all cards.
    pub verdicts: u32,
}

impl Helped {
    /// Reads what was kept. What was kept before there were verdicts had none.
    pub(crate) fn read(fields: &Fields<'_>) -> Option<Helped> {
        let verdicts = match fields.text("verdicts") {
            Some(_) => fields.number("verdicts")?,
            None => 0,
        };
        Some(Helped { undos: fields.number("undos")?, hints: fields.number("hints")?, verdicts })
    }

    /// Writes it.
    pub(crate) fn write(&self, writer: &mut Writer) {
        writer.put("verdicts", &self.verdicts.to_string());
        writer.put("undos", &self.undos.to_string());
        writer.put("hints", &self.hints.to_string());
    }
}
