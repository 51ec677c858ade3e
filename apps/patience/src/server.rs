//! The page for one player, on this machine: `patience` without a command.

mod answer;
mod occupant;
mod page;

use crate::browser;
use answer::answer;
use axum::Router;
use occupant::Occupant;
pub(crate) use page::PageSource;
use page::{Page, PageError};
use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::Arc;

/// The port on which the page always is, because a browser keeps games by address.
pub(crate) const PORT: u16 = 7352;

/// How the page is served.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Options {
    /// The port on 127.0.0.1, usually [`PORT`]; 0 takes any that is free.
    pub(crate) port: u16,
    /// Whether a browser is opened.
    pub(crate) open: Open,
    /// Where the page comes from.
    pub(crate) page: PageSource,
}

/// What happens once the page can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Open {
    /// The player's browser opens it.
    Browser,
    /// Its address is printed and nothing more.
    Nothing,
}

/// Why the page cannot be served.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ServerError {
    /// There is no page to serve.
    #[error(transparent)]
    Page(#[from] PageError),
    /// Another program has the port.
    #[error("another program answers on port {port}: choose a free one, for example `patience --port {}`", other(*port))]
    Taken {
        /// The port that was asked for.
        port: u16,
    },
    /// The system refuses the port.
    #[error("cannot listen on {address}: {error}; choose another port with --port")]
    Listen {
        /// The address that was asked for.
        address: SocketAddr,
        /// The system's reason.
        error: io::Error,
    },
    /// The system ended the service.
    #[error("the page's server stopped: {0}")]
    Stopped(#[from] io::Error),
}

/// A port to propose in place of a taken one.
fn other(port: u16) -> u16 {
    port.checked_add(1).unwrap_or(PORT)
}

/// Serves the page until Ctrl-C, or, where a patience is there already, only opens that one.
/// The page's address goes to standard output as soon as it can be reached.
///
/// # Errors
/// There is no page, the port is another program's, or the system refuses to listen.
pub(crate) fn run(options: &Options) -> Result<(), ServerError> {
    let page = Page::find(&options.page)?;
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, options.port));
    let listener = match TcpListener::bind(address) {
        Ok(listener) => listener,
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            return match occupant::at(address) {
                Occupant::Patience { version } => {
                    tell_running(&version, page.version());
                    present(address, options.open)
                }
                Occupant::Other => Err(ServerError::Taken { port: options.port }),
            };
        }
        Err(error) => return Err(ServerError::Listen { address, error }),
    };
    let address = listener.local_addr()?;
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let service = axum::serve(listener, router(page));
        present(address, options.open)?;
        tell("The game is on this address until you press Ctrl-C here.");
        tokio::select! {
            ended = service => ended?,
            interrupted = tokio::signal::ctrl_c() => interrupted?,
        }
        Ok(())
    })
}

fn router(page: Page) -> Router {
    let page = Arc::new(page);
    Router::new().fallback(move |request: axum::extract::Request| {
        let page = Arc::clone(&page);
        async move { answer(&page, request.method(), request.uri().path(), request.headers()) }
    })
}

/// Prints the address and opens it.
fn present(address: SocketAddr, open: Open) -> Result<(), ServerError> {
    let url = format!("http://{address}/");
    writeln!(io::stdout(), "{url}")?;
    match open {
        Open::Browser => browser::open(&url),
        Open::Nothing => {}
    }
    Ok(())
}

fn tell_running(version: &str, own: &str) {
    tell("Patience is there already.");
    if version != own {
        tell("It shows another version of the game; end it and start again to play this one.");
    }
}

/// Says something beside the address; where nobody can hear it the game goes on.
fn tell(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}
