//! Which cards of stock and waste can be brought to the top of the waste.
//!
//! The cards keep their order, so a set of places and the number of cards that lie in the waste say
//! everything. After a card was played, exactly those before it lie in the waste.

use super::cards::ACES;
use super::deal::Deal;
use rules::Aces;

/// The places, in the order of turning, of the cards that are left: the lowest first.
pub(super) type Places = u64;

/// How the cards of the stock come by.
pub(super) struct Turning {
    draw: usize,
    /// For each number of cards counted so far (modulo the draw) and each set of eight places: those
    /// of them that end a group.
    ends: Vec<[u8; 256]>,
    /// Where aces must go up as soon as they come by: their places.
    aces: Places,
}

/// The cards that can be brought to the top of the waste.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Reachable {
    /// In this pass.
    pub(super) now: Places,
    /// Only after one redeal. A second one brings nothing new.
    pub(super) later: Places,
}

impl Turning {
    pub(super) fn new(deal: &Deal) -> Turning {
        let draw = deal.draw;
        let aces = match deal.aces {
            Aces::Free => 0,
            Aces::Must => deal
                .stock
                .iter()
                .enumerate()
                .filter(|(_, card)| *card & ACES != 0)
                .fold(0, |places, (place, _)| places | 1 << place),
        };
        Turning { draw, ends: Turning::ends_of_groups(draw), aces }
    }

    fn ends_of_groups(draw: usize) -> Vec<[u8; 256]> {
        (0..draw)
            .map(|counted| {
                std::array::from_fn(|set| {
                    let mut count = counted;
                    let mut ends = 0;
                    for bit in (0..8).filter(|bit| set >> bit & 1 == 1) {
                        count += 1;
                        if count == draw {
                            ends |= 1 << bit;
                            count = 0;
                        }
                    }
                    ends
                })
            })
            .collect()
    }

    /// The places of those of the given cards that end a group when they are turned from the first.
    #[inline]
    fn ends(&self, mut places: Places) -> Places {
        let last = if places == 0 { 0 } else { 1 << (63 - places.leading_zeros()) };
        let (mut ends, mut shift, mut counted) = (0, 0, 0);
        while places != 0 {
            let byte = (places & 255) as usize;
            ends |= u64::from(self.ends[counted][byte]) << shift;
            counted = (counted + byte.count_ones() as usize) % self.draw;
            places >>= 8;
            shift += 8;
        }
        ends | last
    }

    /// What can be reached when so many of the cards left lie in the waste.
    #[inline]
    pub(super) fn reachable(&self, left: Places, waste: Places) -> Reachable {
        let top = if waste == 0 { 0 } else { 1 << (63 - waste.leading_zeros()) };
        let now = top | self.ends(left & !waste);
        let later = self.ends(left);
        if self.aces & (now | later) == 0 {
            return Reachable { now, later: later & !now };
        }
        // Turning stops at an ace that comes by.
        let up_to_ace = |places: Places| match places & self.aces {
            0 => (places, false),
            aces => (places & (aces ^ (aces - 1)), true),
        };
        if top & self.aces != 0 {
            return Reachable { now: top, later: 0 };
        }
        let (ahead, stopped) = up_to_ace(self.ends(left & !waste));
        let now = top | ahead;
        let later = if stopped { 0 } else { up_to_ace(later).0 };
        Reachable { now, later: later & !now }
    }

    /// Whether aces of the stock must be minded, so that it is not enough to know what can be reached.
    pub(super) fn minds_aces(&self) -> bool {
        self.aces != 0
    }
}

/// The cards that lie in the waste when the card at a place has been played.
#[inline]
pub(super) fn before(left: Places, place: u32) -> Places {
    left & ((1 << place) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::Shuffle;

    /// Turns the stock card by card, twice through at most.
    fn turned(turning: &Turning, left: Places, waste: Places) -> Reachable {
        let cards: Vec<u32> = (0..64).filter(|place| left >> place & 1 == 1).collect();
        let mut lying = waste.count_ones() as usize;
        let mut reachable = Reachable::default();
        for pass in 0..2 {
            loop {
                if let Some(top) = lying.checked_sub(1).map(|top| 1 << cards[top]) {
                    match pass {
                        0 => reachable.now |= top,
                        _ => reachable.later |= top & !reachable.now,
                    }
                    if top & turning.aces != 0 {
                        return reachable;
                    }
                }
                if lying == cards.len() {
                    break;
                }
                lying = (lying + turning.draw).min(cards.len());
            }
            lying = 0;
        }
        reachable
    }

    #[test]
    fn what_can_be_reached_is_what_turning_shows() {
        let mut random = Shuffle::new(3);
        for _ in 0..20_000 {
            let draw = 1 + random.below(6) as usize;
            let width = 1 + random.below(30);
            let bits = |random: &mut Shuffle| (0..width).fold(0, |set: Places, place| set | random.below(2) << place);
            let left = bits(&mut random);
            let waste = left & ((1 << random.below(width + 1)) - 1);
            let aces = if random.below(2) == 0 { 0 } else { bits(&mut random) & bits(&mut random) };
            let turning = Turning { draw, ends: Turning::ends_of_groups(draw), aces };
            assert_eq!(turning.reachable(left, waste), turned(&turning, left, waste), "{left:b} {waste:b} {draw}");
        }
    }
}
