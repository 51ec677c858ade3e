//! Rust code taken apart as far as the checks need it: code, texts, comments, tests.

use std::ops::Range;

/// One file of Rust code.
pub(crate) struct Source {
    /// The code with every comment, text and character written over with spaces, so that a place
    /// in it is the same place in the file.
    pub(crate) code: String,
    /// Where the texts between quotes stand, without the quotes.
    pub(crate) texts: Vec<Range<usize>>,
    /// Where the modules and functions stand that only tests have.
    tests: Vec<Range<usize>>,
}

impl Source {
    /// Takes a file apart. Text that is no Rust gives some answer, never a panic.
    pub(crate) fn read(text: &str) -> Source {
        let mut scan = Scan { text: text.as_bytes(), at: 0, code: text.as_bytes().to_vec(), texts: Vec::new() };
        scan.all();
        let code = String::from_utf8_lossy(&scan.code).into_owned();
        let tests = test_regions(&code);
        Source { code, texts: scan.texts, tests }
    }

    /// Whether a place belongs to tests alone.
    pub(crate) fn is_test(&self, at: usize) -> bool {
        self.tests.iter().any(|region| region.contains(&at))
    }

    /// The regions that only tests have.
    pub(crate) fn tests(&self) -> &[Range<usize>] {
        &self.tests
    }
}

struct Scan<'t> {
    text: &'t [u8],
    at: usize,
    code: Vec<u8>,
    texts: Vec<Range<usize>>,
}

impl Scan<'_> {
    fn all(&mut self) {
        while self.at < self.text.len() {
            match self.text[self.at] {
                b'/' if self.next_is(1, b'/') => self.line_comment(),
                b'/' if self.next_is(1, b'*') => self.block_comment(),
                b'"' => self.quoted(),
                b'r' if !self.after_word() => self.perhaps_raw(),
                b'\'' => self.perhaps_character(),
                _ => self.at += 1,
            }
        }
    }

    fn next_is(&self, ahead: usize, byte: u8) -> bool {
        self.text.get(self.at + ahead) == Some(&byte)
    }

    /// Whether the byte before belongs to a name; `b` and `c` alone may stand before a raw text.
    fn after_word(&self) -> bool {
        let word = |at: usize| self.text[at].is_ascii_alphanumeric() || self.text[at] == b'_';
        match self.at {
            0 => false,
            1 => word(0) && !b"bc".contains(&self.text[0]),
            at => word(at - 1) && (!b"bc".contains(&self.text[at - 1]) || word(at - 2)),
        }
    }

    fn line_comment(&mut self) {
        let rest = &self.text[self.at..];
        let length = rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
        self.blank(self.at + length);
    }

    fn block_comment(&mut self) {
        let (mut depth, mut end) = (0, self.at);
        while end < self.text.len() {
            match &self.text[end..] {
                [b'/', b'*', ..] => (depth, end) = (depth + 1, end + 2),
                [b'*', b'/', ..] => (depth, end) = (depth - 1, end + 2),
                _ => end += 1,
            }
            if depth == 0 {
                break;
            }
        }
        self.blank(end);
    }

    fn quoted(&mut self) {
        let mut end = self.at + 1;
        while end < self.text.len() && self.text[end] != b'"' {
            end += if self.text[end] == b'\\' { 2 } else { 1 };
        }
        self.literal(self.at + 1, end, end + 1);
    }

    fn perhaps_raw(&mut self) {
        let hashes = self.text[self.at + 1..].iter().take_while(|byte| **byte == b'#').count();
        if !self.next_is(1 + hashes, b'"') {
            self.at += 1;
            return;
        }
        let start = self.at + hashes + 2;
        let close: Vec<u8> = std::iter::once(b'"').chain(std::iter::repeat_n(b'#', hashes)).collect();
        let length = self.text[start..].windows(close.len()).position(|part| part == close);
        let end = length.map_or(self.text.len(), |length| start + length);
        self.literal(start, end, end + close.len());
    }

    /// A quote starts a character when it has a partner after one character, else a lifetime.
    fn perhaps_character(&mut self) {
        let rest = &self.text[self.at + 1..];
        let length = match rest.first() {
            Some(b'\\') => rest.iter().skip(2).position(|byte| *byte == b'\'').map(|length| length + 2),
            Some(first) => Some(width(*first)).filter(|width| rest.get(*width) == Some(&b'\'')),
            None => None,
        };
        match length {
            Some(length) => self.blank(self.at + length + 2),
            None => self.at += 1,
        }
    }

    fn literal(&mut self, start: usize, end: usize, after: usize) {
        let end = end.min(self.text.len());
        self.texts.push(start.min(end)..end);
        self.blank(after);
    }

    fn blank(&mut self, end: usize) {
        let end = end.min(self.text.len());
        for byte in &mut self.code[self.at..end] {
            if *byte != b'\n' {
                *byte = b' ';
            }
        }
        self.at = end;
    }
}

