//! What a rules file says, as a small tree of our own, so that its reader knows no file format.
//!
//! `build.rs` includes this file too.

/// A value with its place.
pub(crate) struct Node {
    /// The byte of the text at which it begins; zero where there is no text.
    pub(crate) at: usize,
    pub(crate) content: Content,
}

/// What a value is.
pub(crate) enum Content {
    /// Keys with their values.
    Section(Vec<Entry>),
    /// Values in their order.
    List(Vec<Node>),
    /// A text.
    Text(String),
    /// A number of any kind, as it is written.
    Number(String),
    /// True or false.
    Flag(bool),
    /// Something that no rules file holds, such as a date.
    Other,
}

/// A key of a section and its value.
pub(crate) struct Entry {
    pub(crate) key: String,
    /// The byte of the text at which the key begins.
    pub(crate) key_at: usize,
    pub(crate) value: Node,
}
