//! Positions, and every text there is.

use cards::{Card, Rank};
use engine::{Deal, Facing, Game, IllegalMove, Pile, Setup};
use rules::{Catalogue, Rules};
use std::sync::Arc;
use texts::announce;
use texts::card::{self, Letters};
use texts::labels::{
    Bar, Chooser, Ending, ErrorLine, KeyHelp, Menu, NewGame, Notice, Outlook, Record, SettingHelp, SettingLabel,
    SettingValue, Share, Statistic,
};
use texts::lesson::{self, Lesson};
use texts::number::{self, Noun};
use texts::place::{self, Group};
use texts::prose::{self, Topic};
use texts::{Lang, labels, option, refusal};

/// A card by its two letters.
pub(crate) fn named(text: &str) -> Card {
    text.parse().expect("a card")
}

/// The rules of a preset.
pub(crate) fn rules_of(id: &str) -> Arc<Rules> {
    Arc::new(Catalogue::builtin().rules(id, &[]).expect("a built-in preset"))
}

/// A game from a position: columns with their cards (small letters lie face down), the waste, and
/// how high the foundations are. All other cards are the stock, their order that of the pack.
pub(crate) fn position(rules: &Arc<Rules>, columns: &[&str], waste: &str, heights: &[u8]) -> Game {
    let cards = |text: &str| text.split_whitespace().map(named).collect::<Vec<Card>>();
    let mut setup = Setup { waste: cards(waste), shuffle: Some(Deal::numbered(rules, 1).seed()), ..Setup::default() };
    for column in columns {
        let facing = |text: &str| if text.ends_with(char::is_lowercase) { Facing::Down } else { Facing::Up };
        setup.columns.push(column.split_whitespace().map(|text| (named(text), facing(text))).collect());
    }
    for (suit, height) in rules.foundation_suits().into_iter().zip(heights) {
        setup.foundations.push(Rank::all().take(usize::from(*height)).map(|rank| Card::new(rank, suit)).collect());
    }
    let mut left = rules.pack().cards();
    let placed = setup.columns.iter().flatten().map(|(card, _)| card);
    for card in placed.chain(&setup.waste).chain(setup.foundations.iter().flatten()) {
        let at = left.iter().position(|other| other == card).expect("a card of the pack that lies nowhere else");
        left.remove(at);
    }
    setup.stock = left;
    let table = setup.place(rules).expect("a possible position");
    Game::start_with(rules, table, 0)
}

/// One of each reason why a move is refused; a new reason does not compile until it is here.
pub(crate) fn refusals() -> Vec<IllegalMove> {
    let (card, onto, ace) = (named("7H"), named("9D"), named("AC"));
    let all = vec![
        IllegalMove::GameWon,
        IllegalMove::NoSuchPile(Pile::Column(11)),
        IllegalMove::NotSoMany { pile: Pile::Column(2), held: 2 },
        IllegalMove::SamePile,
        IllegalMove::FromStock,
        IllegalMove::OntoStockOrWaste,
        IllegalMove::WasteTopOnly { top: named("5C") },
        IllegalMove::WasteAside,
        IllegalMove::FaceDown,
        IllegalMove::NotARun { card, onto },
        IllegalMove::WholeRunOnly { cards: 4 },
        IllegalMove::Rank { card, onto: named("9S") },
        IllegalMove::OntoAce { card, onto: ace },
        IllegalMove::Suits { card, onto: named("8D") },
        IllegalMove::EmptyTakesKing { card },
        IllegalMove::EmptyTakesNothing,
        IllegalMove::FoundationOneAtATime,
        IllegalMove::FoundationSuit { card, suit: cards::Suit::Spades },
        IllegalMove::FoundationRank { card, next: Rank::new(4) },
        IllegalMove::TakeBackToColumn,
        IllegalMove::NoTakeBack,
        IllegalMove::AceFirst { ace },
        IllegalMove::StockEmpty,
        IllegalMove::StockNotEmpty,
        IllegalMove::NothingToRedeal,
        IllegalMove::NoPassLeft { passes: 3 },
        IllegalMove::NeverShuffled,
        IllegalMove::AlwaysShuffled,
    ];
    for (place, one) in all.iter().enumerate() {
        assert_eq!(number_of(*one), place);
    }
    all
}

fn number_of(why: IllegalMove) -> usize {
    match why {
        IllegalMove::GameWon => 0,
        IllegalMove::NoSuchPile(_) => 1,
        IllegalMove::NotSoMany { .. } => 2,
        IllegalMove::SamePile => 3,
        IllegalMove::FromStock => 4,
        IllegalMove::OntoStockOrWaste => 5,
        IllegalMove::WasteTopOnly { .. } => 6,
        IllegalMove::WasteAside => 7,
        IllegalMove::FaceDown => 8,
        IllegalMove::NotARun { .. } => 9,
        IllegalMove::WholeRunOnly { .. } => 10,
        IllegalMove::Rank { .. } => 11,
        IllegalMove::OntoAce { .. } => 12,
        IllegalMove::Suits { .. } => 13,
        IllegalMove::EmptyTakesKing { .. } => 14,
        IllegalMove::EmptyTakesNothing => 15,
        IllegalMove::FoundationOneAtATime => 16,
        IllegalMove::FoundationSuit { .. } => 17,
        IllegalMove::FoundationRank { .. } => 18,
        IllegalMove::TakeBackToColumn => 19,
        IllegalMove::NoTakeBack => 20,
        IllegalMove::AceFirst { .. } => 21,
        IllegalMove::StockEmpty => 22,
        IllegalMove::StockNotEmpty => 23,
        IllegalMove::NothingToRedeal => 24,
        IllegalMove::NoPassLeft { .. } => 25,
        IllegalMove::NeverShuffled => 26,
        IllegalMove::AlwaysShuffled => 27,
    }
}

