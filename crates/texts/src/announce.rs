//! One sentence for each action, for the live region of a screen reader and for line modes. Won and
//! stuck are said assertively, all else politely.
//!
//! Nothing here says a face that the player cannot see.

use crate::lang::{self, capital};
use crate::number::{self, Noun};
use crate::{Lang, card, place};
use cards::Card;
use engine::{Effect, Game, Move, Pile, Step};
use rules::{Name, Passes, Redeal, TurnsTo};

/// A move that the player made; `after` is the game after it. `Harten 7 op schoppen 8, kolom 3.
/// Klaveren 4 omgedraaid.`
#[must_use]
pub fn played(lang: Lang, after: &Game, step: &Step) -> String {
    let mut text = capital(&done(lang, after, step));
    if let Some(turned) = turned_up(after, step) {
        text.push(' ');
        text.push_str(&match lang {
            Lang::Nl => format!("{} omgedraaid.", card::title(lang, turned)),
            Lang::En => format!("{} turned up.", card::title(lang, turned)),
        });
    }
    if step.get() == Move::Turn && after.table().stock().is_empty() {
        text.push_str(lang.pick(" De stok is leeg.", " The stock is empty."));
    }
    text
}

/// A move that the program made by itself.
#[must_use]
pub fn automatic(lang: Lang, after: &Game, step: &Step) -> String {
    format!("{} {}", lang.pick("Vanzelf:", "By itself:"), done(lang, after, step))
}

/// A move that was made in place of the one before it.
#[must_use]
pub fn replaced(lang: Lang, after: &Game, step: &Step) -> String {
    format!("{} {}", lang.pick("In plaats daarvan:", "Instead:"), done(lang, after, step))
}

/// A move that was made again.
#[must_use]
pub fn redone(lang: Lang, after: &Game, step: &Step) -> String {
    format!("{} {}", lang.pick("Opnieuw gedaan:", "Redone:"), done(lang, after, step))
}

/// A move that was taken back; `after` is the game after that.
#[must_use]
pub fn undone(lang: Lang, after: &Game, step: &Step) -> String {
    let mut text = format!("{} ", lang.pick("Ongedaan gemaakt:", "Undone:"));
    match step.get() {
        Move::Carry { from, count, .. } => {
            let place = place::the_pile(lang, after.rules(), from);
            let cards = carried(lang, after, from, count);
            text.push_str(&match lang {
                Lang::Nl => format!("{cards} terug naar {place}."),
                Lang::En => format!("{cards} back to {place}."),
            });
            if flips_column(step, from) {
                text.push_str(lang.pick(" De kaart eronder is weer gesloten.", " The card below is face down again."));
            }
        }
        Move::Turn => {
            let n = u64::from(turned_over(step));
            let cards = number::count(lang, n, Noun::Card);
            text.push_str(&match lang {
                Lang::Nl => format!("{cards} terug in de stok."),
                Lang::En => format!("{cards} back into the stock."),
            });
        }
        Move::Redeal | Move::Reshuffle => {
            text.push_str(lang.pick("de kaarten liggen weer op de open stapel.", "the cards lie on the waste again."));
        }
    }
    text
}

/// Several moves that were taken back at once.
#[must_use]
pub fn undone_many(lang: Lang, moves: usize) -> String {
    let moves = number::count(lang, moves as u64, Noun::Move);
    match lang {
        Lang::Nl => format!("{moves} ongedaan gemaakt."),
        Lang::En => format!("{moves} undone."),
    }
}

/// Moves were taken back up to where the game could still be won (KL-44): how many, the move that
/// lost it, with the game after it, and why that is certain.
#[must_use]
pub fn went_back(lang: Lang, moves: usize, after: &Game, lost_by: &Step) -> String {
    let (undone, lost_by) = (undone_many(lang, moves), done(lang, after, lost_by));
    match lang {
        Lang::Nl => format!("{undone} Dit verloor het spel: {lost_by} Alles wat daarna nog kon, is nagegaan."),
        Lang::En => format!("{undone} This lost the game: {lost_by} All that was possible after it has been tried."),
    }
}

/// Cards that were picked up: the highest one, how many lie on it, and how many places take them.
#[must_use]
pub fn picked_up(lang: Lang, head: Card, on_it: usize, targets: usize) -> String {
    let picked = format!("{} {}.", card::title(lang, head), place::picked(lang, on_it));
    let fits = match (targets, lang) {
        (0, Lang::Nl) => "Past nu nergens.".to_owned(),
        (0, Lang::En) => "Fits nowhere now.".to_owned(),
        (1, Lang::Nl) => "Past op 1 plek.".to_owned(),
        (1, Lang::En) => "Fits in 1 place.".to_owned(),
        (n, Lang::Nl) => format!("Past op {n} plekken."),
        (n, Lang::En) => format!("Fits in {n} places."),
    };
    format!("{picked} {fits}")
}

/// What was picked up is put down where it lay.
#[must_use]
pub fn put_down(lang: Lang) -> &'static str {
    lang.pick("Teruggelegd.", "Put down.")
}

