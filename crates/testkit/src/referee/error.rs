//! What the referee says when it is given something that it cannot use.

use std::error::Error;
use std::fmt;

/// Why a text, a deck or a move cannot be used, in one sentence for the person who reads the failed test.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefError(
    /// The sentence.
    pub String,
);

impl RefError {
    /// Makes an error out of anything that is a text.
    pub fn new(reason: impl Into<String>) -> RefError {
        RefError(reason.into())
    }
}

impl fmt::Display for RefError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for RefError {}
