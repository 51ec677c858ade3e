//! The chart of the last weeks.

use crate::browser::px;
use leptos::prelude::*;
use play::{WEEKS, Week};
use std::fmt::Write;
use texts::Lang;
use texts::labels::{Statistic as Label, week_name};

/// The picture's size, and the room for numbers at the left and below.
const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 36.0;
const BELOW: f64 = 24.0;
const ABOVE: f64 = 12.0;

/// Games played and won in each week, as bars for the eye and as a table for the ear.
pub(super) fn chart(lang: Lang, weeks: &[Week; WEEKS]) -> impl IntoView + use<> {
    let name = |i: usize, week: &Week| {
        if i + 1 == WEEKS { Label::Now.text(lang).to_owned() } else { week_name(lang, week.number) }
    };
    let rows = weeks.iter().enumerate().map(|(i, week)| {
        view! {
            <tr>
                <th scope="row">{name(i, week)}</th>
                <td>{week.played}</td>
                <td>{week.won}</td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let names: Vec<String> = weeks.iter().enumerate().map(|(i, week)| name(i, week)).collect();
    view! {
        <div class="chart" aria-hidden="true" inner_html=drawing(weeks, &names)></div>
        <div class="legend small" aria-hidden="true">
            <span class="key won"></span>
            <span>{Label::Won.text(lang)}</span>
            <span class="key"></span>
            <span>{Label::Played.text(lang)}</span>
        </div>
        <div class="spoken">
            <table>
                <caption>{Label::PerWeek.text(lang)}</caption>
                <thead>
                    <tr>
                        <th scope="col">{Label::Week.text(lang)}</th>
                        <th scope="col">{Label::Played.text(lang)}</th>
                        <th scope="col">{Label::Won.text(lang)}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

/// The bars: an outline for all games of a week, filled as far as they were won.
fn drawing(weeks: &[Week; WEEKS], names: &[String]) -> String {
    let most = weeks.iter().map(|week| week.played).max().unwrap_or(0);
    let step = most.div_ceil(3).max(1);
    let top = f64::from(step * 3);
    let floor = HEIGHT - BELOW;
    let y = |n: u32| floor - (floor - ABOVE) * f64::from(n) / top;
    let width = (WIDTH - LEFT - 4.0) / WEEKS as f64;
    let number = |value: f64| px(value, "");
    let mut svg = format!("<svg viewBox=\"0 0 {} {}\">", number(WIDTH), number(HEIGHT));
    // Writing to a string cannot fail.
    for n in (0..=3).map(|i| i * step) {
        let _ = write!(
            svg,
            "<path class=\"grid\" d=\"M{} {}H{}\"/><text x=\"{}\" y=\"{}\" text-anchor=\"end\">{n}</text>",
            number(LEFT),
            number(y(n)),
            number(WIDTH),
            number(LEFT - 8.0),
            number(y(n) + 4.0)
        );
    }
    for (i, (week, name)) in weeks.iter().zip(names).enumerate() {
        let x = LEFT + 4.0 + width * i as f64;
        for (class, n) in [("played", week.played), ("won", week.won)] {
            if n > 0 {
                let (left, wide) = (x + width * 0.16, width * 0.68);
                let _ = write!(
                    svg,
                    "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"2\"/>",
                    number(left),
                    number(y(n)),
                    number(wide),
                    number(floor - y(n))
                );
            }
        }
        // Every third week has its name, and this one; the one before would touch it.
        if i + 1 == WEEKS || (i % 3 == 0 && i + 2 < WEEKS) {
            let _ = write!(
                svg,
                "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{name}</text>",
                number(x + width / 2.0),
                number(HEIGHT - 5.0)
            );
        }
    }
    svg.push_str("</svg>");
    svg
}
