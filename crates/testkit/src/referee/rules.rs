//! What the games of the family have in common and where they differ.

/// The parameters of one game of the family. Nothing is checked: the referee plays whatever it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RefRules {
    /// The preset that the rules began as. It gives a position its name and is never asked for a rule.
    pub game: RefPreset,
    /// Packs of 52 cards: 1 or 2.
    pub packs: usize,
    /// Columns, dealt 1, 2, 3 .. cards from left to right.
    pub columns: usize,
    /// Which cards are dealt face up.
    pub faces: RefFaces,
    /// What may lie on what in a column.
    pub build: RefBuild,
    /// How much of a column may be lifted.
    pub lift: RefLift,
    /// What holds together the cards that are lifted.
    pub lift_relation: RefLiftRelation,
    /// What an empty column takes.
    pub empty_column: RefEmpty,
    /// Whether the top card of a foundation may go back to a column (KL-22).
    pub take_back: bool,
    /// Whether an ace may wait (KL-18).
    pub aces: RefAces,
    /// Cards turned at once, 1 to 24 (KL-30).
    pub draw: usize,
    /// Ways through the stock (KL-34).
    pub passes: RefPasses,
    /// How the waste becomes the stock again (KL-35, DP-09).
    pub redeal: RefRedeal,
    /// Which waste cards are playable (KL-31, DP-08).
    pub waste: RefWaste,
    /// How points are counted (SC-01).
    pub score: RefScore,
    /// Whether redeals from the fourth on cost 20 points when more than one card is turned at once.
    pub redeal_penalty: bool,
}

/// Which cards are dealt face up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefFaces {
    /// The last card of each column (KL-02).
    LastUp,
    /// Every card (VA-06).
    AllUp,
}

/// What may lie on what in a column, always one rank lower.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefBuild {
    /// Red on black and black on red (KL-10).
    AlternateColours,
    /// Red on red and black on black (VA-06).
    SameColour,
}

/// How much of a column may be lifted onto another (KL-13).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefLift {
    /// Any part of a run.
    Part,
    /// All face-up cards of the column together.
    Whole,
}

/// What holds together the cards that are lifted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefLiftRelation {
    /// Whatever may be built (KL-12).
    Build,
    /// Only cards of one suit, each one rank lower (VA-06).
    SameSuit,
}

/// What an empty column takes (KL-16).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefEmpty {
    /// A king, alone or with the run on it.
    King,
    /// Any card or run.
    Any,
    /// Nothing.
    Nothing,
}

/// Whether an ace may wait (KL-18).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefAces {
    /// It may.
    Free,
    /// It goes up before anything else.
    Must,
}

/// Ways through the stock (KL-34).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefPasses {
    /// No end.
    Unlimited,
    /// So many; redeals are one fewer.
    Number(u32),
}

/// How the waste becomes the stock again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefRedeal {
    /// Turned over, in the same order (KL-35).
    Keep,
    /// Shuffled (DP-09).
    Shuffle,
}

/// Which waste cards are playable, one after the other from the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefWaste {
    /// All (KL-31, KL-33).
    Top,
    /// Those of the last turn (DP-08).
    Group,
}

/// How points are counted (SC-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefScore {
    /// Not at all.
    None,
    /// As in Windows, without time.
    Standard,
    /// As in Windows, with time.
    Timed,
    /// A stake, and a fixed amount for each card.
    Vegas,
    /// The same, with a balance that goes on from game to game.
    VegasCumulative,
}

/// The games of the family that have names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefPreset {
    /// Klondike, draw 3.
    Klondike,
    /// Klondike, draw 1.
    KlondikeDraw1,
    /// Las Vegas, draw 1 in one pass.
    Vegas,
    /// Las Vegas, draw 3 in three passes.
    VegasDraw3,
    /// Klondike by Bicycle's rules.
    Bicycle,
    /// Eight columns.
    EightColumns,
    /// Double patience, as its source has it.
    DoublePatience,
    /// Double patience with the usual waste and no shuffling.
    DoubleKlondike,
    /// Whitehead.
    Whitehead,
}

impl RefPreset {
    /// Every preset.
    pub const ALL: [RefPreset; 9] = [
        RefPreset::Klondike,
        RefPreset::KlondikeDraw1,
        RefPreset::Vegas,
        RefPreset::VegasDraw3,
        RefPreset::Bicycle,
        RefPreset::EightColumns,
        RefPreset::DoublePatience,
        RefPreset::DoubleKlondike,
        RefPreset::Whitehead,
    ];

