//! The family that follows every pile card by card: for any rules.

use crate::budget::Budget;
use crate::solve::Found;
use crate::verdict::Reason;
use engine::Table;
use rules::Rules;

/// Whether a table can be won.
pub(crate) fn search(_rules: &Rules, _table: &Table, _budget: &mut Budget) -> Result<Found, Reason> {
    Err(Reason::Nodes)
}
