//! One attempt at one game: the moves, what is picked up, the clock, and moves that the program
//! makes by itself.

use crate::best::{best_of_all, ranked_moves};
use crate::clock::Clock;
use crate::helped::Helped;
use crate::settings::AutoMove;
use engine::{CardId, Deal, Game, IllegalMove, Move, Pile, Step, Stuck, StuckSearch, is_safe};
use notation::ShareCode;
use rules::{Catalogue, Rules};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A deal with its rules and the share code that says both.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The rules.
    pub rules: Arc<Rules>,
    /// The cards.
    pub deal: Deal,
    /// The share code.
    pub code: String,
}

impl Opened {
    /// The deal that a share code names.
    #[must_use]
    pub fn of(code: &ShareCode) -> Opened {
        Opened { rules: Arc::clone(code.rules()), deal: code.deal().clone(), code: code.to_string() }
    }

    /// Reads a share code of a built-in game; none when it cannot be read.
    #[must_use]
    pub fn read(code: &str) -> Option<Opened> {
        ShareCode::parse(code, Catalogue::builtin()).ok().map(|code| Opened::of(&code))
    }
}

/// Cards that are picked up: the last `count` of a pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Selection {
    /// Where they lie.
    pub pile: Pile,
    /// How many.
    pub count: u8,
}

/// Who made a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// The player.
    Player,
    /// The program, by a setting or because the player asked it to finish.
    Program,
}

/// What an input has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Nothing at all.
    Nothing,
    /// Cards are picked up now.
    Selected(Selection),
    /// What was picked up is put down where it lay.
    Deselected,
    /// A move was made.
    Played(Step),
    /// A step was taken back and another one made in its place, as one.
    Replaced {
        /// The step taken back.
        undone: Step,
        /// The step made instead.
        played: Step,
    },
    /// A step was taken back.
    Undone(Step),
    /// A step was made again.
    Redone(Step),
    /// The attempt before a restart or a new game is back.
    Returned,
    /// The attempt after a restart or a new game is back.
    Advanced,
    /// The move is not legal.
    Refused(IllegalMove),
    /// The card has nowhere to go.
    NoTarget(Selection),
}

/// What the program is doing step by step; every input of the player ends it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
enum Pending {
    #[default]
    None,
    Auto,
    Finish(Vec<Move>),
}

/// One attempt at one game.
#[derive(Clone, Debug)]
pub struct Sitting {
    pub(crate) identity: String,
    pub(crate) code: String,
    pub(crate) game: Game,
    pub(crate) balance: i64,
    /// Who made each step, undone ones included.
    pub(crate) causes: Vec<Cause>,
    /// Cards that the player took back and that therefore stay where they are.
    pub(crate) held: BTreeSet<CardId>,
    pub(crate) selection: Option<Selection>,
    pending: Pending,
    pub(crate) clock: Clock,
    pub(crate) helped: Helped,
    /// Whether a first move was ever made, in this attempt or one before a restart.
    pub(crate) begun: bool,
    stuck: Option<Stuck>,
}

impl Sitting {
    /// A new game. `identity` is its own for ever, whatever happens to it; `balance` is what the
    /// games before it left, for cumulative scores.
    #[must_use]
    pub fn new(opened: &Opened, identity: String, balance: i64) -> Sitting {
        Sitting {
            identity,
            code: opened.code.clone(),
            game: Game::start_with(&opened.rules, opened.deal.table(&opened.rules), balance),
            balance,
            causes: Vec::new(),
            held: BTreeSet::new(),
            selection: None,
            pending: Pending::None,
            clock: Clock::default(),
            helped: Helped::default(),
            begun: false,
            stuck: None,
        }
    }

    /// The same game from its start. The clock goes on, because it is the same game.
    #[must_use]
    pub fn again(&self) -> Sitting {
        let game = Game::start_with(self.game.rules(), self.game.opening().clone(), self.balance);
        Sitting {
            game,
            causes: Vec::new(),
            held: BTreeSet::new(),
            selection: None,
            pending: Pending::None,
            stuck: None,
            ..self.clone()
        }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The share code of the deal with its rules.
    #[must_use]
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The game's own identity: a restart keeps it, a new game has another.
    #[must_use]
    pub fn identity(&self) -> &str {
        &self.identity
    }

    /// What is picked up.
    #[must_use]
    pub fn selection(&self) -> Option<Selection> {
        self.selection
    }

    /// The clock.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The help used.
    #[must_use]
    pub fn helped(&self) -> Helped {
        self.helped
    }

    /// The number of moves made, carries, turns and redeals alike.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.game.steps().len()
    }

