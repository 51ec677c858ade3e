//! Only apps print; a library gives values.

use crate::tidy::Complaint;
use crate::tidy::tree::Tree;

const PRINTING: &[&str] = &["println!", "eprintln!", "print!", "eprint!", "dbg!"];

/// Complains about every crate that writes to the terminal. A build script prints to cargo, not to the
/// terminal.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (file, source) in tree.rust() {
        let library = file.path.starts_with("crates/") || file.path.starts_with("fuzz/");
        if !library || file.is_test() || file.path.ends_with("/build.rs") {
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
        for path in [
            "apps/x/src/main.rs",
            "xtask/src/main.rs",
            "crates/x/tests/t.rs",
            "crates/x/examples/e.rs",
            "crates/x/build.rs",
        ] {
            assert!(check(&tree(&[(path, code)])).is_empty(), "{path}");
        }
    }
}
