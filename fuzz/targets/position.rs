//! No text makes the reader of positions panic, and a position that is read is written and read back
//! the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::{Known, ShareCode, read_position, write_position};
use rules::Catalogue;

fuzz_target!(|text: &str| {
    let games = Catalogue::builtin();
    match read_position(text, games, Known::Nothing) {
        Ok(position) => {
            // Where reshuffles follow a deal it is no part of the table; any deal stands for it here.
            let shuffle = ShareCode::numbered(&position.rules, 1);
            let written = write_position(&position.rules, &position.table, Some(&shuffle));
            let again = read_position(&written, games, Known::Nothing).expect("it was written");
            assert_eq!(again.rules, position.rules);
            assert_eq!(again.table.position(&again.rules), position.table.position(&position.rules));
            assert_eq!(write_position(&again.rules, &again.table, Some(&shuffle)), written);
        }
        Err(errors) => assert!(!errors.0.is_empty() && !errors.to_string().contains('\n')),
    }
});
