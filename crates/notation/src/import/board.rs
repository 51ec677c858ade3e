//! A board as FreeCell solvers read and write it: a line a column.

use super::board_error::{BoardErrors, BoardFault, Place};
use super::quoted;
use cards::{Card, Pack, Rank, Suit};
use core::fmt;

/// A position as FreeCell solvers write it. All cards are face up, and nothing is said about the
/// rules: whether a game has so many columns and cells is for its rules to say.
///
/// Its text has a line for each column, from the bottom to the top, perhaps after a colon; a
/// colon alone is an empty column. Lines that begin with `Foundations:` (also `Founds:`),
/// `Freecells:` (also `FC:`) and `Talon:` hold the other piles; a cell written `-` is empty. Empty
/// lines do not count, nor what follows a `#`.
///
/// ```
/// use notation::import::Board;
/// let text = "
///     Foundations: H-K C-K D-K S-9   # the end is near
///     Freecells: - JS
///     : KS 10S
///     : QS";
/// let board = Board::read(text, cards::Pack::ONE).unwrap();
/// assert_eq!(board.columns[0].len(), 2);
/// assert_eq!(board.cells.len(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Board {
    /// The columns from left to right, each from the bottom to the top.
    pub columns: Vec<Vec<Card>>,
    /// The cells that are written, from left to right: a game may have more, empty ones.
    pub cells: Vec<Option<Card>>,
    /// The foundations on which cards lie.
    pub foundations: Vec<Foundation>,
    /// The stock, first card drawn first.
    pub stock: Vec<Card>,
}

/// A foundation that goes up from the ace in one suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foundation {
    /// The suit.
    pub suit: Suit,
    /// The highest card on it.
    pub top: Rank,
}

impl Foundation {
    /// Its cards from the ace to the top.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Rank::all().take_while(move |rank| *rank <= self.top).map(move |rank| Card::new(rank, self.suit))
    }
}

impl Board {
    /// Reads the text of a board on which every card of the pack lies once for each copy.
    ///
    /// # Errors
    /// Everything that is wrong with the text, all at once.
    pub fn read(text: &str, pack: Pack) -> Result<Board, BoardErrors> {
        let mut reader = Reader::default();
        for (index, line) in text.split('\n').enumerate() {
            reader.line(index + 1, line, pack);
        }
        reader.check_cards(pack);
        let Reader { board, mut errors, .. } = reader;
        errors.sort();
        if errors.is_empty() { Ok(board) } else { Err(errors) }
    }
}

impl fmt::Display for Board {
    /// The lines that [`Board::read`] reads, each column after a colon; no line break at the end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = Vec::new();
        let mut line = |label: &str, words: Vec<String>| lines.push(format!("{label} {}", words.join(" ")));
        if !self.foundations.is_empty() {
            let words = self.foundations.iter().map(|pile| format!("{}-{}", pile.suit.letter(), pile.top.letter()));
            line("Foundations:", words.collect());
        }
        if !self.cells.is_empty() {
            let words = self.cells.iter().map(|cell| cell.map_or_else(|| "-".to_owned(), |card| card.to_string()));
            line("Freecells:", words.collect());
        }
        if !self.stock.is_empty() {
            line("Talon:", self.stock.iter().map(ToString::to_string).collect());
        }
        for column in &self.columns {
            line(":", column.iter().map(ToString::to_string).collect());
        }
        f.write_str(&lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n"))
    }
}

/// The lines with a name; all others are columns.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Foundations,
    Freecells,
    Talon,
}

impl Label {
    fn new(text: &str) -> Option<Label> {
        match text.to_ascii_lowercase().as_str() {
            "foundations" | "foundation" | "founds" | "found" => Some(Label::Foundations),
            "freecells" | "freecell" | "fc" | "cells" => Some(Label::Freecells),
            "talon" | "stock" => Some(Label::Talon),
            _ => None,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Label::Foundations => "Foundations",
            Label::Freecells => "Freecells",
            Label::Talon => "Talon",
        }
    }
}

/// What has been read so far.
#[derive(Default)]
struct Reader {
    board: Board,
    errors: BoardErrors,
    labels: Vec<(Label, usize)>,
    /// Each card with the place where it is written, foundations with all that lies below.
    lying: Vec<(Card, Place)>,
}

