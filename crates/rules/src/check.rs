//! Rules: what a rules file becomes when everything about it has been checked.

use crate::file::{GameFile, Name, Preset};
use crate::option::{OptionName, Value};
use crate::parameters::Parameters;
use crate::score::Score;
use crate::types::{EmptyColumn, Faces, Foundations, Lift, Relation, Stock};
use cards::{Pack, Suit};

/// The columns.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tableau {
    sizes: Vec<u8>,
    faces: Faces,
    build: Relation,
    lift: Lift,
    empty_column: EmptyColumn,
}

impl Tableau {
    /// The number of cards dealt to each column, left to right.
    #[must_use]
    pub fn sizes(&self) -> &[u8] {
        &self.sizes
    }

    /// The number of columns.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.sizes.len()
    }

    /// Which of the dealt cards lie face up.
    #[must_use]
    pub fn faces(&self) -> Faces {
        self.faces
    }

    /// How columns are built.
    #[must_use]
    pub fn build(&self) -> Relation {
        self.build
    }

    /// What may be taken from a column.
    #[must_use]
    pub fn lift(&self) -> Lift {
        self.lift
    }

    /// What an empty column takes.
    #[must_use]
    pub fn empty_column(&self) -> EmptyColumn {
        self.empty_column
    }
}

/// The rules of a game with all its options chosen: complete, and free of contradictions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    preset: String,
    name: Name,
    chosen: Vec<(OptionName, Value)>,
    values: Vec<(OptionName, Value)>,
    pack: Pack,
    tableau: Tableau,
    foundations: Foundations,
    stock: Stock,
    score: Score,
}

impl Rules {
    pub(crate) fn new(file: &GameFile, preset: &Preset, parameters: &Parameters) -> Rules {
        // A file's options are in their order, and so are these.
        let values: Vec<(OptionName, Value)> =
            file.options.iter().map(|spec| (spec.name, parameters.get(spec.name))).collect();
        let chosen = values.iter().filter(|(name, value)| preset.parameters.get(*name) != *value).copied().collect();
        Rules {
            preset: preset.id.clone(),
            name: preset.name.clone(),
            chosen,
            values,
            pack: parameters.pack(),
            tableau: Tableau {
                sizes: parameters.column_sizes(),
                faces: parameters.faces,
                build: parameters.build,
                lift: parameters.lift,
                empty_column: parameters.empty_column,
            },
            foundations: parameters.foundations(),
            stock: parameters.stock(),
            score: parameters.score(),
        }
    }

    /// The id of the preset that these rules started from.
    #[must_use]
    pub fn preset(&self) -> &str {
        &self.preset
    }

    /// The name of that preset.
    #[must_use]
    pub fn name(&self) -> &Name {
        &self.name
    }

    /// The options that differ from the preset's own, in their order.
    #[must_use]
    pub fn chosen(&self) -> &[(OptionName, Value)] {
        &self.chosen
    }

    /// Every option that the game has, with its value.
    #[must_use]
    pub fn values(&self) -> &[(OptionName, Value)] {
        &self.values
    }

    /// The cards that the game is played with.
    #[must_use]
    pub fn pack(&self) -> Pack {
        self.pack
    }

    /// The columns.
    #[must_use]
    pub fn tableau(&self) -> &Tableau {
        &self.tableau
    }

    /// The foundations' settings.
    #[must_use]
    pub fn foundations(&self) -> Foundations {
        self.foundations
    }

    /// The suit of each foundation in table order: spades, hearts, clubs, diamonds, with two packs
    /// each suit twice side by side.
    #[must_use]
    pub fn foundation_suits(&self) -> Vec<Suit> {
        [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds]
            .into_iter()
            .flat_map(|suit| {
                let one = cards::Card::new(cards::Rank::ACE, suit);
                std::iter::repeat_n(suit, self.pack.copies(one))
            })
            .collect()
    }

    /// The stock.
    #[must_use]
    pub fn stock(&self) -> Stock {
        self.stock
    }

    /// The number of cards in the stock at the start.
    #[must_use]
    pub fn stock_size(&self) -> usize {
        self.pack.len() - self.tableau.sizes.iter().map(|n| usize::from(*n)).sum::<usize>()
    }

    /// The score.
    #[must_use]
    pub fn score(&self) -> Score {
        self.score
    }
}
