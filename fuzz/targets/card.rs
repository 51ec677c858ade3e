//! No text makes the reader of cards panic, and a card that is read is written as it was read.

#![no_main]

use cards::Card;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(card) = text.parse::<Card>() {
        let written = card.to_string();
        assert_eq!(written.parse(), Ok(card));
        assert!(text.eq_ignore_ascii_case(&written) || text.eq_ignore_ascii_case(&written.replace('T', "10")));
    }
});
