import { assert, assertEquals } from "@std/assert";
import { operations } from "../../lib/operations/mod.ts";
import { type TestSite, testSite } from "../support/test_app.ts";
import { bodyOf, post } from "./requests.ts";

const AVATAR = "/api/v1/room-avatar?figure=hd-180-1&direction=2";
const CHAT = { message: "Hello", npcId: "librarian" };
const BATCH = { requests: [{ operationId: "getStats" }] };

async function jobPath(site: TestSite): Promise<string> {
  const headers = { prefer: "respond-async" };
  const response = await post(site, "/api/v1/batch", BATCH, { headers });
  return (await bodyOf(response, 202)).status_url;
}

/** A request that each operation answers, by its id. */
const EXAMPLES: Record<string, (site: TestSite) => Promise<Response>> = {
  getStats: (site) => site.fetch("/api/v1/stats"),
  getCodehostContributions: (site) =>
    site.fetch("/api/v1/codehost-contributions"),
  npcChatHealth: (site) => site.fetch("/api/v1/npc-chat"),
  npcChat: (site) => post(site, "/api/v1/npc-chat", CHAT),
  trackEvent: (site) => post(site, "/api/v1/track", { event: "hire_opened" }),
  runBatch: (site) => post(site, "/api/v1/batch", BATCH),
  getJob: async (site) => site.fetch(await jobPath(site)),
  listWork: (site) => site.fetch("/api/v1/work"),
  getRoomAvatar: (site) => site.fetch(AVATAR),
  getManifest: (site) => site.fetch("/api/v1/manifest"),
};

Deno.test("there are ten operations", () => {
  const ids = operations.map(({ id }) => id);
  assertEquals(ids.toSorted(), Object.keys(EXAMPLES).sort());
});

for (const { id, responses } of operations) {
  Deno.test(`${id} answers 200 without configuration and network`, async () => {
    using site = testSite();
    const response = await EXAMPLES[id]?.(site);
    assert(response);
    assertEquals(response.status, 200);
    assertEquals(
      response.headers.get("content-type"),
      responses[200]?.mediaType ?? "application/json",
    );
    await response.body?.cancel();
  });
}

for (const { id, responses } of operations) {
  if (id === "getRoomAvatar" || id === "getManifest") continue;
  Deno.test(`the 200 of ${id} is what its schema says, member for member`, async () => {
    using site = testSite();
    const body = await (await EXAMPLES[id]?.(site))?.json();
    // A schema drops what it does not know.
    assertEquals(responses[200]?.schema.parse(body), body);
  });
}

const GETS = [
  "/api/v1/stats",
  "/api/v1/codehost-contributions",
  "/api/v1/npc-chat",
  "/api/v1/manifest",
  AVATAR,
  "/api/v1/stats?x",
  `${AVATAR}&size=m`,
  "/api/v1/jobs/unknown",
];

for (const path of GETS) {
  Deno.test(`HEAD ${path} says what GET says, without the body`, async () => {
    using site = testSite();
    const head = await site.fetch(path, { method: "HEAD" });
    const get = await site.fetch(path);
    assertEquals(head.status, get.status);
    assertEquals(await head.text(), "");
    const { length } = await get.bytes();
    const declared = head.headers.get("content-length");
    assertEquals(declared, String(length));
    const own = ["x-request-id", "ratelimit-remaining", "content-length"];
    const comparable = ({ headers }: Response) =>
      [...headers].filter(([name]) => !own.includes(name));
    assertEquals(comparable(head), comparable(get));
  });
}

/** What may be cached, by operation; nothing else may. */
const CACHED: Record<string, string> = {
  getStats: "public, max-age=60",
  getCodehostContributions:
    "public, max-age=600, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=86400",
  listWork: "public, max-age=300, stale-while-revalidate=3600",
  getManifest: "public, max-age=3600",
  getRoomAvatar: "public, max-age=86400, stale-while-revalidate=604800",
};

for (const [id, request] of Object.entries(EXAMPLES)) {
  const cacheControl = CACHED[id];
  const what = cacheControl ? "has an ETag and may be cached" : "is not cached";
  Deno.test(`the answer of ${id} ${what}`, async () => {
    using site = testSite();
    const { headers, body } = await request(site);
    await body?.cancel();
    assertEquals(headers.get("cache-control"), cacheControl ?? "no-store");
    assertEquals(headers.has("etag"), cacheControl !== undefined);
    assertEquals(
      headers.get("cdn-cache-control"),
      cacheControl ? "no-store" : null,
    );
  });
}

for (const path of GETS.slice(0, 5)) {
  Deno.test(`GET ${path} ignores Accept and Range`, async () => {
    using site = testSite();
    const plain = await site.fetch(path);
    const strange = await site.fetch(path, {
      headers: { accept: "text/html", range: "bytes=0-0" },
    });
    assertEquals(strange.status, 200);
    assertEquals(
      strange.headers.get("content-type"),
      plain.headers.get("content-type"),
    );
    assertEquals(await strange.bytes(), await plain.bytes());
  });
}

for (const [id, request] of Object.entries(EXAMPLES)) {
  Deno.test(`the 61st ${id} in a minute is refused`, async () => {
    using site = testSite();
    // A batch has made the job, so its own window is not the one that ends.
    const again = id === "getJob" ? await repeated(site) : () => request(site);
    for (let i = 0; i < 60; i++) {
      const response = await again();
      assertEquals(response.status, 200);
      await response.body?.cancel();
    }
    const refused = await again();
    assertEquals(refused.status, 429);
    assertEquals(refused.headers.get("retry-after"), "60");
    assertEquals((await refused.json()).code, "rate_limited");
    site.clock.advance(60_000);
    const passed = await again();
    assertEquals(passed.status, 200);
    await passed.body?.cancel();
  });
}

async function repeated(site: TestSite): Promise<() => Promise<Response>> {
  const path = await jobPath(site);
  return () => site.fetch(path);
}
