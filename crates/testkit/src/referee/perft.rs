//! Counting moves: how many sequences there are, and how many positions they reach.

use super::error::RefError;
use super::play::RefOrder;
use super::rules::RefRules;
use super::table::RefTable;
use std::collections::HashSet;

/// The two counts of one depth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RefCount {
    /// The number of moves, from 1.
    pub depth: u32,
    /// Sequences of exactly so many legal moves.
    pub paths: u64,
    /// Positions that are reached with so many moves and not with fewer; the first position counts as reached.
    pub reach: u64,
}

/// Counts for every depth from 1 to `depth`.
///
/// # Errors
/// A reshuffle on the way for which `order` lacks cards.
pub fn perft(rules: &RefRules, table: &RefTable, order: RefOrder<'_>, depth: u32) -> Result<Vec<RefCount>, RefError> {
    let reached = reach(rules, table, order, depth)?;
    let mut counts = Vec::new();
    for (depth, reach) in (1..=depth).zip(reached) {
        counts.push(RefCount { depth, paths: paths(rules, table, order, depth)?, reach });
    }
    Ok(counts)
}

/// The number of sequences of exactly `depth` legal moves.
///
/// # Errors
/// A reshuffle on the way for which `order` lacks cards.
pub fn paths(rules: &RefRules, table: &RefTable, order: RefOrder<'_>, depth: u32) -> Result<u64, RefError> {
    if depth == 0 {
        return Ok(1);
    }
    let moves = table.legal_moves(rules);
    if depth == 1 {
        return Ok(moves.len() as u64);
    }
    let mut sum = 0;
    for played in moves {
        sum += paths(rules, &table.apply(rules, played, order)?, order, depth - 1)?;
    }
    Ok(sum)
}

/// The number of positions first reached at each depth from 1 to `depth`.
///
/// # Errors
/// A reshuffle on the way for which `order` lacks cards.
pub fn reach(rules: &RefRules, table: &RefTable, order: RefOrder<'_>, depth: u32) -> Result<Vec<u64>, RefError> {
    let mut seen = HashSet::from([table.position(rules)]);
    let mut level = vec![table.clone()];
    let mut counts = Vec::new();
    for _ in 0..depth {
        let mut next_level = Vec::new();
        for table in &level {
            for played in table.legal_moves(rules) {
                let next = table.apply(rules, played, order)?;
                if seen.insert(next.position(rules)) {
                    next_level.push(next);
                }
            }
        }
        counts.push(next_level.len() as u64);
        level = next_level;
    }
    Ok(counts)
}
