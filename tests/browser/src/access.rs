//! axe-core, which looks for what shuts people out.

use crate::programs::build_folder;
use crate::visit::Visit;
use std::process::Command;
use std::sync::OnceLock;

/// The version that these tests are written against.
const AXE: &str = "axe-core@4.14.1";

impl Visit {
    /// Fails for everything that axe-core finds on the page as it is now.
    pub fn must_be_accessible(&self, what: &str) {
        let loaded: bool = self.run("return typeof axe === 'object'", vec![]);
        if !loaded {
            self.run::<serde_json::Value>(source(), vec![]);
        }
        let script = "
            const line = (violation) =>
              `${violation.id}: ${violation.help}\\n` +
              violation.nodes.map((node) => `  ${node.html.slice(0, 200)}\\n  ${node.failureSummary}`).join('\\n');
            axe.run(document, { resultTypes: ['violations'] }).then(
              (results) => done(results.violations.map(line)),
              (error) => done([String(error)]),
            );";
        let violations: Vec<String> = self.ask(script, vec![]);
        assert!(violations.is_empty(), "{what}:\n{}", violations.join("\n"));
    }
}

/// axe-core's own text, fetched by npm into the build folder where it is not there yet.
fn source() -> &'static str {
    static SOURCE: OnceLock<String> = OnceLock::new();
    SOURCE.get_or_init(|| {
        let folder = build_folder().join("browser-tests").join(AXE);
        let file = folder.join("node_modules/axe-core/axe.min.js");
        if !file.is_file() {
            std::fs::create_dir_all(&folder).expect("the build folder can be written to");
            let mut npm = Command::new("npm");
            npm.args(["install", "--no-audit", "--no-fund", "--no-package-lock", "--prefix"]).arg(&folder).arg(AXE);
            let done = npm.output().unwrap_or_else(|error| {
                panic!("the check for accessibility fetches {AXE} with npm, which does not start: {error}")
            });
            assert!(done.status.success(), "npm: {}", String::from_utf8_lossy(&done.stderr));
        }
        std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
    })
}
