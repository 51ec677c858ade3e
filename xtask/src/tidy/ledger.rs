//! Every rule has an id, and every id a test that names it.

use crate::project::{Outcome, Project, read};
use crate::tidy::Complaint;
use crate::tidy::tree::Tree;
use std::collections::BTreeSet;

const PAGE: &str = "docs/rules.md";

/// The project's statement of the rules, and the list that it was made from where that stands
/// beside the checkout.
pub(crate) struct Ledger {
    page: Option<String>,
    origin: Option<String>,
}

impl Ledger {
    /// Reads both.
    pub(crate) fn read(project: &Project) -> Outcome<Ledger> {
        let origin = project.root.join("../shared/spec/rules.md");
        let origin = if origin.is_file() { Some(read(&origin)?) } else { None };
        let page = project.root.join(PAGE);
        let page = if page.is_file() { Some(read(&page)?) } else { None };
        Ok(Ledger { page, origin })
    }
}

/// Complains about rules without a test, and about rules that the page does not state.
pub(crate) fn check(ledger: &Ledger, tree: &Tree) -> Vec<Complaint> {
    let Some(page) = &ledger.page else { return vec![Complaint::new(PAGE, "missing")] };
    let (mut complaints, mut stated) = (Vec::new(), BTreeSet::new());
    let named = named_by_tests(tree);
    for (number, line) in (1..).zip(page.lines()) {
        let Some(row) = Row::read(line) else { continue };
        let place = format!("{PAGE}:{number}");
        if !stated.insert(row.id.to_owned()) {
            complaints.push(Complaint::new(&place, format!("{} stands twice", row.id)));
        }
        match row.when {
            "later" => {}
            "now" if named.contains(row.id) => {}
            "now" => complaints.push(Complaint::new(place, format!("no test names {}", row.id))),
            other => complaints.push(Complaint::new(place, format!("{other:?} is neither now nor later"))),
        }
    }
    if stated.is_empty() {
        complaints.push(Complaint::new(PAGE, "states no rule: a rule is a row `| KL-01 | text | now |`"));
    }
    let wanted = ids_in(ledger.origin.as_deref().unwrap_or_default());
    for id in wanted.difference(&stated) {
        complaints.push(Complaint::new(PAGE, format!("does not state {id}")));
    }
    complaints
}

/// One rule: a row of a table that begins with an id and ends with `now` or `later`.
struct Row<'l> {
    id: &'l str,
    when: &'l str,
}

impl<'l> Row<'l> {
    fn read(line: &'l str) -> Option<Row<'l>> {
        let cells: Vec<&str> = line.trim().strip_prefix('|')?.strip_suffix('|')?.split('|').map(str::trim).collect();
        let (id, when) = (*cells.first()?, *cells.last()?);
        is_id(id).then_some(Row { id, when })
    }
}

fn is_id(text: &str) -> bool {
    matches!(text.as_bytes(), [a, b, b'-', x, y]
        if a.is_ascii_uppercase() && b.is_ascii_uppercase() && x.is_ascii_digit() && y.is_ascii_digit())
}

/// All ids that a text holds, each as a word of its own.
fn ids_in(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    words.filter(|word| is_id(word)).map(String::from).collect()
}

/// The ids in the names of test functions, as `kl_01`, and in the texts and comments of tests, as `KL-01`.
fn named_by_tests(tree: &Tree) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    for (file, source) in tree.rust() {
        if file.is_test() {
            named.append(&mut ids_of_test(&file.text));
        } else {
            for region in source.tests() {
                named.append(&mut ids_of_test(&file.text[region.clone()]));
            }
        }
    }
    named
}

fn ids_of_test(text: &str) -> BTreeSet<String> {
    let mut ids = ids_in(text);
    for name in text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_') {
        let parts: Vec<&str> = name.split('_').collect();
        let pairs = parts.windows(2).map(|pair| format!("{}-{}", pair[0].to_ascii_uppercase(), pair[1]));
        ids.extend(pairs.filter(|id| is_id(id)));
    }
    ids
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tree::tests::tree;

    fn complaints(page: &str, origin: &str, code: &str) -> Vec<String> {
        let ledger = Ledger { page: Some(page.into()), origin: Some(origin.into()) };
        let complaints = check(&ledger, &tree(&[("crates/x/src/lib.rs", code)]));
        complaints.into_iter().map(|complaint| complaint.to_string()).collect()
    }

    const NAMED: &str = "// AA-03\n#[cfg(test)]\nmod tests {\n/// AA-02 too\n#[test]\nfn aa_01_bb_12_holds() {}\n}";

    #[test]
    fn a_rule_needs_a_test_that_names_it() {
        let row = |id: &str, when: &str| format!("| {id} | Some text, see AA-09. | {when} |\n");
        for id in ["AA-01", "BB-12", "AA-02"] {
            assert!(complaints(&row(id, "now"), "", NAMED).is_empty(), "{id}");
        }
        assert_eq!(complaints(&row("AA-03", "now"), "", NAMED), ["docs/rules.md:1: no test names AA-03"]);
        assert!(complaints(&row("AA-03", "later"), "", NAMED).is_empty());
        assert_eq!(complaints(&row("AA-01", "soon"), "", NAMED).len(), 1);
        assert_eq!(complaints(&(row("AA-01", "now") + &row("AA-01", "now")), "", NAMED).len(), 1);
    }

    #[test]
    fn the_page_states_every_rule_of_its_origin() {
        let page = "| AA-01 | text | now |";
        assert!(complaints(page, "- AA-01 A rule.", NAMED).is_empty());
        assert_eq!(complaints(page, "AA-01 one. AA-04 other.", NAMED), ["docs/rules.md: does not state AA-04"]);
    }

    #[test]
    fn a_page_without_rules_would_check_nothing() {
        assert_eq!(complaints("- AA-01 not a row", "", NAMED).len(), 1);
        assert_eq!(check(&Ledger { page: None, origin: None }, &tree(&[])).len(), 1);
    }
}
