import { assert, assertEquals } from "@std/assert";
import { digestOf } from "../../lib/base/http/digest.ts";
import { readConfig } from "../../lib/config.ts";
import { BuiltAnswers } from "../../lib/server/build/built_answers.ts";
import { keysOf } from "../../lib/server/build/keys.ts";
import { answersAt } from "../../lib/server/build/manifest.ts";
import { makeAnswers } from "../../tools/build/keep_answers.ts";
import { atAnyAddress } from "../../tools/build/keep_pages.ts";
import { pageKeys } from "../../tools/build/page_keys.ts";
import { runInMemory } from "../../tools/site_in_memory.ts";
import { changedContent, CONTENT_DIR, edited } from "../support/content.ts";
import {
  BASE_URL,
  HTML,
  testContent,
  TestSite,
  testSite,
} from "../support/test_app.ts";

const CODE = "the code";
const settings = { BASE_URL, CONTENT_DIR };
const config = readConfig(settings);
const files = new Map<string, Uint8Array<ArrayBuffer>>();
const choice = { config, content: testContent };
const answers = await makeAnswers(
  {
    choice,
    site: await runInMemory(atAnyAddress(choice)),
    keys: await pageKeys(config, testContent, ""),
  },
  (name, bytes) => void files.set(name, bytes),
);
const keys = await keysOf(config, CODE);
const build = { keys, answers };

/** Answers of the build for a site at the address. */
function built(baseUrl = BASE_URL, read = fileOf): BuiltAnswers {
  const found = answersAt(build, keys, baseUrl);
  assert(found);
  return new BuiltAnswers(found, read);
}

function fileOf(name: string) {
  return files.get(name) ?? new Uint8Array();
}

/** Each process has a random name in them. */
const RANDOM = ["/ask", "/callers.json"];

const requests = testSite().app.endpoints()
  .filter(({ path }) => !/[?{*]/.test(path) && !RANDOM.includes(path))
  .flatMap(({ path }) =>
    [
      { headers: HTML },
      { headers: { accept: "text/markdown" } },
      { headers: { "accept-encoding": "br" } },
      { headers: { "accept-encoding": "gzip" }, method: "HEAD" },
      { method: "OPTIONS" },
      { method: "POST" },
    ].map((init) => ({ path, init }))
  );

/** All that a client and the owner see of a request, but for its random name. */
async function seen(site: TestSite, { path, init }: typeof requests[number]) {
  const first = await site.fetch(path, init);
  const etag = first.headers.get("etag");
  const again = etag &&
    await site.fetch(path, {
      ...init,
      headers: { ...init.headers, "if-none-match": etag },
    });
  const answers = [];
  for (const response of [first, again]) {
    if (!response) continue;
    const { status, headers } = response;
    headers.delete("x-request-id");
    const body = new Uint8Array(await response.arrayBuffer()).toHex();
    answers.push({ status, headers: [...headers], body });
  }
  const lines = site.log.splice(0).map(({ requestId: _, ...rest }) => rest);
  return { path, init, answers, lines };
}

/** The address of the build, another one, and one of this machine. */
const ADDRESSES = [
  BASE_URL,
  "https://name.elsewhere.example:8443",
  "http://localhost:8001",
];

const ORDERS = { either: requests, "the other": requests.toReversed() };

for (const baseUrl of ADDRESSES) {
  for (const [order, rows] of Object.entries(ORDERS)) {
    Deno.test(`an answer of the build is that of the site at ${baseUrl}, in ${order} order`, async () => {
      const env = { BASE_URL: baseUrl };
      await assertAlike(rows, { env }, built(baseUrl));
    });
  }
}

Deno.test("an answer of the build is that of the site years later, and with other settings of a place", async () => {
  const env = { LOG_FORMAT: "off", KV_PATH: "kv", TRUST_PROXY: "1" };
  const there = await keysOf(readConfig({ ...settings, ...env }), CODE);
  const found = answersAt(build, there, BASE_URL);
  assert(found);
  const now = "2029-04-01T12:00:00Z";
  await assertAlike(requests, { env, now }, new BuiltAnswers(found, fileOf));
});

/** Compares a site that has the answers with one that has none. */
async function assertAlike(
  rows: typeof requests,
  options: Parameters<typeof testSite>[0],
  answers: BuiltAnswers,
): Promise<void> {
  using front = testSite({ ...options, built: answers });
  using full = testSite(options);
  const wrong = [];
  for (const row of rows) {
    const one = await seen(front, row);
    const other = await seen(full, row);
    if (JSON.stringify(one) !== JSON.stringify(other)) {
      wrong.push(differenceOf(one, other));
    }
  }
  assertEquals(wrong, []);
  assertEquals(
    await front.app.core.presence?.count(),
    await full.app.core.presence?.count(),
  );
}

/** Files of the build after harm, by what was done to them. */
const HARMED: Record<string, typeof fileOf> = {
  "is gone": () => {
    throw new Deno.errors.NotFound();
  },
  "is empty": () => new Uint8Array(),
  "is cut off in its head": (name) => fileOf(name).slice(0, 20),
  "is cut off in its bytes": (name) => fileOf(name).slice(0, -1),
};

for (const [harm, read] of Object.entries(HARMED)) {
  Deno.test(`the site answers where a file of the build ${harm}`, async () => {
    using front = testSite({ built: built(BASE_URL, read) });
    using full = testSite();
    for (const row of requests.filter(({ path }) => path === "/about")) {
      assertEquals(await seen(front, row), await seen(full, row));
    }
  });
}

Deno.test("a file of the build is named by its bytes, so another build takes no name for others", () => {
  const names = Object.values(answers.files)
    .flatMap((made) => Object.values(made));
  for (const name of names) assertEquals(digestOf(fileOf(name)), name);
});

Deno.test("two hundred requests are answered while the site is being loaded", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  using site = testSite({
    built: built(),
    loading: promise,
    env: { RATE_LIMIT: "0" },
  });
  const paths = ["/about", "/", "/llms.txt", "/api/v1/work"];
  const answered = new Set<string>();
  const all = Array.from({ length: 200 }, async (_, at) => {
    const path = paths[at % paths.length] ?? "";
    const response = await site.fetch(path, { from: `192.0.2.${at}` });
    await response.body?.cancel();
    answered.add(path);
    return response.status;
  });
  await Promise.all(all.filter((_, at) => at % 2 === 0));
  assertEquals([...answered].toSorted(), ["/about", "/llms.txt"]);
  resolve();
  assertEquals(new Set(await Promise.all(all)), new Set([200]));
});

