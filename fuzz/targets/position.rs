//! No text makes the reader of positions panic, and a position that is read is written and read back
//! the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::{Known, read_position, write_position};
use rules::Catalogue;

fuzz_target!(|text: &str| {
    let games = Catalogue::builtin();
    match read_position(text, games, Known::Nothing) {
        Ok(position) => {
            let written = write_position(&position.rules, &position.table, position.shuffle.as_ref());
            let again = read_position(&written, games, Known::Nothing).expect("it was written");
            assert_eq!(again.rules, position.rules);
            assert_eq!(again.table.position(&again.rules), position.table.position(&position.rules));
            assert_eq!(write_position(&again.rules, &again.table, again.shuffle.as_ref()), written);
        }
        Err(errors) => assert!(!errors.0.is_empty() && !errors.to_string().contains('\n')),
    }
});
