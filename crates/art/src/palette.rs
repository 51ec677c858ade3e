//! Every colour of the game, as data, with the arithmetic that proves it readable.

use cards::Suit;
use core::fmt;

/// A solid colour of the sRGB space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rgb(u32);

impl Rgb {
    /// The colour `0xRRGGBB`; higher bits are dropped.
    #[must_use]
    pub const fn new(code: u32) -> Rgb {
        Rgb(code & 0xFF_FFFF)
    }

    /// Red, green and blue, 0 to 255 each.
    #[must_use]
    pub const fn channels(self) -> [u8; 3] {
        [(self.0 >> 16) as u8, (self.0 >> 8) as u8, self.0 as u8]
    }

    /// Relative luminance as WCAG 2.2 defines it: 0 is black, 1 is white.
    #[must_use]
    pub fn luminance(self) -> f64 {
        let linear = self.channels().map(|channel| {
            let value = f64::from(channel) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// The contrast ratio of two colours as WCAG 2.2 defines it: 1 to 21.
    #[must_use]
    pub fn contrast(self, other: Rgb) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:06X}", self.0)
    }
}

/// A colour that lets what lies under it through.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Veil {
    /// The colour.
    pub colour: Rgb,
    /// How much of it covers, in hundredths.
    pub percent: u8,
}

impl Veil {
    /// The colour that is seen when the veil lies over a ground.
    #[must_use]
    pub fn over(self, ground: Rgb) -> Rgb {
        let share = f64::from(self.percent.min(100)) / 100.0;
        let (front, back) = (self.colour.channels(), ground.channels());
        let mixed = [0, 1, 2].map(|at| (f64::from(front[at]) * share + f64::from(back[at]) * (1.0 - share)).round());
        Rgb::new((mixed[0] as u32) << 16 | (mixed[1] as u32) << 8 | mixed[2] as u32)
    }
}

impl fmt::Display for Veil {
    /// CSS: `rgb(9 34 25/46%)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.colour.channels();
        write!(f, "rgb({red} {green} {blue}/{}%)", self.percent)
    }
}

/// Light or dark surroundings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// Green felt and white paper.
    #[default]
    Light,
    /// Dark felt and subdued paper.
    Dark,
}

/// How many colours tell the suits apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SuitColours {
    /// Red and black.
    #[default]
    Two,
    /// Each suit its own.
    Four,
}

/// Ink of spades, clubs and outlines.
pub const INK: Rgb = Rgb::new(0x1B2130);
/// Red of hearts and diamonds.
pub const RED: Rgb = Rgb::new(0xC3202E);
/// Hearts where each suit has its own colour.
pub const HEARTS: Rgb = Rgb::new(0xBE1238);
/// Diamonds where each suit has its own colour.
pub const DIAMONDS: Rgb = Rgb::new(0xC04E00);
/// The same on the paper of the dark theme.
pub const DIAMONDS_DARK: Rgb = Rgb::new(0xAC4600);
/// Clubs where each suit has its own colour.
pub const CLUBS: Rgb = Rgb::new(0x0A7040);
/// Crowns, laurels and embroidery.
pub const GOLD: Rgb = Rgb::new(0xE2A62B);
/// Faces and hands.
pub const SKIN: Rgb = Rgb::new(0xF6DCC0);
/// The shadow under a chin.
pub const SHADE: Rgb = Rgb::new(0xE3B994);
/// Blades.
pub const STEEL: Rgb = Rgb::new(0xB9C6D8);
/// The second cloth of figures in a warm colour.
pub const NAVY: Rgb = Rgb::new(0x24395F);
/// The second cloth of figures in ink.
pub const SKY: Rgb = Rgb::new(0x5F7BA6);
/// The blue iris of the queen of spades.
pub const IRIS: Rgb = Rgb::new(0x6E86B5);
/// The lips of queens in ink.
pub const LIPS: Rgb = Rgb::new(0xA8323A);
/// Fair hair.
pub const FAIR: Rgb = Rgb::new(0xBF7C1C);
/// A moustache in fair hair.
pub const FAIR_DEEP: Rgb = Rgb::new(0x8F5810);
/// A moustache in dark hair.
pub const DARK_LIFT: Rgb = Rgb::new(0x3B4763);
/// Pure white: petals.
pub const WHITE: Rgb = Rgb::new(0xFFFFFF);

/// The felt of a miniature.
pub const MINI_FELT: Rgb = Rgb::new(0x2F6B54);
/// A closed card of a miniature.
pub const MINI_BACK: Rgb = Rgb::new(0x4A72AE);
/// The outline of a card of a miniature.
pub const MINI_LINE: Rgb = Rgb::new(0x1C3D30);

