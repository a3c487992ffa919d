import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { ENGLISH } from "../../lib/base/words/override.ts";
import { operations } from "../../lib/api/operations/mod.ts";
import { home } from "../home/support.ts";
import { testContent, type TestSite, testSite } from "../support/test_app.ts";

const CALLERS = "/callers.json";
const MINUTE = 60_000;
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0";
const words = ENGLISH.callers;

interface Shown {
  id: string;
  protocol: string;
  call: string;
  status: number;
  age: number;
  says: string;
}

async function shownOn(site: TestSite): Promise<Shown[]> {
  return (await site.json(CALLERS)).calls;
}

async function call(site: TestSite, ...given: Parameters<TestSite["fetch"]>) {
  await (await site.fetch(...given)).body?.cancel();
}

const rpc = (method: string, params?: object): RequestInit => ({
  method: "POST",
  headers: {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
  },
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
});

/** The same request from a page of the site. */
function fromOwnPage({ headers, ...init }: RequestInit): RequestInit {
  const own = { "user-agent": BROWSER, "sec-fetch-site": "same-origin" };
  return { ...init, headers: { ...Object(headers), ...own } };
}

Deno.test("an open page learns what a program called, with what status and when", async () => {
  using site = testSite();
  await call(site, "/api/v1/work?limit=2");
  await call(site, "/api/v1/jobs/secret");
  site.clock.advance(1_500);
  const [work, job] = await shownOn(site);
  assert(work && job);
  const { id, ...rest } = work;
  assertNotEquals(id, job.id);
  assertEquals(rest, {
    protocol: "API",
    call: "GET /api/v1/work",
    status: 200,
    age: 1_500,
    says: words.does.listWork,
  });
  assertEquals([job.call, job.status], ["GET /api/v1/jobs/{id}", 404]);
  assertEquals(job.says, words.failed, "nobody reads what is not there");
});

Deno.test("pages of strangers bring nobody: neither their visitors' browsers nor a refused origin", async () => {
  using site = testSite();
  const tools = rpc("tools/list");
  const headers = Object.fromEntries(new Headers(tools.headers));
  const fields = [
    ["sec-fetch-site", "cross-site"],
    ["sec-fetch-site", "same-site"],
    ["origin", "https://stranger.example"],
  ] as const;
  for (const [name, value] of fields) {
    const sent = { ...headers, [name]: value };
    await call(site, "/mcp", { ...tools, headers: sent });
  }
  assertEquals(await shownOn(site), []);
});

Deno.test("MCP and A2A are told from the API, and each call has a sentence", async () => {
  using site = testSite();
  await call(site, "/mcp", rpc("tools/list"));
  await call(site, "/mcp", rpc("tools/call", { name: "get_contact" }));
  await call(site, "/a2a", rpc("message/send"));
  const shown = await shownOn(site);
  assertEquals(
    shown.map(({ protocol, call, says }) => [protocol, call, says]),
    [
      ["MCP", "POST /mcp", words.uses.MCP],
      ["MCP", "POST /mcp get_contact", words.uses.MCP],
      ["A2A", "POST /a2a", words.uses.A2A],
    ],
  );
  for (const { id } of operations) {
    assert(
      Object.keys(words.does).includes(id),
      `no sentence callers.does.${id} in lib/base/words/english.json`,
    );
  }
});

Deno.test("callers are no cached document: they are asked for by a tag, which changes with a call", async () => {
  using site = testSite();
  const ask = async (tag: string) => {
    const response = await site.fetch(CALLERS, {
      headers: { "if-none-match": tag },
    });
    await response.body?.cancel();
    const { status, headers } = response;
    assertEquals(headers.get("cache-control"), "no-store");
    return { status, tag: headers.get("etag") ?? "" };
  };
  const first = await ask("");
  assertEquals(first.status, 200);
  assertEquals(await ask(first.tag), { status: 304, tag: first.tag });
  await call(site, "/api/v1/work");
  const second = await ask(first.tag);
  assertEquals(second.status, 200);
  site.clock.advance(MINUTE);
  assertEquals((await ask(second.tag)).status, 304);
  site.clock.advance(4 * MINUTE);
  const last = await ask(second.tag);
  assertEquals(last.status, 200);
  assertEquals(await shownOn(site), []);
});

Deno.test("what a page of the site calls brings nobody, nor does a refused flood", async () => {
  using site = testSite();
  await call(site, "/mcp", fromOwnPage(rpc("tools/list")));
  await call(site, "/api/v1/work", fromOwnPage({}));
  await call(site, "/api/v1/work", { headers: { "user-agent": BROWSER } });
  await call(site, CALLERS);
  await call(site, "/");
  await call(site, "/llms.txt");
  assertEquals(await shownOn(site), []);
  for (let nth = 0; nth < 100; nth++) await call(site, "/api/v1/work");
  const statuses = (await shownOn(site)).map(({ status }) => status);
  assertEquals([...new Set(statuses)], [200]);
});

Deno.test("who called, and with what, is never told", async () => {
  using site = testSite();
  const from = "198.51.100.77";
  const headers = {
    "user-agent": "marmalade/1",
    referer: "https://jam.example",
  };
  await call(site, "/api/v1/work?limit=17", { from, headers });
  await call(site, "/api/v1/jobs/marmalade", { from, headers });
  const rpcCall = rpc("tools/call", { name: "marmalade" });
  await call(site, "/mcp", { from, ...rpcCall });
  const text = await site.text(CALLERS);
  assertEquals(JSON.parse(text).calls.length, 3);
  for (const secret of [from, "marmalade", "jam", "17"]) {
    assert(!text.replaceAll(/"id":"[^"]*"/g, "").includes(secret), secret);
  }
});

Deno.test("twenty thousand calls leave a small document", async () => {
  using site = testSite({ env: { RATE_LIMIT: "0" } });
  for (let nth = 0; nth < 20_000; nth++) await call(site, "/api/v1/work");
  const text = await site.text(CALLERS);
  assert(text.length < 4_096, `${text.length}`);
});

Deno.test("to ask who called uses up no window, leaves no line in the log and counts no visitor", async () => {
  using site = testSite();
  const headers = { "user-agent": BROWSER };
  for (let nth = 0; nth < 70; nth++) {
    const response = await site.fetch(CALLERS, { headers });
    assertEquals(response.status, 200);
    assertEquals(response.headers.get("ratelimit-remaining"), "60");
    await response.body?.cancel();
  }
  assertEquals(site.log, []);
  const stats = await site.json("/api/v1/stats");
  assertEquals(stats.active_visitors, 0);
});

Deno.test("callers are no part of the API, and other sites cannot read them", async () => {
  using site = testSite();
  const openapi = await site.text("/openapi.json");
  assert(!openapi.includes(CALLERS));
  const headers = { origin: "https://other.example" };
  const response = await site.fetch(CALLERS, { headers });
  assertEquals(response.headers.get("access-control-allow-origin"), null);
  await response.body?.cancel();
});

Deno.test("without script the home page says which protocols programs used, and its twin does not", async () => {
  using site = testSite();
  const line = words.recent;
  assert(!(await home(site)).includes(line));
  await call(site, "/mcp", rpc("tools/list"));
  site.clock.advance(MINUTE);
  await home(site);
  const html = await home(site);
  const [, below = ""] = html.split(line);
  assert(below.split("</p>")[0]?.includes("MCP"));
  const twin = await site.text("/index.md");
  assert(twin.includes(testContent.profile.headline));
  assert(!twin.includes(line));
});
