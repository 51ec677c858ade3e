//! Why a move is refused: which rule forbids it, with the cards that explain it.

use crate::pile::Pile;
use cards::{Card, Rank, Suit};

/// The reason why a move is not legal. The texts crate says it to people in their language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IllegalMove {
    /// The game is won and over.
    GameWon,
    /// There is no such pile in this game.
    NoSuchPile(Pile),
    /// The pile holds fewer cards than are to be moved, or none were asked for.
    NotSoMany {
        /// The pile.
        pile: Pile,
        /// How many cards lie there.
        held: u8,
    },
    /// The cards would go back to where they lie: that is no move.
    SamePile,
    /// Nothing is carried from the stock: it is turned.
    FromStock,
    /// Nothing is put on the stock or the waste.
    OntoStockOrWaste,
    /// Of the waste only the top card may be played, one at a time (KL-31, ER-05).
    WasteTopOnly {
        /// The card on top of it.
        top: Card,
    },
    /// The waste cards turned earlier lie aside: only the group just turned may be played (DP-08).
    WasteAside,
    /// One of the cards lies face down (KL-14, ER-06).
    FaceDown,
    /// The cards are not in sequence, so they do not move together (KL-12, ER-07).
    NotARun {
        /// The upper of the two neighbours that do not belong together, the one nearer the front.
        card: Card,
        /// The one it lies on.
        onto: Card,
    },
    /// All face-up cards of the column must move together (KL-13).
    WholeRunOnly {
        /// How many those are.
        cards: u8,
    },
    /// The card is not exactly one rank lower than the one it would lie on (KL-10, ER-08).
    Rank {
        /// The highest card that moves.
        card: Card,
        /// The last card of the column.
        onto: Card,
    },
    /// Nothing goes on an ace in the columns (KL-11, ER-08).
    OntoAce {
        /// The highest card that moves.
        card: Card,
        /// The ace.
        onto: Card,
    },
    /// The rank follows but the colours or suits do not fit (KL-10, ER-01).
    Suits {
        /// The highest card that moves.
        card: Card,
        /// The last card of the column.
        onto: Card,
    },
    /// An empty column takes only a king (KL-16, ER-03).
    EmptyTakesKing {
        /// The highest card that moves.
        card: Card,
    },
    /// An empty column takes nothing with these options.
    EmptyTakesNothing,
    /// Cards go to a foundation one at a time (KL-21).
    FoundationOneAtATime,
    /// The foundation is of another suit (KL-20, ER-02).
    FoundationSuit {
        /// The card.
        card: Card,
        /// The foundation's suit.
        suit: Suit,
    },
    /// The foundation needs another rank first (KL-20, ER-08).
    FoundationRank {
        /// The card.
        card: Card,
        /// The rank that comes next; none when the foundation is complete.
        next: Option<Rank>,
    },
    /// Cards of a foundation go back only to a column, one at a time.
    TakeBackToColumn,
    /// Foundation cards do not come back with these options (KL-22).
    NoTakeBack,
    /// An ace lies free and must go up first (KL-18).
    AceFirst {
        /// The ace.
        ace: Card,
    },
    /// The stock is empty, so nothing can be turned.
    StockEmpty,
    /// The stock still holds cards: a redeal comes after the last of them (KL-35).
    StockNotEmpty,
    /// Stock and waste are both empty: there is nothing to turn over.
    NothingToRedeal,
    /// There are no more passes through the stock (KL-34).
    NoPassLeft {
        /// How many there were.
        passes: u16,
    },
    /// The waste is turned over, never shuffled (KL-35, ER-04).
    NeverShuffled,
    /// The waste is shuffled at a redeal, not just turned over (DP-09).
    AlwaysShuffled,
}

impl IllegalMove {
    /// The statement of the rules ledger that forbids the move; empty where no rule is needed to
    /// see it.
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self {
            IllegalMove::GameWon => "KL-23",
            IllegalMove::NoSuchPile(_) | IllegalMove::NotSoMany { .. } | IllegalMove::SamePile => "",
            IllegalMove::FromStock | IllegalMove::OntoStockOrWaste => "KL-04",
            IllegalMove::WasteTopOnly { .. } => "ER-05",
            IllegalMove::WasteAside => "DP-08",
            IllegalMove::FaceDown => "ER-06",
            IllegalMove::NotARun { .. } => "ER-07",
            IllegalMove::WholeRunOnly { .. } => "KL-13",
            IllegalMove::Rank { .. } | IllegalMove::OntoAce { .. } | IllegalMove::FoundationRank { .. } => "ER-08",
            IllegalMove::Suits { .. } => "ER-01",
            IllegalMove::EmptyTakesKing { .. } => "ER-03",
            IllegalMove::EmptyTakesNothing => "KL-16",
            IllegalMove::FoundationOneAtATime => "KL-21",
            IllegalMove::FoundationSuit { .. } => "ER-02",
            IllegalMove::TakeBackToColumn | IllegalMove::NoTakeBack => "KL-22",
            IllegalMove::AceFirst { .. } => "KL-18",
            IllegalMove::StockEmpty | IllegalMove::StockNotEmpty | IllegalMove::NothingToRedeal => "KL-35",
            IllegalMove::NoPassLeft { .. } => "KL-34",
            IllegalMove::NeverShuffled => "ER-04",
            IllegalMove::AlwaysShuffled => "DP-09",
        }
    }
}
