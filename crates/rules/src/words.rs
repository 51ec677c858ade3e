//! The words that stand for our enums in rules files, options and share codes.

/// An enum whose variants have one word each.
pub(crate) trait Words: Copy + PartialEq + 'static {
    /// Every variant with its word.
    const WORDS: &'static [(&'static str, Self)];

    /// The variant that a word stands for.
    fn from_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(name, _)| *name == word).map(|(_, value)| *value)
    }

    /// The word of a variant.
    fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(_, value)| *value == self).map_or("", |(name, _)| name)
    }
}

/// Every word, in order.
pub(crate) fn words_of<T: Words>() -> Vec<&'static str> {
    T::WORDS.iter().map(|(word, _)| *word).collect()
}

macro_rules! words {
    ($name:ident { $($word:literal => $variant:ident),+ $(,)? }) => {
        impl $crate::words::Words for $name {
            const WORDS: &'static [(&'static str, Self)] = &[$(($word, $name::$variant)),+];
        }
    };
}

pub(crate) use words;
