import { assert, assertEquals } from "@std/assert";
import { BROWSER_STORAGE } from "../lib/ui/privacy/browser_storage.ts";
import { ENGLISH } from "../lib/base/words/override.ts";
import { BROWSER_TEST, launchBrowser, waitUntil } from "./support/browser.ts";
import { served } from "./support/served.ts";
import { sources } from "./support/sources.ts";
import { testSite } from "./support/test_app.ts";

const { shell, privacy } = ENGLISH;

/** Name and version of a cache. */
const CACHE = /\bname: "foyer (\w+) \d+"/g;
/** Other names of a script for `localStorage`. */
const ALIAS = /\b(\w+) = localStorage\b/g;
const OTHER_PLACES =
  /\b(?:sessionStorage|indexedDB|cookieStore|document\.cookie|showSaveFilePicker)\b/;

/** All scripts of the site for browsers. */
async function scripts(): Promise<string[]> {
  const found: string[] = [];
  for await (const { name } of Deno.readDir("static")) {
    if (name.endsWith(".js")) found.push(`static/${name}`);
  }
  for (const folder of ["islands", "lib"]) {
    for await (const path of sources(folder)) found.push(path);
  }
  return found.filter((path) => !path.startsWith("lib/base/words/"));
}

/** Names under which a script stores data. "?" for a name that is not a literal. */
function namesIn(script: string): string[] {
  const caches = /\bcaches\b/.test(script) ? script.matchAll(CACHE) : [];
  const aliases = [...script.matchAll(ALIAS)].map(([, alias]) => alias);
  const item = new RegExp(
    `\\b(?:${["localStorage", ...aliases].join("|")})` +
      '(?:\\.(?=\\w)(?!\\w+\\()|\\.\\w+\\("|(?:\\.\\w+\\(|\\[))(\\w*)',
    "g",
  );
  return [...script.matchAll(item), ...caches]
    .map(([, name]) => name || "?");
}

Deno.test("a name that a script stores by is found, whatever it calls the place", () => {
  for (
    const line of [
      "localStorage.novel = 1;",
      'localStorage.setItem("novel", 1);',
      "let stored = {};\nstored = localStorage;\nstored.novel ||= 1;",
      "const stored = localStorage;\ndelete stored.novel;",
      'caches.open(NEW.name); const NEW = { name: "foyer novel 1" };',
    ]
  ) assertEquals(namesIn(line), ["novel"], line);
  for (const line of ['localStorage["x"]', "localStorage.getItem(`x`)"]) {
    assertEquals(namesIn(line), ["?"], line);
  }
});

Deno.test("no script stores anything in a browser that the privacy page does not name", async () => {
  const names = new Set<string>();
  for (const path of await scripts()) {
    const text = await Deno.readTextFile(path);
    assert(!OTHER_PLACES.test(text), path);
    for (const name of namesIn(text)) names.add(name);
  }
  assertEquals([...names].sort(), [...BROWSER_STORAGE].sort());
});

Deno.test("the privacy page says of what stays in the browser what, why and how long", async () => {
  using site = testSite();
  const page = await site.text("/privacy.md");
  for (const name of BROWSER_STORAGE) {
    const { what, why, kept } = privacy.browser.kinds[name];
    for (const fact of [what, why, kept]) {
      assert(page.includes(fact), fact);
    }
  }
});

Deno.test(
  "what a browser keeps of a visit is what the privacy page names",
  BROWSER_TEST,
  async () => {
    using site = testSite({ env: { RATE_LIMIT: "0" } });
    await using server = served(site);
    await using browser = await launchBrowser();
    await using context = await browser.newContext({ colorScheme: "light" });
    const page = await context.newPage();
    await page.goto(`${server.base}/privacy`);
    await page.getByRole("button", { name: shell.theme }).click();
    await waitUntil(
      page,
      async (names) => (await caches.keys()).length === names,
      2,
    );
    await page.goto(`${server.base}/docs?q=limits`);
    const kept = await page.evaluate(async () => ({
      names: [...Object.keys(localStorage), ...await caches.keys()],
      others: [...Object.keys(sessionStorage), ...await indexedDB.databases()],
    }));
    const names = kept.names.map((name) =>
      name.replace(/^foyer (.*) \d+$/, "$1")
    );
    const known: readonly string[] = BROWSER_STORAGE;
    assertEquals(names.filter((name) => !known.includes(name)), []);
    assert(names.includes("theme") && names.includes("pages"));
    assertEquals(kept.others, []);
    assertEquals(await context.cookies(), []);
  },
);
