//! In which order positions are looked at.
//!
//! Positions lie in layers by how far they have come. Each round visits the layers from the start on
//! and looks at a few positions in each, the newest first; each round looks at more than the one
//! before. So every round dives to the end, and no early choice keeps the search for ever. It ends
//! when all positions have been looked at.

use super::dominances::Dominances;
use super::moves::{Moves, Successors};
use super::nodes::{Id, Nodes, Origin};
use super::position::Position;
use super::step::Step;
use crate::budget::Budget;
use crate::verdict::Reason;

/// How many positions of a layer the first round looks at, and how the number grows.
const FIRST: f64 = 1.0;
const GROWTH: f64 = 1.5;

/// A line that wins: each step with the words of the position that it is made from.
pub(super) type Line = Vec<(Vec<u64>, Step)>;

/// Searches until a line is found or nothing is left.
pub(super) fn search(
    moves: &mut Moves,
    start: &Position,
    dominances: Dominances,
    budget: &mut Budget,
) -> Result<Option<Line>, Reason> {
    let deal = moves.deal;
    let words = moves.coding.words();
    let mut nodes = Nodes::new(&deal.course, dominances.places, words, budget);
    let mut layers: Vec<Vec<Id>> = vec![Vec::new(); 2 * deal.cards + 1];
    let mut key = vec![0; words];
    let come = moves.start(start, &mut key);
    let Some(root) = nodes.meet(&key, None, budget)? else { return Ok(None) };
    layers[come].push(root);
    if come == 2 * deal.cards {
        return Ok(Some(line(&nodes, root, None)));
    }
    let mut successors = Successors::default();
    let mut share = FIRST;
    let mut pending = 1;
    while pending > 0 {
        for layer in 0..layers.len() {
            let mut left = share as usize;
            while left > 0 {
                let Some(id) = layers[layer].pop() else { break };
                left -= 1;
                pending -= 1;
                budget.node()?;
                moves.expand(nodes.key(id), &mut successors);
                if let Some(step) = successors.wins {
                    return Ok(Some(line(&nodes, id, Some(step))));
                }
                for (index, (step, come)) in successors.steps.iter().enumerate() {
                    let key = &successors.keys[index * words..(index + 1) * words];
                    let origin = Some(Origin { from: id, step: *step });
                    if let Some(next) = nodes.meet(key, origin, budget)? {
                        let pile = &mut layers[*come];
                        if pile.len() == pile.capacity() {
                            budget.grew(pile.capacity().max(4) * size_of::<Id>());
                        }
                        pile.push(next);
                        pending += 1;
                    }
                }
            }
        }
        share *= GROWTH;
    }
    Ok(None)
}

fn line(nodes: &Nodes, end: Id, last: Option<Step>) -> Line {
    let mut line: Line = last.map(|step| (nodes.key(end).to_vec(), step)).into_iter().collect();
    let mut id = end;
    while let Some(origin) = nodes.origin(id) {
        line.push((nodes.key(origin.from).to_vec(), origin.step));
        id = origin.from;
    }
    line.reverse();
    line
}
