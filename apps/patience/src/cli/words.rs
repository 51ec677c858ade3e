//! The words of moves and refusals, in English like all messages of the command line.

use engine::{Game, IllegalMove, Step};
use rules::Rules;
use texts::{Lang, announce};

/// What a move did; `after` is the game after it.
pub(crate) fn step(after: &Game, step: &Step) -> String {
    announce::played(Lang::En, after, step)
}

/// Why a move is not legal.
pub(crate) fn refusal(rules: &Rules, reason: IllegalMove) -> String {
    texts::refusal::refusal(Lang::En, rules, reason).spoken()
}
