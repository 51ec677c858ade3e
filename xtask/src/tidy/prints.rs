//! Only apps print; a library gives values.

use crate::tidy::Complaint;
use crate::tidy::tree::Tree;

const PRINTING: &[&str] = &["println!", "eprintln!", "print!", "eprint!", "dbg!"];

/// Complains about every crate that writes to the terminal.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (file, source) in tree.rust() {
        if !(file.path.starts_with("crates/") || file.path.starts_with("fuzz/")) || file.is_test() {
            continue;
        }
        for word in PRINTING {
            for (at, _) in source.code.match_indices(word) {
                let part_of_other = source.code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
                if !part_of_other && !source.is_test(at) {
                    complaints.push(Complaint::new(file.place(at), format!("{word} outside the apps")));
                }
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tree::tests::tree;

    #[test]
    fn libraries_that_print_are_found() {
        let code = "fn a() { eprintln!(\"println!\"); } // print!\n#[cfg(test)]\nmod tests { fn b() { println!(); } }";
        assert_eq!(check(&tree(&[("crates/x/src/lib.rs", code)])).len(), 1);
        for path in ["apps/x/src/main.rs", "xtask/src/main.rs", "crates/x/tests/t.rs", "crates/x/examples/e.rs"] {
            assert!(check(&tree(&[(path, code)])).is_empty(), "{path}");
        }
    }
}
