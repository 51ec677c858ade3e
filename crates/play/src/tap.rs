//! What a tap does: the card's best move, or picking it up; twice quickly, the foundation.

use crate::settings::Tap;
use crate::sitting::{Cause, Outcome, Selection, Sitting};
use engine::{CardId, Move, Pile};

/// Two taps within this time are a double tap, in milliseconds.
const DOUBLE: u64 = 300;

/// What is remembered of a tap until the next input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TapMemory {
    card: CardId,
    at: u64,
    /// Where the card lay, and with how many on it.
    from: Selection,
    did: Did,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Did {
    Nothing,
    Selected,
    Played(Move),
}

impl Sitting {
    /// See [`crate::Session::tap`]; `memory` is the tap just before, if nothing happened since.
    pub(crate) fn tap(
        &mut self,
        pile: Pile,
        index: Option<usize>,
        setting: Tap,
        now: u64,
        memory: Option<TapMemory>,
    ) -> (Outcome, Option<TapMemory>) {
        if pile == Pile::Stock {
            return (self.turn(now), None);
        }
        let card = self.card_at(pile, index);
        if let (Some(card), Some(memory)) = (card, memory)
            && memory.card == card
            && now.saturating_sub(memory.at) <= DOUBLE
            && let Some(outcome) = self.second_tap(memory, now)
        {
            return (outcome, None);
        }
        let outcome = match (setting, self.selection, card) {
            (Tap::PicksUp, _, _) | (Tap::PlaysBest, Some(_), _) => self.pick_or_put(pile, index, now),
            (Tap::PlaysBest, None, None) => self.deselect(),
            (Tap::PlaysBest, None, Some(card)) => {
                let moved_by_tap =
                    memory.is_some_and(|memory| memory.card == card && matches!(memory.did, Did::Played(_)));
                let other = if moved_by_tap { self.next_target(card, now) } else { Outcome::Nothing };
                match other {
                    Outcome::Nothing => self.best(self.selection_at(pile, index), now),
                    done => done,
                }
            }
        };
        let did = match &outcome {
            Outcome::Played(step) | Outcome::Replaced { played: step, .. } => Did::Played(step.get()),
            Outcome::Selected(_) => Did::Selected,
            Outcome::Nothing
            | Outcome::Deselected
            | Outcome::Undone(_)
            | Outcome::Redone(_)
            | Outcome::Returned
            | Outcome::Advanced
            | Outcome::Refused(_)
            | Outcome::NoTarget(_) => Did::Nothing,
        };
        // A card keeps the place that it was first tapped at while it is sent from target to target.
        let from = match (memory, &outcome) {
            (Some(memory), Outcome::Replaced { .. }) => memory.from,
            (Some(_) | None, _) => self.origin(&outcome).unwrap_or_else(|| self.selection_at(pile, index)),
        };
        (outcome, card.map(|card| TapMemory { card, at: now, from, did }))
    }

    /// Picks up the cards of a pile from a place on; when something is picked up, puts it there, or
    /// plays its best move when it is activated once more.
    pub(crate) fn pick_or_put(&mut self, pile: Pile, index: Option<usize>, now: u64) -> Outcome {
        if pile == Pile::Stock {
            return self.turn(now);
        }
        let here = self.selection_at(pile, index);
        match self.selection {
            Some(picked) if picked == here => self.best(picked, now),
            Some(picked) if picked.pile == pile => {
                self.selection = None;
                if index.is_some() { self.select(here) } else { Outcome::Deselected }
            }
            Some(picked) => self.carry(picked, pile, now),
            None if index.is_some() => self.select(here),
            None => Outcome::Nothing,
        }
    }

    /// A second tap within the time of a double tap: the foundation instead of what the first one
    /// did, if the card may go there; none when it may not.
    fn second_tap(&mut self, memory: TapMemory, now: u64) -> Option<Outcome> {
        match memory.did {
            Did::Played(Move::Carry { to: Pile::Foundation(_), .. }) => Some(Outcome::Nothing),
            Did::Played(mv) => {
                let (step, cause) = self.last()?;
                if step.get() != mv || cause != Cause::Player {
                    return None;
                }
                let undone = step.clone();
                self.game.undo();
                if self.may_go_up(memory.from) {
                    match self.carry(memory.from, Pile::Foundation(0), now) {
                        Outcome::Played(played) => Some(Outcome::Replaced { undone, played }),
                        other => Some(other),
                    }
                } else {
                    self.game.redo();
                    None
                }
            }
            Did::Selected | Did::Nothing => {
                self.may_go_up(memory.from).then(|| self.carry(memory.from, Pile::Foundation(0), now))
            }
        }
    }

    fn may_go_up(&self, from: Selection) -> bool {
        self.targets(from).iter().any(|to| matches!(to, Pile::Foundation(_)))
    }

    /// Where the cards of an outcome came from.
    fn origin(&self, outcome: &Outcome) -> Option<Selection> {
        match outcome {
            Outcome::Played(step) => match step.get() {
                Move::Carry { from, count, .. } => Some(Selection { pile: from, count }),
                Move::Turn | Move::Redeal | Move::Reshuffle => None,
            },
            Outcome::Nothing
            | Outcome::Selected(_)
            | Outcome::Deselected
            | Outcome::Replaced { .. }
            | Outcome::Undone(_)
            | Outcome::Redone(_)
            | Outcome::Returned
            | Outcome::Advanced
            | Outcome::Refused(_)
            | Outcome::NoTarget(_) => None,
        }
    }

    fn card_at(&self, pile: Pile, index: Option<usize>) -> Option<CardId> {
        self.game.table().pile(pile)?.get(index?).map(|placed| placed.id())
    }

    /// The cards of a pile from a place on; one card for the empty place.
    fn selection_at(&self, pile: Pile, index: Option<usize>) -> Selection {
        let len = self.game.table().pile(pile).map_or(0, <[_]>::len);
        let count = index.map_or(1, |index| len.saturating_sub(index));
        Selection { pile, count: u8::try_from(count).unwrap_or(u8::MAX) }
    }
}
