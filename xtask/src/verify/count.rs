//! How many tests passed and failed.

use crate::project::{Failure, Outcome, shown};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// The sum over all test programs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Count {
    /// Tests that passed.
    pub(crate) passed: u32,
    /// Tests that failed, and checks that failed without saying how many.
    pub(crate) failed: u32,
}

impl Count {
    /// Runs `cargo test` with its programs told to be brief, shows what it prints as it comes and
    /// adds up its summaries.
    pub(crate) fn run(&mut self, command: &mut Command) -> Outcome<()> {
        let name = shown(command);
        let failed = |error| Failure::new(format!("{name}: {error}"));
        let mut child = command.args(["--", "--quiet"]).stdout(Stdio::piped()).spawn().map_err(failed)?;
        let out = child.stdout.take().expect("it was piped just now");
        for line in BufReader::new(out).lines().map_while(Result::ok) {
            println!("{line}");
            self.read(&line);
        }
        let status = child.wait().map_err(failed)?;
        if status.success() { Ok(()) } else { Err(Failure::new(format!("{name} ({status})"))) }
    }

    /// A failed check counts as one even where no test was run.
    pub(crate) fn at_least_one_failed(&mut self) {
        self.failed = self.failed.max(1);
    }

    /// Adds a line like `test result: ok. 3 passed; 0 failed; ...`.
    fn read(&mut self, line: &str) {
        let Some((_, numbers)) = line.strip_prefix("test result: ").and_then(|rest| rest.split_once(". ")) else {
            return;
        };
        for part in numbers.split("; ") {
            match part.split_once(' ').map(|(number, what)| (number.parse::<u32>(), what)) {
                Some((Ok(number), "passed")) => self.passed += number,
                Some((Ok(number), "failed")) => self.failed += number,
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summaries_are_added_up() {
        let mut count = Count::default();
        for line in [
            "running 3 tests",
            "test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s",
            "test result: FAILED. 4 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s",
            "test passed ... ok",
        ] {
            count.read(line);
        }
        count.at_least_one_failed();
        assert_eq!(count, Count { passed: 7, failed: 1 });
    }

    #[test]
    fn a_check_without_tests_that_failed_counts_as_one() {
        let mut count = Count::default();
        count.at_least_one_failed();
        assert_eq!(count, Count { passed: 0, failed: 1 });
    }
}
