//! A tiny random stream that gives the same numbers everywhere, and random rules and games made from it.

use crate::referee::{
    RefAces, RefEmpty, RefFaces, RefLift, RefMove, RefOrder, RefPasses, RefPlace, RefPreset, RefRedeal, RefRules,
    RefScore, RefTable, RefWaste,
};

/// The stream known as SplitMix64. Good enough for tests, and short enough to be written anywhere.
#[derive(Debug, Clone)]
pub struct Random {
    state: u64,
}

impl Random {
    /// A stream; equal seeds give equal streams.
    pub fn new(seed: u64) -> Random {
        Random { state: seed }
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number from 0 up to and without `end`, or 0 when `end` is 0. The small bias of the remainder does not matter
    /// for tests.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next_u64() % end.max(1) as u64) as usize
    }

    /// One of the items, or nothing when there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    /// One of a fixed number of choices.
    pub fn choose<T: Copy, const N: usize>(&mut self, choices: [T; N]) -> T {
        const { assert!(N > 0, "there must be something to choose from") };
        choices[self.below(N)]
    }

    /// Puts the items in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

/// A random preset with every option drawn anew, so that all combinations that make sense occur.
///
/// Left out: whole runs only where all cards are dealt face up (a column that is not one run could never move), and
/// shuffled redeals with a single pass (there is no redeal to shuffle). The parameters that are no options (faces,
/// build, what is lifted together) stay those of the preset.
pub fn rules(random: &mut Random) -> RefRules {
    let mut rules = random.choose(RefPreset::ALL).rules();
    rules.packs = random.choose([1, 1, 2]);
    rules.columns = random.choose([7, 8, 9]);
    rules.lift = match rules.faces {
        RefFaces::LastUp => random.choose([RefLift::Part, RefLift::Whole]),
        RefFaces::AllUp => RefLift::Part,
    };
    rules.empty_column = random.choose([RefEmpty::King, RefEmpty::Any, RefEmpty::Nothing]);
    rules.take_back = random.choose([true, false]);
    rules.aces = random.choose([RefAces::Free, RefAces::Must]);
    rules.draw = random.choose([1, 1, 2, 3, 3, 4, 5, 24]);
    rules.redeal = random.choose([RefRedeal::Keep, RefRedeal::Keep, RefRedeal::Shuffle]);
    let passes = random.choose([RefPasses::Unlimited, RefPasses::Number(2), RefPasses::Number(3)]);
    rules.passes = match rules.redeal {
        RefRedeal::Keep => random.choose([passes, RefPasses::Number(1)]),
        RefRedeal::Shuffle => passes,
    };
    rules.waste = random.choose([RefWaste::Top, RefWaste::Group]);
    rules.score = random.choose([
        RefScore::None,
        RefScore::Standard,
        RefScore::Timed,
        RefScore::Vegas,
        RefScore::VegasCumulative,
    ]);
    rules.redeal_penalty = random.choose([true, false]);
    rules
}

/// A random legal move, or nothing when there is none. Three times in four it is one that puts a card up or turns one
/// up, if there is any, so that games get somewhere.
pub fn legal_move(random: &mut Random, rules: &RefRules, table: &RefTable, order: RefOrder<'_>) -> Option<RefMove> {
    let moves = table.legal_moves(rules);
    let eager = random.below(4) > 0;
    let forward: Vec<RefMove> =
        moves.iter().copied().filter(|played| goes_forward(rules, table, *played, order)).collect();
    if eager && !forward.is_empty() { random.pick(&forward).copied() } else { random.pick(&moves).copied() }
}

/// Plays up to `count` random moves and returns them with the table that they lead to.
pub fn walk(
    random: &mut Random,
    rules: &RefRules,
    table: &RefTable,
    order: RefOrder<'_>,
    count: usize,
) -> (Vec<RefMove>, RefTable) {
    let mut table = table.clone();
    let mut moves = Vec::new();
    while moves.len() < count {
        let Some(played) = legal_move(random, rules, &table, order) else { break };
        let Ok(next) = table.apply(rules, played, order) else { break };
        table = next;
        moves.push(played);
    }
    (moves, table)
}

fn goes_forward(rules: &RefRules, table: &RefTable, played: RefMove, order: RefOrder<'_>) -> bool {
    match played {
        RefMove::Carry { to: RefPlace::Foundation(_), .. } => true,
        RefMove::Carry { .. } => {
            table.apply(rules, played, order).is_ok_and(|next| next.face_down() < table.face_down())
        }
        RefMove::Turn | RefMove::Redeal | RefMove::Reshuffle => false,
    }
}
