//! One sentence for each action.

use crate::common::{named, position, rules_of};
use cards::{Card, Shuffle};
use engine::{Deal, Game, Step};
use rules::{Catalogue, OptionName, Value};
use std::sync::Arc;
use texts::hint::{self, Rung};
use texts::lesson::{self, Lesson};
use texts::{Lang, announce, card};

fn play(game: &mut Game, text: &str) -> Step {
    let legal = game.check(text.parse().expect("a move")).expect("a legal move");
    game.play(legal).clone()
}

/// Plays a move and says it.
fn said(lang: Lang, game: &mut Game, text: &str) -> String {
    let step = play(game, text);
    announce::played(lang, game, &step)
}

/// Takes the last move back and says it.
fn unsaid(lang: Lang, game: &mut Game) -> String {
    let step = game.undo().expect("a move to undo").clone();
    announce::undone(lang, game, &step)
}

fn game() -> Game {
    position(&rules_of("klondike"), &["8S", "4c 7H", "qd KH QS", "", "KC", "3S", "4S"], "AC 2H JD", &[0, 1, 0, 0])
}

#[test]
fn a_move_says_card_target_place_and_what_was_turned_up() {
    let mut game = game();
    assert_eq!(said(Lang::Nl, &mut game, "c2c1"), "Harten 7 op schoppen 8, kolom 1. Klaveren 4 omgedraaid.");
    assert_eq!(
        said(Lang::Nl, &mut game, "c3c4x2"),
        "Harten heer, met 1 kaart erop, naar lege kolom 4. Ruiten vrouw omgedraaid."
    );
    assert_eq!(said(Lang::Nl, &mut game, "wc4"), "Ruiten boer op schoppen vrouw, kolom 4.");
    assert_eq!(said(Lang::Nl, &mut game, "wf2"), "Harten 2 naar eindstapel harten.");
    assert_eq!(said(Lang::Nl, &mut game, "f2c6"), "Harten 2 terug op schoppen 3, kolom 6.");
}

#[test]
fn english_moves_have_their_own_words() {
    let mut game = game();
    assert_eq!(said(Lang::En, &mut game, "c2c1"), "7 of hearts onto 8 of spades, column 1. 4 of clubs turned up.");
    assert_eq!(
        said(Lang::En, &mut game, "c3c4x2"),
        "King of hearts, with 1 card on it, to empty column 4. Queen of diamonds turned up."
    );
    assert_eq!(said(Lang::En, &mut game, "d"), "3 cards turned, queen of hearts on top.");
}

#[test]
fn kl_15_undo_says_what_lies_face_down_again_but_not_which_card() {
    let mut game = game();
    play(&mut game, "c2c1");
    assert_eq!(
        unsaid(Lang::Nl, &mut game),
        "Ongedaan gemaakt: harten 7 terug naar kolom 2. De kaart eronder is weer gesloten."
    );
    let step = game.redo().expect("a step to redo").clone();
    assert_eq!(announce::redone(Lang::Nl, &game, &step), "Opnieuw gedaan: harten 7 op schoppen 8, kolom 1.");
    play(&mut game, "d");
    assert_eq!(unsaid(Lang::Nl, &mut game), "Ongedaan gemaakt: 3 kaarten terug in de stok.");
    play(&mut game, "wc3");
    let step = play(&mut game, "wf2");
    assert_eq!(announce::automatic(Lang::Nl, &game, &step), "Vanzelf: harten 2 naar eindstapel harten.");
    assert_eq!(announce::replaced(Lang::En, &game, &step), "Instead: 2 of hearts to the hearts foundation.");
}

