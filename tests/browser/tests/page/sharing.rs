//! Links to deals and games, and the first deal of a newcomer.

use browser_tests::hands::key;
use browser_tests::{By, Play, Solution, Visit, Visitor};
use notation::Record;
use play::{Settings, Switch};
use rules::Catalogue;
use texts::Lang;
use texts::labels::{Bar, ErrorLine, Menu, Notice, Share};
use texts::lesson::{self, Lesson};

/// The links that the page offers: to the deal, and to the game.
fn links(visit: &Visit) -> Vec<String> {
    visit.open_panel(Menu::Share.text(Lang::En), "share");
    let links = visit.run("return [...document.querySelectorAll('.link input')].map((field) => field.value)", vec![]);
    visit.keys(&[key::ESCAPE]);
    visit.wait_for_panel("none");
    links
}

#[test]
fn links_open_the_deal_and_the_whole_game() {
    let solution = Solution::of("klondike");
    let visit = Visit::to(&solution.code);
    let mut play = Play::of(&visit, solution.start.clone());
    assert_eq!(links(&visit).len(), 1, "a game without moves is a deal");
    play.play(&solution.moves[..25], &[By::Keys]);
    play.check();
    let links = links(&visit);
    assert_eq!(links, [&solution.code, &solution.link(25)].map(|part| format!("{}#{part}", visit.server.address())));
    // Somebody else opens them.
    let mut other = Visit::to("bicycle.3");
    let fragment = |link: &str| link.split_once('#').expect("it has a fragment").1.to_owned();
    for (link, moves) in [(&links[0], 0), (&links[1], 25)] {
        other.go(&format!("#{}", fragment(link)));
        other.wait_for_words(".message p", Notice::LinkOpened.text(Lang::En));
        Play::of(&other, solution.after(moves)).check();
        let hash: String = other.run("return location.hash", vec![]);
        assert_eq!(hash, "", "a reload goes on with the game as it is then");
    }
    let mut play = Play::of(&other, solution.after(25));
    play.play(&solution.moves[25..30], &[By::Drag]);
    play.check();
    let game = play.game;
    other.reload();
    Play::of(&other, game).check();
}

#[test]
fn undo_leads_back_to_the_game_before_the_link() {
    let solution = Solution::of("klondike");
    let mut visit = Visit::to(&solution.code);
    let mut play = Play::of(&visit, solution.start.clone());
    play.play(&solution.moves[..4], &[By::Keys]);
    let game = play.game;
    visit.go("#klondike.2");
    visit.wait_for_words(".message p", Notice::LinkOpened.text(Lang::En));
    visit.keys(&['u']);
    Play::of(&visit, game).check();
}

#[test]
fn a_link_that_cannot_be_read_gives_one_message_and_keeps_the_game() {
    for lang in Lang::ALL {
        let solution = Solution::of("klondike");
        let mut visit = Visit::start(Visitor { lang, ..Visitor::usual() });
        visit.open(&solution.code);
        let mut play = Play::of(&visit, solution.start.clone());
        play.play(&solution.moves[..6], &[By::Keys]);
        play.check();
        let game = play.game;
        for wrong in ["nonsense", "klondike", "klondike.draw=25.1", "klondike.85/c1c2", "klondike.85/x", "%E0%A4%A"] {
            visit.go(&format!("#{wrong}"));
            visit.wait_for_words(".message p", ErrorLine::BadLink.text(lang));
            let messages: usize = visit.run("return document.querySelectorAll('.message').length", vec![]);
            assert_eq!(messages, 1, "{wrong}");
            let play = Play::of(&visit, game.clone());
            play.check();
            // Any input takes the message away.
            visit.keys(&[key::ESCAPE]);
            visit.wait::<bool>("no message", "words('.message p') === null", vec![]);
        }
        visit.open("unreadable");
        Play::of(&visit, game.clone()).check();
    }
}

fn newcomer(lang: Lang) -> Visitor {
    let usual = Visitor::usual();
    Visitor { lang, settings: Settings { introduced: Switch::Off, ..usual.settings }, ..usual }
}

const NO_LESSON: &str = "document.querySelector('.lesson') === null";

#[test]
fn a_newcomer_reads_of_each_kind_of_move_as_it_first_occurs() {
    for lang in Lang::ALL {
        let solution = Solution::of("klondike");
        let mut visit = Visit::start(newcomer(lang));
        visit.open(&solution.code);
        // The message about the link comes first; any input takes it away.
        visit.wait_for_words(".message p", Notice::LinkOpened.text(lang));
        visit.keys(&[key::ESCAPE]);
        let mut play = Play::of(&visit, solution.start.clone());
        let shows = |visit: &Visit, lesson: Lesson| {
            let rules = solution.start.rules();
            let words = format!("{}{}", lesson::title(lang, lesson), lesson::text(lang, rules, lesson));
            visit.wait_for_words(".lesson p", &words);
        };
        shows(&visit, Lesson::Welcome);
        let mut learned = vec![Lesson::Welcome];
        let mut moves = solution.moves.iter();
        while learned.len() < 5 {
            let mv = moves.next().expect("a whole game shows more kinds of moves");
            play.make(*mv, By::Keys);
            let step = play.game.steps().last().expect("it was played");
            let new = Lesson::shown_by(&play.game, step).into_iter().find(|lesson| !learned.contains(lesson));
            match new {
                Some(lesson) => {
                    shows(&visit, lesson);
                    learned.push(lesson);
                }
                None => assert!(visit.wait::<bool>("what was told to go", NO_LESSON, vec![])),
            }
        }
        visit.press(".lesson button", Some(Share::Skip.text(lang)));
        visit.wait::<bool>("the lessons to be gone", NO_LESSON, vec![]);
        for mv in moves.take(15) {
            play.make(*mv, By::Keys);
            play.check();
            assert!(visit.run::<bool>(&format!("return {NO_LESSON}"), vec![]), "{mv} was explained after all");
        }
        let next = Record::parse_link("klondike.2", Catalogue::builtin()).expect("a code");
        let next = next.replay().expect("no moves");
        visit.go("#klondike.2");
        visit.wait_for_words(".message p", Notice::LinkOpened.text(lang));
        Play::of(&visit, next.clone()).check();
        visit.reload();
        Play::of(&visit, next).check();
        assert!(visit.run::<bool>(&format!("return {NO_LESSON}"), vec![]), "who has skipped them is not asked again");
    }
}

#[test]
fn the_lessons_end_when_every_common_move_was_shown() {
    let solution = Solution::of("klondike");
    let mut visit = Visit::start(newcomer(Lang::En));
    visit.open(&solution.code);
    let mut play = Play::of(&visit, solution.start.clone());
    let done = lesson::title(Lang::En, Lesson::Done);
    let ended = solution.moves.iter().any(|mv| {
        play.make(*mv, By::Keys);
        play.check();
        visit.run::<Option<String>>("return words('.lesson strong')", vec![]).as_deref() == Some(done)
    });
    assert!(ended, "a whole game shows every common move");
    visit.press(".lesson button", Some(Bar::Close.text(Lang::En)));
    visit.wait::<bool>("the lessons to be gone", NO_LESSON, vec![]);
    let settings: String = visit.run("return localStorage.getItem('patience.settings')", vec![]);
    assert_eq!(Settings::from_text(&settings).introduced, Switch::On);
}
