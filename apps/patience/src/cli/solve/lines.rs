//! The lines of a file, one by one as they come, none of them too long for the memory.

use std::io::{self, BufRead};

/// No line may have more bytes: the longest positions have a few thousand.
const LONGEST: usize = 1 << 20;

/// One line of a file.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Line {
    /// Its number, from 1.
    pub(crate) number: u64,
    /// What it holds, or why that is no text.
    pub(crate) text: Result<String, String>,
}

/// Reads lines; those that are empty are left out, but counted.
pub(crate) struct Lines<R> {
    /// None after an error, with which the lines end.
    from: Option<R>,
    number: u64,
    /// Told how many bytes were read.
    read: Box<dyn FnMut(u64) + Send>,
}

impl<R: BufRead> Lines<R> {
    /// The lines of a source; `read` is told how many bytes each took.
    pub(crate) fn new(from: R, read: impl FnMut(u64) + Send + 'static) -> Lines<R> {
        Lines { from: Some(from), number: 0, read: Box::new(read) }
    }

    /// The next line with its end; of one that is too long as much as shows it.
    fn next_line(&mut self) -> io::Result<Vec<u8>> {
        let mut line = Vec::new();
        let Some(from) = &mut self.from else { return Ok(line) };
        loop {
            let part = match from.fill_buf() {
                Ok(part) => part,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => {
                    self.from = None;
                    return Err(error);
                }
            };
            let end = part.iter().position(|byte| *byte == b'\n').map(|at| at + 1);
            let used = end.unwrap_or(part.len());
            let room = (LONGEST + 1).saturating_sub(line.len());
            line.extend_from_slice(&part[..used.min(room)]);
            from.consume(used);
            (self.read)(used as u64);
            if end.is_some() || used == 0 {
                return Ok(line);
            }
        }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    /// A line, or why no more can be read.
    type Item = io::Result<Line>;

    fn next(&mut self) -> Option<io::Result<Line>> {
        loop {
            let line = match self.next_line() {
                Ok(line) if line.is_empty() => return None,
                Ok(line) => line,
                Err(error) => return Some(Err(error)),
            };
            self.number += 1;
            let line = if self.number == 1 { line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&line) } else { &line };
            if line.iter().all(u8::is_ascii_whitespace) {
                continue;
            }
            return Some(Ok(Line { number: self.number, text: text(line) }));
        }
    }
}

fn text(line: &[u8]) -> Result<String, String> {
    if line.len() > LONGEST {
        return Err(format!("it is longer than {} KiB: write one deal or position a line", LONGEST >> 10));
    }
    match std::str::from_utf8(line) {
        Ok(text) => Ok(text.trim().to_owned()),
        Err(error) => Err(format!("byte {} is no text: write the file in UTF-8", error.valid_up_to() + 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    fn lines(bytes: impl Read) -> Vec<(u64, Result<String, String>)> {
        let lines = Lines::new(io::BufReader::with_capacity(7, bytes), |_| {});
        lines.map(|line| line.expect("it can be read")).map(|line| (line.number, line.text)).collect()
    }

    #[test]
    fn lines_are_numbered_and_empty_ones_left_out() {
        let bytes = "\u{feff}first line\r\n\n  \nfourth\nlast".as_bytes();
        let expected = [(1, "first line"), (4, "fourth"), (5, "last")];
        assert_eq!(lines(bytes), expected.map(|(number, text)| (number, Ok(text.to_owned()))));
        assert_eq!(lines(&b""[..]), []);
    }

    #[test]
    fn a_line_that_is_no_text_or_too_long_leaves_the_others() {
        let long = io::repeat(b'x').take(LONGEST as u64 + 1);
        let found = lines((&b"a\xff\n"[..]).chain(long).chain(&b"\nb\n"[..]));
        assert_eq!(found[0], (1, Err("byte 2 is no text: write the file in UTF-8".to_owned())));
        assert_eq!(found[1], (2, Err("it is longer than 1024 KiB: write one deal or position a line".to_owned())));
        assert_eq!(found[2], (3, Ok("b".to_owned())));
    }

    #[test]
    fn a_line_may_be_as_long_as_the_limit() {
        let found = lines(io::repeat(b'x').take(LONGEST as u64));
        assert_eq!(found[0].1.as_ref().map(String::len), Ok(LONGEST));
    }

    #[test]
    fn the_lines_end_with_an_error() {
        struct Broken;
        impl Read for Broken {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::ErrorKind::TimedOut.into())
            }
        }
        let lines: Vec<_> = Lines::new(io::BufReader::new((&b"a\nb"[..]).chain(Broken)), |_| {}).collect();
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[1].as_ref().expect_err("it is broken").kind(), io::ErrorKind::TimedOut);
    }

    #[test]
    fn every_byte_is_told() {
        let count = std::sync::Arc::new(std::sync::atomic::AtomicU64::new(0));
        let told = std::sync::Arc::clone(&count);
        let add = move |bytes| {
            told.fetch_add(bytes, std::sync::atomic::Ordering::Relaxed);
        };
        assert_eq!(Lines::new(&b"ab\n\nc"[..], add).count(), 2);
        assert_eq!(count.load(std::sync::atomic::Ordering::Relaxed), 5);
    }
}
