import { assert, assertEquals } from "@std/assert";
import { readConfig } from "../lib/config.ts";
import type { Content } from "../lib/content/content.ts";
import { DatabaseSync } from "node:sqlite";
import { BuildStore } from "../lib/server/build/store.ts";
import { once } from "../lib/base/time/once.ts";
import { readForStart } from "../tools/build/keep_pages.ts";
import { readQuestions } from "../tools/evaluate/question_set.ts";
import { postJson } from "./ask/support/requests.ts";
import { content as sample } from "./golden/sample_site.ts";
import { callTool } from "./mcp/support/call.ts";
import {
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
const readOnce = once(() => readForStart({ config, content: testContent }));

/** Writes the built content into a temporary file. */
async function built(content: Content = testContent) {
  const folder = await Deno.makeTempDir();
  const file = `${folder}/answers.sqlite3`;
  const read = await READ.get(content)?.() ??
    await readForStart({ config, content });
  const store = new BuildStore("a build", folder);
  await store.writeAnswers(content, read);
  const change = (alter: (db: DatabaseSync) => void) => {
    const db = new DatabaseSync(file);
    alter(db);
    db.close();
  };
  return {
    file,
    folder,
    site: (options: TestOptions = {}) =>
      testSite({
        content,
        builtAnswers: (content) => store.openAnswers(content),
        ...options,
      }),
    /** Makes the build say that a word of the page at the path is another. */
    mark: (word: string, path: string) =>
      change((db) => {
        const kind = /^\/(?:docs|privacy)/.test(path) ? "site" : "person";
        db.prepare(`insert into ${kind}_sentences
          select (select max(id) + 1 from ${kind}_sentences), min(id), ?, ?
          from ${kind}_sections where path = ? or path like ?`)
          .run(word, word, path, `${path}#%`);
        db.prepare(`insert into ${kind}_index (rowid, own)
          select max(id), ? from ${kind}_sentences`).run(word);
        db.prepare(`insert into ${kind}_words values (?, 1)`).run(word);
      }),
    /** Makes it say that the first job had another title. */
    rename: (title: string) =>
      change((db) => {
        const facts = JSON.parse(
          String(db.prepare("select facts from about").get()?.facts),
        );
        facts.jobs[0].title = title;
        db.prepare("update about set facts = ?").run(JSON.stringify(facts));
      }),
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
  build.mark(MARK, "/docs/api");
  using site = build.site();
  assertEquals(await finds(site, MARK), true);
});

Deno.test("what a build has read says the address of the site as the pages do there", async () => {
  await using build = await built(sample);
  for (
    const baseUrl of [
      "http://localhost:8000",
      "http://[::1]",
      "https://a-name-much-longer-than-that-of-most-people.somewhere.example:8443",
    ]
  ) {
    const env = { BASE_URL: baseUrl };
    using read = build.site({ env });
    using rendered = testSite({ content: sample, env });
    const asked = { query: "ask this site over MCP", query_id: "1" };
    const answer = await answerTo(read, asked, "192.0.2.1");
    assert(JSON.stringify(answer.results).includes(`${baseUrl}/`), baseUrl);
    assertEquals(answer, await answerTo(rendered, asked, "192.0.2.1"));
  }
});

Deno.test("what a build reads is the same on another day, and with other commits", async () => {
  const commits = { days: new Map([["2031-02-03", 4]]), at: 0 };
  const now = () => Date.parse("2031-02-03T04:05:06Z");
  assertEquals(
    await readForStart({ config, content: testContent, commits, now }),
    await readOnce(),
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

Deno.test("a page that shows a setting is not taken from a build with another", async () => {
  const { pages: one } = await readOnce();
  const wrong: string[] = [];
  for (const env of SETTINGS) {
    const given = { content: testContent, config: readConfig(env) };
    const { pages: other } = await readForStart(given);
    for (const [at, page] of other.entries()) {
      const { path, sections, settings, key } = one[at] ?? page;
      if (JSON.stringify(sections) === JSON.stringify(page.sections)) continue;
      // A page with a key is taken whatever the settings are.
      const isRead = key === undefined && settings !== page.settings;
      if (!isRead) wrong.push(`${path} with ${JSON.stringify(env)}`);
    }
  }
  assertEquals(wrong, []);
});

Deno.test("facts are those of the build, with whatever settings", async () => {
  await using build = await built();
  build.rename("Zyzzyvist");
  const settings: Record<string, string>[] = [
    {},
    { LOG_FORMAT: "off" },
    { RATE_LIMIT: "7" },
  ];
  for (const env of settings) {
    using site = build.site({ env });
    const asked = { query: "Where does she work now?" };
    const { results } = await answerTo(site, asked, "192.0.2.1");
    assert(results[0].description.startsWith("Zyzzyvist"), results[0].name);
  }
});

Deno.test("a page is rendered where its settings are others than those of the build", async () => {
  await using build = await built();
  build.mark(MARK, "/privacy");
  build.mark("quizzical", "/docs/api");
  using site = build.site({ env: { LOG_FORMAT: "off" } });
  assertEquals(await finds(site, MARK), false);
  assertEquals(await finds(site, "quizzical"), true);
});

Deno.test("where the limit is another, only pages that say it are rendered", async () => {
  const content = structuredClone(testContent);
  content.profile.body += " At most {rate_limit} of you at once.";
  await using build = await built(content);
  build.mark(MARK, "/docs/limits");
  build.mark("xylophonist", "/about");
  build.mark("quizzical", "/docs/api");
  for (const RATE_LIMIT of ["0", "7"]) {
    using site = build.site({ env: { RATE_LIMIT } });
    assertEquals(await finds(site, MARK), false);
    assertEquals(await finds(site, "xylophonist"), false);
    assertEquals(await finds(site, "quizzical"), true);
  }
});

Deno.test("a build of other content is passed over, and reported", async () => {
  await using build = await built();
  build.mark(MARK, "/docs/api");
  const other = new BuildStore("another build", build.folder);
  using site = build.site({
    builtAnswers: (content) => other.openAnswers(content),
    expectErrors: true,
  });
  assertEquals(await finds(site, MARK), false);
  assertEquals(await finds(site, "rate limit"), true);
  assertEquals(site.errors.length, 1);
});

Deno.test("a damaged file of a build is passed over, and reported", async () => {
  await using build = await built();
  const errors: Record<string, number> = {};
  for (const text of ["", "{", "SQLite format 3\0"]) {
    await Deno.writeTextFile(build.file, text);
    using site = build.site({ expectErrors: true });
    assertEquals(await finds(site, "rate limit"), true, text);
    errors[text] = site.errors.length;
  }
  assertEquals(errors, { "": 1, "{": 1, "SQLite format 3\0": 1 });
});

Deno.test("without a build nothing is reported", async () => {
  await using build = await built();
  await Deno.remove(build.file);
  using site = build.site();
  assertEquals(await finds(site, "rate limit"), true);
});
