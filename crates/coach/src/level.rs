//! The levels of deals.

use std::fmt;

/// How hard a deal is among those of its options that can be won (KL-45): each level is a third of
/// them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// The easiest third: Huismelange.
    HouseBlend,
    /// The middle third: Dubbele espresso.
    DoubleEspresso,
    /// The hardest third: Driedubbele espresso.
    TripleEspresso,
}

impl Level {
    /// Every level, the easiest first.
    pub const ALL: [Level; 3] = [Level::HouseBlend, Level::DoubleEspresso, Level::TripleEspresso];

    /// The name in data, which stays as it is in every language.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Level::HouseBlend => "house-blend",
            Level::DoubleEspresso => "double-espresso",
            Level::TripleEspresso => "triple-espresso",
        }
    }

    pub(crate) fn index(self) -> usize {
        match self {
            Level::HouseBlend => 0,
            Level::DoubleEspresso => 1,
            Level::TripleEspresso => 2,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