/// A new deal, with the name of its game; its number where it has one.
#[must_use]
pub fn dealt(lang: Lang, game: &Name, number: Option<u64>) -> String {
    let name = lang::name(lang, game);
    match (number, lang) {
        (Some(n), Lang::Nl) => format!("Gedeeld: {name}, spel {}.", number::unsigned(lang, n)),
        (Some(n), Lang::En) => format!("Dealt: {name}, game {}.", number::unsigned(lang, n)),
        (None, Lang::Nl) => format!("Gedeeld: {name}."),
        (None, Lang::En) => format!("Dealt: {name}."),
    }
}

/// The same game from its start.
#[must_use]
pub fn restarted(lang: Lang) -> &'static str {
    lang.pick("Opnieuw begonnen, met dezelfde kaarten.", "Restarted with the same cards.")
}

/// Undo has gone back across a restart or a new game.
#[must_use]
pub fn returned(lang: Lang) -> &'static str {
    lang.pick("Terug in het spel van daarvoor.", "Back in the game before.")
}

/// Redo has gone forward across a restart or a new game.
#[must_use]
pub fn advanced(lang: Lang) -> &'static str {
    lang.pick("Weer in het spel van daarna.", "In the game after it again.")
}

/// There is nothing to undo.
#[must_use]
pub fn nothing_to_undo(lang: Lang) -> &'static str {
    lang.pick("Er is niets om ongedaan te maken.", "There is nothing to undo.")
}

/// There is nothing to redo.
#[must_use]
pub fn nothing_to_redo(lang: Lang) -> &'static str {
    lang.pick("Er is niets om opnieuw te doen.", "There is nothing to redo.")
}

/// The program can play out the rest (KL-41).
#[must_use]
pub fn finish_offered(lang: Lang) -> &'static str {
    lang.pick("Alles ligt open: de rest kan vanzelf.", "Everything lies open: the rest can play itself.")
}

/// The game is won (KL-23): assertive. The time is left out in quiet mode.
#[must_use]
pub fn won(lang: Lang, moves: usize, seconds: Option<u64>) -> String {
    let moves = number::count(lang, moves as u64, Noun::Move);
    match (seconds.map(|seconds| number::duration(lang, seconds)), lang) {
        (Some(time), Lang::Nl) => format!("Gewonnen! {moves}, {time}."),
        (Some(time), Lang::En) => format!("You won! {moves}, {time}."),
        (None, Lang::Nl) => format!("Gewonnen! {moves}."),
        (None, Lang::En) => format!("You won! {moves}."),
    }
}

/// That a game is stuck, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stuck {
    /// The word for it.
    pub title: &'static str,
    /// The reason, one or two sentences.
    pub reason: String,
}

impl Stuck {
    /// Both together: assertive.
    #[must_use]
    pub fn spoken(&self) -> String {
        format!("{}. {}", self.title, self.reason)
    }
}

/// The game is stuck (KL-40), with the reason. Whether it is, [`engine::StuckSearch`] says.
#[must_use]
pub fn stuck(lang: Lang, game: &Game) -> Stuck {
    let title = lang.pick("Vastgelopen", "Stuck");
    let table = game.table();
    let TurnsTo::Waste { passes, redeal, .. } = game.rules().stock().turns_to;
    let more_passes = passes.allows_after(table.pass());
    let mut reason = if table.stock().is_empty() && table.waste().is_empty() {
        lang.pick(
            "Er is geen zet meer die iets oplevert, en de stok is op.",
            "No move is left that leads anywhere, and the stock is used up.",
        )
    } else {
        match (passes, redeal) {
            (Passes::Limited(_), _) if table.stock().is_empty() && !more_passes => lang.pick(
                "Er is geen zet meer die iets oplevert, en er zijn geen rondes meer.",
                "No move is left that leads anywhere, and there are no passes left.",
            ),
            (_, Redeal::Shuffle) if more_passes => lang.pick(
                "Er is geen zet meer die iets oplevert, hoe er ook geschud wordt.",
                "No move is left that leads anywhere, whatever the shuffle brings.",
            ),
            (Passes::Limited(_) | Passes::Unlimited, Redeal::Keep | Redeal::Shuffle) => lang.pick(
                "Er is geen zet meer die iets oplevert, ook niet na de hele stok.",
                "No move is left that leads anywhere, not even after the whole stock.",
            ),
        }
    }
    .to_owned();
    if game.legal_moves().any(|legal| matches!(legal.get(), Move::Carry { .. })) {
        reason.push_str(lang.pick(
            " Heen en weer leggen kan nog, maar helpt niet.",
            " Cards can still go to and fro, but that does not help.",
        ));
    }
    Stuck { title, reason }
}

/// What a move did, without a capital.
pub(crate) fn done(lang: Lang, after: &Game, step: &Step) -> String {
    match step.get() {
        Move::Carry { from, to, count } => carry(lang, after, from, to, count),
        Move::Turn => turn(lang, after, step),
        Move::Redeal | Move::Reshuffle => redeal(lang, after, step),
    }
}

