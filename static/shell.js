// @ts-check
// What every page can do with script: one file, small, and nothing waits for it.

const root = document.documentElement;
/**
 * Says what happened, and has the words for it.
 * @type {HTMLElement | null}
 */
const said = document.querySelector("p[data-copied]");

/**
 * What is refused holds for this page.
 * @returns {Record<string, string>}
 */
function storage() {
  try {
    return Reflect.get(globalThis, "localStorage");
  } catch {
    return {};
  }
}
const stored = storage();

// Theme: only what differs from the system's is stored.
const dark = matchMedia("(prefers-color-scheme: dark)");
const system = () => dark.matches ? "dark" : "light";
/** @type {HTMLElement | null} */
const themeButton = document.querySelector("[data-theme-button]");

function showTheme() {
  if (!themeButton) return;
  const theme = root.dataset.theme ?? system();
  themeButton.ariaPressed = `${theme === "dark"}`;
}

themeButton?.addEventListener("click", () => {
  const theme = themeButton.ariaPressed === "true" ? "light" : "dark";
  if (theme === system()) {
    delete stored.theme;
    delete root.dataset.theme;
  } else stored.theme = root.dataset.theme = theme;
  showTheme();
});
dark.addEventListener("change", showTheme);
showTheme();

// Copy: `data-copy` is the text, or says whose text it is: "#id".
document.addEventListener("click", async ({ target }) => {
  /** @type {HTMLElement | null | false} */
  const button = target instanceof Element &&
    target.closest("button[data-copy]");
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

document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("[data-print]")) print();
});

/** @param {HTMLElement} button */
function sayCopied(button) {
  const { copied = "" } = said?.dataset ?? {};
  if (!said || button.matches(".ok")) return;
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
    key.toLowerCase(),
  ].filter(Boolean).join("+");
  const within = document.querySelector("dialog:modal") ?? document;
  for (const element of within.querySelectorAll("[aria-keyshortcuts]")) {
    const keys = element.getAttribute("aria-keyshortcuts")?.toLowerCase();
    if (!keys?.split(" ").includes(pressed)) continue;
    event.preventDefault();
    if (element instanceof HTMLElement) element.click();
    return;
  }
});

// Offline: a copy says when it was made, see sw.js.
/** @type {HTMLElement | null} */
const ribbon = document.querySelector("aside[data-offline]");

function showOffline() {
  const { copyOf } = root.dataset;
  if (!ribbon || !said) return;
  ribbon.hidden = navigator.onLine && !copyOf;
  const made = new Date(Number(copyOf ?? performance.timeOrigin));
  const isToday = made.toDateString() === new Date().toDateString();
  const time = made.toLocaleString(root.lang, {
    dateStyle: isToday ? undefined : "medium",
    timeStyle: "short",
  });
  const { offline = "", unreachable = "" } = ribbon.dataset;
  const text = navigator.onLine ? unreachable : offline;
  ribbon.textContent = text.replace("{time}", time);
  said.textContent = ribbon.hidden ? "" : ribbon.textContent;
}

addEventListener("offline", showOffline);
addEventListener("online", showOffline);
showOffline();

if ("serviceWorker" in navigator) {
  const url = "/sw.js";
  /** @type {{ createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } | undefined} */
  const types = Reflect.get(globalThis, "trustedTypes");
  // The one policy there is makes this one address, whatever it is asked for.
  const policy = types?.createPolicy("foyer", { createScriptURL: () => url });
  navigator.serviceWorker.register(policy?.createScriptURL(url) ?? url)
    .catch(() => {
      // Some browsers keep nothing in a private window.
    });
}

// An agent of the browser gets tools, where the browser has a place for them.
if ("modelContext" in document || "modelContext" in navigator) {
  import("./webmcp.js").catch(() => {
    // Then it reads the page.
  });
}
