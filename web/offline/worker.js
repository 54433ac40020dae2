/**
 * The service worker: keeps one whole version of the client, so that the start page, the rule book
 * and the lessons work without a network. The build puts VERSION, ENTRY and FILES in front of it.
 *
 * Pages come from the network while there is one, and from the kept version otherwise. All other
 * files carry a hash of their content in their names. So a page never mixes files of two versions:
 * it names those of its own, which come from whichever version was kept or from the network. The
 * next version is kept beside this one and takes over when no page of this one is open any more.
 * Nothing of the API is ever kept.
 */

/* global VERSION, ENTRY, FILES -- the build defines them */

const PREFIX = "heckmeck-";
const NAME = PREFIX + VERSION;
const PATIENCE = 5000; // ms that a page may take to arrive, if another one is at hand
const anyway = { ignoreVary: true, ignoreSearch: true };

/** The language of a catalogue, or null for every other file. */
const languageOf = (path) => /^\/assets\/([a-z]{2})-/.exec(path)?.[1] ?? null;

async function keep(paths) {
  const cache = await caches.open(NAME);
  const missing = [];
  for (const path of paths) if (!(await cache.match(path, anyway))) missing.push(path);
  // Files with a hash in their names may come from the browser's cache: the page has just loaded them.
  const cacheable = (path) => (path.startsWith("/assets/") ? "default" : "reload");
  await cache.addAll(missing.map((path) => new Request(path, { cache: cacheable(path) })));
}

/** The languages that earlier visits needed. */
async function keptLanguages() {
  const found = new Set(["en"]);
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const language = languageOf(new URL(url).pathname);
      if (language) found.add(language);
    }
  }
  return found;
}

addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  const languages = await keptLanguages();
  await keep(FILES.filter((path) => !languageOf(path) || languages.has(languageOf(path))));
  const page = await (await caches.open(NAME)).match("/", anyway);
  // The server may have been updated in between: then the page is not of this version.
  if (!(await page.clone().text()).includes(ENTRY)) {
    await caches.delete(NAME);
    throw new Error("the page is of another version");
  }
}

addEventListener("activate", (event) => event.waitUntil(activate()));

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
  }
  await clients.claim();
}

/** A page asks to keep its language, or all of them. */
addEventListener("message", (event) => {
  const wanted = event.data?.keep;
  if (!wanted) return;
  const all = wanted === "all";
  event.waitUntil(
    keep(FILES.filter((path) => languageOf(path) && (all || languageOf(path) === wanted))),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/"))
    return;
  const isFile = pathname.split("/").at(-1).includes(".");
  if (request.mode === "navigate" && !isFile) event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (FILES.includes(pathname)) event.respondWith(plainFile(request));
});

async function page(request) {
  const kept = await (await caches.open(NAME)).match("/", anyway);
  if (!kept) return fetch(request);
  let timer;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE, kept)));
  const arrived = fetch(request).then(
    (response) => (response.status < 500 ? response : kept),
    () => kept,
  );
  return Promise.race([arrived, late]).finally(() => clearTimeout(timer));
}

async function asset(request) {
  return (await caches.match(request, anyway)) ?? fetch(request);
}

/** A file without a hash in its name: an icon, a manifest. */
async function plainFile(request) {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(NAME)).match(request, anyway)) ?? Response.error();
  }
}

/** A tap on a notification leads to its table: to the page that is open there, or to a new one. */
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.url ?? "/"));
});

async function show(url) {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((client) => client.url === new URL(url, location.origin).href);
  await (there ? there.focus() : clients.openWindow(url));
}
