//! Which crate may use which.

use crate::tidy::Complaint;
use serde_json::Value;

/// Each crate with the crates of this workspace that it may build on. Tests may use any.
const MAY_USE: &[(&str, &[&str])] = &[
    ("cards", &[]),
    ("rules", &["cards"]),
    ("engine", &["cards", "rules"]),
    ("notation", &["cards", "rules", "engine"]),
    ("texts", &["cards", "rules", "engine"]),
    ("play", &["cards", "rules", "engine", "notation", "texts"]),
    ("solver", &["cards", "rules", "engine"]),
    ("art", &["cards"]),
    ("coach", &["cards", "rules", "engine", "solver"]),
    ("testkit", &["cards", "rules", "engine", "notation"]),
];

/// What is only for tests.
const TEST_ONLY: &str = "testkit";

/// Complains about every use against the order, and about crates that have no place in it.
pub(crate) fn check(metadata: &Value) -> Vec<Complaint> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let members: Vec<&Value> = packages.filter(|package| package["source"].is_null()).collect();
    let names: Vec<&str> = members.iter().filter_map(|member| member["name"].as_str()).collect();
    let mut complaints = Vec::new();
    for member in &members {
        let (Some(name), Some(manifest)) = (member["name"].as_str(), member["manifest_path"].as_str()) else {
            continue;
        };
        let used = member["dependencies"].as_array().into_iter().flatten();
        let used = used.filter(|dependency| dependency["kind"].as_str() != Some("dev"));
        let used = used.filter_map(|dependency| dependency["name"].as_str()).filter(|used| names.contains(used));
        let mut complain = |text: String| complaints.push(Complaint::new(format!("{name}/Cargo.toml"), text));
        if !manifest.replace('\\', "/").contains("/crates/") {
            let product = manifest.replace('\\', "/").contains("/apps/");
            for used in used.filter(|used| product && *used == TEST_ONLY) {
                complain(format!("{used} is for tests alone: make it a dev-dependency"));
            }
            continue;
        }
        let Some((_, may)) = MAY_USE.iter().find(|(member, _)| *member == name) else {
            complain(format!("{name} has no place in the order of xtask/src/tidy/edges.rs: give it one"));
            continue;
        };
        for used in used.filter(|used| !may.contains(used)) {
            complain(format!("{name} must not use {used}: uses point one way"));
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn complaints(folder: &str, name: &str, uses: &[(&str, Option<&str>)]) -> usize {
        let dependencies: Vec<Value> = uses.iter().map(|(name, kind)| json!({ "name": name, "kind": kind })).collect();
        let own = json!({
            "name": name, "source": null, "manifest_path": format!("/x/{folder}/{name}/Cargo.toml"),
            "dependencies": dependencies,
        });
        let others = ["cards", "rules", "engine", "notation", "testkit"];
        let others = others.iter().filter(|other| **other != name).map(|name| {
            json!({ "name": name, "source": null, "manifest_path": format!("/x/crates/{name}/Cargo.toml"), "dependencies": [] })
        });
        let packages: Vec<Value> = others.chain([own]).collect();
        check(&json!({ "packages": packages })).len()
    }

    #[test]
    fn uses_upwards_are_refused() {
        assert_eq!(complaints("crates", "rules", &[("cards", None), ("serde", None)]), 0);
        assert_eq!(complaints("crates", "rules", &[("engine", None), ("notation", Some("build"))]), 2);
        assert_eq!(complaints("crates", "cards", &[("rules", None)]), 1);
    }

    #[test]
    fn what_is_for_tests_is_used_by_tests_alone() {
        assert_eq!(complaints("crates", "engine", &[("testkit", Some("dev"))]), 0);
        assert_eq!(complaints("crates", "engine", &[("testkit", None)]), 1);
        assert_eq!(complaints("apps", "patience", &[("testkit", None), ("notation", None)]), 1);
        assert_eq!(complaints("", "fuzz", &[("testkit", None)]), 0);
    }

    #[test]
    fn a_new_crate_needs_a_place() {
        assert_eq!(complaints("crates", "newcomer", &[]), 1);
    }
}
