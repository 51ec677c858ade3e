use super::*;
use crate::samples::{any_code, any_rules};
use proptest::prelude::*;

fn games() -> &'static Catalogue {
    Catalogue::builtin()
}

fn parse(text: &str) -> ShareCode {
    ShareCode::parse(text, games()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn refusal(text: &str) -> String {
    ShareCode::parse(text, games()).expect_err("it is no share code").to_string()
}

fn order(text: &str) -> String {
    parse(text).deal().order().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Whoever changes an order below breaks every code that anybody ever noted.
#[test]
fn gn_03_the_same_code_gives_the_same_cards_for_ever() {
    assert_eq!(
        order("klondike.1"),
        "7D 2H 3H 8S 2C KD JC 2D 8H 3S AS 9D 4H JD 2S KC 3C KH 7C 6H 4C KS QC QD QS 4S \
         5H AH 9H 7S TC JS 4D 5C 6D TH 7H JH 6S AD 8C 5S TD 5D TS 9C 8D 9S 6C AC QH 3D"
    );
    assert_eq!(
        order("double-patience.1"),
        "QD 5D AH 8H 2H 4C KD 3S 4D KH TC 7C KC QS 5D 9C 4H KS AS 5H TH QD JD AD 3D QH \
         6C 2S 7C 5H AC JH 4C 3C 5C 5S 4S AH 4D 7S 8S TS 6S JS 9D 3D 3H QH 4H KC 2C 7D \
         3C 4S 2D 9S 7S AD 2D TH 9D AS 8D 7H 5C 7H KH 2H 3S 6H 7D KS 6H JS 8D JH 2S 6C \
         5S TD 9H KD 9H QC 8C JC 6S 8S TS JC TD 9C TC JD QC AC 3H 6D 6D 9S 2C 8C QS 8H"
    );
    assert_eq!(
        order("klondike.18446744073709551615"),
        "8S 6C 9C 6H 3S 5S 9H 3D TS KS 2C QD 6D AH 5D 3H 2S 4C KD 4D 2H 7C JS QH AS 7D \
         KC QC 9S AC 2D 6S 3C 9D QS 4S 8C 8D 5C 8H TH 7S AD 5H KH TC TD JH JD 7H 4H JC"
    );
    assert_eq!(order("klondike-draw-1.score=vegas.1"), order("klondike.1"));
    assert_eq!(order("double-klondike.1"), order("double-patience.1"));
    assert_eq!(
        order("klondike.ms:617"),
        "7D AD 5C 3S 5S 8C 2D AH TD 7S QD AC 6D 8H AS KH TH QC 3H 9D 6S 8D 3D TC KD 5H \
         9S 3C 8S 7H 4D JS 4C QS 9C 9H 7C 6H 2C 2S 4S TS 2H 5D JC 6C JH QH JD KS KC 4H"
    );
    assert_eq!(
        order("whitehead.greenfelt:1"),
        "6S 9H 6D 2D 7S 7H 5S 5C JD 8C TH KS QH 4C 5D 3S 2H 6H AS KD JC 4D KC 2S QS 8D \
         TC 3D QD AC KH 3H 8S 2C TD 5H JS 3C JH AH 9S 4H 7C 6C 8H 9C TS AD 4S QC 9D 7D"
    );
    assert_eq!(
        order("eight-columns.solvitaire:1"),
        "TS 6C 3H TH 7D 5S 9C 4S 9D 4C QD 9S 6S 3D 2H AS TD JS 8H 3C 5D JC 8S 5H 8C KD \
         6D 8D 7H 7S JH 9H 2C AH KH JD 7C KC 4D 2D 5C AD 3S QS QC 4H 2S AC QH TC KS 6H"
    );
}

#[test]
fn a_deal_may_be_written_by_its_cards() {
    let numbered = parse("klondike.1");
    let letters = DealName::Cards(numbered.deal().order().to_vec());
    let code = parse(&format!("klondike.{letters}"));
    assert_eq!(code.to_string(), "klondike.@ZGKfExoFeLDhOpHwIyYWMzstvPSCibkrNQVmaqXBcTlRngdjUAuJ");
    assert_eq!(code.deal(), numbered.deal());
    assert_eq!(code.deal().seed(), numbered.deal().seed());
    assert_eq!(parse("klondike.packs=2.7").deal().order().len(), 104);
    assert_eq!(ShareCode::numbered(parse("double-patience.7").rules(), 7).to_string(), "double-patience.7");
}

#[test]
fn options_stand_in_their_order_and_only_where_they_differ() {
    let code = parse("vegas.draw=2.passes=unlimited.lift=whole.take_back=false.score=none.ms:5");
    assert_eq!(code.rules().values()[0], (OptionName::Draw, Value::Number(2)));
    for (text, plain) in [
        ("klondike.draw=3.5", "klondike"),
        ("klondike.passes=3.draw=1.5", "klondike.draw=1.passes=3"),
        ("klondike.passes=3.passes=3.5", "klondike.passes=3"),
    ] {
        let error = refusal(text);
        assert!(error.contains(&format!("is written {plain}: ")), "{error}");
    }
}

#[test]
fn what_is_no_share_code_is_refused_in_one_line_that_says_how_to_mend_it() {
    for (text, expected) in [
        ("", "`` is no share code: write a game and a deal with a dot between them, like klondike.617"),
        ("klondike", "`klondike` is no share code"),
        ("solitaire.5", "there is no game `solitaire`: there are klondike, klondike-draw-1, vegas"),
        ("a\u{2028}\n.5", "there is no game `a\\u{2028}\\n`: "),
        (".5", "there is no game ``: "),
        ("klondike.5.5", "`5` is no option: write name and value like draw=3, the name being one of draw, passes"),
        ("klondike.Draw=1.5", "`Draw` is no option"),
        ("klondike.draw=25.5", "draw=`25` is not possible: give a number from 1 to 24"),
        ("klondike.score=cash.5", "score=`cash` is not possible: give standard or none or timed"),
        ("whitehead.packs=2.5", "option packs: this game has no such option: it has draw"),
        ("eight-columns.columns=12.5", "option columns: 12 is not possible: give 7 or 8 or 9"),
        ("double-patience.passes=1.5", "options: redeal=shuffle needs a second pass"),
        ("klondike.draw=1.draw=2.5", "option draw: set twice, to 1 and to 2: keep one"),
        ("klondike.", "`` names no deal: "),
        ("klondike.-1", "`-1` names no deal: "),
        ("klondike.@ABC", "the deal is not the pack of the game: missing are AS 2C "),
        ("klondike.@", "the deal is not the pack of the game: missing are AC AD "),
        ("klondike.ms:0", "ms: Microsoft FreeCell has no deal 0"),
        ("double-klondike.ms:1", "ms: the numbers of Microsoft FreeCell are for one full pack"),
    ] {
        let error = refusal(text);
        assert!(error.starts_with(expected) && !error.contains('\n'), "{text}: {error}");
    }
    let doubled = parse("klondike.1").deal().order().iter().map(|_| 'z').collect::<String>();
    let error = refusal(&format!("klondike.@{doubled}"));
    assert!(error.ends_with("KH: add them, too often there are KS: take one of each away"), "{error}");
}

#[test]
fn a_deal_alone_is_enough_where_the_game_is_known() {
    let rules = Arc::clone(parse("klondike.draw=1.5").rules());
    for text in ["5", "klondike.draw=1.5"] {
        assert_eq!(ShareCode::parse_for(text, &rules).expect("a deal of it"), parse("klondike.draw=1.5"));
    }
    assert_eq!(ShareCode::parse_for("ms:617", &rules).expect("a deal of it").to_string(), "klondike.draw=1.ms:617");
    for text in ["klondike.5", "klondike-draw-1.5", "klondike.draw=1.passes=3.5", "é\n.5"] {
        let error = ShareCode::parse_for(text, &rules).expect_err("another game").to_string();
        assert!(error.contains("not of klondike.draw=1: ") && !error.contains('\n'), "{error}");
    }
    let read = |text, known| ShareCode::read(text, games(), known).map(|code| code.to_string());
    assert_eq!(read("5", Known::Game("vegas")).as_deref(), Ok("vegas.5"));
    assert_eq!(read("vegas.draw=2.5", Known::Game("vegas")).as_deref(), Ok("vegas.draw=2.5"));
    assert!(matches!(read("vegas.5", Known::Game("klondike")), Err(CodeError::OtherGame { .. })));
    assert!(matches!(read("5", Known::Nothing), Err(CodeError::OnePart(_))));
    assert!(matches!(read("klondike.5", Known::Rules(&rules)), Err(CodeError::OtherGame { .. })));
}

#[test]
fn an_opening_has_a_code_and_a_game_in_progress_has_none() {
    for text in ["klondike.5", "double-patience.5", "whitehead.5"] {
        let code = parse(text);
        let mut setup = code.deal().setup(code.rules());
        let found = ShareCode::of_setup(code.rules(), &setup).expect("it is dealt");
        assert_eq!(found.deal(), code.deal());
        setup.waste = setup.stock.pop().into_iter().collect();
        assert_eq!(ShareCode::of_setup(code.rules(), &setup), None);
    }
    let code = parse("klondike.5");
    let mut open = code.deal().setup(code.rules());
    for (_, facing) in open.columns.iter_mut().flatten() {
        *facing = engine::Facing::Up;
    }
    assert_eq!(ShareCode::of_setup(code.rules(), &open), None);
}

proptest! {
    #[test]
    fn codes_read_what_they_write(code in any_code()) {
        let text = code.to_string();
        let read = ShareCode::parse(&text, games()).expect("it was written");
        prop_assert_eq!(&read, &code);
        prop_assert_eq!(read.to_string(), text.clone());
        prop_assert_eq!(ShareCode::parse_for(&text, code.rules()).expect("it is this game"), code);
        // RFC 3986 lets these stand in a fragment as they are.
        prop_assert!(text.chars().all(|c| c.is_ascii_alphanumeric() || "-_.=:@".contains(c)), "{}", text);
    }

    #[test]
    fn every_game_deals_every_number_of_one_pack(rules in any_rules(), number in 1..1_000_000_u32) {
        let foreign = ShareCode::foreign(&rules, Foreign::Ms(number.into()));
        prop_assert_eq!(foreign.is_ok(), rules.pack() == cards::Pack::ONE);
    }

    #[test]
    fn no_text_is_too_strange(text in "\\PC*|(klondike|vegas)?[.=@:a-zA-Z0-9_-]{0,60}|klondike\\.@[A-Za-z]{50,54}") {
        match ShareCode::parse(&text, games()) {
            Ok(code) => prop_assert_eq!(code.to_string(), text),
            Err(error) => prop_assert!(!error.to_string().contains('\n')),
        }
    }
}
