//! Who visits the page: language, window, hands, and what is set before the first visit.

use play::{Settings, Switch};
use serde_json::{Value, json};
use texts::Lang;

/// A window's inside, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// The width.
    pub width: u32,
    /// The height.
    pub height: u32,
}

/// A small phone held upright.
pub const PHONE: Size = Size { width: 360, height: 740 };
/// The same phone on its side.
pub const LANDSCAPE: Size = Size { width: 740, height: 360 };
/// A laptop.
pub const DESKTOP: Size = Size { width: 1280, height: 800 };
/// A large screen.
pub const LARGE: Size = Size { width: 2560, height: 1440 };

/// What a visitor points with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointer {
    /// A mouse.
    Mouse,
    /// A finger.
    Finger,
}

/// How the system answers when the page asks for motion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// Cards fly.
    Full,
    /// The system asks for little motion: cards stand at once where they belong.
    Reduced,
}

/// A visitor. The usual one reads English, has a laptop with a mouse, asks for little motion and
/// knows the game.
#[derive(Clone, Copy, Debug)]
pub struct Visitor {
    /// The browser's language.
    pub lang: Lang,
    /// The window.
    pub size: Size,
    /// What is pointed with.
    pub pointer: Pointer,
    /// Whether cards fly.
    pub motion: Motion,
    /// What is set before the first visit.
    pub settings: Settings,
}

impl Visitor {
    /// The usual visitor.
    #[must_use]
    pub fn usual() -> Visitor {
        let settings = Settings { introduced: Switch::On, ..Settings::default() };
        Visitor { lang: Lang::En, size: DESKTOP, pointer: Pointer::Mouse, motion: Motion::Reduced, settings }
    }

    /// The usual visitor with a phone.
    #[must_use]
    pub fn on_phone() -> Visitor {
        Visitor { size: PHONE, pointer: Pointer::Finger, ..Visitor::usual() }
    }

    /// What the browser is to be started with, beside what every browser is.
    pub(crate) fn preferences(&self) -> Value {
        json!({ "intl.accept_languages": self.tag() })
    }

    /// The language as a browser names it.
    #[must_use]
    pub fn tag(&self) -> &'static str {
        match self.lang {
            Lang::Nl => "nl-NL",
            Lang::En => "en-GB",
        }
    }
}
