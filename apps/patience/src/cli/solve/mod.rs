//! `patience solve`: whether deals can be won, with proof.

pub(crate) mod amounts;
pub(crate) mod answer;
mod crew;
mod interrupt;
mod line;
mod lines;
mod progress;
pub(crate) mod watch;

use super::args::{Expected, SolveArgs};
use super::choice::{Choice, Start};
use super::json::Object;
use super::output::Output;
use super::{Answer as End, Failure};
use answer::Answer;
use crew::{News, work_in_order};
use interrupt::Interrupt;
use lines::Lines;
use progress::{Extent, Progress};
use solver::{Limits, Verdict};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::available_parallelism;
use watch::Limited;

/// Solves deals and positions.
pub(crate) fn run(args: &SolveArgs, out: &mut Output<impl Write>) -> Result<End, Failure> {
    let known = args.game.as_deref().map(|game| Choice::named(game, &args.set)).transpose()?;
    match (&args.batch, known) {
        (Some(file), known) => batch(args, file, known, out),
        (None, Some(choice)) => codes(args, &choice, out),
        (None, None) => Err(Failure::refused("the game is missing: write patience solve GAME CODE")),
    }
}

/// Solves what the command line names.
fn codes(args: &SolveArgs, choice: &Choice, out: &mut Output<impl Write>) -> Result<End, Failure> {
    if args.codes.iter().filter(|code| *code == "-").count() > 1 {
        return Err(Failure::refused("- stands twice, but standard input holds one position: use --batch for more"));
    }
    let starts: Vec<Start> = match args.codes.as_slice() {
        [] => vec![choice.random()],
        codes => codes.iter().map(|code| choice.start(code)).collect::<Result<_, _>>()?,
    };
    let mut course = Course::new(args, Extent::Deals(starts.len() as u64));
    let most = u16::try_from(starts.len()).ok().and_then(NonZero::new).unwrap_or(NonZero::<u16>::MAX);
    let limited = limited(args);
    work_in_order(
        jobs(args).min(most),
        starts.into_iter(),
        move |start| solved(start, limited),
        |news| match news {
            News::Pause => course.pause(out),
            News::Answer(answer) => {
                let answer = answer.map_err(Failure::Refused)?;
                course.note(&answer);
                if args.json {
                    out.line(answer.object(Object::default()))
                } else if args.solution {
                    // A file of records may have comments.
                    out.line(format_args!("# {}", answer.sentence()))?;
                    answer.solution().map_or(Ok(()), |solution| out.line(solution))
                } else {
                    out.line(answer.sentence())
                }
            }
        },
    )?;
    Ok(course.end)
}

/// Solves the lines of a file.
fn batch(args: &SolveArgs, file: &Path, known: Option<Choice>, out: &mut Output<impl Write>) -> Result<End, Failure> {
    let (name, source, extent) = open(file)?;
    let read = match &extent {
        Extent::Bytes { read, .. } => Arc::clone(read),
        Extent::Deals(_) | Extent::Open => Arc::default(),
    };
    let lines = Lines::new(source, move |bytes| {
        read.fetch_add(bytes, Ordering::Relaxed);
    });
    let mut course = Course::new(args, extent);
    let mut bad = 0_u64;
    let limited = limited(args);
    let work = move |line: io::Result<lines::Line>| {
        let asked = line::read(line?, known.as_ref());
        Ok((asked.id, asked.start.and_then(|start| solved(start, limited))))
    };
    work_in_order(jobs(args), lines, work, |news: News<io::Result<_>>| match news {
        News::Pause => course.pause(out),
        News::Answer(Err(error)) => Err(Failure::Refused(format!("{name} cannot be read: {error}; check the path"))),
        News::Answer(Ok((id, answer))) => {
            let object = Object::default().maybe("id", id);
            match answer {
                Ok(answer) => {
                    course.note(&answer);
                    out.line(answer.object(object))
                }
                Err(error) => {
                    bad += 1;
                    course.progress.step();
                    out.line(object.text("error", &error).finish())
                }
            }
        }
    })?;
    match bad {
        0 => Ok(course.end),
        1 => Err(Failure::Refused(format!("{name}: 1 line is bad: its answer says why"))),
        _ => Err(Failure::Refused(format!("{name}: {bad} lines are bad: their answers say why"))),
    }
}

/// The verdict; a fault of the solver ends no batch.
fn solved(start: Start, limited: Limited) -> Result<Answer, String> {
    let code = start.code.clone();
    catch_unwind(AssertUnwindSafe(|| Answer::find(start, limited))).map_err(|_| {
        let deal = code.map_or_else(|| "this position".to_owned(), |code| code.to_string());
        format!("the solver has a fault that shows in {deal}: please report it")
    })
}

type Source = Box<dyn BufRead + Send>;

/// A batch with its name for messages and its extent.
fn open(path: &Path) -> Result<(String, Source, Extent), Failure> {
    if path.as_os_str() == "-" {
        return Ok(("standard input".to_owned(), Box::new(BufReader::new(io::stdin())), Extent::Open));
    }
    let name = path.display().to_string();
    let file = File::open(path)
        .map_err(|error| Failure::Refused(format!("{name} cannot be read: {error}; check the path")))?;
    let extent = match file.metadata() {
        Ok(about) if about.is_file() => Extent::Bytes { all: about.len(), read: Arc::new(AtomicU64::new(0)) },
        Ok(_) | Err(_) => Extent::Open,
    };
    Ok((name, Box::new(BufReader::new(file)), extent))
}

fn limited(args: &SolveArgs) -> Limited {
    let bytes = usize::try_from(args.memory).unwrap_or(usize::MAX);
    Limited { limits: Limits { nodes: args.nodes, bytes: Some(bytes) }, time: args.time }
}

fn jobs(args: &SolveArgs) -> NonZero<u16> {
    let cores = available_parallelism().ok().and_then(|cores| cores.try_into().ok());
    args.jobs.and_then(NonZero::new).or(cores).unwrap_or(NonZero::<u16>::MIN)
}

/// How the answers come on.
struct Course {
    progress: Progress,
    interrupt: Interrupt,
    expected: Option<Expected>,
    end: End,
}

impl Course {
    fn new(args: &SolveArgs, extent: Extent) -> Course {
        Course {
            progress: Progress::new(extent),
            interrupt: Interrupt::listen(),
            expected: args.expect,
            end: End::Done,
        }
    }

    /// Notes an answer that is about to be written.
    fn note(&mut self, answer: &Answer) {
        self.progress.step();
        let is_expected = match (self.expected, answer.verdict()) {
            (None, _) | (Some(Expected::Won), Verdict::Won(_)) | (Some(Expected::Lost), Verdict::Lost(_)) => true,
            (Some(_), Verdict::Won(_) | Verdict::Lost(_) | Verdict::Open(_)) => false,
        };
        if !is_expected {
            self.end = End::No;
        }
    }

    /// Sends on what was written, and shows how far it is.
    fn pause(&mut self, out: &mut Output<impl Write>) -> Result<(), Failure> {
        out.flush()?;
        if self.interrupt.is_pressed() {
            return Err(Failure::Interrupted);
        }
        self.progress.show();
        Ok(())
    }
}
