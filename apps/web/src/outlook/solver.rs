//! The solver beside the page, in a thread of its own: lines of text go there and come back.

use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// What starts it, relative to the page.
const SCRIPT: &str = "./solver/worker.js";

/// Something that comes back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Message {
    /// The search for the question of this number has begun.
    Begun(u64),
    /// An answer, as `play::outlook::Answer` reads it.
    Line(String),
    /// It cannot go on, or could not even begin.
    Broken,
}

/// A running solver. It ends when this is dropped, whatever it is doing.
pub(super) struct Solver {
    worker: Worker,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(web_sys::Event)>,
}

impl Solver {
    /// Starts one; none where the browser refuses.
    pub(super) fn start(hear: impl Fn(Message) + Clone + 'static) -> Option<Solver> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(SCRIPT, &options).ok()?;
        let heard = hear.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            heard(read(&event.data().as_string().unwrap_or_default()));
        });
        let on_error = Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| {
            event.prevent_default();
            hear(Message::Broken);
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(Solver { worker, _on_message: on_message, _on_error: on_error })
    }

    /// Asks a question in place of the one before; an empty line asks for nothing any more.
    pub(super) fn ask(&self, line: &str) {
        let _ = self.worker.post_message(&line.into());
    }
}

impl Drop for Solver {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

fn read(line: &str) -> Message {
    if line == "broken" {
        return Message::Broken;
    }
    match line.strip_suffix(" begun").map(str::parse) {
        Some(Ok(number)) => Message::Begun(number),
        Some(Err(_)) | None => Message::Line(line.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_told_apart() {
        assert_eq!(read("7 begun"), Message::Begun(7));
        assert_eq!(read("broken"), Message::Broken);
        for line in ["7 lost 93", "x begun", ""] {
            assert_eq!(read(line), Message::Line(line.to_owned()));
        }
    }
}
