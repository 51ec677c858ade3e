//! The project's own text files.

use crate::project::{Outcome, Project, output};
use crate::tidy::source::Source;
use std::process::Command;

/// Every text file that is in git, or would be by `git add .`.
pub(crate) struct Tree {
    /// The files in the order of their paths.
    pub(crate) files: Vec<TextFile>,
}

/// One text file.
pub(crate) struct TextFile {
    /// The path from the workspace's folder, with `/` between folders.
    pub(crate) path: String,
    /// What it holds.
    pub(crate) text: String,
}

impl Tree {
    /// Reads the checkout. Files that are no text are left out.
    pub(crate) fn read(project: &Project) -> Outcome<Tree> {
        let mut git = Command::new("git");
        let list =
            git.current_dir(&project.root).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
        let listed = output(list)?;
        let mut paths: Vec<&str> = listed.split('\0').filter(|path| !path.is_empty()).collect();
        paths.sort_unstable();
        paths.dedup();
        let read = |path: &str| {
            let text = std::fs::read_to_string(project.root.join(path)).ok()?;
            Some(TextFile { path: path.to_owned(), text })
        };
        Ok(Tree { files: paths.into_iter().filter_map(read).collect() })
    }

    /// The files of Rust code, taken apart.
    pub(crate) fn rust(&self) -> impl Iterator<Item = (&TextFile, Source)> {
        self.files.iter().filter(|file| file.path.ends_with(".rs")).map(|file| (file, Source::read(&file.text)))
    }

    /// The file at exactly this path.
    pub(crate) fn file(&self, path: &str) -> Option<&TextFile> {
        self.files.iter().find(|file| file.path == path)
    }
}

impl TextFile {
    /// Whether the whole file is for tests or examples: it lies in such a folder, or has such a name.
    pub(crate) fn is_test(&self) -> bool {
        let mut folders: Vec<&str> = self.path.split('/').collect();
        let name = folders.pop().unwrap_or_default();
        name == "tests.rs"
            || name.ends_with("_tests.rs")
            || folders.iter().any(|folder| ["tests", "examples", "benches"].contains(folder))
    }

    /// The file and line of a place in it, as editors jump to it.
    pub(crate) fn place(&self, at: usize) -> String {
        format!("{}:{}", self.path, self.text.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count() + 1)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A tree of these paths and texts.
    pub(crate) fn tree(files: &[(&str, &str)]) -> Tree {
        let file = |(path, text): &(&str, &str)| TextFile { path: (*path).into(), text: (*text).into() };
        Tree { files: files.iter().map(file).collect() }
    }

    #[test]
    fn files_of_tests_are_known_by_their_place() {
        for (path, test) in [
            ("crates/rules/src/check.rs", false),
            ("crates/rules/src/check/tests.rs", true),
            ("crates/play/src/table_tests.rs", true),
            ("crates/play/src/contests.rs", false),
            ("crates/engine/tests/replay.rs", true),
            ("tests/browser/src/lib.rs", true),
            ("crates/testsuite/src/lib.rs", false),
        ] {
            assert_eq!(tree(&[(path, "")]).files[0].is_test(), test, "{path}");
        }
    }

    #[test]
    fn places_count_lines_from_one() {
        let tree = tree(&[("a.rs", "one\ntwo\nthree")]);
        assert_eq!(tree.files[0].place(0), "a.rs:1");
        assert_eq!(tree.files[0].place(4), "a.rs:2");
    }
}
