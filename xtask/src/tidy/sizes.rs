//! A file has one subject, and that needs no thousand lines.

use crate::tidy::Complaint;
use crate::tidy::tree::Tree;

const MOST_LINES: usize = 600;

/// Complains about files of code that are too long.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    let code = tree.files.iter().filter(|file| file.path.ends_with(".rs"));
    let lengths = code.map(|file| (file, file.text.lines().count()));
    let long = lengths.filter(|(_, lines)| *lines > MOST_LINES);
    long.map(|(file, lines)| {
        Complaint::new(&file.path, format!("{lines} lines: with more than {MOST_LINES} it has more than one subject"))
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tree::tests::tree;

    #[test]
    fn long_files_are_found() {
        let (most, more) = ("\n".repeat(MOST_LINES), "\n".repeat(MOST_LINES + 1));
        assert!(check(&tree(&[("a.rs", &most), ("long.txt", &more)])).is_empty());
        assert_eq!(check(&tree(&[("a.rs", &more)])).len(), 1);
    }
}
