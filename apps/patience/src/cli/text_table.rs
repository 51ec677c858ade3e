//! A table as text, as its player sees it.

use super::choice::Start;
use super::output::Colour;
use cards::Colour as Suit;
use engine::Placed;

/// A face-down card.
const CLOSED: &str = "##";
/// A pile without cards.
const EMPTY: &str = "--";

/// The lines of a table: which deal it is, stock and waste, foundations, columns.
pub(crate) fn lines(start: &Start, colour: Colour) -> Vec<String> {
    let (rules, table) = (&start.rules, &start.table);
    let title = match &start.code {
        Some(code) => format!("{}: {code}", rules.name().en),
        None => rules.name().en.clone(),
    };
    let waste: Vec<String> = table.waste().iter().map(|placed| card(placed, colour)).collect();
    let pass = if table.pass() > 1 { format!("  pass {}", table.pass()) } else { String::new() };
    let foundations: Vec<String> = rules
        .foundation_suits()
        .iter()
        .zip(table.foundations())
        .map(|(suit, pile)| pile.last().map_or_else(|| format!("-{}", suit.letter()), |top| card(top, colour)))
        .collect();
    let mut lines = vec![
        title,
        String::new(),
        format!("stock {}  waste {}  {}{pass}", table.stock().len(), waste.len(), waste.join(" "))
            .trim_end()
            .to_owned(),
        format!("foundations  {}", foundations.join(" ")),
        String::new(),
        (1..=table.columns().len()).map(|number| format!("{number:>4}")).collect(),
    ];
    let rows = table.columns().iter().map(Vec::len).max().unwrap_or(0).max(1);
    for row in 0..rows {
        let cells = table.columns().iter().map(|column| match column.get(row) {
            Some(placed) => format!("  {}", card(placed, colour)),
            None if row == 0 => format!("  {EMPTY}"),
            None => "    ".to_owned(),
        });
        lines.push(cells.collect::<String>().trim_end().to_owned());
    }
    lines
}

fn card(placed: &Placed, colour: Colour) -> String {
    const RED: u8 = 31;
    const DIM: u8 = 2;
    if !placed.is_up() {
        return colour.paint(DIM, CLOSED);
    }
    let text = placed.card().to_string();
    match placed.card().colour() {
        Suit::Red => colour.paint(RED, &text),
        Suit::Black => text,
    }
}
