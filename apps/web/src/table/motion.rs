//! How long cards move and along which curve (LOOK, section 4).

use play::geometry::Form;
use play::{Outcome, Tempo};

/// Why cards move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Motion {
    /// They stand at once where they belong.
    None,
    /// To another pile.
    Move,
    /// A step is taken back or made again.
    Undo,
    /// Back to where they lay, after a refusal.
    Back,
}

impl Motion {
    /// The motion that shows an outcome.
    pub(crate) fn of(outcome: &Outcome) -> Motion {
        match outcome {
            Outcome::Played(_) | Outcome::Replaced { .. } => Motion::Move,
            Outcome::Undone(_) | Outcome::Redone(_) => Motion::Undo,
            Outcome::Refused(_) | Outcome::NoTarget(_) | Outcome::Nothing => Motion::Back,
            Outcome::Selected(_) | Outcome::Deselected => Motion::Move,
            Outcome::Returned | Outcome::Advanced => Motion::Move,
        }
    }

    /// Milliseconds for a way of so many pixels.
    pub(crate) fn milliseconds(self, way: f64) -> f64 {
        match self {
            Motion::None => 0.0,
            Motion::Move => 140.0 + 40.0 * (way / 700.0).min(1.0),
            Motion::Undo => 100.0,
            Motion::Back => 180.0,
        }
    }

    /// The curve, as CSS writes it.
    pub(crate) fn curve(self) -> &'static str {
        match self {
            Motion::None => "linear",
            Motion::Move => "cubic-bezier(.2,.8,.2,1)",
            Motion::Undo => "cubic-bezier(.3,.7,.3,1)",
            Motion::Back => "cubic-bezier(.2,.9,.3,1)",
        }
    }
}

/// What the player's tempo makes of all times.
pub(crate) fn factor(tempo: Tempo) -> f64 {
    match tempo {
        Tempo::Off => 0.0,
        Tempo::Fast => 0.6,
        Tempo::Normal => 1.0,
        Tempo::Calm => 1.5,
    }
}

/// The form's word for the style sheet.
pub(crate) fn form_word(form: Form) -> &'static str {
    match form {
        Form::Phone => "phone",
        Form::Rails => "rails",
        Form::Desk => "desk",
    }
}