    /// Whether a move was ever made.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.begun
    }

    /// The step made last and who made it.
    #[must_use]
    pub fn last(&self) -> Option<(&Step, Cause)> {
        let step = self.game.steps().last()?;
        Some((step, self.causes.get(self.moves() - 1).copied().unwrap_or(Cause::Player)))
    }

    /// Picks up the cards of a pile from this place on.
    pub fn select(&mut self, selection: Selection) -> Outcome {
        self.pending = Pending::None;
        match self.liftable(selection) {
            Ok(()) => {
                self.selection = Some(selection);
                Outcome::Selected(selection)
            }
            Err(reason) => Outcome::Refused(reason),
        }
    }

    /// Puts down what is picked up.
    pub fn deselect(&mut self) -> Outcome {
        self.pending = Pending::None;
        match self.selection.take() {
            Some(_) => Outcome::Deselected,
            None => Outcome::Nothing,
        }
    }

    /// The piles where the cards may go.
    #[must_use]
    pub fn targets(&self, selection: Selection) -> Vec<Pile> {
        self.game
            .legal_moves()
            .filter_map(|legal| match legal.get() {
                Move::Carry { from, to, count } if from == selection.pile && count == selection.count => Some(to),
                Move::Carry { .. } | Move::Turn | Move::Redeal | Move::Reshuffle => None,
            })
            .collect()
    }

    /// Carries cards to a pile. A foundation that does not take them stands for the one of the
    /// card's suit that does.
    pub fn carry(&mut self, selection: Selection, to: Pile, now: u64) -> Outcome {
        let to = match to {
            Pile::Foundation(_) => {
                let targets = self.targets(selection);
                let other = || targets.iter().copied().find(|target| matches!(target, Pile::Foundation(_)));
                if targets.contains(&to) {
                    to
                } else {
                    other().or_else(|| self.own_foundation(selection)).unwrap_or(to)
                }
            }
            Pile::Stock | Pile::Waste | Pile::Column(_) => to,
        };
        if selection.pile == to {
            return self.deselect();
        }
        self.attempt(Move::Carry { from: selection.pile, to, count: selection.count }, now)
    }

    /// Turns the stock, or turns the waste over when the stock is empty.
    pub fn turn(&mut self, now: u64) -> Outcome {
        let mv = self
            .game
            .legal_moves()
            .map(engine::Legal::get)
            .find(|mv| matches!(mv, Move::Turn | Move::Redeal | Move::Reshuffle));
        match mv {
            Some(mv) => self.attempt(mv, now),
            None => {
                self.pending = Pending::None;
                self.selection = None;
                Outcome::Refused(self.why_no_turn())
            }
        }
    }

    /// Plays the best move of the cards, or says why there is none.
    pub fn best(&mut self, selection: Selection, now: u64) -> Outcome {
        match ranked_moves(&self.game, selection.pile, selection.count).first() {
            Some(mv) => self.attempt(*mv, now),
            None => {
                self.pending = Pending::None;
                self.selection = None;
                match self.liftable(selection) {
                    Ok(()) => Outcome::NoTarget(selection),
                    Err(reason) => Outcome::Refused(reason),
                }
            }
        }
    }

    /// Plays the best move of the whole table.
    pub fn best_of_all(&mut self, now: u64) -> Outcome {
        best_of_all(&self.game).map_or(Outcome::Nothing, |mv| self.attempt(mv, now))
    }

    /// Takes the last step back, if it was a carry of this card alone or with others, and plays the
    /// card's next target instead, as one step.
    pub fn next_target(&mut self, card: CardId, now: u64) -> Outcome {
        let Some((step, Cause::Player)) = self.last() else { return Outcome::Nothing };
        let Move::Carry { from, to, count } = step.get() else { return Outcome::Nothing };
        let head = self.game.table().pile(to).and_then(|pile| pile.iter().rev().nth(usize::from(count) - 1));
        if head.map(|placed| placed.id()) != Some(card) {
            return Outcome::Nothing;
        }
        let undone = step.clone();
        self.game.undo();
        let ranked = ranked_moves(&self.game, from, count);
        let place = ranked.iter().position(|mv| *mv == undone.get());
        let next = place.and_then(|i| ranked.get((i + 1) % ranked.len())).filter(|mv| **mv != undone.get()).copied();
        match next {
            Some(mv) => {
                self.causes.truncate(self.moves());
                match self.attempt(mv, now) {
                    Outcome::Played(played) => Outcome::Replaced { undone, played },
                    other => other,
                }
            }
            None => {
                self.game.redo();
                Outcome::Nothing
            }
        }
    }

    /// Makes a move of the player, or says which rule forbids it.
    pub fn attempt(&mut self, mv: Move, now: u64) -> Outcome {
        self.pending = Pending::None;
        self.selection = None;
        match self.game.check(mv) {
            Err(reason) => Outcome::Refused(reason),
            Ok(legal) => {
                if let Move::Carry { from, count, .. } = mv {
                    let moved: Vec<CardId> = self.last_ids(from, count);
                    match from {
                        Pile::Foundation(_) => self.held.extend(moved),
                        Pile::Stock | Pile::Waste | Pile::Column(_) => {
                            for card in moved {
                                self.held.remove(&card);
                            }
                        }
                    }
                }
                let step = self.play(legal, Cause::Player, now);
                self.pending = Pending::Auto;
                Outcome::Played(step)
            }
        }
    }

    /// Takes one step back. A card that the program put up stays down after that.
    pub fn undo(&mut self, now: u64) -> Outcome {
        self.pending = Pending::None;
        self.selection = None;
        let cause = self.last().map(|(_, cause)| cause);
        let Some(step) = self.game.undo().cloned() else { return Outcome::Nothing };
        if let (Some(Cause::Program), Move::Carry { from, count, .. }) = (cause, step.get()) {
            let cards = self.last_ids(from, count);
            self.held.extend(cards);
        }
        self.helped.undos += 1;
        self.changed(now);
        Outcome::Undone(step)
    }

    /// Makes a step again that was taken back.
    pub fn redo(&mut self, now: u64) -> Outcome {
        self.pending = Pending::None;
        self.selection = None;
        match self.game.redo().cloned() {
            Some(step) => {
                self.changed(now);
                Outcome::Redone(step)
            }
            None => Outcome::Nothing,
        }
    }

    /// Whether the rest can be played out by itself (KL-41).
    #[must_use]
    pub fn can_finish(&self) -> bool {
        engine::finish(self.game.rules(), self.game.table()).is_some()
    }

    /// Begins to play the rest out, a step with each [`Sitting::step_by_itself`].
    pub fn finish(&mut self) {
        self.selection = None;
        self.pending = match engine::finish(self.game.rules(), self.game.table()) {
            Some(mut line) => {
                line.reverse();
                Pending::Finish(line)
            }
            None => Pending::None,
        };
    }

    /// Makes the next step that the program makes by itself, if there is one: the rest of a finish,
    /// or a card going up by the setting. The page calls it between two animations; any input in
    /// between ends it.
    pub fn step_by_itself(&mut self, setting: AutoMove, now: u64) -> Option<Step> {
        let mv = match &mut self.pending {
            Pending::None => None,
            Pending::Finish(line) => line.pop(),
            Pending::Auto => self.automatic(setting),
        };
        let legal = mv.and_then(|mv| self.game.check(mv).ok());
        match legal {
            Some(legal) => Some(self.play(legal, Cause::Program, now)),
            None => {
                self.pending = Pending::None;
                None
            }
        }
    }

    /// Whether the program may have a step to make by itself.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.pending != Pending::None
    }

    /// Whether the program is playing out the rest.
    #[must_use]
    pub fn is_finishing(&self) -> bool {
        matches!(self.pending, Pending::Finish(_))
    }

    fn automatic(&self, setting: AutoMove) -> Option<Move> {
        let wanted = |mv: Move| match setting {
            AutoMove::Off => false,
            AutoMove::Safe => is_safe(self.game.rules(), self.game.table(), mv),
            AutoMove::All => true,
        };
        let goes_up = |mv: &Move| match mv {
            Move::Carry { from, to: Pile::Foundation(_), count } => {
                self.last_ids(*from, *count).iter().all(|card| !self.held.contains(card)) && wanted(*mv)
            }
            Move::Carry { .. } | Move::Turn | Move::Redeal | Move::Reshuffle => false,
        };
        self.game.legal_moves().map(engine::Legal::get).find(goes_up)
    }

    /// A search whether the game is stuck, where that is not known yet.
    #[must_use]
    pub fn stuck_search(&self) -> Option<StuckSearch> {
        self.stuck.is_none().then(|| StuckSearch::new(self.game.rules(), self.game.table()))
    }

    /// Notes what such a search has found for the position it was made of.
    pub fn note_stuck(&mut self, stuck: Stuck) {
        self.stuck = Some(stuck);
    }

    /// Whether the game is stuck, as far as is known.
    #[must_use]
    pub fn stuck(&self) -> Option<Stuck> {
        self.stuck
    }

    /// Counts a hint that was shown.
    pub fn note_hint(&mut self) {
        self.helped.hints += 1;
    }

    /// Counts a position of which it was said whether it can be won.
    pub fn note_verdict(&mut self) {
        self.helped.verdicts += 1;
    }

    /// Runs the clock, if the game has begun and is not over.
    pub fn resume(&mut self, now: u64) {
        if self.begun && !self.game.is_won() && self.moves() + self.game.undone().len() > 0 {
            self.clock.start(now);
        }
    }

    /// Stops the clock.
    pub fn pause(&mut self, now: u64) {
        self.clock.stop(now);
    }

    /// Makes moves that belong to the game as it was opened, up to the first that is not legal.
    pub(crate) fn follow(&mut self, moves: &[Move]) {
        for mv in moves {
            let Ok(legal) = self.game.check(*mv) else { return };
            self.game.play(legal);
            self.causes.push(Cause::Player);
        }
    }

    fn play(&mut self, legal: engine::Legal, cause: Cause, now: u64) -> Step {
        let step = self.game.play(legal).clone();
        self.causes.resize(self.moves() - 1, Cause::Player);
        self.causes.push(cause);
        self.causes.resize(self.moves() + self.game.undone().len(), Cause::Player);
        self.begun = true;
        self.clock.start(now);
        self.changed(now);
        step
    }

    fn changed(&mut self, now: u64) {
        self.stuck = None;
        if self.game.is_won() {
            self.clock.stop(now);
        }
    }

    fn last_ids(&self, pile: Pile, count: u8) -> Vec<CardId> {
        let pile = self.game.table().pile(pile).unwrap_or_default();
        pile.iter().rev().take(usize::from(count)).map(|placed| placed.id()).collect()
    }

    /// Whether the cards could be lifted at all, wherever to.
    ///
    /// # Errors
    /// The rule that forbids lifting them.
    pub fn liftable(&self, selection: Selection) -> Result<(), IllegalMove> {
        if self.targets(selection).is_empty() {
            // Whatever forbids the way to every pile forbids lifting; the reasons of single piles
            // are told when one is tried.
            let lifting = |reason: &IllegalMove| {
                matches!(
                    reason,
                    IllegalMove::GameWon
                        | IllegalMove::NoSuchPile(_)
                        | IllegalMove::NotSoMany { .. }
                        | IllegalMove::FromStock
                        | IllegalMove::WasteTopOnly { .. }
                        | IllegalMove::WasteAside
                        | IllegalMove::FaceDown
                        | IllegalMove::NotARun { .. }
                        | IllegalMove::NoTakeBack
                )
            };
            let tried = self.game.table().piles().filter(|to| matches!(to, Pile::Column(_)) && *to != selection.pile);
            for to in tried {
                let mv = Move::Carry { from: selection.pile, to, count: selection.count };
                if let Err(reason) = self.game.check(mv).map(|_| ())
                    && lifting(&reason)
                {
                    return Err(reason);
                }
            }
        }
        Ok(())
    }

    fn own_foundation(&self, selection: Selection) -> Option<Pile> {
        let top = self.game.table().pile(selection.pile)?.last()?;
        let suits = self.game.rules().foundation_suits();
        (0_u8..).zip(suits).find(|(_, suit)| *suit == top.card().suit()).map(|(i, _)| Pile::Foundation(i))
    }

    fn why_no_turn(&self) -> IllegalMove {
        let refused = |mv| self.game.check(mv).err();
        match refused(Move::Turn) {
            Some(IllegalMove::StockEmpty) => {}
            Some(reason) => return reason,
            None => {}
        }
        let over = |reason: &IllegalMove| !matches!(reason, IllegalMove::AlwaysShuffled | IllegalMove::NeverShuffled);
        [Move::Redeal, Move::Reshuffle].into_iter().filter_map(refused).find(over).unwrap_or(IllegalMove::StockEmpty)
    }
}
