//! Puts the page that `cargo dist` wrote into the binary. Without a page the binary says so when
//! it is asked for one.

use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let dist = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    let mut files = Vec::new();
    if dist.join("index.html").is_file() {
        find(&dist, "", &mut files)?;
    }
    files.sort();
    let code: String = files.iter().map(|name| entry(&dist, name)).collect::<io::Result<_>>()?;
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("page.rs");
    fs::write(out, format!("&[\n{code}]"))
}

/// The names of all files of the page, without the compressed twins.
fn find(dist: &Path, folder: &str, files: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(dist.join(folder))? {
        let entry = entry?;
        let name = format!("{folder}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            find(dist, &format!("{name}/"), files)?;
        } else if !name.ends_with(".br") {
            files.push(name);
        }
    }
    Ok(())
}

/// One file as a value of Rust.
fn entry(dist: &Path, name: &str) -> io::Result<String> {
    let path = fs::canonicalize(dist.join(name))?;
    let mut hasher = DefaultHasher::new();
    hasher.write(&fs::read(&path)?);
    let twin = path.with_file_name(format!("{}.br", path.file_name().unwrap_or_default().to_string_lossy()));
    let packed = if twin.is_file() { format!("Some(include_bytes!({twin:?}))") } else { "None".into() };
    let tag = format!("{:016x}", hasher.finish());
    Ok(format!("    Embedded {{ name: {name:?}, tag: {tag:?}, bytes: include_bytes!({path:?}), packed: {packed} }},\n"))
}
