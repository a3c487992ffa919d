import { assertEquals } from "@std/assert";
import { operations } from "../lib/api/operations/mod.ts";
import { assertError, bodyOf, post } from "./api/support/requests.ts";
import { eventLoop } from "./support/event_loop.ts";
import { exampleOf } from "./support/examples.ts";
import { HTML, type TestSite, testSite } from "./support/test_app.ts";
import { completion, model } from "./upstreams/npc_endpoint.ts";

/** As many as the contract lets wait, of all clients and of one. */
const OF_ALL = 256;
const OF_ONE = 16;
const WITHOUT_LIMIT = { env: { RATE_LIMIT: "0" } };

const POSTS = [
  ...operations.filter(({ method }) => method === "POST").map((operation) => ({
    path: operation.path,
    body: JSON.stringify(exampleOf(operation).body),
  })),
  ...["/mcp", "/docs/mcp", "/a2a"].map((path) => ({
    path,
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }),
  })),
  { path: "/ask", body: JSON.stringify({ query: "Who?" }) },
];

/** An address for each sixteen requests. */
const addressOf = (i: number) => `198.51.100.${Math.floor(i / OF_ONE)}`;

/** Requests whose bodies do not end before the test says so. */
function unfinished(
  site: TestSite,
  count: number,
  from: (i: number) => string = addressOf,
) {
  const ends: (() => void)[] = [];
  const answers = Array.from({ length: count }, (_, i) => {
    const { path, body } = POSTS[i % POSTS.length] ?? { path: "", body: "" };
    const stream = new ReadableStream({
      start(controller) {
        ends.push(() => {
          controller.enqueue(new TextEncoder().encode(body));
          controller.close();
        });
      },
    });
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: stream, from: from(i) };
    return site.fetch(path, init);
  });
  return {
    answers,
    async end() {
      for (const end of ends) end();
      for (const answer of answers) await (await answer).body?.cancel();
    },
  };
}

const ask = (site: TestSite, from?: string) =>
  site.fetch("/api/v1/npc-chat", { from });

Deno.test("256 requests may wait for their bodies, and one more is told to try again", async () => {
  using site = testSite(WITHOUT_LIMIT);
  const waiting = unfinished(site, OF_ALL - 1);
  // The last place; it is free again at once.
  await bodyOf(await ask(site));
  const last = unfinished(site, 1, () => "203.0.113.1");
  for (const { path, body } of POSTS) {
    const refused = await post(site, path, body);
    assertEquals(refused.headers.get("retry-after"), "1", path);
    await assertError(refused, 500, "internal_error");
  }
  await waiting.end();
  await last.end();
  await bodyOf(await ask(site));
});

Deno.test("a client holds 16 places, its 17th request is 429, and others are answered", async () => {
  using site = testSite(WITHOUT_LIMIT);
  const network = (host: number) => `2001:db8::${host.toString(16)}`;
  const waiting = unfinished(site, OF_ONE, network);
  for (const { path, body } of POSTS) {
    const refused = await post(site, path, body, { from: network(99) });
    const { headers } = refused;
    const names = ["limit", "remaining", "reset", "policy"];
    const missing = names.filter((name) => !headers.has(`ratelimit-${name}`));
    assertEquals([path, missing], [path, []]);
    assertEquals(headers.get("retry-after"), "1", path);
    await assertError(refused, 429, "rate_limited");
    const other = await post(site, path, body, { from: "2001:db8:0:1::1" });
    assertEquals([path, other.status], [path, 200]);
    await other.body?.cancel();
  }
  await waiting.end();
  // All sixteen are free again.
  const again = unfinished(site, OF_ONE - 1, network);
  await bodyOf(await ask(site, network(99)));
  await again.end();
});

Deno.test("a client without a free place has its message shown on the page of the room", async () => {
  using site = testSite(WITHOUT_LIMIT);
  const waiting = unfinished(site, OF_ONE, () => "192.0.2.1");
  const page = "/room?to=archivist&ask=Hello";
  const refused = await site.fetch(page, { headers: HTML });
  const answered = await site.fetch(page, { headers: HTML, from: "192.0.2.2" });
  assertEquals([refused.status, answered.status], [200, 200]);
  const shown = [await refused.text(), await answered.text()]
    .map((html) => html.includes("rate_limited"));
  assertEquals(shown, [true, false]);
  await waiting.end();
});

Deno.test("a page shows the refusal of this request, and not that of an earlier one", async () => {
  using site = testSite(WITHOUT_LIMIT);
  const page = "/room?to=archivist&ask=Hello";
  const shown = async (from?: string) => {
    const html = await site.text(page, { headers: HTML, from });
    return /rate_limited|internal_error/.exec(html)?.[0];
  };
  const waiting = unfinished(site, OF_ALL - 1);
  const last = unfinished(site, 1, () => "203.0.113.1");
  assertEquals(await shown("203.0.113.2"), "internal_error");
  assertEquals(await shown(addressOf(0)), "rate_limited");
  await waiting.end();
  await last.end();
});

Deno.test("requests of a client that come together and wait for nothing are all answered", async () => {
  using site = testSite(WITHOUT_LIMIT);
  await bodyOf(await site.fetch("/api/v1/stats"));
  site.clock.advance(1_000);
  const together = Array.from(
    { length: 50 },
    () => site.fetch("/api/v1/stats"),
  );
  for (const answer of together) await bodyOf(await answer);
});

Deno.test("a body slower than 1 KiB in 5 s gives its place back", async () => {
  using site = testSite(WITHOUT_LIMIT);
  const slow = unfinished(site, OF_ONE, () => "192.0.2.1");
  await eventLoop();
  site.clock.advance(5_250);
  const codes = await Promise.all(
    slow.answers.map(async (answer) => (await answer).status),
  );
  // A2A refuses what it cannot read with 200.
  assertEquals(codes.filter((code) => code !== 400 && code !== 200), []);
  await bodyOf(await ask(site, "192.0.2.1"));
});

Deno.test("who needs not wait is answered however many do", async () => {
  using site = testSite(WITHOUT_LIMIT);
  const waiting = unfinished(site, OF_ALL);
  const paths = ["/healthz", "/about", "/contact.md", "/llms.txt"];
  const operations = ["/api/v1/work", "/api/v1/manifest?theme=dark"];
  const services = ["/ask?query=Who"];
  for (const path of [...paths, ...operations, ...services, "/nowhere"]) {
    const { status, body } = await site.fetch(path);
    assertEquals(status, path === "/nowhere" ? 404 : 200, path);
    await body?.cancel();
  }
  await waiting.end();
});

Deno.test("a site that stops waits for those under way, and for two seconds at most", async () => {
  using patient = testSite();
  const waiting = unfinished(patient, 3);
  const stopped = patient.app.core.stop();
  await waiting.end();
  await stopped;

  using late = testSite();
  const stalled = unfinished(late, 1);
  let hasStopped = false;
  const stopping = late.app.core.stop().then(() => hasStopped = true);
  late.clock.advance(1_999);
  await eventLoop();
  assertEquals(hasStopped, false);
  late.clock.advance(1);
  await stopping;
  await stalled.end();
});

Deno.test("a question by GET takes a place where a model may answer it", async () => {
  const { options } = model(() => completion({ messages: ["Hi"] }));
  using site = testSite({ ...options, expectErrors: true });
  const waiting = unfinished(site, OF_ONE, () => "192.0.2.1");
  const refused = await site.fetch("/ask?q=Who");
  await assertError(refused, 429, "rate_limited");
  await waiting.end();
});
