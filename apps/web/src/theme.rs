//! What the document's root says of language, theme and contrast, and the window's size.

use crate::app::App;
use crate::browser;
use leptos::prelude::*;

/// Keeps the root's attributes and the window's size true.
pub(crate) fn apply(app: App) {
    let set = |name: &str, value: &str| {
        if let Some(root) = browser::document().document_element() {
            let _ = root.set_attribute(name, value);
        }
    };
    Effect::new(move |_| set("lang", app.lang.get().tag()));
    Effect::new(move |_| {
        let theme = match app.theme.get() {
            art::Theme::Light => "light",
            art::Theme::Dark => "dark",
        };
        set("data-theme", theme);
        let colour = app.theme.get().colours().felt_deep.to_string();
        if let Ok(Some(meta)) = browser::document().query_selector("meta[name=theme-color]") {
            let _ = meta.set_attribute("content", &colour);
        }
    });
    browser::on_window("resize", move |_| {
        let window = browser::measure();
        if *app.window.read_untracked() != window {
            app.window.set(window);
        }
    });
}

#[cfg(test)]
mod tests {
    use art::Theme;

    const STYLE: &str = include_str!("../style/base.css");

    /// The style sheet names the colours of the palette: here they are compared.
    #[test]
    fn the_style_sheet_has_the_colours_of_the_palette() {
        let (light, dark) = STYLE.split_once("[data-theme=\"dark\"]").expect("both themes are there");
        for (theme, text) in [(Theme::Light, light), (Theme::Dark, dark)] {
            let colours = theme.colours();
            let solid = [
                ("felt", colours.felt),
                ("felt-deep", colours.felt_deep),
                ("felt-text", colours.felt_text),
                ("paper", colours.paper),
                ("panel", colours.panel),
                ("panel-deep", colours.panel_deep),
                ("line", colours.line),
                ("text", colours.text),
                ("muted", colours.muted),
                ("danger", colours.danger),
                ("accent", colours.accent),
                ("accent-text", colours.accent_text),
            ];
            for (name, colour) in solid {
                let line = format!("--{name}: {colour};");
                assert!(text.contains(&line), "{line}");
            }
            let veils =
                [("outline", colours.outline), ("bar", colours.bar), ("pill", colours.pill), ("slot", colours.slot)];
            for (name, veil) in veils.into_iter().chain([("slot-fill", colours.slot_fill)]) {
                let line = format!("--{name}: {veil};");
                assert!(text.contains(&line), "{line}");
            }
        }
        for (name, colour) in [
            ("target", art::palette::TARGET),
            ("ring-edge", art::palette::RING_EDGE),
            ("focus-line", art::palette::FOCUS_LINE),
            ("message", art::palette::MESSAGE),
            ("won", art::palette::VERDICT_WON),
            ("lost", art::palette::VERDICT_LOST),
        ] {
            assert!(light.contains(&format!("--{name}: {colour};")), "{name}");
        }
    }
}
