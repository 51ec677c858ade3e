//! Which of the arguments for leaving moves and positions out are used: all, but in tests that show
//! that none changes a verdict.

/// Whether an argument is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    /// It is.
    On,
    /// Everything that it would leave out is looked at.
    #[cfg_attr(not(test), allow(dead_code, reason = "tests alone switch arguments off"))]
    Off,
}

/// The arguments, each explained at the head of its file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Uses {
    /// Safe cards go up by themselves: [`super::normal`].
    pub(super) safe: Use,
    /// Only what a departure needs is played before it: [`super::wanted`].
    pub(super) wanted: Use,
    /// What comes to a column is used at once: [`super::level`] and [`super::moves`].
    pub(super) at_once: Use,
    /// Positions contained in others are left out: [`super::antichain`].
    pub(super) contained: Use,
    /// Wastes that are reached by turning are left out: [`super::seen`].
    pub(super) wastes: Use,
    /// Positions in which a card can never leave are left out: [`super::deadlock`].
    pub(super) deadlock: Use,
    /// Positions that are lost with a free stock are left out: [`super::oracle`].
    pub(super) oracle: Use,
}

impl Uses {
    /// All of them.
    pub(super) const ALL: Uses = Uses {
        safe: Use::On,
        wanted: Use::On,
        at_once: Use::On,
        contained: Use::On,
        wastes: Use::On,
        deadlock: Use::On,
        oracle: Use::On,
    };
}
