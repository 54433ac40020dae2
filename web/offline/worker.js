/**
 * The service worker: keeps one whole version of the client, so that the start page, the rule book
 * and the lessons work without a network. The build puts VERSION and FILES in front of it.
 *
 * Pages come from the network while there is one, and from the kept version otherwise. All other
 * files carry a hash of their content in their names. So a page never mixes files of two versions:
 * it names those of its own, which come from whichever version was kept or from the network. The
 * next version is kept beside this one and takes over when no page of this one is open any more.
 * Nothing of the API is ever kept.
 */

/* global VERSION, FILES -- the build defines them */

const PREFIX = "heckmeck-";
const NAME = PREFIX + VERSION;
const PATIENCE = 5000; // ms that a page may take to arrive, if another one is at hand

/** The language of a catalogue, or null for every other file. */
const languageOf = (path) => /^\/assets\/([a-z]{2})-/.exec(path)?.[1] ?? null;

/** Whether a page that names these files is of this version. */
const isOurs = (paths) => paths.length > 0 && paths.every((path) => FILES.includes(path));

/** Keep what is missing of this version, with the texts of these languages. */
async function keep(languages) {
  const cache = await caches.open(NAME);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const wanted = (path) => !languageOf(path) || languages.has(languageOf(path));
  const missing = FILES.filter((path) => wanted(path) && !kept.includes(path));
  // Files with a hash in their names may come from the browser's cache: the page has just loaded them.
  const cacheable = (path) => (path.startsWith("/assets/") ? "default" : "reload");
  await cache.addAll(missing.map((path) => new Request(path, { cache: cacheable(path) })));
  // The server may have been updated in between: then the page is not of this version.
  const page = await (await cache.match("/", { ignoreVary: true })).text();
  if (!isOurs(page.match(/\/assets\/[\w.-]+/g) ?? [])) {
    await caches.delete(NAME);
    throw new Error("the page is of another version");
  }
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

addEventListener("install", (event) => event.waitUntil(keptLanguages().then(keep)));

addEventListener("activate", (event) => event.waitUntil(activate()));

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
  }
  await clients.claim();
}

/** A page asks who it is, whether it is of this version, or to keep a language or all of them. */
addEventListener("message", (event) => {
  const { who, has, keep: language } = event.data ?? {};
  if (who) event.ports[0].postMessage(event.source.id);
  if (has) event.ports[0].postMessage(isOurs(has));
  // Whatever else the browser has deleted meanwhile is kept again too.
  const languages = language === "all" ? FILES.map(languageOf) : ["en", language];
  if (language) event.waitUntil(keep(new Set(languages)).catch(() => {})); // it will ask again
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

/** What is kept, in any version or only in this one. A broken storage must not keep a page away. */
const find = (request, where = {}) =>
  caches.match(request, { ignoreVary: true, ignoreSearch: true, ...where }).catch(() => undefined);

async function page(request) {
  const kept = await find("/", { cacheName: NAME });
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
  return (await find(request)) ?? fetch(request);
}

/** A file without a hash in its name: an icon, a manifest. */
async function plainFile(request) {
  try {
    return await fetch(request);
  } catch {
    return (await find(request, { cacheName: NAME })) ?? Response.error();
  }
}

/** A tap on a notification leads to the page that showed it or, if that is gone, to a new one. */
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show({ page, url }) {
  const there = await clients.get(page);
  await (there ? there.focus() : clients.openWindow(url));
}
