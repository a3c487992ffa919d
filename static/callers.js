// @ts-check
// Asks every two seconds which programs called, while somebody looks at the page.
// For each that came since the page was opened a robot walks in: see robots.js.

/**
 * @typedef {object} Call
 * @property {string} id
 * @property {string} protocol
 * @property {string} call
 * @property {number} status
 * @property {number} age Milliseconds.
 * @property {string} says
 */

/** Two seconds, less the way there and back. */
const EVERY = 1_800;
const AT_MOST = 60_000;
/** More ids than a few instances of the site keep. */
const MAX_KNOWN = 200;

/** @type {HTMLElement | null} */
const place = document.querySelector("[data-callers]");
/** @type {Set<string>} */
const known = new Set();
let tag = "";
let wait = EVERY;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let isAsking = false;

async function ask() {
  clearTimeout(timer);
  if (!place || isAsking || document.hidden || !navigator.onLine) return;
  isAsking = true;
  try {
    const response = await fetch(place.dataset.callers ?? "", {
      headers: { "if-none-match": tag },
      signal: AbortSignal.timeout(AT_MOST),
    });
    if (response.status !== 304) await welcome(response, place);
    wait = EVERY;
  } catch {
    wait = Math.min(2 * wait, AT_MOST);
  }
  isAsking = false;
  timer = setTimeout(ask, wait);
}

/**
 * @param {Response} response
 * @param {HTMLElement} place
 */
async function welcome(response, place) {
  /** @type {{ calls: Call[] }} */
  const { calls } = await response.json();
  tag = response.headers.get("etag") ?? "";
  const came = calls.filter(({ id, age }) =>
    !known.has(id) && age < performance.now()
  );
  if (known.size > MAX_KNOWN) known.clear();
  for (const { id } of calls) known.add(id);
  if (came.length === 0) return;
  const { receive } = await import("./robots.js");
  receive(came, place);
}

document.addEventListener("visibilitychange", ask);
addEventListener("online", ask);
ask();