    /// The name on the command line and in positions.
    pub fn id(self) -> &'static str {
        match self {
            RefPreset::Klondike => "klondike",
            RefPreset::KlondikeDraw1 => "klondike-draw-1",
            RefPreset::Vegas => "vegas",
            RefPreset::VegasDraw3 => "vegas-draw-3",
            RefPreset::Bicycle => "bicycle",
            RefPreset::EightColumns => "eight-columns",
            RefPreset::DoublePatience => "double-patience",
            RefPreset::DoubleKlondike => "double-klondike",
            RefPreset::Whitehead => "whitehead",
        }
    }

    /// The preset of that name.
    pub fn by_id(id: &str) -> Option<RefPreset> {
        RefPreset::ALL.into_iter().find(|preset| preset.id() == id)
    }

    /// Its rules.
    pub fn rules(self) -> RefRules {
        match self {
            RefPreset::Klondike => RefRules::klondike(),
            RefPreset::KlondikeDraw1 => RefRules::klondike_draw_1(),
            RefPreset::Vegas => RefRules::vegas(),
            RefPreset::VegasDraw3 => RefRules::vegas_draw_3(),
            RefPreset::Bicycle => RefRules::bicycle(),
            RefPreset::EightColumns => RefRules::eight_columns(),
            RefPreset::DoublePatience => RefRules::double_patience(),
            RefPreset::DoubleKlondike => RefRules::double_klondike(),
            RefPreset::Whitehead => RefRules::whitehead(),
        }
    }
}

impl RefRules {
    /// Klondike: every default.
    pub fn klondike() -> RefRules {
        RefRules {
            game: RefPreset::Klondike,
            packs: 1,
            columns: 7,
            faces: RefFaces::LastUp,
            build: RefBuild::AlternateColours,
            lift: RefLift::Part,
            lift_relation: RefLiftRelation::Build,
            empty_column: RefEmpty::King,
            take_back: true,
            aces: RefAces::Free,
            draw: 3,
            passes: RefPasses::Unlimited,
            redeal: RefRedeal::Keep,
            waste: RefWaste::Top,
            score: RefScore::Standard,
            redeal_penalty: true,
        }
    }

    /// Klondike with one card turned at a time.
    pub fn klondike_draw_1() -> RefRules {
        RefRules { game: RefPreset::KlondikeDraw1, draw: 1, ..RefRules::klondike() }
    }

    /// Las Vegas: draw 1, one pass (VA-01).
    pub fn vegas() -> RefRules {
        RefRules {
            game: RefPreset::Vegas,
            draw: 1,
            passes: RefPasses::Number(1),
            score: RefScore::Vegas,
            ..RefRules::klondike()
        }
    }

    /// The three-card form of Las Vegas: draw 3, three passes.
    pub fn vegas_draw_3() -> RefRules {
        RefRules { game: RefPreset::VegasDraw3, draw: 3, passes: RefPasses::Number(3), ..RefRules::vegas() }
    }

    /// Bicycle's rules: whole runs only, no take back, aces must go up (KL-13, KL-18, KL-22).
    pub fn bicycle() -> RefRules {
        RefRules {
            game: RefPreset::Bicycle,
            lift: RefLift::Whole,
            take_back: false,
            aces: RefAces::Must,
            ..RefRules::klondike()
        }
    }

    /// Eight columns, draw 1, unlimited passes (VA-07).
    pub fn eight_columns() -> RefRules {
        RefRules { game: RefPreset::EightColumns, columns: 8, draw: 1, ..RefRules::klondike() }
    }

    /// Double patience: two packs, nine columns, only the last turn playable, shuffled redeals (DP-01 .. DP-10).
    pub fn double_patience() -> RefRules {
        RefRules {
            game: RefPreset::DoublePatience,
            packs: 2,
            columns: 9,
            draw: 1,
            redeal: RefRedeal::Shuffle,
            waste: RefWaste::Group,
            ..RefRules::klondike()
        }
    }

    /// Double patience with the usual open waste and redeals that keep the order.
    pub fn double_klondike() -> RefRules {
        RefRules {
            game: RefPreset::DoubleKlondike,
            redeal: RefRedeal::Keep,
            waste: RefWaste::Top,
            ..RefRules::double_patience()
        }
    }

    /// Whitehead: all face up, one colour, one suit lifted, any card into an empty column, one pass (VA-06).
    pub fn whitehead() -> RefRules {
        RefRules {
            game: RefPreset::Whitehead,
            faces: RefFaces::AllUp,
            build: RefBuild::SameColour,
            lift_relation: RefLiftRelation::SameSuit,
            empty_column: RefEmpty::Any,
            draw: 1,
            passes: RefPasses::Number(1),
            ..RefRules::klondike()
        }
    }

    /// How many foundations there are: one for each suit and pack.
    pub fn foundations(&self) -> usize {
        4 * self.packs
    }

    /// Whether a redeal is left after pass number `pass`.
    pub fn redeal_left(&self, pass: u32) -> bool {
        match self.passes {
            RefPasses::Unlimited => true,
            RefPasses::Number(passes) => pass < passes,
        }
    }
}