Deno.test("the build makes most pages and documents, and none that shows live values", () => {
  const { files: listed } = built().index;
  const made = [
    "/about",
    "/developers.md",
    "/feed.xml",
    "/llms-full.txt",
    "/llms.txt",
    "/privacy",
    "/resume.json",
  ];
  for (const path of made) assert(path in listed, path);
  for (const path of ["/", "/room", "/healthz"]) {
    assert(!(path in listed), path);
  }
  const anywhere = built("https://name.elsewhere.example").index.files;
  for (const path of ["/about", "/docs", "/about.md", "/feed.xml"]) {
    assert(path in anywhere, path);
  }
});

Deno.test("the build records every example whose answer is always the same, and no other", () => {
  assertEquals(Object.keys(answers.recorded).toSorted(), [
    "getManifest",
    "getRoomAvatar",
    "listWork",
    "npcChat",
    "npcChatHealth",
    "trackEvent",
  ]);
});

Deno.test("the page for developers shows what the build recorded", async () => {
  const { index: found } = built();
  const { npcChat, ...others } = found.recorded;
  assert(npcChat);
  const marked = { ...npcChat, text: '"a mark of the test"' };
  const recorded = { ...others, npcChat: marked };
  const files = {};
  using site = testSite({
    built: new BuiltAnswers({ ...found, files, recorded }, fileOf),
  });
  const response = await site.fetch("/developers", { headers: HTML });
  assert((await response.text()).includes("a mark of the test"));
});

Deno.test("a page for nobody leaves no line, window, visitor or caller", async () => {
  using site = testSite();
  using other = testSite();
  await site.app.warm();
  assertEquals(site.log, []);
  assertEquals(await site.app.core.presence?.count(), 0);
  assertEquals(site.app.core.callers.at(site.clock.now()), []);
  for (const path of ["/", "/room"]) {
    const row = { path, init: { headers: HTML } };
    assertEquals(await seen(site, row), await seen(other, row));
  }
});

Deno.test("no answer of another build is given", async () => {
  await using word = await changedContent(
    await edited("pages/about.md", "a", "b"),
  );
  const given = (env: Record<string, string>, baseUrl = BASE_URL) =>
    keysOf(readConfig({ ...settings, ...env }), CODE)
      .then((keys) => answersAt(build, keys, baseUrl));
  assertEquals(await given({ CONTENT_DIR: word.dir }), null);
  assertEquals(await given({ RATE_LIMIT: "61" }), null);
  const elsewhere = await given({ LOG_FORMAT: "off" });
  assert(elsewhere && !("/privacy" in elsewhere.files));
});

function differenceOf(
  one: Awaited<ReturnType<typeof seen>>,
  other: typeof one,
) {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  const at = [...a].findIndex((char, i) => char !== b[i]);
  return `${one.init.method ?? "GET"} ${one.path} ${
    JSON.stringify(one.init.headers)
  }: ${a.slice(at - 80, at + 40)} / ${b.slice(at, at + 40)}`;
}
