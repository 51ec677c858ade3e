// Keeps one whole version of the page, so that it opens without a network. `cargo dist` writes the
// version and the list of its files into this text: a changed file makes a changed worker, and the
// browser then installs it beside the one that is at work.
const VERSION = "THE VERSION";
const FILES = ["THE FILES"];

// Two copies of the page may stand under two paths of one host, each with versions of its own.
const OURS = `patience ${registration.scope} `;
const CACHE = OURS + VERSION;
const PAGE = registration.scope;

addEventListener("install", (event) => {
  // All or nothing: one missing file and the version is not installed. The page itself is kept by
  // the address that people open: some hosts answer its full name with a redirection.
  const wanted = FILES.map((name) => new Request(address(name), { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(wanted)));
});

addEventListener("activate", (event) => {
  event.waitUntil(removeOlder());
});

// A version that waits takes over when the page says that no game is running, and only while no
// other window plays with the version before it.
addEventListener("message", (event) => {
  if (event.data?.type === "take-over") event.waitUntil(takeOver());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const own = request.url.startsWith(registration.scope);
  if (request.method === "GET" && own) event.respondWith(answer(request));
});

async function removeOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function takeOver() {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length <= 1) await skipWaiting();
}

function address(name) {
  return name === "index.html" ? PAGE : new URL(name, PAGE).href;
}

function kept(url) {
  return caches.match(url, { cacheName: CACHE, ignoreVary: true });
}

async function answer(request) {
  const plain = request.url.split(/[?#]/)[0];
  const found = await kept(plain === `${PAGE}index.html` ? PAGE : plain);
  if (found) return found;
  try {
    return await fetch(request);
  } catch (reason) {
    const page = request.mode === "navigate" ? await kept(PAGE) : undefined;
    if (page) return page;
    throw reason;
  }
}
