import { assert, assertEquals } from "@std/assert";
import sampleTokens from "../../lib/content/sample_tokens.json" with {
  type: "json",
};
import { documentsOf } from "../../lib/api/discovery/mod.ts";
import { FIGURE } from "../../lib/content/figure.ts";
import { escapeWords } from "../../lib/base/markdown/escape_markdown.ts";
import { mcpServers } from "../../lib/api/mcp/mod.ts";
import { limitInWords } from "../../lib/base/words/limit_in_words.ts";
import { SURFACES } from "../discovery/support/surfaces.ts";
import { testContent, testSite } from "../support/test_app.ts";
import { latinIn, proseIn, spokenIn } from "./support/spoken.ts";
import {
  content,
  foreignIn,
  get,
  secondSite,
  textsOf,
  without,
} from "./support/vocabulary.ts";

const { docs } = content;

const { language: _, direction: __, ...otherProfile } = testContent.profile;
const manual = textsOf(docs).join("\n");
/** Names that belong to the sample or to the tests' own person. */
const OTHERS = [
  ...Object.values(sampleTokens).flat(),
  ...textsOf({ ...testContent, profile: otherProfile, docs: [], words: [] })
    .filter((text) => /\p{L}.*[\s.@-].*\p{L}/u.test(text))
    // The staff look alike at everybody's.
    .filter((text) => !FIGURE.test(text))
    // Its examples are those of the tests' own person.
    .filter((text) => !manual.includes(text)),
];

Deno.test("nobody but the person of the site is on any of its surfaces", async () => {
  using site = secondSite();
  for (const surface of SURFACES.all(content)) {
    const text = await SURFACES.read(site, surface);
    assertEquals(OTHERS.filter((token) => text.includes(token)), [], surface);
  }
});

Deno.test("every page speaks the person's language where it does not say that it is English", async (t) => {
  using site = secondSite();
  const pages = site.app.endpoints().filter(({ kind, path }) =>
    kind === "page" || mcpServers.some((service) => service.path === path)
  );
  for (const { path, page } of pages) {
    await t.step(path, async () => {
      // The head has no other place for what a document is called.
      const { title, description } = page ?? {};
      const named = page?.kind === "doc" ? `${title} ${description}` : "";
      // Excerpts of the manual are in English on every page.
      const [question = ""] = content.words.ask.questions;
      const url = path.replace("{question}", encodeURIComponent(question));
      const { own } = spokenIn(await get(site, url));
      assertEquals(foreignIn(own.join("\n"), latinIn(named)), []);
    });
  }
});

Deno.test("the twin of every page of the person's speaks their language", async () => {
  using site = secondSite();
  for (const { path, kind, page } of site.app.endpoints()) {
    if (kind !== "twin" || !page || page.kind === "doc") continue;
    const { english } = spokenIn(await get(site, page.path));
    const known = latinIn(english.join(" "));
    assertEquals(foreignIn(proseIn(await get(site, path)), known), [], path);
  }
});

Deno.test("an address where nothing is says so in the person's language", async () => {
  using site = secondSite();
  const html = await get(site, "/nowhere");
  assert(html.includes(content.words.notFound.title));
  assertEquals(foreignIn(spokenIn(html).own.join("\n")), []);
  const markdown = await get(site, "/nowhere", "text/markdown");
  assertEquals(foreignIn(proseIn(markdown)), []);
});

Deno.test("indexes and feeds speak the person's language, but for what the software calls itself", async () => {
  using site = secondSite();
  const software = [...documentsOf(content), ...docs].flatMap((
    { title, description },
  ) => [title, description].flatMap((text) => [text, escapeWords(text)]));
  for (const path of ["/llms.txt", "/sitemap.md"]) {
    const prose = without(proseIn(await get(site, path)), software);
    assertEquals(foreignIn(prose), [], path);
  }
  const feed = ofFeed(await get(site, "/feed.xml"));
  assertEquals(foreignIn(proseIn(feed)), []);
  const resume = textsOf(JSON.parse(await get(site, "/resume.json")));
  // The format's own version and times, and a span as the API writes it.
  const known = ["v", "T", "present"];
  assertEquals(foreignIn(proseIn(resume.join("\n")), known), []);
});

Deno.test("the full text has every page in the person's language", async () => {
  using site = secondSite({ docs: [] });
  const text = await get(site, "/llms-full.txt");
  const { english } = spokenIn(await get(site, "/developers"));
  assertEquals(foreignIn(proseIn(text), latinIn(english.join(" "))), []);
});

Deno.test("the limit stands in the person's language on their pages, in English in the manual", async () => {
  using site = testSite({ content });
  const { words, profile: { language } } = content;
  const rule = limitInWords(60, words.rateLimit, language);
  assert((await get(site, "/developers")).includes(rule));
  const limits = await get(site, "/docs/limits");
  assert(limits.includes(limitInWords(60)) && !limits.includes(rule));
});

/** Text of a feed for people, without ids and times. Its HTML is escaped. */
function ofFeed(xml: string): string {
  const html = xml.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
  const ids = /urn:uuid:[\w-]+|[\dT:-]+Z/g;
  return spokenIn(html).own.join("\n").replaceAll(ids, " ");
}
