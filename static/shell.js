// @ts-check
// What every page can do with script: one file, small, and nothing waits for it.

const root = document.documentElement;
/**
 * Says what happened, and has the words for it.
 * @type {HTMLElement | null}
 */
const said = document.querySelector("p[data-copied]");

/** @type {Record<string, string>} */
let stored = {};
try {
  stored = localStorage;
} catch {
  // What is refused holds for this page.
}

// Theme: only what differs from the system's is stored.
const dark = matchMedia("(prefers-color-scheme: dark)");
const system = () => dark.matches ? "dark" : "light";
/** @type {HTMLElement | null} */
const themeButton = document.querySelector("[data-theme-button]");

/** @type {NodeListOf<HTMLButtonElement>} */
const themeChoices = document.querySelectorAll("[data-theme-choice]");
/** @type {NodeListOf<HTMLMetaElement>} */
const colours = document.querySelectorAll("[name=theme-color]");

const themeNow = () => root.dataset.theme || system();

function showTheme() {
  for (const choice of themeChoices) {
    choice.ariaPressed = `${choice.dataset.themeChoice === root.dataset.theme}`;
  }
  if (themeButton) themeButton.ariaPressed = `${themeNow() === "dark"}`;
  for (const colour of colours) {
    colour.content = getComputedStyle(root).backgroundColor;
  }
}

/** @param {string} [chosen] */
function chooseTheme(chosen = "") {
  root.dataset.theme = chosen;
  showTheme();
  try {
    if (chosen) stored.theme = chosen;
    else delete stored.theme;
  } catch {
    // No room is left: it holds for this page.
  }
}

themeButton?.addEventListener("click", () => {
  const theme = themeNow() === "dark" ? "light" : "dark";
  chooseTheme(theme === system() ? "" : theme);
});
for (const choice of themeChoices) {
  choice.addEventListener("click", () => {
    chooseTheme(choice.dataset.themeChoice);
  });
}
dark.addEventListener("change", showTheme);
showTheme();
// Back shows a page as it was left: another page may have chosen since.
addEventListener("pageshow", () => chooseTheme(stored.theme));

// Print, and copy: `data-copy` is the text, or says whose text it is: "#id".
document.addEventListener("click", async ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest("[data-print]")) print();
  /** @type {HTMLElement | null} */
  const button = target.closest("button[data-copy]");
  if (!button) return;
  const { copy = "" } = button.dataset;
  const source = copy[0] === "#" && document.getElementById(copy.slice(1));
  try {
    await navigator.clipboard.writeText(source ? source.textContent : copy);
    sayCopied(button);
  } catch {
    if (source) getSelection()?.selectAllChildren(source);
    // Its text is selected.
    else prompt("", copy);
  }
});

/** @param {HTMLElement} button */
function sayCopied(button) {
  if (!said || said.textContent) return;
  const { copied = "" } = said.dataset;
  const label = [...button.childNodes];
  button.replaceChildren(copied);
  button.classList.add("ok");
  said.textContent = copied;
  setTimeout(() => {
    button.replaceChildren(...label);
    button.classList.remove("ok");
    said.textContent = "";
  }, 2000);
}

// Keys: the one that an element names in `aria-keyshortcuts` clicks it.
const isMac = /Mac|iP/.test(navigator.platform);

document.addEventListener("keydown", (event) => {
  const { target, ctrlKey, metaKey, altKey, shiftKey, code } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat) return;
  const isCommand = isMac ? metaKey : ctrlKey;
  const isTyping = target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"));
  // Keys alone are in the way of those who speak to their machine.
  const isOff = isTyping || ctrlKey || metaKey || stored.keys === "off";
  if (isOff && !isCommand) return;
  // On other alphabets the key counts by its place.
  const key = /^[!-~]$/.test(event.key) ? event.key : code.replace("Key", "");
  const pressed = [
    ctrlKey && "control",
    metaKey && "meta",
    altKey && "alt",
    // Some keyboards have "/" only with it.
    shiftKey && /\w/.test(key) && "shift",
    key,
  ].filter(Boolean).join("+");
  const within = document.querySelector("dialog:modal") ?? document;
  /** @type {HTMLElement | null} */
  const element = within.querySelector(
    `[aria-keyshortcuts~="${CSS.escape(pressed)}" i]`,
  );
  if (!element) return;
  event.preventDefault();
  element.click();
});

// Offline: what needs the site is off, and a copy says when it was made, see sw.js.
/** @type {HTMLElement | null} */
const ribbon = document.querySelector("aside[data-offline]");
/** @type {NodeListOf<HTMLButtonElement>} */
const online = document.querySelectorAll("[data-online]");

function showOffline() {
  const { copyOf } = root.dataset;
  const { onLine } = navigator;
  for (const button of online) button.disabled = !onLine;
  if (!ribbon || !said) return;
  ribbon.hidden = onLine && !copyOf;
  const made = new Date(Number(copyOf ?? performance.timeOrigin));
  const isToday = made.toDateString() === new Date().toDateString();
  const time = made.toLocaleString(root.lang, {
    dateStyle: isToday ? undefined : "medium",
    timeStyle: "short",
  });
  const text = ribbon.dataset[onLine ? "unreachable" : "offline"];
  ribbon.textContent = text?.replace("{time}", time) ?? "";
  said.textContent = ribbon.hidden ? "" : ribbon.textContent;
}

addEventListener("offline", showOffline);
addEventListener("online", showOffline);
addEventListener("pageshow", showOffline);
showOffline();

const worker = "/sw.js";
/** @type {{ createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } | undefined} */
const types = /** @type {any} */ (globalThis).trustedTypes;
// The one policy there is makes this one address, whatever it is asked for.
const policy = types?.createPolicy("foyer", { createScriptURL: () => worker });
// Without a secure connection there is no place for it.
navigator.serviceWorker?.register(policy?.createScriptURL(worker) ?? worker)
  .catch(() => {
    // Some browsers keep nothing in a private window.
  });

// Programs that call walk in, after the page.
if (document.querySelector("[data-callers]")) {
  setTimeout(() => import("./callers.js").catch(() => {}), 3000);
}

// An agent of the browser gets tools, where the browser has a place for them.
if ("modelContext" in document || "modelContext" in navigator) {
  import("./webmcp.js").catch(() => {
    // Then it reads the page.
  });
}