/// The length of a character in UTF-8, from its first byte.
fn width(first: u8) -> usize {
    match first {
        0..=0xBF => 1,
        0xC0..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0..=0xFF => 4,
    }
}

/// Everything from `#[cfg(test)]` or `#[test]` to the end of what it stands before.
fn test_regions(code: &str) -> Vec<Range<usize>> {
    let mut regions: Vec<Range<usize>> = Vec::new();
    for mark in ["#[cfg(test)]", "#[test]"] {
        for (start, _) in code.match_indices(mark) {
            if !regions.iter().any(|region| region.contains(&start)) {
                regions.push(start..end_of_item(code.as_bytes(), start));
            }
        }
    }
    regions
}

fn end_of_item(code: &[u8], start: usize) -> usize {
    let mut depth = 0_usize;
    for (at, byte) in code.iter().enumerate().skip(start) {
        match byte {
            b';' if depth == 0 => return at + 1,
            b'{' => depth += 1,
            b'}' if depth <= 1 => return at + 1,
            b'}' => depth -= 1,
            _ => {}
        }
    }
    code.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(code: &str) -> Vec<&str> {
        Source::read(code).texts.into_iter().map(|range| &code[range]).collect()
    }

    #[test]
    fn texts_are_found_in_every_form() {
        assert_eq!(texts(r#"f("a", "b\"c", b"d", c"e")"#), ["a", r#"b\"c"#, "d", "e"]);
        assert_eq!(texts(r###"(r"a", r#"b"c"#, br##"d"#e"##, r#type)"###), ["a", "b\"c", "d\"#e"]);
        assert_eq!(texts("for\"x\" in ['\"', '\\'', 'a', 'é'] { 'b: loop {} } &'static \"y\""), ["x", "y"]);
        assert_eq!(texts("// \"no\"\n/* \"no /* \"no\" */ */ \"yes\""), ["yes"]);
        assert_eq!(texts("\"open"), ["open"]);
        assert_eq!(texts("\"open\\"), ["open\\"]);
    }

    #[test]
    fn code_keeps_its_places() {
        let code = "let a = \"x{\"; // {\nlet b = '{';";
        let source = Source::read(code);
        assert_eq!(source.code.len(), code.len());
        assert!(!source.code.contains('{') && source.code.contains("let b ="));
        assert_eq!(source.code.find('\n'), code.find('\n'));
    }

    #[test]
    fn tests_reach_to_the_end_of_their_module() {
        let code =
            "fn a() {}\n#[cfg(test)]\nmod tests { fn b() { \"}\"; } }\nfn c() {}\n#[cfg(test)] use d;\nfn e() {}";
        let source = Source::read(code);
        let in_test: Vec<bool> = ["fn a", "fn b", "fn c", "use d", "fn e"]
            .map(|name| source.is_test(code.find(name).expect("it is there")))
            .to_vec();
        assert_eq!(in_test, [false, true, false, true, false]);
    }

    #[test]
    fn text_that_is_no_rust_is_read_all_the_same() {
        for text in ["'", "'\\", "r#", "/*", "\"\\", "r\"", "#[cfg(test)]", "}}", "é'é"] {
            Source::read(text);
        }
    }
}
