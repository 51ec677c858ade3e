//! How many paths there are: whole numbers without an end.

use std::fmt;

/// Each limb holds this much.
const LIMB: u64 = 1_000_000_000_000_000_000;

/// A number that only grows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Paths {
    /// In steps of [`LIMB`], the lowest first; never empty.
    limbs: Vec<u64>,
}

impl Paths {
    /// No path.
    pub(crate) fn none() -> Paths {
        Paths { limbs: vec![0] }
    }

    /// The one path of no move.
    pub(crate) fn one() -> Paths {
        Paths { limbs: vec![1] }
    }

    /// Adds as many more.
    pub(crate) fn add(&mut self, more: &Paths) {
        let mut carry = 0;
        for place in 0.. {
            let added = more.limbs.get(place).copied().unwrap_or(0) + carry;
            if added == 0 && place >= more.limbs.len() {
                break;
            }
            match self.limbs.get_mut(place) {
                Some(limb) => {
                    *limb += added;
                    carry = *limb / LIMB;
                    *limb %= LIMB;
                }
                None => {
                    self.limbs.push(added % LIMB);
                    carry = added / LIMB;
                }
            }
        }
    }
}

impl fmt::Display for Paths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        for (i, limb) in self.limbs.iter().rev().enumerate() {
            text.push_str(&if i == 0 { limb.to_string() } else { format!("{limb:018}") });
        }
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubling_a_hundred_times_loses_nothing() {
        let mut paths = Paths::one();
        for doublings in 1..=120_u32 {
            paths.add(&paths.clone());
            assert_eq!(paths.to_string(), 2_u128.pow(doublings).to_string());
        }
        assert_eq!(Paths::none().to_string(), "0");
        assert_eq!(format!("{:>3}", Paths::one()), "  1");
    }

    #[test]
    fn a_carry_goes_through_all_limbs() {
        let mut paths = Paths { limbs: vec![LIMB - 1, LIMB - 1] };
        paths.add(&Paths::one());
        assert_eq!(paths.to_string(), format!("1{}", "0".repeat(36)));
        let mut small = Paths::one();
        small.add(&Paths { limbs: vec![LIMB - 1, LIMB - 1] });
        assert_eq!(small, paths);
    }
}
