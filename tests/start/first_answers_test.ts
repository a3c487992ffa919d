import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { readConfig } from "../../lib/config.ts";
import { BuiltAnswers } from "../../lib/server/built_answers.ts";
import { builtKeysOf } from "../../runtime/built_index.ts";
import { makeAnswers } from "../../tools/build/keep_answers.ts";
import { changedContent, CONTENT_DIR, edited } from "../support/content.ts";
import {
  BASE_URL,
  HTML,
  testContent,
  TestSite,
  testSite,
} from "../support/test_app.ts";

const settings = { BASE_URL, CONTENT_DIR };
const config = readConfig(settings);
const { index, files } = await makeAnswers({ config, content: testContent });
const listed = { ...index.most, ...index.others };

/** Answers of the build; another name for each site, because a site keeps what it takes. */
function built(): BuiltAnswers {
  const { name } = index;
  return new BuiltAnswers(
    { name, files: listed },
    (at) => files[at] ?? missing(),
  );
}

function missing(): never {
  throw new Error("No such file");
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

for (
  const [order, rows] of [["either", requests], [
    "the other",
    requests.toReversed(),
  ]] as const
) {
  Deno.test(`an answer of the build is that of the site, in ${order} order`, async () => {
    using front = testSite({ built: built() });
    using full = testSite();
    const wrong = [];
    for (const row of rows) {
      const [one, other] = [await seen(front, row), await seen(full, row)];
      if (JSON.stringify(one) !== JSON.stringify(other)) {
        wrong.push(differenceOf(one, other));
      }
    }
    assertEquals(wrong, []);
    const [one, other] = [front, full].map((site) =>
      site.app.core.presence?.count()
    );
    assertEquals(await one, await other);
  });
}

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
  for (
    const path of [
      "/about",
      "/llms.txt",
      "/feed.xml",
      "/privacy",
      "/resume.json",
    ]
  ) {
    assert(path in listed, path);
  }
  for (const path of ["/", "/room", "/healthz"]) {
    assert(!(path in listed), path);
  }
});

Deno.test("no answer of another build is given", async () => {
  const keys = await builtKeysOf(config, BASE_URL);
  const keysWith = (env: Record<string, string>): Promise<unknown> =>
    builtKeysOf(readConfig({ ...settings, ...env }), BASE_URL);
  await using word = await changedContent(
    await edited("pages/about.md", "a", "b"),
  );
  const others: Record<string, unknown> = {
    word: await keysWith({ CONTENT_DIR: word.dir }),
    limit: await keysWith({ RATE_LIMIT: "61" }),
    address: await builtKeysOf(config, "https://dark.example"),
  };
  for (const [change, other] of Object.entries(others)) {
    assertNotEquals(other, keys, change);
  }
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