/// The colour of a suit's signs.
#[must_use]
pub const fn suit_colour(suit: Suit, colours: SuitColours, theme: Theme) -> Rgb {
    match (colours, suit, theme) {
        (SuitColours::Two, Suit::Hearts | Suit::Diamonds, _) => RED,
        (SuitColours::Two, Suit::Clubs, _) | (_, Suit::Spades, _) => INK,
        (SuitColours::Four, Suit::Hearts, _) => HEARTS,
        (SuitColours::Four, Suit::Clubs, _) => CLUBS,
        (SuitColours::Four, Suit::Diamonds, Theme::Light) => DIAMONDS,
        (SuitColours::Four, Suit::Diamonds, Theme::Dark) => DIAMONDS_DARK,
    }
}

/// The colours that a theme gives to the table, the cards' paper and the panels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colours {
    /// The felt where it is lightest: the middle of the upper edge.
    pub felt: Rgb,
    /// The felt where it is darkest.
    pub felt_deep: Rgb,
    /// Text on the felt.
    pub felt_text: Rgb,
    /// A card's paper.
    pub paper: Rgb,
    /// A card's outline, 0.8 pixels wide.
    pub outline: Veil,
    /// The paper edge of a card's back.
    pub back_paper: Rgb,
    /// The Delft back.
    pub back_blue: Rgb,
    /// The woven back.
    pub back_red: Rgb,
    /// A panel.
    pub panel: Rgb,
    /// The second ground in a panel.
    pub panel_deep: Rgb,
    /// Lines in a panel, which carry no meaning.
    pub line: Rgb,
    /// Text on a panel.
    pub text: Rgb,
    /// Secondary text on a panel.
    pub muted: Rgb,
    /// What cannot be taken back, on a panel.
    pub danger: Rgb,
    /// The ground of a main button.
    pub accent: Rgb,
    /// Text on a main button.
    pub accent_text: Rgb,
    /// Bars over the felt.
    pub bar: Veil,
    /// Pills over the felt.
    pub pill: Veil,
    /// The outline of an empty pile.
    pub slot: Veil,
    /// The ground of an empty pile.
    pub slot_fill: Veil,
}

/// White text on bars, pills and messages.
pub const LIGHT_TEXT: Rgb = WHITE;
/// The ring round a place where a move may go.
pub const TARGET: Rgb = Rgb::new(0xFFD66B);
/// The hairline on both sides of a ring.
pub const RING_EDGE: Rgb = Rgb::new(0x0A1912);
/// The dark lines of the focus ring.
pub const FOCUS_LINE: Rgb = Rgb::new(0x10203F);
/// The message bar.
pub const MESSAGE: Rgb = Rgb::new(0x14201B);
/// The sign of a position that can still be won, on a pill.
pub const VERDICT_WON: Rgb = Rgb::new(0x8FE3BC);
/// The sign of a position that can no longer be won, on a pill.
pub const VERDICT_LOST: Rgb = Rgb::new(0xFFB3A8);

const LIGHT: Colours = Colours {
    felt: Rgb::new(0x3E7E65),
    felt_deep: Rgb::new(0x2A644E),
    felt_text: WHITE,
    paper: Rgb::new(0xFFFDF7),
    outline: Veil { colour: Rgb::new(0x12241C), percent: 34 },
    back_paper: Rgb::new(0xFFFDF7),
    back_blue: Rgb::new(0x2A5597),
    back_red: Rgb::new(0xA8382F),
    panel: Rgb::new(0xFBFAF5),
    panel_deep: Rgb::new(0xF1EFE6),
    line: Rgb::new(0xD9D5C8),
    text: INK,
    muted: Rgb::new(0x5A6068),
    danger: Rgb::new(0xA4262C),
    accent: Rgb::new(0x1C6A4E),
    accent_text: WHITE,
    bar: Veil { colour: Rgb::new(0x092219), percent: 46 },
    pill: Veil { colour: Rgb::new(0x081E16), percent: 66 },
    slot: Veil { colour: WHITE, percent: 70 },
    slot_fill: Veil { colour: Rgb::new(0x082017), percent: 16 },
};

const DARK: Colours = Colours {
    felt: Rgb::new(0x22342D),
    felt_deep: Rgb::new(0x141F1B),
    felt_text: Rgb::new(0xEDEAE0),
    paper: Rgb::new(0xEFEBE2),
    outline: Veil { colour: Rgb::new(0x0B1210), percent: 60 },
    back_paper: Rgb::new(0xDDD8CC),
    back_blue: Rgb::new(0x27497F),
    back_red: Rgb::new(0x93352D),
    panel: Rgb::new(0x1C2421),
    panel_deep: Rgb::new(0x27312D),
    line: Rgb::new(0x3C4843),
    text: Rgb::new(0xF0EDE4),
    muted: Rgb::new(0xA9B3AD),
    danger: Rgb::new(0xFF9C93),
    accent: Rgb::new(0x7CCFAA),
    accent_text: Rgb::new(0x0E1F18),
    bar: Veil { colour: Rgb::new(0), percent: 42 },
    pill: Veil { colour: Rgb::new(0), percent: 55 },
    slot: Veil { colour: Rgb::new(0xEDEAE0), percent: 46 },
    slot_fill: Veil { colour: Rgb::new(0), percent: 22 },
};

