//! Amounts with their unit, as options have them: `4GiB`, `60s`.

use std::time::Duration;

const SIZES: [(&str, f64); 4] = [("B", 1.0), ("KiB", 1024.0), ("MiB", 1_048_576.0), ("GiB", 1_073_741_824.0)];
const TIMES: [(&str, f64); 4] = [("ms", 0.001), ("s", 1.0), ("m", 60.0), ("h", 3600.0)];

/// Reads a size in bytes.
///
/// # Errors
/// How sizes are written.
pub(crate) fn bytes(text: &str) -> Result<u64, String> {
    // What is larger than any memory is no limit at all.
    amount(text, &SIZES).map(|bytes| bytes as u64).ok_or_else(|| "write a size like 512MiB or 4GiB".to_owned())
}

/// Reads a time.
///
/// # Errors
/// How times are written.
pub(crate) fn duration(text: &str) -> Result<Duration, String> {
    amount(text, &TIMES)
        .map(|seconds| Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX))
        .ok_or_else(|| "write a time like 500ms, 60s or 5m".to_owned())
}

/// A size as a person reads it.
pub(crate) fn size(bytes: usize) -> String {
    let bytes = bytes as f64;
    match SIZES.iter().rev().find(|(_, unit)| bytes >= *unit) {
        Some((_, 1.0)) | None => format!("{bytes} B"),
        Some((name, unit)) => format!("{:.1} {name}", bytes / unit),
    }
}

/// A positive number with its unit, in the smallest sense of the units.
fn amount(text: &str, units: &[(&str, f64)]) -> Option<f64> {
    let digits = text.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(digits);
    let (_, scale) = units.iter().find(|(name, _)| *name == unit)?;
    let is_plain = number.starts_with(|letter: char| letter.is_ascii_digit())
        && number.ends_with(|letter: char| letter.is_ascii_digit());
    let number: f64 = number.parse().ok().filter(|_| is_plain)?;
    (number > 0.0).then_some(number * scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_with_their_unit() {
        for (text, expected) in
            [("1B", 1), ("3KiB", 3072), ("256MiB", 256 << 20), ("4GiB", 4 << 30), ("1.5GiB", 3 << 29)]
        {
            assert_eq!(bytes(text), Ok(expected), "{text}");
        }
        assert_eq!(bytes(&format!("1{}GiB", "0".repeat(40))), Ok(u64::MAX));
        for (text, expected) in [("1ms", 1), ("60s", 60_000), ("0.5s", 500), ("2m", 120_000), ("1h", 3_600_000)] {
            assert_eq!(duration(text), Ok(Duration::from_millis(expected)), "{text}");
        }
        assert_eq!(duration(&format!("1{}h", "0".repeat(40))), Ok(Duration::MAX));
    }

    #[test]
    fn what_is_no_amount_is_refused() {
        for text in
            ["", "4", "GiB", "4GB", "4 GiB", "-4GiB", "+4GiB", "0GiB", "4gib", "1e3B", ".5GiB", "5.GiB", "1.2.3B"]
        {
            assert_eq!(bytes(text), Err("write a size like 512MiB or 4GiB".to_owned()), "{text}");
        }
        for text in ["60", "s", "0s", "1d", "-1s"] {
            assert_eq!(duration(text), Err("write a time like 500ms, 60s or 5m".to_owned()), "{text}");
        }
    }

    #[test]
    fn sizes_are_shown_in_their_largest_unit() {
        for (bytes, shown) in
            [(0, "0 B"), (1023, "1023 B"), (1536, "1.5 KiB"), (1 << 20, "1.0 MiB"), (5 << 30, "5.0 GiB")]
        {
            assert_eq!(size(bytes), shown);
        }
    }
}
