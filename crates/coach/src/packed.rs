//! Numbers below four as text: four to a byte, the first one lowest, and the bytes as base64 by RFC
//! 4648 without padding.

use std::fmt::{self, Write};

/// Letters of a line.
const WIDTH: usize = 96;

/// Numbers in three bytes, which are four letters.
const GROUP: usize = 12;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Writes lines; their number is filled up to a whole group with noughts.
///
/// # Errors
/// The writer's.
pub(crate) fn write(to: &mut impl Write, numbers: impl Iterator<Item = u8>) -> fmt::Result {
    let numbers: Vec<u8> = numbers.collect();
    let mut letters = 0;
    for group in numbers.chunks(GROUP) {
        let number = |place: usize| u32::from(group.get(place).copied().unwrap_or(0) & 3);
        let byte = |first: usize| (0..4).fold(0, |byte, i| byte | number(first + i) << (2 * i));
        let bits = byte(0) << 16 | byte(4) << 8 | byte(8);
        for shift in [18, 12, 6, 0] {
            to.write_char(char::from(LETTERS[(bits >> shift & 63) as usize]))?;
        }
        letters += 4;
        if letters % WIDTH == 0 {
            to.write_char('\n')?;
        }
    }
    if letters % WIDTH == 0 { Ok(()) } else { to.write_char('\n') }
}

/// Reads lines; none where a letter is none, or a group is not whole.
pub(crate) fn read<'t>(lines: impl Iterator<Item = &'t str>) -> Option<impl Iterator<Item = u8>> {
    let value = |letter: u8| LETTERS.iter().position(|other| *other == letter).map(|place| place as u32);
    let values: Vec<u32> = lines.flat_map(str::bytes).map(value).collect::<Option<_>>()?;
    if !values.len().is_multiple_of(4) {
        return None;
    }
    let groups: Vec<u32> = values.chunks(4).map(|four| four.iter().fold(0, |bits, value| bits << 6 | value)).collect();
    let byte = |bits: u32| [16, 8, 0].map(|shift| bits >> shift & 255);
    let numbers = |byte: u32| [0, 2, 4, 6].map(|shift| (byte >> shift & 3) as u8);
    Some(groups.into_iter().flat_map(byte).flat_map(numbers))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back() {
        let numbers: Vec<u8> = (0..12 * 60_u32).map(|n| (n * n / 7 % 4) as u8).collect();
        let mut text = String::new();
        write(&mut text, numbers.iter().copied()).expect("a text takes all");
        assert_eq!(text.lines().map(str::len).collect::<Vec<_>>(), [96, 96, 48]);
        assert_eq!(read(text.lines()).expect("it was written so").collect::<Vec<_>>(), numbers);
    }

    #[test]
    fn the_letters_are_those_of_base64() {
        let mut text = String::new();
        // The bytes of "Man".
        let bytes = b"Man".iter().flat_map(|byte| [0, 2, 4, 6].map(|shift| byte >> shift & 3));
        write(&mut text, bytes).expect("a text takes all");
        assert_eq!(text, "TWFu\n");
    }

    #[test]
    fn other_letters_and_broken_groups_are_none() {
        for text in ["TWF", "TWF=", "TW Fu"] {
            assert!(read(text.lines()).is_none(), "{text}");
        }
    }
}
