//! Help, version, man pages and completions.

use super::answer;

const COMMANDS: [&str; 8] = ["games", "rules", "deal", "moves", "perft", "replay", "solve", "rate"];

#[test]
fn help_names_every_command() {
    let help = answer(&["--help"]);
    assert!(help.starts_with("Play, study and share games of patience.\n"), "{help}");
    for command in COMMANDS {
        assert!(help.contains(&format!("\n  {command} ")), "{command} in {help}");
        assert!(answer(&[command, "--help"]).contains(&format!("Usage: patience {command}")), "{command}");
    }
    assert!(!help.contains("completions"), "{help}");
    assert_eq!(answer(&["--version"]), concat!("patience ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn man_pages_come_from_the_same_definitions() {
    let page = answer(&["man"]);
    assert!(page.contains(".TH patience 1"), "{page}");
    for command in COMMANDS {
        assert!(page.contains(&format!("patience\\-{command}(1)")), "{command} in {page}");
        assert!(answer(&["man", command]).contains(&format!(".TH patience-{command} 1")), "{command}");
    }
}

#[test]
fn completions_know_every_command_in_every_shell() {
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let script = answer(&["completions", shell]);
        for word in COMMANDS.iter().chain(&["set", "no-open"]) {
            assert!(script.contains(word), "{word} in the completions for {shell}");
        }
    }
}
