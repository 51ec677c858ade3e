//! Who has the port: a patience, or something else.

use crate::server::answer::NAME_HEADER;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

/// What answers at an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Occupant {
    /// A patience that shows this version of the page.
    Patience {
        /// The version, as its answers name it.
        version: String,
    },
    /// Something else, or something that says nothing.
    Other,
}

const LIMIT: Duration = Duration::from_secs(2);
const LONGEST_HEAD: usize = 16 * 1024;

/// Asks what is at this address. It takes two seconds at most.
pub(crate) fn at(address: SocketAddr) -> Occupant {
    match head(address) {
        Ok(head) => read(&head),
        Err(_) => Occupant::Other,
    }
}

fn head(address: SocketAddr) -> std::io::Result<Vec<u8>> {
    let end = Instant::now() + LIMIT;
    let mut stream = TcpStream::connect_timeout(&address, LIMIT)?;
    stream.set_write_timeout(Some(LIMIT))?;
    write!(stream, "HEAD / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut head = Vec::new();
    let mut part = [0; 1024];
    while head.len() < LONGEST_HEAD && !head.windows(4).any(|end| end == b"\r\n\r\n") {
        let left = end.saturating_duration_since(Instant::now()).max(Duration::from_millis(1));
        stream.set_read_timeout(Some(left))?;
        match stream.read(&mut part)? {
            0 => break,
            count => head.extend_from_slice(&part[..count]),
        }
        if Instant::now() >= end {
            break;
        }
    }
    Ok(head)
}

fn read(head: &[u8]) -> Occupant {
    let text = String::from_utf8_lossy(head);
    let mut lines = text.split("\r\n");
    if !lines.next().is_some_and(|line| line.starts_with("HTTP/1.")) {
        return Occupant::Other;
    }
    let named = lines.filter_map(|line| line.split_once(':')).find(|(name, _)| name.eq_ignore_ascii_case(NAME_HEADER));
    match named {
        Some((_, version)) => Occupant::Patience { version: version.trim().to_owned() },
        None => Occupant::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_patience_is_known_by_its_header() {
        let head = b"HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nX-Patience: 0123\r\n\r\n";
        assert_eq!(read(head), Occupant::Patience { version: "0123".into() });
    }

    #[test]
    fn anything_else_is_something_else() {
        for head in
            ["", "SSH-2.0-x\r\n", "HTTP/1.1 200 OK\r\nServer: x-patience\r\n\r\n", "x-patience: 1\r\nx-patience: 1"]
        {
            assert_eq!(read(head.as_bytes()), Occupant::Other, "{head}");
        }
    }
}