#[test]
fn a_hint_tells_a_rung_more_each_time() {
    let game = game();
    let mv = "c3c4x2".parse().expect("a move");
    let rungs = |lang| Rung::ALL.map(|rung| hint::open(lang, &game, mv, 93, rung));
    assert_eq!(
        rungs(Lang::Nl),
        [
            "Open hint 1 van 5. Er is een zet waarmee het spel kan uitkomen.",
            "Open hint 2 van 5. Kijk naar kolom 3.",
            "Open hint 3 van 5. Harten heer, met 1 kaart erop.",
            "Open hint 4 van 5. Harten heer, met 1 kaart erop, naar lege kolom 4.",
            "Open hint 5 van 5. Vanaf hier is een weg van 93 zetten bekend waarmee het spel uitkomt, en dit is de eerste.",
        ]
    );
    assert_eq!(rungs(Lang::En)[2], "Open hint 3 of 5. King of hearts, with 1 card on it.");
    let turn = |rung| hint::open(Lang::En, &game, "d".parse().expect("a move"), 1, rung);
    assert_eq!(turn(Rung::Where), "Open hint 2 of 5. Look at the stock.");
    assert_eq!(turn(Rung::Move), "Open hint 4 of 5. Turn the stock.");
    assert_eq!(Rung::ALL.map(Rung::next), [Rung::Where, Rung::Card, Rung::Move, Rung::Why, Rung::Why]);
}

#[test]
fn kl_44_the_way_back_says_which_move_lost_the_game() {
    let mut game = game();
    let step = play(&mut game, "c2c1");
    assert_eq!(
        announce::went_back(Lang::Nl, 14, &game, &step),
        "14 zetten ongedaan gemaakt. Dit verloor het spel: harten 7 op schoppen 8, kolom 1. Alles wat daarna nog kon, \
         is nagegaan."
    );
    assert_eq!(
        announce::went_back(Lang::En, 1, &game, &step),
        "1 move undone. This lost the game: 7 of hearts onto 8 of spades, column 1. All that was possible after it has \
         been tried."
    );
}

#[test]
fn kl_35_turning_and_redeals_say_what_lies_where() {
    let rules = Arc::new(
        Catalogue::builtin()
            .rules("klondike", &[(OptionName::Draw, Value::Number(1)), (OptionName::Passes, Value::Number(3))])
            .expect("possible"),
    );
    let mut game = Game::start(&rules, &Deal::numbered(&rules, 1));
    let top = |game: &Game| card::title(Lang::Nl, game.table().stock().last().expect("a card").card());
    let expected = format!("{} gedraaid.", top(&game));
    assert_eq!(said(Lang::Nl, &mut game, "d"), expected);
    for _ in 1..23 {
        play(&mut game, "d");
    }
    let expected = format!("{} gedraaid. De stok is leeg.", top(&game));
    assert_eq!(said(Lang::Nl, &mut game, "d"), expected);
    assert_eq!(said(Lang::Nl, &mut game, "r"), "Open stapel omgedraaid, 24 kaarten in de stok, nog 1 ronde.");
    assert_eq!(unsaid(Lang::Nl, &mut game), "Ongedaan gemaakt: de kaarten liggen weer op de open stapel.");
}

#[test]
fn dp_09_a_reshuffle_is_called_one() {
    let rules = rules_of("double-patience");
    let mut game = Game::start(&rules, &Deal::numbered(&rules, 1));
    while !game.table().stock().is_empty() {
        play(&mut game, "d");
    }
    assert_eq!(said(Lang::Nl, &mut game, "s"), "Open stapel geschud, 59 kaarten in de stok.");
}

#[test]
fn kl_23_and_kl_40_the_end_is_said_with_its_reason() {
    assert_eq!(announce::won(Lang::Nl, 112, Some(408)), "Gewonnen! 112 zetten, 6 minuten en 48 seconden.");
    assert_eq!(announce::won(Lang::Nl, 1, None), "Gewonnen! 1 zet.");
    let stuck = announce::stuck(Lang::Nl, &game());
    assert_eq!(stuck.title, "Vastgelopen");
    assert_eq!(
        stuck.spoken(),
        "Vastgelopen. Er is geen zet meer die iets oplevert, ook niet na de hele stok. \
         Heen en weer leggen kan nog, maar helpt niet."
    );
    let rules = rules_of("vegas");
    let mut game = Game::start(&rules, &Deal::numbered(&rules, 1));
    while !game.table().stock().is_empty() {
        play(&mut game, "d");
    }
    assert!(announce::stuck(Lang::Nl, &game).reason.contains("geen rondes meer"));
    let all_up = position(&rules_of("klondike"), &["KH"], "", &[13, 12, 13, 13]);
    assert!(announce::stuck(Lang::Nl, &all_up).reason.contains("de stok is op"));
}

