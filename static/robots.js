// @ts-check
// A robot walks along the floor for a program that called, waves, and leaves.

/** @typedef {import("./callers.js").Call} Call */
/** @typedef {Call & { at: number }} Guest */

const MAX_QUEUED = 3;
/** CSS pixels of one frame. */
const WIDTH = 72;
const GAP = 16;
/** CSS pixels in a millisecond. */
const SPEED = .22;
const MAX_WALK_MS = 5_000;
const WAVES_FOR = 4_000;
/** Milliseconds of a frame. */
const [STEP, WAVE] = [90, 220];
const MINUTE = 60_000;

const styled = new Promise((resolve) => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = "/robots.css";
  link.onload = link.onerror = resolve;
  document.head.append(link);
});

/** @type {Guest[]} */
const queue = [];
let others = 0;
let isBusy = false;
let announcedAt = -Infinity;

/**
 * One comes at a time, and three wait. The others are counted, and so is who calls
 * the same again: an agent that connects says hello in several calls.
 * @param {Call[]} calls
 * @param {HTMLElement} place
 */
export async function receive(calls, place) {
  for (const call of calls) {
    const isWaiting = queue.some((guest) => guest.call === call.call);
    if (isWaiting || queue.length === MAX_QUEUED) others++;
    else queue.push({ ...call, at: performance.now() - call.age });
  }
  if (isBusy) return;
  isBusy = true;
  await styled;
  for (let guest; (guest = queue.shift());) await show(guest, place);
  isBusy = false;
}

/**
 * @param {Guest} guest
 * @param {HTMLElement} place
 */
async function show(guest, place) {
  const floor = document.querySelector(".floor");
  if (!floor) return;
  const stage = element("div", "bots");
  stage.ariaHidden = "true";
  const bot = element("div", `bot ${guest.protocol.toLowerCase()}`);
  const says = element("p", "botsays");
  const code = element("span", "plain" in place.dataset ? "" : "m");
  code.textContent = factsOf(guest, place);
  const words = element("span", "");
  words.textContent = guest.says;
  says.append(code, words);
  stage.append(bot, says);
  floor.append(stage);
  announce(`${guest.says} ${code.textContent}`);
  const visit = { bot, says, ...wayAlong(floor) };
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    await stand(visit);
  } else await walk(visit, place.dataset.waving);
  stage.remove();
}

/** @typedef {{ bot: HTMLElement, says: HTMLElement, from: number, to: number, side: 1 | -1 }} Visit */

/** @param {Visit} visit */
async function stand({ bot, says, to, side }) {
  bot.style.transform = `translateX(${side * to}px) scaleX(${side})`;
  if (!isNarrow()) says.style.transform = `translateX(${side * to}px)`;
  await pause(2 * WAVES_FOR);
}

/**
 * @param {Visit} visit
 * @param {string | undefined} waving
 */
async function walk(visit, waving) {
  const { bot, says, from, to, side } = visit;
  /** @type {HTMLImageElement | null} */
  const owner = document.querySelector(".floor .g.body img");
  const { src = "" } = owner ?? {};
  if (waving) new Image().src = waving;
  await go(visit, [from, to], side);
  await pause(300);
  if (owner && waving) owner.src = waving;
  const waves = frames(bot, 4, WAVE);
  await pause(WAVES_FOR);
  waves.cancel();
  if (owner && waving) owner.src = src;
  says.animate({ opacity: 0 }, { duration: 200, fill: "forwards" });
  await go(visit, [to, from], -side);
}

/**
 * The caption walks along, but for a narrow window, which has it below the floor.
 * @param {Visit} visit
 * @param {number[]} ends From the start of the line.
 * @param {number} facing
 */
async function go({ bot, says, from, to, side }, ends, facing) {
  const duration = Math.min((from - to) / SPEED, MAX_WALK_MS);
  const steps = frames(bot, 0, STEP);
  const way = ends.map((x) => `translateX(${side * x}px)`);
  const turned = way.map((each) => `${each} scaleX(${facing})`);
  /** @type {KeyframeAnimationOptions} */
  const options = { duration, fill: "forwards" };
  if (!isNarrow()) {
    // Among the others on the floor, and at its edge, nobody could read it.
    const opacity = facing === side ? [0, 0, 1] : [0, 0, 0];
    says.animate({ transform: way, opacity }, options);
  }
  await bot.animate({ transform: turned }, options).finished;
  steps.cancel();
}

// As in the style sheet.
const isNarrow = () => matchMedia("(width < 47.5em)").matches;

/** @param {number} milliseconds */
const pause = (milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Four frames of the picture again and again.
 * @param {HTMLElement} bot
 * @param {number} first
 * @param {number} each
 */
function frames(bot, first, each) {
  const backgroundPositionX = [first, first + 4].map((n) => `${-WIDTH * n}px`);
  return bot.animate({ backgroundPositionX }, {
    duration: 4 * each,
    easing: "steps(4)",
    iterations: Infinity,
  });
}

/**
 * From the end of the line to the owner, else to the start of the words: distances
 * from its start, which is at the right in some languages.
 * @param {Element} floor
 * @returns {Pick<Visit, "from" | "to" | "side">}
 */
function wayAlong(floor) {
  const owner = floor.querySelector(".g img");
  const line = floor.getBoundingClientRect();
  const box = (owner ?? floor.querySelector(".t") ?? floor)
    .getBoundingClientRect();
  const from = line.width;
  // A drawn owner has free space in their picture.
  const gap = owner?.closest(".photo") ? GAP : 0;
  if (document.documentElement.dir === "rtl") {
    return {
      from,
      to: line.right - (owner ? box.left : box.right) + gap,
      side: -1,
    };
  }
  return {
    from,
    to: (owner ? box.right : box.left) - line.left + gap,
    side: 1,
  };
}

/**
 * @param {Guest} guest
 * @param {HTMLElement} place
 */
function factsOf({ call, status, at }, { dataset }) {
  const minutes = Math.floor((performance.now() - at) / MINUTE);
  const { lang } = document.documentElement;
  const age = minutes < 1
    ? dataset.now
    : new Intl.RelativeTimeFormat(lang).format(-minutes, "minute");
  const more = queue.length === 0 && others > 0 ? [`+${others}`] : [];
  if (more.length > 0) others = 0;
  const names = "plain" in dataset ? [] : [call, status];
  // Isolated, since its words may run the other way.
  return [...names, `\u2068${age}\u2069`, ...more].join(" · ");
}

/**
 * Says it to those who do not see it, at most once a minute.
 * @param {string} text
 */
function announce(text) {
  const said = document.querySelector("[data-copied]");
  const now = performance.now();
  if (!said || now - announcedAt < MINUTE) return;
  announcedAt = now;
  said.textContent = text;
}

/**
 * @param {string} name
 * @param {string} className
 */
function element(name, className) {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
