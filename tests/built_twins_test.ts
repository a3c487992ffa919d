import { assert, assertEquals } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { BuildStore } from "../lib/server/build/store.ts";
import { answerStores, tongueOf } from "../lib/answers/mod.ts";
import { atOnce } from "../lib/base/time/turns.ts";
import { once } from "../lib/base/time/once.ts";
import { readConfig } from "../lib/config.ts";
import { listPages } from "../lib/content/page_meta.ts";
import type { Content } from "../lib/content/content.ts";
import type { SectionEntry } from "../lib/content/kinds/section_entry.ts";
import { Twins } from "../lib/server/twins/twins.ts";
import { readForStart } from "../tools/build/keep_pages.ts";
import { eventLoop } from "./support/event_loop.ts";
import { withEntries } from "./support/many_entries.ts";
import {
  BASE_URL,
  testContent,
  type TestOptions,
  type TestSite,
  testSite,
} from "./support/test_app.ts";

const config = readConfig({});

/** The manual has no entries, and most of the pages. */
const withoutManual: Content = { ...testContent, docs: [] };

/** Pages and facts that a build reads of a content, for several tests. */
function readingOf(content: Content) {
  return once(() => readForStart({ config, content }));
}

const readingOfAll = readingOf(withoutManual);

/** Readings that a build keeps, in files that go with the test. */
async function built(content = withoutManual, reading = readingOfAll) {
  const folder = await Deno.makeTempDir();
  const store = new BuildStore("a build", folder);
  await store.writeAnswers(content, await reading());
  return {
    folder,
    site: ({ baseUrl = BASE_URL, ...options }: TestOptions & {
      baseUrl?: string;
    } = {}) =>
      testSite({
        content,
        builtAnswers: (content) => store.openAnswers(content),
        ...options,
        env: { BASE_URL: baseUrl, ...options.env },
      }),
    /** Adds words to all that was kept. */
    mark(words: string) {
      const db = new DatabaseSync(`${folder}/answers.sqlite3`);
      db.prepare("update pages set body = body || ?").run(` ${words}`);
      db.close();
    },
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

async function fullText(site: TestSite): Promise<string> {
  return await (await site.fetch("/llms-full.txt")).text();
}

/** The person with other words in the first entry of the first section. */
function withWords(body: string): Content {
  const content = structuredClone(withoutManual);
  const [entry] = entriesOf(content);
  assert(entry);
  entry.body = body;
  return content;
}

function entriesOf({ sections }: Content): SectionEntry[] {
  return sections.flatMap(({ entries }) => entries);
}

/** Counts the renderings meanwhile: each asks in which direction to write. */
async function renderings(
  content: Content,
  work: (content: Content) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const { direction } = content.profile;
  const profile = Object.defineProperty({ ...content.profile }, "direction", {
    enumerable: true,
    get() {
      count++;
      return direction;
    },
  });
  await work({ ...content, profile });
  return count;
}

Deno.test("a build renders an entry once", async () => {
  const ofBuild = (content: Content) =>
    renderings(
      content,
      (content) => readForStart({ config, content: { ...content, docs: [] } }),
    );
  const [few, many] = [
    await ofBuild(withEntries(3)),
    await ofBuild(withEntries(13)),
  ];
  assertEquals(many - few, 10);
});

Deno.test("the first full text takes every entry from the build, and renders none", async () => {
  await using build = await built();
  build.mark("zyzzyva");
  using site = build.site();
  const text = await fullText(site);
  assertEquals(text.split("zyzzyva").length - 1, entriesOf(testContent).length);
});

Deno.test("a list of sizes takes every entry from the build, too", async () => {
  await using build = await built();
  build.mark("zyzzyva ".repeat(4_000));
  using site = build.site();
  using rendered = testSite({ content: withoutManual });
  for (const path of ["/sitemap.md", "/llms.txt"]) {
    const [taken, own] = await Promise.all(
      [site, rendered].map(async (site) =>
        await (await site.fetch(path)).text()
      ),
    );
    assert(taken !== own, path);
  }
});

const WORDS = [
  "Plain words, [a link](/about), `code` and a note.[^1]\n\n[^1]: The note.",
  "At {base_url} one may ask {rate_limit} times. {rate_limit_rule}",
  "https://light.example/about and <https://light.example/>",
];

for (const body of WORDS) {
  const content = withWords(body);
  const reading = readingOf(content);
  for (
    const baseUrl of [BASE_URL, "http://[::1]", "https://a_b.example:8443"]
  ) {
    Deno.test(`at ${baseUrl}, ${JSON.stringify(body.slice(0, 20))} in an entry reads the same from a build`, async () => {
      await using build = await built(content, reading);
      for (const RATE_LIMIT of ["7", "0"]) {
        const env = { RATE_LIMIT };
        using site = build.site({ baseUrl, env });
        using rendered = testSite({
          content,
          env: { ...env, BASE_URL: baseUrl },
        });
        assertEquals(await fullText(site), await fullText(rendered));
      }
    });
  }
}

Deno.test("what another build kept is passed over, and reported once", async () => {
  await using build = await built();
  build.mark("zyzzyva");
  const other = new BuildStore("another build", build.folder);
  using site = build.site({
    builtAnswers: (content) => other.openAnswers(content),
    expectErrors: true,
  });
  for (const path of ["/llms-full.txt", "/sitemap.md", "/llms.txt"]) {
    const text = await (await site.fetch(path)).text();
    assert(!text.includes("zyzzyva"), path);
  }
  assertEquals(site.errors.length, 1);
});

const MANY = 2_500;
const WORDS_OF_EACH = "Word. ".repeat(2_000);

/** Sources of the Markdown of many entries. */
const ORIGINS: Record<string, Partial<ConstructorParameters<typeof Twins>[0]>> =
  {
    "a build": {
      builtAnswers: async (content) => {
        const twin = { head: "# Copy", body: WORDS_OF_EACH };
        const pages = listPages(content)
          .map((page) => ({ ...page, sections: [], twin }));
        const { facts } = await readingOfAll();
        const store = (await answerStores()).inMemory();
        const tongue = await tongueOf("en");
        atOnce(store.write({ content, pages, facts }, tongue));
        return store;
      },
    },
    "their pages": {
      render: () =>
        Promise.resolve(new Response(`<main><p>${WORDS_OF_EACH}</p></main>`)),
    },
  };

for (const [origin, sources] of Object.entries(ORIGINS)) {
  Deno.test(`others have their turn while many twins are made of ${origin}`, async () => {
    const content = withEntries(MANY);
    const twins = new Twins({
      pages: listPages(content).filter(({ kind }) => kind === "entry"),
      baseUrl: BASE_URL,
      content,
      urlOf: (path) => BASE_URL + path,
      words: content.words.twin,
      render: () => Promise.reject(new Error("It was in the build")),
      builtAnswers: () => Promise.resolve(null),
      reportError(error) {
        throw error;
      },
      ...sources,
    });
    let isDone = false;
    const all = twins.all().finally(() => isDone = true);
    let turns = 0;
    for (; !isDone; turns++) await eventLoop();
    assert((await all).length >= MANY);
    assert(turns > 2, `${turns}`);
  });
}
