//! A simple player who is told when a move loses.

use crate::order::{Choice, Use, choices};
use crate::questions::{Questions, Told};
use engine::{CardId, Game, Move, Pile, Table};
use rules::{Passes, Redeal, TurnsTo};
use solver::Reason;
use std::collections::{HashSet, VecDeque};

/// A winning line as a player finds it who takes the best move by the advice TP-01 to TP-03, and is
/// told each time that it would lose.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Guided {
    /// Moves from the deal to the win: carries, turns of the stock and redeals.
    pub moves: u32,
    /// Moves that were asked about because they could lose.
    pub asked: u32,
    /// Those of them that lose.
    pub losing: u32,
    /// Positions in which the first move that the player would have made loses.
    pub traps: u32,
    /// The number of the move at which the first trap stands, from 1.
    pub first_trap: Option<u32>,
    /// Moves that only a plan finds: no simple player would have made them.
    pub planned: u32,
}

/// The turns that bring back the table after its stock was turned, where they do: then turning takes
/// no chance away. With several cards drawn at once a table in the middle of a pass, after a card was
/// played from the waste, does not come back.
pub(crate) fn turns_back(game: &Game) -> Option<Vec<Move>> {
    let TurnsTo::Waste { passes, redeal, .. } = game.rules().stock().turns_to;
    match (passes, redeal) {
        (Passes::Unlimited, Redeal::Keep) => {}
        (Passes::Unlimited, Redeal::Shuffle) | (Passes::Limited(_), _) => return None,
    }
    let here = game.table();
    let mut turned = Game::start_with(game.rules(), here.clone(), 0);
    let mut turns = Vec::new();
    for _ in 0..=2 * (here.stock().len() + here.waste().len()) {
        let legal = [Move::Turn, Move::Redeal].into_iter().find_map(|mv| turned.check(mv).ok())?;
        turned.play(legal);
        turns.push(legal.get());
        if turned.table().waste().len() == here.waste().len() {
            let is_same = turned.table().position(game.rules()) == here.position(game.rules());
            return is_same.then(|| turns.split_off(1));
        }
    }
    None
}

/// Follows the guided player from a table to the win. `line` is any line that wins.
///
/// # Errors
/// The observer stopped it.
pub(crate) fn guided(questions: &mut Questions<'_>, table: &Table, line: &[Move]) -> Result<Guided, Reason> {
    let mut walk = Walk {
        game: Game::start_with(questions.rules, table.clone(), 0),
        line: line.iter().copied().collect(),
        seen: HashSet::new(),
        losing: Vec::new(),
        found: Guided::default(),
    };
    while !walk.game.is_won() {
        walk.step(questions)?;
    }
    Ok(walk.found)
}

struct Walk {
    game: Game,
    /// A line that wins from here.
    line: VecDeque<Move>,
    seen: HashSet<Vec<u8>>,
    /// Moves that are known to lose until cards are carried: turning the stock does not mend them.
    losing: Vec<(Move, Option<CardId>)>,
    found: Guided,
}

impl Walk {
    fn step(&mut self, questions: &mut Questions<'_>) -> Result<(), Reason> {
        if self.seen.insert(self.game.table().position(self.game.rules())) {
            let mut is_first = true;
            for choice in choices(&self.game) {
                let key = self.key(choice.mv);
                if self.losing.contains(&key) {
                    continue;
                }
                match self.try_out(choice, questions)? {
                    Some(Told::Wins(line)) => {
                        self.line = line.into();
                        self.moved(choice.mv);
                        return Ok(());
                    }
                    Some(Told::Loses) => {
                        self.found.losing += 1;
                        if is_first {
                            self.found.traps += 1;
                            self.found.first_trap.get_or_insert(self.found.moves + 1);
                        }
                        self.losing.push(key);
                        is_first = false;
                    }
                    Some(Told::NotKnown) => is_first = false,
                    None => {}
                }
            }
        }
        self.follow_the_line();
        Ok(())
    }

