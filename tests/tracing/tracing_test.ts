import { assert, assertEquals } from "@std/assert";
import { ENGLISH as words } from "../../lib/base/words/override.ts";
import { startTracing } from "../../lib/server/tracing.ts";
import { freePort } from "../support/free_port.ts";
import { addressOf, startServer } from "../support/server.ts";
import { standIn } from "../support/stand_in.ts";
import { testSite } from "../support/test_app.ts";
import { completion, HELLO } from "../upstreams/npc_endpoint.ts";
import { Collector } from "./collector.ts";

// Each of these words is sent by a client in one place, and looked for in all
// that leaves the process.
const HEADERS = {
  "user-agent": "marked-user-agent",
  "accept-language": "marked-language",
  "authorization": "Bearer marked-authorization",
  "cookie": "marked=marked-cookie",
  "referer": "http://localhost/marked-referer",
  "x-forwarded-for": "198.51.100.77",
  "baggage": "visitor=marked-baggage",
  "tracestate": "visitor=marked-state",
  "traceparent": "00-0123456789abcdef0123456789abcdef-0123456789abcdef-01",
};
const ADDRESS = "198.51.100.77";
const FIGURE = "hd-180-1.hr-100-61.ch-210-66.lg-270-82";

/** Nobody listens at this address: the error of a call says where it went. */
function nobody(): string {
  return `http://127.0.0.1:${freePort()}/marked-upstream`;
}

/** Asks for everything that there is, and some things that there are not. */
async function askEverything(address: string, paths: string[]) {
  const ask = async (target: string, init: RequestInit = {}) => {
    const response = await fetch(address + target, {
      redirect: "manual",
      ...init,
      headers: HEADERS,
    });
    await response.body?.cancel();
  };
  for (const path of paths) {
    const filled = path.replace(/\{\w+\}|\*/, "marked-id");
    const mark = filled.includes("?") ? "&" : "?";
    await ask(`${filled}${mark}query=marked-query&figure=marked-figure`);
  }
  await ask("/marked-path/marked-path?marked-query");
  await ask("/api/marked-path");
  await ask(`/api/v1/room-avatar?figure=${FIGURE}&direction=2`);
  const post = (path: string, body: unknown) =>
    ask(path, { method: "POST", body: JSON.stringify(body) });
  await post("/api/v1/npc-chat", { npcId: "barista", message: "marked-body" });
  await post("/ask", { query: "marked-body" });
  await ask("/about", { method: "MARKED-METHOD" });
}

Deno.test("traces name the route, and no word of a client leaves with them", async () => {
  await using collector = new Collector();
  await using others = standIn(({ url }) =>
    url.endsWith("/completions")
      ? completion(HELLO)
      : Response.json({ visitors: 3 })
  );
  const server = startServer({
    ...collector.env,
    TRUST_PROXY: "1",
    LOG_FORMAT: "json",
    STATS_PROVIDER: "umami",
    STATS_URL: others.url,
    STATS_SITE_ID: "marked-site",
    STATS_TOKEN: "marked-token",
    NPC_PROVIDER: "openai",
    NPC_URL: others.url,
    NPC_MODEL: "marked-model",
    IMAGER_URL: nobody(),
  });
  using site = testSite();
  const paths = site.app.endpoints().map(({ path }) => path);
  const address = await addressOf(server);
  await askEverything(address, paths);
  const privacy = await (await fetch(`${address}/privacy.md`)).text();
  server.kill("SIGTERM");
  await server.status;

  const { exported: { traces, logs, metrics }, spans } = collector;
  const requests = spans.filter(({ kind }) => kind === 2);
  const names = new Set(requests.map(({ name }) => name));
  for (const path of paths) assert(names.has(`GET ${path}`), path);
  assert(names.has("GET") && names.has("HTTP /about"), [...names].join());
  assertEquals(marksIn(traces), []);
  assertEquals(marksIn(logs), []);
  // The runtime itself counts by the method as it came, which the page says.
  assertEquals(marksIn(metrics.replaceAll("MARKED-METHOD", "")), []);

  assert(privacy.includes(words.privacy.traced.routes));

  const calls = spans.filter(({ kind }) => kind === 3);
  assert(calls.length >= 3, "calls of other services are traced, too");
  assert(others.arrived.length >= 2);
  for (const { headers } of others.arrived) {
    assertEquals(headers.get("baggage"), null);
    assertEquals(headers.get("tracestate"), null);
  }
});

Deno.test("where spans do not pass by us, addresses are said to be traced", async () => {
  // As in a process without traces: its calls make no spans.
  assertEquals((await startTracing(fetch)).traced, "addresses");
});

function marksIn(text: string): string[] {
  const words = text.match(/marked[-\w]*/gi) ?? [];
  return [...words, ...[ADDRESS, FIGURE].filter((word) => text.includes(word))];
}
