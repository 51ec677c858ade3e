//! Card faces, backs and signs as SVG, drawn by our own code.
//!
//! Every drawing is a function from data to SVG text. None but the standalone documents
//! ([`document()`], [`app_icon()`]) holds an id, and none a style attribute or a foreign link: the same
//! card may stand many times in one page, under a strict content security policy.
//!
//! A page keeps one `<svg>` a card: its root's `viewBox` comes from [`Form::size`], its content is
//! [`paper`], [`body_group`] and [`index_group`] in this order. The groups carry the classes `bd`
//! and `ix`, for a style sheet that hides the body of a covered card (`.covered .bd`) or dims a
//! card that cannot be played now (`ix` to 0.8, `bd` to 0.5). Every shape of paper carries the
//! class `pp`, for forced colours. The index depends on where the card lies, and with it by a pixel
//! or two the large sign of a narrow card; all depends on the width.
//!
//! ```
//! use art::{FaceStyle, face};
//! let ace = "AS".parse().unwrap();
//! assert!(face(ace, &FaceStyle::new(46.0)).contains("viewBox=\"0 0 46 64\""));
//! assert!(face(ace, &FaceStyle::new(160.0)).contains("viewBox=\"0 0 200 280\""));
//! ```

mod aces;
mod app_icon;
mod backs;
mod courts;
mod document;
mod face;
mod glyphs;
mod icons;
mod index;
mod miniature;
pub mod palette;
mod pips;
mod suits;
mod svg;

pub use app_icon::{AppIcon, app_icon};
pub use backs::{Back, BackStyle, back, back_group};
pub use document::{DocumentStyle, Item, Placed, document};
pub use face::{FULL_FROM, FaceStyle, Form, body_group, face, paper};
pub use glyphs::{Letters, rank_sign, rank_text};
pub use icons::{Icon, icon};
pub use index::{IndexGeometry, Place, index_group};
pub use miniature::{MiniCard, MiniColumn, MiniSide, MiniStock, MiniTableau, MiniWaste, Miniature, miniature};
pub use palette::{SuitColours, Theme};
pub use suits::{suit_path, suit_sign};
