//! The languages.

use rules::Name;

/// A language in which everything can be shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// Dutch.
    Nl,
    /// English.
    En,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::Nl, Lang::En];

    /// The language for a tag like `nl-NL`, as browsers and locales give it: Dutch for every kind
    /// of `nl`, English for all others.
    #[must_use]
    pub fn from_tag(tag: &str) -> Lang {
        let primary = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        if primary.eq_ignore_ascii_case("nl") { Lang::Nl } else { Lang::En }
    }

    /// The tag, for the `lang` of a page and for saved settings.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::Nl => "nl",
            Lang::En => "en",
        }
    }

    /// The language's name for itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::Nl => "Nederlands",
            Lang::En => "English",
        }
    }

    /// The one of two texts that is in this language.
    #[must_use]
    pub(crate) fn pick<T>(self, nl: T, en: T) -> T {
        match self {
            Lang::Nl => nl,
            Lang::En => en,
        }
    }
}

/// A name from a rules file.
#[must_use]
pub fn name(lang: Lang, name: &Name) -> &str {
    match lang {
        Lang::Nl => &name.nl,
        Lang::En => &name.en,
    }
}

/// The text with its first letter as a capital, to begin a sentence.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_dutch_is_dutch_and_all_else_english() {
        for tag in ["nl", "nl-NL", "nl-BE", "NL", "nl_NL.UTF-8", "nl@euro"] {
            assert_eq!(Lang::from_tag(tag), Lang::Nl, "{tag}");
        }
        for tag in ["en", "en-GB", "de", "nlx", "fr-FR", "", "C", "x-nl"] {
            assert_eq!(Lang::from_tag(tag), Lang::En, "{tag}");
        }
        for lang in Lang::ALL {
            assert_eq!(Lang::from_tag(lang.tag()), lang);
        }
    }

    #[test]
    fn a_capital_is_only_the_first_letter() {
        assert_eq!(capital("één kaart"), "Één kaart");
        assert_eq!(capital(""), "");
    }
}
