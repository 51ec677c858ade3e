//! The rules and the cards of one table, compiled: all that does not change while it is searched.

use super::stock::Course;
use engine::Table;
use rules::{Aces, EmptyColumn, Relation, Rules, Span, TakeBack};

/// Faces, by [`cards::Card::index`].
pub(super) const FACES: usize = 52;

/// The most foundations that a game has: four suits of four packs.
pub(super) const FOUNDATIONS: usize = 16;

/// What stays the same.
pub(super) struct Deal {
    /// How many ranks the pack has.
    pub(super) ranks: u8,
    /// How many cards there are.
    pub(super) cards: usize,
    /// How many cards have this face.
    pub(super) copies: [u8; FACES],
    /// For each face those that may be built on it.
    pub(super) carries: [u64; FACES],
    /// For each face those that may lie on it in a run that moves.
    pub(super) moves_with: [u64; FACES],
    /// For each face those that can come to lie on it, alone or in a run.
    pub(super) joins: [u64; FACES],
    /// For each suit, by [`cards::Suit::index`], its first foundation and how many it has.
    pub(super) foundations: [(usize, usize); 4],
    /// How many foundations there are.
    pub(super) piles_up: usize,
    /// How columns are built.
    pub(super) build: Relation,
    /// How much of a run is lifted.
    pub(super) span: Span,
    /// What spaces take.
    pub(super) empty: EmptyColumn,
    /// Whether foundations give cards back.
    pub(super) take_back: TakeBack,
    /// Whether aces must go up.
    pub(super) aces: Aces,
    /// The columns as they lay at the start of the search.
    pub(super) origin: Vec<Vec<u8>>,
    /// How many cards of each lay face down.
    pub(super) closed: Vec<u8>,
    /// For each column how many of its first cards lie open and in sequence: where no more than
    /// these are left, nothing tells the column from one that was built in a space.
    pub(super) plain: Vec<u8>,
    /// For each column and number of cards left of it: where its last head lies, if it lies on others.
    /// See [`super::counted`].
    pub(super) feet: Vec<Vec<u8>>,
    /// For each column and number of cards left of it: how many of those lie on one that they do
    /// not fit on, or that lies face down.
    pub(super) buried: Vec<Vec<u8>>,
    /// The stock.
    pub(super) course: Course,
}

impl Deal {
    pub(super) fn new(rules: &Rules, table: &Table) -> Deal {
        let pack = rules.pack();
        let mut copies = [0; FACES];
        let (mut carries, mut moves_with) = ([0; FACES], [0; FACES]);
        let every = || cards::Card::all().filter(|card| pack.copies(*card) > 0);
        for card in every() {
            copies[card.index()] = pack.copies(card) as u8;
            for below in every() {
                if rules.tableau().build().fits(card, below) {
                    carries[below.index()] |= 1 << card.index();
                }
                if rules.tableau().lift().relation.fits(card, below) {
                    moves_with[below.index()] |= 1 << card.index();
                }
            }
        }
        let mut joins = carries;
        for (joins, moves_with) in joins.iter_mut().zip(&moves_with) {
            *joins |= moves_with;
        }
        let suits = rules.foundation_suits();
        let mut foundations = [(0, 0); 4];
        for (place, suit) in suits.iter().enumerate() {
            let (first, count) = &mut foundations[suit.index()];
            if *count == 0 {
                *first = place;
            }
            *count += 1;
        }
        let face = |placed: &engine::Placed| placed.card().index() as u8;
        let origin: Vec<Vec<u8>> = table.columns().iter().map(|column| column.iter().map(face).collect()).collect();
        let closed: Vec<u8> =
            table.columns().iter().map(|column| column.iter().filter(|placed| !placed.is_up()).count() as u8).collect();
        let plain = origin
            .iter()
            .zip(&closed)
            .map(|(column, closed)| match closed {
                0 => {
                    let fits = |pair: &&[u8]| joins[usize::from(pair[0])] >> pair[1] & 1 == 1;
                    column.windows(2).take_while(fits).count() as u8 + u8::from(!column.is_empty())
                }
                _ => 1,
            })
            .collect();
        let feet: Vec<Vec<u8>> = origin
            .iter()
            .zip(&closed)
            .map(|(column, closed)| {
                let mut foot = 0;
                let mut feet = vec![0];
                for at in 0..column.len() {
                    let laid = at > usize::from(*closed) && carries[usize::from(column[at - 1])] >> column[at] & 1 == 1;
                    if !laid {
                        foot = at as u8;
                    }
                    feet.push(foot);
                }
                feet
            })
            .collect();
        let buried = feet
            .iter()
            .map(|feet| {
                let mut buried = 0;
                let pairs = [0, 0].into_iter().chain(feet.windows(2).skip(1).map(|pair| u8::from(pair[0] != pair[1])));
                let count = pairs.map(|more| {
                    buried += more;
                    buried
                });
                count.take(feet.len()).collect()
            })
            .collect();
        Deal {
            ranks: pack.ranks(),
            cards: pack.len(),
            copies,
            carries,
            moves_with,
            joins,
            foundations,
            piles_up: suits.len(),
            build: rules.tableau().build(),
            span: rules.tableau().lift().span,
            empty: rules.tableau().empty_column(),
            take_back: rules.foundations().take_back,
            aces: rules.foundations().aces,
            origin,
            closed,
            plain,
            feet,
            buried,
            course: Course::new(rules, table),
        }
    }

    /// Whether a space takes a run with this head.
    pub(super) fn space_takes(&self, face: u8) -> bool {
        match self.empty {
            EmptyColumn::King => rank(face) + 1 == self.ranks,
            EmptyColumn::Any => true,
            EmptyColumn::Nothing => false,
        }
    }

    /// Whether a card moves with the one that it lies on.
    pub(super) fn moves_together(&self, face: u8, below: u8) -> bool {
        self.moves_with[usize::from(below)] >> face & 1 == 1
    }

    /// How many bits name the place of a head.
    pub(super) fn foot_bits(&self) -> u32 {
        super::bits::bits_for(self.origin.iter().map(Vec::len).max().unwrap_or(0))
    }

    /// Whether it makes no difference how runs lie.
    pub(super) fn runs_are_free(&self) -> bool {
        self.span == Span::Part && self.carries == self.moves_with
    }

    /// Whether what moves together always fits as columns are built.
    pub(super) fn runs_are_built(&self) -> bool {
        self.carries.iter().zip(&self.moves_with).all(|(carries, moves)| moves & !carries == 0)
    }

    /// Whether a card may be built on another.
    pub(super) fn fits(&self, face: u8, below: u8) -> bool {
        self.carries[usize::from(below)] >> face & 1 == 1
    }
}

/// The rank of a face, the ace being 0.
pub(super) fn rank(face: u8) -> u8 {
    face / 4
}

/// The suit of a face, by [`cards::Suit::index`].
pub(super) fn suit(face: u8) -> usize {
    usize::from(face % 4)
}
