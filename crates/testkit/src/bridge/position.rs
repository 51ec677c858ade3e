//! Positions of small games in the engine's form and back.

use super::cards::{card, ref_card};
use super::rules::small_rules;
use crate::exhaustive::{Layout, SmallColumn, SmallRules};
use crate::referee::{RefCard, RefError, RefSuit, RefWaste};
use cards::Card;
use engine::{Facing, Placed, Setup, ShuffleSeed, Table};
use rules::Rules;

/// The engine's form of a layout; the engine has yet to check it.
///
/// # Errors
/// A card that there is not.
pub fn setup(rules: &SmallRules, layout: &Layout, shuffle: ShuffleSeed) -> Result<Setup, RefError> {
    let list = |cards: &[RefCard]| cards.iter().copied().map(card).collect::<Result<Vec<Card>, RefError>>();
    let mut columns = Vec::new();
    for column in &layout.columns {
        let facing = |row| if row < column.down { Facing::Down } else { Facing::Up };
        let faces = list(&column.cards)?;
        columns.push(faces.into_iter().enumerate().map(|(row, card)| (card, facing(row))).collect());
    }
    let suits = RefSuit::ALL.into_iter().flat_map(|suit| std::iter::repeat_n(suit, rules.copies));
    let foundations = suits
        .zip(&layout.foundations)
        .filter(|(_, height)| **height > 0)
        .map(|(suit, height)| list(&(1..=*height).map(|rank| RefCard { rank, suit }).collect::<Vec<_>>()))
        .collect::<Result<_, _>>()?;
    Ok(Setup {
        columns,
        stock: list(&layout.stock)?,
        waste: list(&layout.waste)?,
        foundations,
        pass: layout.pass,
        group: match rules.waste {
            RefWaste::Top => None,
            RefWaste::Group => Some(layout.group),
        },
        shuffle: Some(shuffle),
    })
}

/// The plain form of a table, in which equal positions are equal: each suit's foundations from the lowest to the
/// highest, and pass 1 where the number of the pass changes nothing.
pub fn layout(rules: &Rules, table: &Table) -> Layout {
    let small = small_rules(rules);
    let list = |pile: &[Placed]| pile.iter().map(|placed| ref_card(placed.card())).collect::<Vec<_>>();
    let column = |pile: &Vec<Placed>| SmallColumn {
        down: pile.iter().filter(|placed| !placed.is_up()).count(),
        cards: list(pile),
    };
    let mut foundations: Vec<u8> = table.foundations().iter().map(|pile| pile.len() as u8).collect();
    foundations.chunks_mut(small.copies).for_each(<[u8]>::sort_unstable);
    Layout {
        columns: table.columns().iter().map(column).collect(),
        stock: list(table.stock()),
        waste: list(table.waste()),
        foundations,
        pass: if small.pass_matters() { table.pass() } else { 1 },
        group: match small.waste {
            RefWaste::Top => 0,
            RefWaste::Group => table.waste_group(),
        },
    }
}
