//! Ctrl-C, for commands that have something to finish.

use std::future::{Future, poll_fn};
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::task::Poll;
use std::thread;

/// Whether Ctrl-C was pressed.
#[derive(Clone, Default)]
pub(crate) struct Interrupt {
    pressed: Arc<AtomicBool>,
}

impl Interrupt {
    /// Waits for Ctrl-C in a thread of its own, from now on. Where the system has no such thing, Ctrl-C
    /// ends the program as ever.
    pub(crate) fn listen() -> Interrupt {
        let interrupt = Interrupt::default();
        let pressed = Arc::clone(&interrupt.pressed);
        let (ready, listens) = mpsc::channel();
        let wait = move || {
            if wait(&ready).is_ok() {
                pressed.store(true, Ordering::Relaxed);
            }
        };
        if thread::Builder::new().name("interrupt".to_owned()).spawn(wait).is_ok() {
            // It says nothing where it fails, and then nobody listens.
            let _ = listens.recv();
        }
        interrupt
    }

    /// Whether it was pressed by now.
    pub(crate) fn is_pressed(&self) -> bool {
        self.pressed.load(Ordering::Relaxed)
    }
}

/// Waits; says as soon as it listens.
fn wait(ready: &Sender<()>) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut pressed = pin!(tokio::signal::ctrl_c());
        // It listens from the first time that it is asked.
        let first = poll_fn(|context| Poll::Ready(pressed.as_mut().poll(context))).await;
        let _ = ready.send(());
        match first {
            Poll::Ready(pressed) => pressed,
            Poll::Pending => pressed.await,
        }
    })
}
