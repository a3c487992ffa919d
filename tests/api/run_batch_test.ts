import { assertEquals } from "@std/assert";
import { testSite } from "../support/test_app.ts";
import { assertError, bodyOf, post, short } from "./support/requests.ts";

const PATH = "/api/v1/batch";
const STATS = { operationId: "getStats" };

Deno.test("POST /api/v1/batch answers in request order, as each would have alone", async () => {
  using site = testSite();
  const ids = ["npcChatHealth", "getStats", "getCodehostContributions"];
  const requests = ids.map((operationId) => ({ operationId }));
  const response = await post(site, PATH, { requests });
  assertEquals(response.headers.get("vary"), "prefer");
  const { results, ...rest } = await bodyOf(response);
  assertEquals(rest, {});
  const paths = ["npc-chat", "stats", "codehost-contributions"];
  for (const [i, operationId] of ids.entries()) {
    const alone = await bodyOf(await site.fetch(`/api/v1/${paths[i]}`));
    assertEquals(results[i], { operationId, status: 200, body: alone });
  }
});

Deno.test("POST /api/v1/batch gives back an id only where there was one", async () => {
  using site = testSite();
  const ids = ["a", undefined, "", "__proto__", "a", "🦆\u0000\ufeff", "x"];
  const requests = ids.map((id) => ({ ...STATS, id }));
  const { results } = await bodyOf(await post(site, PATH, { requests }));
  assertEquals(results.map(({ id }: { id?: string }) => id), ids);
  assertEquals(Object.hasOwn(results[1], "id"), false);
});

Deno.test("POST /api/v1/batch takes ids of 2,048 characters where no job id has to hold them, and no longer ones", async () => {
  using site = testSite();
  const send = (id: string) =>
    post(site, PATH, { requests: [{ ...STATS, id }] });
  const id = "🦆".repeat(2_048);
  const { results } = await bodyOf(await send(id));
  assertEquals(results[0].id, id);
  await assertError(await send(`${id}x`), 400, "invalid_body");
});

Deno.test("POST /api/v1/batch takes ten requests", async () => {
  using site = testSite();
  const requests = Array(10).fill(STATS);
  const { results } = await bodyOf(await post(site, PATH, { requests }));
  assertEquals(results.length, 10);
});

Deno.test("one failing item does not fail the batch", async () => {
  using site = testSite({
    env: {
      CODEHOST_PROVIDER: "forgejo",
      CODEHOST_URL: "https://code.example",
      CODEHOST_USER: "sam",
    },
    fetch: () => Promise.resolve(new Response("secret", { status: 404 })),
    expectErrors: true,
  });
  const requests = ["getStats", "getCodehostContributions", "npcChatHealth"]
    .map((operationId) => ({ operationId }));
  const { results } = await bodyOf(await post(site, PATH, { requests }));
  const statuses = results.map(({ status }: { status: number }) => status);
  assertEquals(statuses, [200, 502, 200]);
  const { code, error } = results[1].body;
  assertEquals(code, "upstream_error");
  assertEquals(error.includes("secret"), false);
});

Deno.test("an item that is not configured has the status of its operation", async () => {
  using site = testSite({ commits: null, env: { NPC_PROVIDER: "off" } });
  const requests = ["getCodehostContributions", "npcChatHealth"]
    .map((operationId) => ({ operationId }));
  const { results } = await bodyOf(await post(site, PATH, { requests }));
  const [contributions, health] = results;
  assertEquals(contributions.status, 500);
  assertEquals(contributions.body.code, "not_configured");
  assertEquals([health.status, health.body.status], [200, "not_configured"]);
});

Deno.test("a batch counts once, and its items not at all", async () => {
  using site = testSite();
  const response = await post(site, PATH, { requests: Array(10).fill(STATS) });
  assertEquals(response.headers.get("ratelimit-remaining"), "59");
  await response.body?.cancel();
  const stats = await site.fetch("/api/v1/stats");
  assertEquals(stats.headers.get("ratelimit-remaining"), "59");
  await stats.body?.cancel();
});

const INVALID = [
  {},
  { requests: null },
  { requests: {} },
  { requests: "getStats" },
  { requests: [] },
  { requests: Array(11).fill(STATS) },
  { requests: [null] },
  { requests: ["getStats"] },
  { requests: [{}] },
  { requests: [{ id: "a" }] },
  { requests: [STATS, { operationId: "npcChat" }] },
  { requests: [{ operationId: "runBatch" }] },
  { requests: [{ operationId: "getJob" }] },
  { requests: [{ operationId: "listWork" }] },
  { requests: [{ operationId: "getstats" }] },
  { requests: [{ operationId: "getStats " }] },
  { requests: [{ operationId: "__proto__" }] },
  { requests: [{ operationId: 0 }] },
  { requests: [{ operationId: ["getStats"] }] },
  { requests: [{ ...STATS, id: 5 }] },
  { requests: [{ ...STATS, id: null }] },
];

for (const body of INVALID) {
  for (const prefer of ["", "respond-async"]) {
    const how = prefer && `, ${prefer}`;
    Deno.test(`POST /api/v1/batch refuses ${short(JSON.stringify(body))}${how}`, async () => {
      using site = testSite();
      const headers: Record<string, string> = prefer ? { prefer } : {};
      const response = await post(site, PATH, body, { headers });
      await assertError(response, 400, "invalid_body");
    });
  }
}
