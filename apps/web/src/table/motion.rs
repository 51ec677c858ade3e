//! How long cards move, when each begins, and along which curve.

use play::geometry::{Form, Side};
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
    /// From the stock to the columns, one after the other.
    Deal,
    /// All foundations rise into one fan.
    Win,
}

impl Motion {
    /// The motion that shows an outcome.
    pub(crate) fn of(outcome: &Outcome) -> Motion {
        match outcome {
            Outcome::Played(_) | Outcome::Replaced { .. } | Outcome::Selected(_) | Outcome::Deselected => Motion::Move,
            Outcome::Undone(_) | Outcome::Redone(_) | Outcome::Returned | Outcome::Advanced => Motion::Undo,
            Outcome::Refused(_) | Outcome::NoTarget(_) | Outcome::Nothing => Motion::Back,
        }
    }

    /// Milliseconds for a way of so many pixels, at the usual tempo.
    pub(crate) fn milliseconds(self, way: f64) -> f64 {
        match self {
            Motion::None => 0.0,
            Motion::Move | Motion::Deal => 140.0 + 40.0 * (way / 700.0).min(1.0),
            Motion::Undo => 100.0,
            Motion::Back => 180.0,
            Motion::Win => 1000.0,
        }
    }

    /// Milliseconds after which the card that is number `order` of `count` to move begins.
    pub(crate) fn delay(self, order: usize, count: usize) -> f64 {
        let apart = match self {
            Motion::None | Motion::Move | Motion::Undo | Motion::Back => 0.0,
            Motion::Deal => (DEAL - 180.0) / count.max(2) as f64,
            Motion::Win => 600.0 / count.max(2) as f64,
        };
        order as f64 * apart.min(24.0)
    }

    /// The curve, as CSS writes it.
    pub(crate) fn curve(self) -> &'static str {
        match self {
            Motion::None => "linear",
            Motion::Move | Motion::Deal => "cubic-bezier(.2,.8,.2,1)",
            Motion::Undo => "cubic-bezier(.3,.7,.3,1)",
            Motion::Back => "cubic-bezier(.2,.9,.3,1)",
            Motion::Win => "cubic-bezier(.16,1,.3,1)",
        }
    }
}

/// Milliseconds that a whole deal takes at most.
const DEAL: f64 = 800.0;

/// Milliseconds that a card takes to turn over.
pub(crate) const FLIP: f64 = 120.0;

/// Milliseconds from one card to the next while the rest plays itself: quicker with every card.
pub(crate) fn finishing(cards: usize) -> f64 {
    (70.0 - 2.0 * cards as f64).max(30.0)
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

/// The word for the side of the thumb in the style sheet.
pub(crate) fn hand_word(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_those_of_the_design() {
        assert_eq!(Motion::Move.milliseconds(0.0), 140.0);
        assert_eq!(Motion::Move.milliseconds(2000.0), 180.0);
        for cards in [28, 36, 45, 55] {
            let last = Motion::Deal.delay(cards - 1, cards) + Motion::Deal.milliseconds(2000.0);
            assert!(last <= DEAL, "{cards} cards take {last}");
            let rise = Motion::Win.delay(103, 104) + Motion::Win.milliseconds(500.0);
            assert!(rise <= 1600.0, "{rise}");
        }
        assert_eq!((finishing(0), finishing(10), finishing(51)), (70.0, 50.0, 30.0));
    }
}