impl Theme {
    /// The theme's colours.
    #[must_use]
    pub const fn colours(self) -> &'static Colours {
        match self {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is seen of an index that is dimmed to 0.8.
    fn dimmed(colour: Rgb, paper: Rgb) -> Rgb {
        Veil { colour, percent: 80 }.over(paper)
    }

    fn check(pairs: &[(&str, Rgb, Rgb, f64)]) {
        for (name, front, ground, needed) in pairs {
            let ratio = front.contrast(*ground);
            assert!(ratio >= *needed, "{name}: {front} on {ground} has {ratio:.2}, needs {needed}");
        }
    }

    /// Text needs a contrast of 4.5 (WCAG 2.2, 1.4.3), signs and outlines one of 3 (1.4.11).
    #[test]
    fn every_text_has_contrast_4_5_and_every_sign_3() {
        for (theme, colours) in [(Theme::Light, &LIGHT), (Theme::Dark, &DARK)] {
            for suits in [SuitColours::Two, SuitColours::Four] {
                for suit in Suit::ALL {
                    let colour = suit_colour(suit, suits, theme);
                    check(&[
                        ("index", colour, colours.paper, 4.5),
                        ("dimmed index", dimmed(colour, colours.paper), colours.paper, 3.0),
                    ]);
                }
            }
            let [bar, pill] = [colours.bar, colours.pill].map(|veil| veil.over(colours.felt));
            check(&[
                ("text on felt, lightest point", colours.felt_text, colours.felt, 4.5),
                ("text on felt, darkest point", colours.felt_text, colours.felt_deep, 4.5),
                ("text on bar", LIGHT_TEXT, bar, 4.5),
                ("pill text", LIGHT_TEXT, pill, 4.5),
                ("verdict sign won", VERDICT_WON, pill, 3.0),
                ("verdict sign lost", VERDICT_LOST, pill, 3.0),
                ("slot outline", colours.slot.over(colours.felt), colours.felt, 3.0),
                ("target ring on felt", TARGET, colours.felt, 3.0),
                ("target ring edge on paper", RING_EDGE, colours.paper, 3.0),
                ("focus ring on felt", WHITE, colours.felt, 3.0),
                ("focus ring line on paper", FOCUS_LINE, colours.paper, 3.0),
                ("card paper on felt", colours.paper, colours.felt, 3.0),
                ("text on panel", colours.text, colours.panel, 4.5),
                ("text on second panel", colours.text, colours.panel_deep, 4.5),
                ("muted on panel", colours.muted, colours.panel, 4.5),
                ("muted on second panel", colours.muted, colours.panel_deep, 4.5),
                ("accent on panel", colours.accent, colours.panel, 4.5),
                ("accent text on accent", colours.accent_text, colours.accent, 4.5),
                ("danger on panel", colours.danger, colours.panel, 4.5),
                ("message text", LIGHT_TEXT, MESSAGE, 4.5),
                ("back blue on its paper", colours.back_blue, colours.back_paper, 3.0),
                ("back red on its paper", colours.back_red, colours.back_paper, 3.0),
            ]);
        }
    }

    #[test]
    fn contrasts_are_those_of_the_design() {
        let felt = LIGHT.felt;
        for (front, ground, ratio) in [
            (INK, LIGHT.paper, 15.80),
            (RED, LIGHT.paper, 5.79),
            (HEARTS, LIGHT.paper, 6.19),
            (DIAMONDS, LIGHT.paper, 4.77),
            (CLUBS, LIGHT.paper, 6.06),
            (RED, DARK.paper, 4.95),
            (DIAMONDS_DARK, DARK.paper, 4.86),
            (dimmed(DIAMONDS, LIGHT.paper), LIGHT.paper, 3.44),
            (LIGHT.felt_text, felt, 4.80),
            (LIGHT_TEXT, LIGHT.bar.over(felt), 8.64),
            (VERDICT_LOST, LIGHT.pill.over(felt), 6.82),
            (LIGHT.slot.over(felt), felt, 3.23),
            (TARGET, felt, 3.45),
            (DARK.felt_text, DARK.felt, 10.92),
            (DARK.slot.over(DARK.felt), DARK.felt, 3.59),
            (DARK.accent_text, DARK.accent, 9.25),
        ] {
            let found = front.contrast(ground);
            assert!((found - ratio).abs() < 0.006, "{front} on {ground}: {found:.2}, the design has {ratio}");
        }
        assert!((WHITE.contrast(Rgb::new(0)) - 21.0).abs() < 1e-9);
    }

    #[test]
    fn colours_are_written_as_css() {
        assert_eq!(INK.to_string(), "#1B2130");
        assert_eq!(LIGHT.bar.to_string(), "rgb(9 34 25/46%)");
        assert_eq!(Rgb::new(0x12).to_string(), "#000012");
    }
}
