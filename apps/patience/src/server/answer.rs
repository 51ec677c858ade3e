//! One answer to one request.

use crate::server::page::{Asset, Page};
use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HeaderName,
    IF_NONE_MATCH, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::response::Builder;
use axum::http::{HeaderMap, Method, Response, StatusCode};

/// The header by which a patience is known, with the version of its page.
pub(crate) const NAME_HEADER: &str = "x-patience";

/// Nothing from elsewhere is loaded, run or sent. The page says the same of itself, for hosts that
/// send no such header; only the last part must be a header.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

/// Answers a request for `path`.
pub(crate) fn answer(page: &Page, method: &Method, path: &str, headers: &HeaderMap) -> Response<Body> {
    let builder = start(page.version());
    if method != Method::GET && method != Method::HEAD {
        return line(builder.status(StatusCode::METHOD_NOT_ALLOWED).header(ALLOW, "GET, HEAD"), "Only GET and HEAD.");
    }
    match page.asset(path) {
        Some(asset) => file(builder, asset, headers),
        None => line(builder.status(StatusCode::NOT_FOUND), "There is nothing here."),
    }
}

/// What every answer carries. A browser asks anew each time, so that a new version is seen; the
/// service worker saves it the asking.
fn start(version: &str) -> Builder {
    Response::builder()
        .header(NAME_HEADER, version)
        .header(CONTENT_SECURITY_POLICY, POLICY)
        .header(HeaderName::from_static("cross-origin-opener-policy"), "same-origin")
        .header(HeaderName::from_static("cross-origin-embedder-policy"), "require-corp")
        .header(HeaderName::from_static("cross-origin-resource-policy"), "same-origin")
        .header(X_CONTENT_TYPE_OPTIONS, "nosniff")
        .header(REFERRER_POLICY, "no-referrer")
        .header(CACHE_CONTROL, "no-cache")
}

fn line(builder: Builder, text: &str) -> Response<Body> {
    finish(builder.header(CONTENT_TYPE, "text/plain; charset=utf-8"), Body::from(format!("{text}\n")))
}

fn file(mut builder: Builder, asset: Asset, headers: &HeaderMap) -> Response<Body> {
    if asset.packed.is_some() {
        builder = builder.header(VARY, ACCEPT_ENCODING);
    }
    if let Some(tag) = asset.tag {
        // A weak tag: the compressed form is the same page in other bytes.
        let tag = format!("W/\"{tag}\"");
        let known = lists(headers, &IF_NONE_MATCH, |known| known == tag);
        builder = builder.header(ETAG, tag);
        if known {
            return finish(builder.status(StatusCode::NOT_MODIFIED), Body::empty());
        }
    }
    builder = builder.header(CONTENT_TYPE, asset.kind);
    match asset.packed {
        Some(packed) if lists(headers, &ACCEPT_ENCODING, allows_brotli) => {
            finish(builder.header(CONTENT_ENCODING, "br"), Body::from(packed))
        }
        Some(_) | None => finish(builder, Body::from(asset.bytes)),
    }
}

fn finish(builder: Builder, body: Body) -> Response<Body> {
    builder.body(body).expect("every header above is plain text")
}

/// Whether one member of a header's list is such.
fn lists(headers: &HeaderMap, name: &HeaderName, is_such: impl Fn(&str) -> bool) -> bool {
    let texts = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    texts.flat_map(|text| text.split(',')).any(|member| is_such(member.trim()))
}

fn allows_brotli(member: &str) -> bool {
    match member.split_once(';') {
        Some((coding, quality)) => {
            let refused = quality.trim().strip_prefix("q=").is_some_and(|q| q.parse::<f32>() == Ok(0.0));
            coding.trim() == "br" && !refused
        }
        None => member == "br",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::server::page::tests::SMALL;

    fn ask(path: &str, header: Option<(HeaderName, &'static str)>) -> Response<Body> {
        let headers = header.into_iter().map(|(name, value)| (name, value.parse().expect("plain text"))).collect();
        answer(&Page::Inside(SMALL), &Method::GET, path, &headers)
    }

    #[test]
    fn the_compressed_twin_goes_to_those_who_can_read_it() {
        for (accepted, packed) in [("gzip, br", true), ("br;q=0.5", true), ("br;q=0", false), ("brx, gzip", false)] {
            let answer = ask("/", Some((ACCEPT_ENCODING, accepted)));
            assert_eq!(answer.headers().contains_key(CONTENT_ENCODING), packed, "{accepted}");
            assert_eq!(answer.headers()[VARY], "accept-encoding");
        }
        assert!(!ask("/", None).headers().contains_key(CONTENT_ENCODING));
    }

    #[test]
    fn a_known_file_is_not_sent_again() {
        assert_eq!(ask("/", None).headers()[ETAG], "W/\"aa\"");
        let again = ask("/", Some((IF_NONE_MATCH, "\"x\", W/\"aa\"")));
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(ask("/page_bg.wasm", Some((IF_NONE_MATCH, "W/\"aa\""))).status(), StatusCode::OK);
    }

    #[test]
    fn the_page_states_the_same_policy_as_its_server() {
        let page = include_str!("../../../web/static/index.html");
        let (of_page, frames) = POLICY.split_once("; frame-ancestors").expect("it is the last part");
        assert!(page.contains(&format!("content=\"{of_page}\"")));
        assert_eq!(frames, " 'none'");
    }
}