    /// Makes a move and says whether it keeps the win, counted where it is a question. It is taken back
    /// unless it does; none where it leads to a position that was there before.
    fn try_out(&mut self, choice: Choice, questions: &mut Questions<'_>) -> Result<Option<Told>, Reason> {
        let is_in_line = self.line.front() == Some(&choice.mv);
        let back = match choice.good_for {
            Use::Stock if !is_in_line => turns_back(&self.game),
            Use::Stock
            | Use::Safe
            | Use::TurnsUp
            | Use::OntoColumn
            | Use::ToFoundation
            | Use::ToEmptyColumn
            | Use::Emptying => None,
        };
        let legal = self.game.check(choice.mv).expect("the engine listed it");
        self.game.play(legal);
        if self.seen.contains(&self.game.table().position(self.game.rules())) {
            self.game.undo();
            return Ok(None);
        }
        let (told, is_question) = if is_in_line {
            let rest = self.line.iter().skip(1).copied().collect();
            (Told::Wins(rest), !matches!(choice.good_for, Use::Safe | Use::Stock))
        } else if let Some(back) = back {
            (Told::Wins(back.into_iter().chain(self.line.iter().copied()).collect()), false)
        } else {
            let told = questions.ask(self.game.table())?;
            let is_question = choice.good_for != Use::Safe && told != Told::NotKnown;
            (told, is_question)
        };
        self.found.asked += u32::from(is_question);
        match told {
            Told::Wins(_) => {}
            Told::Loses | Told::NotKnown => {
                self.game.undo();
            }
        }
        Ok(Some(told))
    }

    /// Plays what only a plan finds: the known line, until cards have been carried.
    fn follow_the_line(&mut self) {
        self.found.planned += 1;
        loop {
            let mv = self.line.pop_front().expect("a line that wins ends in a won game");
            let legal = self.game.check(mv).expect("the line was played before");
            self.game.play(legal);
            self.moved(mv);
            if matches!(mv, Move::Carry { .. }) {
                return;
            }
        }
    }

    fn key(&self, mv: Move) -> (Move, Option<CardId>) {
        let top = match mv {
            Move::Carry { from: Pile::Waste, .. } => self.game.table().waste().last().map(|placed| placed.id()),
            Move::Carry { .. } | Move::Turn | Move::Redeal | Move::Reshuffle => None,
        };
        (mv, top)
    }

    fn moved(&mut self, mv: Move) {
        self.found.moves += 1;
        if matches!(mv, Move::Carry { .. }) {
            self.losing.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Deal;
    use rules::{OptionName, Value};
    use std::sync::Arc;

    fn game(set: &[(OptionName, Value)], number: u64) -> Game {
        let rules = Arc::new(rules::Catalogue::builtin().rules("klondike", set).expect("rules that make sense"));
        Game::start(&rules, &Deal::numbered(&rules, number))
    }

    fn play(game: &mut Game, mv: Move) {
        let legal = game.check(mv).expect("it is legal");
        game.play(legal);
    }

    #[test]
    fn turns_that_come_back_come_back() {
        for draw in [1, 3, 5] {
            let mut game = game(&[(OptionName::Draw, Value::Number(draw))], 3);
            for _ in 0..6 {
                let back = turns_back(&game).expect("no card was played");
                let before = game.table().position(game.rules());
                let mut after = game.clone();
                play(&mut after, Move::Turn);
                back.into_iter().for_each(|mv| play(&mut after, mv));
                assert_eq!(after.table().position(after.rules()), before);
                if game.table().stock().len() <= usize::from(draw) {
                    break;
                }
                play(&mut game, Move::Turn);
            }
        }
    }

    #[test]
    fn after_a_card_was_played_from_the_middle_of_a_pass_nothing_comes_back() {
        let mut found = 0;
        for number in 1..30 {
            let mut game = game(&[], number);
            play(&mut game, Move::Turn);
            let from_waste = game
                .legal_moves()
                .map(engine::Legal::get)
                .find(|mv| matches!(mv, Move::Carry { from: Pile::Waste, .. }));
            let Some(mv) = from_waste else { continue };
            play(&mut game, mv);
            assert_eq!(turns_back(&game), None);
            found += 1;
        }
        assert!(found > 3, "{found}");
    }

    #[test]
    fn where_passes_are_counted_or_the_stock_is_shuffled_nothing_comes_back() {
        assert_eq!(turns_back(&game(&[(OptionName::Passes, Value::Number(3))], 1)), None);
        assert_eq!(turns_back(&game(&[(OptionName::Redeal, Value::Word("shuffle"))], 1)), None);
    }
}
