//! What is left out of the search because something else does as well, each with a switch.

/// Whether a dominance is used. Off is for tests, which compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    On,
    Off,
}

/// The switches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Dominances {
    /// Cards that go up without harm go up at once (`safe`).
    pub(super) safe: Use,
    /// Columns that are built anew have no order (`key`).
    pub(super) symmetry: Use,
    /// How runs lie that may be divided makes no difference (`counted`).
    pub(super) counted: Use,
    /// Places in the stock that cover each other (`stock`).
    pub(super) places: Use,
    /// Cards of a free stock are played only where they are put to use (`lazy`).
    pub(super) lazy: Use,
    /// Positions that are lost with looser rules are not looked at (`looser`).
    pub(super) looser: Use,
    /// Positions that are lost even with a free stock are not looked at (`freed`).
    pub(super) freed: Use,
    /// How many positions are looked at before: a quick win needs no proof.
    pub(super) dive: u64,
    /// Turns are no steps of their own (`stock`).
    pub(super) turns: Use,
}

impl Dominances {
    /// All of them.
    pub(super) const ALL: Dominances = Dominances {
        safe: Use::On,
        symmetry: Use::On,
        counted: Use::On,
        places: Use::On,
        lazy: Use::On,
        looser: Use::On,
        freed: Use::On,
        dive: 300,
        turns: Use::On,
    };
}