/// Every text of a language, as far as texts can be listed, with what it is.
pub(crate) fn every_text(lang: Lang) -> Vec<(String, String)> {
    let mut all = fixed_texts(lang);
    let mut add = |what: String, text: String| all.push((what, text));
    let catalogue = Catalogue::builtin();
    for one in Card::all() {
        add(format!("{one}"), card::title(lang, one));
    }
    for noun in Noun::ALL {
        for n in [0, 1, 2, 1000] {
            add(format!("{n} {noun:?}"), number::count(lang, n, noun));
        }
    }
    for game in catalogue.games() {
        add(format!("family of {}", game.id()), texts::name(lang, &game.family().name).to_owned());
        for preset in game.presets() {
            let what = preset.id();
            let rules = Arc::new(game.rules(preset, &[]).expect("a built-in preset"));
            add(format!("name of {what}"), texts::name(lang, preset.name()).to_owned());
            add(format!("caption of {what}"), texts::name(lang, preset.caption()).to_owned());
            add(format!("facts of {what}"), labels::About::of(lang, game.about(), rules.pack()).line());
            add(format!("rules of {what}"), prose::page(lang, &rules, game.about()).text());
            for why in refusals() {
                add(format!("{why:?} in {what}"), refusal::refusal(lang, &rules, why).spoken());
            }
            for one in Lesson::ALL {
                add(format!("{one:?} in {what}"), lesson::text(lang, &rules, one));
            }
            for spec in game.options() {
                for value in &spec.offer {
                    add(format!("{} = {value}", spec.name), option::line(lang, spec.name, *value));
                }
                add(format!("help of {}", spec.name), option::help(lang, spec.name).to_owned());
                add(format!("values of {}", spec.name), option::allowed(lang, spec));
            }
            let start = Game::start(&rules, &Deal::numbered(&rules, 7));
            for pile in start.table().piles() {
                add(format!("{pile} of {what}"), place::pile_label(lang, &rules, pile, 3));
                add(format!("empty {pile} of {what}"), place::empty(lang, &rules, pile));
            }
            for (cards, pass) in [(8, 1), (8, 3), (0, 1), (0, 3)] {
                add(format!("stock of {what}"), place::stock(lang, &rules, cards, 4, pass));
            }
            add(format!("stuck {what}"), announce::stuck(lang, &start).spoken());
            add(format!("dealt {what}"), announce::dealt(lang, preset.name(), Some(48_213)));
        }
    }
    all
}

fn fixed_texts(lang: Lang) -> Vec<(String, String)> {
    let mut all = Vec::new();
    macro_rules! labels {
        ($($name:ident),+) => {
            $(all.extend($name::ALL.iter().map(|one| (format!("{one:?}"), one.text(lang).to_owned())));)+
        };
    }
    labels!(
        Bar,
        Chooser,
        Ending,
        ErrorLine,
        KeyHelp,
        Menu,
        NewGame,
        Notice,
        Outlook,
        SettingHelp,
        SettingLabel,
        SettingValue,
        Share,
        Statistic
    );
    let mut add = |what: &str, text: String| all.push((what.to_owned(), text));
    for key in KeyHelp::ALL {
        add("keys", key.keys(lang).join(" "));
    }
    for topic in Topic::ALL {
        add("topic", topic.title(lang).to_owned());
    }
    for one in Lesson::ALL {
        add("lesson", lesson::title(lang, one).to_owned());
    }
    for group in Group::ALL {
        add("group", place::group(lang, group).to_owned());
    }
    for rank in Rank::all() {
        add("index", Letters::of(lang).index(rank).to_owned());
    }
    for record in [
        Record::FirstWin,
        Record::Faster { seconds: 41 },
        Record::FewerMoves { moves: 1 },
        Record::MorePoints { points: 1000 },
        Record::Streak { wins: 3 },
    ] {
        add("record", record.text(lang));
    }
    for text in [
        announce::put_down(lang),
        announce::restarted(lang),
        announce::returned(lang),
        announce::advanced(lang),
        announce::nothing_to_undo(lang),
        announce::nothing_to_redo(lang),
        announce::finish_offered(lang),
        labels::focus_help(lang),
        lang.own_name(),
    ] {
        add("sentence", text.to_owned());
    }
    add("won", announce::won(lang, 112, Some(408)));
    add("won quietly", announce::won(lang, 1, None));
    add("undone", announce::undone_many(lang, 14));
    add("no target", refusal::no_target(lang, named("7H")).spoken());
    add("number", labels::bad_number(lang, u64::MAX));
    add("help", labels::help_sentence(lang, 64, 32, 0));
    add("help that knows all", labels::help_sentence(lang, 1, 32, 5));
    add("deal", labels::deal_title(lang, "48.213"));
    add("progress", labels::progress(lang, 37, 252));
    add("state", labels::moves_and_time(lang, 37, 252));
    all
}
