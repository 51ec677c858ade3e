//! The search for games in which every card of the stock is always within reach: draw 1, as often
//! as one likes, in an order that never changes.
//!
//! It goes from departure to departure: every position right after the head of a column has left is
//! brought to its normal form and kept in the antichain of its key. Departures only take segments
//! away, so positions lie in layers by the number of segments left. To expand positions only once all
//! layers above are done would waste least but never win; to dive at once wins but expands much that
//! is later found contained in other positions. So it goes in rounds over all layers from the top, and
//! in each takes a few of the positions that wait, the last first: one in the first round, and half
//! as many again in each round after it.
//!
//! Won is a position with nothing covered: then the lowest card that is not up yet is always within
//! reach.

use super::antichain::Antichains;
use super::cards::SUITS;
use super::deal::{COLUMNS, Deal};
use super::level::{Arrivals, Halt, Levels};
use super::normal::{Reach, normalise};
use super::state::State;
use super::step::Step;
use super::wanted::{Target, Way};
use crate::budget::Budget;
use crate::verdict::Reason;

/// Where a position came from.
#[derive(Clone, Copy)]
struct Origin {
    parent: u32,
    target: Target,
}

/// Everything that was reached so far.
struct Reached<'d> {
    deal: &'d Deal,
    chains: Antichains,
    origins: Vec<Origin>,
    /// The positions that wait, for each number of segments left.
    waiting: Vec<Vec<u32>>,
    /// What the level that is being searched belongs to.
    origin: Origin,
    /// The position that is won.
    won: Option<u32>,
}

/// The marks of the first position, which came from nowhere.
const ROOT: Origin = Origin { parent: u32::MAX, target: Target { column: 0, way: Way::Column } };

impl Reached<'_> {
    fn meet(&mut self, state: &State) {
        let Some(number) = self.chains.add(state.key(), state.stock) else { return };
        self.origins.push(self.origin);
        self.waiting[state.segments() as usize].push(number);
        if state.covered() == 0 {
            self.won = Some(number);
        }
    }
}

impl Arrivals for Reached<'_> {
    fn arrive(&mut self, mut state: State, _: &[Step]) -> Result<(), Halt> {
        normalise(self.deal, &mut state, Reach::All, |_| {});
        self.meet(&state);
        if self.won.is_some() { Err(Halt::Enough) } else { Ok(()) }
    }
}

/// The departures that are tried in a state: the fullest column first.
pub(super) fn targets(deal: &Deal, state: &State) -> impl Iterator<Item = Target> + use<> {
    let mut columns = [0_u8; COLUMNS];
    let mut count = 0;
    for column in 0..deal.columns {
        if Deal::left(state, column) > 0 {
            columns[count] = column as u8;
            count += 1;
        }
    }
    let state = *state;
    columns[..count].sort_by_key(|column| Deal::left(&state, usize::from(*column)));
    (0..count).flat_map(move |i| [Way::Column, Way::Foundation].map(|way| Target { column: columns[i], way }))
}

/// The state that a key and a stock stand for.
pub(super) fn unpack(deal: &Deal, key: u64, stock: u64) -> State {
    let mut heights = [0; SUITS];
    for (suit, height) in heights.iter_mut().enumerate() {
        *height = (key >> (4 * suit) & 15) as u8;
    }
    deal.state(deal.columns_of((key >> 16) as u32), heights, stock)
}

/// A line that uncovers everything from a state, if there is one.
pub(super) fn prove(deal: &Deal, start: State, budget: &mut Budget) -> Result<Option<Vec<Step>>, Reason> {
    let mut root = start;
    normalise(deal, &mut root, Reach::All, |_| {});
    let mut reached = Reached {
        deal,
        chains: Antichains::new(deal.uses.contained),
        origins: Vec::new(),
        waiting: vec![Vec::new(); root.segments() as usize + 1],
        origin: ROOT,
        won: None,
    };
    reached.meet(&root);
    let mut levels = Levels::default();
    let mut width = 1.0_f64;
    let mut bytes = 0;
    while reached.won.is_none() && reached.waiting.iter().any(|layer| !layer.is_empty()) {
        for layer in (0..reached.waiting.len()).rev() {
            let mut expanded = 0;
            while expanded < width as usize
                && let Some(number) = reached.waiting[layer].pop()
            {
                let Some((key, stock)) = reached.chains.get(number) else { continue };
                expanded += 1;
                match expand(&mut levels, &mut reached, number, key, stock, budget) {
                    Ok(()) => {}
                    Err(Halt::Enough) => break,
                    Err(Halt::Limit(reason)) => return Err(reason),
                }
            }
            if reached.won.is_some() {
                break;
            }
        }
        let now = reached.chains.bytes() + reached.origins.capacity() * size_of::<Origin>() + levels.bytes();
        budget.grew(now.saturating_sub(bytes));
        bytes = bytes.max(now);
        width *= 1.5;
    }
    budget.shrank(bytes);
    let Some(won) = reached.won else { return Ok(None) };
    trace(deal, start, &reached, won, budget).map(Some)
}

fn expand(
    levels: &mut Levels,
    reached: &mut Reached,
    number: u32,
    key: u64,
    stock: u64,
    budget: &mut Budget,
) -> Result<(), Halt> {
    let deal = reached.deal;
    let state = unpack(deal, key, stock);
    for target in targets(deal, &state) {
        reached.origin = Origin { parent: number, target };
        levels.explore(deal, &state, target, reached, budget)?;
    }
    Ok(())
}

/// Looks for the moves that led from one position to the next.
struct Retrace<'d> {
    deal: &'d Deal,
    key: u64,
    stock: u64,
    line: Vec<Step>,
}

impl Arrivals for Retrace<'_> {
    fn arrive(&mut self, mut state: State, line: &[Step]) -> Result<(), Halt> {
        let mut after = Vec::new();
        normalise(self.deal, &mut state, Reach::All, |step| after.push(step));
        if state.key() != self.key || state.stock != self.stock {
            return Ok(());
        }
        self.line = line.iter().copied().chain(after).collect();
        Err(Halt::Enough)
    }
}

/// The line to a position: only departures were kept, so what lies between them is searched again.
fn trace(deal: &Deal, start: State, reached: &Reached, last: u32, budget: &mut Budget) -> Result<Vec<Step>, Reason> {
    let mut numbers = vec![last];
    while let Some(parent) = numbers.last().map(|number| reached.origins[*number as usize].parent)
        && parent != ROOT.parent
    {
        numbers.push(parent);
    }
    numbers.reverse();
    let mut line = Vec::new();
    let mut root = start;
    normalise(deal, &mut root, Reach::All, |step| line.push(step));
    let mut levels = Levels::default();
    for pair in numbers.windows(2) {
        let (key, stock) = reached.chains.any(pair[0]);
        let (wanted_key, wanted_stock) = reached.chains.any(pair[1]);
        let mut retrace = Retrace { deal, key: wanted_key, stock: wanted_stock, line: Vec::new() };
        let target = reached.origins[pair[1] as usize].target;
        match levels.explore(deal, &unpack(deal, key, stock), target, &mut retrace, budget) {
            Err(Halt::Limit(reason)) => return Err(reason),
            Err(Halt::Enough) => line.extend(retrace.line),
            Ok(()) => unreachable!("the same search reaches the same positions"),
        }
    }
    Ok(line)
}
