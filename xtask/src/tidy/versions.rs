//! The versions of what we use stand in the workspace's table alone.

use crate::tidy::Complaint;
use crate::tidy::tree::{TextFile, Tree};

/// Complains about every dependency of a member that does not come from the table.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    let members = tree.files.iter().filter(|file| file.path.ends_with("/Cargo.toml"));
    members.flat_map(check_member).collect()
}

fn check_member(file: &TextFile) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    let mut in_dependencies = false;
    for (number, line) in (1..).zip(file.text.lines()) {
        let line = line.trim();
        if let Some(section) = line.strip_prefix('[') {
            let parts: Vec<&str> = section.trim_end_matches(']').split('.').collect();
            in_dependencies = parts.last().is_some_and(|last| last.ends_with("dependencies"));
            if !in_dependencies && parts.iter().any(|part| part.ends_with("dependencies")) {
                let text = "a dependency is one line, `name.workspace = true`";
                complaints.push(Complaint::new(format!("{}:{number}", file.path), text));
            }
        } else if in_dependencies && line.contains('=') && !line.starts_with('#') && !line.contains("workspace = true")
        {
            let text = format!("{line}: versions stand in the workspace's table");
            complaints.push(Complaint::new(format!("{}:{number}", file.path), text));
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tree::tests::tree;

    #[test]
    fn a_version_in_a_member_is_found() {
        let good = "[package]\nversion = \"1\"\n[dependencies]\n# a = 1\na.workspace = true\nb = { workspace = true, features = [] }\n";
        assert!(check(&tree(&[("crates/x/Cargo.toml", good)])).is_empty());
        for bad in [
            "[dependencies]\na = \"1\"",
            "[target.'cfg(unix)'.dev-dependencies]\na = { version = \"1\" }",
            "[build-dependencies]\na = { path = \"../a\" }",
            "[dependencies.a]\nversion = \"1\"",
        ] {
            assert_eq!(check(&tree(&[("crates/x/Cargo.toml", bad)])).len(), 1, "{bad}");
        }
    }

    #[test]
    fn the_table_itself_has_versions() {
        assert!(check(&tree(&[("Cargo.toml", "[workspace.dependencies]\na = \"1\"")])).is_empty());
    }
}
