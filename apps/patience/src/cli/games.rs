//! `patience games`: every game with its options.

use super::args::GamesArgs;
use super::json::{self, Object};
use super::output::Output;
use super::{Answer, Failure};
use rules::{Catalogue, GameFile, OptionSpec, Preset};
use std::io::Write;

/// Lists the games that are built in.
pub(crate) fn run(args: &GamesArgs, out: &mut Output<impl Write>) -> Result<Answer, Failure> {
    let catalogue = Catalogue::builtin();
    if args.json {
        for game in catalogue.games() {
            for preset in game.presets() {
                out.line(object(game, preset))?;
            }
        }
        return Ok(Answer::Done);
    }
    let width = catalogue.presets().map(|preset| preset.id().len()).max().unwrap_or(0);
    let mut families: Vec<&rules::Family> = Vec::new();
    for game in catalogue.games() {
        if !families.iter().any(|family| family.id == game.family().id) {
            families.push(game.family());
        }
    }
    let mut between = false;
    for family in families {
        if std::mem::replace(&mut between, true) {
            out.line("")?;
        }
        out.line(format_args!("Family {}: {}", family.id, family.name.en))?;
        for game in catalogue.games().iter().filter(|game| game.family().id == family.id) {
            out.line("")?;
            let Some(first) = game.presets().first() else { continue };
            for preset in game.presets() {
                let (name, caption) = (&preset.name().en, &preset.caption().en);
                out.line(format_args!(
                    "  {:width$}  {name} ({caption}){}",
                    preset.id(),
                    differences(game, first, preset)
                ))?;
            }
            out.line(format_args!("    options, as {} has them at first:", first.id()))?;
            for spec in game.options() {
                let value = first.default_value(spec.name).to_string();
                out.line(format_args!("      {:14}  {value:10}  takes {}", spec.name.as_str(), spec.expected()))?;
            }
        }
    }
    Ok(Answer::Done)
}

/// What a preset sets otherwise than the game's first one.
fn differences(game: &GameFile, first: &Preset, preset: &Preset) -> String {
    let names = game.options().iter().map(|spec| spec.name);
    let differing = names.filter(|name| first.default_value(*name) != preset.default_value(*name));
    let settings: Vec<String> = differing.map(|name| format!("{name}={}", preset.default_value(name))).collect();
    if settings.is_empty() { String::new() } else { format!(": {}", settings.join(" ")) }
}

fn object(game: &GameFile, preset: &Preset) -> String {
    let name = |name: &rules::Name| Object::default().text("en", &name.en).text("nl", &name.nl).finish();
    let about = game.about();
    Object::default()
        .text("id", preset.id())
        .raw("name", name(preset.name()))
        .raw("caption", name(preset.caption()))
        .text("family", &game.family().id)
        .raw("family_name", name(&game.family().name))
        .raw("players", about.players)
        .raw("age", about.age)
        .raw("minutes", json::list([about.minutes.0, about.minutes.1]))
        .raw("options", json::list(game.options().iter().map(|spec| option(spec, preset))))
        .finish()
}

fn option(spec: &OptionSpec, preset: &Preset) -> String {
    let object = Object::default()
        .text("name", spec.name.as_str())
        .raw("default", json::value(preset.default_value(spec.name)))
        .raw("values", json::list(spec.offer.iter().map(|value| json::value(*value))));
    match spec.range {
        Some((min, max)) => object.raw("min", min).raw("max", max).finish(),
        None => object.finish(),
    }
}
