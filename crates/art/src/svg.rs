//! The pen: writes short SVG text. Nothing here knows what a card is.

use crate::palette::Rgb;
use core::fmt;

/// A number as SVG text: at most `1 / SCALE` exact, without needless zeros.
///
/// Whole-number arithmetic keeps the float printer, some ten kilobytes, out of the page.
#[derive(Clone, Copy)]
pub(crate) struct Number<const SCALE: u32>(f64);

/// A length or place, to two decimals.
pub(crate) const fn n(value: f64) -> Number<100> {
    Number(value)
}

/// A scale factor, to four decimals: lengths of a hundred and more are multiplied by it.
pub(crate) const fn k(value: f64) -> Number<10_000> {
    Number(value)
}

impl<const SCALE: u32> fmt::Display for Number<SCALE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The cast brings what is no number to nought and the rest into range.
        let scaled = (self.0 * f64::from(SCALE)).round() as i64;
        let (whole, mut rest) = (scaled.unsigned_abs() / u64::from(SCALE), scaled.unsigned_abs() % u64::from(SCALE));
        if scaled < 0 {
            f.write_str("-")?;
        }
        if whole > 0 || rest == 0 {
            write!(f, "{whole}")?;
        }
        if rest > 0 {
            f.write_str(".")?;
            let mut unit = u64::from(SCALE) / 10;
            while rest > 0 {
                write!(f, "{}", rest / unit)?;
                rest %= unit;
                unit /= 10;
            }
        }
        Ok(())
    }
}

/// Collects SVG text.
#[derive(Default)]
pub(crate) struct Pen(String);

impl Pen {
    /// An empty sheet.
    pub(crate) fn new() -> Pen {
        Pen::default()
    }

    /// The text so far.
    pub(crate) fn finish(self) -> String {
        self.0
    }

    /// Writes text that is SVG already.
    pub(crate) fn raw(&mut self, text: &str) -> &mut Pen {
        self.0.push_str(text);
        self
    }

    /// Writes formatted text.
    pub(crate) fn put(&mut self, text: fmt::Arguments<'_>) -> &mut Pen {
        // Writing into a string cannot fail.
        let _ = fmt::Write::write_fmt(&mut self.0, text);
        self
    }

    /// Opens a group that is moved, turned or scaled by an SVG transform list.
    pub(crate) fn open(&mut self, transform: fmt::Arguments<'_>) -> &mut Pen {
        self.put(format_args!("<g transform=\"{transform}\">"))
    }

    /// Closes the last open group.
    pub(crate) fn close(&mut self) -> &mut Pen {
        self.raw("</g>")
    }

    /// A filled shape.
    pub(crate) fn fill(&mut self, path: &str, fill: Rgb) -> &mut Pen {
        self.put(format_args!("<path d=\"{path}\" fill=\"{fill}\"/>"))
    }

    /// A filled shape at another place and size.
    pub(crate) fn fill_at(&mut self, path: &str, fill: Rgb, transform: fmt::Arguments<'_>) -> &mut Pen {
        self.put(format_args!("<path d=\"{path}\" fill=\"{fill}\" transform=\"{transform}\"/>"))
    }

    /// A shape of paper with an outline.
    pub(crate) fn outlined(&mut self, path: &str, fill: Rgb, line: Rgb, width: f64) -> &mut Pen {
        let width = n(width);
        self.put(format_args!(
            "<path class=\"pp\" d=\"{path}\" fill=\"{fill}\" stroke=\"{line}\" stroke-width=\"{width}\" stroke-linejoin=\"round\"/>"
        ))
    }

    /// A line with round ends.
    pub(crate) fn line(&mut self, path: &str, colour: Rgb, width: f64) -> &mut Pen {
        let width = n(width);
        self.put(format_args!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        ))
    }

    /// A disc.
    pub(crate) fn dot(&mut self, x: f64, y: f64, radius: f64, fill: Rgb) -> &mut Pen {
        self.put(format_args!("<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{fill}\"/>", n(x), n(y), n(radius)))
    }

    /// A filled rectangle with round corners.
    pub(crate) fn bar(&mut self, [x, y, width, height]: [f64; 4], radius: f64, fill: Rgb) -> &mut Pen {
        self.put(format_args!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"{fill}\"/>",
            n(x),
            n(y),
            n(width),
            n(height),
            n(radius)
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_always_numbers() {
        let texts: Vec<String> =
            [0.0, -0.0, 1.0, -12.5, 0.055, 0.994, 3.256, -0.004, 100.0, 2.05].map(|v| n(v).to_string()).into();
        assert_eq!(texts, ["0", "0", "1", "-12.5", ".06", ".99", "3.26", "0", "100", "2.05"]);
        assert_eq!(k(0.12345).to_string(), ".1235");
        assert_eq!(n(f64::NAN).to_string(), "0");
        assert!(n(f64::INFINITY).to_string().bytes().all(|b| b.is_ascii_digit() || b == b'.'));
    }
}
