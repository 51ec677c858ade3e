//! The signs of buttons, in the colour of the text around them.

use crate::svg::{Pen, n};

/// A sign in a box of 24 by 24, drawn as lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Icon {
    /// Three lines: the menu.
    Menu,
    /// A card with a plus on a second one: a new game.
    New,
    /// A lamp: a hint.
    Hint,
    /// An arrow back: undo.
    Undo,
    /// An arrow on: redo.
    Redo,
    /// A cross: close.
    Close,
    /// An angle to the left: back.
    Back,
    /// An angle to the right: more of this.
    Chevron,
    /// A tick: done, possible.
    Check,
    /// A crossed ring: no longer possible.
    No,
    /// A turning arrow: turn the waste over.
    Redeal,
    /// An i in a ring: information.
    Info,
    /// Three dots: not known.
    Dots,
    /// A flag: give up.
    Flag,
    /// Two bars: pause.
    Pause,
    /// Three columns: statistics.
    Chart,
    /// A wheel: settings.
    Gear,
    /// An open book: rules.
    Book,
    /// A triangle: go on, finish.
    Play,
    /// Two cards: choose a game.
    Cards,
    /// Two people: play together.
    Two,
    /// A triangle back to a line: begin again from the same cards.
    Restart,
    /// An arrow out of a tray: pass on.
    Share,
    /// A cup: a level of strength, counted.
    Cup,
    /// A filled cup.
    CupFull,
}

impl Icon {
    /// Every sign, for sheets and tests.
    pub const ALL: [Icon; 25] = [
        Icon::Menu,
        Icon::New,
        Icon::Hint,
        Icon::Undo,
        Icon::Redo,
        Icon::Close,
        Icon::Back,
        Icon::Chevron,
        Icon::Check,
        Icon::No,
        Icon::Redeal,
        Icon::Info,
        Icon::Dots,
        Icon::Flag,
        Icon::Pause,
        Icon::Chart,
        Icon::Gear,
        Icon::Book,
        Icon::Play,
        Icon::Cards,
        Icon::Two,
        Icon::Restart,
        Icon::Share,
        Icon::Cup,
        Icon::CupFull,
    ];

    /// The sign's SVG elements in a box of 24 by 24, to be drawn as lines without fill.
    #[must_use]
    pub const fn shapes(self) -> &'static str {
        match self {
            Icon::Menu => "<path d=\"M4 7h16M4 12h16M4 17h16\"/>",
            Icon::New => {
                "<rect x=\"4\" y=\"3.5\" width=\"11\" height=\"15.5\" rx=\"2\"/>\
                 <path d=\"M8.5 21.5h9.5a2 2 0 0 0 2-2V8M9.5 8v6.5M6.3 11.2h6.4\"/>"
            }
            Icon::Hint => {
                "<path d=\"M9 18.5h6M10 21.5h4M8.7 15.5c-1.9-1.3-3-3.2-3-5.5a6.3 6.3 0 0 1 12.6 0\
                 c0 2.3-1.1 4.2-3 5.5Z\"/>"
            }
            Icon::Undo => "<path d=\"M9 5L4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3\"/>",
            Icon::Redo => "<path d=\"M15 5l5 5l-5 5M19.5 10H10a5.5 5.5 0 0 0 0 11h3\"/>",
            Icon::Close => "<path d=\"M6 6l12 12M18 6L6 18\"/>",
            Icon::Back => "<path d=\"M14.5 5L7.5 12l7 7\"/>",
            Icon::Chevron => "<path d=\"M9.5 5l7 7l-7 7\"/>",
            Icon::Check => "<path d=\"M5 12.5l4.5 4.5L19 7.5\"/>",
            Icon::No => "<circle cx=\"12\" cy=\"12\" r=\"8.5\"/><path d=\"M6 6l12 12\"/>",
            Icon::Redeal => "<path d=\"M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3v5h-5\"/>",
            Icon::Info => "<circle cx=\"12\" cy=\"12\" r=\"9\"/><path d=\"M12 11v5.5M12 7.3v.2\"/>",
            Icon::Dots => "<path d=\"M6 12h.01M12 12h.01M18 12h.01\" stroke-width=\"3\"/>",
            Icon::Flag => "<path d=\"M6 21V4M6 5h11l-2.5 4L17 13H6\"/>",
            Icon::Pause => "<path d=\"M8.5 5.5v13M15.5 5.5v13\"/>",
            Icon::Chart => "<path d=\"M4 20h16M7 20v-6M12 20V6M17 20v-9\"/>",
            Icon::Gear => {
                "<circle cx=\"12\" cy=\"12\" r=\"3.2\"/><path d=\"M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2\
                 M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2\"/>"
            }
            Icon::Book => {
                "<path d=\"M12 6c-2-1.5-4.5-2-8-2v14c3.5 0 6 .5 8 2c2-1.5 4.5-2 8-2V4c-3.5 0-6 .5-8 2ZM12 6v14\"/>"
            }
            Icon::Play => "<path d=\"M7 4.5l12 7.5l-12 7.5Z\"/>",
            Icon::Cards => {
                "<rect x=\"3.5\" y=\"6\" width=\"10\" height=\"14\" rx=\"1.8\"/>\
                 <path d=\"M9.5 3.5l8.8 2.3a1.8 1.8 0 0 1 1.3 2.2l-2.5 9.5\"/>"
            }
            Icon::Two => {
                "<circle cx=\"8\" cy=\"8\" r=\"3.5\"/><circle cx=\"17\" cy=\"9.5\" r=\"2.7\"/>\
                 <path d=\"M1.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M17 15c3 0 5 1.6 5.5 4.5\"/>"
            }
            Icon::Restart => "<path d=\"M6 5v14M18.5 5L9 12l9.5 7Z\"/>",
            Icon::Share => "<path d=\"M12 15V3.5M7.5 8L12 3.5L16.5 8M5 12.5V20h14v-7.5\"/>",
            Icon::Cup => {
                "<path d=\"M4 8h12.5v7a4.5 4.5 0 0 1-4.5 4.5H8.5A4.5 4.5 0 0 1 4 15ZM16.5 10h2a2.5 2.5 0 0 1 0 5h-2\"/>"
            }
            Icon::CupFull => {
                "<path d=\"M4 8h12.5v7a4.5 4.5 0 0 1-4.5 4.5H8.5A4.5 4.5 0 0 1 4 15Z\" fill=\"currentColor\"/>\
                 <path d=\"M16.5 10h2a2.5 2.5 0 0 1 0 5h-2\"/>"
            }
        }
    }
}

/// The sign as an `<svg class="icon">`, `size` CSS pixels wide and high, with lines `stroke`
/// units of the 24 wide: 1.9 is usual, more for small signs.
#[must_use]
pub fn icon(icon: Icon, size: f64, stroke: f64) -> String {
    let mut pen = Pen::new();
    pen.put(format_args!(
        "<svg class=\"icon\" width=\"{0}\" height=\"{0}\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" \
         stroke-width=\"{1}\" stroke-linecap=\"round\" stroke-linejoin=\"round\" aria-hidden=\"true\">{2}</svg>",
        n(size),
        n(stroke),
        icon.shapes()
    ));
    pen.finish()
}
