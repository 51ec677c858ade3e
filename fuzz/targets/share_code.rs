//! No text makes the reader of share codes panic, and a code that is read is written as it was read.

#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::{Known, ShareCode};
use rules::Catalogue;

fuzz_target!(|text: &str| {
    let games = Catalogue::builtin();
    for known in [Known::Nothing, Known::Game("klondike"), Known::Game("double-patience")] {
        match ShareCode::read(text, games, known) {
            Ok(code) => {
                let written = code.to_string();
                assert!(written == text || written.ends_with(&format!(".{text}")), "{written}");
                assert_eq!(ShareCode::parse(&written, games).as_ref(), Ok(&code));
                assert_eq!(code.deal().order().len(), code.rules().pack().len());
            }
            Err(error) => assert!(!error.to_string().contains('\n')),
        }
    }
});
