//! How far a search may go, and who watches it.

use crate::verdict::{Effort, Reason};
use std::ops::ControlFlow;

/// How far a search may go. Without limits it goes on until it knows.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Limits {
    /// Positions to look at.
    pub nodes: Option<u64>,
    /// Memory for its tables, in bytes.
    pub bytes: Option<usize>,
}

/// How far a search has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Positions looked at so far.
    pub nodes: u64,
    /// Memory that its tables hold, in bytes.
    pub bytes: usize,
}

/// Watches a search and can stop it: only who calls has a clock.
pub trait Observer {
    /// Called every few thousand positions. To break ends the search, which then answers *open*.
    fn progress(&mut self, progress: Progress) -> ControlFlow<()>;
}

/// Nobody watches.
#[derive(Clone, Copy, Default, Debug)]
pub struct Unwatched;

impl Observer for Unwatched {
    fn progress(&mut self, _: Progress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Positions between two calls of the observer.
const INTERVAL: u64 = 4_096;

/// Counts what a search takes and says when to stop.
pub(crate) struct Budget<'o> {
    limits: Limits,
    observer: &'o mut dyn Observer,
    nodes: u64,
    bytes: usize,
    most_bytes: usize,
    /// At this number of nodes a limit or the observer is asked.
    ask_at: u64,
    stopped: Option<Reason>,
}

impl<'o> Budget<'o> {
    pub(crate) fn new(limits: Limits, observer: &'o mut dyn Observer) -> Budget<'o> {
        let ask_at = limits.nodes.map_or(INTERVAL, |most| most.min(INTERVAL));
        Budget { limits, observer, nodes: 0, bytes: 0, most_bytes: 0, ask_at, stopped: None }
    }

    /// Counts one position.
    ///
    /// # Errors
    /// The limit that was met: the search must end.
    #[inline]
    pub(crate) fn node(&mut self) -> Result<(), Reason> {
        if self.nodes >= self.ask_at {
            self.ask()?;
        }
        self.nodes += 1;
        Ok(())
    }

    /// Notes that tables grew by so many bytes. The limit is looked at with the next position.
    pub(crate) fn grew(&mut self, bytes: usize) {
        self.bytes += bytes;
        self.most_bytes = self.most_bytes.max(self.bytes);
        if self.limits.bytes.is_some_and(|most| self.bytes > most) {
            self.ask_at = self.nodes;
        }
    }

    /// Notes that tables of so many bytes were given back.
    pub(crate) fn shrank(&mut self, bytes: usize) {
        self.bytes = self.bytes.saturating_sub(bytes);
    }

    /// Whether so many more bytes would still be allowed: asked before a table grows.
    pub(crate) fn has_room_for(&self, bytes: usize) -> bool {
        self.limits.bytes.is_none_or(|most| self.bytes + bytes <= most)
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(crate) fn effort(&self) -> Effort {
        Effort { nodes: self.nodes, bytes: self.most_bytes }
    }

    #[cold]
    fn ask(&mut self) -> Result<(), Reason> {
        if let Some(reason) = self.stopped {
            return Err(reason);
        }
        let reason = if self.limits.nodes.is_some_and(|most| self.nodes >= most) {
            Some(Reason::Nodes)
        } else if self.limits.bytes.is_some_and(|most| self.bytes > most) {
            Some(Reason::Bytes)
        } else if self.observer.progress(Progress { nodes: self.nodes, bytes: self.bytes }).is_break() {
            Some(Reason::Cancelled)
        } else {
            None
        };
        self.stopped = reason;
        match reason {
            Some(reason) => Err(reason),
            None => {
                let next = self.nodes + INTERVAL;
                self.ask_at = self.limits.nodes.map_or(next, |most| most.min(next));
                Ok(())
            }
        }
    }
}