#[test]
fn picking_up_says_how_many_places_there_are() {
    let seven = named("7H");
    assert_eq!(announce::picked_up(Lang::Nl, seven, 2, 2), "Harten 7 gekozen, met 2 kaarten erop. Past op 2 plekken.");
    assert_eq!(announce::picked_up(Lang::En, seven, 0, 1), "7 of hearts picked up. Fits in 1 place.");
    assert_eq!(announce::picked_up(Lang::Nl, seven, 0, 0), "Harten 7 gekozen. Past nu nergens.");
}

/// Every card that a text names.
fn cards_in(lang: Lang, text: &str) -> Vec<Card> {
    let text = text.to_lowercase();
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let name = |one: &Card| card::card(lang, *one);
    Card::all()
        .filter(|one| {
            let name = name(one);
            let name: Vec<&str> = name.split(' ').collect();
            words.windows(name.len()).any(|window| window == name)
        })
        .collect()
}

#[test]
fn only_cards_that_the_player_can_see_are_named() {
    for preset in Catalogue::builtin().presets() {
        let rules = rules_of(preset.id());
        for number in 0..6 {
            let mut random = Shuffle::new(number);
            let mut game = Game::start(&rules, &Deal::numbered(&rules, number));
            for _ in 0..80 {
                let moves: Vec<_> = game.legal_moves().collect();
                if moves.is_empty() {
                    break;
                }
                let step = game.play(moves[random.below(moves.len() as u64) as usize]).clone();
                for lang in Lang::ALL {
                    let text = announce::played(lang, &game, &step);
                    assert!(text.ends_with('.') && text.starts_with(|c: char| !c.is_lowercase()), "{text}");
                    assert_seen(lang, &game, &text);
                }
                if random.below(3) == 0 {
                    let step = game.undo().expect("just played").clone();
                    for lang in Lang::ALL {
                        assert_seen(lang, &game, &announce::undone(lang, &game, &step));
                    }
                }
            }
        }
    }
}

fn assert_seen(lang: Lang, game: &Game, text: &str) {
    let view = game.view();
    let faces: Vec<Card> = view.piles().flat_map(|pile| view.pile(pile)).filter_map(engine::Seen::card).collect();
    let named = cards_in(lang, text);
    assert!(named.iter().all(|one| faces.contains(one)), "{text:?} names a card that lies face down");
}

#[test]
fn each_kind_of_move_brings_its_lesson() {
    let mut game = game();
    let mut seen = Vec::new();
    for text in ["c2c1", "c3c4x2", "wc4", "wf2", "f2c6", "d"] {
        let step = play(&mut game, text);
        let lessons = Lesson::shown_by(&game, &step);
        for one in &lessons {
            let text = lesson::text(Lang::Nl, game.rules(), *one);
            assert!(text.ends_with(['.', '!']) && text.chars().count() < 220, "{text}");
        }
        seen.push(lessons);
    }
    assert_eq!(
        seen,
        [
            vec![Lesson::Column, Lesson::TurnedUp],
            vec![Lesson::EmptyColumn, Lesson::Run, Lesson::TurnedUp],
            vec![Lesson::Column],
            vec![Lesson::Foundation],
            vec![Lesson::TakeBack],
            vec![Lesson::Turn],
        ]
    );
}

#[test]
fn lessons_follow_the_options() {
    let say = |id, one| lesson::text(Lang::Nl, &rules_of(id), one);
    assert!(say("klondike", Lesson::Turn).starts_with("Je draait drie kaarten"));
    assert!(say("klondike-draw-1", Lesson::Turn).starts_with("Je draait één kaart"));
    assert!(say("whitehead", Lesson::Column).contains("rood op rood"));
    assert!(say("whitehead", Lesson::EmptyColumn).contains("elke kaart"));
    assert!(say("double-patience", Lesson::Redeal).contains("geschud"));
    assert!(say("klondike", Lesson::TakeBack).ends_with("Dat kost 15 punten."));
    assert!(say("vegas", Lesson::TakeBack).ends_with("Dat kost $ 5."));
    assert!(say("double-patience", Lesson::Welcome).contains("acht eindstapels"));
}
