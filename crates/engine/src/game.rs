//! A game: its rules, the table, and everything that was done.

use crate::deal::Deal;
use crate::effect::Effect;
use crate::illegal::IllegalMove;
use crate::legality;
use crate::moves::Move;
use crate::outcome;
use crate::table::{CardId, Table};
use crate::view::View;
use rules::{Finish, Rules};
use std::sync::Arc;

/// A move that the engine has found legal in one position of one game. Only the engine makes it,
/// so whatever holds one may play it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Legal {
    mv: Move,
    position: u64,
}

impl Legal {
    /// The move.
    #[must_use]
    pub fn get(self) -> Move {
        self.mv
    }
}

/// A move that was made, with all that it did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    mv: Move,
    effects: Vec<Effect>,
}

impl Step {
    /// The move.
    #[must_use]
    pub fn get(&self) -> Move {
        self.mv
    }

    /// What it did, in order. Undo takes the same back in reverse.
    #[must_use]
    pub fn effects(&self) -> &[Effect] {
        &self.effects
    }
}

/// A game in progress or finished. Its history is the opening and the steps; states are not kept.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Arc<Rules>,
    opening: Table,
    table: Table,
    steps: Vec<Step>,
    /// How many of the steps are done; those after it were undone and can be redone.
    done: usize,
    /// Which cards have ever been seen, by their id.
    seen: Vec<bool>,
    /// A number that every change moves on, so that a [`Legal`] of another position is noticed.
    position: u64,
}

impl Game {
    /// Starts a deal. Vegas scores begin with the stake (SC-11).
    #[must_use]
    pub fn start(rules: &Arc<Rules>, deal: &Deal) -> Game {
        Game::start_with(rules, deal.table(rules), 0)
    }

    /// Starts from any table with the balance that earlier games left (cumulative scores only; it
    /// is not used by others).
    #[must_use]
    pub fn start_with(rules: &Arc<Rules>, mut table: Table, balance: i64) -> Game {
        let carried = match rules.score().mode {
            rules::ScoreMode::VegasCumulative => balance,
            rules::ScoreMode::None | rules::ScoreMode::Standard | rules::ScoreMode::Timed | rules::ScoreMode::Vegas => {
                0
            }
        };
        table.points = carried.saturating_add(rules.score().table().stake);
        table.debts.clear();
        // Two games rarely begin with the same number; that the positions differ is all that matters.
        let position = table.position(rules).iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        let mut game = Game {
            rules: Arc::clone(rules),
            opening: table.clone(),
            seen: vec![false; rules.pack().len()],
            table,
            steps: Vec::new(),
            done: 0,
            position,
        };
        game.note_seen();
        game
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The table now, face-down cards included. Show people [`Game::view`] instead.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The table at the start.
    #[must_use]
    pub fn opening(&self) -> &Table {
        &self.opening
    }

    /// What the player may see.
    #[must_use]
    pub fn view(&self) -> View<'_> {
        View::new(&self.table)
    }

    /// Whether the player has seen this card's face at any time of the game, undone moves included.
    #[must_use]
    pub fn was_seen(&self, card: CardId) -> bool {
        self.seen.get(usize::from(card.0)).copied().unwrap_or(false)
    }

    /// Every legal move.
    pub fn legal_moves(&self) -> impl Iterator<Item = Legal> + use<> {
        let position = self.position;
        legality::legal_moves(&self.rules, &self.table).into_iter().map(move |mv| Legal { mv, position })
    }

    /// The move as a legal one.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, mv: Move) -> Result<Legal, IllegalMove> {
        legality::check(&self.rules, &self.table, mv)?;
        Ok(Legal { mv, position: self.position })
    }

    /// Plays a move. What had been undone before can no longer be redone, unless the move is the
    /// very one that a redo would make: then the steps after it stay.
    ///
    /// # Panics
    /// When the move was found legal in another position: a fault of the program, never of a player.
    pub fn play(&mut self, legal: Legal) -> &Step {
        assert_eq!(legal.position, self.position, "a legal move belongs to the position that made it");
        let again = self.steps.get(self.done).is_some_and(|step| step.mv == legal.mv);
        if !again {
            let effects = outcome::effects(&self.rules, &self.table, legal.mv);
            self.steps.truncate(self.done);
            self.steps.push(Step { mv: legal.mv, effects });
        }
        self.redo().expect("a step was just put there")
    }

    /// Takes the last step back; none at the start.
    pub fn undo(&mut self) -> Option<&Step> {
        self.done = self.done.checked_sub(1)?;
        let step = &self.steps[self.done];
        for effect in step.effects.iter().rev() {
            self.table.revert(effect);
        }
        self.position = self.position.wrapping_add(1);
        Some(&self.steps[self.done])
    }

    /// Makes the step again that was taken back last; none when there is none.
    pub fn redo(&mut self) -> Option<&Step> {
        let step = self.steps.get(self.done)?;
        for effect in &step.effects {
            self.table.apply(effect);
        }
        self.done += 1;
        self.position = self.position.wrapping_add(1);
        self.note_seen();
        Some(&self.steps[self.done - 1])
    }

    /// The steps that are done, first to last.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps[..self.done]
    }

    /// The steps that were taken back and can be made again, next one first.
    #[must_use]
    pub fn undone(&self) -> &[Step] {
        &self.steps[self.done..]
    }

    /// Whether all cards are on the foundations.
    #[must_use]
    pub fn is_won(&self) -> bool {
        self.table.is_won()
    }

    /// The total after so many seconds of play, as the score mode counts it.
    #[must_use]
    pub fn score(&self, seconds: u64) -> i64 {
        let finish = if self.is_won() { Finish::Won } else { Finish::Unfinished };
        self.rules.score().total(self.table.points, seconds, finish)
    }

    fn note_seen(&mut self) {
        let piles = self.table.columns.iter().chain(&self.table.foundations).chain([&self.table.waste]);
        for placed in piles.flatten().filter(|placed| placed.up) {
            if let Some(seen) = self.seen.get_mut(usize::from(placed.id.0)) {
                *seen = true;
            }
        }
    }
}
