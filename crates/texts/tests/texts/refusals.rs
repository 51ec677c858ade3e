//! Each rule that forbids a move has an explanation of its own, with the cards that were tried.

use crate::common::{named, position, refusals, rules_of};
use cards::{Rank, Suit};
use engine::{Game, IllegalMove, Move, Pile};
use rules::{Catalogue, OptionName, Value};
use std::collections::HashSet;
use std::sync::Arc;
use texts::Lang;
use texts::refusal::{Refusal, refusal};

/// What the engine says to a move, in Dutch.
fn refused(game: &Game, text: &str, rule: &str) -> Refusal {
    let mv: Move = text.parse().expect("a move");
    let why = game.check(mv).expect_err("a refused move");
    assert_eq!(why.rule(), rule, "{why:?}");
    refusal(Lang::Nl, game.rules(), why)
}

/// A position in which every mistake can be made.
fn game() -> Game {
    let columns = ["8H 7S", "9H", "9C 2D", "kh 8D", "3C", "4S 6D", ""];
    position(&rules_of("klondike"), &columns, "QC JS 7D", &[0, 1, 2, 0])
}

#[test]
fn every_refusal_has_words_of_its_own() {
    let rules = rules_of("klondike");
    for lang in Lang::ALL {
        let all: Vec<Refusal> = refusals().into_iter().map(|why| refusal(lang, &rules, why)).collect();
        let spoken: HashSet<String> = all.iter().map(Refusal::spoken).collect();
        assert_eq!(spoken.len(), all.len());
        let wrong: HashSet<&String> = all.iter().map(|one| &one.wrong).collect();
        assert_eq!(wrong.len(), all.len(), "what is wrong is said in the same words twice");
        for one in all {
            assert!(one.wrong.ends_with('.') && one.fits.ends_with('.'), "{one:?}");
            assert!(one.wrong.chars().count() <= 70, "too long for one glance: {}", one.wrong);
            assert!(one.spoken().chars().count() <= 170, "too long for the message bar: {}", one.spoken());
        }
    }
}

#[test]
fn er_01_red_on_red_is_refused_with_what_fits() {
    let said = refused(&game(), "wc4", "ER-01");
    assert_eq!(said.wrong, "Rood op rood mag niet.");
    assert_eq!(said.fits, "Ruiten 7 past op een zwarte 8.");
    let black = IllegalMove::Suits { card: named("7S"), onto: named("8C") };
    assert_eq!(
        refusal(Lang::En, &rules_of("klondike"), black).spoken(),
        "Black on black is not allowed. The 7 of spades fits on a red 8."
    );
}

#[test]
fn er_01_and_va_06_where_one_colour_is_built_the_other_is_refused() {
    let why = IllegalMove::Suits { card: named("2H"), onto: named("3S") };
    let said = refusal(Lang::Nl, &rules_of("whitehead"), why);
    assert_eq!(said.spoken(), "Rood op zwart mag niet. Harten 2 past op een rode 3.");
}

#[test]
fn er_02_a_foundation_is_of_one_suit() {
    let said = refused(&game(), "c3f2", "ER-02");
    assert_eq!(said.wrong, "Ruiten 2 hoort niet op de eindstapel harten.");
    assert!(said.fits.contains("één soort"), "{said:?}");
}

#[test]
fn er_03_only_a_king_goes_to_an_empty_column() {
    let said = refused(&game(), "wc7", "ER-03");
    assert_eq!(said.wrong, "Ruiten 7 mag niet in een lege kolom.");
    assert!(said.fits.contains("alleen een heer"), "{said:?}");
}

#[test]
fn er_04_the_waste_is_not_shuffled() {
    let why = IllegalMove::NeverShuffled;
    assert_eq!(why.rule(), "ER-04");
    let said = refusal(Lang::Nl, &rules_of("klondike"), why);
    assert_eq!(said.wrong, "De open stapel wordt nooit geschud.");
    assert_eq!(game().check(Move::Reshuffle), Err(why));
}

#[test]
fn er_05_a_covered_waste_card_waits_for_the_one_on_it() {
    let why = game().check("wc1x2".parse().expect("a move")).expect_err("refused");
    assert_eq!(why.rule(), "ER-05");
    let said = refusal(Lang::Nl, &rules_of("klondike"), why);
    assert_eq!(said.wrong, "Die kaart ligt nog onder een andere.");
    assert_eq!(said.fits, "Van de open stapel speel je alleen de bovenste: nu ruiten 7.");
}

#[test]
fn er_06_a_face_down_card_is_not_played_and_not_named() {
    let said = refused(&game(), "c4c7x2", "ER-06");
    assert_eq!(said.wrong, "Een gesloten kaart doet nog niet mee.");
    assert!(!said.spoken().contains("harten heer"), "{said:?}");
}

