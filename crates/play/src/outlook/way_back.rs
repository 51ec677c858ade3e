//! The way back: the last position from which the game still could be won (KL-44).

use super::facts::{Fact, Position};
use super::{Outlook, Question};
use engine::{Game, Move};

/// What is known of the step that lost a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WayBack {
    /// The game is not known to be lost.
    NotLost,
    /// The deal itself cannot be won.
    NeverCould,
    /// After so many steps the game could still be won, and this next one lost it.
    Found {
        /// The steps to keep.
        steps: usize,
        /// The step that lost.
        lost_by: Move,
    },
    /// This must be known first.
    Ask(Question),
    /// Searches gave up on positions between the last that could be won, if any, and the first that
    /// could not. The number is how many steps lead to the former.
    NotKnown(Option<usize>),
}

impl Outlook {
    /// Looks for the last position of the game's history that could still be won. Every answer
    /// halves what is left to be asked, because what is lost stays lost.
    pub fn way_back(&mut self, game: &Game) -> WayBack {
        self.follow(game);
        if self.known(game) != Some(Fact::Lost) {
            return WayBack::NotLost;
        }
        let history = self.history(game);
        let won = history.iter().rposition(|fact| matches!(fact, Some(Fact::Won { .. })));
        let first = won.map_or(0, |won| won + 1);
        let lost = history.iter().position(|fact| *fact == Some(Fact::Lost)).unwrap_or(history.len());
        let between = history.get(first..lost).unwrap_or_default();
        let unsearched: Vec<usize> =
            (first..).zip(between).filter(|(_, fact)| fact.is_none()).map(|(i, _)| i).collect();
        match (won, unsearched.get(unsearched.len() / 2)) {
            (_, Some(middle)) => self.ask_earlier(game, *middle),
            (None, None) if between.is_empty() => WayBack::NeverCould,
            (Some(steps), None) if between.is_empty() => match game.steps().get(steps) {
                Some(step) => WayBack::Found { steps, lost_by: step.get() },
                None => WayBack::NotLost,
            },
            (known, None) => WayBack::NotKnown(known),
        }
    }

    /// What is known of the positions from the deal to the one on the table.
    fn history(&self, game: &Game) -> Vec<Option<Fact>> {
        let mut back = game.clone();
        let mut history = vec![self.facts.get(&Position::of(&back))];
        while back.undo().is_some() {
            history.push(self.facts.get(&Position::of(&back)));
        }
        history.reverse();
        history
    }

    fn ask_earlier(&mut self, game: &Game, steps: usize) -> WayBack {
        let mut back = game.clone();
        while back.steps().len() > steps {
            back.undo();
        }
        let moves = back.steps().iter().map(engine::Step::get).collect();
        self.ask(moves, &back).map_or(WayBack::NotKnown(None), WayBack::Ask)
    }
}
