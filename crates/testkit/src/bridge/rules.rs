//! Rules of small games as a rules file, and the engine's rules plainly.

use crate::exhaustive::{SmallRelation, SmallRules};
use crate::referee::{RefAces, RefEmpty, RefError, RefFaces, RefLift, RefPasses, RefRedeal, RefWaste};
use rules::{
    Aces, EmptyColumn, Faces, GameFile, Passes, Redeal, Relation, Rules, Span, TakeBack, TurnsTo, WasteAccess,
};

/// The rules of a small game with so many columns, as the project has them.
///
/// # Errors
/// What no rules file can say: a deck that is no pack of 1, 2 or 4 suits, too few cards for a triangle of so many
/// columns, a draw of more than 24.
pub fn rules(small: &SmallRules, columns: usize) -> Result<Rules, RefError> {
    let text = rules_text(small, columns)?;
    let refused = |error: rules::RulesErrors| RefError::new(format!("{error}, in {text}"));
    let file = GameFile::parse(&text).map_err(refused)?;
    let preset = file.presets().first().ok_or_else(|| RefError::new("a rules file has a preset"))?;
    file.rules(preset, &[]).map_err(refused)
}

/// The rules file of a small game with so many columns.
///
/// # Errors
/// A deck that is no pack: a pack holds four suits once, two suits twice, or one suit four times.
pub fn rules_text(small: &SmallRules, columns: usize) -> Result<String, RefError> {
    let packs = match small.suits {
        1 | 2 | 4 if small.foundations().is_multiple_of(4) => small.foundations() / 4,
        _ => {
            let deck = format!("{} suits with {} cards of each face", small.suits, small.copies);
            return Err(RefError::new(format!("{deck} are no pack")));
        }
    };
    let passes = match small.passes {
        RefPasses::Unlimited => String::from("\"unlimited\""),
        RefPasses::Number(passes) => passes.to_string(),
    };
    let faces = match small.faces {
        RefFaces::LastUp => "last",
        RefFaces::AllUp => "all",
    };
    let lift = match small.lift {
        RefLift::Part => "part",
        RefLift::Whole => "whole",
    };
    let empty = match small.empty_column {
        RefEmpty::King => "king",
        RefEmpty::Any => "any",
        RefEmpty::Nothing => "none",
    };
    let aces = match small.aces {
        RefAces::Free => "free",
        RefAces::Must => "must",
    };
    let redeal = match small.redeal {
        RefRedeal::Keep => "keep",
        RefRedeal::Shuffle => "shuffle",
    };
    let waste = match small.waste {
        RefWaste::Top => "top",
        RefWaste::Group => "group",
    };
    Ok(format!(
        "format = 1\nid = \"small\"\n\
         family = {{ id = \"small\", en = \"Small\", nl = \"Klein\" }}\n\
         about = {{ players = 1, age = 8, minutes = [1, 1] }}\n\
         pack = {{ packs = {packs}, suits = {suits}, ranks = {ranks} }}\n\
         foundations = {{ take_back = {take_back}, aces = \"{aces}\" }}\n\
         score = {{ mode = \"none\", redeal_penalty = false }}\n\
         options = {{}}\n\
         [tableau]\ncolumns = {columns}\nsizes = \"triangle\"\nfaces = \"{faces}\"\nbuild = \"{build}\"\n\
         lift = \"{lift}\"\nlift_relation = \"{relation}\"\nempty_column = \"{empty}\"\n\
         [stock]\nturns_to = \"waste\"\ndraw = {draw}\npasses = {passes}\nredeal = \"{redeal}\"\nwaste = \"{waste}\"\n\
         [[preset]]\nid = \"small\"\nset = {{}}\n\
         name = {{ en = \"Small\", nl = \"Klein\" }}\ncaption = {{ en = \"a small deck\", nl = \"een klein spel\" }}\n",
        suits = small.suits,
        ranks = small.ranks,
        take_back = small.take_back,
        build = small.build.word(),
        relation = small.lift_relation.word(),
        draw = small.draw,
    ))
}

/// The project's rules plainly.
pub fn small_rules(rules: &Rules) -> SmallRules {
    let pack = rules.pack();
    let tableau = rules.tableau();
    let TurnsTo::Waste { draw, passes, redeal, access } = rules.stock().turns_to;
    let suits = usize::from(pack.suits());
    SmallRules {
        suits,
        copies: usize::from(pack.packs()) * 4 / suits,
        ranks: pack.ranks(),
        faces: match tableau.faces() {
            Faces::Last => RefFaces::LastUp,
            Faces::All => RefFaces::AllUp,
        },
        build: relation(tableau.build()),
        lift: match tableau.lift().span {
            Span::Part => RefLift::Part,
            Span::Whole => RefLift::Whole,
        },
        lift_relation: relation(tableau.lift().relation),
        empty_column: match tableau.empty_column() {
            EmptyColumn::King => RefEmpty::King,
            EmptyColumn::Any => RefEmpty::Any,
            EmptyColumn::Nothing => RefEmpty::Nothing,
        },
        take_back: rules.foundations().take_back == TakeBack::Allowed,
        aces: match rules.foundations().aces {
            Aces::Free => RefAces::Free,
            Aces::Must => RefAces::Must,
        },
        draw: usize::from(draw.count()),
        passes: match passes {
            Passes::Unlimited => RefPasses::Unlimited,
            Passes::Limited(passes) => RefPasses::Number(u32::from(passes)),
        },
        redeal: match redeal {
            Redeal::Keep => RefRedeal::Keep,
            Redeal::Shuffle => RefRedeal::Shuffle,
        },
        waste: match access {
            WasteAccess::Top => RefWaste::Top,
            WasteAccess::Group => RefWaste::Group,
        },
    }
}

fn relation(relation: Relation) -> SmallRelation {
    match relation {
        Relation::Alternate => SmallRelation::Alternate,
        Relation::SameColour => SmallRelation::SameColour,
        Relation::Suit => SmallRelation::Suit,
        Relation::Any => SmallRelation::Any,
    }
}
