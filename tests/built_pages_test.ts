import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { readConfig } from "../lib/config.ts";
import type { Content } from "../lib/content/content.ts";
import {
  type BuiltPage,
  readBuiltPages,
  writeBuiltPages,
} from "../lib/answers/built_pages.ts";
import { once } from "../lib/base/time/once.ts";
import { readEveryPage, readForStart } from "../tools/build/keep_pages.ts";
import { readQuestions } from "../tools/evaluate/question_set.ts";
import { postJson } from "./ask/support/requests.ts";
import { content as sample } from "./golden/sample_site.ts";
import { callTool } from "./mcp/support/call.ts";
import {
  BASE_URL,
  testContent,
  type TestOptions,
  type TestSite,
  testSite,
} from "./support/test_app.ts";

const QUESTIONS = "tests/golden/questions";
const config = readConfig({});

/** Pages and facts that a build reads of those whom several tests are about. */
const READ = new Map(
  [testContent, sample].map((content) => [
    content,
    once(() => readForStart({ config, content })),
  ]),
);
const everyPage = once(() =>
  readEveryPage({ config, content: testContent, baseUrl: BASE_URL })
);

/** Writes the built content into a temporary file. */
async function built(content: Content = testContent) {
  const folder = await Deno.makeTempDir();
  const file = `${folder}/pages.json`;
  const read = await READ.get(content)?.() ??
    await readForStart({ config, content });
  await writeBuiltPages(content, read, folder);
  return {
    file,
    folder,
    site: (options: TestOptions = {}) =>
      testSite({
        content,
        builtPages: (content) =>
          readBuiltPages({ content, baseUrl: BASE_URL, folder }),
        ...options,
      }),
    /** Makes the build say that a word of the page at the path is another. */
    async mark(word: string, path: string) {
      const left = JSON.parse(await Deno.readTextFile(file));
      const page = left.pages.find((each: BuiltPage) => each.path === path);
      page.sections[0].text += ` ${word}`;
      await Deno.writeTextFile(file, JSON.stringify(left));
    },
    /** Makes it say that the first job had another title. */
    async rename(title: string) {
      const left = JSON.parse(await Deno.readTextFile(file));
      left.facts.jobs[0].title = title;
      await Deno.writeTextFile(file, JSON.stringify(left));
    },
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

/** The words that no page says, until a build says so. */
const MARK = "zyzzyva";

async function finds(site: TestSite, query: string): Promise<boolean> {
  const found = await callTool(site, "/docs/mcp", "search_docs", { query });
  return found.structuredContent.results.length > 0;
}

async function answerTo(site: TestSite, asked: unknown, from: string) {
  const request = { ...postJson(asked), from };
  return await (await site.fetch("/ask", request)).json();
}

Deno.test("all golden questions are answered the same from what a build has read", async () => {
  await using build = await built(sample);
  using rendered = testSite({ content: sample });
  using read = build.site();
  const sets = await Array.fromAsync(
    Deno.readDir(QUESTIONS),
    ({ name }) => readQuestions(`${QUESTIONS}/${name}`),
  );
  const all = sets.flatMap((set) => [...set.values()].flat());
  assert(all.length > 0);
  for (const [at, { q: query, prev }] of all.entries()) {
    // Nobody asks more than a client may.
    const from = `192.0.2.${at % 250}`;
    const asked = { query, prev, query_id: String(at) };
    assertEquals(
      await answerTo(read, asked, from),
      await answerTo(rendered, asked, from),
      query,
    );
    for (const site of [read, rendered]) site.clock.advance(5_000);
  }
});

Deno.test("whoever asks first gets what the build has read, and no page is rendered for it", async () => {
  await using build = await built();
  using before = build.site();
  assertEquals(await finds(before, MARK), false);
  await build.mark(MARK, "/docs/api");
  using site = build.site();
  assertEquals(await finds(site, MARK), true);
});

for (
  const baseUrl of [
    "http://localhost:8000",
    "http://[::1]",
    "https://a-name-much-longer-than-that-of-most-people.somewhere.example:8443",
  ]
) {
  Deno.test(`what a build has read says ${baseUrl} as the pages do there`, async () => {
    await using build = await built(sample);
    const read = await readBuiltPages({
      content: sample,
      baseUrl,
      folder: build.folder,
    });
    assertEquals(
      read?.pages,
      await readEveryPage({ config, content: sample, baseUrl }),
    );
  });
}

Deno.test("what a build reads is the same on another day, and with other commits", async () => {
  const site = { config, content: testContent, baseUrl: BASE_URL };
  const commits = { days: new Map([["2031-02-03", 4]]), at: 0 };
  const now = () => Date.parse("2031-02-03T04:05:06Z");
  assertEquals(
    await readEveryPage({ ...site, commits, now }),
    await everyPage(),
  );
});

/** Settings that show on pages, each with those that it needs. */
const SETTINGS: Record<string, string>[] = [
  { RATE_LIMIT: "7" },
  { RATE_LIMIT: "0" },
  { LOG_FORMAT: "off" },
  { TRUST_PROXY: "1" },
  { KV_PATH: ":memory:" },
  { KV_PATH: "https://kv.example" },
  { STATS_PROVIDER: "off" },
  {
    STATS_PROVIDER: "umami",
    STATS_URL: "https://stats.example",
    STATS_SITE_ID: "1",
    STATS_TOKEN: "t",
  },
  { CODEHOST_PROVIDER: "off" },
  { CODEHOST_PROVIDER: "github", CODEHOST_USER: "a", CODEHOST_TOKEN: "t" },
  { NPC_PROVIDER: "off" },
  {
    NPC_PROVIDER: "openai",
    NPC_URL: "https://model.example/v1",
    NPC_MODEL: "m",
    NPC_DAILY_TOKENS: "5",
  },
  { IMAGER_URL: "https://imager.example" },
  { DENO_DEPLOY: "true" },
];

for (const env of SETTINGS) {
  const names = Object.entries(env).map((each) => each.join("=")).join(" ");
  Deno.test(`${names}: a page that shows it is not taken from a build without it`, async () => {
    const site = { content: testContent, baseUrl: BASE_URL };
    const one = await everyPage();
    const other = await readEveryPage({ ...site, config: readConfig(env) });
    const differ = one.filter(({ sections }, at) =>
      JSON.stringify(sections) !== JSON.stringify(other[at]?.sections)
    );
    for (const { path, settings } of differ) {
      const now = other.find((page) => page.path === path);
      assertNotEquals(settings, now?.settings, path);
    }
  });
}

Deno.test("facts are the build's own while the pages that they come from are", async () => {
  const saysLimit = structuredClone(testContent);
  saysLimit.profile.body += " At most {rate_limit} of you at once.";
  const asked = { query: "When was she a Zyzzyvist?" };
  for (
    const [content, env, isTaken] of [
      [testContent, {}, true],
      [testContent, { LOG_FORMAT: "off" }, true],
      [testContent, { RATE_LIMIT: "7" }, true],
      [saysLimit, {}, true],
      [saysLimit, { RATE_LIMIT: "7" }, false],
    ] as const
  ) {
    await using build = await built(content);
    await build.rename("Zyzzyvist");
    using site = build.site({ env });
    const { results } = await answerTo(site, asked, "192.0.2.1");
    assertEquals(results.length > 0, isTaken, JSON.stringify(env));
  }
});

Deno.test("a page is rendered where its settings are others than those of the build", async () => {
  await using build = await built();
  await build.mark(MARK, "/privacy");
  await build.mark("quizzical", "/docs/api");
  using site = build.site({ env: { LOG_FORMAT: "off" } });
  assertEquals(await finds(site, MARK), false);
  assertEquals(await finds(site, "quizzical"), true);
});

Deno.test("where the limit is another, only pages that say it are rendered", async () => {
  const content = structuredClone(testContent);
  content.profile.body += " At most {rate_limit} of you at once.";
  await using build = await built(content);
  await build.mark(MARK, "/docs/limits");
  await build.mark("xylophonist", "/about");
  await build.mark("quizzical", "/docs/api");
  for (const RATE_LIMIT of ["0", "7"]) {
    using site = build.site({ env: { RATE_LIMIT } });
    assertEquals(await finds(site, MARK), false);
    assertEquals(await finds(site, "xylophonist"), false);
    assertEquals(await finds(site, "quizzical"), true);
  }
});

Deno.test("a build of other content is passed over, and reported", async () => {
  await using build = await built();
  await build.mark(MARK, "/docs/api");
  const content = structuredClone(testContent);
  content.profile.headline += " And so on.";
  using site = build.site({ content, expectErrors: true });
  assertEquals(await finds(site, MARK), false);
  assertEquals(await finds(site, "rate limit"), true);
  assertEquals(site.errors.length, 1);
});

for (const text of ["", "{", "null", "[]", '{"fingerprint":"x"}']) {
  Deno.test(`a build that left ${text || "nothing"} is passed over, and reported`, async () => {
    await using build = await built();
    await Deno.writeTextFile(build.file, text);
    using site = build.site({ expectErrors: true });
    assertEquals(await finds(site, "rate limit"), true);
    assertEquals(site.errors.length, 1);
  });
}

Deno.test("without a build nothing is reported", async () => {
  await using build = await built();
  await Deno.remove(build.file);
  using site = build.site();
  assertEquals(await finds(site, "rate limit"), true);
});