impl Reader {
    fn line(&mut self, line: usize, text: &str, pack: Pack) {
        let text = text.split_once('#').map_or(text, |(before, _comment)| before);
        if text.trim().is_empty() {
            return;
        }
        let (label, words) = match text.split_once(':') {
            None => ("", words(line, text, 0)),
            Some((label, after)) => (label.trim(), words(line, after, label.chars().count() + 1)),
        };
        if label.is_empty() {
            let column = words.iter().filter_map(|(word, place)| self.card(word, *place)).collect();
            self.board.columns.push(column);
            return;
        }
        let column = 1 + text.chars().take_while(|letter| letter.is_whitespace()).count();
        let place = Place { line, column };
        let Some(known) = Label::new(label) else {
            self.errors.push(Some(place), BoardFault::UnknownLabel(quoted(label)));
            return;
        };
        match self.labels.iter().find(|(label, _)| *label == known) {
            Some((_, first)) => {
                self.errors.push(Some(place), BoardFault::DoubledLabel { label: known.name(), first: *first });
            }
            None => self.labels.push((known, line)),
        }
        match known {
            Label::Foundations => words.iter().for_each(|(word, place)| self.foundation(word, *place, pack)),
            Label::Freecells => {
                for (word, place) in &words {
                    let cell = if *word == "-" { None } else { self.card(word, *place) };
                    self.board.cells.push(cell);
                }
            }
            Label::Talon => {
                let stock: Vec<Card> = words.iter().filter_map(|(word, place)| self.card(word, *place)).collect();
                self.board.stock.extend(stock);
            }
        }
    }

    fn card(&mut self, word: &str, place: Place) -> Option<Card> {
        let card = card(word);
        match card {
            Some(card) => self.lying.push((card, place)),
            None => self.errors.push(Some(place), BoardFault::NoCard(quoted(word))),
        }
        card
    }

    fn foundation(&mut self, word: &str, place: Place, pack: Pack) {
        let parts = word.split_once('-').and_then(|(suit, rank)| {
            // The ace of the suit says whether the letter is one.
            let suit = card(&format!("A{suit}"))?.suit();
            if rank == "0" {
                Some((suit, None))
            } else {
                Some((suit, Some(card(&format!("{rank}{}", suit.letter()))?)))
            }
        });
        let Some((suit, top)) = parts else {
            self.errors.push(Some(place), BoardFault::NoFoundation(quoted(word)));
            return;
        };
        let Some(top) = top else {
            return;
        };
        let allowed = pack.copies(Card::new(Rank::ACE, suit));
        if self.board.foundations.iter().filter(|pile| pile.suit == suit).count() >= allowed.max(1) {
            self.errors.push(Some(place), BoardFault::TooManyFoundations { suit, allowed });
            return;
        }
        let pile = Foundation { suit, top: top.rank() };
        self.board.foundations.push(pile);
        if pack.copies(top) == 0 {
            self.errors.push(Some(place), BoardFault::NotInPack(top));
        } else {
            self.lying.extend(pile.cards().map(|card| (card, place)));
        }
    }

    /// Holds the cards on the board against the pack.
    fn check_cards(&mut self, pack: Pack) {
        let mut places: [Vec<Place>; 52] = core::array::from_fn(|_| Vec::new());
        for (card, place) in &self.lying {
            let before = &mut places[card.index()];
            let copies = pack.copies(*card);
            if copies == 0 {
                self.errors.push(Some(*place), BoardFault::NotInPack(*card));
            } else if let (true, Some(first)) = (before.len() >= copies, before.first()) {
                self.errors.push(Some(*place), BoardFault::Doubled { card: *card, first: *first });
            } else {
                before.push(*place);
            }
        }
        let lacking = |card: Card| pack.copies(card) - places[card.index()].len();
        let missing: Vec<Card> = Card::all().flat_map(|card| core::iter::repeat_n(card, lacking(card))).collect();
        if !missing.is_empty() {
            self.errors.push(None, BoardFault::Missing(missing));
        }
    }
}

/// A card as boards write it: some write 1 for the ace.
fn card(word: &str) -> Option<Card> {
    match word.strip_prefix('1') {
        Some(suit) if suit.chars().count() == 1 => format!("A{suit}").parse().ok(),
        _ => word.parse().ok(),
    }
}

/// The words of a line or its end, each with its place; `before` letters of the line are left out.
fn words(line: usize, text: &str, before: usize) -> Vec<(&str, Place)> {
    let mut words = Vec::new();
    let mut column = before;
    for word in text.split(char::is_whitespace) {
        if !word.is_empty() {
            words.push((word, Place { line, column: column + 1 }));
        }
        column += word.chars().count() + 1;
    }
    words
}

#[cfg(test)]
#[path = "board_tests.rs"]
mod tests;