#[test]
fn er_07_cards_that_are_no_run_do_not_move_together() {
    let said = refused(&game(), "c6c1x2", "ER-07");
    assert_eq!(said.wrong, "Dit is geen reeks: ruiten 6 volgt niet op schoppen 4.");
    assert!(said.fits.contains("om en om rood en zwart"), "{said:?}");
    let why = IllegalMove::NotARun { card: named("6D"), onto: named("7H") };
    assert!(refusal(Lang::Nl, &rules_of("whitehead"), why).fits.contains("één soort"));
}

#[test]
fn er_08_a_rank_that_does_not_follow_is_refused_in_columns_and_foundations() {
    let said = refused(&game(), "c5c1", "ER-08");
    assert_eq!(said.spoken(), "Klaveren 3 volgt niet op schoppen 7. Klaveren 3 past op een rode 4.");
    let game = position(&rules_of("klondike"), &["AS", "2D", "KD", "QD"], "", &[0]);
    let said = refused(&game, "c2c1", "ER-08");
    assert_eq!(said.spoken(), "Op een aas past niets: lager is er niet. Ruiten 2 past op een zwarte 3.");
    let said = refused(&game, "c3c4", "ER-08");
    assert_eq!(said.spoken(), "Ruiten heer volgt niet op ruiten vrouw. Ruiten heer past alleen in een lege kolom.");
    let said = refused(&game, "c2f4", "ER-08");
    assert_eq!(said.spoken(), "Ruiten 2 is hier niet aan de beurt. Een eindstapel loopt op: nu komt ruiten aas.");
}

#[test]
fn er_01_to_er_08_each_have_an_explanation_of_their_own() {
    let rules = rules_of("klondike");
    let ids: Vec<String> = (1..=8).map(|n| format!("ER-{n:02}")).collect();
    let mut explanations = HashSet::new();
    for id in &ids {
        let of_rule: Vec<IllegalMove> = refusals().into_iter().filter(|why| why.rule() == id).collect();
        assert!(!of_rule.is_empty(), "{id}");
        for why in of_rule {
            assert!(explanations.insert(refusal(Lang::Nl, &rules, why).spoken()), "{why:?}");
        }
    }
}

#[test]
fn kl_16_and_kl_22_say_that_the_player_chose_it_so() {
    let set = [(OptionName::EmptyColumn, Value::Word("none"))];
    let rules = Arc::new(Catalogue::builtin().rules("klondike", &set).expect("possible"));
    let game = position(&rules, &["KD", ""], "", &[0, 0, 0, 0]);
    assert_eq!(refused(&game, "c1c2", "KL-16").wrong, "Een lege kolom blijft leeg.");
    let king = IllegalMove::Rank { card: named("KD"), onto: named("QS") };
    assert!(refusal(Lang::Nl, &rules, king).fits.contains("eindstapel"));
    let bicycle = position(&rules_of("bicycle"), &["2D"], "", &[1, 0, 0, 0]);
    assert_eq!(refused(&bicycle, "f1c1", "KL-22").wrong, "Van een eindstapel neem je niets terug.");
}

#[test]
fn kl_13_and_kl_18_bicycle_refusals_name_the_run_and_the_ace() {
    let rules = rules_of("bicycle");
    let game = position(&rules, &["9H 8S 7D", "8C"], "", &[0]);
    let said = refused(&game, "c1c2", "KL-13");
    assert!(said.fits.contains("3 open kaarten"), "{said:?}");
    let game = position(&rules, &["AD"], "", &[0]);
    let said = refused(&game, "d", "KL-18");
    assert_eq!(said.spoken(), "Eerst de aas. Ruiten aas ligt vrij en moet nu naar een eindstapel.");
}

#[test]
fn kl_34_the_number_of_passes_is_named() {
    let rules = rules_of("klondike");
    let said = |lang, passes| refusal(lang, &rules, IllegalMove::NoPassLeft { passes }).fits;
    assert!(said(Lang::Nl, 1).starts_with("In dit spel ga je één keer door de stok."));
    assert!(said(Lang::Nl, 3).starts_with("In dit spel ga je drie keer door de stok."));
    assert!(said(Lang::En, 1).starts_with("In this game the stock is gone through once."));
    assert!(said(Lang::En, 3).contains("three times"));
}

#[test]
fn foundations_that_are_full_or_empty_say_so() {
    let rules = rules_of("double-klondike");
    let said = |next| refusal(Lang::Nl, &rules, IllegalMove::FoundationRank { card: named("3H"), next }).spoken();
    assert_eq!(said(None), "Deze eindstapel is vol. Alle kaarten van de soort liggen er al.");
    assert!(said(Some(Rank::ACE)).ends_with("nu komt harten aas."));
    let empty = IllegalMove::NotSoMany { pile: Pile::Waste, held: 0 };
    assert!(refusal(Lang::Nl, &rules, empty).wrong.starts_with("De open stapel is leeg"));
    let suit = IllegalMove::FoundationSuit { card: named("3H"), suit: Suit::Clubs };
    assert!(refusal(Lang::En, &rules, suit).wrong.contains("clubs foundation"));
}
