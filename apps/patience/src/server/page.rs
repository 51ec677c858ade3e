//! The files that are served.

use std::borrow::Cow;
use std::path::{Path, PathBuf};

/// Where the page comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PageSource {
    /// From the binary itself.
    Inside,
    /// From a folder that `cargo dist` wrote, read anew for each request: for work on the page.
    Folder(PathBuf),
}

/// Why there is no page.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum PageError {
    /// The binary was built before the page.
    #[error("this build carries no page: run `cargo play`, or `cargo dist` and build again")]
    NotBuilt,
    /// The folder holds something else.
    #[error("{} has no index.html: `cargo dist` writes a page", .0.display())]
    NoPage(PathBuf),
}

/// A page that can be served.
#[derive(Clone, Debug)]
pub(crate) enum Page {
    /// Files of the binary.
    Inside(&'static [Embedded]),
    /// Files of a folder.
    Folder(PathBuf),
}

/// One file in the binary.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Embedded {
    name: &'static str,
    tag: &'static str,
    bytes: &'static [u8],
    packed: Option<&'static [u8]>,
}

/// One file to send.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asset {
    /// What it holds.
    pub(crate) bytes: Cow<'static, [u8]>,
    /// The same, compressed with brotli.
    pub(crate) packed: Option<&'static [u8]>,
    /// Changes whenever the file does.
    pub(crate) tag: Option<&'static str>,
    /// The type, as HTTP names it.
    pub(crate) kind: &'static str,
}

static INSIDE: &[Embedded] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

impl Page {
    /// The page from this source.
    pub(crate) fn find(source: &PageSource) -> Result<Page, PageError> {
        match source {
            PageSource::Inside if INSIDE.is_empty() => Err(PageError::NotBuilt),
            PageSource::Inside => Ok(Page::Inside(INSIDE)),
            PageSource::Folder(folder) if folder.join("index.html").is_file() => Ok(Page::Folder(folder.clone())),
            PageSource::Folder(folder) => Err(PageError::NoPage(folder.clone())),
        }
    }

    /// Tells one version of the page from another: the service worker names all other files.
    pub(crate) fn version(&self) -> &'static str {
        match self {
            Page::Inside(files) => files.iter().find(|file| file.name == "sw.js").map_or("unknown", |file| file.tag),
            Page::Folder(_) => "folder",
        }
    }

    /// The file at this path of an address, `/` being the page itself.
    pub(crate) fn asset(&self, path: &str) -> Option<Asset> {
        let name = match path.strip_prefix('/')? {
            "" => "index.html",
            name => name,
        };
        let kind = kind(name);
        match self {
            Page::Inside(files) => {
                let file = files.iter().find(|file| file.name == name)?;
                Some(Asset { bytes: file.bytes.into(), packed: file.packed, tag: Some(file.tag), kind })
            }
            Page::Folder(folder) => {
                let bytes = std::fs::read(inside(folder, name)?).ok()?;
                Some(Asset { bytes: bytes.into(), packed: None, tag: None, kind })
            }
        }
    }
}

/// The file with this name below a folder, unless the name could lead out of it.
fn inside(folder: &Path, name: &str) -> Option<PathBuf> {
    let plain = |part: &str| {
        !part.is_empty()
            && !part.starts_with('.')
            && part.chars().all(|c| c.is_ascii_alphanumeric() || "._-".contains(c))
    };
    name.split('/').all(plain).then(|| folder.join(name))
}

/// A browser only compiles WebAssembly while it loads when the type is right, and with
/// `nosniff` it guesses no type at all.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A page of two files, one of them with a twin.
    pub(crate) const SMALL: &[Embedded] = &[
        Embedded { name: "index.html", tag: "aa", bytes: b"<p>hello", packed: Some(b"packed") },
        Embedded { name: "page_bg.wasm", tag: "bb", bytes: b"\0asm", packed: None },
    ];

    #[test]
    fn files_have_the_type_that_browsers_ask_for() {
        let page = Page::Inside(SMALL);
        assert_eq!(page.asset("/page_bg.wasm").map(|asset| asset.kind), Some("application/wasm"));
        assert_eq!(page.asset("/").map(|asset| asset.kind), Some("text/html; charset=utf-8"));
        assert_eq!(page.asset("/"), page.asset("/index.html"));
        assert_eq!(page.asset("/other"), None);
        assert_eq!(kind("icons/a.b"), "application/octet-stream");
    }

    #[test]
    fn no_path_leads_out_of_the_folder() {
        let folder = Path::new("dist");
        for name in ["../secret", "a/../../b", "..", "a//b", ".git/config", "a\\..\\b", "c:x", "a%2e", ""] {
            assert_eq!(inside(folder, name), None, "{name}");
        }
        assert_eq!(inside(folder, "icons/icon-192.png"), Some(folder.join("icons/icon-192.png")));
    }
}
