//! The drawings of cards for the size and the settings of the moment.

use crate::app::App;
use crate::browser::px;
use art::{BackStyle, FaceStyle, Form, IndexGeometry, Place};
use cards::Card;
use leptos::prelude::*;
use play::geometry::{Index, Layout};
use play::{Back, SuitColours};

/// Everything but the place that a card's drawing depends on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Look {
    letters: art::Letters,
    colours: art::SuitColours,
    theme: art::Theme,
    back: art::Back,
    width: f64,
}

impl Look {
    /// The look that settings and window give.
    pub(crate) fn of(app: App, layout: &Layout) -> Look {
        let settings = app.settings.read_untracked();
        Look {
            letters: app.letters.get_untracked(),
            colours: match settings.colours {
                SuitColours::Two => art::SuitColours::Two,
                SuitColours::Four => art::SuitColours::Four,
            },
            theme: app.theme.get_untracked(),
            back: match settings.back {
                Back::Blue => art::Back::Delft,
                Back::Red => art::Back::Woven,
            },
            width: layout.card.width,
        }
    }

    fn style(&self, index: Index) -> FaceStyle {
        let place = match index {
            Index::Free => Place::Free,
            Index::Last { step } => Place::Last { step },
            Index::Covered { step } => Place::Covered { step },
            Index::Fanned => Place::Fanned,
        };
        FaceStyle { letters: self.letters, colours: self.colours, theme: self.theme, width: self.width, place }
    }

    /// The size of a face's drawing, as a `viewBox`.
    pub(crate) fn view_box(&self) -> String {
        let [width, height] = self.style(Index::Free).form().size();
        ["0 0", &px(width, ""), &px(height, "")].join(" ")
    }

    /// Paper and body of a face.
    pub(crate) fn body(&self, card: Card, index: Index) -> String {
        let style = self.style(index);
        art::paper(&style) + &art::body_group(card, &style)
    }

    /// Whether a body drawn for one place serves for another: it depends on the index beside it, and
    /// of a full face on nothing.
    pub(crate) fn same_body(&self, drawn: Option<(Card, Index)>, wanted: Option<(Card, Index)>) -> bool {
        let (Some((one, at)), Some((other, to))) = (drawn, wanted) else { return false };
        let geometry = |index| {
            let style = self.style(index);
            match style.form() {
                Form::Narrow { width } => Some(IndexGeometry::new(width, style.place)),
                Form::Full { .. } => None,
            }
        };
        one == other && geometry(at) == geometry(to)
    }

    /// The index of a face.
    pub(crate) fn index(&self, card: Card, index: Index) -> String {
        art::index_group(card, &self.style(index))
    }

    /// The back, as an address that a style sheet may name.
    pub(crate) fn back(&self) -> String {
        let svg = art::back(&BackStyle { back: self.back, theme: self.theme, width: self.width });
        let mut address = String::with_capacity(svg.len() * 5 / 4);
        address.push_str("url(\"data:image/svg+xml,");
        for c in svg.chars() {
            match c {
                '#' => address.push_str("%23"),
                '"' => address.push('\''),
                '%' => address.push_str("%25"),
                c => address.push(c),
            }
        }
        address.push_str("\")");
        address
    }
}
