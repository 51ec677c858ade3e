//! The rules of the game that is played, in prose with drawn examples.

use super::examples::examples;
use super::parts::PageHead;
use crate::app::App;
use crate::browser;
use leptos::prelude::*;
use rules::Catalogue;
use texts::labels::Bar;
use texts::prose::{self, Section, Topic};

/// The page.
#[component]
pub(super) fn RulesPage(app: App, close: Callback<()>) -> impl IntoView {
    let lang = app.lang;
    let rules = Memo::new(move |_| app.read(|session| session.sitting().game().rules().clone()));
    let page = Memo::new(move |_| {
        let rules = rules.read();
        let about = Catalogue::builtin().find(rules.preset()).ok().map(|(game, _)| game.about());
        about.map(|about| prose::page(lang.get(), &rules, about))
    });
    let title = Signal::derive(move || page.get().map(|page| page.title).unwrap_or_default());
    let sections = move || page.get().map(|page| page.sections).unwrap_or_default();
    let at = RwSignal::new(Topic::Brief);
    view! {
        <div class="page rules">
            <PageHead title back=Signal::derive(move || Bar::Back.text(lang.get())) leave=close/>
            <div
                class="page-body"
                tabindex="0"
                role="group"
                aria-labelledby=super::TITLE
                on:scroll=move |_| {
                    if let Some(topic) = topic_in_sight(&sections()) {
                        at.set(topic);
                    }
                }
            >
                <div class="rules-columns">
                    <nav aria-labelledby=super::TITLE>
                        <ul>
                            {move || {
                                sections()
                                    .into_iter()
                                    .map(|section| {
                                        let topic = section.topic;
                                        view! {
                                            <li>
                                                <button
                                                    type="button"
                                                    aria-current=move || (at.get() == topic).then_some("true")
                                                    on:click=move |_| {
                                                        at.set(topic);
                                                        show(topic);
                                                    }
                                                >
                                                    {section.title}
                                                </button>
                                            </li>
                                        }
                                    })
                                    .collect_view()
                            }}
                        </ul>
                    </nav>
                    <div class="rules-text">
                        {move || sections().iter().map(|section| draw(app, section, rules)).collect_view()}
                    </div>
                </div>
            </div>
        </div>
    }
}

fn draw(app: App, section: &Section, rules: Memo<std::sync::Arc<rules::Rules>>) -> impl IntoView + use<> {
    let paragraphs = section.paragraphs.iter().map(|paragraph| {
        let text = paragraph.text.clone();
        view! { <p>{text}</p> }
    });
    let paragraphs = paragraphs.collect_view();
    let rules = rules.get();
    let pictures = examples(app, &rules, section.topic);
    let class = match (section.topic, pictures.is_some()) {
        (Topic::Brief, _) => "rule-section brief",
        (_, true) => "rule-section pictured",
        (_, false) => "rule-section",
    };
    view! {
        <section id=id(section.topic) class=class tabindex="-1">
            {pictures}
            <div>
                <h2>{section.title}</h2>
                {paragraphs}
            </div>
        </section>
    }
}

fn id(topic: Topic) -> String {
    format!("rules-{}", topic as usize)
}

/// The section that is being read: the last one that begins in the upper part of the page.
fn topic_in_sight(sections: &[Section]) -> Option<Topic> {
    const UPPER_PART: f64 = 160.0;
    let begins_above = |section: &&Section| {
        let element = browser::document().get_element_by_id(&id(section.topic));
        element.is_some_and(|element| element.get_bounding_client_rect().top() < UPPER_PART)
    };
    sections.iter().rfind(begins_above).map(|section| section.topic)
}

/// Brings a section into sight and moves the focus there, so that reading goes on from it.
fn show(topic: Topic) {
    let section = browser::document().get_element_by_id(&id(topic));
    if let Some(section) =
        section.and_then(|section| wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(section).ok())
    {
        section.scroll_into_view();
        let _ = section.focus();
    }
}
