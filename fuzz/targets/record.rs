//! No text makes the reader of game records panic, and what is read replays, is written and is read
//! back the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::{Record, read_records};
use rules::Catalogue;

fuzz_target!(|text: &str| {
    let games = Catalogue::builtin();
    for record in read_records(text, games).map(|(_, record)| record).chain([Record::parse_link(text, games)]) {
        match record {
            Ok(record) => {
                assert_eq!(Record::parse(&record.to_string(), games).as_ref(), Ok(&record));
                let link = Record::parse_link(&record.link(), games).expect("it was written");
                assert_eq!((link.code(), link.moves()), (record.code(), record.moves()));
                if let Ok(game) = record.replay() {
                    let again = Record::from_game(&game, record.code(), record.seconds(), record.balance());
                    assert_eq!(again, record);
                }
            }
            Err(error) => assert!(!error.to_string().contains('\n')),
        }
    }
});
