//! Many tasks on all cores, their answers in the order of the tasks.
//!
//! Each worker takes the next task when it has done its last, so that no core waits for another. What
//! is ready before its turn waits, up to a limit, beyond which no new task is taken.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, TryRecvError};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::Duration;

/// So many tasks may be taken beyond the last one that was answered. One that takes a minute holds
/// up thousands of quick ones; their answers are about a kilobyte each.
const AHEAD: u64 = 1 << 16;

/// How long nothing is told at most.
const TICK: Duration = Duration::from_millis(100);

/// As much as the main thread of a program usually has.
const STACK: usize = 8 << 20;

/// What is told of the work.
pub(crate) enum News<A> {
    /// The next task's answer.
    Answer(A),
    /// No further answer is ready: time to send on what was written. Comes every now and then.
    Pause,
}

/// Works on tasks with so many workers, and tells of their answers in order.
///
/// # Errors
/// What `tell` answers: the work is left as it is then, without waiting for the workers.
pub(crate) fn work_in_order<T, A: Send + 'static, E>(
    jobs: NonZero<u16>,
    tasks: impl Iterator<Item = T> + Send + 'static,
    work: impl Fn(T) -> A + Send + Sync + 'static,
    tell: impl FnMut(News<A>) -> Result<(), E>,
) -> Result<(), E> {
    let ahead = Arc::new(Ahead { limit: AHEAD, answered: Mutex::new(0), more: Condvar::new() });
    let answers = start(jobs, tasks, work, &ahead);
    collect(&answers, &ahead, tell)
}

/// How far the work may be ahead of the answers.
struct Ahead {
    limit: u64,
    answered: Mutex<u64>,
    more: Condvar,
}

impl Ahead {
    /// Waits until the task of this number may be taken.
    fn wait(&self, number: u64) {
        let answered = self.answered.lock().expect("nobody panics with it");
        let _told =
            self.more.wait_while(answered, |answered| number >= *answered + self.limit).expect("nobody panics with it");
    }

    fn answered(&self, number: u64) {
        *self.answered.lock().expect("nobody panics with it") = number;
        self.more.notify_all();
    }
}

/// Starts the workers, whose answers come with their number in any order.
fn start<T, A: Send + 'static>(
    jobs: NonZero<u16>,
    tasks: impl Iterator<Item = T> + Send + 'static,
    work: impl Fn(T) -> A + Send + Sync + 'static,
    ahead: &Arc<Ahead>,
) -> Receiver<(u64, A)> {
    let tasks = Arc::new(Mutex::new((0..).zip(tasks.fuse())));
    let work = Arc::new(work);
    let (sender, receiver) = mpsc::channel();
    for number in 0..jobs.get() {
        let (tasks, work, ahead, sender) = (Arc::clone(&tasks), Arc::clone(&work), Arc::clone(ahead), sender.clone());
        let worker = move || {
            loop {
                let next = {
                    let mut tasks = tasks.lock().expect("reading a task does not panic");
                    let next = tasks.next();
                    // Who waits here keeps the others from the tasks, who would have to wait too.
                    if let Some((number, _)) = &next {
                        ahead.wait(*number);
                    }
                    next
                };
                let Some((number, task)) = next else { break };
                if sender.send((number, work(task))).is_err() {
                    break;
                }
            }
        };
        let started = thread::Builder::new().name("solver".to_owned()).stack_size(STACK).spawn(worker);
        match started {
            Ok(_) => {}
            // Fewer workers than were asked for do the same work.
            Err(_) if number > 0 => break,
            Err(error) => panic!("a system that runs programs starts one thread: {error}"),
        }
    }
    receiver
}

fn collect<A, E>(
    answers: &Receiver<(u64, A)>,
    ahead: &Ahead,
    mut tell: impl FnMut(News<A>) -> Result<(), E>,
) -> Result<(), E> {
    let mut early: BTreeMap<u64, A> = BTreeMap::new();
    let mut next = 0;
    loop {
        let (number, answer) = match answers.try_recv() {
            Ok(answer) => answer,
            Err(TryRecvError::Disconnected) => return Ok(()),
            Err(TryRecvError::Empty) => {
                tell(News::Pause)?;
                match answers.recv_timeout(TICK) {
                    Ok(answer) => answer,
                    Err(RecvTimeoutError::Timeout) => continue,
                    Err(RecvTimeoutError::Disconnected) => return Ok(()),
                }
            }
        };
        early.insert(number, answer);
        while let Some(answer) = early.remove(&next) {
            tell(News::Answer(answer))?;
            next += 1;
        }
        ahead.answered(next);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    const JOBS: NonZero<u16> = NonZero::new(4).expect("it is not 0");

    fn told<A>(answers: &mut Vec<A>) -> impl FnMut(News<A>) -> Result<(), ()> {
        |news| {
            match news {
                News::Answer(answer) => answers.push(answer),
                News::Pause => {}
            }
            Ok(())
        }
    }

    #[test]
    fn answers_come_in_the_order_of_the_tasks() {
        let mut answers = Vec::new();
        let slow_at_times = |task: u64| {
            if task.is_multiple_of(7) {
                thread::sleep(Duration::from_millis(2));
            }
            task * task
        };
        work_in_order(JOBS, 0..500, slow_at_times, told(&mut answers)).expect("nothing stops it");
        assert_eq!(answers, (0..500).map(|task| task * task).collect::<Vec<_>>());
    }

    #[test]
    fn work_is_never_further_ahead_than_its_limit() {
        const LIMIT: u64 = 10;
        let ahead = Arc::new(Ahead { limit: LIMIT, answered: Mutex::new(0), more: Condvar::new() });
        let begun = Arc::new(AtomicU64::new(0));
        let others = Arc::clone(&begun);
        // The first task ends when as many have begun as can before it ends.
        let work = move |task: u64| {
            let begun = others.fetch_add(1, Ordering::SeqCst) + 1;
            while task == 0 && others.load(Ordering::SeqCst) < LIMIT {
                thread::yield_now();
            }
            if task == 0 { others.load(Ordering::SeqCst) } else { begun }
        };
        let answers = start(JOBS, 0..100, work, &ahead);
        let mut counts = Vec::new();
        collect(&answers, &ahead, told(&mut counts)).expect("nothing stops it");
        assert_eq!((counts.len(), counts[0]), (100, LIMIT));
        assert_eq!(begun.load(Ordering::SeqCst), 100);
    }

    #[test]
    fn an_error_ends_the_work_at_once() {
        // The tasks have no end.
        let ended = work_in_order(
            JOBS,
            0..,
            |task: u64| task,
            |news| match news {
                News::Answer(answer) if answer == 3 => Err(answer),
                News::Answer(_) | News::Pause => Ok(()),
            },
        );
        assert_eq!(ended, Err(3));
    }
}
