// @ts-check
// Keeps copies of the pages that were visited, with what they show, for when the
// site cannot be reached. Everything comes from the network first.

/**
 * @typedef {Event & { waitUntil(work: Promise<unknown>): void }} Lifetime
 * @typedef {Lifetime & {
 *   request: Request,
 *   preloadResponse: Promise<Response | undefined>,
 *   respondWith(response: Promise<Response>): void,
 * }} Fetching
 * @typedef {{
 *   addEventListener(type: "install" | "activate", listener: (event: Lifetime) => void): void,
 *   addEventListener(type: "fetch", listener: (event: Fetching) => void): void,
 *   skipWaiting(): Promise<void>,
 *   clients: { claim(): Promise<void>, matchAll(): Promise<{ url: string }[]> },
 *   registration: ServiceWorkerRegistration,
 * }} Worker
 */

// The types of a worker cannot be had beside those of pages.
const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));

/** On localhost other sites keep something, too. */
const OURS = "foyer ";
const PAGES = { name: "foyer pages 1", most: 50, bytes: 300_000 };
const FILES = { name: "foyer files 1", most: 100, bytes: 1_000_000 };
const OFFLINE = "/offline";

worker.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([keepPage(OFFLINE), worker.skipWaiting()]));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  const known = [PAGES.name, FILES.name];
  for (const name of await caches.keys()) {
    const isOld = name.startsWith(OURS) && !known.includes(name);
    if (isOld) await caches.delete(name);
  }
  // The request for a page need not wait until the worker has started.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
  // What is open now came before there was anybody to keep it.
  const open = await worker.clients.matchAll();
  const pages = new Set(open.map(({ url }) => nameOf(url)));
  await Promise.all([...pages].map(keepPage));
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { method, mode, destination, headers } = request;
  const isOurs = new URL(request.url).origin === location.origin;
  if (method !== "GET" || !isOurs || headers.has("range")) return;
  if (mode === "navigate") event.respondWith(answerPage(event));
  else if (/^(style|script|font|image)$/.test(destination)) {
    event.respondWith(answerFile(event));
  }
});

/** @param {Fetching} event */
async function answerPage(event) {
  const { request, preloadResponse } = event;
  const name = nameOf(request.url);
  const response = await arrived(
    async () => await preloadResponse ?? await fetch(request),
  );
  if (response && !isAway(response)) {
    event.waitUntil(keep(PAGES, name, response.clone()));
    return response;
  }
  const copy = await find(PAGES, name);
  return copy ? await dated(copy) : response ?? await instead();
}

/**
 * The address under which a page is kept: of the query only the page of a list matters.
 * @param {string} url
 */
function nameOf(url) {
  const { pathname, searchParams } = new URL(url);
  const page = searchParams.get("page");
  return page ? `${pathname}?page=${encodeURIComponent(page)}` : pathname;
}

/** @param {Fetching} event */
async function answerFile(event) {
  const { request } = event;
  const response = await arrived(() => fetch(request));
  if (response && !isAway(response)) {
    event.waitUntil(keep(FILES, request.url, response.clone()));
    return response;
  }
  return await find(FILES, request.url) ?? response ?? Response.error();
}

/**
 * Nothing where no answer came.
 * @param {() => Promise<Response>} ask
 */
async function arrived(ask) {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}

/**
 * What a server before the site says where it does not reach the site.
 * @param {Response} response
 */
function isAway({ status }) {
  return status === 502 || status === 503 || status === 504;
}

/**
 * @param {{ name: string }} where
 * @param {string} url
 */
async function find({ name }, url) {
  const cache = await caches.open(name);
  return await cache.match(url, ANY);
}

/**
 * The page, with the moment of its copy for shell.js.
 * @param {Response} copy
 */
async function dated(copy) {
  const { headers } = copy;
  const made = Date.parse(headers.get("date") ?? "");
  const html = await copy.text();
  const marked = html.replace("<html", `<html data-copy-of="${made}"`);
  return new Response(marked, { headers });
}

async function instead() {
  const page = await find(PAGES, OFFLINE);
  if (!page) return Response.error();
  const { body, headers } = page;
  return new Response(body, { headers, status: 503 });
}

/**
 * Keeps what is whole and right, and nothing that says it should not be kept.
 * @param {typeof PAGES} where
 * @param {string} url
 * @param {Response} response
 */
async function keep({ name, most, bytes }, url, response) {
  const { status, type, redirected, headers } = response;
  const cache = await caches.open(name);
  // What is gone from the site is gone from here.
  if (status === 404 || status === 410) await cache.delete(url, ANY);
  if (status !== 200 || type !== "basic" || redirected) return;
  if (/no-store/.test(headers.get("cache-control") ?? "")) return;
  const isPage = /^text\/html/.test(headers.get("content-type") ?? "");
  if (isPage !== (name === PAGES.name) || !headers.has("date")) return;
  // The site tags its pages; what a network shows in their place has no tag.
  if (isPage && !headers.has("etag")) return;
  const body = await response.blob();
  if (body.size > bytes) return;
  // The one that comes last has to be the newest.
  await cache.delete(url, ANY);
  try {
    await cache.put(url, new Response(body, { headers }));
  } catch {
    // No room is left: the browser wants it back.
    await caches.delete(name);
    return;
  }
  for (const old of (await cache.keys()).slice(0, -most)) {
    await cache.delete(old, ANY);
  }
  if (/\.js$/.test(url)) await keepParts(url, await body.text());
}

/**
 * Keeps what a script loads only once it is needed: an island that nobody has
 * used yet has to work in a copy, too.
 * @param {string} url
 * @param {string} script
 */
async function keepParts(url, script) {
  const cache = await caches.open(FILES.name);
  for (const [, path = ""] of script.matchAll(/"(\.\/[^"]+\.js)"/g)) {
    const { href } = new URL(path, url);
    if (await cache.match(href, ANY)) continue;
    await keep(FILES, href, await fetch(href));
  }
}

/**
 * A page that was not asked for through here, with what it shows.
 * @param {string} url
 */
async function keepPage(url) {
  const page = await fetch(url, { headers: { accept: "text/html" } });
  const html = await page.clone().text();
  await keep(PAGES, url, page);
  const addresses = html.matchAll(SHOWN);
  await Promise.all([...addresses].map(async ([, address = ""]) => {
    const { href } = new URL(address.replaceAll("&amp;", "&"), location.origin);
    await keep(FILES, href, await fetch(href));
  }));
}

const ANY = { ignoreVary: true };
const SHOWN =
  / (?:href|src)="(\/[^"]*\.(?:css|js|woff2|svg|png)(?:\?[^"]*)?)"/g;