fn carry(lang: Lang, after: &Game, from: Pile, to: Pile, count: u8) -> String {
    let cards = carried(lang, after, to, count);
    let place = place::pile(lang, after.rules(), to);
    let pile = after.table().pile(to).unwrap_or_default();
    let onto = pile.len().checked_sub(usize::from(count) + 1).map(|i| card::card(lang, pile[i].card()));
    let back = match from {
        Pile::Foundation(_) => lang.pick("terug ", "back "),
        Pile::Stock | Pile::Waste | Pile::Column(_) => "",
    };
    match (to, onto, lang) {
        (Pile::Column(_), Some(onto), Lang::Nl) => format!("{cards} {back}op {onto}, {place}."),
        (Pile::Column(_), Some(onto), Lang::En) => format!("{cards} {back}onto {onto}, {place}."),
        (Pile::Column(_), None, Lang::Nl) => format!("{cards} {back}naar lege {place}."),
        (Pile::Column(_), None, Lang::En) => format!("{cards} {back}to empty {place}."),
        (Pile::Stock | Pile::Waste | Pile::Foundation(_), _, Lang::Nl) => {
            format!("{cards} naar {}.", place::the_pile(lang, after.rules(), to))
        }
        (Pile::Stock | Pile::Waste | Pile::Foundation(_), _, Lang::En) => {
            format!("{cards} to {}.", place::the_pile(lang, after.rules(), to))
        }
    }
}

/// The last cards of a pile: the highest of them, and how many lie on it.
pub(crate) fn carried(lang: Lang, game: &Game, pile: Pile, count: u8) -> String {
    let cards = game.table().pile(pile).unwrap_or_default();
    let head = cards.len().checked_sub(usize::from(count)).and_then(|i| cards.get(i)).filter(|head| head.is_up());
    let on_it = number::count(lang, u64::from(count.saturating_sub(1)), Noun::Card);
    match (head, count, lang) {
        (Some(head), 0 | 1, _) => card::card(lang, head.card()),
        (Some(head), _, Lang::Nl) => format!("{}, met {on_it} erop,", card::card(lang, head.card())),
        (Some(head), _, Lang::En) => format!("{}, with {on_it} on it,", card::card(lang, head.card())),
        (None, _, _) => number::count(lang, u64::from(count), Noun::Card),
    }
}

fn turn(lang: Lang, after: &Game, step: &Step) -> String {
    let count = turned_over(step);
    let cards = number::count(lang, u64::from(count), Noun::Card);
    let top = after.table().waste().last().map(|top| card::card(lang, top.card())).unwrap_or_default();
    match (count, lang) {
        (0 | 1, Lang::Nl) => format!("{top} gedraaid."),
        (0 | 1, Lang::En) => format!("{top} turned."),
        (_, Lang::Nl) => format!("{cards} gedraaid, bovenop {top}."),
        (_, Lang::En) => format!("{cards} turned, {top} on top."),
    }
}

fn redeal(lang: Lang, after: &Game, step: &Step) -> String {
    let cards = number::count(lang, u64::from(turned_over(step)), Noun::Card);
    let left = place::passes_left(lang, place::PassesLeft::of(after.rules(), after.table().pass()));
    let left = left.map_or_else(String::new, |left| format!(", {left}"));
    let shuffled = match step.get() {
        Move::Reshuffle => true,
        Move::Redeal | Move::Turn | Move::Carry { .. } => false,
    };
    match (shuffled, lang) {
        (false, Lang::Nl) => format!("open stapel omgedraaid, {cards} in de stok{left}."),
        (false, Lang::En) => format!("waste turned over, {cards} in the stock{left}."),
        (true, Lang::Nl) => format!("open stapel geschud, {cards} in de stok{left}."),
        (true, Lang::En) => format!("waste shuffled, {cards} in the stock{left}."),
    }
}

/// How many cards went one by one from stock to waste or back.
fn turned_over(step: &Step) -> u8 {
    step.effects()
        .iter()
        .find_map(|effect| match effect {
            Effect::Turnover { count, .. } => Some(*count),
            Effect::Shift { .. }
            | Effect::Flip { .. }
            | Effect::Pass { .. }
            | Effect::Reshuffle { .. }
            | Effect::Score { .. }
            | Effect::Debt { .. } => None,
        })
        .unwrap_or_default()
}

fn flips_column(step: &Step, column: Pile) -> bool {
    match column {
        Pile::Column(_) => {
            step.effects().iter().any(|effect| matches!(effect, Effect::Flip { pile, .. } if *pile == column))
        }
        Pile::Stock | Pile::Waste | Pile::Foundation(_) => false,
    }
}

/// The card of a column that the move has turned face up.
pub(crate) fn turned_up(after: &Game, step: &Step) -> Option<Card> {
    let Move::Carry { from, .. } = step.get() else { return None };
    let last = after.table().pile(from)?.last()?;
    (flips_column(step, from) && last.is_up()).then(|| last.card())
}
