import { assertEquals } from "@std/assert";
import { operations } from "../lib/operations/mod.ts";
import { assertError, bodyOf, post } from "./api/support/requests.ts";
import { eventLoop } from "./support/event_loop.ts";
import { exampleOf } from "./support/examples.ts";
import { type TestSite, testSite } from "./support/test_app.ts";

/** As many as the contract lets wait. */
const MOST = 256;
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

/** Requests whose bodies do not end before the test says so. */
function unfinished(site: TestSite, count: number) {
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
    return site.fetch(path, { method: "POST", headers, body: stream });
  });
  return {
    async end() {
      for (const end of ends) end();
      for (const answer of answers) await (await answer).body?.cancel();
    },
  };
}

const ask = (site: TestSite) => site.fetch("/api/v1/npc-chat");

Deno.test("256 requests may wait for their bodies, and one more is told to try again", async () => {
  using site = testSite(WITHOUT_LIMIT);
  const waiting = unfinished(site, MOST - 1);
  // The last place; it is free again at once.
  await bodyOf(await ask(site));
  const last = unfinished(site, 1);
  for (const { path, body } of POSTS) {
    const refused = await post(site, path, body);
    assertEquals(refused.headers.get("retry-after"), "1", path);
    await assertError(refused, 500, "internal_error");
  }
  await waiting.end();
  await last.end();
  await bodyOf(await ask(site));
});

Deno.test("who needs not wait is answered however many do", async () => {
  using site = testSite(WITHOUT_LIMIT);
  const waiting = unfinished(site, MOST);
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
  const stopped = patient.app.stop();
  await waiting.end();
  await stopped;

  using late = testSite();
  const stalled = unfinished(late, 1);
  let hasStopped = false;
  const stopping = late.app.stop().then(() => hasStopped = true);
  late.clock.advance(1_999);
  await eventLoop();
  assertEquals(hasStopped, false);
  late.clock.advance(1);
  await stopping;
  await stalled.end();
});
