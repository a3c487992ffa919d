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

/** Milliseconds between two requests: with the answer under two seconds. */
const POLL_MS = 1_800;
/** After this time without a call, and without a sign of the reader, there are fewer requests. */
const QUIET_MS = 300_000;
const SLOW_MS = 20_000;
const MAX_WAIT_MS = 60_000;
/** More ids than a few instances of the site keep. */
const MAX_KNOWN = 200;

/** @type {HTMLElement | null} */
const place = document.querySelector("[data-callers]");
/** @type {Set<string>} */
const known = new Set();
let tag = "";
let wait = POLL_MS;
/** The last call, or sign of the reader. */
let active = 0;
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
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    });
    if (response.status !== 304) await welcome(response, place);
    const isQuiet = performance.now() - active > QUIET_MS;
    wait = isQuiet ? SLOW_MS : POLL_MS;
  } catch {
    wait = Math.min(2 * wait, MAX_WAIT_MS);
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
  active = performance.now();
  const { receive } = await import("./robots.js");
  receive(came, place);
}

function notice() {
  active = performance.now();
  // A site that fails is asked no sooner.
  if (wait === SLOW_MS) ask();
}

for (const sign of ["pointerdown", "pointermove", "keydown", "scroll"]) {
  document.addEventListener(sign, notice, { passive: true });
}
document.addEventListener("visibilitychange", () => {
  active = performance.now();
  ask();
});
addEventListener("online", ask);
ask();
