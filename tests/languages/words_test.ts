import { assert, assertEquals } from "@std/assert";
import type { Content } from "../../lib/content/content.ts";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import { operations } from "../../lib/api/operations/mod.ts";
import { latinIn, proseIn } from "../second_person/support/spoken.ts";
import { BASE_URL } from "../support/test_app.ts";
import { type MarkedWords, markedWords } from "./support/marked_words.ts";
import {
  arabicFile,
  type ArabicSite,
  arabicSite,
  contentWith,
  pagesOf,
  sparseContent,
  textAt,
  twoLanguages,
} from "./support/two_languages.ts";

const { roles, sections, contact, profile } = twoLanguages;

/** Names and addresses, which are facts and the same in both languages. */
const NAMES = new Set(latinIn([
  "llms.txt API JSON Resume MCP Model Context Protocol Markdown HTML RFC",
  "Claude Code VS Cursor Deno Deploy OpenTelemetry",
  BASE_URL,
  ...operations.map(({ id }) => id),
  ...mcpServers.flatMap(({ path, tools }) => [
    path,
    ...tools.map(({ name }) => name),
  ]),
  ...roles.flatMap(({ company, url }) => [company, url]),
  ...sections.flatMap(({ entries }) => entries.map(({ entity }) => entity)),
  ...contact.channels.map(({ value }) => value),
  ...profile.links.flatMap(({ url, username }) => [url, username]),
  "fog.example/school wicks.example/b pianos.example",
].join(" ")));

function foreignIn(text: string): string[] {
  return latinIn(text).filter((word) => !NAMES.has(word));
}

const isArabic = (text: string) => /\p{Script=Arabic}(?<=\p{L})/u.test(text);

/** Texts of pages that are not in the language that the page names for them. */
async function misnamed(
  site: ArabicSite,
  prefix: string,
  isWrong: (words: MarkedWords) => boolean,
): Promise<string[]> {
  const pages = await Promise.all(
    pagesOf(site, prefix).map(async (path) => {
      const words = markedWords(await textAt(site, path));
      assert(words.length > 0, path);
      return words.filter(isWrong).map(({ text, lang, dir }) =>
        `${path} ${lang} ${dir}: ${text}`
      );
    }),
  );
  return pages.flat();
}

const isUnmarked = ({ text, lang }: MarkedWords) =>
  lang === "ar" && foreignIn(text).length > 0;
const isMismarked = ({ text, lang }: MarkedWords) =>
  lang !== "ar" && isArabic(text);
/** A single word reads the same in a text of either direction. */
const isMisdirected = ({ text, dir }: MarkedWords) =>
  dir === "auto"
    ? false
    : isArabic(text)
    ? dir !== "rtl"
    : foreignIn(text).length > 1 && dir !== "ltr";

Deno.test("each text of an Arabic page is Arabic, or marked as what it is", async () => {
  using site = arabicSite();
  assertEquals(await misnamed(site, "/ar", isUnmarked), []);
});

Deno.test("each text of a page with few translations is marked as what it is", async () => {
  using site = arabicSite({ content: await sparseContent() });
  assertEquals(await misnamed(site, "/ar", isUnmarked), []);
});

Deno.test("an item that a translation leaves out is marked as what it is", async () => {
  const paths = ["profile.ar.md", "contact.ar.md", "lamps/storm-lantern.ar.md"];
  const content = await contentWith(Object.fromEntries(
    paths.map((path) => [path, arabicFile(path).replace(LIST, "")]),
  ));
  using site = arabicSite({ content });
  assertEquals(await misnamed(site, "/ar", isUnmarked), []);
  const shown = {
    "/ar": ["Logbook", "Charts"],
    "/ar/contact": ["Letter", "Speaking tube", "Where something is aground."],
    "/ar/lamps/storm-lantern": ["The drawing"],
    "/ar/room": ["Letter", "Speaking tube"],
  };
  for (const [path, texts] of Object.entries(shown)) {
    const html = await textAt(site, path);
    const marked = markedWords(html).filter(({ lang }) => lang === "en");
    for (const text of texts) {
      assert(marked.some((each) => each.text.startsWith(text)), path + text);
    }
  }
});

const LIST = /^(?:links|channels):\n(?: {2}.*\n)+/m;

Deno.test("an Arabic text is never marked as English", async () => {
  using site = arabicSite();
  using sparse = arabicSite({ content: await sparseContent() });
  for (const each of [site, sparse]) {
    assertEquals(await misnamed(each, "/ar", isMismarked), []);
    assertEquals(await misnamed(each, "", isMismarked), []);
  }
});

Deno.test("the direction of each sentence is that of its language", async () => {
  using site = arabicSite({ content: await sparseContent() });
  for (const prefix of ["", "/ar"]) {
    assertEquals(await misnamed(site, prefix, isMisdirected), []);
  }
});

Deno.test("what has no translation is shown in the language that it has", async () => {
  using site = arabicSite();
  const shown = {
    "/ar": ["The drowned lamp", "Steam"],
    "/ar/about": ["Deckhand", "Strait of Doubt", "Knots"],
    "/ar/lamps": ["The drowned lamp"],
    "/ar/room": ["Steam", "The drowned lamp", "Deckhand"],
    "/ar/privacy": ["The kettle is at anchor."],
  };
  for (const [path, texts] of Object.entries(shown)) {
    const words = markedWords(await textAt(site, path));
    for (const text of texts) {
      const found = words.filter((each) => each.text.includes(text));
      assert(found.length > 0, `${path} ${text}`);
      assert(found.every(({ lang, dir }) => lang === "en" && dir === "ltr"));
    }
  }
});

Deno.test("the twin of an Arabic page has the words of the page, and no other", async () => {
  using site = arabicSite();
  for (const path of pagesOf(site, "/ar")) {
    const words = markedWords(await textAt(site, path));
    const foreign = words.filter(({ lang }) => lang !== "ar");
    const known = new Set(foreign.flatMap(({ text }) => latinIn(text)));
    const twin = await textAt(site, path === "/ar" ? "/ar.md" : `${path}.md`);
    const prose = proseIn(twin).replace(
      /^(language|translations| {2}en):/gm,
      " ",
    );
    const left = foreignIn(prose).filter((word) => !known.has(word));
    assertEquals(left, ["ar"], path);
  }
});

Deno.test("an index in Arabic has Arabic words, but for what the software calls itself", async () => {
  using site = arabicSite();
  const [edition] = twoLanguages.editions ?? [];
  assert(edition);
  for (const path of ["/ar/sitemap.md", "/ar/llms.txt"]) {
    const text = proseIn(await textAt(site, path));
    for (const word of ownWordsOf(edition)) {
      assert(text.includes(word), `${path} ${word}`);
    }
  }
});

function ownWordsOf({ pages, sections }: Content): string[] {
  return [...pages, ...sections]
    .filter(({ untranslated }) => !untranslated)
    .map(({ title }) => title);
}
