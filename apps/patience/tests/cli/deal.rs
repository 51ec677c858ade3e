//! `patience deal`.

use super::{answer, answer_to, objects, run};
use notation::{Known, ShareCode, read_position};
use rules::Catalogue;

/// Microsoft's deal 617, dealt as Klondike.
const MS_617: &str = "\
Klondike, draw 3: klondike.ms:617

stock 24  waste 0
foundations  -S -H -C -D

   1   2   3   4   5   6   7
  7D  ##  ##  ##  ##  ##  ##
      AH  ##  ##  ##  ##  ##
          8H  ##  ##  ##  ##
              3H  ##  ##  ##
                  3D  ##  ##
                      5H  ##
                          3C
";

#[test]
fn the_table_is_shown_as_its_player_sees_it() {
    let text = answer(&["deal", "klondike", "ms:617"]);
    assert_eq!(text, MS_617);
}

#[test]
fn every_form_of_a_deal_is_the_same_deal() {
    let json = answer(&["deal", "klondike", "617", "--json"]);
    let position = read_position(&json, Catalogue::builtin(), Known::Nothing).expect("it was written");
    let code = ShareCode::parse("klondike.617", Catalogue::builtin()).expect("a deal");
    assert_eq!(position.table.position(code.rules()), code.deal().table(code.rules()).position(code.rules()));
    assert_eq!(answer(&["deal", "klondike", "klondike.617", "--code"]), "klondike.617\n");
    assert_eq!(answer(&["deal", "klondike", "klondike.draw=1.617", "--code"]), "klondike.draw=1.617\n");
    let by_cards = answer_to(&["deal", "klondike", "-", "--code"], &json);
    let by_cards = ShareCode::parse(by_cards.trim(), Catalogue::builtin()).expect("it was written");
    assert_eq!(by_cards.deal(), code.deal());
    assert_eq!(answer_to(&["deal", "klondike", "-", "--json"], &json), json);
}

#[test]
fn dp_09_the_position_of_a_game_that_reshuffles_says_which_deal_it_follows() {
    let json = answer(&["deal", "double-patience", "617", "--json"]);
    assert_eq!(objects(&json)[0]["shuffle"], "double-patience.617");
    assert_eq!(answer_to(&["deal", "double-patience", "-", "--json"], &json), json);
    // In the middle of a game too, where the cards themselves no longer say it.
    let later = json.replace("\"KC\"], \"waste\": []", "\"KC\"], \"waste\": [], \"pass\": 3");
    assert_ne!(later, json);
    let written = answer_to(&["deal", "double-patience", "-", "--json"], &later);
    assert_eq!(objects(&written), objects(&later));
    assert_eq!(answer_to(&["deal", "double-patience", "-", "--json"], &written), written);
}

#[test]
fn a_deal_without_a_code_is_a_random_one_that_says_which() {
    let codes: Vec<String> = (0..3).map(|_| answer(&["deal", "vegas", "--code"])).collect();
    assert!(codes.iter().all(|code| code.starts_with("vegas.")), "{codes:?}");
    assert!(codes[0] != codes[1] || codes[1] != codes[2], "{codes:?}");
    let run = run(&["deal", "vegas", "--json"]);
    assert_eq!(run.status, 0);
    assert_eq!(answer(&["deal", "vegas", run.err.trim(), "--json"]), run.out);
}

#[test]
fn kl_02_a_picture_shows_seven_open_cards_and_the_backs_of_the_others() {
    let picture = answer(&["deal", "klondike", "617", "--svg"]);
    assert!(picture.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\"") && picture.ends_with("</svg>\n"));
    assert!(!picture.contains("NaN"), "{picture}");
    // 21 in the columns and one for the stock; nothing comes from elsewhere.
    assert_eq!(picture.matches("href=\"#back\"").count(), 22);
    assert_eq!(picture.matches("href").count(), 22);
    assert_ne!(picture, answer(&["deal", "klondike", "618", "--svg"]));
}

#[test]
fn kl_03_a_deck_of_digits_is_dealt_row_by_row() {
    let order = ShareCode::parse("klondike.ms:617", Catalogue::builtin()).expect("a deal").deal().order().to_vec();
    let digits = notation::import::write_deck_string(&order);
    assert_eq!(answer(&["deal", "klondike", &digits]).lines().skip(1).collect::<Vec<_>>(), {
        MS_617.lines().skip(1).collect::<Vec<_>>()
    });
    assert!(answer(&["deal", "klondike", &digits, "--set", "draw=1", "--code"]).starts_with("klondike.draw=1.@"));
    let twice = format!("{}{}", &digits[..153], &digits[..3]);
    let refused = run(&["deal", "klondike", &twice]);
    assert_eq!((refused.status, refused.err.lines().count()), (2, 1), "{}", refused.err);
    assert!(refused.err.starts_with("patience: deck string, card 52: 7D is card 1 already"), "{}", refused.err);
    let refused = run(&["deal", "double-klondike", &digits]);
    assert!(refused.err.starts_with("patience: the deal is not the pack of the game: missing are "), "{}", refused.err);
}
