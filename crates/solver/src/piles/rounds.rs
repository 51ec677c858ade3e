//! In which order positions are looked at.
//!
//! Positions lie in layers by how far they have come. Each round visits the layers from the start on
//! and looks at a few positions in each, the newest first; each round looks at more than the one
//! before. So every round dives to the end, and no early choice keeps the search for ever. It ends
//! when all positions have been looked at.

use super::dominances::Dominances;
use super::expand::{Expander, Successors};
use super::freed::Freed;
use super::looser::Looser;
use super::nodes::{Id, Nodes};
use super::position::Position;
use crate::budget::Budget;
use crate::verdict::Reason;

/// How many positions of a layer the first round looks at, and how the number grows.
const FIRST: f64 = 1.0;
const GROWTH: f64 = 1.5;
/// The search of the game with a free stock, which costs more than to ask the looser one, begins after
/// so many times as many positions.
const FREED_AFTER: u64 = 20;

/// The words of the positions along a line that wins, from the start to one that is won.
pub(super) type Line = Vec<Vec<u64>>;

/// The positions that were met, and those of them in each layer that wait.
struct Met<'d> {
    nodes: Nodes<'d>,
    layers: Vec<Vec<Id>>,
}

/// Searches until a line is found or nothing is left.
pub(super) fn search(
    expander: &mut Expander,
    start: &Position,
    dominances: Dominances,
    looser: &mut Option<Looser>,
    freed: &mut Option<Freed>,
    budget: &mut Budget,
) -> Result<Option<Line>, Reason> {
    let words = expander.coding.words();
    let mut met = Met {
        nodes: Nodes::new(&expander.deal.course, dominances.places, words, budget),
        layers: vec![Vec::new(); 2 * expander.deal.cards + 1],
    };
    let found = search_in(&mut met, expander, start, dominances, looser, freed, budget);
    let waiting: usize = met.layers.iter().map(Vec::capacity).sum();
    budget.shrank(met.nodes.bytes() + waiting * size_of::<Id>());
    found
}

fn search_in(
    met: &mut Met,
    expander: &mut Expander,
    start: &Position,
    dominances: Dominances,
    looser: &mut Option<Looser>,
    freed: &mut Option<Freed>,
    budget: &mut Budget,
) -> Result<Option<Line>, Reason> {
    let Met { nodes, layers } = met;
    let deal = expander.deal;
    let words = expander.coding.words();
    let mut key = vec![0; words];
    let (come, is_won) = expander.start(start, &mut key);
    if is_won {
        return Ok(Some(vec![key]));
    }
    layers[come].extend(nodes.meet(&key, None, budget)?);
    let mut successors = Successors::default();
    let mut expanded = 0;
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
                expanded += 1;
                if let Some(looser) = looser
                    && looser.is_lost(expander, nodes.key(id), budget)?
                {
                    continue;
                }
                if let Some(freed) = freed
                    && expanded > FREED_AFTER * dominances.dive
                    && freed.is_lost(deal, expander.read(nodes.key(id)), looser, budget)?
                {
                    continue;
                }
                expander.expand(nodes.key(id), &mut successors);
                if successors.is_won {
                    let last = successors.keys.len() - words;
                    return Ok(Some(line(nodes, id, successors.keys[last..].to_vec())));
                }
                for (key, come) in successors.keys.chunks(words).zip(&successors.come) {
                    if let Some(next) = nodes.meet(key, Some(id), budget)? {
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

fn line(nodes: &Nodes, end: Id, won: Vec<u64>) -> Line {
    let mut line = vec![won, nodes.key(end).to_vec()];
    let mut id = end;
    while let Some(from) = nodes.origin(id) {
        line.push(nodes.key(from).to_vec());
        id = from;
    }
    line.reverse();
    line
}
