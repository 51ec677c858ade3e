//! Games that simple players play to their end.

use crate::order::{Choice, Use, choices};
use cards::Shuffle;
use engine::{Game, Move, Table};
use rules::Rules;
use std::sync::Arc;

/// How a simple player chooses. None of them looks ahead, remembers or takes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Player {
    /// Takes the best move by the advice TP-01 to TP-03, and now and then, once in so many moves,
    /// another one.
    ByAdvice { once_in: u64 },
    /// Puts every card on the foundations at once, else takes any move.
    Hasty,
}

/// The players of a rating, with how many games each of them plays.
const PLAYERS: [(Player, u64); 2] = [(Player::ByAdvice { once_in: 8 }, 24), (Player::Hasty, 12)];

/// How simple players did on a deal.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Playouts {
    /// Games played.
    pub played: u32,
    /// Games won.
    pub won: u32,
    /// Cards that came to the foundations, in thousandths of the pack, on average over the games.
    pub cards_up: u32,
}

/// Plays the games of all players. The same rules and table give the same games.
pub(crate) fn playouts(rules: &Arc<Rules>, table: &Table) -> Playouts {
    let mut found = Playouts::default();
    let mut up = 0;
    for (number, player) in (0_u64..).zip(PLAYERS.iter().flat_map(|(player, games)| (0..*games).map(move |_| *player)))
    {
        let end = play(rules, table, player, Shuffle::keyed(SEED, number));
        found.played += 1;
        found.won += u32::from(end.is_won());
        up += end.table().on_foundations();
    }
    let all = rules.pack().len() * found.played as usize;
    found.cards_up = (up * 1000 / all.max(1)) as u32;
    found
}

/// What the players' choices follow from.
const SEED: u64 = 0x6861_7264;

/// Plays one game until it is won, or the stock went round without a use, or nothing is left.
fn play(rules: &Arc<Rules>, table: &Table, player: Player, mut random: Shuffle) -> Game {
    let mut game = Game::start_with(rules, table.clone(), 0);
    let mut redeals = 0;
    loop {
        let choices = choices(&game);
        let Some(choice) = choose(player, &choices, &mut random) else { return game };
        match choice.mv {
            Move::Carry { .. } => redeals = 0,
            Move::Turn => {}
            Move::Redeal | Move::Reshuffle => redeals += 1,
        }
        // A whole pass went by between two redeals.
        if redeals > 1 {
            return game;
        }
        let legal = game.check(choice.mv).expect("the engine listed it");
        game.play(legal);
    }
}

fn choose(player: Player, choices: &[Choice], random: &mut Shuffle) -> Option<Choice> {
    let first = choices.first()?;
    let any = |random: &mut Shuffle, among: usize| choices.get(random.below(among as u64) as usize).copied();
    match player {
        Player::ByAdvice { once_in } if random.below(once_in) == 0 => any(random, choices.len()),
        Player::ByAdvice { .. } => {
            let equal = choices.iter().take_while(|choice| choice.equals(first)).count();
            any(random, equal)
        }
        Player::Hasty => {
            match choices.iter().find(|choice| matches!(choice.mv, Move::Carry { to: engine::Pile::Foundation(_), .. }))
            {
                Some(up) => Some(*up),
                None => {
                    // Nobody draws while there is something to do, but an empty column is left alone.
                    let carries = choices.iter().take_while(|choice| choice.good_for < Use::Stock).count();
                    any(random, carries.max(1))
                }
            }
        }
    }
}
