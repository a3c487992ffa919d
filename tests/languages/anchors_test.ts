import { assert, assertEquals } from "@std/assert";
import {
  arabicFile,
  type ArabicSite,
  arabicSite,
  contentWith,
  pagesOf,
  textAt,
} from "./support/two_languages.ts";

/** Ids of the page in the order of their elements, but for those of the shell. */
async function idsAt(site: ArabicSite, path: string): Promise<string[]> {
  const [, main = ""] = (await textAt(site, path)).split('<main id="main">');
  return [...main.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
}

/** The words of a file of the tests' person. */
const english = (path: string) =>
  Deno.readTextFileSync(`tests/fixtures/person/${path}`);

async function aboutWith(original: string, translation: string) {
  const content = await contentWith({
    "profile.md": english("profile.md")
      .replace("---\n", "---\nlanguages: [ar]\n") + original,
    "profile.ar.md": arabicFile("profile.ar.md") + translation,
  });
  return arabicSite({ content });
}

Deno.test("a translated page has the anchors of its original", async () => {
  using site = arabicSite();
  for (const path of pagesOf(site, "/ar")) {
    const inner = path.slice("/ar".length) || "/";
    assertEquals(await idsAt(site, path), await idsAt(site, inner), path);
  }
});

Deno.test("headings below others, the same ones and those of a name keep their anchors", async () => {
  using site = await aboutWith(
    "\n### Of {name}\n\nA.\n\n> ### Of {name}\n\n## Tea\n\nB.\n\n### A kettle\n\nC.\n",
    "\n### عن {name}\n\nا.\n\n> ### قول\n\n## شاي\n\nب.\n\n### إبريق\n\nج.\n",
  );
  const ids = await idsAt(site, "/ar/about");
  const kept = ["of-odalys-fixture", "of-odalys-fixture-2", "tea", "a-kettle"];
  assertEquals(kept.filter((id) => !ids.includes(id)), []);
  assertEquals(ids, await idsAt(site, "/about"));
});

Deno.test("a text with other headings than its original has anchors of its own words", async () => {
  using fewer = await aboutWith("\n## Tea\n\nA.\n", "");
  using lower = await aboutWith("\n## Tea\n\nA.\n", "\n### شاي\n\nا.\n");
  for (const site of [fewer, lower]) {
    const ids = await idsAt(site, "/ar/about");
    assert(ids.includes("ما-يصلح-له-المصباح"));
    assert(!ids.includes("what-the-lamp-is-for"));
  }
});

Deno.test("an answer leads to the anchor of a translated heading", async () => {
  using site = arabicSite();
  const search = new URLSearchParams({ query: "ما الخلل", language: "ar" });
  const { results } = await (await site.fetch(`/ask?${search}`)).json();
  const paths = results.map(({ url }: { url: string }) => new URL(url))
    .map(({ pathname, hash }: URL) => pathname + hash);
  assert(paths.includes("/ar/lamps/storm-lantern#what-was-wrong"), paths);
});
