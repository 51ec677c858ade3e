//! Asking without limits.

use engine::Table;
use rules::Rules;
use solver::{Limits, Unwatched, Verdict, solve};

/// Whether a table can be won.
#[allow(dead_code, reason = "not every test file asks for the same")]
pub(crate) fn verdict(rules: &Rules, table: &Table) -> bool {
    match solve(rules, table, Limits::default(), &mut Unwatched) {
        Verdict::Won(_) => true,
        Verdict::Lost(_) => false,
        Verdict::Open(stopped) => panic!("nothing limits this search: {:?}", stopped.reason()),
    }
}

/// How many positions its search takes.
#[allow(dead_code, reason = "not every test file asks for the same")]
pub(crate) fn cost(rules: &Rules, table: &Table) -> u64 {
    solve(rules, table, Limits::default(), &mut Unwatched).effort().nodes
}
