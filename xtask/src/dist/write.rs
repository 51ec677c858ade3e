//! The page's files on the disk, each with its compressed twin.

use crate::dist::page::{Page, SOLVER};
use crate::project::{Failure, Outcome, files_below};
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What the files weigh.
pub(crate) struct Sizes(Vec<Size>);

struct Size {
    name: String,
    bytes: usize,
    packed: usize,
}

impl Sizes {
    /// What a browser that knows brotli must load before the first game, in bytes. Of the icons
    /// it takes one, later, and the solver when a player asks for its help.
    pub(crate) fn to_load(&self) -> usize {
        let first = self.0.iter().filter(|size| !size.name.starts_with("icons/") && !size.name.starts_with(SOLVER));
        first.map(|size| size.packed).sum()
    }

    /// What it loads more for the help of the solver.
    fn of_solver(&self) -> usize {
        self.0.iter().filter(|size| size.name.starts_with(SOLVER)).map(|size| size.packed).sum()
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "    bytes    brotli  file")?;
        for size in &self.0 {
            writeln!(f, "{:>9} {:>9}  {}", size.bytes, size.packed, size.name)?;
        }
        let bytes: usize = self.0.iter().map(|size| size.bytes).sum();
        let packed: usize = self.0.iter().map(|size| size.packed).sum();
        writeln!(f, "{bytes:>9} {packed:>9}  in all; at first {}, solver {}", self.to_load(), self.of_solver())
    }
}

/// Writes what differs from the files that are there. Beside each file that compresses well stands
/// the same with `.br` behind its name, for servers that know that habit.
pub(crate) fn write(page: &Page, out: &Path) -> Outcome<Sizes> {
    let mut sizes = Vec::new();
    for file in &page.files {
        let path = out.join(&file.name);
        let twin = twin(&path);
        let mut size = Size { name: file.name.clone(), bytes: file.bytes.len(), packed: file.bytes.len() };
        let same = fs::read(&path).is_ok_and(|old| old == file.bytes);
        if compresses(&file.name) {
            // A twin is written last, so one that is there belongs to the file that is there.
            let old = if same { fs::metadata(&twin).ok() } else { None };
            size.packed = match old {
                Some(old) => usize::try_from(old.len()).unwrap_or(usize::MAX),
                None => {
                    remove(&twin)?;
                    put(&path, &file.bytes)?;
                    let packed = brotli(&file.bytes)?;
                    put(&twin, &packed)?;
                    packed.len()
                }
            };
        } else if !same {
            put(&path, &file.bytes)?;
        }
        sizes.push(size);
    }
    Ok(Sizes(sizes))
}

/// Removes from `out` what is no file of this page.
pub(crate) fn remove_others(page: &Page, out: &Path) -> Outcome<()> {
    let names = page.files.iter().map(|file| out.join(&file.name));
    let wanted: Vec<PathBuf> = names.flat_map(|path| [twin(&path), path]).collect();
    for path in files_below(out)? {
        if !wanted.contains(&path) {
            remove(&path)?;
        }
    }
    Ok(())
}

fn twin(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".br");
    name.into()
}

fn compresses(name: &str) -> bool {
    let ends = [".html", ".css", ".js", ".wasm", ".svg", ".webmanifest"];
    ends.iter().any(|end| name.ends_with(end))
}

fn brotli(bytes: &[u8]) -> Outcome<Vec<u8>> {
    let mut packed = Vec::new();
    let best = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let done = brotli::BrotliCompress(&mut &bytes[..], &mut packed, &best);
    done.map_err(|error| Failure::new(format!("brotli: {error}")))?;
    Ok(packed)
}

fn put(path: &Path, bytes: &[u8]) -> Outcome<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    fs::write(path, bytes).map_err(|error| Failure::file(path, &error))
}

fn remove(path: &Path) -> Outcome<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(Failure::file(path, &error)),
        Ok(()) | Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dist::page::File;

    /// A folder that is gone at the end of the test.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let path = std::env::temp_dir().join(format!("patience-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&path);
            Folder(path)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn page(style: &str) -> Page {
        let file = |name: &str, text: &str| File { name: name.into(), bytes: text.as_bytes().to_vec() };
        let solver = file("solver/worker.js", "a();");
        Page { files: vec![file("icons/a.png", "dots"), solver, file("style.css", style)] }
    }

    #[test]
    fn a_page_is_written_with_its_twins_and_only_what_changed_again() {
        let folder = Folder::new("write");
        let sizes = write(&page(&"p {} ".repeat(100)), &folder.0).expect("the folder can be written");
        assert!(sizes.to_load() < 60, "{sizes}");
        assert_eq!(sizes.to_string().lines().count(), 5);
        assert!(folder.0.join("style.css.br").exists() && !folder.0.join("icons/a.png.br").exists());

        fs::write(folder.0.join("style.css.br"), "kept").expect("the folder can be written");
        write(&page(&"p {} ".repeat(100)), &folder.0).expect("the folder can be written");
        assert_eq!(fs::read(folder.0.join("style.css.br")).expect("it is there"), b"kept");
        write(&page("b {}"), &folder.0).expect("the folder can be written");
        assert_ne!(fs::read(folder.0.join("style.css.br")).expect("it is there"), b"kept");
        assert_eq!(fs::read(folder.0.join("style.css")).expect("it is there"), b"b {}");
    }

    #[test]
    fn only_files_of_an_older_page_are_removed() {
        let folder = Folder::new("others");
        write(&page("p {}"), &folder.0).expect("the folder can be written");
        fs::write(folder.0.join("icons/old.svg"), "").expect("the folder can be written");
        remove_others(&page("p {}"), &folder.0).expect("it can be removed");
        let left = files_below(&folder.0).expect("the folder is there");
        let names: Vec<_> = left.iter().filter_map(|path| path.strip_prefix(&folder.0).ok()).collect();
        let wanted = ["icons/a.png", "solver/worker.js", "solver/worker.js.br", "style.css", "style.css.br"];
        assert_eq!(names, wanted.map(Path::new));
    }
}
