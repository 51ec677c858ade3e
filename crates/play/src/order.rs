//! Results in the order of time.
//!
//! Results are put in one by one where they belong: they come nearly in order already, and the page
//! is spared a sorting routine for each kind of list.

use crate::result::GameResult;

/// The results, the one that ended first first; those of one moment by their games' identities.
#[must_use]
pub fn earliest_first<'r>(results: impl IntoIterator<Item = &'r GameResult>) -> Vec<&'r GameResult> {
    let mut ordered: Vec<&GameResult> = Vec::new();
    for result in results {
        let place = ordered.partition_point(|other| (other.at, &other.identity) <= (result.at, &result.identity));
        ordered.insert(place, result);
    }
    ordered
}

/// The results, the one that ended last first.
#[must_use]
pub fn latest_first<'r>(results: impl IntoIterator<Item = &'r GameResult>) -> Vec<&'r GameResult> {
    let mut ordered = earliest_first(results);
    ordered.reverse();
    ordered
}
