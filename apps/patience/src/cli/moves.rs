//! `patience moves`: the legal moves of a position, each with what it does.

use super::args::MovesArgs;
use super::choice::Choice;
use super::json::{self, Object};
use super::output::Output;
use super::words;
use super::{Answer, Failure};
use cards::Card;
use engine::{Effect, Game, Legal, Move, Pile, Step};
use std::io::Write;

/// Lists the legal moves.
pub(crate) fn run(args: &MovesArgs, out: &mut Output<impl Write>) -> Result<Answer, Failure> {
    let start = Choice::new(&args.game)?.start(&args.code)?;
    let game = Game::start_with(&start.rules, start.table, 0);
    let moves: Vec<Legal> = game.legal_moves().collect();
    let width = moves.iter().map(|legal| legal.get().to_string().len()).max().unwrap_or(0);
    for legal in moves {
        let mut after = game.clone();
        let step = after.play(legal).clone();
        let done = Done::new(&game, &after, &step);
        if args.json {
            out.line(done.object())?;
        } else {
            let points = if done.points == 0 { String::new() } else { format!(" {:+} points.", done.points) };
            let words = words::step(&after, &step);
            out.line(format_args!("{:width$}  {words}{points}", legal.get().to_string()))?;
        }
    }
    Ok(Answer::Done)
}

/// What a move does.
struct Done {
    mv: Move,
    kind: &'static str,
    from: Pile,
    to: Pile,
    /// The cards that change their place, in their new order.
    cards: Vec<Card>,
    /// The column card that is turned face up.
    turns_up: Option<Card>,
    points: i64,
}

impl Done {
    fn new(before: &Game, after: &Game, step: &Step) -> Done {
        let (kind, from, to) = match step.get() {
            Move::Carry { from, to, .. } => ("carry", from, to),
            Move::Turn => ("turn", Pile::Stock, Pile::Waste),
            Move::Redeal => ("redeal", Pile::Waste, Pile::Stock),
            Move::Reshuffle => ("reshuffle", Pile::Waste, Pile::Stock),
        };
        let target = after.table().pile(to).unwrap_or_default();
        let grown = target.len() - before.table().pile(to).unwrap_or_default().len();
        let turns_up = step.effects().iter().find_map(|effect| match effect {
            Effect::Flip { pile: pile @ Pile::Column(_), .. } => after.table().pile(*pile)?.last(),
            Effect::Flip { .. }
            | Effect::Shift { .. }
            | Effect::Turnover { .. }
            | Effect::Pass { .. }
            | Effect::Reshuffle { .. }
            | Effect::Score { .. }
            | Effect::Debt { .. } => None,
        });
        Done {
            mv: step.get(),
            kind,
            from,
            to,
            cards: target[target.len() - grown..].iter().map(|placed| placed.card()).collect(),
            turns_up: turns_up.map(|placed| placed.card()),
            points: after.table().points() - before.table().points(),
        }
    }

    fn object(&self) -> String {
        Object::default()
            .text("move", &self.mv.to_string())
            .text("kind", self.kind)
            .text("from", &self.from.to_string())
            .text("to", &self.to.to_string())
            .raw("cards", json::cards(self.cards.iter().copied()))
            .maybe("turns_up", self.turns_up.map(|card| json::string(&card.to_string())))
            .raw("points", self.points)
            .finish()
    }
}
