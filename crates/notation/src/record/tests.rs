use super::*;
use crate::samples::{any_code, random_game};
use proptest::prelude::*;

fn games() -> &'static Catalogue {
    Catalogue::builtin()
}

fn parse(text: &str) -> Record {
    Record::parse(text, games()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn a_record_is_a_deal_and_its_moves() {
    let text = "patience/1 klondike.score=vegas-cumulative.ms:617 balance=-30 seconds=85 d d d";
    let record = parse(text);
    assert_eq!(record.to_string(), text);
    assert_eq!((record.balance(), record.seconds(), record.moves().len()), (-30, 85, 3));
    let game = record.replay().expect("turning the stock is always legal");
    assert_eq!(game.table().waste().len(), 9);
    assert_eq!(game.score(record.seconds()), -82);
    assert_eq!(Record::from_game(&game, record.code(), 85, -30), record);
    assert_eq!(parse("  patience/1\tklondike.617  d ").to_string(), "patience/1 klondike.617 d");
}

#[test]
fn a_link_holds_the_deal_and_the_moves_and_nothing_else() {
    let record = parse("patience/1 klondike.score=vegas-cumulative.617 balance=-30 seconds=85 d d");
    assert_eq!(record.link(), "klondike.score=vegas-cumulative.617/d/d");
    let read = Record::parse_link(&record.link(), games()).expect("it was written");
    assert_eq!((read.balance(), read.seconds(), read.moves()), (0, 0, record.moves()));
    assert_eq!(Record::parse_link("klondike.617", games()).expect("a deal").moves(), []);
    for text in ["", "/", "klondike.617/", "klondike.617//d", "klondike.617/d/", "klondike.617/x"] {
        assert!(Record::parse_link(text, games()).is_err(), "{text}");
    }
}

#[test]
fn an_illegal_move_is_named_with_its_place_and_reason() {
    let record = parse("patience/1 klondike.617 d r d");
    let error = record.replay().expect_err("the stock is not empty");
    assert_eq!((error.step, error.mv), (2, Move::Redeal));
    assert_eq!(error.reason, engine::IllegalMove::StockNotEmpty);
    assert_eq!(error.game.steps().len(), 1);
    assert_eq!(error.to_string(), "move 2, r, is not legal");
}

#[test]
fn what_is_no_record_is_refused_in_one_line() {
    for (line, expected) in [
        ("", "`` begins no game record: write patience/1, a share code and the moves"),
        ("klondike.617 d", "`klondike.617` begins no game record"),
        ("patience/2 klondike.617 d", "`patience/2` is a record of another version: this program reads patience/1"),
        ("patience/1", "the share code is missing: write it after patience/1"),
        ("patience/1 klondike d", "`klondike` is no share code"),
        ("patience/1 klondike.617 balance=5 d", "balance counts only with score=vegas-cumulative: leave it out"),
        ("patience/1 klondike.score=vegas-cumulative.617 balance=+5 d", "balance=`+5` is not possible"),
        ("patience/1 klondike.score=vegas-cumulative.617 balance=1000000000000001 d", "balance=`1000000000000001` is"),
        ("patience/1 klondike.617 seconds=-1 d", "seconds=`-1` is not possible: give a whole number from 0"),
        ("patience/1 klondike.617 d seconds=1", "move 2: `seconds=1` is no move: write d (turn), r (redeal)"),
        ("patience/1 klondike.617 d c1c2x1", "move 2: `c1c2x1` is no move"),
    ] {
        let error = Record::parse(line, games()).expect_err("no record").to_string();
        assert!(error.starts_with(expected) && !error.contains('\n'), "{line}: {error}");
    }
}

#[test]
fn a_file_of_records_may_hold_comments_and_empty_lines() {
    let text = "# two games\n\npatience/1 klondike.1 d\n  # more\r\npatience/1 vegas.2\r\nnonsense\n";
    let lines: Vec<(usize, bool)> =
        read_records(text, games()).map(|(number, record)| (number, record.is_ok())).collect();
    assert_eq!(lines, [(3, true), (5, true), (6, false)]);
}

#[test]
fn no_balance_is_too_large_to_play_on() {
    let code = ShareCode::parse("klondike.score=vegas-cumulative.617", games()).expect("a deal");
    for balance in [i64::MIN, i64::MAX] {
        let record = Record::new(code.clone(), balance, u64::MAX, Vec::new());
        assert_eq!(record.balance().abs(), BALANCE_LIMIT);
        assert_eq!(parse(&record.to_string()), record);
        assert!(record.replay().is_ok());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn records_read_what_they_write_and_replay_to_the_same_table(
        code in any_code(),
        balance in -1000..1000_i64,
        seconds: u64,
        seed: u64,
        moves in 0..150_usize,
    ) {
        let game = random_game(&code, balance, seed, moves);
        let record = Record::from_game(&game, &code, seconds, balance);
        let read = Record::parse(&record.to_string(), games()).expect("it was written");
        prop_assert_eq!(&read, &record);
        let again = read.replay().expect("every move was legal");
        prop_assert_eq!(again.table(), game.table());
        prop_assert_eq!(again.score(seconds), game.score(seconds));
        let link = Record::parse_link(&record.link(), games()).expect("it was written");
        prop_assert_eq!(link.moves(), record.moves());
        prop_assert_eq!(link.code(), record.code());
        prop_assert!(record.link().chars().all(|c| c.is_ascii_alphanumeric() || "-_.=:@/".contains(c)));
    }

    #[test]
    fn no_text_is_too_strange(text in "\\PC*|patience/1 klondike\\.[0-9]{1,3}( [a-z0-9=-]{0,8}){0,9}") {
        match Record::parse(&text, games()) {
            Ok(record) => { let _ = record.replay().map_err(|error| error.to_string()); }
            Err(error) => prop_assert!(!error.to_string().contains('\n')),
        }
        let _ = Record::parse_link(&text, games());
    }
}
