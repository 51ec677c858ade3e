//! Games that are recorded in the corpus, each a whole game that is won.

use engine::{Game, IllegalMove, Move, Pile};
use notation::{Record, read_records};
use rules::Catalogue;
use std::path::Path;

/// A recorded game.
#[derive(Clone, Debug)]
pub struct Solution {
    /// The share code of the deal.
    pub code: String,
    /// The moves to the win.
    pub moves: Vec<Move>,
    /// The game before the first move.
    pub start: Game,
}

impl Solution {
    /// The recorded game of a preset.
    #[must_use]
    pub fn of(preset: &str) -> Solution {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../corpus/solutions/{preset}.game"));
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let (_, record) = read_records(&text, Catalogue::builtin()).next().expect("the file holds a game");
        let record = record.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let won = record.replay().unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert!(won.is_won(), "{}: the game is not won", file.display());
        let code = record.code().clone();
        let start = Record::new(code.clone(), 0, 0, Vec::new()).replay().expect("no moves, no illegal move");
        Solution { code: code.to_string(), moves: as_players_move(&start, record.moves()), start }
    }

    /// The part of a link that opens the game after so many of its moves.
    #[must_use]
    pub fn link(&self, moves: usize) -> String {
        let moves = self.moves[..moves].iter().map(|mv| format!("/{mv}"));
        std::iter::once(self.code.clone()).chain(moves).collect()
    }

    /// The first position of the game, and the cards there to be carried, where the engine refuses
    /// to carry them for a reason that is looked for: the number of moves before it, and the move.
    #[must_use]
    pub fn refused(&self, reason: impl Fn(&Move, &IllegalMove) -> bool) -> (usize, Move) {
        let mut game = self.start.clone();
        for (number, next) in self.moves.iter().enumerate() {
            let piles: Vec<Pile> = game.view().piles().collect();
            let carries = piles.iter().flat_map(|from| {
                let held = u8::try_from(game.view().pile(*from).len()).unwrap_or(u8::MAX);
                let piles = piles.iter().filter(move |to| *to != from);
                piles.flat_map(move |to| (1..=held).map(move |count| Move::Carry { from: *from, to: *to, count }))
            });
            let found = carries.into_iter().find(|mv| game.check(*mv).is_err_and(|why| reason(mv, &why)));
            if let Some(mv) = found {
                return (number, mv);
            }
            let legal = game.check(*next).expect("the record was replayed");
            game.play(legal);
        }
        panic!("{} has no such refusal", self.code)
    }

    /// The game after so many of its moves.
    #[must_use]
    pub fn after(&self, moves: usize) -> Game {
        let mut game = self.start.clone();
        for mv in &self.moves[..moves] {
            let legal = game.check(*mv).expect("the record was replayed");
            game.play(legal);
        }
        game
    }
}

/// A player does not choose between two foundations of one suit: the card goes to the first that
/// takes it. The same game with such moves.
fn as_players_move(start: &Game, moves: &[Move]) -> Vec<Move> {
    let (mut recorded, mut played) = (start.clone(), start.clone());
    moves
        .iter()
        .map(|mv| {
            let mine = translate(&recorded, &played, *mv);
            for (game, mv) in [(&mut recorded, *mv), (&mut played, mine)] {
                let legal = game.check(mv).unwrap_or_else(|reason| panic!("{mv}: {reason:?}"));
                game.play(legal);
            }
            mine
        })
        .collect()
}

fn translate(recorded: &Game, played: &Game, mv: Move) -> Move {
    let Move::Carry { from, to, count } = mv else { return mv };
    let foundations = || played.view().piles().filter(|pile| matches!(pile, Pile::Foundation(_)));
    let top = |game: &Game, pile| game.view().pile(pile).next_back().and_then(engine::Seen::card);
    let from = match from {
        Pile::Foundation(_) => foundations()
            .find(|pile| top(played, *pile) == top(recorded, from))
            .expect("both games have the same cards on their foundations"),
        Pile::Stock | Pile::Waste | Pile::Column(_) => from,
    };
    let to = match to {
        Pile::Foundation(_) => foundations()
            .find(|to| played.check(Move::Carry { from, to: *to, count }).is_ok())
            .expect("a foundation takes the card in both games"),
        Pile::Stock | Pile::Waste | Pile::Column(_) => to,
    };
    Move::Carry { from, to, count }
}
