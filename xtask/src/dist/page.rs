//! The files of the page, before they are written.

use super::slim;
use crate::project::{Failure, Outcome, files_below, read};
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

/// The file that lists all others for the service worker.
const WORKER: &str = "sw.js";

/// One file of the page.
pub(crate) struct File {
    /// Its address relative to the page, with `/` between folders.
    pub(crate) name: String,
    /// What it holds.
    pub(crate) bytes: Vec<u8>,
}

impl File {
    fn new(name: impl Into<String>, bytes: Vec<u8>) -> File {
        File { name: name.into(), bytes }
    }
}

/// All files of one version of the page, in the order of their names.
pub(crate) struct Page {
    /// The files.
    pub(crate) files: Vec<File>,
}

/// The folders from which the page is taken together.
pub(crate) struct Sources {
    /// The page's own files in `static` and `style`.
    pub(crate) page: PathBuf,
    /// The page's module with its loader.
    pub(crate) page_module: PathBuf,
    /// What starts the solver beside the page.
    pub(crate) solver: PathBuf,
    /// The solver's module with its loader.
    pub(crate) solver_module: PathBuf,
}

/// The folder of the page with what it loads only when a player asks for help of the solver.
pub(crate) const SOLVER: &str = "solver/";

impl Page {
    /// Takes the page together. The styles are joined in the order of their names; what belongs to
    /// the solver gets a folder of its own.
    ///
    /// # Errors
    /// A file that cannot be read, or a service worker without the places that are filled here.
    pub(crate) fn gather(from: &Sources) -> Outcome<Page> {
        let mut files = Vec::new();
        let folders = [
            ("", &from.page.join("static")),
            ("", &from.page_module),
            (SOLVER, &from.solver),
            (SOLVER, &from.solver_module),
        ];
        for (under, folder) in folders {
            for path in files_below(folder)? {
                let bytes = std::fs::read(&path).map_err(|error| Failure::file(&path, &error))?;
                let name = [under, &relative(&path, folder)?].concat();
                let bytes = if name.ends_with(".js") { slim_script(bytes) } else { bytes };
                files.push(File::new(name, bytes));
            }
        }
        let mut style = String::new();
        for path in files_below(&from.page.join("style"))? {
            style.push_str(&read(&path)?);
        }
        files.push(File::new("style.css", slim::css(&style).into_bytes()));
        Page::complete(files)
    }

    /// Writes the version and the list of the files into the service worker.
    fn complete(mut files: Vec<File>) -> Outcome<Page> {
        files.sort_by(|one, other| one.name.cmp(&other.name));
        let missing = || Failure::new(format!("apps/web/static/{WORKER} is missing"));
        let at = files.iter().position(|file| file.name == WORKER).ok_or_else(missing)?;
        let worker = String::from_utf8_lossy(&files[at].bytes).into_owned();

        let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).filter(|name| *name != WORKER).collect();
        let list = names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ");
        let all: Vec<u8> = files.iter().flat_map(|file| [file.name.as_bytes(), &file.bytes].concat()).collect();
        let worker = fill(&worker, "\"THE FILES\"", &list)?;
        let worker = fill(&worker, "THE VERSION", &digest(&all))?;
        files[at].bytes = worker.into_bytes();
        Ok(Page { files })
    }
}

/// A short name for exactly these bytes, the same whenever the same compiler built this task.
pub(crate) fn digest(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    format!("{:016x}", hasher.finish())
}

fn fill(text: &str, place: &str, value: &str) -> Outcome<String> {
    match text.matches(place).count() {
        1 => Ok(text.replace(place, value)),
        found => Err(Failure::new(format!("{WORKER} must hold {place} once and holds it {found} times"))),
    }
}

fn relative(path: &Path, folder: &Path) -> Outcome<String> {
    let inside = path.strip_prefix(folder).map_err(|_| Failure::new(format!("{} is elsewhere", path.display())))?;
    let parts: Vec<_> = inside.components().map(|part| part.as_os_str().to_string_lossy()).collect();
    Ok(parts.join("/"))
}

/// A script without what only its writers read; one that is no text is left as it is.
fn slim_script(bytes: Vec<u8>) -> Vec<u8> {
    match String::from_utf8(bytes) {
        Ok(text) => slim::js(&text).into_bytes(),
        Err(other) => other.into_bytes(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(worker: &str, style: &str) -> Outcome<Page> {
        let file = |name: &str, text: &str| File::new(name, text.as_bytes().to_vec());
        Page::complete(vec![file("sw.js", worker), file("style.css", style), file("index.html", "<p>")])
    }

    const WORKER_TEXT: &str = "const V = \"THE VERSION\"; const F = [\"THE FILES\"];";

    fn worker_of(page: &Page) -> String {
        let file = page.files.iter().find(|file| file.name == WORKER).expect("every page has it");
        String::from_utf8(file.bytes.clone()).expect("it is text")
    }

    #[test]
    fn the_service_worker_lists_every_other_file() {
        let worker = worker_of(&page(WORKER_TEXT, "p {}").expect("it is complete"));
        assert!(worker.ends_with("const F = [\"index.html\", \"style.css\"];"), "{worker}");
        assert!(!worker.contains("THE"), "{worker}");
    }

    #[test]
    fn the_version_follows_from_every_file() {
        let version = |worker, style| worker_of(&page(worker, style).expect("it is complete"))[..30].to_owned();
        let once = version(WORKER_TEXT, "p {}");
        assert_eq!(once, version(WORKER_TEXT, "p {}"));
        assert_ne!(once, version(WORKER_TEXT, "b {}"));
        assert_ne!(once, version(&format!("{WORKER_TEXT} "), "p {}"));
    }

    #[test]
    fn a_worker_without_its_places_is_refused() {
        assert!(page("const F = [\"THE FILES\"];", "").is_err());
        assert!(page("\"THE VERSION\" \"THE VERSION\" \"THE FILES\"", "").is_err());
    }

    #[test]
    fn names_have_slashes() {
        let path = Path::new("static").join("icons").join("icon.svg");
        assert_eq!(relative(&path, Path::new("static")).expect("it is inside"), "icons/icon.svg");
    }
}
