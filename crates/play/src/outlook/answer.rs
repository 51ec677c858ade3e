//! Answers as lines of text, as who searches elsewhere sends them.

use super::{Answer, WhyOpen};

impl Answer {
    /// Reads a line and gives the number of the question, the answer, and how many positions were
    /// looked at: `7 won 1547 d wc3 c3f1`, `7 lost 93`, `7 open limit 50000`, `7 open shuffled 50000`.
    /// None when it is no such line.
    #[must_use]
    pub fn read(line: &str) -> Option<(u64, Answer, u64)> {
        let mut words = line.split_ascii_whitespace();
        let number = words.next()?.parse().ok()?;
        let (answer, nodes) = match words.next()? {
            "won" => {
                let nodes = words.next()?.parse().ok()?;
                let line = words.by_ref().map(|word| word.parse().ok()).collect::<Option<Vec<_>>>()?;
                (Answer::Won(line), nodes)
            }
            "lost" => (Answer::Lost, words.next()?.parse().ok()?),
            "open" => {
                let why = match words.next()? {
                    "limit" => WhyOpen::Limit,
                    "shuffled" => WhyOpen::Shuffled,
                    _ => return None,
                };
                (Answer::Open(why), words.next()?.parse().ok()?)
            }
            _ => return None,
        };
        words.next().is_none().then_some((number, answer, nodes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_answer_is_read() {
        let line = vec!["d".parse().expect("a move"), "c3c4x2".parse().expect("a move")];
        for (text, read) in [
            ("7 won 1547 d c3c4x2", (7, Answer::Won(line), 1547)),
            ("8 won 0", (8, Answer::Won(Vec::new()), 0)),
            ("9 lost 93", (9, Answer::Lost, 93)),
            ("10 open limit 50000", (10, Answer::Open(WhyOpen::Limit), 50_000)),
            ("11 open shuffled 1", (11, Answer::Open(WhyOpen::Shuffled), 1)),
        ] {
            assert_eq!(Answer::read(text), Some(read), "{text}");
        }
    }

    #[test]
    fn other_lines_are_none() {
        for text in
            ["", "7", "7 begun", "broken", "7 unreadable", "7 lost", "7 lost 1 d", "7 won 5 zz", "7 open 5", "x lost 1"]
        {
            assert_eq!(Answer::read(text), None, "{text}");
        }
    }
}
