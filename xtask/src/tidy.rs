//! `cargo xtask tidy`: what no compiler checks, but what keeps the project as it says it is.

mod edges;
mod games;
mod ledger;
mod licences;
mod prints;
mod sizes;
mod source;
mod tree;
mod versions;
mod words;

use crate::project::{Failure, Outcome, Project};
use std::fmt;
use tree::Tree;

/// One thing that is not as it must be.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Complaint {
    place: String,
    text: String,
}

impl Complaint {
    fn new(place: impl Into<String>, text: impl Into<String>) -> Complaint {
        Complaint { place: place.into(), text: text.into() }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.text)
    }
}

/// Runs every check and prints every complaint.
pub(crate) fn run(project: &Project) -> Outcome<()> {
    let tree = Tree::read(project)?;
    let metadata = project.metadata(&[])?;
    let ledger = ledger::Ledger::read(project)?;
    let checks: [(&str, Vec<Complaint>); 8] = [
        ("uses point one way", edges::check(&metadata)),
        ("licences", licences::check(&metadata, &tree)),
        ("versions stand in one table", versions::check(&tree)),
        ("sizes of files", sizes::check(&tree)),
        ("words that do not belong here", words::check(&tree)),
        ("only apps print", prints::check(&tree)),
        ("no game in code", games::check(&tree)),
        ("every rule has a test", ledger::check(&ledger, &tree)),
    ];
    let mut count = 0;
    for (name, complaints) in &checks {
        println!("tidy: {name}: {}", if complaints.is_empty() { "ok" } else { "not so" });
        for complaint in complaints {
            eprintln!("  {complaint}");
        }
        count += complaints.len();
    }
    match count {
        0 => Ok(()),
        1 => Err(Failure::new("tidy: 1 complaint")),
        _ => Err(Failure::new(format!("tidy: {count} complaints"))),
    }
}
