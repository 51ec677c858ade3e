//! What a search has found.

use engine::Move;

/// Whether a position can be won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can: here is how.
    Won(Solution),
    /// No line of play wins.
    Lost(Exhausted),
    /// A limit was met before either was certain. This says nothing about the position.
    Open(Stopped),
}

impl Verdict {
    /// What the search took.
    #[must_use]
    pub fn effort(&self) -> Effort {
        match self {
            Verdict::Won(solution) => solution.effort,
            Verdict::Lost(exhausted) => exhausted.effort,
            Verdict::Open(stopped) => stopped.effort,
        }
    }
}

/// A line of play that wins. It was played from the position by the engine before it got here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    pub(crate) moves: Vec<Move>,
    pub(crate) effort: Effort,
}

impl Solution {
    /// The moves from the position to the win: carries, turns of the stock and redeals, each one
    /// move. None where the position is won already.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }
}

/// A search that left nothing out and found no way to win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exhausted {
    pub(crate) effort: Effort,
}

/// A search that ended early.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stopped {
    pub(crate) reason: Reason,
    pub(crate) effort: Effort,
}

impl Stopped {
    /// The limit that was met.
    #[must_use]
    pub fn reason(&self) -> Reason {
        self.reason
    }
}

/// Why a search ended early.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// It looked at as many positions as it was allowed to.
    Nodes,
    /// It would have needed more memory than it was allowed to use.
    Bytes,
    /// The observer told it to stop.
    Cancelled,
    /// What it searched is wider than the game: where the stock is shuffled without end, a position
    /// counts as lost only if it is even with every stock card free at any time.
    Relaxed,
}

/// What a search took.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effort {
    /// Positions looked at.
    pub nodes: u64,
    /// The most memory that its tables held at once, in bytes.
    pub bytes: usize,
}
