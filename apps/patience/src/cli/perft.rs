//! `patience perft`: move-count tables, by which two programs compare their rules.

use super::args::PerftArgs;
use super::choice::Choice;
use super::json::Object;
use super::output::Output;
use super::paths::Paths;
use super::{Answer, Failure};
use engine::{Game, Table};
use rules::Rules;
use std::collections::{HashMap, HashSet};
use std::io::Write;
use std::sync::Arc;

/// Counts paths and newly reached positions for each depth.
pub(crate) fn run(args: &PerftArgs, out: &mut Output<impl Write>) -> Result<Answer, Failure> {
    let start = Choice::new(&args.game)?.start(&args.code)?;
    if !args.json {
        out.line(format_args!("{:>5} {:>20} {:>12}", "depth", "paths", "reach"))?;
    }
    let mut counts = Counts::new(&start.rules, start.table);
    for depth in 1..=args.depth {
        let (paths, reach) = counts.next();
        if args.json {
            out.line(Object::default().raw("depth", depth).raw("paths", paths).raw("reach", reach).finish())?;
        } else {
            out.line(format_args!("{depth:>5} {paths:>20} {reach:>12}"))?;
        }
        out.flush()?;
    }
    Ok(Answer::Done)
}

/// The positions at one depth.
///
/// Equal positions allow the same moves for ever, so they are walked once and their paths added.
struct Counts {
    rules: Arc<Rules>,
    /// Each position with a table of it and the number of paths to it.
    level: HashMap<Vec<u8>, (Table, Paths)>,
    seen: HashSet<Vec<u8>>,
}

impl Counts {
    fn new(rules: &Arc<Rules>, table: Table) -> Counts {
        let position = table.position(rules);
        Counts {
            rules: Arc::clone(rules),
            seen: HashSet::from([position.clone()]),
            level: HashMap::from([(position, (table, Paths::one()))]),
        }
    }

    /// The number of paths that are one move longer, and of the positions that they are the first to
    /// reach.
    fn next(&mut self) -> (Paths, u64) {
        let mut next: HashMap<Vec<u8>, (Table, Paths)> = HashMap::new();
        let (mut all, mut reach) = (Paths::none(), 0);
        for (table, paths) in self.level.values() {
            let mut game = Game::start_with(&self.rules, table.clone(), 0);
            let moves: Vec<_> = game.legal_moves().map(engine::Legal::get).collect();
            for mv in moves {
                let legal = game.check(mv).expect("undo leads back to the table on which it was legal");
                game.play(legal);
                all.add(paths);
                let position = game.table().position(&self.rules);
                if self.seen.insert(position.clone()) {
                    reach += 1;
                }
                let (_, sum) = next.entry(position).or_insert_with(|| (game.table().clone(), Paths::none()));
                sum.add(paths);
                game.undo();
            }
        }
        self.level = next;
        (all, reach)
    }
}
